"""Fair scheduling of bots: nobody's many jobs delay another's few, and people come first."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from sunduk.server.process import fairshare
from sunduk.server.process.fairshare import FairShare
from sunduk.table.live.environment import Payer

EVE, EVES_OTHER = Payer("there", "eve"), Payer("there", "eve's other cookie")
ANN, BOB = Payer("here", "ann"), Payer("elsewhere", "bob")


class Simulated:
    """One thread with a clock that advances only while it works; records the order of jobs."""

    def __init__(self) -> None:
        self.now = 0.0
        self.done: list[Payer] = []
        self.share = FairShare(1, clock=lambda: self.now)
        self._tasks: list[asyncio.Task[None]] = []
        self._first = threading.Event()

    def ask(self, payer: Payer, seconds: float = 1.0, urgent: bool = False, count: int = 1) -> None:
        for _ in range(count):
            self._tasks.append(asyncio.create_task(self._run(payer, seconds, urgent)))

    async def _run(self, payer: Payer, seconds: float, urgent: bool) -> None:
        await self.share.think(payer, lambda: urgent, self._work, payer, seconds)

    def _work(self, payer: Payer, seconds: float) -> None:
        self._first.wait(10)
        self.now += seconds
        self.done.append(payer)

    def begin(self) -> None:
        """Release the first job, and with it all others."""
        self._first.set()

    async def all_done(self) -> list[Payer]:
        """All jobs are submitted before the first one runs."""
        await asyncio.sleep(0)
        self.begin()
        await asyncio.gather(*self._tasks)
        self.share.close()
        return self.done


def simulated(story: Callable[[Simulated], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        await story(Simulated())

    asyncio.run(run())


def test_one_guests_many_jobs_do_not_hold_up_anothers_few() -> None:
    async def story(pool: Simulated) -> None:
        pool.ask(EVE, count=60)
        pool.ask(ANN, count=3)
        order = await pool.all_done()
        assert max(number for number, payer in enumerate(order) if payer == ANN) < 8

    simulated(story)


def test_time_counts_and_not_the_number_of_jobs() -> None:
    async def story(pool: Simulated) -> None:
        pool.ask(EVE, 0.8, count=10)
        pool.ask(ANN, 0.1, count=40)
        order = await pool.all_done()
        before_eves_sixth = order[: [n for n, payer in enumerate(order) if payer == EVE][5]]
        assert before_eves_sixth.count(ANN) > 30

    simulated(story)


def test_many_cookies_of_one_origin_have_one_share() -> None:
    async def story(pool: Simulated) -> None:
        for cookie in range(30):
            pool.ask(Payer("there", str(cookie)), count=2)
        pool.ask(ANN, count=5)
        order = await pool.all_done()
        assert max(number for number, payer in enumerate(order) if payer == ANN) < 12

    simulated(story)


def test_within_an_origin_guests_share_too() -> None:
    async def story(pool: Simulated) -> None:
        pool.ask(EVE, count=30)
        pool.ask(EVES_OTHER, count=3)
        order = await pool.all_done()
        assert max(number for number, payer in enumerate(order) if payer == EVES_OTHER) < 8

    simulated(story)


def test_a_person_who_waits_comes_first_even_of_those_who_have_used_most() -> None:
    async def story(pool: Simulated) -> None:
        pool.ask(EVE, count=20)
        pool.ask(BOB, count=20)
        pool.ask(EVE, urgent=True)
        order = await pool.all_done()
        assert EVE in order[:2], "one job runs already"

    simulated(story)


def test_nobody_saves_time_up_by_being_idle() -> None:
    async def story(pool: Simulated) -> None:
        pool._first.set()
        pool.ask(ANN, 100.0)
        while not pool.done:
            await asyncio.sleep(0.001)
        pool._first.clear()
        pool.ask(EVE, count=20)
        pool.ask(ANN, count=2)
        order = await pool.all_done()
        assert ANN in order[1:5], "what was used while nobody else wanted it is forgiven"

    simulated(story)


def test_a_person_does_not_wait_for_the_end_of_a_long_job() -> None:
    async def story(pool: Simulated) -> None:
        pool.ask(EVE, count=20)
        await asyncio.sleep(0)
        held = pool._first
        assert await asyncio.wait_for(pool.share.think(ANN, lambda: True, lambda: not held.is_set()), 10)
        await pool.all_done()

    simulated(story)


def test_a_job_for_which_somebody_begins_to_wait_is_urgent_from_then_on() -> None:
    async def story(pool: Simulated) -> None:
        looking = asyncio.Event()
        pool.ask(EVE, count=20)
        later = asyncio.create_task(pool.share.think(EVE, looking.is_set, lambda: pool.now))
        await asyncio.sleep(0)
        looking.set()
        pool.share.dispatch()
        assert await asyncio.wait_for(later, 10) == 0.0
        await pool.all_done()

    simulated(story)


def test_people_do_not_keep_bots_waiting_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fairshare, "LONG_WAIT", 5.0)

    async def story(pool: Simulated) -> None:
        pool.ask(ANN, urgent=True, count=30)
        pool.ask(EVE, count=2)
        order = await pool.all_done()
        assert max(number for number, payer in enumerate(order) if payer == EVE) < 12

    simulated(story)


def test_what_goes_wrong_is_told_and_what_is_given_up_is_not_done() -> None:
    async def story(pool: Simulated) -> None:
        pool.ask(EVE)
        gone = asyncio.create_task(pool.share.think(ANN, lambda: False, pool._work, ANN, 1.0))
        bad = asyncio.create_task(pool.share.think(BOB, lambda: False, int, "x"))
        await asyncio.sleep(0)
        gone.cancel()
        pool.begin()
        with pytest.raises(ValueError, match="invalid literal"):
            await bad
        assert await pool.all_done() == [EVE]
        assert not pool.share._waiting

    simulated(story)
