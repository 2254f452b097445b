"""The metrics of a game: each is the quotient of two sums over matches, so that all have intervals the same way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from . import columns as c
from .chronicles import Rows
from .intervals import Interval, Rule, interval
from .moments import Floats, Moments

Part = Callable[[Rows, int], Floats]
"""One number for each match, of its row and the number of seats."""


def one(rows: Rows, seats: int) -> Floats:
    return np.ones(len(rows))


def column(which: int, scale: float = 1.0) -> Part:
    return lambda rows, _: rows[:, which] / scale


def per_seat(which: int, scale: float = 1.0) -> Callable[[Rows, int], Floats]:
    """A block of one column a seat."""
    return lambda rows, seats: rows[:, c.block(which, seats) : c.block(which, seats) + seats] / scale


won, scores, luck, watched = (
    per_seat(c.WON, c.WHOLE),
    per_seat(c.SCORE),
    per_seat(c.LUCK, c.WHOLE),
    per_seat(c.WATCHED),
)


def began(rows: Rows, seats: int) -> Floats:
    """1 where one seat made the first decision."""
    return (rows[:, c.OPENER] >= 0).astype(np.float64)


def won_in_order(order: int) -> Part:
    """The share of the win of the seat that is number `order` from the opener."""

    def part(rows: Rows, seats: int) -> Floats:
        seat = (np.maximum(rows[:, c.OPENER], 0) + order) % seats
        return np.asarray(won(rows, seats)[np.arange(len(rows)), seat] * began(rows, seats))

    return part


def spread_of_scores(rows: Rows, seats: int) -> Floats:
    return np.asarray(scores(rows, seats).std(axis=1))


def squared_luck(rows: Rows, seats: int) -> Floats:
    return np.asarray((luck(rows, seats) ** 2).sum(axis=1))


def squared_result(rows: Rows, seats: int) -> Floats:
    """About an equal share: what a seat wins on average if seats are drawn."""
    return np.asarray(((won(rows, seats) - 1 / seats) ** 2).sum(axis=1))


def mean_score(rows: Rows, seats: int) -> Floats:
    return np.asarray(scores(rows, seats).mean(axis=1))


def tied(rows: Rows, seats: int) -> Floats:
    return (rows[:, c.WINNERS] > 1).astype(np.float64)


def moved(rows: Rows, seats: int) -> Floats:
    """The win share that chance and decisions moved from seat to seat."""
    return (rows[:, c.LUCK_MOVED] + rows[:, c.CHOICE_MOVED]) / c.WHOLE


def seats_out(rows: Rows, seats: int) -> Floats:
    """How many seats were out before the end."""
    return np.asarray((watched(rows, seats) > 0).sum(axis=1) * 1.0)


def watching(rows: Rows, seats: int) -> Floats:
    """The shares of the match that seats watched which were out, summed over these seats."""
    return np.asarray(watched(rows, seats).sum(axis=1) / np.maximum(1, rows[:, c.DECISIONS]))


class Metric(NamedTuple):
    """One metric."""

    name: str
    top: Part
    bottom: Part = one
    share: bool = False
    """Whether it is between 0 and 1, and shown in per cent."""
    judged: bool = True
    """Whether it needs the judgement of positions."""


METRICS = (
    Metric("first_seat", won_in_order(0), began, True, False),
    Metric("length", column(c.LENGTH), judged=False),
    Metric("decisions", column(c.DECISIONS), judged=False),
    Metric("branching", column(c.CHOICES), column(c.DECISIONS), judged=False),
    Metric("score", mean_score, judged=False),
    Metric("score_spread", spread_of_scores, judged=False),
    Metric("ties", tied, one, True, False),
    Metric("decided_at", column(c.DECIDED), column(c.DECISIONS), True),
    Metric("leader_wins_quarter", column(c.LEADER, c.WHOLE), one, True),
    Metric("leader_wins_half", column(c.LEADER + 1, c.WHOLE), one, True),
    Metric("leader_wins_three_quarters", column(c.LEADER + 2, c.WHOLE), one, True),
    Metric("comeback", column(c.COMEBACK, c.WHOLE), one, True),
    Metric("lead_changes", column(c.LEAD_CHANGES)),
    Metric("suspense", column(c.SUSPENSE, c.WHOLE), one, True),
    Metric("surprise", moved),
    Metric("surprise_luck", column(c.LUCK_MOVED, c.WHOLE)),
    Metric("surprise_choice", column(c.CHOICE_MOVED, c.WHOLE)),
    Metric("luck_share", squared_luck, squared_result),
    Metric("eliminated", seats_out),
    Metric("watching", watching, seats_out, True),
)
"""All metrics that follow from the matches of one variant, in the order of reports."""


def metrics_for(seats: int, brief: bool = False) -> tuple[Metric, ...]:
    """The metrics of a game with so many seats: also what each later seat in turn order wins.

    With `brief`, only those that need no judgement of positions.
    """
    others = [Metric(f"seat_{order + 1}", won_in_order(order), began, True, False) for order in range(1, seats)]
    return tuple(metric for metric in (METRICS[0], *others, *METRICS[1:]) if not brief or not metric.judged)


def parts(metrics: Sequence[Metric], rows: Rows, seats: int) -> Floats:
    """The row of each match for `Moments`: numerator and denominator of each metric in turn."""
    return np.column_stack([part(rows, seats) for metric in metrics for part in (metric.top, metric.bottom)])


def estimate(moments: Moments, rule: Rule, index: int, share: bool) -> Interval | None:
    """Metric number `index` of the columns of `moments`; None if its denominator is 0."""
    top, bottom = moments.mean(2 * index), moments.mean(2 * index + 1)
    if not moments.count or bottom <= 0:
        return None
    value = top / bottom
    slopes = np.array([1.0, -value]) / bottom
    deviation = _deviation(moments, np.array([2 * index, 2 * index + 1]), slopes)
    return interval(rule, value, deviation, moments.count, share)


class Change(NamedTuple):
    """How a metric differs from that of the first variant."""

    difference: Interval
    chance: float
    """The p-value."""


def change(moments: Moments, rule: Rule, before: int, after: int) -> Change | None:
    """The difference of two metrics, both numbers among the columns of `moments`, with paired matches."""
    columns = np.array([2 * after, 2 * after + 1, 2 * before, 2 * before + 1])
    tops, bottoms = moments.sums[columns[::2]], moments.sums[columns[1::2]]
    if not moments.count or bottoms.min() <= 0:
        return None
    values, bottoms = tops / bottoms, bottoms / moments.count
    slopes = np.array(
        [1 / bottoms[0], -values[0] / bottoms[0], -1 / bottoms[1], values[1] / bottoms[1]], dtype=np.float64
    )
    deviation = _deviation(moments, columns, slopes)
    difference = float(values[0] - values[1])
    found = interval(rule, difference, deviation, moments.count)
    return Change(found, rule.chance(difference, deviation, moments.count))


def _deviation(moments: Moments, columns: NDArray[np.intp], slopes: Floats) -> float:
    """The standard deviation of a match's contribution, by the delta method."""
    spread = float(slopes @ moments.covariance(columns) @ slopes)
    # Rounding leaves something where nothing varies.
    noise = 1e-12 * float(np.abs(slopes) @ np.abs(moments.products[np.ix_(columns, columns)]) @ np.abs(slopes))
    return float(np.sqrt(spread)) if spread > noise / max(1, moments.count) else 0.0
