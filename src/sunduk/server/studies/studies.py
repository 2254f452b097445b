"""All studies of a server: one at a time, one a guest, in a child process that gives way to everything else."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import AsyncIterator
from subprocess import PIPE
from typing import Any

import orjson

from sunduk.table.faults import Fault

from ..process.threads import NICENESS

LONGEST = 600.0
"""Seconds after which a study is ended."""
LONGEST_LINE = 64 * 1024 * 1024
"""Bytes of a line of the child: a report has charts and records."""


class Studies:
    """Runs the studies of guests, one after the other."""

    def __init__(self) -> None:
        self._guests: set[str] = set()
        """Those whose study waits or runs."""
        self._running: tuple[str, asyncio.subprocess.Process] | None = None
        """Whose study runs, and its process."""
        self._turn = asyncio.Semaphore(1)

    async def lines(self, guest: str, asked: dict[str, Any]) -> AsyncIterator[bytes]:
        """What is told of a study, one JSON object a line. It ends when nobody follows it any more."""
        self._guests.add(guest)
        try:
            if self._turn.locked():
                yield orjson.dumps({"type": "waiting"}) + b"\n"
            async with self._turn:
                async for line in self._run(guest, asked):
                    yield line
        finally:
            self._guests.discard(guest)

    def check(self, guest: str) -> None:
        """Refuse a second study of a guest while the first is under way."""
        if guest in self._guests:
            raise Fault("conflict", "One study at a time: wait until your other one is done.")

    def stop(self, guest: str) -> bool:
        """Let the study of a guest end with a report of what was played; False if none runs."""
        if self._running and self._running[0] == guest and (input := self._running[1].stdin):
            input.write(b"stop\n")
            return True
        return False

    async def _run(self, guest: str, asked: dict[str, Any]) -> AsyncIterator[bytes]:
        command = sys.executable, "-m", "sunduk.server.studies.child"
        child = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE, start_new_session=True
        )
        if hasattr(os, "setpriority"):
            with contextlib.suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, child.pid, NICENESS)
        assert child.stdin
        assert child.stdout
        self._running = guest, child
        ended = False
        try:
            async with asyncio.timeout(LONGEST):
                child.stdin.write(orjson.dumps(asked) + b"\n")
                await child.stdin.drain()
                while line := await child.stdout.readline():
                    ended = line.startswith((b'{"type": "done"', b'{"type": "failed"'))
                    yield line
        except TimeoutError:
            yield _failed("The study took too long: ask for fewer matches.")
            ended = True
        finally:
            self._running = None
            if child.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    child.kill()
                await child.wait()
        if not ended:
            yield _failed("The study ended before its time.")


def _failed(message: str) -> bytes:
    return orjson.dumps({"type": "failed", "message": message}) + b"\n"
