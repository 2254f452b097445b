"""The embedded database, used by several processes at once."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from sqlalchemy import make_url, text

from sunduk.server.storage.database import Desk, Turn


def test_a_file_is_opened_by_one_writer_at_a_time(tmp_path: Path) -> None:
    """SQLite turns away whoever opens a new file while another prepares it, and does not let them wait."""
    path, turn = tmp_path / "tables.sqlite", f"{tmp_path}/turn"

    def write() -> str:
        desk = Desk(make_url(f"sqlite:///{path}"), "BEGIN IMMEDIATE", Turn(turn))
        return str(desk.work(lambda connection: connection.scalar(text("PRAGMA journal_mode"))))

    with ThreadPoolExecutor(3) as threads:
        with Turn(turn):
            found = [threads.submit(write) for _ in range(3)]
            time.sleep(0.3)
            assert not path.exists()
        assert [each.result() for each in found] == ["wal"] * 3
