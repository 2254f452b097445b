"""The key with which a server signs the records of finished matches (Ed25519, see docs/luck.md).

The `cryptography` package is imported only when used: records from before signatures are checked without it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from sunduk.core.extras import extra

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

_SIGNATURE = re.compile(r'^\[Signature "(.*)"\]\n', re.MULTILINE)


class Key:
    """The private key of a server."""

    def __init__(self, private: bytes) -> None:
        self._private = private

    @property
    def public(self) -> str:
        """The public key, in hexadecimal digits."""
        return self._key().public_key().public_bytes_raw().hex()

    def sign(self, record: str) -> str:
        """The record with two more headers: the public key, and the signature of everything else."""
        named = _with_header(record, "Key", self.public)
        return _with_header(named, "Signature", self._key().sign(named.encode()).hex())

    def _key(self) -> Ed25519PrivateKey:
        with extra("server", "Signing records"):
            from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

        return Ed25519PrivateKey.from_private_bytes(self._private)


def signed_by(record: str, public: str) -> bool:
    """Whether a record has a valid signature by this key."""
    with extra("server", "Checking the signature of a record"):
        from cryptography.exceptions import InvalidSignature
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    text = record.replace("\r\n", "\n")
    found = _SIGNATURE.search(text)
    if not found:
        return False
    rest = text[: found.start()] + text[found.end() :]
    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(public)).verify(bytes.fromhex(found[1]), rest.encode())
    except (ValueError, InvalidSignature):
        return False
    return True


def _with_header(record: str, name: str, value: str) -> str:
    """A record with one more header after its last."""
    headers, gap, moves = record.partition("\n\n")
    return f'{headers}\n[{name} "{value}"]{gap}{moves}'
