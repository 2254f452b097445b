"""What a bot thinks, as a picture: its estimates on the board, and beside it as bars.

A game whose `picture` module has a function `stroke` says where a choice lies on its board; others get only the bars.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from sunduk.core.match.view import View
from sunduk.core.picture.svg import Picture, document, element, text, title

from .bot import Decision, Estimate

MOST_BARS = 12
"""The most choices that are listed."""
NAMED = 3
"""How many of the best choices are labelled on the board."""

_SIZE = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')
_BARS = 330
"""The width of the part beside the board."""
_BAD, _GOOD, _PAPER, _INK, _BEST = (192, 57, 43), (39, 134, 78), "#fbf6ea", "#2b1c10", "#f2b632"


def draw(view: View, decision: Decision, language: str = "en") -> Picture:
    """The view, with the chance of its seat to win after each choice, from red for the worst to green for the best."""
    board = view.svg(language)
    size = _SIZE.search(board)
    assert size is not None
    width, height = float(size[1]), float(size[2])
    name = view.game.words(language).title
    return Picture(
        document(
            width + _BARS,
            height,
            language,
            name,
            _told(view, decision.estimates),
            element("rect", width=width + _BARS, height=height, fill=_PAPER),
            board,
            *_strokes(view, decision),
            *_bars(view, decision, width, height),
        )
    )


def _told(view: View, estimates: tuple[Estimate, ...]) -> str:
    return ", ".join(f"{view.choices[each.action]} {_win(view, each):.0%}" for each in estimates[:MOST_BARS])


def _win(view: View, estimate: Estimate) -> float:
    return estimate.wins[view.seat]


def _colours(view: View, estimates: tuple[Estimate, ...]) -> dict[int, str]:
    """The colour of each choice."""
    wins = [_win(view, estimate) for estimate in estimates]
    low, span = min(wins), max(wins) - min(wins)
    return {
        estimate.action: _between((win - low) / span if span else 1.0)
        for estimate, win in zip(estimates, wins, strict=True)
    }


def _between(share: float) -> str:
    """A colour between bad and good."""
    red, green, blue = (round(bad + share * (good - bad)) for bad, good in zip(_BAD, _GOOD, strict=True))
    return f"#{red:02x}{green:02x}{blue:02x}"


def _strokes(view: View, decision: Decision) -> Iterator[str]:
    """The choices on the board, the best on top."""
    stroke = view.game.constant("picture", "stroke", None)
    if stroke is None or not decision.estimates:
        return
    colours = _colours(view, decision.estimates)
    for rank, estimate in reversed(list(enumerate(decision.estimates))):
        ends = stroke(view.state, estimate.action)
        if ends is None:
            continue
        x1, y1, x2, y2 = ends
        line = {"x1": x1, "y1": y1, "x2": x2, "y2": y2, "stroke_linecap": "round"}
        chosen = estimate.action == decision.action
        parts = [element("line", **line, stroke=_BEST if chosen else _PAPER, stroke_width=30 if chosen else 20)]
        parts.append(element("line", **line, stroke=colours[estimate.action], stroke_width=16))
        if rank < NAMED:
            number = f"{_win(view, estimate):.0%}"
            middle = (x1 + x2) / 2, (y1 + y2) / 2
            parts.append(element("circle", cx=middle[0], cy=middle[1], r=27, fill=_PAPER, stroke=_INK))
            parts.append(text(middle[0], middle[1] + 8, number, font_size=22, text_anchor="middle", fill=_INK))
        told = f"{view.choices[estimate.action]} {_win(view, estimate):.1%}"
        fade = 1 if rank < NAMED or chosen else 0.7
        yield element("g", title(told), *parts, opacity=fade, font_family="sans-serif", data_action=estimate.action)


def _bars(view: View, decision: Decision, left: float, height: float) -> Iterator[str]:
    """The best choices in their order, with the chance to win after each."""
    estimates = decision.estimates[:MOST_BARS]
    colours = _colours(view, estimates) if estimates else {}
    row = min(72.0, height / (MOST_BARS + 1))
    for rank, estimate in enumerate(estimates):
        y = row * (rank + 0.5)
        win = _win(view, estimate)
        weight = "bold" if estimate.action == decision.action else None
        parts = [
            text(left + 20, y + row * 0.36, view.choices[estimate.action], font_weight=weight),
            text(left + _BARS - 20, y + row * 0.36, f"{win:.1%}", text_anchor="end", font_weight=weight),
            element("rect", x=left + 20, y=y + row * 0.5, width=_BARS - 40, height=row * 0.2, fill="#e4d8bf"),
            element(
                "rect",
                x=left + 20,
                y=y + row * 0.5,
                width=(_BARS - 40) * win,
                height=row * 0.2,
                fill=colours[estimate.action],
            ),
        ]
        yield element("g", *parts, font_family="sans-serif", font_size=row * 0.36, fill=_INK)
