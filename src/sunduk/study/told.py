"""What a page is told of studies: results as they come, and the report."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from .figures import Figures, Shown
from .html_report import html
from .report import Report
from .results import Results


def progress_of(results: Results) -> dict[str, Any]:
    """What is known so far, as a line."""
    return {
        "type": "progress",
        "bots": results.study.bots,
        "num": results.study.most,
        "matches": results.matches,
        "variants": results.data()["variants"],
    }


def report_of(found: Sequence[Results], language: str, refused: Mapping[str, int]) -> dict[str, Any]:
    """The report as a page shows it: sentences, tables, charts, and the records that charts lead to."""
    report = Report(found, language, refused)
    figures = Figures(report)
    parts: list[dict[str, Any]] = []
    matches: dict[str, str] = {}
    for number, results in enumerate(found):
        links = [Shown(results, at, f"match-{number}-{at}", moments=True) for at in range(len(report.names))]
        charts = [figure._asdict() for figure in figures.of(number, links) if figure.svg]
        parts.append(
            {
                "players": report.players(results),
                "scale": report.scale(results),
                "sentences": [{"name": name, "lines": said} for name, said in report.sentences(results)],
                "table": _grid(report.table(results)),
                "order": _grid(report.order(results)),
                "charts": charts,
            }
        )
        matches |= {link.anchor(match): record for link in links for match, record in link.records.items()}
    return {
        "title": report.title,
        "parts": parts,
        "beside": _grid(report.side_by_side()) if len(found) > 1 else None,
        "groups": {group: report.say(group) for group in ("fans", "histograms", "heat")},
        "grounds": figures.grounds,
        "matches": matches,
        "html": html(report),
        "markdown": report.markdown(),
        "json": json.dumps(objects_of(found), ensure_ascii=False),
    }


def objects_of(found: Sequence[Results]) -> list[dict[str, Any]]:
    """All numbers as plain data: one object for each variant and kind of players."""
    return [
        {key: value for key, value in data.items() if key != "variants"} | one
        for data in (each.data(distributions=True) for each in found)
        for one in data["variants"]
    ]


def _grid(table: tuple[list[str], list[list[str]]]) -> dict[str, Any]:
    headings, rows = table
    return {"headings": headings, "rows": rows}
