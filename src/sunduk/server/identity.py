"""Who somebody is: a guest with a name, known again by a signed cookie."""

from __future__ import annotations

import secrets
import time
import unicodedata
from dataclasses import dataclass
from functools import lru_cache, partial

from itsdangerous import BadSignature, URLSafeTimedSerializer

from .faults import Fault

COOKIE = "sunduk"
FORGET = f"{COOKIE}=; Max-Age=0; Path=/; HttpOnly; SameSite=lax"
"""The `Set-Cookie` header that makes a browser delete its cookie."""
LONGEST_NAME = 40
MOST_COOKIES = 20_000
"""That are remembered, so that their signatures are checked once."""


@dataclass(frozen=True)
class Guest:
    """Somebody who plays or watches."""

    id: str
    name: str
    language: str


class Signer:
    """Signs and reads the cookies of guests."""

    def __init__(self, secret: str, days: int) -> None:
        self._serializer = URLSafeTimedSerializer(secret, salt="guest")
        self._signed = lru_cache(MOST_COOKIES)(partial(self._serializer.loads, return_timestamp=True))
        """Whom a cookie was signed for, and when."""
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


def new_id() -> str:
    """An id that nobody guesses, and that no command takes for an option."""
    while (id := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return id


def clean(text: str, longest: int, what: str) -> str:
    """A line as a person typed it, without control characters and with single spaces; it is never taken for markup."""
    kept = "".join(" " if unicodedata.category(char) in ("Cc", "Zl", "Zp") else char for char in text)
    kept = "".join(
        char for char in kept if unicodedata.category(char) not in ("Cf", "Cs", "Co", "Cn") or char == "\u200d"
    )
    line = " ".join(kept.split())
    if not line:
        raise Fault("invalid", f"{what} is empty.")
    if len(line) > longest:
        raise Fault("invalid", f"{what} is longer than {longest} characters.")
    return line
