"""Thinking time, shared fairly: a person who waits comes first, and of several whoever has used least."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

LONG_WAIT = 30.0
"""Seconds after which a job comes as soon as urgent ones, so that people's matches do not hold it up for ever."""
MOST_ACCOUNTS = 10_000

Result = TypeVar("Result")


class Payer(NamedTuple):
    """Whose time a job takes. Guests cost nothing to make, so all guests of one origin have one share between them."""

    origin: str
    guest: str


class Job(NamedTuple):
    """Something to be done in a thread."""

    urgent: bool
    asked: float
    work: Callable[[], Any]
    done: asyncio.Future[Any]


class Account:
    """What an origin or a guest has used, in seconds of a thread."""

    def __init__(self, used: float = 0.0) -> None:
        self.used = used
        self.reached = 0.0
        """What the member whose turn came last had used: nobody who joins has used less."""
        self.active = 0
        """Jobs that wait or run."""
        self.usual = 0.0
        """What the last job took; the next one is taken to cost as much until it is done."""


class Queue:
    """The jobs of one payer, in the order in which they were asked for."""

    def __init__(self) -> None:
        self.urgent: deque[Job] = deque()
        self.other: deque[Job] = deque()

    def comes_first(self, now: float) -> bool:
        return bool(self.urgent) or now - self.other[0].asked > LONG_WAIT

    def take(self) -> Job:
        return (self.urgent or self.other).popleft()

    def __bool__(self) -> bool:
        return bool(self.urgent or self.other)


class FairShare:
    """Threads whose time is shared by origin, and within an origin by guest (start-time fair queueing).

    There is one thread more than `threads`, and never do all have other than urgent jobs: so no person waits for a long
    one to end.
    """

    def __init__(
        self,
        threads: int,
        initializer: Callable[[], None] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._threads = threads
        self._clock = clock
        self._pool = ThreadPoolExecutor(threads + 1, "bot", initializer=initializer)
        self._queues: dict[Payer, Queue] = {}
        self._everyone = Account()
        self._accounts: dict[tuple[str, ...], Account] = {}
        """Of origins, and of guests by origin."""
        self._running = 0
        self._running_urgent = 0
        self._closed = False

    def close(self) -> None:
        self._closed = True
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def run(self, payer: Payer, urgent: bool, work: Callable[..., Result], *arguments: object) -> Result:
        """Do some work in a thread, once it is the payer's turn."""
        job = Job(urgent, self._clock(), lambda: work(*arguments), asyncio.get_running_loop().create_future())
        queue = self._queues.setdefault(payer, Queue())
        (queue.urgent if urgent else queue.other).append(job)
        for account in (self._everyone, *self._open(payer)):
            account.active += 1
        self._dispatch()
        return await job.done  # type: ignore[no-any-return]

    def _open(self, payer: Payer) -> list[Account]:
        """The accounts of an origin and of its guest; one that was idle has saved nothing up."""
        if len(self._accounts) >= MOST_ACCOUNTS:
            self._accounts = {key: each for key, each in self._accounts.items() if each.active}
        above, opened = self._everyone, []
        for key in _keys(payer):
            account = self._accounts.setdefault(key, Account())
            if not account.active:
                account.used = max(account.used, above.reached)
            opened.append(account)
            above = account
        return opened

    def _dispatch(self) -> None:
        """Begin as many jobs as there are threads for."""
        while self._running <= self._threads and not self._closed:
            payer = self._next(only_urgent=self._running - self._running_urgent == self._threads)
            if payer is None:
                return
            self._begin(payer, self._queues[payer].take())

    def _next(self, only_urgent: bool) -> Payer | None:
        """Whose turn it is."""
        now = self._clock()
        waiting = [payer for payer, queue in self._queues.items() if (queue.urgent if only_urgent else queue)]
        first = [payer for payer in waiting if self._queues[payer].comes_first(now)]
        used = self._accounts
        return min(first or waiting, key=lambda payer: [used[key].used for key in _keys(payer)], default=None)

    def _begin(self, payer: Payer, job: Job) -> None:
        origin, guest = accounts = [self._accounts[key] for key in _keys(payer)]
        self._everyone.reached = max(self._everyone.reached, origin.used)
        origin.reached = max(origin.reached, guest.used)
        # Paid for in advance, so that nobody takes all threads at once; settled when it is done.
        advance, began = guest.usual, self._clock()
        for account in accounts:
            account.used += advance

        def ended(ran: asyncio.Future[Any] | None) -> None:
            took = self._clock() - began if ran else 0.0
            for above, account in zip((self._everyone, origin), accounts, strict=True):
                above.active -= 1
                account.used += took - advance
                if not above.active:
                    # What was used while nobody else wanted it is forgiven.
                    above.reached = max(above.reached, account.used)
            guest.active -= 1
            if not self._queues.get(payer):
                self._queues.pop(payer, None)
            if ran:
                guest.usual = took
                self._running -= 1
                self._running_urgent -= job.urgent
                _pass_on(ran, job.done)
                self._dispatch()

        if job.done.done():
            ended(None)
            return
        self._running += 1
        self._running_urgent += job.urgent
        asyncio.get_running_loop().run_in_executor(self._pool, job.work).add_done_callback(ended)


def _keys(payer: Payer) -> tuple[tuple[str, ...], ...]:
    return (payer.origin,), tuple(payer)


def _pass_on(ran: asyncio.Future[Any], done: asyncio.Future[Any]) -> None:
    """Tell whoever waits what became of a job."""
    if done.done():
        if not ran.cancelled():
            ran.exception()
    elif ran.cancelled():
        done.cancel()
    elif error := ran.exception():
        done.set_exception(error)
    else:
        done.set_result(ran.result())
