"""Places on the picture of a position: which part of a board an action concerns, for heat maps.

A game's optional module `areas` has the function `areas(s, action, words)`, which lists them, and may have `ground(s,
kind, words)`, the picture they lie on; otherwise it is that of the position.
"""

from __future__ import annotations

from typing import NamedTuple


class Area(NamedTuple):
    """A place on a picture."""

    kind: str
    """What is done there: a name under `[areas]` in the words of the game. Each kind has maps of its own."""
    name: str
    """What the place is called: a cell, a card, a land."""
    outline: str
    """The path around it, as of SVG."""
    x: float
    """The middle of the number that is written there, from the left."""
    y: float
    """The middle of the number that is written there, from the top."""
    size: float
    """How high that number may be."""
    shift: tuple[float, float] = (0, 0)
    """Where the picture has the origin of the path."""


def rectangle(
    kind: str, name: str, x: float, y: float, width: float, height: float, size: float, round_by: float = 0
) -> Area:
    """A rectangle, given by its top left corner, perhaps with round corners."""
    r, across, down = round_by, width - 2 * round_by, height - 2 * round_by
    turns = (f"a{r:g} {r:g} 0 0 1 {dx:g} {dy:g}" if r else "" for dx, dy in ((r, r), (-r, r), (-r, -r), (r, -r)))
    sides = f"h{across:g}", f"v{down:g}", f"h{-across:g}", f"v{-down:g}"
    path = "".join(side + turn for side, turn in zip(sides, turns, strict=True))
    return Area(kind, name, f"M{x + r:g} {y:g}{path}z", x + width / 2, y + height / 2, size)
