"""Runs transactions: SQLite's in threads of its own, PostgreSQL's on the event loop. Their code is shared."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, Protocol, TypeVar

from sqlalchemy import URL, Connection, create_engine, event, func, inspect, literal, make_url, select, text
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.pool import NullPool

from sunduk.core.errors import BadOption

from ..cluster.relay import Siblings
from ..cluster.writer_client import WriterClient
from .transaction import Transaction

NEWEST = "analyses"
"""The latest revision in `sunduk.server.storage.migrations`."""
CHANNEL = "sunduk"
PRAGMAS = ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
PATIENCE = 5.0
"""Seconds within which a transaction must begin, or fails: the longest wait for a lock."""

T = TypeVar("T")
Work = Callable[[Connection], T]
"""The body of one transaction."""
Hear = Callable[[str], None]


class Database(Protocol):
    """The database of one server process."""

    url: URL
    shared: bool
    """Whether other processes write to it too."""
    sure: bool
    """Whether every message to the other processes is delivered."""

    async def read(self, work: Work[T], deadline: float | None = None) -> T:
        """Run a read transaction. If it has not begun by the deadline (monotonic clock), it fails; see `is_away`."""

    async def write(self, work: Work[T]) -> T:
        """Run a write transaction; it is committed when this returns."""

    async def probe(self, work: Work[T]) -> T:
        """Run a write transaction on a fresh connection, past anything this process has cached."""

    async def store(self, transaction: Transaction) -> list[bool]:
        """Store and commit a transaction of the journal, and tell the other processes; returns which entries are in."""

    def tell(self, connection: Connection, words: str) -> None:
        """Send a message to the other processes once this transaction is committed."""

    async def notify(self, words: str) -> None:
        """Send a message to the other processes now."""

    async def listen(self, hear: Hear, listening: Callable[[], None]) -> None:
        """Receive messages of the other processes, after calling `listening`, until the connection breaks (OSError)."""

    async def close(self) -> None: ...


def connect(address: str, siblings: Siblings | None = None) -> Database:
    url = make_url(address)
    return Postgres(url) if url.get_backend_name() == "postgresql" else Embedded(url, siblings)


class Embedded:
    """SQLite: one thread writes and another reads, so that readers do not wait for the disk.

    It is used by one process, or by those behind one gate.
    """

    sure = True

    def __init__(self, url: URL, siblings: Siblings | None = None) -> None:
        self.url = url
        self.shared = siblings is not None
        self._siblings = siblings
        self._told: list[str] = []
        """Messages to the other processes, sent when the present transaction is committed."""
        if url.database:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        turn = Turn(f"{url.database}-turn") if siblings else nullcontext()
        self._writer = ConnectionThread(url, "BEGIN IMMEDIATE", turn)
        self._reader = ConnectionThread(url, "BEGIN")
        self._writer_client = WriterClient(siblings.writer) if siblings and siblings.writer else None

    async def read(self, work: Work[T], deadline: float | None = None) -> T:
        return await self._reader.run(work, deadline=deadline)

    async def write(self, work: Work[T]) -> T:
        def begin(connection: Connection) -> T:
            self._told.clear()
            return work(connection)

        return await self._writer.run(begin, self._tell)

    async def probe(self, work: Work[T]) -> T:
        turn = Turn(f"{self.url.database}-turn") if self._siblings else nullcontext()
        connection_thread = ConnectionThread(self.url, "BEGIN IMMEDIATE", turn)
        try:
            return await connection_thread.run(work)
        finally:
            await connection_thread.close()

    async def store(self, transaction: Transaction) -> list[bool]:
        storing = (
            self._writer_client.store(transaction)
            if self._writer_client
            else self._writer.run(transaction.store, None, transaction.deadline)
        )
        won = await storing
        if self._siblings:
            for words in transaction.words(won):
                self._siblings.tell(words)
        return won

    def tell(self, connection: Connection, words: str) -> None:
        self._told.append(words)

    def _tell(self) -> None:
        if self._siblings:
            for words in self._told:
                self._siblings.tell(words)

    async def notify(self, words: str) -> None:
        if self._siblings:
            self._siblings.tell(words)

    async def listen(self, hear: Hear, listening: Callable[[], None]) -> None:
        listening()
        assert self._siblings
        await self._siblings.listen(hear)

    async def close(self) -> None:
        if self._writer_client:
            self._writer_client.close()
        await self._reader.close()
        await self._writer.close()


class Turn:
    """A file lock that makes writing processes queue; SQLite itself would have each retry at random."""

    def __init__(self, path: str) -> None:
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)

    def __enter__(self) -> None:
        import fcntl

        fcntl.flock(self._file, fcntl.LOCK_EX)

    def __exit__(self, *_: object) -> None:
        import fcntl

        fcntl.flock(self._file, fcntl.LOCK_UN)


class ConnectionThread:
    """A thread with a database connection of its own."""

    def __init__(self, url: URL, begin: str, turn: AbstractContextManager[None] | None = None) -> None:
        self._thread = ThreadPoolExecutor(1, "database")
        self._turn = turn or nullcontext()
        self._engine = create_engine(url, poolclass=NullPool)
        self._connection: Connection | None = None

        @event.listens_for(self._engine, "connect")
        def prepare(connection: Any, _: object) -> None:
            # We begin transactions explicitly: Python's module would leave some statements outside of them.
            connection.isolation_level = None
            for pragma in PRAGMAS:
                connection.execute(f"PRAGMA {pragma}")

        @event.listens_for(self._engine, "begin")
        def start(connection: Connection) -> None:
            connection.exec_driver_sql(begin)

    async def run(self, work: Work[T], after: Callable[[], None] | None = None, deadline: float | None = None) -> T:
        """Run `work` in a transaction and, once it is committed, `after`.

        If it has not begun by the deadline (monotonic clock), it never does: a TimeoutError, or SQLite's own error for
        a lock that it did not get.
        """
        deadline = time.monotonic() + PATIENCE if deadline is None else deadline
        return await asyncio.get_running_loop().run_in_executor(self._thread, self.work, work, after, deadline)

    def work(self, work: Work[T], after: Callable[[], None] | None = None, deadline: float | None = None) -> T:
        """Run a transaction in the calling thread; `run` calls this in the thread of its own."""
        with self._turn:
            left = PATIENCE if deadline is None else deadline - time.monotonic()
            if left <= 0:
                raise TimeoutError("others keep the database")
            # One process at a time may prepare a new file: SQLite would refuse the others.
            self._connection = self._connection or self._engine.connect()
            self._connection.connection.cursor().execute(f"PRAGMA busy_timeout={round(1000 * left)}").close()
            with self._connection.begin():
                done = work(self._connection)
        if after:
            after()
        return done

    async def close(self) -> None:
        if self._connection is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._connection.close)
        self._thread.shutdown()


class Postgres:
    """PostgreSQL, for any number of server processes."""

    shared = True
    sure = False

    def __init__(self, url: URL) -> None:
        # Imported here: a server with SQLite does not need it and starts sooner.
        from sqlalchemy.ext.asyncio import create_async_engine

        self.url = url
        self._engine = create_async_engine(
            url, pool_pre_ping=True, pool_size=5, connect_args={"command_timeout": PATIENCE}
        )

    async def read(self, work: Work[T], deadline: float | None = None) -> T:
        return await self.write(work)

    async def probe(self, work: Work[T]) -> T:
        return await self.write(work)

    async def write(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def store(self, transaction: Transaction) -> list[bool]:
        def store(connection: Connection) -> list[bool]:
            won = transaction.store(connection)
            for words in transaction.words(won):
                self.tell(connection, words)
            return won

        return await self.write(store)

    def tell(self, connection: Connection, words: str) -> None:
        connection.execute(select(func.pg_notify(CHANNEL, literal(words))))

    async def notify(self, words: str) -> None:
        await self.write(lambda connection: self.tell(connection, words))

    async def listen(self, hear: Hear, listening: Callable[[], None]) -> None:
        import asyncpg

        lost = asyncio.Event()
        try:
            connection = await asyncpg.connect(self.url.set(drivername="postgresql").render_as_string(False))
            try:
                connection.add_termination_listener(lambda _: lost.set())
                await connection.add_listener(CHANNEL, lambda *told: hear(str(told[-1])))
                listening()
                await lost.wait()
            finally:
                await connection.close(timeout=1)
        except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise ConnectionError(str(error)) from error

    async def close(self) -> None:
        await self._engine.dispose()


def migrate(connection: Connection) -> None:
    """Migrate the database to the latest revision."""
    if connection.dialect.name == "postgresql":
        # Several processes may start at once.
        connection.execute(select(func.pg_advisory_xact_lock(7_383_835)))
    known = inspect(connection).has_table("alembic_version")
    version = connection.scalar(text("SELECT version_num FROM alembic_version")) if known else None
    if version == NEWEST:
        return
    # Importing Alembic takes a quarter of a second, which most starts do not need.
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    if version and version not in {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}:
        raise BadOption(
            f"This database is of version {version!r}, made by a newer Sunduk; this one knows {NEWEST!r} at most. "
            "Install the newer one, or use another database."
        )
    command.upgrade(config, "head")


def is_away(error: DBAPIError | OSError) -> bool:
    """Whether an error means that the database is unavailable or locked, and not that the statement is wrong."""
    return not isinstance(error, IntegrityError | ProgrammingError | DataError)
