"""Goals: what metrics are to be, and how far a variant is from that."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from sunduk.core.errors import BadOption

from ..intervals import Interval
from ..metrics import metrics_for

_GOAL = re.compile(r"\s*([a-z_ \d]*[a-z_])\s*(=|<|>)?\s*(-?\d+(?:\.\d+)?)\s*(%?)\s*", re.IGNORECASE)


class Goal(NamedTuple):
    """What one metric is to be: equal to a number, below it or above it."""

    metric: str
    sign: str
    number: float
    share: bool

    @property
    def unit(self) -> float:
        """What counts as one step away from the goal: a point of a share, else a hundredth of the number."""
        return 0.01 if self.share else max(abs(self.number) / 100, 1e-9)

    def miss(self, value: float) -> float:
        """How many steps a value is away from the goal; 0 if it is reached."""
        away = value - self.number
        if self.sign == "<":
            away = max(0.0, away)
        elif self.sign == ">":
            away = max(0.0, -away)
        return abs(away) / self.unit

    def least(self, found: Interval) -> float:
        """How far it is at best, by the interval of the metric."""
        if found.low <= self.number <= found.high:
            return 0.0
        return min(self.miss(found.low), self.miss(found.high))

    def most(self, found: Interval) -> float:
        """How far it is at worst."""
        return max(self.miss(found.low), self.miss(found.high))

    def __str__(self) -> str:
        number = f"{100 * self.number:g} %" if self.share else f"{self.number:g}"
        return f"{self.metric.replace('_', ' ')} {self.sign} {number}"


def read_goals(text: str, seats: int) -> tuple[Goal, ...]:
    """The goals of a text such as `first seat 50 %, length < 120`."""
    known = {metric.name: metric for metric in metrics_for(seats)}
    goals = []
    for part in text.split(","):
        found = _GOAL.fullmatch(part)
        name = "_".join(found[1].lower().split()) if found else ""
        if not found or name not in known:
            listed = ", ".join(one.replace("_", " ") for one in known)
            raise BadOption(
                f"{part.strip()!r} is no goal: write “first seat 50 %” or “length < 120”. Metrics: {listed}."
            )
        number = float(found[3])
        share = known[name].share
        goals.append(Goal(name, found[2] or "=", number / 100 if share else number, share))
    return tuple(goals)


def needs_judgement(goals: Sequence[Goal], seats: int) -> bool:
    """Whether any of the goals needs the judgement of positions."""
    judged = {metric.name for metric in metrics_for(seats) if metric.judged}
    return any(goal.metric in judged for goal in goals)
