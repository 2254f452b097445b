"""The host names under which the server answers: protection against DNS rebinding.

Another site can let its own name resolve to this server, and a browser then treats its page as ours. This needs a
name, so numeric addresses are always accepted.
"""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

from sunduk.table.faults import Fault

from ..config import Settings

ANY = "*"
"""Accepts all names, for servers behind a proxy that checks them."""


class Hosts:
    """The names of one server."""

    def __init__(self, settings: Settings) -> None:
        self._any = ANY in settings.hosts
        machine = socket.gethostname().lower()
        origins = (urlsplit(origin).hostname or "" for origin in settings.origins)
        self._names = {
            "localhost",
            machine,
            f"{machine.partition('.')[0]}.local",
            *(name.lower() for name in (settings.host, *settings.hosts, *origins)),
        }

    def check(self, host: str | None) -> None:
        """Refuse a request whose `Host` is not a name of ours; browsers always send one, other clients may not."""
        if host is None or self._any:
            return
        name = name_of(host)
        if name not in self._names and not name.endswith(".localhost") and not _is_address(name):
            raise Fault(
                "foreign",
                f"This server does not go by the name {name[:80]!r}: its operator can add it to SUNDUK_HOSTS.",
            )


def name_of(host: str) -> str:
    """The name in a `Host` header, without the port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.rpartition(":")[0].lower() if ":" in host else host.lower()


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
