"""Heat maps on the board itself: where seats act, how often, and how often those win who do.

A game whose `picture` module has a function `stroke` says where an action lies on its board; others have no heat maps.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sunduk.core.match.match import Match
from sunduk.core.picture.svg import Picture, element, title

from .variant import Variant

_COLD, _WARM = (33, 102, 172), (178, 24, 43)
"""Blue and red: told apart by people who see colours differently, too."""
_SIZE = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')


def heat_map(
    variant: Variant,
    seats: int,
    used: Sequence[Mapping[str, Any]],
    value: Callable[[Mapping[str, Any]], float],
    told: Callable[[Mapping[str, Any]], str],
    link: Callable[[int], str | None],
    language: str = "en",
    example: str = "",
) -> Picture | None:
    """The opening position with a stroke for each action, cold for the least value and warm for the highest.

    `used` is what `Distributions.used` lists. Each stroke leads to a match in which the action was done. `example` is
    the record of any match.
    """
    game = variant.played
    stroke = game.constant("picture", "stroke", None) if game.has("picture") else None
    if stroke is None:
        return None
    match = Match(game, seats, variant.options, seed=0)
    # What lies elsewhere in another position, such as a turn of the piece that everybody moves, is no place.
    later = Match.load(example) if example else match
    placed = [(each, stroke(match.plain, each["action"]), stroke(later.plain, each["action"])) for each in used]
    shown = together([(each, ends) for each, ends, others in placed if ends is not None and ends == others])
    if not shown:
        return None
    values = [value(each) for each, _ in shown]
    low, span = min(values), (max(values) - min(values)) or 1.0
    board = match.svg(language)
    lines = [_stroke(ends, (value(each) - low) / span, told(each), link(each["match"])) for each, ends in shown]
    return Picture(board.removesuffix("</svg>") + "".join(lines) + "</svg>")


Ends = tuple[float, float, float, float]
"""The ends of a stroke: x and y of one, then of the other."""


def together(placed: Sequence[tuple[Mapping[str, Any], Ends]]) -> list[tuple[dict[str, Any], Ends]]:
    """Actions with their places, those at one place added up; what users won is weighed by how many they are."""
    found: dict[Ends, dict[str, Any]] = {}
    for each, ends in placed:
        if ends not in found:
            found[ends] = dict(each)
            continue
        here, users = found[ends], found[ends]["users"] + each["users"]
        bounds = {
            name: (here["users"] * value + each["users"] * each["wins"][name]) / users
            for name, value in here["wins"].items()
        }
        found[ends] = here | {"uses": here["uses"] + each["uses"], "users": users, "wins": bounds}
    return [(each, ends) for ends, each in found.items()]


def _stroke(ends: Ends, share: float, told: str, address: str | None) -> str:
    x1, y1, x2, y2 = ends
    line = element(
        "line",
        title(told),
        x1=x1,
        y1=y1,
        x2=x2,
        y2=y2,
        stroke=_between(share),
        stroke_width=6 + 12 * share,
        stroke_linecap="round",
        opacity=0.85,
    )
    return element("a", line, href=address) if address else line


def _between(share: float) -> str:
    return "#" + "".join(f"{round(cold + share * (warm - cold)):02x}" for cold, warm in zip(_COLD, _WARM, strict=True))
