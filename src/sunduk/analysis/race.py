"""A race, analysed by what could be made: which choices were good, how, what each was worth, and who called it when.

After the roll a race has no chance. What it made possible, it made possible for all; what counts is who found it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from sunduk.bots.kinds.levels import PACES
from sunduk.core.match.match import Match
from sunduk.core.rules.contract import CHANCE, CLOCK

from .assessor import Assessor


@dataclass(frozen=True)
class Find:
    """Something that could be found in one round of a race."""

    text: str
    solution: str
    """The shortest way to make it."""
    worth: int
    """By how much it raises the points of a seat that takes it."""
    levels: list[float]
    """For each level of bots, the seconds after which it usually has found it."""
    seat: int | None = None
    """Who called it; None if nobody did."""
    call: int | None = None
    """It was call number so many of the round, 1 for the first."""
    seconds: float | None = None
    """When it was called, in seconds after the start of the round, where that is known."""
    level: int | None = None
    """The strongest level that would usually have been slower; None where the time is unknown or all are quicker."""


@dataclass(frozen=True)
class Fault:
    """A call that could not be made good: nothing makes it, or what was stated was wrong or missing."""

    at: int
    seat: int
    text: str
    stated: str | None
    """What was stated for it; None for the call itself."""
    solution: str | None
    """What would have been right, if anything."""


@dataclass(frozen=True)
class Round:
    """One round of a race."""

    at: int
    """How many actions there were before it."""
    finds: list[Find]
    faults: list[Fault]


@dataclass(frozen=True)
class Race:
    """All rounds of a race."""

    rounds: list[Round]
    quickness: list[float]
    """For each seat, the win share that the calls of all seats brought it beyond what is a matter of choice: the worth
    of being first to find something. It is a part of `unexplained`."""

    def data(self) -> dict[str, Any]:
        return asdict(self)


async def rounds_of(match: Match, assessor: Assessor, times: Mapping[int, float] | None = None) -> list[Round]:
    """The rounds of a race. `times`: seconds after the start of its round at which each log entry happened."""
    found = []
    at = 0
    while at < match.length:
        if _racing(match, at):
            until = at
            while until < match.length and match.log[until].who != CHANCE:
                until += 1
            found.append(await _round(match, assessor, at, until, times or {}))
            at = until
        else:
            at += 1
    return found


def _racing(match: Match, at: int) -> bool:
    """Whether more than one may act after `at` actions."""
    return len(match.actors_at(at)) > 1


async def _round(match: Match, assessor: Assessor, at: int, until: int, times: Mapping[int, float]) -> Round:
    opening = match.rewound(at)
    seat = opening.actors[0]
    ids = opening.ids(seat)
    gains, efforts = await assessor.weigh(opening.view(seat))
    calls = [
        (place, match.log[place])
        for place in range(at, until)
        if match.log[place].who < CLOCK and _racing(match, place)
    ]
    taken = {entry.action: (number, place, entry.who) for number, (place, entry) in enumerate(calls, 1)}
    finds, faults = [], []
    for action, gain, effort in zip(ids, gains, efforts, strict=True):
        if gain > 0 and effort > 0:
            number, place, who = taken.get(action, (None, None, None))
            levels = [pace.pace * effort / 1000 for pace in PACES]
            seconds = times.get(place) if place is not None else None
            finds.append(
                Find(
                    text=opening.write(seat, action),
                    solution=solution(opening, action),
                    worth=gain,
                    levels=levels,
                    seat=who,
                    call=number,
                    seconds=seconds,
                    level=_slower(levels, seconds),
                )
            )
        elif gain < 0 and action in taken:
            _, place, who = taken[action]
            faults.append(Fault(place, who, opening.write(seat, action), None, None))
    faults += _wrong(match, at, until)
    return Round(at, sorted(finds, key=lambda find: (-find.worth, find.levels[0], find.text)), faults)


def _wrong(match: Match, at: int, until: int) -> list[Fault]:
    """The answers that lost points though a right one could be given."""
    found: list[Fault] = []
    for place in range(at, until):
        before = match.rewound(place)
        who, action = match.log[place]
        if len(before.actors) != 1 or who >= CHANCE:
            continue
        answer = before.game.constant("answers", "solution_due", None)
        after = match.rewound(place + 1)
        if answer and after.scores[who] < before.scores[who]:
            text, right = before.game.text_function("answers", "solution_due")(before.plain)
            if right:
                found.append(Fault(place, who, text, before.write(who, action), right))
    return found


def solution(opening: Match, action: int) -> str:
    """The shortest way to make what a choice takes; empty where the game does not tell."""
    if not opening.game.constant("answers", "solution", None):
        return ""
    return str(opening.game.text_function("answers", "solution")(opening.plain, action))


def _slower(levels: list[float], seconds: float | None) -> int | None:
    """The strongest level, counted from 1, that is usually slower than this."""
    if seconds is None:
        return None
    slower = [number for number, usual in enumerate(levels, 1) if usual > seconds]
    return max(slower, default=None)
