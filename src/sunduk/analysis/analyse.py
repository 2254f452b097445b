"""`analyse`: the ledger of a whole match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import closing, nullcontext
from pathlib import Path

import numpy as np

from sunduk.core.match.match import Match

from .analyst import Analyst
from .entries import Entry
from .evaluator import Evaluator, Judgement
from .ledger import VERSION, Ledger
from .marks import Bands
from .race import Race, rounds_of
from .resume import Notebook, question


def analyse(
    match: Match,
    *,
    budget: str = "standard",
    seed: int = 0,
    evaluator: str | Evaluator = "playouts",
    bands: Bands | None = None,
    progress: Callable[[int, int], None] | None = None,
    keep: Path | None = None,
    times: Mapping[int, float] | None = None,
) -> Ledger:
    """The ledger of a match: what luck and choices brought each seat, and what every choice was worth.

    `budget` is `quick`, `standard`, `deep`, or how often each choice is evaluated, such as `500n`. The same seed and
    budget give the same ledger. `progress` is told how many events are done, and of how many. With `keep`, entries are
    written to that file as they come, and a later call goes on from there. `times` are the seconds after the start of
    its round at which each log entry of a race happened, where they are known.
    """
    analyst = Analyst(match, budget, seed, evaluator, bands)
    asked = question(
        match,
        version=VERSION,
        seed=seed,
        evaluations=analyst.evaluations,
        evaluator=analyst.usual.name,
        bands=list(vars(analyst.bands).values()),
    )
    with closing(Notebook(keep, asked)) if keep else nullcontext() as notebook:
        done: dict[int, Entry] = dict(notebook.entries) if notebook else {}
        for number, event in enumerate(analyst.events):
            if progress:
                progress(number, len(analyst.events))
            if event.at not in done:
                done[event.at] = analyst.entry(event)
                if notebook:
                    notebook.add(done[event.at])
    if progress:
        progress(len(analyst.events), len(analyst.events))
    return close_books(analyst, [done[event.at] for event in analyst.events], budget, seed, times)


def close_books(
    analyst: Analyst, entries: list[Entry], budget: str, seed: int, times: Mapping[int, float] | None = None
) -> Ledger:
    """The ledger of a match whose entries are all known."""
    match = analyst.match
    start = analyst.end
    if entries:
        start = tuple(after - gain for after, gain in zip(entries[0].shares, entries[0].gain, strict=True))
    return Ledger(
        game=match.game.id,
        seats=match.seats,
        names=tuple(match.names or match.game.words().seats[: match.seats]),
        evaluator=analyst.usual.name,
        budget=budget,
        evaluations=analyst.evaluations,
        seed=seed,
        start=start,
        end=analyst.end,
        entries=entries,
        race=Race(rounds_of(match, times), _quickness(match, entries)) if match.game.race else None,
    )


def _quickness(match: Match, entries: list[Entry]) -> list[float]:
    """In a race: what the best choice at each call brought each seat, since nobody had been quicker."""
    judge, found = Judgement(match.game, match.seats), np.zeros(match.seats)
    for entry in entries:
        if entry.kind == "choice" and len(match.actors_at(entry.at)) > 1:
            before = judge(match.rewound(entry.at).records, np.zeros(1, np.int64), 0)[0]
            found += np.array(entry.shares) - np.array(entry.gain) - before
    return [float(each) for each in found]
