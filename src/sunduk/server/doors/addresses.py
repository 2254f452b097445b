"""Addresses of clients, as rate limits count them."""

from __future__ import annotations

import ipaddress


def address_of(client: tuple[str, int] | None) -> str:
    """The address by which a client is counted; for IPv6 its network, since every client there has many addresses."""
    host = client[0] if client else "?"
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if address.version == 4:
        return host
    return str(address.ipv4_mapped or ipaddress.ip_network((address, 64), strict=False))
