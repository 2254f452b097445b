"""Permissions are checked when a request's turn comes, not when it arrives."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import sleep

import httpx
import pytest

from sunduk.table import decisions
from sunduk.table.decisions import Decision
from sunduk.table.entries import StandIn
from sunduk.table.faults import Fault
from sunduk.table.live.hall import Hall
from sunduk.table.live.live_table import Live
from sunduk.table.table import Table

from .conftest import settings
from .house import House, Person
from .test_tables import LUCK, Log


class Queue:
    """Requests that wait for their turn at a table."""

    def __init__(self, live: Live) -> None:
        self._live = live
        self._pool = ThreadPoolExecutor(8)

    def wait(self, until: Callable[[Live], bool]) -> None:
        """Wait until a condition holds."""
        for _ in range(20_000):
            if until(self._live):
                return
            sleep(0.001)
        raise AssertionError("it never is")

    def post(self, person: Person, path: str, **body: object) -> Future[httpx.Response]:
        """Send a request; return once it is queued."""
        before = len(self._live.turns._waiting)
        asked = self._pool.submit(person.http.post, f"/tables/{self._live.table.id}/{path}", json=body)
        self.wait(lambda live: len(live.turns._waiting) > before or asked.done())
        return asked


@contextmanager
def held(house: House, id: str) -> Iterator[Queue]:
    """A table whose lock is held, so that requests wait until the end of the block."""
    hall: Hall = house.app.state.hall
    writer = house.app.state.store.journal._writer
    assert writer
    loop = writer.get_loop()
    live = asyncio.run_coroutine_threadsafe(hall.live(id), loop).result()
    asyncio.run_coroutine_threadsafe(live.turns.__aenter__(), loop).result()
    try:
        yield Queue(live)
    finally:
        loop.call_soon_threadsafe(live.turns.give)


def people(house: House) -> tuple[Person, Person, Person]:
    return house.person("Ann"), house.person("Bob"), house.person("Cid")


def test_who_has_left_does_not_unseat_the_next_holder(house: House) -> None:
    ann, bob, cid = people(house)
    id = ann.table("farlander", "me", "open", "open")["id"]
    bob.post(f"/tables/{id}/sit", seat=1)
    with held(house, id) as queue:
        left = queue.post(bob, "leave", seat=1)
        sat = queue.post(cid, "sit", seat=1)
        again = [queue.post(bob, "leave", seat=1) for _ in range(3)]
    assert [left.result().status_code, sat.result().status_code] == [200, 200]
    assert [asked.result().status_code for asked in again] == [403] * 3
    assert cid.get(f"/tables/{id}")["you"] == [1]


def test_leaving_as_the_match_begins_lets_a_stand_in_play(house: House) -> None:
    ann, bob, _ = people(house)
    id = ann.table("farlander", "me", "open", "open")["id"]
    bob.post(f"/tables/{id}/sit", seat=1)
    with held(house, id) as queue:
        started = queue.post(ann, "start", level=1)
        left = queue.post(bob, "leave", seat=1)
    assert started.result().status_code == left.result().status_code == 200
    seat = bob.get(f"/tables/{id}")["seats"][1]
    assert (seat["kind"], seat["standin"]) == ("person", True)


def test_a_match_does_not_begin_without_who_has_just_left(house: House) -> None:
    ann, bob, cid = people(house)
    id = ann.table("farlander", "me", "open", "open")["id"]
    bob.post(f"/tables/{id}/sit", seat=1)
    with held(house, id) as queue:
        sat = queue.post(cid, "sit", seat=2)
        left = queue.post(bob, "leave", seat=1)
    assert sat.result().status_code == left.result().status_code == 200
    table = ann.get(f"/tables/{id}")
    assert (table["state"], table["seats"][1]["kind"]) == ("waiting", "open")


def test_who_resigns_may_do_nothing_after(house: House) -> None:
    ann, bob, cid = people(house)
    id = ann.table("farlander", "me", "open", "open")["id"]
    bob.post(f"/tables/{id}/sit")
    cid.post(f"/tables/{id}/sit")
    with held(house, id) as queue:
        resigned = queue.post(bob, "resign", seat=1)
        asked = [queue.post(bob, path, seat=1) for path in ("takeback", "resign", "leave")]
    assert resigned.result().status_code == 200
    answers = [future.result() for future in asked]
    answers += [bob.http.post(f"/tables/{id}/{path}", json={"seat": 1}) for path in ("return", "hint")]
    answers.append(bob.http.post(f"/tables/{id}/actions", json={"seat": 1, "seq": 0, "action": 0}))
    for answer in answers:
        assert answer.status_code == 409
        assert "You have resigned" in answer.json()["error"]["message"]


def test_nobody_is_taken_for_absent_who_comes_back_before_the_turn(tmp_path: Path) -> None:
    with House(settings(tmp_path, away_seconds=0.05)) as house:
        ann, bob, _ = people(house)
        id = ann.table("farlander", "me", "open")["id"]
        with ExitStack() as looking:
            looking.enter_context(ann.look(id)).hear("table")
            bob.post(f"/tables/{id}/sit")
            with bob.look(id) as screen, held(house, id) as queue:
                screen.hear("view")
                screen.socket.close()
                queue.wait(lambda live: bool(live.turns._waiting))
                looking.enter_context(bob.look(id)).hear("view")
                queue.wait(lambda live: len(live.online()) == 2)
            queue.wait(lambda live: not live.turns.taken)
            assert not bob.get(f"/tables/{id}")["seats"][1]["standin"]


def test_who_moves_in_time_is_not_timed_out() -> None:
    log = Log("farlander", clock={"kind": "move", "seconds": 5})
    log.start()
    due = log.table.time_due()
    assert due
    log.now = due[0]

    def ask(table: Table) -> Decision:
        return decisions.time_out(table, due[1], log.now)

    assert isinstance(ask(log.table).entry, StandIn)
    log.now -= 1
    moved = log.so(decisions.play(log.table, ("ann", "bob")[due[1]], due[1], log.table.seq, 0, LUCK, log.now))
    log.now += 1
    with pytest.raises(Fault, match="not ended"):
        ask(moved)


def test_sand_that_is_turned_again_has_not_run_out() -> None:
    log = Log("pharaoh")
    log.start()
    assert log.table.match
    log.act(log.table.match.ids(0)[0], 0)
    due = log.table.sand_due
    assert due
    with pytest.raises(Fault, match="has not run out"):
        decisions.let_sand_run_out(log.table, LUCK, due - 1000)
    log.so(decisions.let_sand_run_out(log.table, LUCK, due))
    with pytest.raises(Fault, match="has not run out"):
        decisions.let_sand_run_out(log.table, LUCK, due)
