"""How a process behind a gate has the scribe write its journal."""

from __future__ import annotations

import asyncio
import pickle
import time
from typing import cast

from ..storage.transaction import Sheet

SIZE = 4
"""Bytes that say how long a message is."""
GRACE = 2.0
"""Seconds that the scribe is given to say that it was too late."""

Answer = list[bool] | tuple[bool, str]
"""Which entries are in; or whether the database is away, and what it said."""


class Dictation:
    """A line to the scribe."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def store(self, sheet: Sheet) -> list[bool]:
        """Which entries of a sheet are in, committed; an OSError if that is not known."""
        patience = None if sheet.deadline is None else max(0.0, sheet.deadline - time.monotonic()) + GRACE
        try:
            async with asyncio.timeout(patience):
                if self._line is None:
                    self._line = await asyncio.open_unix_connection(self._path)
                reader, writer = self._line
                await send(writer, sheet)
                answer = cast(Answer, await receive(reader))
        except (OSError, EOFError) as error:
            self.close()
            raise ConnectionError("the scribe is gone") from error
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
    """A message of another process of ours: nobody else can reach the folder where they meet."""
    size = int.from_bytes(await reader.readexactly(SIZE), "big")
    return pickle.loads(await reader.readexactly(size))  # noqa: S301
