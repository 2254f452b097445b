"""How long a bot takes to react, where that matters: in a race."""

from __future__ import annotations

import math
import random

from sunduk.core.match.view import View
from sunduk.core.rules.race import MEDIAN, SPREAD


class Paced:
    """The part of a bot that reacts after a log-normal time, whatever there is to see."""

    def __init__(self, seed: int, pace: float = 1.0) -> None:
        self._clock = random.Random(seed)
        self._pace = pace
        self._due: float | None = None

    def reaction(self, view: View, elapsed: float) -> float:
        if self._due is None or self._due < elapsed:
            self._due = elapsed + self._pace * self._clock.lognormvariate(math.log(MEDIAN), SPREAD)
        return self._due

    def reacted(self) -> None:
        """The next reaction is another."""
        self._due = None

    def close(self) -> None:
        """There is nothing to give back."""
