"""A worker process behind the gate: it receives accepted connections from the gate and does not listen itself."""

from __future__ import annotations

import asyncio
import socket

import uvicorn

from ..app import make_app
from ..config import Settings
from ..process.serving import configuration
from .relay import READY, Siblings
from .sharding import Shard


class WorkerServer(uvicorn.Server):
    """A uvicorn server for the connections received through `door`, a Unix socket (SCM_RIGHTS)."""

    def __init__(self, config: uvicorn.Config, door: socket.socket, siblings: Siblings) -> None:
        super().__init__(config)
        self._door = door
        self._siblings = siblings
        self._welcomes: set[asyncio.Task[object]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets or [])
        self._door.setblocking(False)
        asyncio.get_running_loop().add_reader(self._door, self._open)
        self._siblings.tell(READY)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().remove_reader(self._door)
        self._door.close()
        await super().shutdown(sockets)

    def _open(self) -> None:
        """Accept all connections that the gate has passed; stop if the gate has ended."""
        try:
            while not self.should_exit:
                word, given, _, _ = socket.recv_fds(self._door, 1, 1)
                self.should_exit = not word
                for number in given:
                    self._come_in(socket.socket(fileno=number))
        except BlockingIOError:
            return
        except ConnectionError:
            self.should_exit = True
        asyncio.get_running_loop().remove_reader(self._door)

    def _come_in(self, connection: socket.socket) -> None:
        welcome = asyncio.get_running_loop().create_task(self._welcome(connection))
        self._welcomes.add(welcome)
        welcome.add_done_callback(self._welcomes.discard)

    async def _welcome(self, connection: socket.socket) -> None:
        connection.setblocking(False)
        await asyncio.get_running_loop().connect_accepted_socket(self._protocol, connection)

    def _protocol(self) -> asyncio.Protocol:
        kind = self.config.http_protocol_class
        return kind(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)  # type: ignore[call-arg]


def server(settings: Settings, place: Shard, door: socket.socket, line: socket.socket, writer: str) -> WorkerServer:
    """A server that is ready to run."""
    siblings = Siblings(line, writer)
    app = make_app(settings, place=place, siblings=siblings)
    return WorkerServer(configuration(app, settings), door, siblings)
