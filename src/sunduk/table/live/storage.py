"""What the hall needs of a store: logs of tables, deadlines, guests and chat.

A server keeps them in a database (`sunduk.server.storage`). Any other store implements `Store` and `Journal`.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from ..entries import Entry
from ..guests import Guest
from ..table import Table
from ..wire.play import ChatJson
from .promise import Promise


class Append(NamedTuple):
    """An entry for the log of a table, and other changes that go with it."""

    table: Table
    """The table after the entry."""
    entry: Entry
    due: int | None
    """When somebody must look at the table next."""
    due_changed: bool
    secret: bytes = b""
    """The secret of the table's luck; only with the first entry."""
    known: bool = False
    """Whether another process is known to have the table in memory too."""

    @property
    def changes_more(self) -> bool:
        """Whether anything besides the log changes; for most moves nothing does."""
        return self.due_changed or self.entry.kind != "act" or self.table.state == "over"


class Taken(Exception):
    """Another process has already appended an entry with this number."""


@dataclass(frozen=True)
class ChatLine:
    """A line of chat at a table."""

    table: str
    number: int
    at: int
    seat: int
    name: str
    text: str

    def json(self) -> ChatJson:
        return {"number": self.number, "seat": self.seat, "name": self.name, "text": self.text, "at": self.at}


class Journal(Protocol):
    """Appends entries to logs."""

    def append(self, append: Append) -> Promise[None]:
        """Store an entry. Promises None once it is stored for good, or the error: `Taken`, or a fault `away`."""


class Store(Protocol):
    """Everything that outlives this process. A store that cannot be reached raises a fault with the code `away`."""

    @property
    def journal(self) -> Journal: ...

    @property
    def shared(self) -> bool:
        """Whether other processes write to it too."""

    @property
    def sure(self) -> bool:
        """Whether every message to the other processes is delivered."""

    @property
    def errors(self) -> tuple[type[Exception], ...]:
        """Errors of the store itself, for which no table is to blame."""

    async def log(self, id: str) -> tuple[bytes, list[str]]:
        """The secret and the log of a table, as they are stored; a fault `unknown` if there is no such table."""

    async def entries_since(self, id: str, number: int) -> list[Entry]:
        """The entries of a log from number `number` on."""

    async def lobby(self, most: int, of_host: int, of_origin: int) -> list[str]:
        """Public tables that wait for players, newest first; of each host and of each origin no more than so many."""

    async def tables_of(self, host: str, origin: str) -> dict[str, tuple[int, int]]:
        """How many tables a host has in each state before the end, and how many their origin has."""

    async def of_guest(self, guest: str, most: int) -> list[str]:
        """Tables of a guest: running ones first, then the latest."""

    async def forsaken(self, since: int) -> list[str]:
        """Tables that wait for players and have not changed since the time `since`."""

    async def mark_closed(self, id: str) -> None:
        """Remove a table whose log cannot be read from all lists."""

    async def due(self, before: int) -> list[str]:
        """Tables whose deadline has passed before the time `before`."""

    async def keep_deadline(self, id: str, due: int | None) -> None:
        """Set the deadline of a table, or remove it."""

    async def say(self, table: str, at: int, seat: int, name: str, words: str) -> ChatLine:
        """Store a line of chat."""

    async def said(self, table: str, since: int = 0, most: int = 50) -> list[ChatLine]:
        """The last lines of a table's chat, from a number on."""

    async def keep_guest(self, guest: Guest, now: int) -> None:
        """Store a guest, or a new name."""

    async def guest(self, id: str) -> Guest | None: ...

    async def add_stumbles(self, day: int, counts: Counter[tuple[str, str]], oldest: int) -> None:
        """Add to the counts of a day, by game and clause, and forget days before the oldest."""

    async def stumbles(self, since: int) -> Counter[tuple[str, str]]:
        """How often each clause of each game refused a move, from a day on."""
