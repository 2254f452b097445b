"""The store: every query and update that the server makes."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, cast

from sqlalchemy import Connection, Select, bindparam, case, func, or_, select, update
from sqlalchemy.exc import DBAPIError

from sunduk.table.entries import Entry, load
from sunduk.table.faults import Fault
from sunduk.table.guests import Guest
from sunduk.table.live.storage import ChatLine

from ..cluster.relay import Siblings
from . import bulk as rows
from . import schema
from .database import PATIENCE, Hear, T, Work, connect, is_away, migrate
from .journal import Journal
from .readiness import Readiness

PAUSES = (0.05, 0.2, 0.5, 1.0)
"""Seconds between attempts to read while the database is away."""

log = logging.getLogger("sunduk.store")


class Store:
    """The database of one server process: a `sunduk.table.live.storage.Store`."""

    errors = (DBAPIError, OSError)
    """Errors of the database itself, for which no table is to blame."""

    def __init__(self, url: str, siblings: Siblings | None = None) -> None:
        self.node = secrets.token_hex(6)
        """A random id of this process."""
        self._database = connect(url, siblings)
        self.url = self._database.url
        self.shared = self._database.shared
        """Whether other processes write to it too."""
        self.sure = self._database.sure
        """Whether every message to the other processes is delivered."""
        self.journal = Journal(self._database, self.node)
        self._readiness = Readiness(self._database, self.journal)

    async def open(self) -> None:
        """Migrate the database and start the journal."""
        await self._database.write(migrate)
        self.journal.begin()

    async def close(self) -> None:
        await self.journal.close()
        await self._database.close()

    async def _read(self, work: Work[T]) -> T:
        """Run a read transaction; retried a few times while the database is away."""
        deadline = time.monotonic() + PATIENCE
        for pause in PAUSES:
            try:
                return await self._database.read(work, deadline)
            except (DBAPIError, OSError) as error:
                if not is_away(error):
                    raise
                log.warning("the database cannot be read", extra={"why": str(error)})
                await asyncio.sleep(pause)
        raise Fault("away", "The database cannot be reached: try again.")

    async def _write(self, work: Work[T]) -> T:
        """Run a write transaction; raises a fault if it cannot be stored now."""
        try:
            return await self._database.write(work)
        except (DBAPIError, OSError) as error:
            if not is_away(error):
                raise
            log.warning("the database cannot be written to", extra={"why": str(error)})
            raise Fault("away", "The database cannot be reached: nothing has changed; try again.") from error

    async def _rows(self, query: Select[Any], **values: Any) -> list[Any]:
        return await self._read(lambda connection: list(connection.execute(query, values)))

    async def log(self, id: str) -> tuple[bytes, list[str]]:
        """The secret and the log of a table, as they are stored."""
        found = await self._rows(_SECRET, table=id)
        if not found:
            raise Fault("unknown", "There is no such table.")
        return bytes(found[0][0]), [body for (body,) in await self._rows(_ENTRIES, table=id, since=0)]

    async def entries_since(self, id: str, number: int) -> list[Entry]:
        """The entries of a log from number `number` on."""
        return [load(body) for (body,) in await self._rows(_ENTRIES, table=id, since=number)]

    async def lobby(self, most: int, of_host: int, of_origin: int) -> list[str]:
        """Public tables that wait for players, newest first; of each host and of each origin no more than so many."""
        return [id for (id,) in await self._rows(_LOBBY, most=most, of_host=of_host, of_origin=of_origin)]

    async def tables_of(self, host: str, origin: str) -> dict[str, tuple[int, int]]:
        """How many tables a host has in each state before the end, and how many their origin has."""
        found = await self._rows(_TABLES_OF, host=host, origin=origin)
        return {state: (mine, together) for state, mine, together in found}

    async def of_guest(self, guest: str, most: int) -> list[str]:
        """Tables of a guest: running ones first, then the latest."""
        return [id for (id,) in await self._rows(_OF_GUEST, guest=guest, most=most)]

    async def forsaken(self, since: int, most: int = 200) -> list[str]:
        """Tables that wait for players and have not changed since the time `since`."""
        return [id for (id,) in await self._rows(_FORSAKEN, since=since, most=most)]

    async def mark_closed(self, id: str) -> None:
        """Remove a table whose log cannot be read from all lists."""
        await self._database.write(lambda connection: connection.execute(_CLOSED, {"table": id}))

    async def due(self, before: int, most: int = 200) -> list[str]:
        """Tables whose deadline has passed before the time `before`."""
        return [id for (id,) in await self._rows(_DUE, before=before, most=most)]

    async def keep_deadline(self, id: str, due: int | None) -> None:
        """Set the deadline of a table, or remove it."""

        def keep(connection: Connection) -> None:
            if due is None:
                connection.execute(schema.deadlines.delete().where(schema.deadlines.c.table_id == id))
            else:
                rows.add(connection, rows.DEADLINES, [(id, due)])

        await self._write(keep)

    async def say(self, table: str, at: int, seat: int, name: str, words: str) -> ChatLine:
        """Store a line of chat."""

        def keep(connection: Connection) -> ChatLine | None:
            last = connection.scalar(_LAST_LINE, {"table": table})
            line = ChatLine(table, 0 if last is None else last + 1, at, seat, name, words)
            row = {"table_id": table, "number": line.number, "at": at, "seat": seat, "name": name, "text": words}
            if not connection.execute(rows.insert(connection, schema.chat).on_conflict_do_nothing(), row).rowcount:
                return None
            self._database.tell(connection, f"{self.node} chat {table}")
            return line

        for _ in range(20):
            if line := await self._write(keep):
                return line
        raise Fault("away", "Too many people talk at once: try again.")

    async def said(self, table: str, since: int = 0, most: int = 50) -> list[ChatLine]:
        """The last lines of a table's chat, from a number on."""
        found = await self._rows(_SAID, table=table, since=since, most=most)
        return [ChatLine(*row) for row in found][::-1]

    async def analysis(self, table: str, budget: str, version: int) -> bytes | None:
        """The finished analysis of a match, if there is one of this version."""
        found = await self._rows(_ANALYSIS, table=table, budget=budget, version=version)
        return bytes(found[0][0]) if found else None

    async def keep_analysis(self, table: str, budget: str, version: int, body: bytes) -> None:
        """Store a finished analysis, instead of one of an earlier version."""
        values = {"version": version, "body": body}

        def keep(connection: Connection) -> None:
            statement = rows.insert(connection, schema.analyses).values(table_id=table, budget=budget, **values)
            connection.execute(statement.on_conflict_do_update(index_elements=["table_id", "budget"], set_=values))

        await self._write(keep)

    async def add_stumbles(self, day: int, counts: Counter[tuple[str, str]], oldest: int) -> None:
        """Add to the counts of a day, by game and clause, and forget days before the oldest."""

        def keep(connection: Connection) -> None:
            for (game, rule), count in counts.items():
                statement = rows.insert(connection, schema.stumbles).values(day=day, game=game, rule=rule, count=count)
                more = {"count": _stumble["count"] + count}
                connection.execute(statement.on_conflict_do_update(index_elements=["day", "game", "rule"], set_=more))
            connection.execute(schema.stumbles.delete().where(_stumble.day < oldest))

        await self._write(keep)

    async def stumbles(self, since: int) -> Counter[tuple[str, str]]:
        """How often each clause of each game refused a move, from a day on."""
        found = await self._rows(_STUMBLES, since=since)
        return Counter({(game, rule): int(count) for game, rule, count in found})

    async def keep_guest(self, guest: Guest, now: int) -> None:
        """Store a guest, or a new name."""
        values = {"name": guest.name, "language": guest.language}

        def keep(connection: Connection) -> None:
            statement = rows.insert(connection, schema.guests).values(id=guest.id, created=now, **values)
            connection.execute(statement.on_conflict_do_update(index_elements=["id"], set_=values))
            self._database.tell(connection, f"{self.node} guest {guest.id}")

        await self._write(keep)

    async def guest(self, id: str) -> Guest | None:
        found = await self._rows(_GUEST, guest=id)
        return Guest(*found[0]) if found else None

    async def signing_secret(self) -> str:
        """The key that cookies are signed with."""
        return await self._made_once("secret", secrets.token_urlsafe(32))

    async def record_key(self) -> bytes:
        """The private key that records of finished matches are signed with."""
        return bytes.fromhex(await self._made_once("record_key", secrets.token_hex(32)))

    async def _made_once(self, name: str, fresh: str) -> str:
        """A setting that the first process to need it stores, and all others read."""

        def find(connection: Connection) -> str:
            values = {"name": name, "value": fresh}
            connection.execute(rows.insert(connection, schema.settings).on_conflict_do_nothing(), values)
            return str(connection.scalar(select(schema.settings.c.value).where(schema.settings.c.name == name)))

        return await self._database.write(find)

    async def notify(self, subject: str, *words: str) -> None:
        """Send a message to the other processes."""
        await self._database.notify(" ".join((self.node, subject, *words)))

    async def listen(self, hear: Hear, listening: Callable[[], None]) -> None:
        """Receive messages of the other processes, after calling `listening`, until the connection breaks (OSError)."""
        await self._database.listen(hear, listening)

    async def ready(self) -> bool:
        """Whether the database can be written to."""
        return await self._readiness.check()


_head, _entry, _player, _chat = schema.tables.c, schema.entries.c, schema.players.c, schema.chat.c
_deadline, _guest = schema.deadlines.c, schema.guests.c
_most = cast(Any, bindparam("most"))

_SECRET = select(_head.secret).where(_head.id == bindparam("table"))
_ENTRIES = (
    select(_entry.body)
    .where(_entry.table_id == bindparam("table"), _entry.number >= bindparam("since"))
    .order_by(_entry.number)
)
_ranked = (
    select(
        _head.id,
        _head.created,
        _head.origin,
        func.row_number().over(partition_by=_head.host, order_by=_head.created.desc()).label("of_host"),
        func.row_number().over(partition_by=_head.origin, order_by=_head.created.desc()).label("of_origin"),
    )
    .where(_head.state == "waiting", _head.private.is_(False))
    .subquery()
    .c
)
_LOBBY = (
    select(_ranked.id)
    .where(
        _ranked.of_host <= bindparam("of_host"),
        or_(_ranked.of_origin <= bindparam("of_origin"), _ranked.origin == ""),
    )
    .order_by(_ranked.created.desc())
    .limit(_most)
)
_TABLES_OF = (
    select(
        _head.state,
        func.sum(case((_head.host == bindparam("host"), 1), else_=0)),
        func.sum(case((_head.origin == bindparam("origin"), 1), else_=0)),
    )
    .where(
        _head.state.in_(("waiting", "running")),
        or_(_head.host == bindparam("host"), _head.origin == bindparam("origin")),
    )
    .group_by(_head.state)
)
_FORSAKEN = (
    select(_head.id)
    .where(_head.state == "waiting", _head.touched <= bindparam("since"))
    .order_by(_head.touched)
    .limit(_most)
)
_CLOSED = update(schema.tables).where(_head.id == bindparam("table")).values(state="closed")
_OF_GUEST = (
    select(_head.id)
    .join(schema.players, _player.table_id == _head.id)
    .where(_player.guest == bindparam("guest"), _head.state != "closed")
    .order_by((_head.state == "running").desc(), _head.touched.desc())
    .limit(_most)
)
_DUE = select(_deadline.table_id).where(_deadline.due <= bindparam("before")).order_by(_deadline.due).limit(_most)
_LAST_LINE = select(func.max(_chat.number)).where(_chat.table_id == bindparam("table"))
_SAID = (
    select(schema.chat)
    .where(_chat.table_id == bindparam("table"), _chat.number >= bindparam("since"))
    .order_by(_chat.number.desc())
    .limit(_most)
)
_analysis = schema.analyses.c
_ANALYSIS = select(_analysis.body).where(
    _analysis.table_id == bindparam("table"),
    _analysis.budget == bindparam("budget"),
    _analysis.version == bindparam("version"),
)
_stumble = schema.stumbles.c
_STUMBLES = (
    select(_stumble.game, _stumble.rule, func.sum(_stumble["count"]))
    .where(_stumble.day >= bindparam("since"))
    .group_by(_stumble.game, _stumble.rule)
)
_GUEST = select(_guest.id, _guest.name, _guest.language).where(_guest.id == bindparam("guest"))
