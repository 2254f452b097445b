"""The metrics of a game: each is the quotient of two sums over matches, so that all have intervals the same way.

What is computed of a match is written once: `row` holds the numbers of one match, or an array of each number for many.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import product
from typing import Any, NamedTuple

from . import columns as c
from .intervals import Interval, Rule, interval
from .sums import Sums

Part = Callable[[Any, int], Any]
"""One number of each match, of the row of a match and the number of seats."""


def one(row: Any, seats: int) -> Any:
    return 1.0


def column(which: int, scale: float = 1.0) -> Part:
    return lambda row, _: row[which] / scale


def per_seat(which: int, scale: float = 1.0) -> Callable[[Any, int], list[Any]]:
    """A block of one column a seat."""
    return lambda row, seats: [row[c.block(which, seats) + seat] / scale for seat in range(seats)]


won, scores, luck, watched = (
    per_seat(c.WON, c.WHOLE),
    per_seat(c.SCORE),
    per_seat(c.LUCK, c.WHOLE),
    per_seat(c.WATCHED),
)


def began(row: Any, seats: int) -> Any:
    """1 where one seat made the first decision."""
    return (row[c.OPENER] >= 0) * 1.0


def won_in_order(order: int) -> Part:
    """The share of the win of the seat that is number `order` from the opener."""

    def part(row: Any, seats: int) -> Any:
        shares = enumerate(won(row, seats))
        return began(row, seats) * sum(share * ((row[c.OPENER] + order - seat) % seats == 0) for seat, share in shares)

    return part


def spread_of_scores(row: Any, seats: int) -> Any:
    found = scores(row, seats)
    mean = sum(found) / seats
    return (sum((each - mean) ** 2 for each in found) / seats) ** 0.5


def squared_luck(row: Any, seats: int) -> Any:
    return sum(each**2 for each in luck(row, seats))


def squared_result(row: Any, seats: int) -> Any:
    """About an equal share: what a seat wins on average if seats are drawn."""
    return sum((each - 1 / seats) ** 2 for each in won(row, seats))


def mean_score(row: Any, seats: int) -> Any:
    return sum(scores(row, seats)) / seats


def tied(row: Any, seats: int) -> Any:
    return (row[c.WINNERS] > 1) * 1.0


def moved(row: Any, seats: int) -> Any:
    """The win share that chance and decisions moved from seat to seat."""
    return (row[c.LUCK_MOVED] + row[c.CHOICE_MOVED]) / c.WHOLE


def seats_out(row: Any, seats: int) -> Any:
    """How many seats were out before the end."""
    return sum((each > 0) * 1.0 for each in watched(row, seats))


def watching(row: Any, seats: int) -> Any:
    """The shares of the match that seats watched which were out, summed over these seats."""
    return sum(watched(row, seats)) / (row[c.DECISIONS] + (row[c.DECISIONS] == 0))


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


def parts_of(metrics: Sequence[Metric], row: Any, seats: int) -> list[Any]:
    """The row of a match for `Sums`: numerator and denominator of each metric in turn."""
    return [part(row, seats) for metric in metrics for part in (metric.top, metric.bottom)]


def estimate(sums: Sums, rule: Rule, index: int, share: bool) -> Interval | None:
    """Metric number `index` of the columns of `sums`; None if its denominator is 0."""
    if not sums.count:
        return None
    top, bottom = sums.mean(2 * index), sums.mean(2 * index + 1)
    if bottom <= 0:
        return None
    value = top / bottom
    deviation = _deviation(sums, (2 * index, 2 * index + 1), (1 / bottom, -value / bottom))
    return interval(rule, value, deviation, sums.count, share)


class Change(NamedTuple):
    """How a metric differs from that of the first variant."""

    difference: Interval
    chance: float
    """The p-value."""


def change(sums: Sums, rule: Rule, before: int, after: int) -> Change | None:
    """The difference of two metrics, both numbers among the columns of `sums`, with paired matches."""
    if not sums.count:
        return None
    columns = 2 * after, 2 * after + 1, 2 * before, 2 * before + 1
    top, bottom, top_before, bottom_before = map(sums.mean, columns)
    if min(bottom, bottom_before) <= 0:
        return None
    now, then = top / bottom, top_before / bottom_before
    slopes = 1 / bottom, -now / bottom, -1 / bottom_before, then / bottom_before
    deviation = _deviation(sums, columns, slopes)
    difference = now - then
    found = interval(rule, difference, deviation, sums.count)
    return Change(found, rule.chance(difference, deviation, sums.count))


def _deviation(sums: Sums, columns: Sequence[int], slopes: Sequence[float]) -> float:
    """The standard deviation of a match's contribution, by the delta method."""
    spread = noise = 0.0
    for (one, slope), (two, other) in product(zip(columns, slopes, strict=True), repeat=2):
        both = sums.product(one, two) / sums.count
        spread += slope * other * (both - sums.mean(one) * sums.mean(two))
        noise += abs(slope * other * both)
    # Rounding leaves something where nothing varies.
    return math.sqrt(spread) if spread > 1e-12 * noise else 0.0
