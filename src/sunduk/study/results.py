"""What a study says: metrics with intervals, changes, and distributions, as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from .distributions import Distributions
from .intervals import Interval, holm
from .metrics import Change, Metric, change, estimate
from .sums import Sums

if TYPE_CHECKING:
    from .asked import Asked


class Results:
    """The results of a study after some of its matches."""

    def __init__(
        self, study: Asked, metrics: Sequence[Metric], sums: Sums, distributions: Sequence[Distributions]
    ) -> None:
        self.study, self.metrics = study, metrics
        self.matches = sums.count
        """How many matches were played with each variant."""
        self._sums = sums
        self.distributions = distributions

    def at_any_time(self) -> Results:
        """These results with intervals that hold at all times at once: for a study that ended because of them."""
        return Results(replace(self.study, sequential=True), self.metrics, self._sums, self.distributions)

    @cached_property
    def estimates(self) -> list[dict[str, Interval | None]]:
        """For each variant, each metric by its name; None where there is nothing to measure."""
        rule, count = self.study.rule, len(self.metrics)
        return [
            {
                metric.name: estimate(self._sums, rule, variant * count + index, metric.share)
                for index, metric in enumerate(self.metrics)
            }
            for variant in range(len(self.study.variants))
        ]

    @cached_property
    def changes(self) -> list[dict[str, Change | None]]:
        """For each variant but the first, how each metric differs from the first variant's."""
        rule, count = self.study.rule, len(self.metrics)
        return [
            {
                metric.name: change(self._sums, rule, index, variant * count + index)
                for index, metric in enumerate(self.metrics)
            }
            for variant in range(1, len(self.study.variants))
        ]

    @cached_property
    def real(self) -> list[dict[str, bool]]:
        """For each variant but the first, which changes are real: significant together, by Holm's method."""
        names = [(at, name) for at, each in enumerate(self.changes) for name, found in each.items() if found]
        chances = [found.chance for each in self.changes for found in each.values() if found]
        found = dict(zip(names, holm(chances), strict=True))
        return [{name: found.get((at, name), False) for name in each} for at, each in enumerate(self.changes)]

    @property
    def sharp_enough(self) -> bool:
        """Whether everything that was asked for is known as sharply as was asked."""
        wanted = self.study.sharp
        intervals = [each[name] for each in self.estimates for name in wanted]
        intervals += [found.difference if (found := each[name]) else None for each in self.changes for name in wanted]
        limits = [limit for _ in (*self.estimates, *self.changes) for limit in wanted.values()]
        return bool(wanted) and all(
            found is not None and (found.high - found.low) / 2 <= limit
            for found, limit in zip(intervals, limits, strict=True)
        )

    def record(self, variant: int, number: int) -> str:
        """The record of one of the matches."""
        return self.distributions[variant].records.get(number) or self.study.record(variant, number)

    def data(self, distributions: bool = False) -> dict[str, Any]:
        """The results as plain data: one object for each variant under `variants`."""
        study = self.study
        found = []
        for at, variant in enumerate(study.variants):
            metrics = {name: _bounds(value) for name, value in self.estimates[at].items() if value}
            one: dict[str, Any] = {"variant": variant.name, "matches": self.matches, "metrics": metrics}
            if at:
                one["changes"] = {
                    name: {**_bounds(value.difference), "p": value.chance, "real": self.real[at - 1][name]}
                    for name, value in self.changes[at - 1].items()
                    if value
                }
            if distributions:
                one |= self.distributions[at].data(study.rule)
            found.append(one)
        return {
            "game": study.variants[0].game,
            "seats": study.seats,
            "bots": study.bots,
            "seed": study.seed,
            "matches": self.matches,
            "sequential": bool(study.sharp) or study.sequential,
            "variants": found,
        }


def _bounds(found: Interval) -> dict[str, float]:
    return {"value": found.value, "low": found.low, "high": found.high}
