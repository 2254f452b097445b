"""Tickets back to a seat: for a guest whose phone has lost its cookie."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable

MINUTES = 10
MOST = 100


class Tickets:
    """Each lets one browser become one guest again, once and soon."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._guests: dict[str, tuple[str, float]] = {}

    def issue(self, guest: str) -> str:
        """A ticket for a guest; earlier ones for the same guest are worth nothing from now on."""
        now = self._clock()
        kept = {ticket: held for ticket, held in self._guests.items() if held[0] != guest and held[1] > now}
        self._guests = dict(list(kept.items())[-MOST + 1 :])
        ticket = secrets.token_hex(8)
        self._guests[ticket] = guest, now + 60 * MINUTES
        return ticket

    def redeem(self, ticket: str) -> str | None:
        """The guest whom a ticket is for; None if it was used, is too old or never was."""
        guest, until = self._guests.pop(ticket, ("", 0.0))
        return guest if until > self._clock() else None
