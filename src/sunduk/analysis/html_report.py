"""The report of a ledger as a page of its own: no scripts, nothing loaded, readable in the dark and by a reader."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from .graph import graph
from .report import Report

STYLE = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; }
th, td { padding: 0.2rem 0.6rem; text-align: right; border-bottom: 1px solid #8886; }
th:first-child, td:first-child { text-align: left; }
svg { display: block; width: 100%; min-width: 40rem; height: auto; }
details tr > :last-child { text-align: left; min-width: 12rem; }
"""


def html(report: Report) -> str:
    """The whole report."""
    return "\n".join(_page(report)) + "\n"


def _page(report: Report) -> Iterator[str]:
    yield f'<!doctype html>\n<html lang="{report.language}">\n<head>\n<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width">'
    yield f"<title>{escape(report.title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>"
    yield f"<h1>{escape(report.title)}</h1>\n<p>{escape(report.scale)}</p>"
    yield f'<div class="wide">{graph(report)}</div>'
    yield f"<details><summary>{escape(report.say('as_table'))}</summary>"
    yield from html_table("", *report.course())
    yield "</details>"
    yield from html_list(report.say("result"), report.result(), "")
    yield from html_table(report.say("sums"), *report.sums())
    yield f"<p>{escape(report.legend)}</p>"
    yield from html_table(report.say("skill"), *report.skill())
    yield from html_list(report.say("turning"), report.turning_points(), report.say("no_turning"))
    yield from html_list(report.say("marked"), report.marked(), report.say("none_marked"))
    if report.ledger.race:
        yield from html_table(report.say("race"), *report.race())
        yield from html_list("", report.faults(), "")
    yield "</body>\n</html>"


def html_table(title: str, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """A table under a heading, if it has one; the first cell of a row names it."""
    heading = f"<h2>{escape(title)}</h2>\n" if title else ""
    yield f'{heading}<div class="wide"><table>'
    yield "<tr>" + "".join(f'<th scope="col">{escape(heading)}</th>' for heading in headings) + "</tr>"
    for first, *rest in rows:
        cells = "".join(f"<td>{escape(cell)}</td>" for cell in rest)
        yield f'<tr><th scope="row">{escape(first)}</th>{cells}</tr>'
    yield "</table></div>"


def html_list(title: str, lines: Sequence[str], otherwise: str) -> Iterator[str]:
    """A list under a heading, or another text if it is empty."""
    if title and (lines or otherwise):
        yield f"<h2>{escape(title)}</h2>"
    if lines:
        yield "<ul>" + "".join(f"<li>{escape(line)}</li>" for line in lines) + "</ul>"
    elif otherwise:
        yield f"<p>{escape(otherwise)}</p>"
