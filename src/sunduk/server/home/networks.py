"""The local network: its addresses, and which of them are this machine's."""

from __future__ import annotations

import contextlib
import ipaddress
import socket

LOOPBACK = ipaddress.IPv4Network("127.0.0.0/8")
NETWORKS = (
    *map(ipaddress.IPv4Network, ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16")),
    LOOPBACK,
)
"""Networks of IPv4 that do not lead to the Internet: private, link-local, and this machine itself. Listed here, since
Python's `is_private` has many more, such as addresses for documentation."""
TARGETS = ("203.0.113.1", "192.168.255.255", "172.31.255.255", "10.255.255.255")
"""Addresses of which the system is asked by which of its own it would reach them; nothing is sent. The first one is
beyond the local network, and leads through its router."""


def is_local(address: str) -> bool:
    """Whether an address belongs to a local network."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return False
    return parsed.version == 4 and any(parsed in network for network in NETWORKS)


def own_addresses() -> list[str]:
    """The addresses of this machine in local networks; the one that leads to the router comes first."""
    found = [_towards(target) for target in TARGETS]
    # A machine may not know its own name.
    with contextlib.suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [address for address in dict.fromkeys(found) if is_local(address) and _is_reachable(address)]


def _is_reachable(address: str) -> bool:
    """Whether an address can be reached from other machines."""
    return ipaddress.ip_address(address) not in LOOPBACK


def _towards(target: str) -> str:
    """The address of this machine from which a target would be reached; empty if it cannot be."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((target, 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])
