"""The report of studies as a page of its own: no scripts, nothing loaded. Bars and strokes lead to real matches, whose
records are in the page.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Iterator, Mapping
from html import escape
from typing import Any

from sunduk.analysis.html_report import STYLE, html_list, html_table

from .charts import fan, histogram
from .heat import heat_map
from .intervals import Interval
from .report import Report, action_texts
from .results import Results

MOST_RECORDS = 60
"""The most matches of a variant whose records are in the page."""
MORE_STYLE = """
.charts { display: flex; flex-wrap: wrap; gap: 1rem; }
figure { margin: 0; flex: 1 1 20rem; max-width: 30rem; }
figcaption { font-size: 0.9rem; }
a:focus-visible rect, a:hover rect, a:focus-visible line, a:hover line { opacity: 1; stroke: currentColor; }
details:target { outline: 2px solid #0072b2; }
pre { overflow-x: auto; font-size: 0.8rem; }
"""


def html(report: Report) -> str:
    """The whole report."""
    return "\n".join(_page(report)) + "\n"


def _page(report: Report) -> Iterator[str]:
    yield f'<!doctype html>\n<html lang="{report.language}">\n<head>\n<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width">'
    yield f"<title>{escape(report.title)}</title>\n<style>{STYLE}{MORE_STYLE}</style>\n</head>\n<body>"
    yield f"<h1>{escape(report.title)}</h1>"
    for results in report.results:
        yield f"<h2>{escape(report.players(results))}</h2>\n<p>{escape(report.scale(results))}</p>"
        for name, lines in report.sentences(results):
            yield f"<h3>{escape(name)}</h3>"
            yield from html_list("", lines, "")
    if len(report.results) > 1:
        yield from html_table(report.say("metric"), *report.side_by_side())
    for number, results in enumerate(report.results):
        yield from _details(report, results, number)
    yield from html_list(report.say("skill"), report.skills(), "")
    if report.refused:
        headings = [report.say("clause"), report.say("times")]
        yield from html_table(report.say("refused"), headings, report.refusals())
    yield "</body>\n</html>"


class _Linked:
    """Matches of a variant that the page leads to, as they are asked for."""

    def __init__(self, prefix: str) -> None:
        self.prefix = prefix
        self.numbers: list[int] = []

    def __call__(self, number: int) -> str | None:
        if number not in self.numbers:
            if len(self.numbers) >= MOST_RECORDS:
                return None
            self.numbers.append(number)
        return f"#{self.prefix}-{number}"


def _details(report: Report, results: Results, number: int) -> Iterator[str]:
    """Tables and charts for one kind of players."""
    players = report.players(results)
    yield from html_table(players, *report.table(results))
    yield from html_table(f"{report.say('order')} ({players})", *report.order(results))
    data = [each.data(results.study.rule) for each in results.distributions]
    links = [_Linked(f"m{number}-{at}") for at in range(len(data))]
    yield f"<h2>{escape(report.say('fans'))} ({escape(players)})</h2>"
    for which in ("winner", "opener"):
        told = report.say(f"fan_{which}")
        yield from _charts(
            (f"{name}, {told}", fan(told, one["fans"][which], at))
            for at, (name, one) in enumerate(zip(report.names, data, strict=True))
        )
    yield f"<h2>{escape(report.say('histograms'))} ({escape(players)})</h2>"
    for which in data[0]["histograms"]:
        unit = " %" if which == "decided_at" else ""
        yield from _charts(
            (
                f"{name}: {report.metric(which)}",
                histogram(report.metric(which), one["histograms"][which], at, links[at], unit),
            )
            for at, (name, one) in enumerate(zip(report.names, data, strict=True))
        )
    yield from _heat(report, results, data, links)
    for at, name in enumerate(report.names):
        headings, rows, _ = report.actions(results, at)
        yield from html_table(f"{report.say('actions')}: {name}", headings, rows)
    yield f"<h2>{escape(report.say('matches'))} ({escape(players)})</h2>\n<p>{escape(report.say('again'))}</p>"
    for at, name in enumerate(report.names):
        for match in sorted(links[at].numbers):
            yield _record(report, results, at, match, f"{links[at].prefix}-{match}", name)


def _charts(charts: Iterator[tuple[str, str]]) -> Iterator[str]:
    yield '<div class="charts">'
    for caption, svg in charts:
        if svg:
            yield f"<figure>{svg}<figcaption>{escape(caption)}</figcaption></figure>"
    yield "</div>"


def _heat(report: Report, results: Results, data: list[dict[str, Any]], links: list[_Linked]) -> Iterator[str]:
    """Heat maps of each variant: by use, and by what those won who did it."""
    drawn = []
    for at, variant in enumerate(results.study.variants):
        used = data[at]["actions"]
        texts: dict[int, str] = {}
        example = ""
        if variant.played.has("picture") and hasattr(variant.played.part("picture"), "stroke"):
            texts = action_texts(results, at, {each["action"]: each["match"] for each in used})
            example = results.record(at, 0)
        for kind in ("uses", "wins"):
            svg = heat_map(
                variant,
                results.study.seats,
                used,
                _value_of(kind),
                _teller(report, texts, kind),
                links[at],
                report.language,
                example,
            )
            if svg is not None:
                drawn.append((f"{report.names[at]}: {report.say(f'heat_{kind}')}", str(svg)))
    if drawn:
        yield f"<h2>{escape(report.say('heat'))}</h2>"
        yield from _charts(iter(drawn))


def _value_of(kind: str) -> Callable[[Mapping[str, Any]], float]:
    return lambda each: float(each["wins"]["value"] if kind == "wins" else each["uses"])


def _teller(report: Report, texts: dict[int, str], kind: str) -> Callable[[Mapping[str, Any]], str]:
    def tell(each: Mapping[str, Any]) -> str:
        name = texts.get(each["action"], str(each["action"]))
        if kind == "uses":
            return f"{name}: {report.number(each['uses'], 2)} {report.say('uses')}"
        return f"{name}: {report.value('first_seat', Interval(**each['wins']))} %"

    return tell


def _record(report: Report, results: Results, at: int, match: int, anchor: str, name: str) -> str:
    """A match that can be saved, and replayed from there."""
    text = results.record(at, match)
    file = f"{results.study.variants[at].game}-{results.study.seed}-{match}.sunduk"
    address = f"data:application/octet-stream;base64,{b64encode(text.encode()).decode()}"
    return (
        f'<details id="{anchor}"><summary>{escape(name)}, {escape(report.say("match", number=match))}</summary>'
        f'<p><a href="{address}" download="{escape(file)}">{escape(report.say("open"))}</a></p>'
        f"<pre>{escape(text)}</pre></details>"
    )
