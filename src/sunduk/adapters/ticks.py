"""A race in ticks of one second, for environments that ask all racing seats at the same moment."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import numpy as np

from sunduk.core.rules.contract import CLOCK
from sunduk.core.rules.rng import below, left_over, split, words

from .table import Info, Mask, Table


class Ticks(Table):
    """A table at which seats act at the same moment, and time moves on afterwards."""

    sand = 0
    """Ticks until the clock acts; 0 while the sand does not run."""
    late: frozenset[int] = frozenset()
    """Seats whose action became impossible in the last tick, because another acted first."""

    def begin(self, seed: int | None, luck: np.random.Generator) -> None:
        super().begin(seed, luck)
        self.sand, self.late = 0, frozenset()

    def tick(self, wishes: Mapping[int, int]) -> None:
        """Do the action of each seat, in random order; all were legal at the start of the tick."""
        late = set()
        acting = [seat for seat in sorted(wishes) if wishes[seat] != self.wait]
        for seat in self._by_lot(acting) if self.racing else acting:
            if not self.play.act(seat, wishes[seat]):
                late.add(seat)
        self.late = frozenset(late)
        self._run_sand()

    def info(self, seat: int, mask: Mask) -> Info:
        """The mask and, where there are races, the time."""
        time = {"sand": self.sand, "late": seat in self.late} if self.game.race else {}
        return {"action_mask": mask, **time}

    def _by_lot(self, seats: list[int]) -> Iterator[int]:
        """The seats in random order, from the seed and the step, by random numbers that chance never uses."""
        left = list(seats)
        _, drawn = words(*split(self.play.seed), self.play.length)
        while left:
            at, drawn = below(drawn, len(left)), left_over(drawn, len(left))
            yield left.pop(at)

    def _run_sand(self) -> None:
        if not self.game.race:
            return
        if CLOCK not in self.play.actors:
            self.sand = 0
        elif self.sand == 0:
            self.sand = self.game.sand_seconds
        else:
            self.sand -= 1
            if self.sand == 0:
                self.play.act(CLOCK, self.play.ids(CLOCK)[0])
