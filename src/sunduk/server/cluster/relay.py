"""Messages between the worker processes behind one gate, relayed by the gate."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Callable

READY = "ready"
"""The first message of a worker, for the gate alone: it can take connections."""
PATIENCE = 5.0
"""Seconds for which the gate may be too busy to read."""


class Siblings:
    """A connection to the other workers, through the gate."""

    def __init__(self, line: socket.socket, writer: str = "") -> None:
        self.writer = writer
        """Path of the socket of the writer process, if there is one."""
        self._line = line
        self._out = line.dup()
        self._out.settimeout(PATIENCE)
        self._lock = threading.Lock()

    def tell(self, words: str) -> None:
        """Send a message to the other workers; may be called from any thread."""
        with self._lock:
            self._out.sendall(words.encode() + b"\n")

    async def listen(self, hear: Callable[[str], None]) -> None:
        """Receive messages until the gate has ended."""
        reader, writer = await asyncio.open_connection(sock=self._line)
        try:
            async for words in reader:
                hear(words.decode().rstrip("\n"))
        finally:
            writer.close()
