"""Client of the writer process: a worker behind a gate sends it the transactions of its journal."""

from __future__ import annotations

import asyncio
import pickle
import time
from typing import cast

from ..storage.transaction import Transaction

SIZE = 4
"""Bytes of the length before each message."""
GRACE = 2.0
"""Seconds beyond the deadline in which the writer may still answer that it was too late."""

Answer = list[bool] | tuple[bool, str]
"""Which entries were stored; or whether the database is away, and its error."""


class WriterClient:
    """A connection to the writer process."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def store(self, transaction: Transaction) -> list[bool]:
        """Have a transaction stored and committed; returns which entries are in. OSError if that is unknown."""
        patience = None if transaction.deadline is None else max(0.0, transaction.deadline - time.monotonic()) + GRACE
        try:
            async with asyncio.timeout(patience):
                if self._line is None:
                    self._line = await asyncio.open_unix_connection(self._path)
                reader, writer = self._line
                await send(writer, transaction)
                answer = cast(Answer, await receive(reader))
        except (OSError, EOFError) as error:
            self.close()
            raise ConnectionError("the writer is gone") from error
        if isinstance(answer, list):
            return answer
        away, why = answer
        raise ConnectionError(why) if away else RuntimeError(why)

    def close(self) -> None:
        if self._line:
            self._line[1].close()
            self._line = None


async def send(writer: asyncio.StreamWriter, message: object) -> None:
    body = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    writer.write(len(body).to_bytes(SIZE, "big") + body)
    await writer.drain()


async def receive(reader: asyncio.StreamReader) -> object:
    """Read a pickled message. Safe: only processes of this server can reach the folder of the socket."""
    size = int.from_bytes(await reader.readexactly(SIZE), "big")
    return pickle.loads(await reader.readexactly(size))  # noqa: S301
