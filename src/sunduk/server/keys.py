"""The key with which a server signs the records of finished matches (Ed25519).

The `cryptography` package is imported only when used: records from before signatures are checked without it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sunduk.core.extras import extra

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey


class Key:
    """The private key of a server: a `sunduk.table.signing.Key`."""

    def __init__(self, private: bytes) -> None:
        self._private = private

    @property
    def public(self) -> str:
        """The public key, in hexadecimal digits."""
        return self._key().public_key().public_bytes_raw().hex()

    def sign(self, message: bytes) -> bytes:
        return self._key().sign(message)

    def _key(self) -> Ed25519PrivateKey:
        with extra("server", "Signing records"):
            from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

        return Ed25519PrivateKey.from_private_bytes(self._private)


def verify(public: bytes, signature: bytes, message: bytes) -> bool:
    """Whether a public key has made a signature of a message: a `sunduk.table.signing.Verify`."""
    with extra("server", "Checking the signature of a record"):
        from cryptography.exceptions import InvalidSignature
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        Ed25519PublicKey.from_public_bytes(public).verify(signature, message)
    except (ValueError, InvalidSignature):
        return False
    return True
