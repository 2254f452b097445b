"""Checks what the record of a match proves about its luck; docs/luck.md describes the checks for other programs."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any

from sunduk.core.errors import BadRecord
from sunduk.core.match.match import Match
from sunduk.core.rules.contract import CHANCE

from .luck import FIRST, Luck, commit
from .signing import Verify, signed_by

NEEDED = ("Table", "Commitment", "Secret", "Salts")
"""Headers without which nothing can be checked."""


@dataclass(frozen=True)
class Finding:
    """The result of one check of a record."""

    subject: str
    """What was checked: signature, secret, outcomes, first, salts, bots or shown."""
    holds: bool | None
    """Whether it is true; None if this record cannot prove it."""
    says: str


@dataclass(frozen=True)
class Draw:
    """One action of chance."""

    seq: int
    """Its number in the record."""
    text: str
    """The outcome in the notation of the record."""
    action: int
    """The id of the outcome."""
    outcomes: list[tuple[int, int]]
    """Every outcome the rules allowed, in their order: id and weight."""
    settled: bool
    """True if it was not drawn: it makes the seat begin that the header First names."""


@dataclass(frozen=True)
class Proof:
    """The results of all checks of a record."""

    findings: list[Finding]

    @property
    def false(self) -> bool:
        """Whether any check found the record to be false."""
        return any(finding.holds is False for finding in self.findings)

    @property
    def proved(self) -> bool:
        """Whether nothing is false and the signature is by the server whose key was given."""
        signature = next(finding for finding in self.findings if finding.subject == "signature")
        return signature.holds is True and not self.false


def check(record: str, verify: Verify, key: str | None = None, kept: Collection[str] = ()) -> Proof:
    """Check a record; `key` is the server's public key, `kept` are commitments that the reader saw before the match.

    `verify` checks signatures.

    Raises `BadRecord` for a text that is not the record of a finished match from a table server.
    """
    match = Match.load(record)
    if missing := [name for name in NEEDED if name not in match.headers]:
        raise BadRecord(f"This record has no header {missing[0]}: it was not played on a table server, or is not over.")
    try:
        luck = Luck(match.headers["Table"], bytes.fromhex(match.headers["Secret"]))
    except ValueError:
        raise BadRecord("The header Secret is not in hexadecimal digits.") from None
    first = _first(match)
    salts, commitments = _per_seat(match, "Salts"), _per_seat(match, "Commitments")
    return Proof(
        [
            _signature(record, match, verify, key),
            _secret(luck, match),
            *_outcomes(luck, match, salts, first),
            *_salts(match, salts, commitments),
            *_bots(luck, match, salts),
            *_shown(luck.commitment, commitments, {hash.lower() for hash in kept}),
        ]
    )


def draws(match: Match) -> Iterator[Draw]:
    """Every action of chance in a match, with all outcomes the rules allowed."""
    first = _first(match)
    for now in match.replay():
        if now.length < match.length and match.log[now.length].who == CHANCE:
            action, settled = match.log[now.length].action, first is not None and now.opening(first) is not None
            yield Draw(now.length, now.write(CHANCE, action), action, list(now.weights().items()), settled)


def _signature(record: str, match: Match, verify: Verify, key: str | None) -> Finding:
    own = match.headers.get("Key")
    if own is None or "Signature" not in match.headers:
        says = "The record is not signed: anyone could have written it."
        return Finding("signature", None if key is None else False, says)
    if not signed_by(record, own, verify):
        return Finding("signature", False, "The signature does not fit: the record was changed, or forged.")
    if key is None:
        says = f"The record is signed by a key that you have not confirmed: compare {own} with the server's."
        return Finding("signature", None, says)
    if own != key.lower():
        return Finding("signature", False, f"The record is signed by another key than yours: {own}.")
    return Finding("signature", True, "The record is signed by the key that you gave.")


def _secret(luck: Luck, match: Match) -> Finding:
    if luck.commitment != match.headers["Commitment"]:
        return Finding("secret", False, "The secret is not the one that the record's commitment stands for.")
    return Finding("secret", True, "The secret fits its commitment.")


def _outcomes(luck: Luck, match: Match, salts: list[str | None], first: int | None) -> Iterator[Finding]:
    checked = 0
    for now in match.replay():
        seq = now.length
        if seq < match.length and match.log[seq].who == CHANCE:
            opening = None if first is None else now.opening(first)
            drawn = now.drawn(luck.word(salts, seq)) if opening is None else opening
            if drawn != match.log[seq].action:
                said, true = (now.write(CHANCE, action) for action in (match.log[seq].action, drawn))
                source = "the secret and the salts give" if opening is None else "the header First says"
                yield Finding("outcomes", False, f"Action {seq} of the record is {said}; {source} {true}.")
                return
            checked += opening is None
    yield Finding("outcomes", True, f"All {checked} outcomes that were drawn follow from the secret and the salts.")
    if first is not None:
        says = (
            f"Who began was not drawn, but settled when the table was made, as in a rematch: {_named(match, [first])}."
        )
        yield Finding("first", None, says)


def _salts(match: Match, salts: list[str | None], commitments: list[str | None]) -> Iterator[Finding]:
    """Check the salts against their commitments; seats with equal results share a finding."""
    pairs = list(enumerate(zip(salts, commitments, strict=True)))
    held = [seat for seat, (salt, promised) in pairs if promised is not None and salt == promised]
    kept = [seat for seat, (salt, promised) in pairs if salt is not None and commit(salt) == promised]
    bare = [seat for seat, (salt, promised) in pairs if salt is not None and promised is None]
    none = [seat for seat, (salt, promised) in pairs if salt is None and promised is None]
    broken = [seat for seat, _ in pairs if seat not in (*held, *kept, *bare, *none)]
    if broken:
        yield Finding("salts", False, f"Not the salt that was committed to: {_named(match, broken)}.")
    if kept:
        yield Finding("salts", True, f"The salt fits its commitment: {_named(match, kept)}.")
    if held:
        says = f"The salt was not revealed in time, and the commitment took its place: {_named(match, held)}."
        yield Finding("salts", None, f"{says} Whoever plays there, or the operator, could choose between the two.")
    if bare:
        yield Finding(
            "salts", None, f"The salt was not committed to, and may have been chosen last: {_named(match, bare)}."
        )
    if none:
        yield Finding("salts", None, f"No salt: {_named(match, none)}.")


def _bots(luck: Luck, match: Match, salts: list[str | None]) -> Iterator[Finding]:
    """Check the salts of bots, which the server derives from its secret."""
    players = match.headers.get("Players", "").split()
    bots = [seat for seat, player in enumerate(players) if player != "human" and seat < len(salts) and salts[seat]]
    if wrong := [seat for seat in bots if salts[seat] != luck.salt(seat)]:
        yield Finding("bots", False, f"A bot's salt does not follow from the secret: {_named(match, wrong)}.")
    elif bots:
        yield Finding("bots", True, f"The server could not choose its bots' salts: {_named(match, bots)}.")
    if not any(salt for seat, salt in enumerate(salts) if seat not in bots):
        yield Finding("salts", None, "No player added a salt: the server alone decided the luck.")


def _shown(commitment: str, commitments: list[str | None], kept: Collection[str]) -> Iterator[Finding]:
    """Check that the record has the commitments that the reader saw before the match."""
    if foreign := sorted(set(kept) - {commitment, *commitments}):
        yield Finding("shown", False, f"The commitment that you kept is not in this record: {foreign[0]}.")
    if commitment in kept:
        yield Finding("shown", True, "The server's commitment is the one that you kept.")
    else:
        says = "A record alone cannot prove that the server's commitment was shown before the match"
        yield Finding("shown", None, f"{says}; if you kept it then: --commitment HASH.")
    promised = {each for each in commitments if each is not None}
    if promised and promised <= set(kept):
        yield Finding("shown", True, "The commitments to all salts are those that you kept.")
    elif promised:
        says = "A record alone cannot prove that the salts were committed to before any was revealed"
        yield Finding("shown", None, f"{says}; if you kept their commitments: --commitment HASH for each.")


def _first(match: Match) -> int | None:
    """The seat that the header First names."""
    said = match.headers.get(FIRST)
    if said is None:
        return None
    if said not in map(str, range(match.seats)):
        raise BadRecord(f"The header First is not the number of a seat: {said[:20]!r}.")
    return int(said)


def _per_seat(match: Match, name: str) -> list[str | None]:
    """A header that holds a text or nothing for each seat, parsed."""
    if name not in match.headers:
        return [None] * match.seats
    try:
        values: Any = json.loads(match.headers[name])
    except (ValueError, RecursionError):
        values = None
    texts = isinstance(values, list) and all(each is None or isinstance(each, str) for each in values)
    if not texts or len(values) != match.seats:
        raise BadRecord(f"The header {name} is not a JSON list with a text or null for each of {match.seats} seats.")
    return list(values)


def _named(match: Match, seats: list[int]) -> str:
    """The names of the players in these seats, for a sentence."""
    return ", ".join(f"{match.names[seat]} (seat {seat})" if match.names else f"seat {seat}" for seat in seats)
