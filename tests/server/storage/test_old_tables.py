"""Stored tables that are old, of another version, abandoned or damaged do not affect others."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosedError
from websockets.frames import CloseCode

from sunduk import Match
from sunduk.cli.main import app as cli
from sunduk.server.admin import opened
from sunduk.server.doors.identity import COOKIE
from sunduk.table.live.unreadable import Unreadable

from ..conftest import settings
from ..house import House, Json, Person
from ..test_tables import LUCK, Log

FIXTURE: Json = json.loads((Path(__file__).parent / "fixtures" / "pharaoh_1.json").read_text("utf-8"))
"""Tables of Pharaoh's Code as stored under version 1 of its rules, with their expected contents."""
OLD: dict[str, Json] = FIXTURE["tables"]
WAITING: list[Json] = OLD["waiting"]["entries"]


def moved(entries: list[Json], to: int) -> list[str]:
    """Stored entries, the last of them at a given time."""
    by = to - entries[-1]["at"]
    return [json.dumps(entry | {"at": entry["at"] + by}) for entry in entries]


def dumped(log: Log) -> list[Json]:
    return [json.loads(entry.dump()) for entry in log.entries]


def timed() -> list[Json]:
    """Make a seat's time run out soon."""
    log = Log("farlander", clock={"kind": "move", "seconds": 5})
    log.start()
    return dumped(log)


def rows(now: int) -> dict[str, tuple[str, list[str], int, int | None]]:
    """For each table its state, its log, the time of its last event, and its deadline."""
    long_ago, soon = now - 20 * 86_400_000, now + 3_600_000
    # No sand and no answer times out while the tests look at these tables.
    return {
        **{id: (each["state"], moved(each["entries"], soon), soon, None) for id, each in OLD.items()},
        "future": ("waiting", moved([WAITING[0] | {"version": 99}], now), now, 3),
        "unknown": ("waiting", moved([WAITING[0] | {"game": "chess"}], now), now, None),
        "garbled": ("waiting", ['{"kind":"create",'], now, 1),
        "strange": ("waiting", [*moved(WAITING, now), '{"kind":"dance","at":1}'], now, 2),
        "empty": ("waiting", [], now, None),
        "timed": ("running", moved(timed(), now - 60_000), now, now - 55_000),
        "forsaken": ("waiting", moved(WAITING, long_ago), long_ago, None),
        "forgotten": ("waiting", moved([WAITING[0] | {"version": 99}], long_ago), long_ago, None),
    }


UNREADABLE = ("future", "unknown", "garbled", "strange", "empty")


@pytest.fixture(scope="module")
def aged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server on such a database."""
    folder = tmp_path_factory.mktemp("aged")

    async def migrate() -> None:
        async with opened(settings(folder).url):
            pass

    asyncio.run(migrate())
    with sqlite3.connect(folder / "tables.sqlite") as database:
        for guest in ("ann", "bob"):
            database.execute("INSERT INTO guests (id, name, language, created) VALUES (?, ?, 'en', 0)", (guest, guest))
        for id, (state, bodies, touched, due) in rows(round(time.time() * 1000)).items():
            game = json.loads(bodies[0])["game"] if id not in ("garbled", "empty") else "pharaoh"
            database.execute(
                "INSERT INTO tables (id, game, state, private, created, touched, secret) VALUES (?, ?, ?, 0, ?, ?, ?)",
                (id, game, state, touched, touched, bytes.fromhex(FIXTURE["secret"])),
            )
            lines = [(id, number, "old", body) for number, body in enumerate(bodies)]
            database.executemany("INSERT INTO entries (table_id, number, mark, body) VALUES (?, ?, ?, ?)", lines)
            database.executemany("INSERT INTO players (guest, table_id) VALUES (?, ?)", [("ann", id), ("bob", id)])
            if due:
                database.execute("INSERT INTO deadlines (table_id, due) VALUES (?, ?)", (id, due))
    database.close()
    with House(settings(folder)) as house:
        yield house


def known(house: House, guest: str) -> Person:
    """A guest who sat at the old tables."""
    person = house.person(None)
    person.http.cookies.set(COOKIE, house.app.state.signer.sign(guest))
    return person


def until(happens: Callable[[], Any]) -> Any:
    """Repeat a question until it has an answer."""
    for _ in range(400):
        if found := happens():
            return found
        time.sleep(0.05)
    raise AssertionError("it never happens")


def test_lists_leave_out_what_cannot_be_read(aged: House) -> None:
    ann = known(aged, "ann")
    assert "waiting" in [table["id"] for table in ann.get("/tables")]
    mine = {table["id"] for table in ann.get("/tables/mine")}
    assert {"finished", "running", "stating", "waiting", "timed"} <= mine
    assert not mine.intersection(UNREADABLE)


@pytest.mark.parametrize("id", UNREADABLE)
def test_whoever_opens_such_a_table_is_told_why_not(aged: House, id: str) -> None:
    ann = known(aged, "ann")
    answer = ann.http.get(f"/tables/{id}")
    code = answer.json()["error"]["code"]
    assert (answer.status_code, code) == ((409, "conflict") if id in ("future", "unknown") else (500, "fault"))
    assert "cannot be opened" in answer.json()["error"]["message"]
    if id == "future":
        assert "version 99 of the rules of pharaoh" in answer.json()["error"]["message"]
    with pytest.raises(ConnectionClosedError) as closed, ann.look(id) as screen:
        screen.hear("table")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code not in (CloseCode.INTERNAL_ERROR, CloseCode.ABNORMAL_CLOSURE)
    assert "cannot be opened" in closed.value.rcvd.reason
    kept = CliRunner().invoke(cli, ["export", id, "--database", aged.app.state.hall.settings.database])
    assert kept.exit_code
    assert isinstance(kept.exception, Unreadable)


def test_they_stop_no_deadlines_and_are_counted(aged: House) -> None:
    ann = known(aged, "ann")
    until(lambda: any(seat["standin"] for seat in ann.get("/tables/timed")["seats"]))
    metrics = ann.http.get(f"{aged.url}/metrics").text
    faults = next(line for line in metrics.splitlines() if line.startswith('sunduk_table_faults_total{at="load"}'))
    assert float(faults.split()[-1]) >= len(UNREADABLE)
    with sqlite3.connect(aged.app.state.hall.settings.database.removeprefix("sqlite:///")) as database:
        put_off = until(
            lambda: database.execute("SELECT due FROM deadlines WHERE table_id = 'garbled'").fetchone()[0] > 1
        )
    database.close()
    assert put_off


def test_a_table_to_which_nobody_comes_is_closed(aged: House) -> None:
    bob = known(aged, "bob")
    closed = until(lambda: (table := bob.get("/tables/forsaken"))["state"] == "closed" and table)
    assert closed["acting"] == []
    answer = bob.http.post("/tables/forsaken/sit", json={})
    assert answer.status_code == 409
    assert "nobody came" in answer.json()["error"]["message"]
    assert not {"forsaken", "forgotten"} & {table["id"] for table in bob.get("/tables") + bob.get("/tables/mine")}
    with sqlite3.connect(aged.app.state.hall.settings.database.removeprefix("sqlite:///")) as database:
        states = database.execute("SELECT state FROM tables WHERE id IN ('forsaken', 'forgotten')")
        assert {state for (state,) in states} == {"closed"}
    database.close()


def test_a_finished_match_of_version_1_replays(aged: House) -> None:
    ann, told = known(aged, "ann"), OLD["finished"]
    table = ann.get("/tables/finished")
    assert (table["version"], table["state"], table["seq"]) == (1, "over", told["seq"])
    assert (table["scores"], table["placings"]) == (told["scores"], told["placings"])
    text = ann.http.get("/tables/finished/record").text
    assert Match.load(text).position == told["position"]
    assert Match.load(told["record"]).log == Match.load(text).log
    last = ann.get(f"/tables/finished/views/{told['seq']}?seat=all")["view"]
    assert last["choices"] == []
    assert last["phase"] == "over"


def test_matches_of_version_1_are_played_on(aged: House) -> None:
    ann, bob = known(aged, "ann"), known(aged, "bob")
    for id in ("running", "stating"):
        table = ann.get(f"/tables/{id}")
        assert (table["version"], table["state"], table["seq"]) == (1, "running", OLD[id]["seq"])
        assert Match.load(ann.http.get(f"/tables/{id}/record").text).position == OLD[id]["position"]
    seq = OLD["stating"]["seq"]
    assert ann.post("/tables/stating/actions", seat=0, seq=seq, action="(5-2)*11")["seq"] > seq
    bob.post("/tables/stating/actions", seat=1, seq=seq + 1, action="5*(11-2)")
    assert Match.load(ann.http.get("/tables/stating/record").text).game.version == 1
    with ann.look("running", seat=0) as screen:
        view = screen.hear("view")
        assert view["view"]["phase"] == "race"
        assert screen.act(0, view["seq"], "pass")["type"] == "done"


def test_a_table_of_version_1_that_waits_begins_by_its_rules(aged: House) -> None:
    ann, bob = known(aged, "ann"), known(aged, "bob")
    table = bob.post("/tables/waiting/sit")
    assert (table["state"], table["version"], table["you"]) == ("running", 1, [1])
    with ann.look("waiting") as screen:
        view = screen.hear("view")
        assert screen.act(0, view["seq"], "pass")["type"] == "done"
    assert LUCK.commitment == table["luck"]["commitment"]
