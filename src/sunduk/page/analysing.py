"""Where a page makes analyses: its workers compute the values, and everything else is done here."""

from __future__ import annotations

from collections.abc import Mapping

from sunduk.analysis.analyst import Analyst
from sunduk.analysis.books import close_books
from sunduk.analysis.entries import Entry
from sunduk.analysis.events import Event
from sunduk.analysis.ledger import Ledger
from sunduk.core.match.match import Match
from sunduk.table.faults import Fault

from .assessing import PageAssessor
from .thinking import Modules

AT_ONCE = 6
"""How many entries are made at the same time: a few more than there are workers, so that none waits for questions."""


async def bench_for(modules: Modules | None, game: str) -> PageBench:
    """The bench for a game; refused where the page cannot run its modules."""
    if not modules or not await modules.load(game):
        raise Fault("conflict", "This browser cannot analyse matches: it cannot run the game's module.")
    return PageBench(modules)


class PageBench:
    """A `Bench` of workers of the page."""

    at_once = AT_ONCE

    def __init__(self, modules: Modules) -> None:
        self._modules = modules

    async def analyst(self, match: Match, budget: str) -> Analyst:
        assessor = PageAssessor(match.game, match.seats, self._modules)
        analyst = Analyst(match, budget, 0, assessor, backend="interp")
        # All entries need it: so they do not each begin to look for it.
        await analyst.solved_from()
        return analyst

    async def entry(self, analyst: Analyst, event: Event) -> Entry:
        return await analyst.entry(event)

    async def close(self, analyst: Analyst, entries: list[Entry], times: Mapping[int, float]) -> Ledger:
        return await close_books(analyst, entries, times)
