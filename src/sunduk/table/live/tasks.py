"""Background tasks: cancelled when the hall closes; errors in them are logged."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

from .promise import Promise

T = TypeVar("T")

log = logging.getLogger("sunduk.tasks")


class Tasks:
    """The background tasks of a hall."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def promise(self, work: Coroutine[Any, Any, T]) -> Promise[T]:
        """Run a coroutine as a task; promises what it returns, or the error that it raises."""
        done: Promise[T] = Promise()

        async def run() -> None:
            outcome: T | Exception
            try:
                outcome = await work
            except Exception as error:
                outcome = error
            done.settle(outcome)

        self.spawn(run())
        return done

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("a task failed", exc_info=error)
