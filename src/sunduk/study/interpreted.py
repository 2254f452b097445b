"""Rows of matches by interpreted rules, equal to those of compiled code: for boxes that nothing is compiled for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import prod
from struct import calcsize
from typing import Any

from sunduk.core.match.game import Game
from sunduk.core.rules.race import DUES
from sunduk.core.rules.record import CheckedRecords

from .columns import COUNTS, width
from .compiled.chronicle import NOTES, write_match


class Interpreted:
    """Plays random matches of one game with one number of seats and options."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, object] | None = None) -> None:
        self._game, self._seats = game, seats
        self._record = game.record(seats, options)
        self._write = game.linker("interp")(write_match)

    def random(self, key: int, first: int, number: int) -> Iterator[tuple[list[int], list[list[int]]]]:
        """The row of each match, and what was counted of actions up to it."""
        game, seats = self._game, self._seats
        fresh, desk, trial = (CheckedRecords(game.state, bytearray(self._record)) for _ in range(3))
        shares, outlook = table("d", 2, seats), table("d", 3 * seats)
        marks, uses = table("i", seats, game.seat_actions), table("q", game.seat_actions, COUNTS)
        scratch = shares, outlook, [0] * seats, [0] * NOTES, marks
        out, due, sand = [0] * max(game.most_choices, *game.seats), [0] * DUES, 1000 * game.sand_seconds
        for index in range(number):
            row = table("i", width(seats))
            given = desk, out, fresh[0], due, sand, key, first + index, index, (), trial, 0
            self._write(*given, *scratch, row, uses)
            yield row.tolist(), uses.tolist()


def table(kind: str, *shape: int) -> Any:
    """Zeros that functions index as they do an array; parts of a row are views of it."""
    room: Any = memoryview(bytearray(calcsize(kind) * prod(shape)))
    return room.cast(kind, shape)
