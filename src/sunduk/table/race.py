"""Fair order of claims in a race, in spite of unequal lines. All times are milliseconds.

A claim counts by the time since the dice were shown on its player's own screen. The page says how long that was; the
server believes it as far as it fits what passed between sending the dice and receiving the claim, less the round trip
it has measured. A claim is held while another, made earlier, may still be on its way.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

HOLD = 150.0
"""The longest that a claim is held, and the most that a slow line is credited with."""

What = TypeVar("What")


@dataclass(frozen=True)
class Line:
    """What is known of the line to a player's screen."""

    sent: float
    """When the dice were sent."""
    trip: float
    """The measured round trip."""

    @property
    def credit(self) -> float:
        return min(self.trip, HOLD)

    def reaction(self, received: float, shown: float | None) -> float:
        """How long the player took, by a claim received now."""
        passed = received - self.sent
        least = max(0.0, passed - self.credit)
        return passed if shown is None else min(max(shown, least), passed)

    def latest(self, reaction: float) -> float:
        """When a claim that took so long will have arrived at the latest."""
        return self.sent + reaction + self.credit


@dataclass(order=True)
class Claim(Generic[What]):
    """What somebody wants to do, and how quick they were."""

    reaction: float
    number: int
    """Among equals, the one that came first."""
    until: float = field(compare=False)
    """When it need be held no longer."""
    what: What = field(compare=False)


class Held(Generic[What]):
    """Claims that wait for earlier ones."""

    def __init__(self) -> None:
        self._claims: list[Claim[What]] = []
        self._count = 0

    def __bool__(self) -> bool:
        return bool(self._claims)

    def add(self, what: What, reaction: float, received: float, others: Iterable[Line]) -> Claim[What]:
        """Hold a claim until no other line can bring an earlier one."""
        latest = max((line.latest(reaction) for line in others), default=received)
        claim = Claim(reaction, self._count, min(max(received, latest), received + HOLD), what)
        self._count += 1
        self._claims.append(claim)
        return claim

    def due(self) -> float | None:
        """When the next claim is free to go."""
        return min((claim.until for claim in self._claims), default=None)

    def take(self, now: float) -> list[What]:
        """Everything that is to happen by now, the quickest first: whoever is free, and all who were quicker."""
        free = [claim for claim in self._claims if claim.until <= now]
        if not free:
            return []
        last = max(free)
        going = sorted(claim for claim in self._claims if claim <= last)
        self._claims = [claim for claim in self._claims if claim > last]
        return [claim.what for claim in going]
