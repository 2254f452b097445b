"""The database: logs of tables, guests, chat. What is appended is committed before anyone hears of it.

What many tables append at about the same time is committed together, so that they share the wait for the disk.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import secrets
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from sqlalchemy import Connection, Insert, Row, Select, event, func, insert, inspect, literal, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from . import schema
from .entries import Create, Entry, load
from .faults import Fault
from .identity import Guest
from .tables import Table

MOST_TOGETHER = 500
"""Appends in one transaction."""
PATIENCE = 30.0
"""Seconds for which a lost database is tried again."""
PAUSES = (0.05, 0.2, 0.5, 1.0)
"""Seconds between attempts to read."""
CHANNEL = "sunduk"
NEWEST = "first"
"""The last step of :mod:`sunduk.server.migrations`."""

log = logging.getLogger("sunduk.store")


@dataclass(frozen=True)
class Append:
    """An entry for the log of a table, and what else changes with it."""

    table: Table
    """As it is after the entry."""
    entry: Entry
    due: int | None
    """When somebody must look after the table."""
    due_changed: bool
    secret: bytes = b""
    """Given with the first entry."""

    @property
    def number(self) -> int:
        return self.table.entries - 1


@dataclass(frozen=True)
class Line:
    """Something said at a table."""

    table: str
    number: int
    at: int
    seat: int
    name: str
    text: str

    def json(self) -> dict[str, Any]:
        return {"number": self.number, "seat": self.seat, "name": self.name, "text": self.text, "at": self.at}


class Taken(Exception):
    """Another writer was quicker: the log is longer than was thought."""


class Store:
    """The database of one server process."""

    def __init__(self, url: str) -> None:
        self.node = secrets.token_hex(6)
        """Which process this is."""
        self.url = make_url(url)
        self.shared = self.url.get_backend_name() == "postgresql"
        """Whether other processes write to it, too."""
        self.engine = _engine(url)
        self._insert: Callable[[Any], Any] = postgresql.insert if self.shared else sqlite.insert
        self._marks = itertools.count()
        self._queue: asyncio.Queue[tuple[Append, asyncio.Future[None]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._statements = _Statements(self._insert)
        self.on_commit: Callable[[int], None] = lambda _: None
        """Told how many appends a transaction held."""

    async def open(self) -> None:
        """Bring the database up to date and begin to write."""
        async with self.engine.begin() as connection:
            await connection.run_sync(_migrate)
        self._writer = asyncio.create_task(self._write(), name="store writer")

    async def close(self) -> None:
        if self._writer:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        await self.engine.dispose()

    async def append(self, append: Append) -> None:
        """Add to a log; returns once it is committed, or raises :class:`Taken`."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((append, done))
        await done

    async def _write(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty() and len(batch) < MOST_TOGETHER:
                batch.append(self._queue.get_nowait())
            try:
                won = await self._commit([append for append, _ in batch])
            except Exception as error:
                log.exception("nothing could be stored")
                fault = Fault("away", "The database cannot be reached: nothing has changed; try again.")
                fault.__cause__ = error
                for _, done in batch:
                    if not done.done():
                        done.set_exception(fault)
                continue
            self.on_commit(len(batch))
            for (_, done), stored in zip(batch, won, strict=True):
                if done.done():
                    continue
                if stored:
                    done.set_result(None)
                else:
                    done.set_exception(Taken())

    async def _commit(self, appends: list[Append]) -> list[bool]:
        """Store appends in one transaction; says which are in. A lost connection is tried again."""
        rows = [
            {
                "table_id": append.table.id,
                "number": append.number,
                "mark": f"{self.node}.{next(self._marks)}",
                "body": append.entry.dump().decode(),
            }
            for append in appends
        ]
        waited, pause, uncertain = 0.0, 0.05, False
        while True:
            try:
                async with self.engine.begin() as connection:
                    won = await self._insert_entries(connection, rows, uncertain)
                    stored = [append for append, mine in zip(appends, won, strict=True) if mine]
                    await self._insert_rest(connection, stored)
                return won
            except (DBAPIError, OSError) as error:
                if waited >= PATIENCE or not _away(error):
                    raise
                # Whether the transaction went through is not known: our marks will tell.
                uncertain = True
                log.warning("the database is away; trying again", extra={"seconds": waited})
                await asyncio.sleep(pause)
                waited, pause = waited + pause, min(1.0, pause * 2)

    async def _insert_entries(
        self, connection: AsyncConnection, rows: list[dict[str, Any]], uncertain: bool
    ) -> list[bool]:
        if not self.shared and not uncertain:
            # Nobody else writes while we hold the lock, but somebody may have since we looked.
            result = await connection.execute(self._statements.entries, rows)
            if result.rowcount == len(rows):
                return [True] * len(rows)
        else:
            await connection.execute(self._statements.entries, rows)
        keys = [row["table_id"] for row in rows]
        found = await connection.execute(
            select(schema.entries.c.mark).where(
                schema.entries.c.table_id.in_(keys), schema.entries.c.number.in_([row["number"] for row in rows])
            )
        )
        marks = set(found.scalars())
        return [row["mark"] in marks for row in rows]

    async def _insert_rest(self, connection: AsyncConnection, appends: list[Append]) -> None:
        """What follows from the entries: heads of tables, players, deadlines, a call to the other processes."""
        heads = [append for append in appends if append.entry.kind not in ("act", "back")]
        ended = [append for append in appends if append.entry.kind == "act" and append.table.state == "over"]
        if created := [append for append in heads if isinstance(append.entry, Create)]:
            await connection.execute(insert(schema.tables), [_head(append) for append in created])
        for append in [*heads, *ended]:
            if not isinstance(append.entry, Create):
                table = append.table
                await connection.execute(
                    update(schema.tables)
                    .where(schema.tables.c.id == table.id)
                    .values(state=table.state, touched=table.touched)
                )
        if players := [
            {"guest": guest, "table_id": append.table.id}
            for append in heads
            for guest in {append.table.create.host} | append.table.people()
            if append.entry.kind in ("create", "sit")
        ]:
            await connection.execute(self._statements.players, players)
        if dues := [
            {"table_id": append.table.id, "due": append.due}
            for append in appends
            if append.due_changed and append.due is not None
        ]:
            await connection.execute(self._statements.deadlines, dues)
        if idle := [append.table.id for append in appends if append.due_changed and append.due is None]:
            await connection.execute(schema.deadlines.delete().where(schema.deadlines.c.table_id.in_(idle)))
        if self.shared and appends:
            await self.notify(connection, "entries", {append.table.id for append in appends})

    async def notify(self, connection: AsyncConnection, subject: str, ids: Iterable[str]) -> None:
        """Wake the other processes, once this transaction is through."""
        for some in _batched(sorted(ids), 100):
            payload = " ".join([self.node, subject, *some])
            await connection.execute(select(func.pg_notify(CHANNEL, literal(payload))))

    async def load(self, id: str) -> tuple[bytes, list[Entry]]:
        """The secret and the log of a table."""
        found = await self._rows(select(schema.tables.c.secret).where(schema.tables.c.id == id))
        if not found:
            raise Fault("unknown", "There is no such table.")
        return bytes(found[0][0]), await self.entries_since(id, 0)

    async def entries_since(self, id: str, number: int) -> list[Entry]:
        """What has been appended to a log from an entry on."""
        entry = schema.entries.c
        query = select(entry.body).where(entry.table_id == id, entry.number >= number).order_by(entry.number)
        return [load(body) for (body,) in await self._rows(query)]

    async def _rows(self, query: Select[Any]) -> Sequence[Row[Any]]:
        """What the database answers; if it is away, asked again a few times."""
        for pause in PAUSES:
            try:
                async with self.engine.connect() as connection:
                    rows: Sequence[Row[Any]] = (await connection.execute(query)).all()
                    return rows
            except (DBAPIError, OSError) as error:
                if not _away(error):
                    raise
                await asyncio.sleep(pause)
        raise Fault("away", "The database cannot be reached: try again.")

    async def lobby(self, most: int) -> list[str]:
        """Public tables that wait for players, newest first."""
        head = schema.tables.c
        query = select(head.id).where(head.state == "waiting", head.private.is_(False))
        return await self._ids(query.order_by(head.created.desc()).limit(most))

    async def of_guest(self, guest: str, most: int) -> list[str]:
        """Tables of a guest, those that run first, then the latest."""
        head, player = schema.tables.c, schema.players.c
        query = select(head.id).join(schema.players, player.table_id == head.id).where(player.guest == guest)
        running = (head.state == "running").desc()
        return await self._ids(query.order_by(running, head.touched.desc()).limit(most))

    async def due(self, before: int, most: int = 200) -> list[str]:
        """Tables that somebody should have looked after by a time."""
        deadline = schema.deadlines.c
        return await self._ids(
            select(deadline.table_id).where(deadline.due <= before).order_by(deadline.due).limit(most)
        )

    async def _ids(self, query: Select[Any]) -> list[str]:
        return [id for (id,) in await self._rows(query)]

    async def keep_deadline(self, id: str, due: int | None) -> None:
        """Set when somebody must look after a table, or that nobody need."""
        async with self.engine.begin() as connection:
            if due is None:
                await connection.execute(schema.deadlines.delete().where(schema.deadlines.c.table_id == id))
            else:
                await connection.execute(self._statements.deadlines, {"table_id": id, "due": due})

    async def say(self, table: str, at: int, seat: int, name: str, words: str) -> Line:
        """Keep what somebody says."""
        column = schema.chat.c
        for _ in range(20):
            async with self.engine.begin() as connection:
                last = await connection.scalar(select(func.max(column.number)).where(column.table_id == table))
                line = Line(table, 0 if last is None else last + 1, at, seat, name, words)
                row = {"table_id": table, "number": line.number, "at": at, "seat": seat, "name": name, "text": words}
                result = await connection.execute(self._insert(schema.chat).on_conflict_do_nothing(), row)
                if result.rowcount:
                    if self.shared:
                        await self.notify(connection, "chat", [table])
                    return line
        raise Fault("away", "Too many people talk at once: try again.")

    async def said(self, table: str, since: int = 0, most: int = 50) -> list[Line]:
        """The last lines of a table's chat, from a number on."""
        column = schema.chat.c
        query = select(schema.chat).where(column.table_id == table, column.number >= since)
        rows = await self._rows(query.order_by(column.number.desc()).limit(most))
        return [Line(*cast(Any, row)) for row in rows][::-1]

    async def keep_guest(self, guest: Guest, now: int) -> None:
        """Store a guest, or a new name."""
        values = {"name": guest.name, "language": guest.language}
        statement = self._insert(schema.guests).values(id=guest.id, created=now, **values)
        async with self.engine.begin() as connection:
            await connection.execute(statement.on_conflict_do_update(index_elements=["id"], set_=values))

    async def guest(self, id: str) -> Guest | None:
        column = schema.guests.c
        rows = await self._rows(select(column.id, column.name, column.language).where(column.id == id))
        return Guest(*cast(Any, rows[0])) if rows else None

    async def signing_secret(self) -> str:
        """What cookies are signed with: made once, the same for all processes."""
        statement = self._insert(schema.settings).values(name="secret", value=secrets.token_urlsafe(32))
        async with self.engine.begin() as connection:
            await connection.execute(statement.on_conflict_do_nothing())
            found = await connection.scalar(select(schema.settings.c.value).where(schema.settings.c.name == "secret"))
        return str(found)

    async def well(self) -> bool:
        """Whether the database answers."""
        try:
            async with asyncio.timeout(5), self.engine.connect() as connection:
                await connection.scalar(select(1))
        except (DBAPIError, OSError, TimeoutError):
            return False
        return True


class _Statements:
    """Statements that are used all the time."""

    def __init__(self, insert: Callable[[Any], Any]) -> None:
        self.entries: Insert = insert(schema.entries).on_conflict_do_nothing()
        self.players: Insert = insert(schema.players).on_conflict_do_nothing()
        due = insert(schema.deadlines)
        self.deadlines: Insert = due.on_conflict_do_update(index_elements=["table_id"], set_={"due": due.excluded.due})


def _engine(url: str) -> AsyncEngine:
    if make_url(url).get_backend_name() == "postgresql":
        return create_async_engine(url, pool_pre_ping=True, pool_size=5)
    if path := make_url(url).database:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
    # There is nothing to roll back: whoever writes commits.
    engine = create_async_engine(url, pool_reset_on_return=None)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        # Several processes may start at once.
        connection.execute(select(func.pg_advisory_xact_lock(7_383_835)))
    known = inspect(connection).has_table("alembic_version")
    if known and connection.scalar(text("SELECT version_num FROM alembic_version")) == NEWEST:
        return
    # Its import takes a quarter of a second, which most starts can do without.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _head(append: Append) -> dict[str, Any]:
    table = append.table
    return {
        "id": table.id,
        "game": table.game.id,
        "state": table.state,
        "private": table.create.private,
        "created": table.create.at,
        "touched": table.touched,
        "secret": append.secret,
    }


def _away(error: DBAPIError | OSError) -> bool:
    """Whether it is the connection that failed, or a lock that was not had in time, and not what was asked."""
    return not isinstance(error, IntegrityError | ProgrammingError | DataError)


def _batched(items: list[str], size: int) -> Iterable[list[str]]:
    return (items[start : start + size] for start in range(0, len(items), size))
