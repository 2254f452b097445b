"""Clocks of the seats: pure arithmetic over the times that stand in the log. All times are milliseconds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .faults import Fault

KINDS = ("none", "move", "bank", "days")
DAY = 86_400_000
LEAST_ON_RETURN = 10_000


@dataclass(frozen=True)
class Clock:
    """How time is given."""

    kind: str = "none"
    full: int = 0
    """What a seat has for a move, or in its bank."""
    increment: int = 0
    """What a bank gains with each move."""

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

    def json(self) -> dict[str, Any]:
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

    def after_move(self, left: int | None, spent: int) -> int | None:
        """What is left to a seat that has moved."""
        if left is None:
            return None
        return max(0, left - spent) + self.increment if self.kind == "bank" else self.full

    def on_return(self, left: int | None) -> int | None:
        """What is left to somebody whose stand-in has played."""
        if left is None:
            return None
        return max(left, self.full // 10, LEAST_ON_RETURN) if self.kind == "bank" else self.full


@dataclass(frozen=True)
class Hand:
    """The clock of one seat."""

    left: int | None = None
    """What was left when it began to run, or stopped; None without a clock."""
    since: int | None = None
    """When it began to run; None while it stands."""

    def at(self, now: int) -> int | None:
        """What is left now."""
        if self.left is None or self.since is None:
            return self.left
        return max(0, self.left - (now - self.since))

    @property
    def due(self) -> int | None:
        """When it will have run out."""
        return None if self.left is None or self.since is None else self.since + self.left

    def running(self, now: int) -> Hand:
        return self if self.since is not None else Hand(self.left, now)

    def stopped(self, now: int) -> Hand:
        return self if self.since is None else Hand(self.at(now))
