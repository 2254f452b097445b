"""Bots in Python that Sunduk imports by their path, such as `thrifty:Thrifty`. Run these in `examples/bots`:

sunduk arena marrakech uniform thrifty:first thrifty:Thrifty --num 20
"""

from __future__ import annotations

import random

from sunduk import View


def first(view: View) -> int:
    """A bot can be a function: this one takes the first of its choices."""
    return view.ids[0]


class Thrifty:
    """A bot can be a class, made with a seed. In Marrakech it turns Assam at random and lays rugs beside its own."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def choose(self, view: View) -> str:
        """Choose a move by its text; an action id would do as well."""
        choices = list(view.choices.values())
        if view.game.id != "marrakech" or len(choices[0]) == 1:
            return self.random.choice(choices)
        mine = {cell for cell, rug in self._rugs(view) if rug == view.seat}
        return max(choices, key=lambda move: (self._neighbours(move, mine), self.random.random()))

    @staticmethod
    def _rugs(view: View) -> list[tuple[int, int]]:
        """Each cell on which a rug lies, and the seat it belongs to."""
        rugs = view.plain.rugs
        seats = view.plain.seats
        return [(cell, colour % seats) for colour, cells in enumerate(rugs) for cell in range(49) if cells >> cell & 1]

    @staticmethod
    def _neighbours(move: str, mine: set[int]) -> int:
        """How many cells of a set touch the rug that a move such as `e3f3` lays."""
        cells = ["abcdefg".index(move[at]) + 7 * (7 - int(move[at + 1])) for at in (0, 2)]
        around = {cell + step for cell in cells for step in (1, -1, 7, -7)} - set(cells)
        return len(around & mine)
