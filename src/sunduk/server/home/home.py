"""Who may come in from the local network, and who may let them."""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import Sequence
from typing import Protocol

from starlette.datastructures import Headers
from starlette.types import Scope

from sunduk.core.errors import BadOption
from sunduk.table.faults import Fault
from sunduk.table.live.limits import Limit

from ..config import Settings
from ..doors.addresses import address_of
from ..doors.hosts import name_of
from .evening import COOKIE, Evening
from .networks import is_local, own_addresses
from .tickets import Tickets

LOOPBACK = ("127.0.0.1", "::1")
TRIES = 10
"""Codes that one address may try in a minute."""
ALL_TRIES = 60
"""Codes that all addresses may try in a minute: whoever takes many addresses has no more tries."""
WITHOUT_PASS = {("GET", "/api/home"), ("HEAD", "/api/home"), ("POST", "/api/home/join")}
"""What a browser of the local network may ask before it has a pass, besides the files of the page."""
FOR_OPERATORS = ("/metrics", "/healthz", "/livez")
FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")
"""Headers by which a proxy on this machine shows that somebody else is asking."""


class HomeListener(Protocol):
    """What listens for us: the server."""

    port: int

    async def listen(self, addresses: Sequence[str]) -> list[str]:
        """Listen at further addresses; returns those at which it does."""

    def stop_listening(self) -> None:
        """Close these addresses, and all connections that came through them."""


class Home:
    """The evening, while there is one, and the checks at its door."""

    def __init__(self, settings: Settings) -> None:
        public = settings.origins or settings.hosts or settings.proxies or settings.processes > 1
        self.possible = not public and _is_loopback(settings.host)
        """Whether this is a server for the machine it runs on, so that an evening can open it to the local network."""
        if settings.at_home and not self.possible:
            raise BadOption(
                "An evening at home needs a server of one process that is not public: "
                "leave out --processes, SUNDUK_HOST, SUNDUK_ORIGINS, SUNDUK_HOSTS and SUNDUK_PROXIES."
            )
        if settings.home_address and not is_local(settings.home_address):
            raise BadOption(f"{settings.home_address} is no address of a local network, such as 192.168.1.20.")
        self._own = {*LOOPBACK, settings.host}
        self._asked_for = settings.home_address
        self.evening: Evening | None = None
        self.listener: HomeListener | None = None
        self.tickets = Tickets()
        self._changing = asyncio.Lock()
        self._tries = Limit(TRIES / 60, TRIES)
        self._all_tries = Limit(ALL_TRIES / 60, ALL_TRIES)

    async def open(self) -> Evening:
        """Listen on the local network, unless we do already."""
        async with self._changing:
            if self.evening:
                return self.evening
            if not self.listener:
                raise Fault("conflict", "This server cannot listen on the local network.")
            addresses = [self._asked_for] if self._asked_for else own_addresses()
            if not addresses or not all(map(is_local, addresses)):
                raise Fault(
                    "conflict", "This machine has no address in a local network: connect it to your Wi-Fi first."
                )
            found = await self.listener.listen(addresses)
            if not found:
                raise Fault("conflict", "Another program uses this port on the local network: choose another port.")
            self.tickets = Tickets()
            self.evening = Evening(tuple(found), self.listener.port)
            return self.evening

    async def close(self) -> None:
        """End the evening: whoever came in through it is let go."""
        async with self._changing:
            self.evening = None
            if self.listener:
                self.listener.stop_listening()

    def is_host(self, scope: Scope, headers: Headers) -> bool:
        """Whether a request comes from a browser on this machine, and through no proxy."""
        client = scope.get("client")
        return (
            self.possible
            and self._came_by_own_address(scope)
            and client is not None
            and _is_loopback(client[0])
            and _is_loopback(name_of(headers.get("host", "")))
            and not any(name in headers for name in FORWARDED)
        )

    def check(self, scope: Scope, headers: Headers) -> None:
        """Refuse what comes through the local network without a pass; all else is as on any server."""
        if not self.possible or self._came_by_own_address(scope):
            return
        client = scope.get("client")
        if self.evening is None or client is None or not is_local(client[0]):
            raise Fault("uninvited", "This table is not open to you: it is for the local network, and for one evening.")
        if self.is_invited(scope, headers):
            return
        method, path = scope.get("method"), scope["path"]
        is_file = method in ("GET", "HEAD") and not path.startswith("/api") and path not in FOR_OPERATORS
        if not is_file and (method, path) not in WITHOUT_PASS:
            raise Fault("uninvited", "Type the code that the table's screen shows.")

    def is_invited(self, scope: Scope, headers: Headers) -> bool:
        """Whether somebody may look at tables here: they are at this machine, or have a pass."""
        if not self.possible or self._came_by_own_address(scope):
            return True
        return self.evening is not None and self.evening.is_pass(pass_of(headers))

    def admit(self, scope: Scope, said: str) -> Evening:
        """The evening whose code somebody says; few tries are allowed."""
        who = address_of(scope.get("client"))
        refusal = "Too many codes were tried: wait a minute."
        self._tries.take(who, refusal)
        self._all_tries.take("", refusal)
        if self.evening is None or not self.evening.is_code(said):
            raise Fault("forbidden", "That is not the code of this evening.")
        # Only wrong codes count: many guests may come in one after another, also through one address.
        self._tries.give_back(who)
        self._all_tries.give_back("")
        return self.evening

    def _came_by_own_address(self, scope: Scope) -> bool:
        """Whether a connection was accepted at the address of `--host`. Its socket says so, not a header."""
        server = scope.get("server")
        return server is not None and server[0] in self._own


def pass_of(headers: Headers) -> str | None:
    """The pass in the cookies of a request."""
    for part in headers.get("cookie", "").split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value
    return None


def _is_loopback(name: str) -> bool:
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False
