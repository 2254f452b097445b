"""The events of a match that a ledger has entries for: decisions of seats, and what chance did between them."""

from __future__ import annotations

from typing import NamedTuple

from sunduk.core.match.match import Match
from sunduk.core.rules.contract import CHANCE, CLOCK


class Event(NamedTuple):
    """A decision, or all that chance did until a seat could act."""

    at: int
    """How many actions there were before it."""
    until: int
    """How many there were after it."""
    who: int
    """A seat, or CHANCE."""


def events_of(match: Match) -> list[Event]:
    """The events of a match in order. What the clock does is no event: it is neither luck nor anybody's choice."""
    found: list[Event] = []
    for at, (who, _) in enumerate(match.log):
        if who == CHANCE and found and found[-1].who == CHANCE and found[-1].until == at:
            found[-1] = found[-1]._replace(until=at + 1)
        elif who != CLOCK:
            found.append(Event(at, at + 1, who))
    return found
