"""A seat of a table: who sits in it, and what it adds to the luck."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Self

from .luck import commit
from .wire import SeatKind


@dataclass(frozen=True)
class Seat:
    """Who sits in a seat."""

    kind: SeatKind = "open"
    """open, reserved, person or bot."""
    name: str = ""
    level: int | None = None
    guest: str = ""
    salt: str | None = None
    """What it adds to the luck; None before it is revealed."""
    standin: bool = False
    """A bot plays for an absent person."""
    resigned: bool = False
    """A bot plays to the end."""
    resigned_at: int | None = None
    """The `seq` at which the player resigned."""
    reserved: str = ""
    """The only guest who may take the seat, while it is reserved."""
    declined: str = ""
    """Whoever was asked to play here and did not come, by name, while the seat is open."""
    commitment: str | None = None
    """To its salt; None for a bot before the match begins, and for a person who adds nothing."""

    automatic: bool = field(init=False)
    """Whether a bot plays now."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "automatic", self.kind == "bot" or self.standin or self.resigned)

    @property
    def taken(self) -> bool:
        return self.kind in ("person", "bot")

    @property
    def unrevealed(self) -> bool:
        """Whether its salt is committed to and not yet known."""
        return self.commitment is not None and self.salt is None

    def reveals(self, guest: str, salt: str) -> bool:
        """Whether a guest can reveal this salt here. Logs from before commitments have salts without one."""
        return self.guest == guest and self.salt is None and self.commitment in (None, commit(salt))

    @property
    def present(self) -> bool:
        """Whether a person plays now."""
        return self.kind == "person" and not self.automatic

    def salted(self, salt: str | None) -> Self:
        """The seat when the match begins. A bot's commitment was shown before: its salt follows from the secret."""
        commitment = commit(salt) if self.kind == "bot" and salt is not None else self.commitment
        return replace(self, salt=salt, commitment=commitment)


def bot_name(level: int) -> str:
    """What a bot is called where nobody has named it; pages say its level in their own language instead."""
    from sunduk.bots.kinds.levels import NAMES

    return NAMES[level - 1].capitalize()


def seat_plan(seat: Seat) -> dict[str, Any]:
    """A seat as it stands in a Create."""
    fields = "kind", "name", "level", "guest", "salt", "commitment", "reserved"
    return {name: getattr(seat, name) for name in fields}
