"""Playing many matches in parallel: in this process, in worker processes, or on a Ray cluster."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from functools import partial
from multiprocessing import get_context, parent_process
from typing import Any

from sunduk.core.backends.devices import cores
from sunduk.core.errors import WorkerLost

from .match_job import Fixture, Played, Setting, play

_AHEAD = 2
"""Matches queued for each process, so that none is ever idle."""


Crew = Callable[[Setting, Iterable[Fixture]], Generator[Played]]
"""Plays matches and yields each when it is over, in any order. Closing the generator stops the work early."""


def crew(processes: int | None = None, ray: str | None = None) -> Crew:
    """A crew of `processes` (default: one per core; 1: this process), or of all cores of the Ray cluster at `ray`."""
    if ray is not None:
        from .ray_pool import joined, on_ray

        return partial(on_ray, joined(ray))
    count = processes or cores()
    return _here if count == 1 else partial(_in_processes, count)


def in_order(played: Generator[Played], first: int = 0) -> Generator[Played]:
    """Reorder finished matches by their numbers, from `first` on."""
    early: dict[int, Played] = {}
    with closing(played):
        for match in played:
            early[match.fixture.number] = match
            while first in early:
                yield early.pop(first)
                first += 1


def _here(setting: Setting, fixtures: Iterable[Fixture]) -> Generator[Played]:
    for fixture in fixtures:
        yield play(setting, fixture)


def _in_processes(count: int, setting: Setting, fixtures: Iterable[Fixture]) -> Generator[Played]:
    context = get_context("spawn")
    stop = context.Event()
    waiting: set[Future[Played]] = set()
    with ProcessPoolExecutor(count, context, _begin, (stop,)) as pool:
        try:
            for fixture in fixtures:
                with _uninterrupted():
                    waiting.add(pool.submit(_work, setting, fixture))
                if len(waiting) >= count * _AHEAD:
                    done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                    yield from [future.result() for future in done]
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from [future.result() for future in done]
        except BrokenProcessPool:
            raise WorkerLost(
                "A process that played matches was ended from outside, perhaps for want of memory."
            ) from None
        finally:
            stop.set()
            for future in waiting:
                future.cancel()


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Processes started inside ignore Ctrl-C (SIGINT): this one handles it and stops them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


_stop: Any = None
"""In a worker process: the event that tells it to stop."""


def _begin(stop: Any) -> None:
    global _stop
    _stop = stop
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _work(setting: Setting, fixture: Fixture) -> Played:
    return play(setting, fixture, _stop.is_set)
