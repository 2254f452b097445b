"""The process in which one study runs: it reads what is asked from its input, as JSON, and writes lines of JSON.

Compiled code of an edition is never freed, and compiling holds the GIL: in a process of its own a study does no harm to
a server, and can be ended at any moment. It ends by itself when its input is closed.
"""

from __future__ import annotations

import json
import os
import sys
import threading
from contextlib import closing
from typing import Any

from sunduk.core.errors import SundukError
from sunduk.study.charts import fan, histogram
from sunduk.study.html_report import html
from sunduk.study.report import Report
from sunduk.study.results import Results
from sunduk.study.study import Study
from sunduk.study.variant import Variant

MOST_RECORDS = 24
"""Matches of a variant whose records are told, for the bars of charts to open."""


def main() -> None:
    asked = json.loads(sys.stdin.readline())
    threading.Thread(target=_end_with_parent, daemon=True).start()
    try:
        for line in lines(asked):
            tell(line)
    except SundukError as error:
        tell({"type": "failed", "message": str(error)})


def _end_with_parent() -> None:
    sys.stdin.read()
    os._exit(0)


def tell(line: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(line, ensure_ascii=False) + "\n")
    sys.stdout.flush()


def lines(asked: dict[str, Any]) -> Any:
    """What is told of a study: results as they come, and the report."""
    study = study_of(asked)
    results: Results | None = None
    with closing(study.run(threads=1)) as running:
        for results in running:
            yield {"type": "progress", "matches": results.matches, "variants": results.data()["variants"]}
    assert results is not None
    yield {"type": "done", "report": report_of(results, asked["language"], asked["refused"])}


def study_of(asked: dict[str, Any]) -> Study:
    variants = tuple(
        Variant(asked["game"], each["edition"], each["options"], each["name"]) for each in asked["variants"]
    )
    for variant in variants:
        variant.check()
    return Study(variants, asked["seats"], asked["bots"], 0, asked["num"], asked["sharp"])


def report_of(results: Results, language: str, refused: dict[str, int]) -> dict[str, Any]:
    """The report as a page shows it: sentences, a table, charts, and the records that bars lead to."""
    report = Report([results], language, refused)
    data = [each.data(results.study.rule) for each in results.distributions]
    wanted: list[list[int]] = [[] for _ in data]
    charts = []
    for which in ("winner", "opener"):
        for at, (name, one) in enumerate(zip(report.names, data, strict=True)):
            told = f"{name}, {report.say(f'fan_{which}')}"
            charts.append({"caption": told, "svg": fan(told, one["fans"][which], at)})
    for which in data[0]["histograms"]:
        unit = " %" if which == "decided_at" else ""
        for at, (name, one) in enumerate(zip(report.names, data, strict=True)):
            told = f"{name}: {report.metric(which)}"
            drawn = histogram(told, one["histograms"][which], at, _Link(at, wanted[at]), unit)
            charts.append({"caption": told, "svg": drawn})
    headings, rows = report.table(results)
    return {
        "title": report.title,
        "scale": report.scale(results),
        "sentences": [{"name": name, "lines": said} for name, said in report.sentences(results)],
        "headings": headings,
        "rows": rows,
        "charts": [chart for chart in charts if chart["svg"]],
        "matches": {
            f"match-{at}-{number}": results.record(at, number)
            for at, numbers in enumerate(wanted)
            for number in numbers
        },
        "html": html(report),
    }


class _Link:
    """Addresses of matches of one variant, as many as are told."""

    def __init__(self, variant: int, numbers: list[int]) -> None:
        self.variant, self.numbers = variant, numbers

    def __call__(self, number: int) -> str | None:
        if number not in self.numbers:
            if len(self.numbers) >= MOST_RECORDS:
                return None
            self.numbers.append(number)
        return f"#match-{self.variant}-{number}"


if __name__ == "__main__":
    main()
