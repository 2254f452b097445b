"""The SQLite database: opened by several processes at once, and migrated."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from sqlalchemy import make_url, text

from sunduk.server.storage import Store
from sunduk.server.storage.database import ConnectionThread, Turn


def test_a_file_is_opened_by_one_writer_at_a_time(tmp_path: Path) -> None:
    """While one process creates the file, SQLite fails for others at once instead of letting them wait."""
    path, turn = tmp_path / "tables.sqlite", f"{tmp_path}/turn"

    def write() -> str:
        desk = ConnectionThread(make_url(f"sqlite:///{path}"), "BEGIN IMMEDIATE", Turn(turn))
        return str(desk.work(lambda connection: connection.scalar(text("PRAGMA journal_mode"))))

    with ThreadPoolExecutor(3) as threads:
        with Turn(turn):
            found = [threads.submit(write) for _ in range(3)]
            time.sleep(0.3)
            assert not path.exists()
        assert [each.result() for each in found] == ["wal"] * 3


FIRST = """
CREATE TABLE tables (id VARCHAR(32) PRIMARY KEY, game VARCHAR(40), state VARCHAR(10), private BOOLEAN, created BIGINT,
    touched BIGINT, secret BLOB);
CREATE TABLE entries (table_id VARCHAR(32), number INTEGER, mark VARCHAR(40), body TEXT,
    PRIMARY KEY (table_id, number));
CREATE TABLE alembic_version (version_num VARCHAR(32));
INSERT INTO alembic_version VALUES ('first');
INSERT INTO tables VALUES ('old', 'farlander', 'waiting', 0, 1, 1, x''), ('bare', 'farlander', 'waiting', 0, 2, 1, x'');
INSERT INTO entries VALUES ('old', 0, 'x.0', '{"kind": "create", "host": "ann"}'),
    ('old', 1, 'x.1', '{"kind": "rise"}');
"""


def test_tables_of_an_older_database_have_their_hosts(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "tables.sqlite") as old:
        old.executescript(FIRST)

    async def counted() -> dict[str, tuple[int, int]]:
        store = Store(f"sqlite+pysqlite:///{tmp_path}/tables.sqlite")
        await store.open()
        try:
            assert await store.lobby(50, 1, 1) == ["bare", "old"], "an origin that is not known is nobody's"
            return await store.tables_of("ann", "there")
        finally:
            await store.close()

    assert asyncio.run(counted()) == {"waiting": (1, 0)}
    old.close()
