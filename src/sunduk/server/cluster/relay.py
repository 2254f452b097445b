"""The other processes behind the same gate: what one tells, the others hear."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Callable

READY = "ready"
"""The first thing that a process says, to the gate alone."""
PATIENCE = 5.0
"""Seconds for which the gate may be too busy to listen."""


class Siblings:
    """A line to them, through the gate."""

    def __init__(self, line: socket.socket, scribe: str = "") -> None:
        self.scribe = scribe
        """Where the process listens that writes the journal of all, if there is one."""
        self._line = line
        self._out = line.dup()
        self._out.settimeout(PATIENCE)
        self._lock = threading.Lock()

    def tell(self, words: str) -> None:
        """Say something, from any thread."""
        with self._lock:
            self._out.sendall(words.encode() + b"\n")

    async def listen(self, hear: Callable[[str], None]) -> None:
        """Hear them until the gate is gone."""
        reader, writer = await asyncio.open_connection(sock=self._line)
        try:
            async for words in reader:
                hear(words.decode().rstrip("\n"))
        finally:
            writer.close()
