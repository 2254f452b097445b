"""The entries of a table's log: everything that has happened, in order. The state of a table follows from its log."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any, ClassVar

from .compact_json import dumps, loads


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of the log."""

    kind: ClassVar[str]
    at: int
    """Time of the entry by the server's clock, in milliseconds since 1970."""

    def dump(self) -> bytes:
        return dumps({"kind": self.kind, **{name: getattr(self, name) for name in _NAMES[self.kind]}})


@dataclass(frozen=True, slots=True)
class Create(Entry):
    """A table is made."""

    kind: ClassVar[str] = "create"
    game: str
    version: int
    options: dict[str, str | int]
    seats: list[dict[str, Any]]
    """For each seat: kind, name, level, guest, salt, commitment, reserved, manner."""
    clock: dict[str, Any]
    standin: int | None
    private: bool
    host: str
    commitment: str
    position: str = ""
    """The position the match begins at, if not the start of the game."""
    record: str = ""
    """The record of the match, if it was imported."""
    rematch_of: str = ""
    """The table of the match that this one is a rematch of."""
    first: int | None = None
    """The seat that begins, if that was chosen beforehand; otherwise chance draws it."""
    reserved_until: int = 0
    """Time at which seats that are still reserved become open to anyone."""
    sand: int = 0
    """Seconds of sand in a race; 0: as many as the game has."""
    origin: str = ""
    """A token derived from the host's address: tables from one address share it."""
    edition: dict[str, Any] | None = None
    """What is in the box, if it is not the game's own."""
    alone: bool = False
    """Whether the imported match was played by the host without a server."""


@dataclass(frozen=True, slots=True)
class Sit(Entry):
    kind: ClassVar[str] = "sit"
    seat: int
    guest: str
    name: str
    salt: str | None = None
    """Only in logs from before salts were committed to."""
    commitment: str | None = None
    """The commitment to the salt that this seat will reveal."""


@dataclass(frozen=True, slots=True)
class Seal(Entry):
    """All players are present: from now on salts are revealed, and no new commitments are accepted.

    Nobody can sit down or leave after this; open seats are given to bots of this level.
    """

    kind: ClassVar[str] = "seal"
    level: int


@dataclass(frozen=True, slots=True)
class Salt(Entry):
    """A player reveals the salt that they have committed to."""

    kind: ClassVar[str] = "salt"
    guest: str
    salt: str


@dataclass(frozen=True, slots=True)
class Rise(Entry):
    """A player leaves their seat before the match."""

    kind: ClassVar[str] = "rise"
    seat: int


@dataclass(frozen=True, slots=True)
class Release(Entry):
    """A reserved seat becomes open to anyone."""

    kind: ClassVar[str] = "release"
    seat: int
    why: str
    """declined: by the invited player; opened: by the host; late: no answer in time."""


@dataclass(frozen=True, slots=True)
class Start(Entry):
    """The match begins; open seats are given to bots."""

    kind: ClassVar[str] = "start"
    level: int
    luck: list[int] = field(default_factory=list)
    """The actions of chance before anyone could act."""
    salts: list[str | None] | None = None
    """The salt of each seat; None in logs from before bots had salts."""


@dataclass(frozen=True, slots=True)
class Act(Entry):
    """An action of a seat or of the clock, and the actions of chance after it."""

    kind: ClassVar[str] = "act"
    who: int
    action: int
    luck: list[int] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Back(Entry):
    """Actions are taken back, until this many are left."""

    kind: ClassVar[str] = "back"
    seq: int
    turn: bool = False
    """Whether whoever plays with bots alone took back what they did as well: the record says so."""


@dataclass(frozen=True, slots=True)
class StandIn(Entry):
    """A bot takes over the seat of a person."""

    kind: ClassVar[str] = "standin"
    seat: int
    why: str
    """Why: time, away or left."""


@dataclass(frozen=True, slots=True)
class Return(Entry):
    kind: ClassVar[str] = "return"
    seat: int


@dataclass(frozen=True, slots=True)
class Resign(Entry):
    kind: ClassVar[str] = "resign"
    seat: int


@dataclass(frozen=True, slots=True)
class Rematch(Entry):
    kind: ClassVar[str] = "rematch"
    table: str


@dataclass(frozen=True, slots=True)
class Close(Entry):
    """A table that waited too long for players is closed."""

    kind: ClassVar[str] = "close"


@dataclass(frozen=True, slots=True)
class Patch(Entry):
    """The operator sets the position."""

    kind: ClassVar[str] = "patch"
    position: str
    luck: list[int] = field(default_factory=list)


KINDS: dict[str, type[Entry]] = {
    kind.kind: kind
    for kind in (
        Create,
        Sit,
        Seal,
        Salt,
        Rise,
        Release,
        Start,
        Act,
        Back,
        StandIn,
        Return,
        Resign,
        Rematch,
        Close,
        Patch,
    )
}

_NAMES = {kind: tuple(field.name for field in fields(given)) for kind, given in KINDS.items()}
"""The fields of each kind of entry, in the order in which they are written."""


def load(body: bytes | str) -> Entry:
    """Decode a stored entry."""
    data = loads(body)
    return KINDS[data.pop("kind")](**data)
