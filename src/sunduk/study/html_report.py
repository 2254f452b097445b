"""The report of studies as a page of its own: no scripts, nothing loaded. Bars, points of fans and places on boards
lead to real matches, whose records are in the page.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Sequence
from html import escape
from itertools import groupby

from sunduk.analysis.html_report import STYLE, html_list, html_table

from .figures import Figure, Figures, Shown
from .report import Report
from .results import Results

MORE_STYLE = """
.charts { display: flex; flex-wrap: wrap; gap: 1rem; }
figure { margin: 0; flex: 1 1 20rem; max-width: 30rem; }
figcaption { font-size: 0.9rem; }
a:focus-visible rect, a:hover rect, a:focus-visible path, a:hover path { stroke: currentColor; }
svg.grounds { position: absolute; width: 0; height: 0; }
details ul { columns: 14rem; }
li:target { outline: 2px solid #0072b2; }
"""


def html(report: Report) -> str:
    """The whole report."""
    return "\n".join(_page(report)) + "\n"


def _page(report: Report) -> Iterator[str]:
    figures = Figures(report)
    yield f'<!doctype html>\n<html lang="{report.language}">\n<head>\n<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width">'
    yield f"<title>{escape(report.title)}</title>\n<style>{STYLE}{MORE_STYLE}</style>\n</head>\n<body>"
    yield figures.grounds
    yield f"<h1>{escape(report.title)}</h1>"
    for results in report.results:
        yield f"<h2>{escape(report.players(results))}</h2>\n<p>{escape(report.scale(results))}</p>"
        for name, lines in report.sentences(results):
            yield f"<h3>{escape(name)}</h3>"
            yield from html_list("", lines, "")
    if len(report.results) > 1:
        yield from html_table(report.say("metric"), *report.side_by_side())
    for number, results in enumerate(report.results):
        yield from _details(report, results, number, figures)
    yield from html_list(report.say("skill"), report.skills(), "")
    if report.refused:
        headings = [report.say("clause"), report.say("times")]
        yield from html_table(report.say("refused"), headings, report.refusals())
    yield "</body>\n</html>"


def _details(report: Report, results: Results, number: int, figures: Figures) -> Iterator[str]:
    """Tables and charts for one kind of players."""
    players = report.players(results)
    yield from html_table(players, *report.table(results))
    yield from html_table(f"{report.say('order')} ({players})", *report.order(results))
    links = [Shown(results, at, f"m{number}-{at}", moments=False) for at in range(len(report.names))]
    for group, some in groupby(figures.of(number, links), lambda figure: figure.group):
        yield f"<h2>{escape(report.say(group))} ({escape(players)})</h2>"
        yield from _charts(list(some))
    for at, name in enumerate(report.names):
        headings, rows, _ = report.actions(results, at)
        yield from html_table(f"{report.say('actions')}: {name}", headings, rows)
    yield f"<h2>{escape(report.say('matches'))} ({escape(players)})</h2>\n<p>{escape(report.say('again'))}</p>"
    for name, shown in zip(report.names, links, strict=True):
        yield f"<details open><summary>{escape(name)}</summary><ul>"
        yield from (_record(report, shown, match) for match in sorted(shown.records))
        yield "</ul></details>"


def _charts(figures: Sequence[Figure]) -> Iterator[str]:
    yield '<div class="charts">'
    for figure in figures:
        if figure.svg:
            yield f"<figure>{figure.svg}<figcaption>{escape(figure.caption)}</figcaption></figure>"
    yield "</div>"


def _record(report: Report, shown: Shown, match: int) -> str:
    """A match that can be saved, and replayed or played on from there."""
    study = shown.results.study
    file = f"{study.variants[shown.variant].game}-{study.seed}-{match}.sunduk"
    address = f"data:application/octet-stream;base64,{b64encode(shown.records[match].encode()).decode()}"
    told = f"{report.say('match', number=match)}: {report.say('open')}"
    return f'<li id="{shown.anchor(match)}"><a href="{address}" download="{escape(file)}">{escape(told)}</a></li>'
