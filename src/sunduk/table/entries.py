"""The log of a table: everything that has happened at it, in order. A table is what its log says, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar

import orjson


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log."""

    kind: ClassVar[str]
    at: int
    """When, in milliseconds since 1970, by the server's clock."""

    def dump(self) -> bytes:
        return b'{"kind":"%s",%s' % (self.kind.encode(), orjson.dumps(self)[1:])


@dataclass(frozen=True, slots=True)
class Create(Entry):
    """A table is made."""

    kind: ClassVar[str] = "create"
    game: str
    version: int
    options: dict[str, str | int]
    seats: list[dict[str, Any]]
    """Of each: kind, name, level, guest, salt, commitment, reserved."""
    clock: dict[str, Any]
    standin: int | None
    private: bool
    host: str
    commitment: str
    position: str = ""
    """Where the match begins, if not at the start of the game."""
    record: str = ""
    """The match itself, if it was imported."""
    rematch_of: str = ""
    """The table where the same people have played before."""
    first: int | None = None
    """The seat that begins, if that was settled beforehand; otherwise chance draws it."""
    reserved_until: int = 0
    """When seats that are still reserved become open to anyone."""
    origin: str = ""
    """Where the host came from: a token by which tables from one address are known to belong together."""


@dataclass(frozen=True, slots=True)
class Sit(Entry):
    kind: ClassVar[str] = "sit"
    seat: int
    guest: str
    name: str
    salt: str | None = None
    """Only in logs from before salts were committed to."""
    commitment: str | None = None
    """To the salt that this seat will reveal."""


@dataclass(frozen=True, slots=True)
class Seal(Entry):
    """Everyone who is to play is there: from now on salts are revealed, and none is committed to any more.

    Nobody sits down or gets up after this; open seats are given to bots of this level.
    """

    kind: ClassVar[str] = "seal"
    level: int


@dataclass(frozen=True, slots=True)
class Salt(Entry):
    """Somebody reveals the salt that they have committed to."""

    kind: ClassVar[str] = "salt"
    guest: str
    salt: str


@dataclass(frozen=True, slots=True)
class Rise(Entry):
    """Somebody gets up before the match."""

    kind: ClassVar[str] = "rise"
    seat: int


@dataclass(frozen=True, slots=True)
class Release(Entry):
    """A reserved seat becomes open to anyone."""

    kind: ClassVar[str] = "release"
    seat: int
    why: str
    """declined: by the person; opened: by the host; late: there was no answer in time."""


@dataclass(frozen=True, slots=True)
class Start(Entry):
    """The match begins; open seats are given to bots."""

    kind: ClassVar[str] = "start"
    level: int
    luck: list[int] = field(default_factory=list)
    """What chance did before anyone could act."""
    salts: list[str | None] | None = None
    """What each seat adds to the luck; None in logs from before bots had salts, too."""


@dataclass(frozen=True, slots=True)
class Act(Entry):
    """An action of a seat or of the clock, and what chance did then."""

    kind: ClassVar[str] = "act"
    who: int
    action: int
    luck: list[int] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Back(Entry):
    """Actions are taken back, down to this many."""

    kind: ClassVar[str] = "back"
    seq: int


@dataclass(frozen=True, slots=True)
class StandIn(Entry):
    """A bot plays for somebody."""

    kind: ClassVar[str] = "standin"
    seat: int
    why: str
    """time, away or left."""


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
    """Nobody has come for too long: the table waits no longer."""

    kind: ClassVar[str] = "close"


@dataclass(frozen=True, slots=True)
class Patch(Entry):
    """The position is set by hand, by whoever keeps the server."""

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


def load(body: bytes | str) -> Entry:
    """The entry that was dumped."""
    data = orjson.loads(body)
    return KINDS[data.pop("kind")](**data)
