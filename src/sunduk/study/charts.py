"""Charts of studies as SVG: histograms whose bars open matches, and fans of win shares over a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sunduk.analysis.graph import COLOURS
from sunduk.core.picture.svg import element, text, title

WIDTH, HEIGHT, LEFT, FOOT = 420.0, 200.0, 38.0, 24.0
_LINE, _INK = "#8886", "#888"


def histogram(
    name: str, bars: Sequence[Mapping[str, Any]], colour: int, link: Callable[[int], str | None], unit: str = ""
) -> str:
    """A histogram. `link` gives the address of a match by its number; a bar leads to the first of its matches."""
    total = sum(bar["count"] for bar in bars) or 1
    highest = max((bar["count"] for bar in bars), default=1)
    room = (WIDTH - LEFT) / max(1, len(bars))
    drawn = []
    for at, bar in enumerate(bars):
        tall = (HEIGHT - FOOT - 12) * bar["count"] / highest
        x, y = LEFT + at * room, HEIGHT - FOOT - tall
        span = f"{bar['from']}" if bar["from"] == bar["to"] else f"{bar['from']}–{bar['to']}"
        told = title(f"{span}{unit}: {100 * bar['count'] / total:.1f} %")
        shape = element("rect", told, x=x + 0.5, y=y, width=max(0.5, room - 1), height=tall, fill=COLOURS[colour])
        address = next(filter(None, map(link, bar["matches"])), None)
        drawn.append(element("a", shape, href=address) if address else shape)
    ends = []
    if bars:
        ends = [
            text(LEFT, HEIGHT - 6, f"{bars[0]['from']}{unit}", font_size=12, fill=_INK),
            text(WIDTH, HEIGHT - 6, f"{bars[-1]['to']}{unit}", font_size=12, fill=_INK, text_anchor="end"),
            text(0, 16, f"{100 * highest / total:.0f} %", font_size=12, fill=_INK),
        ]
    base = element("line", x1=LEFT, x2=WIDTH, y1=HEIGHT - FOOT, y2=HEIGHT - FOOT, stroke=_LINE)
    return _chart(name, base, *drawn, *ends)


def fan(name: str, moments: Sequence[Mapping[str, float]], colour: int) -> str:
    """How a win share develops over a match: its mean as a line, and around it where half and four fifths lie."""
    if not moments:
        return ""
    last = max(1, len(moments) - 1)
    xs = [LEFT + (WIDTH - LEFT - 4) * at / last for at in range(len(moments))]
    parts = []
    for share in (0, 0.25, 0.5, 0.75, 1):
        y = _y(share)
        parts.append(element("line", x1=LEFT, x2=WIDTH, y1=y, y2=y, stroke=_LINE))
        parts.append(text(0, y + 4, f"{100 * share:.0f} %", font_size=12, fill=_INK))
    for low, high, opacity in (("q10", "q90", 0.18), ("q25", "q75", 0.3)):
        upper = [f"{x:.1f},{_y(moment[high]):.1f}" for x, moment in zip(xs, moments, strict=True)]
        lower = [f"{x:.1f},{_y(moment[low]):.1f}" for x, moment in zip(xs, moments, strict=True)]
        parts.append(element("polygon", points=" ".join(upper + lower[::-1]), fill=COLOURS[colour], opacity=opacity))
    line = " ".join(f"{x:.1f},{_y(moment['mean']):.1f}" for x, moment in zip(xs, moments, strict=True))
    parts.append(element("polyline", points=line, fill="none", stroke=COLOURS[colour], stroke_width=2.5))
    return _chart(name, *parts)


def _y(share: float) -> float:
    return 8 + (HEIGHT - 16) * (1 - share)


def _chart(name: str, *content: str) -> str:
    return element(
        "svg",
        title(name),
        *content,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH:g} {HEIGHT:g}",
        # A picture with links in it is a group, so that they are told.
        role="group" if any(part.startswith("<a ") for part in content) else "img",
        font_family="system-ui, sans-serif",
    )
