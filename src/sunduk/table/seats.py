"""A seat of a table: who sits in it, and its salt."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any, Self

from sunduk.bots.characters import HIGHEST, name_of

from .luck import commit
from .wire.tables import SeatKind


@dataclass(frozen=True)
class Seat:
    """Who sits in a seat."""

    kind: SeatKind = "open"
    """open, reserved, person or bot."""
    name: str = ""
    level: int | None = None
    guest: str = ""
    salt: str | None = None
    """The salt it adds to the luck; None before it is revealed."""
    standin: bool = False
    """Whether a bot plays for an absent person."""
    resigned: bool = False
    """Whether the player resigned; a bot plays to the end."""
    resigned_at: int | None = None
    """The `seq` at which the player resigned."""
    reserved: str = ""
    """The only guest who may take the seat, while it is reserved."""
    declined: str = ""
    """The name of the invited player who did not come, while the seat is open."""
    commitment: str | None = None
    """The commitment to its salt; None for a bot before the match begins, and for a person who adds no salt."""

    manner: str | None = None
    """The taste of a bot, if it has one."""

    automatic: bool = field(init=False)
    """Whether a bot plays now."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "automatic", self.kind == "bot" or self.standin or self.resigned)

    @property
    def taken(self) -> bool:
        return self.kind in ("person", "bot")

    @property
    def player(self) -> str:
        """Who plays, for the record: `human`, or the name of the bot."""
        if self.kind == "person":
            return "human"
        return f"manner:{self.manner}" if self.manner else f"level:{self.level}"

    @property
    def unrevealed(self) -> bool:
        """Whether its salt is committed to and not yet revealed."""
        return self.commitment is not None and self.salt is None

    def reveals(self, guest: str, salt: str) -> bool:
        """Whether this guest may reveal this salt here. Logs from before commitments have salts without one."""
        return self.guest == guest and self.salt is None and self.commitment in (None, commit(salt))

    @property
    def present(self) -> bool:
        """Whether a person plays now."""
        return self.kind == "person" and not self.automatic

    def salted(self, salt: str | None) -> Self:
        """The seat with its salt, as the match begins. The commitment of a bot is computed here from its salt."""
        commitment = commit(salt) if self.kind == "bot" and salt is not None else self.commitment
        return replace(self, salt=salt, commitment=commitment)


def bot_seat(level: int, manner: str | None, others: Iterable[Seat]) -> Seat:
    """A seat of a bot, with a name of its own; pages show it in their own language."""
    level = HIGHEST if manner else level
    names = {seat.name for seat in others}
    return Seat("bot", name_of(level, manner, names), level, manner=manner)


def seat_plan(seat: Seat) -> dict[str, Any]:
    """A seat in the form of a `Create` entry."""
    fields = "kind", "name", "level", "guest", "salt", "commitment", "reserved", "manner"
    return {name: getattr(seat, name) for name in fields}
