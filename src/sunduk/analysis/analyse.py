"""`analyse`: the ledger of a whole match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import closing, nullcontext
from pathlib import Path

from sunduk.bots.thinker import settled
from sunduk.core.match.match import Match

from .books import close_books
from .entries import Entry
from .evaluator import Evaluator
from .ledger import VERSION, Ledger
from .marks import Bands
from .native import native_analyst
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
    analyst = native_analyst(match, budget, seed, evaluator, bands)
    asked = question(
        match,
        version=VERSION,
        seed=seed,
        evaluations=analyst.evaluations,
        evaluator=analyst.assessor.name,
        bands=list(vars(analyst.bands).values()),
    )
    with closing(Notebook(keep, asked)) if keep else nullcontext() as notebook:
        done: dict[int, Entry] = dict(notebook.entries) if notebook else {}
        for number, event in enumerate(analyst.events):
            if progress:
                progress(number, len(analyst.events))
            if event.at not in done:
                done[event.at] = settled(analyst.entry(event))
                if notebook:
                    notebook.add(done[event.at])
    if progress:
        progress(len(analyst.events), len(analyst.events))
    return settled(close_books(analyst, [done[event.at] for event in analyst.events], times))
