"""Fair order of claims in a race, independent of network latency. All times are milliseconds.

Claims are ordered by reaction time: the time since the dice were shown on the player's own screen. The page reports it;
the server limits it to what fits the time between sending the dice and receiving the claim, less the round trip it has
measured. A claim is held back while an earlier one may still be on its way.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

HOLD = 150.0
"""The longest that a claim is held, and the most latency that a slow connection is credited with."""

What = TypeVar("What")


@dataclass(frozen=True)
class Line:
    """The connection to a player's screen: when it was sent the dice, and its round trip."""

    sent: float
    """When the dice were sent."""
    trip: float
    """The measured round trip."""

    @property
    def credit(self) -> float:
        return min(self.trip, HOLD)

    def reaction(self, received: float, shown: float | None) -> float:
        """The reaction time of a claim received at this time, of which the page reports `shown`."""
        passed = received - self.sent
        least = max(0.0, passed - self.credit)
        return passed if shown is None else min(max(shown, least), passed)

    def latest(self, reaction: float) -> float:
        """The latest time at which a claim with this reaction time can arrive."""
        return self.sent + reaction + self.credit


@dataclass(order=True)
class Claim(Generic[What]):
    """An action somebody wants to do, ordered by reaction time."""

    reaction: float
    number: int
    """Order of arrival: decides between equal reaction times."""
    until: float = field(compare=False)
    """The time until which it is held."""
    what: What = field(compare=False)


class Held(Generic[What]):
    """Claims held back while an earlier one may arrive."""

    def __init__(self) -> None:
        self._claims: list[Claim[What]] = []
        self._count = 0

    def __bool__(self) -> bool:
        return bool(self._claims)

    def add(self, what: What, reaction: float, received: float, others: Iterable[Line]) -> Claim[What]:
        """Hold a claim until no other connection can deliver an earlier one."""
        latest = max((line.latest(reaction) for line in others), default=received)
        claim = Claim(reaction, self._count, min(max(received, latest), received + HOLD), what)
        self._count += 1
        self._claims.append(claim)
        return claim

    def due(self) -> float | None:
        """When the next claim can be released."""
        return min((claim.until for claim in self._claims), default=None)

    def take(self, now: float) -> list[What]:
        """Release all claims whose time has come, and all with shorter reaction times, the quickest first."""
        free = [claim for claim in self._claims if claim.until <= now]
        if not free:
            return []
        last = max(free)
        going = sorted(claim for claim in self._claims if claim <= last)
        self._claims = [claim for claim in self._claims if claim > last]
        return [claim.what for claim in going]
