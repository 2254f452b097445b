"""Closing the books: the ledger of a match whose entries are all known."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .analyst import Analyst
from .entries import Entry
from .ledger import Ledger
from .race import Race, rounds_of


async def close_books(analyst: Analyst, entries: list[Entry], times: Mapping[int, float] | None = None) -> Ledger:
    """The ledger of a match whose entries are all known.

    `times` are the seconds after the start of its round at which each log entry of a race happened, where they are
    known.
    """
    match, end = analyst.match, await analyst.end()
    start, race = end, None
    if entries:
        start = tuple(after - gain for after, gain in zip(entries[0].shares, entries[0].gain, strict=True))
    if match.game.race:
        race = Race(await rounds_of(match, analyst.assessor, times), await _quickness(analyst, entries))
    return Ledger(
        game=match.game.id,
        seats=match.seats,
        names=tuple(match.names or match.game.words().seats[: match.seats]),
        evaluator=analyst.assessor.name,
        budget=analyst.budget,
        evaluations=analyst.evaluations,
        seed=analyst.seed,
        start=start,
        end=end,
        entries=entries,
        race=race,
    )


async def _quickness(analyst: Analyst, entries: Sequence[Entry]) -> list[float]:
    """In a race: what the best choice at each call brought each seat, since nobody had been quicker."""
    found = [0.0] * analyst.match.seats
    for entry in entries:
        if entry.kind == "choice" and len(analyst.match.actors_at(entry.at)) > 1:
            before = await analyst.value(entry.at)
            found = [
                so_far + share - gain - was
                for so_far, share, gain, was in zip(found, entry.shares, entry.gain, before, strict=True)
            ]
    return found
