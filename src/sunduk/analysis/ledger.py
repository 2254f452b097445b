"""The ledger of a match: where every seat's win share came from, and what remains unexplained."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from .accuracy import Accuracy, of_seat
from .entries import Entry, Row
from .race import Race
from .turning_points import turning_points

VERSION = 6
"""Rises whenever the same match, seed and budget would give other numbers, or an entry tells more."""
ROUNDING = 1e-9
"""An unexplained part smaller than this is the rounding of sums, and 0."""


@dataclass(frozen=True)
class Total:
    """Where the change of a seat's win share came from; with `unexplained` it is the end less the start."""

    own_luck: float
    others_luck: float
    deal: float
    """What chance dealt to all."""
    own_choices: float
    others_choices: float
    unexplained: float


@dataclass(frozen=True)
class Ledger:
    """The analysis of a match: for each seat, start + the sum of all gains + unexplained = end."""

    game: str
    seats: int
    names: tuple[str, ...]
    evaluator: str
    budget: str
    evaluations: int
    """How often each choice was evaluated."""
    seed: int
    start: Row
    end: Row
    entries: list[Entry]
    race: Race | None = None

    @property
    def unexplained(self) -> Row:
        """What the evaluator's inconsistency leaves open; shown so that the books close."""
        found = []
        for seat in range(self.seats):
            rest = math.fsum([self.end[seat], -self.start[seat], *(-entry.gain[seat] for entry in self.entries)])
            found.append(0.0 if abs(rest) < ROUNDING else rest)
        return tuple(found)

    @property
    def totals(self) -> list[Total]:
        return [self._total(seat, rest) for seat, rest in enumerate(self.unexplained)]

    def _total(self, seat: int, rest: float) -> Total:
        def summed(kind: str, whose: Sequence[int | None]) -> float:
            return math.fsum(entry.gain[seat] for entry in self.entries if entry.kind == kind and entry.seat in whose)

        others = [other for other in range(self.seats) if other != seat]
        return Total(
            own_luck=summed("luck", [seat]),
            others_luck=summed("luck", others),
            deal=summed("luck", [None]),
            own_choices=summed("choice", [seat]),
            others_choices=summed("choice", others),
            unexplained=rest,
        )

    @property
    def accuracies(self) -> list[Accuracy]:
        return [of_seat(seat, self.entries) for seat in range(self.seats)]

    @property
    def turning_points(self) -> list[int]:
        """Places in `entries`."""
        return turning_points(self.entries)

    def data(self) -> dict[str, Any]:
        """The ledger as plain data: one JSON object."""
        return {
            "version": VERSION,
            "game": self.game,
            "seats": self.seats,
            "names": list(self.names),
            "evaluator": self.evaluator,
            "budget": self.budget,
            "evaluations": self.evaluations,
            "seed": self.seed,
            "start": list(self.start),
            "end": list(self.end),
            "entries": [entry.data() for entry in self.entries],
            "unexplained": list(self.unexplained),
            "totals": [asdict(total) for total in self.totals],
            "accuracy": [asdict(accuracy) for accuracy in self.accuracies],
            "turning_points": self.turning_points,
            "race": self.race.data() if self.race else None,
        }
