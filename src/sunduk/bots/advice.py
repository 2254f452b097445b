"""Advice to a player: what the best bot thinks of each choice, how sure that is, and why.

One search does not know how wrong it is: the choice it happens to prefer is searched deeper, and looks better for it.
So several are made with seeds of their own, and an estimate is as sure as they agree.
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
"""Below this share of the favourite's simulations, a choice was given up, and what is known of it says little."""
CLEAR = 2.0
"""Two choices differ if the difference is more than so many standard errors …"""
LEAST = 0.01
"""… and at least this: what is shown as the same percentage is called equal."""
UNKNOWN = 0.5
"""The standard error of a choice that only one search looked at."""
EXPLAINED = 5
"""So many of the best get their reasons."""


@dataclass(frozen=True)
class Advice:
    """What is known of one choice."""

    action: int
    visits: int
    """How many simulations began with it."""
    win: float
    """How likely the seat is to be first in the end."""
    place: float
    """The place it may expect: 1 is the first."""
    error: float | None
    """The standard error of `win`, from how far the searches differ; None where they gave the choice up early."""
    equal: bool = False
    """Whether it cannot be told from the best."""
    reasons: list[Reason] = field(default_factory=list)


def advise(view: View, seed: int, name: str = f"best:{BUDGET}", searches: int = SEARCHES) -> list[Advice]:
    """What the seat that looks may do, the highest `win` first; behind them what was given up, by visits."""
    runs = []
    for number in range(searches):
        with closing(bot(name, seed + number)) as asked:
            runs.append({each.action: each for each in asked.choose(view, explain=True).estimates})
    # A bot that was out of time leaves choices out.
    found = [_together(action, [run[action] for run in runs if action in run], view.seat) for action in view.ids]
    most = max(each.visits for each in found)
    told = sorted((each for each in found if each.visits >= SELDOM * most), key=lambda each: -each.win)
    rest = sorted((each for each in found if each.visits < SELDOM * most), key=lambda each: -each.visits)
    told = [
        replace(each, equal=_equal(each, told[0]), reasons=reasons(view, each.action) if rank < EXPLAINED else [])
        for rank, each in enumerate(told)
    ]
    return told + [replace(each, error=None) for each in rest]


def _together(action: int, estimates: Sequence[Estimate], seat: int) -> Advice:
    """One choice, by all searches that looked at it: means by visits, and the standard error of what they found."""
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
