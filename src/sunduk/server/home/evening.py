"""One evening at home: where guests come in, and what lets them in."""

from __future__ import annotations

import hmac
import secrets
from dataclasses import dataclass, field

ALPHABET = "ACDEFHJKLMNPRTUVWXY3479"
"""Letters and digits of a code: none looks like another, by hand or on a screen."""
LETTERS = 6
COOKIE = "sunduk_home"
SECONDS = 24 * 3600
"""How long a browser keeps its pass."""


def new_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(LETTERS))


def plain(code: str) -> str:
    """A code as it may have been typed: in small letters, with spaces or hyphens."""
    return "".join(letter for letter in code.upper() if letter.isalnum())


@dataclass(frozen=True)
class Evening:
    """Until it is closed. The next one has another code, and passes of this one are worth nothing then."""

    addresses: tuple[str, ...]
    port: int
    code: str = field(default_factory=new_code)
    """What a guest types, or has in the link of the QR code."""
    token: str = field(default_factory=lambda: secrets.token_urlsafe(24), repr=False)
    """The pass: the cookie that a browser gets for the code."""

    def link(self, table: str = "", ticket: str = "") -> str:
        """Where a guest comes in. What must be kept secret follows the `#`, which browsers do not send or log."""
        path = f"/{table}" if table else ""
        return f"http://{self.addresses[0]}:{self.port}/join{path}#{self.code}{f'.{ticket}' if ticket else ''}"

    def is_code(self, said: str) -> bool:
        return hmac.compare_digest(plain(said).encode(), self.code.encode())

    def is_pass(self, cookie: str | None) -> bool:
        return cookie is not None and hmac.compare_digest(cookie.encode(), self.token.encode())
