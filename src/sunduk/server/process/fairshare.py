"""Thinking time, shared fairly: a person who waits comes first, and of several whoever has used least."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

from sunduk.table.live.environment import Payer

LONG_WAIT = 30.0
"""Seconds after which a job comes as soon as urgent ones, so that people's matches do not hold it up for ever."""
MOST_ACCOUNTS = 10_000

Result = TypeVar("Result")


class Job(NamedTuple):
    """Something to be done in a thread."""

    urgent: Callable[[], bool]
    """Whether a person waits for it: that may change while it waits for its turn."""
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
        self._waiting: dict[Payer, deque[Job]] = {}
        """In the order in which they were asked for; nobody is here without a job."""
        self._everyone = Account()
        self._accounts: dict[tuple[str, ...], Account] = {}
        """Of origins, and of guests by origin."""
        self._running = 0
        self._running_urgent = 0
        self._closed = False

    def close(self) -> None:
        self._closed = True
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def think(
        self, payer: Payer, urgent: Callable[[], bool], work: Callable[..., Result], *arguments: object
    ) -> Result:
        """Do some work in a thread, once it is the payer's turn; `urgent` says whether a person waits for it."""
        job = Job(urgent, self._clock(), lambda: work(*arguments), asyncio.get_running_loop().create_future())
        self._waiting.setdefault(payer, deque()).append(job)
        for account in (self._everyone, *self._open(payer)):
            account.active += 1
        self.dispatch()
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

    def dispatch(self) -> None:
        """Begin as many jobs as there are threads for: when one is asked for or done, or becomes urgent."""
        while self._waiting and self._running <= self._threads and not self._closed:
            payer = self._next(only_urgent=self._running - self._running_urgent == self._threads)
            if payer is None:
                return
            self._begin(payer)

    def _next(self, only_urgent: bool) -> Payer | None:
        """Whose turn it is."""
        urgent = [payer for payer, jobs in self._waiting.items() if any(job.urgent() for job in jobs)]
        if only_urgent:
            return self._poorest(urgent)
        late = self._clock() - LONG_WAIT
        urgent += [payer for payer, jobs in self._waiting.items() if jobs[0].asked < late]
        return self._poorest(urgent or self._waiting)

    def _poorest(self, payers: Iterable[Payer]) -> Payer | None:
        """Whose origin, and who of it, has used least."""
        return min(payers, key=lambda payer: [self._accounts[key].used for key in _keys(payer)], default=None)

    def _take(self, payer: Payer) -> tuple[Job, bool]:
        """A payer's next job, and whether it is urgent."""
        jobs = self._waiting[payer]
        urgent = next((job for job in jobs if job.urgent()), None)
        job = urgent or jobs[0]
        jobs.remove(job)
        if not jobs:
            del self._waiting[payer]
        return job, urgent is not None

    def _begin(self, payer: Payer) -> None:
        job, urgent = self._take(payer)
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
            if ran:
                guest.usual = took
                self._running -= 1
                self._running_urgent -= urgent
                _pass_on(ran, job.done)
                self.dispatch()

        if job.done.done():
            ended(None)
            return
        self._running += 1
        self._running_urgent += urgent
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
