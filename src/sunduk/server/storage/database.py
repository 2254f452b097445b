"""Where transactions run: SQLite's in threads of its own, PostgreSQL's on the event loop. What runs is the same."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Protocol, TypeVar

from sqlalchemy import URL, Connection, create_engine, event, func, inspect, make_url, select, text
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.pool import NullPool

NEWEST = "first"
"""The last step of :mod:`sunduk.server.storage.migrations`."""
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON")

T = TypeVar("T")
Work = Callable[[Connection], T]
"""What is done in one transaction."""


class Database(Protocol):
    """The database of one server process."""

    url: URL
    shared: bool
    """Whether other servers write to it, too."""

    async def read(self, work: Work[T]) -> T: ...

    async def write(self, work: Work[T]) -> T:
        """Committed when it returns."""

    async def close(self) -> None: ...


def connect(address: str) -> Database:
    url = make_url(address)
    return Shared(url) if url.get_backend_name() == "postgresql" else Embedded(url)


class Embedded:
    """SQLite: one thread writes and one reads, so that nobody who looks waits for the disk."""

    shared = False

    def __init__(self, url: URL) -> None:
        self.url = url
        if url.database:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        self._writer = _Desk(url, "BEGIN IMMEDIATE")
        self._reader = _Desk(url, "BEGIN")

    async def read(self, work: Work[T]) -> T:
        return await self._reader.run(work)

    async def write(self, work: Work[T]) -> T:
        return await self._writer.run(work)

    async def close(self) -> None:
        await self._reader.close()
        await self._writer.close()


class _Desk:
    """A thread with a connection that only it uses."""

    def __init__(self, url: URL, begin: str) -> None:
        self._thread = ThreadPoolExecutor(1, "database")
        self._engine = create_engine(url, poolclass=NullPool)
        self._connection: Connection | None = None

        @event.listens_for(self._engine, "connect")
        def prepare(connection: Any, _: object) -> None:
            # Transactions begin where we say so; Python's module would leave some statements outside.
            connection.isolation_level = None
            for pragma in PRAGMAS:
                connection.execute(f"PRAGMA {pragma}")

        @event.listens_for(self._engine, "begin")
        def start(connection: Connection) -> None:
            connection.exec_driver_sql(begin)

    async def run(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._run, work)

    def _run(self, work: Work[T]) -> T:
        if self._connection is None:
            self._connection = self._engine.connect()
        with self._connection.begin():
            return work(self._connection)

    async def close(self) -> None:
        if self._connection is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._connection.close)
        self._thread.shutdown()


class Shared:
    """PostgreSQL, for any number of server processes."""

    shared = True

    def __init__(self, url: URL) -> None:
        # SQLite does without it, and starts sooner.
        from sqlalchemy.ext.asyncio import create_async_engine

        self.url = url
        self._engine = create_async_engine(url, pool_pre_ping=True, pool_size=5)

    async def read(self, work: Work[T]) -> T:
        return await self.write(work)

    async def write(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


def migrate(connection: Connection) -> None:
    """Bring the database up to date."""
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


def is_away(error: DBAPIError | OSError) -> bool:
    """Whether it is the connection that failed, or a lock that was not had in time, and not what was asked."""
    return not isinstance(error, IntegrityError | ProgrammingError | DataError)
