"""The writer process: behind a gate, one process writes the journals of all workers into SQLite.

SQLite allows one writer at a time, and drops its page cache when another process has written. And in a busy worker, the
writing thread would wait for the GIL while it holds the lock of the database.
"""

from __future__ import annotations

import asyncio
import signal
import socket
from typing import cast

from sqlalchemy import make_url
from sqlalchemy.exc import DBAPIError

from ..storage.database import ConnectionThread, Turn, is_away
from ..storage.transaction import Transaction
from .writer_client import Answer, receive, send


class _Writer:
    """Writes the transactions of all workers."""

    def __init__(self, url: str) -> None:
        address = make_url(url)
        self._database = ConnectionThread(address, "BEGIN IMMEDIATE", Turn(f"{address.database}-turn"))
        self._waiting: list[tuple[Transaction, asyncio.Future[Answer]]] = []
        self._wake = asyncio.Event()
        self._attending: set[asyncio.Task[None]] = set()

    async def attend(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Receive the transactions of one worker, until it has ended."""
        task = cast(asyncio.Task[None], asyncio.current_task())
        self._attending.add(task)
        try:
            while True:
                transaction = cast(Transaction, await receive(reader))
                stored: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
                self._waiting.append((transaction, stored))
                self._wake.set()
                await send(writer, await stored)
        except (OSError, EOFError, asyncio.CancelledError):
            writer.close()
            self._attending.discard(task)

    async def write(self) -> None:
        """Write all waiting transactions as one."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            waiting, self._waiting = self._waiting, []
            answers = self._written([transaction for transaction, _ in waiting])
            for (_, stored), answer in zip(waiting, answers, strict=True):
                stored.set_result(answer)

    async def rest(self) -> None:
        """Stop accepting transactions."""
        for task in self._attending:
            task.cancel()
        await asyncio.gather(*self._attending)

    def _written(self, transactions: list[Transaction]) -> list[Answer]:
        try:
            deadline = min(
                (transaction.deadline for transaction in transactions if transaction.deadline is not None), default=None
            )
            return [
                *self._database.work(
                    lambda connection: [transaction.store(connection) for transaction in transactions], None, deadline
                )
            ]
        except (DBAPIError, OSError) as error:
            if len(transactions) > 1 and not is_away(error):
                # One of them fails: store each by itself, so that the others succeed.
                return [answer for transaction in transactions for answer in self._written([transaction])]
            return [(is_away(error), str(error))] * len(transactions)


def serve(url: str, path: str, gate: socket.socket) -> None:
    """Run the writer process, until the gate has ended."""
    # Ignore Ctrl-C, which every process of the terminal receives: the workers still have to send their last entries.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    asyncio.run(write_for_all(url, path, gate))


async def write_for_all(url: str, path: str, gate: socket.socket) -> None:
    """Listen on a Unix socket and write, until the gate closes its end of `gate`."""
    writer, gone = _Writer(url), asyncio.Event()
    gate.setblocking(False)
    asyncio.get_running_loop().add_reader(gate, gone.set)
    writing = asyncio.create_task(writer.write())
    async with await asyncio.start_unix_server(writer.attend, path):
        await asyncio.wait([writing, asyncio.create_task(gone.wait())], return_when=asyncio.FIRST_COMPLETED)
        await writer.rest()
        if writing.done():
            writing.result()
        writing.cancel()
