"""The server that can also listen on the local network, while it runs."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Callable, Sequence

import uvicorn

from sunduk.table.faults import Fault

from .evening import Evening
from .home import Home

log = logging.getLogger("sunduk.home")


class HomeServer(uvicorn.Server):
    """A uvicorn server with further addresses that come and go: the `HomeListener` of a `Home`."""

    def __init__(self, config: uvicorn.Config, home: Home, opened: Callable[[Evening], None] | None) -> None:
        super().__init__(config)
        self.port = config.port
        self._home = home
        self._opened = opened
        """Called with the evening with which the server starts; without it, none is opened."""
        self._listening: list[asyncio.Server] = []
        self._addresses: set[str] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit:
            return
        self.port = self.servers[0].sockets[0].getsockname()[1]
        self._home.listener = self
        if self._opened:
            try:
                self._opened(await self._home.open())
            except Fault as fault:
                log.error(str(fault))
                await self.shutdown(sockets)
                self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._home.close()
        await super().shutdown(sockets)

    async def listen(self, addresses: Sequence[str]) -> list[str]:
        loop = asyncio.get_running_loop()
        for address in addresses:
            try:
                self._listening.append(await loop.create_server(self._protocol, address, self.port))
            except OSError as error:
                log.warning("nobody can listen", extra={"address": address, "why": error.strerror})
            else:
                self._addresses.add(address)
        return [address for address in addresses if address in self._addresses]

    def stop_listening(self) -> None:
        for listening in self._listening:
            listening.close()
        for connection in list(self.server_state.connections):
            transport = connection.transport
            name = transport.get_extra_info("sockname") if transport else None
            if name and name[0] in self._addresses:
                transport.close()
        self._listening.clear()
        self._addresses.clear()

    def _protocol(self) -> asyncio.Protocol:
        kind = self.config.http_protocol_class
        return kind(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)  # type: ignore[call-arg]
