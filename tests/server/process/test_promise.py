"""Promises can be awaited or given a callback, and a turn whose waiter was cancelled passes on."""

from __future__ import annotations

import asyncio

import pytest

from sunduk.table.live.lock import Turns
from sunduk.table.live.promise import Promise
from sunduk.table.live.tasks import Tasks


@pytest.mark.parametrize("early", [False, True])
def test_whoever_awaits_and_whoever_is_called_back_have_the_value(early: bool) -> None:
    async def run() -> None:
        promise: Promise[int] = Promise()
        heard: list[int | Exception] = []
        if early:
            promise.settle(7)
        promise.then(heard.append)
        if not early:
            asyncio.get_running_loop().call_soon(promise.settle, 7)
        assert (await promise, heard) == (7, [7])

    asyncio.run(run())


def test_an_error_is_raised_where_it_is_awaited_and_told_where_it_is_not() -> None:
    async def fail() -> int:
        raise ValueError("no")

    async def run() -> None:
        promise = Tasks().promise(fail())
        told: list[object] = []
        promise.then(told.append)
        with pytest.raises(ValueError, match="no"):
            await promise
        assert isinstance(told[0], ValueError)

    asyncio.run(run())


def test_a_waiter_that_is_cancelled_does_not_hinder_who_settles() -> None:
    async def run() -> None:
        promise: Promise[None] = Promise()

        async def wait() -> None:
            await promise

        waiter = asyncio.create_task(wait())
        await asyncio.sleep(0)
        waiter.cancel()
        await asyncio.gather(waiter, return_exceptions=True)
        promise.settle(None)
        assert waiter.cancelled()

    asyncio.run(run())


@pytest.mark.parametrize("given_first", [False, True])
def test_the_turn_of_who_is_cancelled_goes_to_the_next(given_first: bool) -> None:
    """The turn may arrive just as its waiter is cancelled."""

    async def run() -> None:
        turns = Turns()
        turns.take(lambda: None)

        async def wait() -> None:
            async with turns:
                raise AssertionError("it was cancelled")

        waiter = asyncio.create_task(wait())
        await asyncio.sleep(0)
        next_one = asyncio.Event()
        turns.take(next_one.set)
        if given_first:
            turns.give()
            asyncio.get_running_loop().call_soon(waiter.cancel)
        else:
            waiter.cancel()
            turns.give()
        await asyncio.wait_for(next_one.wait(), 5)
        assert waiter.cancelled()
        turns.give()
        assert not turns.taken

    asyncio.run(run())
