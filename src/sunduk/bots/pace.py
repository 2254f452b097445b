"""How long a bot takes to react, where that matters: in a race."""

from __future__ import annotations

import math
import random


class Pace:
    """Reaction times in seconds, drawn from a log-normal distribution: two of three lie within 9 and 17."""

    def __init__(self, seed: int, median: float = 12.5, spread: float = 0.33) -> None:
        self._random = random.Random(seed)
        self._median = median
        self._spread = spread

    def next(self) -> float:
        """How long the bot takes this time."""
        return self._random.lognormvariate(math.log(self._median), self._spread)
