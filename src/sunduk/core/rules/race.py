"""A race on a simulated clock: who acts first, in the subset that runs on every device.

Seats react after a log-normal time, as people do; the clock acts when the sand has run out. A row `due` holds, for
each actor, the millisecond at which it will act (0: not drawn yet), and then the present time.
"""

from __future__ import annotations

import math

from .bits import lowest
from .contract import CLOCK
from .record import Row
from .rng import another, below

MEDIAN = 12.5
"""Seconds that a usual reaction takes."""
SPREAD = 0.33
"""Of the logarithm: two reactions of three lie within 9 and 17 seconds."""

QUANTILES = 256


def _deviations(share: float) -> float:
    """The quantile of the normal distribution, by Newton's method. `statistics` has it too, but is slow to import."""
    found = 0.0
    for _ in range(12):
        below = (1 + math.erf(found / math.sqrt(2))) / 2
        found += (share - below) * math.sqrt(2 * math.pi) * math.exp(found * found / 2)
    return found


REACTIONS = tuple(
    round(1000 * MEDIAN * math.exp(SPREAD * _deviations((rank + 0.5) / QUANTILES))) for rank in range(QUANTILES)
)
"""Milliseconds, equally likely."""

NOW = CLOCK + 1
DUES = NOW + 1
"""The length of a row `due`."""


def first(among: int, due: Row, sand: int, drawn: int) -> int:
    """The actor of a set that acts next; moves the time on to that moment. The sand runs for `sand` milliseconds."""
    quickest = lowest(among)
    if among & among - 1 == 0:
        for who in range(DUES):
            due[who] = 0
        return quickest
    for who in range(NOW):
        due[who] = due[who] if among >> who & 1 else 0
    while among:
        who = lowest(among)
        among &= among - 1
        if due[who] == 0:
            due[who] = due[NOW] + (sand if who == CLOCK else REACTIONS[below(drawn, QUANTILES)])
            # One word has bytes for four draws only, and five seats may start at once: derive a new word for each.
            drawn = another(drawn)
        if due[who] < due[quickest]:
            quickest = who
    due[NOW] = due[quickest]
    due[quickest] = 0
    return quickest
