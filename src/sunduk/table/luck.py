"""Luck that can be checked: a secret and salts, all committed to before any of them is shown, and the place in the log.

The protocol and the exact bytes are in docs/luck.md; :mod:`sunduk.table.proof` checks a record by it.
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
"""The header that names the seat which begins, where that was settled before the match and not drawn."""

MOST_TABLES = 4096
"""For how many of them it is remembered what all their outcomes have in common."""

_write = json.JSONEncoder(ensure_ascii=False).encode


def commit(salt: str) -> str:
    """The commitment to a salt."""
    return hashlib.sha256(salt.encode()).hexdigest()


class Seat(Protocol):
    """What a seat has to do with luck."""

    @property
    def kind(self) -> str: ...
    @property
    def salt(self) -> str | None: ...
    @property
    def commitment(self) -> str | None: ...


@dataclass(frozen=True)
class Luck:
    """Where the outcomes of one table come from."""

    table: str
    secret: bytes

    @classmethod
    def fresh(cls, table: str) -> Luck:
        return cls(table, secrets.token_bytes(32))

    @property
    def commitment(self) -> str:
        """Shown before anyone sits down: the secret cannot be changed later."""
        return hashlib.sha256(self.secret).hexdigest()

    def word(self, salts: Sequence[str | None], seq: int) -> int:
        """The 32 bits that decide outcome number `seq`."""
        digest = _common(self.table, self.secret, tuple(salts)).copy()
        digest.update(b", %d]" % seq)
        return int.from_bytes(digest.digest()[:4], "big")

    def salt(self, seat: int) -> str:
        """What a bot in a seat adds. It follows from the secret, so whoever has committed to that cannot choose it."""
        place = _write([self.table, "salt", seat]).encode()
        return hmac.digest(self.secret, place, "sha256")[:16].hex()

    def salts(self, seats: Sequence[Seat]) -> list[str | None]:
        """What each seat adds when the match begins; for a salt that was not revealed in time, the commitment to it."""
        return [
            self.salt(number) if seat.kind == "bot" else seat.commitment if seat.salt is None else seat.salt
            for number, seat in enumerate(seats)
        ]

    def commitments(self, seats: Sequence[Seat]) -> list[str | None]:
        """What the salts of all seats are committed to before the match begins."""
        return [
            commit(self.salt(number)) if seat.kind == "bot" else seat.commitment for number, seat in enumerate(seats)
        ]

    def seed(self, seat: int) -> int:
        """For the bot in a seat, so that nobody foresees its whims."""
        place = _write([self.table, "bot", seat]).encode()
        return int.from_bytes(hmac.digest(self.secret, place, "sha256")[:4], "big")

    def draw(self, match: Match, salts: Sequence[str | None], base: int = 0, first: int | None = None) -> list[int]:
        """Let chance act for as long as it is to; returns what it did. There were `base` actions before this match.

        Where a seat is to be `first`, who begins is not drawn.
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
    """A digest that has read all but the number of the action in the JSON that its outcome is drawn with."""
    return hmac.new(secret, _write([table, salts])[:-1].encode(), "sha256")


def headers(luck: Luck, seats: Sequence[Seat], first: int | None = None) -> dict[str, str]:
    """What the record of a match that is over says about its luck."""
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
