"""Clocks of the seats: pure arithmetic over the times in the log. All times are milliseconds."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Any

from .faults import Fault
from .wire.tables import ClockJson

KINDS = ("none", "move", "bank", "days")
DAY = 86_400_000
LEAST_ON_RETURN = 10_000


@dataclass(frozen=True)
class Clock:
    """The time control of a table."""

    kind: str = "none"
    full: int = 0
    """Time for each move, or the initial bank of a seat."""
    increment: int = 0
    """Time a bank gains with each move."""

    @classmethod
    def read(cls, data: dict[str, Any]) -> Clock:
        """From its JSON."""
        kind = data.get("kind", "none")
        amount = data.get("days" if kind == "days" else "seconds", 0)
        increment = data.get("increment", 0)
        if kind not in KINDS or (kind != "none" and not amount > 0):
            raise Fault("invalid", f"A clock is one of {', '.join(KINDS)}, with a positive time.")
        unit = DAY if kind == "days" else 1000
        return cls(kind, round(amount * unit), round(increment * 1000)) if kind != "none" else cls()

    def json(self) -> ClockJson:
        match self.kind:
            case "move":
                return {"kind": "move", "seconds": self.full / 1000}
            case "bank":
                return {"kind": "bank", "seconds": self.full / 1000, "increment": self.increment / 1000}
            case "days":
                return {"kind": "days", "days": self.full / DAY}
        return {"kind": "none"}

    @property
    def at_start(self) -> int | None:
        return None if self.kind == "none" else self.full

    @property
    def grace(self) -> int:
        """Time given to a player who returns after their time has run out."""
        return min(self.full, max(self.full // 10, LEAST_ON_RETURN))


@dataclass(frozen=True)
class Hand:
    """The clock of one seat: the time it was given, less the time it has used.

    Used time is never given back, and a take-back removes the time its move gained: no order of events gains time.
    """

    given: int | None = None
    """All time given so far by moves that were not taken back; None without a clock."""
    used: int = 0
    """Time used when it last started or stopped; never more than was given."""
    since: int | None = None
    """When it started to run; None while it is stopped."""
    graced: bool = False
    """Whether the time for a late return has been given: once a match or, if moves are timed, once a move."""

    @property
    def left(self) -> int | None:
        """Time left when it last started or stopped."""
        return None if self.given is None else max(0, self.given - self.used)

    def at(self, now: int) -> int | None:
        """Time left at `now`."""
        left = self.left
        return left if left is None or self.since is None else max(0, left - (now - self.since))

    @property
    def due(self) -> int | None:
        """When it runs out."""
        return None if self.left is None or self.since is None else self.since + self.left

    def running(self, now: int) -> Hand:
        return self if self.since is not None else replace(self, since=now)

    def stopped(self, now: int) -> Hand:
        if self.since is None or self.given is None:
            return self
        used = max(self.used, min(self.given, self.used + now - self.since))
        return replace(self, used=used, since=None)

    def after_move(self, clock: Clock) -> Hand:
        """The stopped clock after a move, with the time the move gives."""
        if self.given is None:
            return self
        if clock.kind == "bank":
            return replace(self, given=self.given + clock.increment)
        return replace(self, given=self.used + clock.full, graced=False)

    def taken_back(self, before: Hand) -> Hand:
        """The stopped clock after a move is taken back; `before` is the clock before this move."""
        return replace(self, given=before.given, graced=self.graced or before.graced)

    def after_return(self, clock: Clock) -> Hand:
        """The stopped clock of a player who returns and whose stand-in has played."""
        if self.given is None or self.left or self.graced:
            return self
        return replace(self, given=self.used + clock.grace, graced=True)


Past = tuple[int, int, Hand, "Past"] | None
"""History of clocks as a linked list, the last move first: number of the action, its seat, its clock before."""


@dataclass(frozen=True)
class Clocks:
    """The clocks of all seats, and their history for take-backs."""

    clock: Clock
    hands: tuple[Hand, ...]
    past: Past = None

    def after_move(self, number: int, seat: int, by_hand: bool, now: int) -> Clocks:
        """The clocks after a seat has made action `number`. A bank grows only with moves of its owner, not of a bot."""
        if not by_hand and self.clock.kind == "bank":
            return self
        stopped = self.stopped(now)
        before = stopped.hands[seat]
        return replace(stopped._with(seat, before.after_move(self.clock)), past=(number, seat, before, self.past))

    def taken_back(self, number: int, now: int) -> Clocks:
        """The clocks after actions from `number` on are taken back with the time they gave; used time stays used."""
        clocks = self.stopped(now)
        while clocks.past and clocks.past[0] >= number:
            _, seat, before, past = clocks.past
            clocks = replace(clocks._with(seat, clocks.hands[seat].taken_back(before)), past=past)
        return clocks

    def affords(self, number: int, now: int) -> bool:
        """Whether the player who takes back action `number`, the last one, would have time left."""
        if self.past is None or self.past[0] != number:
            return True
        _, seat, before, _ = self.past
        return self.hands[seat].taken_back(before).at(now) != 0

    def after_return(self, seat: int, now: int) -> Clocks:
        """The clocks after the player of a seat returns."""
        stopped = self.stopped(now)
        return stopped._with(seat, stopped.hands[seat].after_return(self.clock))

    def after_patch(self, now: int) -> Clocks:
        """The clocks after the operator set the position: nothing before can be taken back, and a new move begins."""
        stopped = replace(self.stopped(now), past=None)
        if self.clock.kind == "bank":
            return stopped
        return replace(stopped, hands=tuple(hand.after_move(self.clock) for hand in stopped.hands))

    def stopped(self, now: int) -> Clocks:
        """All clocks stopped at `now`."""
        return replace(self, hands=tuple(hand.stopped(now) for hand in self.hands))

    def running(self, seats: Collection[int], now: int) -> Clocks:
        """The clocks of these seats running from `now`, all others stopped."""
        hands = enumerate(self.hands)
        return replace(
            self, hands=tuple(hand.running(now) if seat in seats else hand.stopped(now) for seat, hand in hands)
        )

    def _with(self, seat: int, hand: Hand) -> Clocks:
        return replace(self, hands=(*self.hands[:seat], hand, *self.hands[seat + 1 :]))
