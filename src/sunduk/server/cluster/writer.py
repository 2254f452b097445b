"""The scribe: behind a gate, one process writes the journal of all, into SQLite.

SQLite lets one write at a time, and forgets what it knew of the file when another has written. And a process that
serves people is too busy to write quickly: its thread would wait for its turn while it keeps everybody from writing.
"""

from __future__ import annotations

import asyncio
import signal
import socket
from typing import cast

from sqlalchemy import make_url
from sqlalchemy.exc import DBAPIError

from ..storage.database import Desk, Turn, is_away
from ..storage.transaction import Sheet
from .writer_client import Answer, receive, send


class _Hand:
    """Writes what all processes bring."""

    def __init__(self, url: str) -> None:
        address = make_url(url)
        self._desk = Desk(address, "BEGIN IMMEDIATE", Turn(f"{address.database}-turn"))
        self._waiting: list[tuple[Sheet, asyncio.Future[Answer]]] = []
        self._wake = asyncio.Event()
        self._attending: set[asyncio.Task[None]] = set()

    async def attend(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Take the sheets of one process, until it is gone."""
        task = cast(asyncio.Task[None], asyncio.current_task())
        self._attending.add(task)
        try:
            while True:
                sheet = cast(Sheet, await receive(reader))
                stored: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
                self._waiting.append((sheet, stored))
                self._wake.set()
                await send(writer, await stored)
        except (OSError, EOFError, asyncio.CancelledError):
            writer.close()
            self._attending.discard(task)

    async def write(self) -> None:
        """Sheets that wait share a transaction."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            waiting, self._waiting = self._waiting, []
            answers = self._written([sheet for sheet, _ in waiting])
            for (_, stored), answer in zip(waiting, answers, strict=True):
                stored.set_result(answer)

    async def rest(self) -> None:
        """Take no more."""
        for task in self._attending:
            task.cancel()
        await asyncio.gather(*self._attending)

    def _written(self, sheets: list[Sheet]) -> list[Answer]:
        try:
            deadline = min((sheet.deadline for sheet in sheets if sheet.deadline is not None), default=None)
            return [*self._desk.work(lambda connection: [sheet.store(connection) for sheet in sheets], None, deadline)]
        except (DBAPIError, OSError) as error:
            if len(sheets) > 1 and not is_away(error):
                # One of them is at fault: the others are not to suffer for it.
                return [answer for sheet in sheets for answer in self._written([sheet])]
            return [(is_away(error), str(error))] * len(sheets)


def serve(url: str, path: str, gate: socket.socket) -> None:
    """Be the scribe, until the gate is gone."""
    # Whoever stops the server with Ctrl-C stops this process, too; but the others have yet to bring their last sheets.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    asyncio.run(write_for_all(url, path, gate))


async def write_for_all(url: str, path: str, gate: socket.socket) -> None:
    """Listen at a path, and write; until the other end of the gate's line is closed."""
    hand, gone = _Hand(url), asyncio.Event()
    gate.setblocking(False)
    asyncio.get_running_loop().add_reader(gate, gone.set)
    writing = asyncio.create_task(hand.write())
    async with await asyncio.start_unix_server(hand.attend, path):
        await asyncio.wait([writing, asyncio.create_task(gone.wait())], return_when=asyncio.FIRST_COMPLETED)
        await hand.rest()
        if writing.done():
            writing.result()
        writing.cancel()
