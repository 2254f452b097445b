"""The result of a match explained: where each seat's points came from, why it ended, and which tie-break decided.

A game tells this in its module `accounts`, which is optional; the words stand under `[sources]`, `[endings]` and
`[tie_breaks]`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ..book.words import Words
from .match import Match


class Source(NamedTuple):
    """One thing that brought a seat points."""

    source: str
    """Its name under `[sources]` in the game's words."""
    number: int
    """Which of several it is, such as the number of a round; 0 if there is only one."""
    points: int


class Account(NamedTuple):
    """The explanation of a result."""

    sources: list[list[Source]]
    """For each seat, its sources; their points sum to the seat's."""
    ending: str | None
    """Why the match ended: a name under `[endings]`."""
    tie_break: str | None
    """What put seats with equal points into different places: a name under `[tie_breaks]`."""
    shared: bool
    """Whether seats share a place: `shared` under `[tie_breaks]` says why nothing tells them apart."""


def account(match: Match) -> Account | None:
    """The explanation of a finished match; None while it is not over, or where the game has no accounts."""
    if not match.over or not match.game.has("accounts"):
        return None
    states = match.states
    tell = match.game.text_function("accounts", "sources")
    sources = [[Source(*each) for each in tell(states, seat)] for seat in range(match.seats)]
    ending = str(match.game.text_function("accounts", "ending")(states[-1]))
    rows = list(zip(match.scores, match.placings, strict=True))
    broken = len({points for points, _ in rows}) < len(set(rows))
    shared = len(set(match.placings)) < match.seats
    return Account(sources, ending, match.game.constant("accounts", "TIE_BREAK", None) if broken else None, shared)


def sentences(match: Match, words: Words) -> list[str]:
    """The explanation in words: a line for each seat, the first first, then why it ended and what broke a tie."""
    told = account(match)
    if told is None:
        return []
    names = match.names or words.seats
    order = sorted(range(match.seats), key=lambda seat: match.placings[seat])
    lines = [f"{names[seat]}: {_sum(words, told.sources[seat], match.scores[seat])}" for seat in order]
    reasons = [words.name("endings", told.ending)] if told.ending else []
    ties = ([told.tie_break] if told.tie_break else []) + (["shared"] if told.shared else [])
    return lines + reasons + [words.name("tie_breaks", tie) for tie in ties]


def _sum(words: Words, sources: list[Source], total: int) -> str:
    parts = [f"{words.name('sources', each.source).format(n=each.number)} {_signed(each.points)}" for each in sources]
    return f"{words.plural('points', total)} = {', '.join(parts)}" if parts else words.plural("points", total)


def _signed(points: int) -> str:
    return f"{points:+}".replace("-", "−")


def missed(match: Match) -> list[dict[str, Any]]:
    """What nobody found in a finished match; empty where the game does not tell."""
    tell = match.game.constant("accounts", "missed", None)
    if tell is None or not match.over:
        return []
    found: list[dict[str, Any]] = match.game.text_function("accounts", "missed")(match.states)
    return found


def data(match: Match) -> dict[str, Any] | None:
    """The explanation as plain data."""
    told = account(match)
    return told and {
        "sources": [[each._asdict() for each in seat] for seat in told.sources],
        "ending": told.ending,
        "tie_break": told.tie_break,
        "shared": told.shared,
    }
