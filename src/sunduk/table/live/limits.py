"""Rate limits: a token bucket for each guest or address."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from ..faults import Fault

MOST_BUCKETS = 10_000


class Bucket:
    """A token bucket: how many tokens it held, and when."""

    __slots__ = ("drops", "filled")

    def __init__(self, drops: float, filled: float) -> None:
        self.drops = drops
        self.filled = filled


class Limit:
    """A rate limit per client: a burst, and a number per second in the long run."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, refusal: str = "Too many requests: wait a moment.") -> None:
        """Take a token of a client, or raise a fault with this refusal."""
        now = self._clock()
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._burst, now)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        bucket.drops = min(self._burst, bucket.drops + (now - bucket.filled) * self._rate)
        bucket.filled = now
        if bucket.drops < 1:
            raise Fault("flood", refusal)
        bucket.drops -= 1
        self._buckets.move_to_end(who)

    def give_back(self, who: str) -> None:
        """Return a token that was taken just before."""
        self._buckets[who].drops += 1
