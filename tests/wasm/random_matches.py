"""Random matches played by the module of a game and by the CPU."""

from __future__ import annotations

from typing import Any

import numpy as np

from sunduk import Game
from sunduk.core.backends.devices import Threads
from sunduk.core.backends.play import play_out
from sunduk.core.rules.race import DUES
from sunduk.core.rules.record import Records

from .engines import engine


def finish(
    at: int, desk: Any, out: Any, fresh: Any, dues: Any, sand: int, key: int, first: int, lengths: Any, ends: Any
) -> None:
    """Play match number `first + at` to its end, and keep its last record."""
    desk[0] = fresh[0]
    lengths[at] = play_out(desk[0], key, first + at, out, dues[at], sand)
    ends[at] = desk[0]


def compare(game: Game, seats: int, key: int, number: int) -> None:
    """Play `number` matches here and there: equal lengths, and equal last records byte for byte."""
    fresh = game.record(seats)
    records, steps = engine(game.id).play(fresh, key, 0, number)
    assert (steps, records) == played(game, game.state.restored(fresh), key, number)


def played(game: Game, fresh: Records, key: int, number: int) -> tuple[list[int], bytes]:
    """How many steps random matches take on the CPU, and their last records."""
    lengths, ends = np.zeros(number, np.int32), np.zeros(number, game.state.dtype)
    dues = np.zeros((number, DUES), np.int32)
    Threads(game, 1).sweep(finish, number, fresh, dues, 1000 * game.sand_seconds, key, 0, lengths, ends)
    return lengths.tolist(), ends.tobytes()
