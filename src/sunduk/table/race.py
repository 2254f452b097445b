"""The fair race: in which order claims count, in spite of unequal connections. All times are milliseconds.

A claim counts by the time since the dice were shown on its player's own screen. The page says how long that was; the
server believes it as far as it fits what passed between sending the dice and receiving the claim, less the round trip
it has measured. A claim is held while another, made earlier, may still be on its way.

Who takes part, and what they call here: a screen `Link.begin`, `join`, `ping` and `pong`; a person `reaction_of`; a bot
`seconds_since`; the sand `sand_end`. Claims of persons and bots then wait in `Held`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar, cast

from .entries import Act, Create, Entry
from .faults import Fault
from .table import Table

HOLD = 150.0
"""The longest that a claim is held, and the most that a slow connection is credited with."""
FIRST_PAUSES = (0.0, 0.3, 1.0, 3.0)
"""Seconds before each of the first measurements of a round trip."""
PAUSE = 20.0
"""Seconds before each later one."""
TRIPS = 5
"""How many measurements are remembered: the shortest counts."""

What = TypeVar("What")


@dataclass
class Link:
    """What is known of the connection to a screen."""

    sent: float = 0.0
    """When the dice were sent."""
    trip: float = 0.0
    """The measured round trip."""
    _pings: dict[int, float] = field(default_factory=dict)
    """When those were sent that have not been answered."""
    _trips: deque[float] = field(default_factory=lambda: deque(maxlen=TRIPS))
    _mark: int = 0

    def begin(self, now: float) -> None:
        """A race has begun, and is sent to the screen."""
        self.sent = now

    def join(self, now: float) -> None:
        """The screen is sent what goes on, perhaps a race that it did not see begin."""
        self.sent = self.sent or now

    @property
    def pause(self) -> float:
        """Seconds until the next ping."""
        return FIRST_PAUSES[self._mark] if self._mark < len(FIRST_PAUSES) else PAUSE

    def ping(self, now: float) -> int:
        """Begin to measure the round trip; returns the mark that the screen is to send back."""
        mark = self._mark
        self._mark += 1
        self._pings[mark] = now
        self._pings.pop(mark - TRIPS, None)
        return mark

    def pong(self, mark: int, now: float) -> None:
        """A mark has come back."""
        if mark in self._pings:
            self._trips.append(now - self._pings.pop(mark))
            self.trip = min(self._trips)

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


class Screen(Protocol):
    """A screen, as far as a race knows it."""

    guest: str | None
    link: Link


def reaction_of(table: Table, link: Link | None, received: float, shown: float | None) -> float:
    """How long a person took, by a claim received now; refused if the sand had run out on their own screen.

    Whoever plays without a screen is taken to have seen the dice when they fell.
    """
    link = link or Link(table.race_since)
    reaction = link.reaction(received, shown)
    if table.sand_due is not None and link.sent + reaction > table.sand_due:
        raise Fault("conflict", "The sand has run out.")
    return reaction


def seconds_since(table: Table, now: float) -> float:
    """How long everybody has been racing."""
    return (now - table.race_since) / 1000


def call_times(id: str, entries: Sequence[Entry]) -> dict[int, float]:
    """The seconds after the start of its race at which each action of a race was taken, by its place in the match."""
    table, found = Table(id, cast(Create, entries[0])), dict[int, float]()
    for entry in entries[1:]:
        if isinstance(entry, Act) and table.racing and table.match:
            found[table.match.length] = seconds_since(table, entry.at)
        table = table.after(entry)
    return found


def sand_end(table: Table, screens: Collection[Screen]) -> float | None:
    """When the sand runs out, and no claim made in time can be on its way any more; None if none runs."""
    if table.sand_due is None:
        return None
    return table.sand_due + max((link.credit for link in links(table, screens)), default=0.0)


def links(table: Table, screens: Collection[Screen], but: int | None = None) -> list[Link]:
    """Connections on which a claim may still be on its way, except from one seat.

    Of several screens of a player the quickest counts.
    """
    found = []
    for seat in table.acting:
        if seat != but and seat < len(table.seats) and table.seats[seat].present:
            guest = table.seats[seat].guest
            own = [screen.link for screen in screens if guest and screen.guest == guest]
            found += [min(own, key=lambda link: link.trip)] if own else []
    return found


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

    def add(self, what: What, reaction: float, received: float, others: Iterable[Link]) -> Claim[What]:
        """Hold a claim until no other connection can deliver an earlier one."""
        latest = max((link.latest(reaction) for link in others), default=received)
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
