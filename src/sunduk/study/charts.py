"""Charts of studies as SVG: histograms, and fans of win shares over a match. All that they show opens a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from sunduk.analysis.graph import COLOURS
from sunduk.core.picture.svg import element, text, title

WIDTH, HEIGHT, LEFT, FOOT = 420.0, 200.0, 42.0, 24.0
_LINE, _INK = "#8886", "#888"


class Link(Protocol):
    """Gives the address of a match by its number, perhaps at one of the moments of a fan; None if it has none."""

    def __call__(self, match: int, moment: int | None = None, /) -> str | None: ...


def linked(shape: str, address: str | None, told: str) -> str:
    """A shape that leads to a match and says what it stands for."""
    if address is None:
        return element("g", title(told), shape)
    # A page that runs scripts makes one stop of the Tab key of all choices of a chart.
    return element("a", title(told), shape, href=address, aria_label=told, data_choice="match")


def histogram(name: str, bars: Sequence[Mapping[str, Any]], colour: int, link: Link, unit: str = "") -> str:
    """A histogram. A bar leads to the first of its matches."""
    total = sum(bar["count"] for bar in bars) or 1
    highest = max((bar["count"] for bar in bars), default=1)
    room = (WIDTH - LEFT) / max(1, len(bars))
    drawn = []
    for at, bar in enumerate(bars):
        if not bar["count"]:
            continue
        tall = (HEIGHT - FOOT - 12) * bar["count"] / highest
        x, y = LEFT + at * room, HEIGHT - FOOT - tall
        span = f"{bar['from']}" if bar["from"] == bar["to"] else f"{bar['from']}–{bar['to']}"
        told = f"{span}{unit}: {100 * bar['count'] / total:.1f} %"
        shape = element("rect", x=x + 0.5, y=y, width=max(0.5, room - 1), height=tall, fill=COLOURS[colour])
        # A bar of few matches is low; its whole column leads to one.
        column = element("rect", x=x, y=8, width=room, height=HEIGHT - FOOT - 8, fill="transparent")
        drawn.append(linked(column + shape, link(bar["matches"][0]), told))
    ends = []
    if bars:
        ends = [
            text(LEFT, HEIGHT - 6, f"{bars[0]['from']}{unit}", font_size=12, fill=_INK),
            text(WIDTH, HEIGHT - 6, f"{bars[-1]['to']}{unit}", font_size=12, fill=_INK, text_anchor="end"),
            text(0, 16, f"{100 * highest / total:.0f} %", font_size=12, fill=_INK),
        ]
    base = element("line", x1=LEFT, x2=WIDTH, y1=HEIGHT - FOOT, y2=HEIGHT - FOOT, stroke=_LINE)
    return _chart(name, base, *drawn, *ends)


def fan(
    name: str,
    moments: Sequence[Mapping[str, Any]],
    colour: int,
    link: Link,
    tell: Callable[[float, Mapping[str, float]], str],
) -> str:
    """How a win share develops over a match: its mean as a line, and around it where half and four fifths lie.

    Each band of each moment leads to a match that goes through it; `tell` says what it is, given how much of the match
    is played.
    """
    if not moments:
        return ""
    last = max(1, len(moments) - 1)
    step = (WIDTH - LEFT - 4) / last
    xs = [LEFT + step * at for at in range(len(moments))]
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
    for at, (x, moment) in enumerate(zip(xs, moments, strict=True)):
        left, right = max(LEFT, x - step / 2), min(WIDTH, x + step / 2)
        for band in moment["bands"]:
            # Half a level more on both sides, so that bands of one level can be seen and met.
            top, bottom = _y(min(1, band["to"] + 0.008)), _y(max(0, band["from"] - 0.008))
            shape = element(
                "rect", x=round(left, 1), y=round(top, 1), width=round(right - left, 1), height=round(bottom - top, 1),
                fill="transparent",
            )  # fmt: skip
            parts.append(linked(shape, link(band["match"], at), tell(at / len(moments), band)))
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
