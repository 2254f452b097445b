"""Who somebody is: a guest with a name, known again by a signed cookie."""

from __future__ import annotations

import hmac
import secrets
import time
from dataclasses import dataclass
from functools import lru_cache, partial
from unicodedata import category

from itsdangerous import BadSignature, URLSafeTimedSerializer

from sunduk.table.faults import Fault

COOKIE = "sunduk"
FORGET = f"{COOKIE}=; Max-Age=0; Path=/; HttpOnly; SameSite=lax"
"""The `Set-Cookie` header that makes a browser delete its cookie."""
JOINER = "\u200d"
"""The zero-width joiner, which joins symbols to one, such as a family emoji."""
BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159"
"""Letters, marks and symbols that are drawn blank: fillers of Hangul, the empty Braille cell and the like."""
MOST_COOKIES = 20_000
"""Size of the cache of cookies whose signatures have been checked."""


@dataclass(frozen=True)
class Guest:
    """Somebody who plays or watches."""

    id: str
    name: str
    language: str
    origin: str = ""
    """A token of the address their request came from, see `Signer.origin`; not stored with the guest."""


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


def new_id() -> str:
    """A random id that cannot be guessed, and that does not begin with a hyphen, as options of commands do."""
    while (id := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return id


def clean(text: str, longest: int, what: str) -> str:
    """Clean a line that a person typed: refuse it if nothing in it is visible or if it is too long.

    Control characters and blank-looking characters become spaces; runs of spaces become one. Markup is not escaped.
    """
    kept = "".join(" " if category(char) in ("Cc", "Zl", "Zp") or char in BLANK else char for char in text)
    kept = "".join(char for char in kept if category(char) not in ("Cf", "Cs", "Co", "Cn") or char == JOINER)
    line = " ".join(kept.split())
    # Combining marks need a letter before them, and a joiner something to join.
    if not any(category(char)[0] in "LNPS" for char in line):
        raise Fault("invalid", f"{what} has nothing that can be seen.")
    if len(line) > longest:
        raise Fault("invalid", f"{what} is longer than {longest} characters.")
    return line
