"""Who acts next at a table, and when: where several may act at once, the quickest."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from sunduk.core.match.match import Match
from sunduk.core.rules.contract import CLOCK

from ..bot import Bot, Budget, Decision


class Due(NamedTuple):
    """An appointment."""

    seconds: float
    """After the start of the race."""
    who: int
    """A seat or CLOCK."""


class Schedule:
    """Appointments of one race."""

    def __init__(self, bots: Mapping[int, Bot]) -> None:
        self._bots = bots
        self._sand: float | None = None
        """When the sand began to run."""

    def first(self, match: Match, elapsed: float) -> Due | None:
        """The bot, or the clock, that acts first if nothing happens before; None if only people may act."""
        dues = []
        for who in match.actors:
            if who == CLOCK:
                self._sand = elapsed if self._sand is None else self._sand
                dues.append(Due(max(elapsed, self._sand + match.game.sand_seconds), who))
            elif who in self._bots:
                dues.append(Due(max(elapsed, self._bots[who].reaction(match.view(who), elapsed)), who))
        return min(dues, default=None)


class Notice(NamedTuple):
    """A remark of a bot on one of its decisions."""

    seat: int
    text: str


def play_on(
    match: Match,
    bots: Mapping[int, Bot],
    budget: Budget | None = None,
    watch: Callable[[int, Decision], None] | None = None,
) -> list[Notice]:
    """Let bots in all seats play a match to its end; in a race, on a simulated clock. Returns what they remarked."""
    notices = []
    schedule, elapsed = Schedule(bots), 0.0
    while acting := match.actors:
        if match.game.race and len(acting) > 1:
            due = schedule.first(match, elapsed)
            assert due is not None
            elapsed, who = due
        else:
            schedule, elapsed, who = Schedule(bots), 0.0, acting[0]
        if who == CLOCK:
            match.act(match.ids(CLOCK)[0], CLOCK)
            continue
        decision = bots[who].choose(match.view(who), budget)
        if decision.note:
            notices.append(Notice(who, decision.note))
        if watch:
            watch(who, decision)
        match.act(decision.action, who)
    return notices
