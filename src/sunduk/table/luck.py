"""Verifiable luck: outcomes follow from a secret of the server, salts of the seats and the number of the action.

Secret and salts are all committed to before any of them is revealed. The protocol and the exact bytes are in
docs/luck.md; `sunduk.table.proof` checks a record.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol

from sunduk.core.match.match import Match
from sunduk.core.rules.contract import CHANCE

FIRST = "First"
"""The header that names the seat which begins, if that was chosen before the match and not drawn."""

MOST_TABLES = 4096
"""Size of the cache of digests, one per table."""

_write = json.JSONEncoder(ensure_ascii=False).encode


def commit(salt: str) -> str:
    """The commitment to a salt."""
    return hashlib.sha256(salt.encode()).hexdigest()


class Seat(Protocol):
    """What luck needs to know about a seat."""

    @property
    def kind(self) -> str: ...
    @property
    def salt(self) -> str | None: ...
    @property
    def commitment(self) -> str | None: ...


@dataclass(frozen=True)
class Luck:
    """The source of chance at one table."""

    table: str
    secret: bytes

    @classmethod
    def fresh(cls, table: str) -> Luck:
        return cls(table, secrets.token_bytes(32))

    @property
    def commitment(self) -> str:
        """The commitment to the secret, shown before anyone sits down, so that the secret cannot be changed later."""
        return hashlib.sha256(self.secret).hexdigest()

    def word(self, salts: Sequence[str | None], seq: int) -> int:
        """The 32 bits that decide outcome number `seq`."""
        digest = _common(self.table, self.secret, tuple(salts)).copy()
        digest.update(b", %d]" % seq)
        return int.from_bytes(digest.digest()[:4], "big")

    def salt(self, seat: int) -> str:
        """The salt of a bot. It is derived from the secret, so a server committed to that cannot choose it."""
        place = _write([self.table, "salt", seat]).encode()
        return hmac.digest(self.secret, place, "sha256")[:16].hex()

    def salts(self, seats: Sequence[Seat]) -> list[str | None]:
        """The salt of each seat when the match begins; for a salt not revealed in time, its commitment."""
        return [
            self.salt(number) if seat.kind == "bot" else seat.commitment if seat.salt is None else seat.salt
            for number, seat in enumerate(seats)
        ]

    def commitments(self, seats: Sequence[Seat]) -> list[str | None]:
        """The commitments to the salts of all seats, before the match begins."""
        return [
            commit(self.salt(number)) if seat.kind == "bot" else seat.commitment for number, seat in enumerate(seats)
        ]

    def seed(self, seat: int) -> int:
        """The seed of the bot in a seat, derived from the secret so that nobody can predict its choices."""
        place = _write([self.table, "bot", seat]).encode()
        return int.from_bytes(hmac.digest(self.secret, place, "sha256")[:4], "big")

    def draw(self, match: Match, salts: Sequence[str | None], base: int = 0, first: int | None = None) -> list[int]:
        """Let chance act until a seat or the clock has to; returns its actions. `base` actions came before this match.

        If `first` is given, this seat begins and nothing is drawn for it.
        """
        drawn = []
        while CHANCE in match.actors:
            opening = None if first is None else match.opening(first)
            if opening is None:
                drawn.append(match.draw_chance(self.word(salts, base + match.length)))
            else:
                match.do(CHANCE, opening)
                drawn.append(opening)
        return drawn


@lru_cache(MOST_TABLES)
def _common(table: str, secret: bytes, salts: tuple[str | None, ...]) -> hmac.HMAC:
    """The HMAC of the JSON an outcome is drawn with, up to the number of the action; copied for each outcome."""
    return hmac.new(secret, _write([table, salts])[:-1].encode(), "sha256")


def headers(luck: Luck, seats: Sequence[Seat], first: int | None = None) -> dict[str, str]:
    """The headers that the record of a finished match needs for its luck to be checked."""
    told = {
        "Table": luck.table,
        "Commitment": luck.commitment,
        "Secret": luck.secret.hex(),
        "Salts": _write([seat.salt for seat in seats]),
    }
    if any(seat.commitment for seat in seats):
        told["Commitments"] = _write([seat.commitment for seat in seats])
    if first is not None:
        told[FIRST] = str(first)
    return told
