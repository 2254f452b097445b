"""A look one ply ahead by interpreted rules, until a game is compiled: slower, with the same results."""

from __future__ import annotations

from typing import Any, cast

from sunduk.core.match.view import View
from sunduk.core.rules.record import CheckedRecords
from sunduk.core.rules.rng import WORD

from .compiled.lookahead import look
from .compiled.tree import Desk
from .native import Native


class Interpreted(Native):
    """A `Thinker` that looks ahead without the compiler; all else is compiled."""

    async def look(self, view: View, key: int, worlds: int) -> list[list[float]]:
        import numpy as np

        game, seats = view.game, view.plain.seats
        # Lists in place of arrays: interpreted functions compute with what they read from there.
        root, world, veil = (cast(Any, CheckedRecords(game.state, bytearray(view.packed))) for _ in range(3))
        out, result = cast(Any, [0] * game.most_choices), cast(Any, [0.0] * (3 * seats))
        words = np.zeros(0, np.int64)
        desk = Desk(world, words, veil, words, world, out, result)
        outlook = np.zeros((len(view.ids), 2 * seats))
        game.linker("interp")(look)(desk, root, view.seat, key & WORD, 0, worlds, outlook)
        rows: list[list[float]] = outlook.tolist()
        return rows


INTERPRETED = Interpreted()
