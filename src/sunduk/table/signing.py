"""Signatures of the records of finished matches (Ed25519, see docs/luck.md): where they stand in a record.

The arithmetic is given from outside: a server uses the `cryptography` package (`sunduk.server.keys`).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Protocol

_SIGNATURE = re.compile(r'^\[Signature "(.*)"\]\n', re.MULTILINE)

Verify = Callable[[bytes, bytes, bytes], bool]
"""Whether a public key has made a signature of a message: called with key, signature and message."""


class Key(Protocol):
    """A private key."""

    @property
    def public(self) -> str:
        """The public key, in hexadecimal digits."""

    def sign(self, message: bytes) -> bytes:
        """The signature of a message."""


def sign(record: str, key: Key) -> str:
    """The record with two more headers: the public key, and the signature of everything else."""
    named = _with_header(record, "Key", key.public)
    return _with_header(named, "Signature", key.sign(named.encode()).hex())


def signed_by(record: str, public: str, verify: Verify) -> bool:
    """Whether a record has a valid signature by this key."""
    text = record.replace("\r\n", "\n")
    found = _SIGNATURE.search(text)
    if not found:
        return False
    rest = text[: found.start()] + text[found.end() :]
    try:
        key, signature = bytes.fromhex(public), bytes.fromhex(found[1])
    except ValueError:
        return False
    return verify(key, signature, rest.encode())


def _with_header(record: str, name: str, value: str) -> str:
    """A record with one more header after its last."""
    headers, gap, moves = record.partition("\n\n")
    return f'{headers}\n[{name} "{value}"]{gap}{moves}'
