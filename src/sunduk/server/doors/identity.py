"""Who somebody is: a guest, recognized by a signed cookie."""

from __future__ import annotations

import hmac
import time
from functools import lru_cache, partial

from itsdangerous import BadSignature, URLSafeTimedSerializer

COOKIE = "sunduk"
FORGET = f"{COOKIE}=; Max-Age=0; Path=/; HttpOnly; SameSite=lax"
"""The `Set-Cookie` header that makes a browser delete its cookie."""
MOST_COOKIES = 20_000
"""Size of the cache of cookies whose signatures have been checked."""


class Signer:
    """Signs and reads the cookies of guests."""

    def __init__(self, secret: str, days: int) -> None:
        self._secret = secret.encode()
        self._serializer = URLSafeTimedSerializer(secret, salt="guest")
        self._signed = lru_cache(MOST_COOKIES)(partial(self._serializer.loads, return_timestamp=True))
        """The guest a cookie was signed for, and when; cached."""
        self.seconds = days * 86_400

    def sign(self, guest: str) -> str:
        return self._serializer.dumps(guest)

    def read(self, cookie: str) -> str | None:
        """The id of the guest whom a cookie was signed for; None if it is forged or too old.

        A cookie from the future is accepted: we signed it, and our clock has been set back since.
        """
        try:
            guest, signed = self._signed(cookie)
        except BadSignature:
            return None
        return str(guest) if time.time() - signed.timestamp() <= self.seconds else None

    def origin(self, address: str) -> str:
        """A token for an address that does not reveal the address (a keyed hash)."""
        return hmac.new(self._secret, f"origin {address}".encode(), "sha256").hexdigest()[:16]
