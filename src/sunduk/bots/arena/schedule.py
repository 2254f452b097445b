"""Scheduling a race between bots: of several who may act, the quickest acts first."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol

from sunduk.core.match.game import Game
from sunduk.core.match.match import Match
from sunduk.core.match.view import View
from sunduk.core.rules.contract import CLOCK

from ..bot import Bot, Budget, Decision


class Due(NamedTuple):
    """A time at which somebody will act."""

    seconds: float
    """Seconds after the start of the race."""
    who: int
    """A seat or CLOCK."""


class Racing(Protocol):
    """What a schedule asks of a match."""

    @property
    def game(self) -> Game: ...

    @property
    def actors(self) -> Sequence[int]: ...

    def view(self, seat: int) -> View: ...


class Schedule:
    """Finds who acts next in one race."""

    def __init__(self, bots: Mapping[int, Bot]) -> None:
        self._bots = bots
        self._sand: float | None = None
        """The time at which the sand began to run."""

    def first(self, match: Racing, elapsed: float) -> Due | None:
        """The bot or clock that acts next if no person acts before; None if only people may act."""
        dues = []
        for who in match.actors:
            if who == CLOCK:
                self._sand = elapsed if self._sand is None else self._sand
                dues.append(Due(max(elapsed, self._sand + match.game.sand_seconds), who))
            elif who in self._bots:
                dues.append(Due(max(elapsed, self._bots[who].reaction(match.view(who), elapsed)), who))
        return min(dues, default=None)


class Notice(NamedTuple):
    """A note that a bot attached to one of its decisions."""

    seat: int
    text: str


def play_on(
    match: Match,
    bots: Mapping[int, Bot],
    budget: Budget | None = None,
    watch: Callable[[int, Decision], None] | None = None,
) -> list[Notice]:
    """Let bots in all seats play a match to its end; a race runs on a simulated clock. Returns the bots' notes."""
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
