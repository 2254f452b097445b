"""Advice to a player: what the best bot thinks of each choice, with its uncertainty and reasons.

One search cannot tell its own error: the choice it happens to prefer is searched deeper, and looks better for it. So
several searches run with different seeds, and their spread gives the standard error.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace

from sunduk.core.match.reasons import Reason, reasons
from sunduk.core.match.view import View

from . import bot
from .bot import Estimate

SEARCHES = 8
BUDGET = "0.05"
"""Seconds for each search."""
SELDOM = 0.002
"""A choice with less than this share of the favourite's simulations was given up early; its estimate says little."""
CLEAR = 2.0
"""Two choices count as different if they differ by more than so many standard errors …"""
LEAST = 0.01
"""… and by at least this: choices shown with the same percentage are called equal."""
UNKNOWN = 0.5
"""The standard error of a choice that only one search looked at."""
EXPLAINED = 5
"""How many of the best choices are given reasons."""
COSTLY = 0.1
"""A choice that lowers the probability to win by at least this is given reasons, too: a coach warns of it."""


@dataclass(frozen=True)
class Advice:
    """The advice on one choice."""

    action: int
    visits: int
    """How many simulations began with this choice."""
    win: float
    """The probability that the seat finishes first."""
    place: float
    """The expected place of the seat: 1 is the first."""
    error: float | None
    """The standard error of `win`, from how far the searches differ; None if they gave the choice up early."""
    equal: bool = False
    """Whether the choice cannot be distinguished from the best."""
    reasons: list[Reason] = field(default_factory=list)


def advise(view: View, seed: int, name: str = f"best:{BUDGET}", searches: int = SEARCHES) -> list[Advice]:
    """Advice on every choice of the view's seat, the highest `win` first; then choices given up early, by visits."""
    runs = []
    for number in range(searches):
        with closing(bot(name, seed + number)) as asked:
            runs.append({each.action: each for each in asked.choose(view, explain=True).estimates})
    # A bot that ran out of time leaves choices out.
    found = [_together(action, [run[action] for run in runs if action in run], view.seat) for action in view.ids]
    most = max(each.visits for each in found)
    told = sorted((each for each in found if each.visits >= SELDOM * most), key=lambda each: -each.win)
    rest = sorted((each for each in found if each.visits < SELDOM * most), key=lambda each: -each.visits)
    told = [
        replace(each, equal=_equal(each, told[0]), reasons=_reasons(view, each, told[0], rank))
        for rank, each in enumerate(told)
    ]
    return told + [replace(each, error=None, reasons=_reasons(view, each, told[0])) for each in rest]


def _reasons(view: View, one: Advice, best: Advice, rank: int = EXPLAINED) -> list[Reason]:
    """Reasons for the best choices and against costly ones; the others need none."""
    return reasons(view, one.action) if rank < EXPLAINED or best.win - one.win >= COSTLY else []


def _together(action: int, estimates: Sequence[Estimate], seat: int) -> Advice:
    """Combine the estimates of one choice by all searches: means weighted by visits, and their standard error."""
    looked = [each for each in estimates if each.visits]
    visits = sum(each.visits for each in looked)
    win = sum(each.visits * each.wins[seat] for each in looked) / max(1, visits)
    place = sum(each.visits * each.places[seat] for each in looked) / max(1, visits)
    error = UNKNOWN
    if len(looked) > 1:
        error = math.sqrt(sum((each.wins[seat] - win) ** 2 for each in looked) / len(looked) / (len(looked) - 1))
    return Advice(action, visits, win, place, error)


def _equal(one: Advice, best: Advice) -> bool:
    assert one.error is not None
    assert best.error is not None
    return best.win - one.win < max(LEAST, CLEAR * math.hypot(one.error, best.error))
