"""Rows of matches: played at random in compiled code, or replayed from what bots did."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sunduk.core.backends.devices import device as find_device
from sunduk.core.match.game import Game
from sunduk.core.match.match import Entry
from sunduk.core.rules.race import DUES

from .columns import COUNTS, EXAMPLE, width
from .compiled.chronicle import ACTORS, NOTES, chronicle, outline

BLOCKS = {"cpu": 64, "cuda": 1 << 18}
"""In how many blocks matches are played on a device: enough to occupy all that computes there."""

Rows = NDArray[np.int32]


class Chronicle(NamedTuple):
    """What is kept of some matches."""

    rows: Rows
    """One row a match; `sunduk.study.columns` says what is where."""
    uses: NDArray[np.int64]
    """One row for each action of seats."""


class Chronicler:
    """Writes chronicles of one game with one number of seats and options."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, object] | None = None,
        device: str = "cpu",
        threads: int | None = None,
        brief: bool = False,
    ) -> None:
        """With `brief`, only what needs no judgement of positions is written."""
        self.game, self.seats = game, seats
        self._device = find_device(device, game, threads)
        self._blocks = BLOCKS[device]
        self._kernel = outline if brief else chronicle
        self._fresh = self._device.array(game.state.restored(game.record(seats, options)))
        self._sand = 1000 * game.sand_seconds

    def random(self, key: int, first: int, number: int) -> Chronicle:
        """The chronicle of random matches `first` … `first + number - 1` of a key."""
        return self._written(key, first, number, np.zeros((0, 1), np.int32))

    def of(self, logs: Sequence[Sequence[Entry]], first: int) -> Chronicle:
        """The chronicle of matches that were played, given by their actions; they are numbered from `first` on."""
        script = np.zeros((len(logs), 1 + max(map(len, logs))), np.int32)
        for row, log in zip(script, logs, strict=True):
            row[: len(log)] = [ACTORS * action + who + 1 for who, action in log]
        return self._written(0, first, len(logs), script)

    def _written(self, key: int, first: int, number: int, script: NDArray[np.int32]) -> Chronicle:
        each = -(-number // self._blocks)
        blocks = -(-number // each)
        room, actions = self._device.room, self.game.seat_actions
        rows, uses = room(number, width(self.seats)), room(blocks, actions, COUNTS, dtype=np.int64)
        scratch: list[Any] = [
            self._device.array(np.zeros(blocks, self.game.state.dtype)),
            room(blocks, 2, self.seats, dtype=np.float64),
            room(blocks, 3 * self.seats, dtype=np.float64),
            room(blocks, self.seats),
            room(blocks, NOTES),
            room(blocks, self.seats, actions),
        ]
        dues = room(blocks if self._sand else 1, DUES)
        given = self._fresh, dues, self._sand, key, first, each, self._device.array(script)
        self._device.sweep(self._kernel, blocks, *given, *scratch, rows, uses)
        return Chronicle(self._device.host(rows), total_uses(self._device.host(uses)))


def total_uses(uses: NDArray[np.int64]) -> NDArray[np.int64]:
    """The counts of all blocks together: sums, and of examples the first."""
    found: NDArray[np.int64] = uses.sum(axis=0)
    examples = np.where(uses[..., EXAMPLE] > 0, uses[..., EXAMPLE], np.iinfo(np.int64).max).min(axis=0)
    found[:, EXAMPLE] = np.where(found[:, EXAMPLE] > 0, examples, 0)
    return found
