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
FIRST = "First"
"""The header that names the seat which begins, where that was settled before the match and not drawn."""

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

    def draw(self, match: Match, salts: Sequence[str | None], base: int = 0, first: int | None = None) -> list[int]:
        """Let chance act for as long as it is to; returns what it did. There were `base` actions before this match.

        Where a seat is to be `first`, who begins is not drawn.
        """
        drawn = []
        while CHANCE in match.actors:
            opening = None if first is None else match.opening(first)
            if opening is None:
                drawn.append(match.befall(self.word(salts, base + match.length)))
            else:
                match.do(CHANCE, opening)
                drawn.append(opening)
        return drawn


@lru_cache(MOST_TABLES)
def _common(table: str, secret: bytes, salts: tuple[str | None, ...]) -> hmac.HMAC:
    """A digest that has read all but the number of the action in the JSON that its outcome is drawn with."""
    return hmac.new(secret, _write([table, salts])[:-1].encode(), "sha256")


def headers(luck: Luck, salts: Sequence[str | None], first: int | None = None) -> dict[str, str]:
    """What the record of a match that is over says about its luck."""
    values = luck.table, luck.commitment, luck.secret.hex(), json.dumps(list(salts), ensure_ascii=False)
    return dict(zip(HEADERS, values, strict=True)) | ({} if first is None else {FIRST: str(first)})


def verify(match: Match) -> int:
    """Draw every outcome of a record again; returns how many were drawn, or raises :class:`BadRecord`.

    Who begins is not drawn where the header First names the seat: then that seat must have begun.
    """
    if missing := [name for name in HEADERS if name not in match.headers]:
        raise BadRecord(f"This record has no header {missing[0]}: it was not played on a table server, or is not over.")
    try:
        luck = Luck(match.headers["Table"], bytes.fromhex(match.headers["Secret"]))
        salts = json.loads(match.headers["Salts"])
        first = int(match.headers[FIRST]) if FIRST in match.headers else None
    except (ValueError, RecursionError):
        raise BadRecord("The headers Secret, Salts and First cannot be read.") from None
    if not isinstance(salts, list):
        raise BadRecord("The header Salts is not a list.")
    if luck.commitment != match.headers["Commitment"]:
        raise BadRecord("The secret is not the one that was committed to before the match.")
    checked = 0
    for now in match.replay():
        seq = now.length
        if seq < match.length and match.log[seq].who == CHANCE:
            opening = None if first is None else now.opening(first)
            drawn = now.drawn(luck.word(salts, seq)) if opening is None else opening
            if drawn != match.log[seq].action:
                said, true = (now.write(CHANCE, action) for action in (match.log[seq].action, drawn))
                source = "the secret and the salts give" if opening is None else "the header First says"
                raise BadRecord(f"Action {seq} of the record is {said}; {source} {true}.")
            checked += opening is None
    return checked
