"""How long a bot takes to react in a race."""

from __future__ import annotations

import math
import random

from sunduk.core.match.view import View
from sunduk.core.rules.race import MEDIAN, SPREAD


class Paced:
    """Base of bots that react after a log-normal time, independent of what they see."""

    def __init__(self, seed: int, pace: float = 1.0) -> None:
        self._clock = random.Random(seed)
        self._pace = pace
        self._due: float | None = None

    def reaction(self, view: View, elapsed: float) -> float:
        if self._due is None or self._due < elapsed:
            self._due = elapsed + self._pace * self._clock.lognormvariate(math.log(MEDIAN), SPREAD)
        return self._due

    def reacted(self) -> None:
        """Draw a new time for the next reaction."""
        self._due = None

    def close(self) -> None:
        """Nothing to release."""
