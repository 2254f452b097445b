"""Database trouble: locked, full, malformed, in use, or of a newer version."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest

from sunduk.server import admin as keeping
from sunduk.server.storage import database, journal, readiness, store

from ..conftest import settings
from ..house import House
from ..storm import free_port
from .test_gate import refusal


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    for module, seconds in ((database, 0.3), (store, 0.3), (journal, 0.6), (readiness, 1.0)):
        monkeypatch.setattr(module, "PATIENCE", seconds)
    monkeypatch.setattr(readiness, "FRESH", 0.0)
    monkeypatch.setattr(readiness, "LATELY", 0.5)


@contextmanager
def raw(folder: Path) -> Iterator[sqlite3.Connection]:
    """The server's database, opened directly."""
    with closing(sqlite3.connect(folder / "tables.sqlite", isolation_level=None)) as connection:
        yield connection


def healthy(house: House) -> bool:
    answer = httpx.get(f"{house.url}/healthz")
    assert answer.status_code == (200 if answer.json()["database"] else 503)
    assert httpx.get(f"{house.url}/livez").status_code == 200
    return answer.status_code == 200


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + 10
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.mark.usefixtures("impatient")
def test_while_the_database_is_locked_everybody_is_answered_soon(tmp_path: Path) -> None:
    with House(settings(tmp_path)) as house, raw(tmp_path) as other:
        ann = house.person("Ann")
        table = ann.table("marrakech", "me", "me")
        path, seat = f"/tables/{table['id']}", table["acting"][0]
        move = {"seat": seat, "seq": table["seq"], "action": 0}
        until(lambda: healthy(house))
        other.execute("BEGIN IMMEDIATE")
        asked = [
            ("/me", {"name": "Eve"}),
            (f"{path}/actions", move),
            (f"{path}/chat", {"text": "hi"}),
            ("/tables", {"game": "farlander", "seats": [{"kind": "me"}, {"kind": "open"}]}),
        ]
        began = time.monotonic()
        with ThreadPoolExecutor(12) as many:
            answers = list(many.map(lambda each: ann.http.post(each[0], json=each[1]), asked * 3))
        assert time.monotonic() - began < 10, "nobody waits until those before have given up"
        assert {(each.status_code, each.json()["error"]["code"]) for each in answers} == {(503, "away")}
        assert not healthy(house)
        assert ann.get(path)["seq"] == table["seq"], "who only looks is not held up"
        other.execute("ROLLBACK")
        until(lambda: healthy(house))
        ann.post(f"{path}/actions", **move)
        assert ann.get("/me")["name"] == "Ann"
        assert len(ann.get("/tables/mine")) == 1, "what was refused has not happened"


@pytest.mark.usefixtures("impatient")
def test_a_full_database_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "PRAGMAS", (*database.PRAGMAS, "max_page_count=100"))
    with House(settings(tmp_path)) as house, raw(tmp_path) as other:
        ann = house.person("Ann")
        id = ann.table("farlander", "me", "me")["id"]
        until(lambda: healthy(house))
        other.execute("INSERT INTO settings VALUES ('ballast', ?)", ["x" * 400_000])
        assert not healthy(house)
        said = [ann.http.post(f"/tables/{id}/chat", json={"text": "x" * 500}) for _ in range(20)]
        assert (said[-1].status_code, said[-1].json()["error"]["code"]) == (503, "away")
        other.execute("DELETE FROM settings WHERE name = 'ballast'")
        until(lambda: healthy(house))


@pytest.mark.usefixtures("impatient")
def test_a_malformed_database_is_not_ready(tmp_path: Path) -> None:
    with House(settings(tmp_path)) as house:
        house.person("Ann")
        until(lambda: healthy(house))
        with raw(tmp_path) as other:
            other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        file = tmp_path / "tables.sqlite"
        with file.open("r+b") as pages:
            pages.write(b"not what it was." * (file.stat().st_size // 16))
        assert not healthy(house)


def test_one_file_has_one_server_and_its_operator(tmp_path: Path) -> None:
    given = settings(tmp_path)
    with House(given) as house:
        id = house.person("Ann").table("farlander", "me", "me")["id"]
        said = refusal(given.database, free_port(), 2)
        assert f"Another Sunduk server uses the database {tmp_path}/tables.sqlite: stop it" in " ".join(said.split())
        assert "Traceback" not in said
        assert asyncio.run(keeping.export(given.url, id)).startswith('[Game "farlander"]')
    with House(given):
        pass


def test_a_database_of_the_future_is_named(tmp_path: Path) -> None:
    with raw(tmp_path) as other:
        other.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        other.execute("INSERT INTO alembic_version VALUES ('future')")
    said = refusal(f"sqlite:///{tmp_path}/tables.sqlite", free_port(), 1)
    assert "made by a newer Sunduk" in said
    assert "Traceback" not in said
