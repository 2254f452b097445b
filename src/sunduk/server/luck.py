"""Luck that can be checked: a secret committed to beforehand, salts of the players, and the place in the log."""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from sunduk.core.contract import CHANCE
from sunduk.core.errors import BadRecord
from sunduk.core.match import Match

HEADERS = ("Table", "Commitment", "Secret", "Salts")
"""What a record says about its luck."""

MOST_TABLES = 4096
"""For how many of them it is remembered what all their outcomes have in common."""

_write = json.JSONEncoder(ensure_ascii=False).encode


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

    def seed(self, seat: int) -> int:
        """For the bot in a seat, so that nobody foresees its whims."""
        place = _write([self.table, "bot", seat]).encode()
        return int.from_bytes(hmac.digest(self.secret, place, "sha256")[:4], "big")

    def draw(self, match: Match, salts: Sequence[str | None], base: int = 0) -> list[int]:
        """Let chance act for as long as it is to; returns what it did. There were `base` actions before this match."""
        drawn = []
        while CHANCE in match.actors:
            drawn.append(match.befall(self.word(salts, base + match.length)))
        return drawn


@lru_cache(MOST_TABLES)
def _common(table: str, secret: bytes, salts: tuple[str | None, ...]) -> hmac.HMAC:
    """A digest that has read all but the number of the action in the JSON that its outcome is drawn with."""
    return hmac.new(secret, _write([table, salts])[:-1].encode(), "sha256")


def headers(luck: Luck, salts: Sequence[str | None]) -> dict[str, str]:
    """What the record of a match that is over says about its luck."""
    values = luck.table, luck.commitment, luck.secret.hex(), json.dumps(list(salts), ensure_ascii=False)
    return dict(zip(HEADERS, values, strict=True))


def verify(match: Match) -> int:
    """Draw every outcome of a record again; returns how many there are, or raises :class:`BadRecord`."""
    if missing := [name for name in HEADERS if name not in match.headers]:
        raise BadRecord(f"This record has no header {missing[0]}: it was not played on a table server, or is not over.")
    try:
        luck = Luck(match.headers["Table"], bytes.fromhex(match.headers["Secret"]))
        salts = json.loads(match.headers["Salts"])
    except (ValueError, RecursionError):
        raise BadRecord("The headers Secret and Salts cannot be read.") from None
    if not isinstance(salts, list):
        raise BadRecord("The header Salts is not a list.")
    if luck.commitment != match.headers["Commitment"]:
        raise BadRecord("The secret is not the one that was committed to before the match.")
    checked = 0
    for now in match.replay():
        seq = now.length
        if seq < match.length and match.log[seq].who == CHANCE:
            drawn = now.drawn(luck.word(salts, seq))
            if drawn != match.log[seq].action:
                said, true = (now.write(CHANCE, action) for action in (match.log[seq].action, drawn))
                raise BadRecord(f"Action {seq} of the record is {said}; the secret and the salts give {true}.")
            checked += 1
    return checked
