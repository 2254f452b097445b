"""The figures of a report: fans, histograms and heat maps, whose parts lead to matches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from sunduk.core.match.match import Match
from sunduk.core.picture.svg import element

from . import columns as c
from .charts import Link, fan, histogram
from .distributions import FANS
from .heat import HeatMaps, Say
from .report import Report
from .results import Results


class Figure(NamedTuple):
    """A figure of a report."""

    group: str
    """`fans`, `histograms` or `heat`."""
    caption: str
    svg: str


class Shown:
    """The matches of one variant that a report leads to."""

    def __init__(self, results: Results, variant: int, name: str, moments: bool) -> None:
        """Addresses begin with `name`; with `moments`, they also say after how many actions a match is looked at."""
        self.results, self.variant, self.name, self.moments = results, variant, name, moments
        self.records: dict[int, str] = {}
        self._decisions: dict[int, list[int]] = {}

    def __call__(self, match: int, moment: int | None = None, /) -> str:
        if match not in self.records:
            self.records[match] = self.results.record(self.variant, match)
        address = f"#{self.anchor(match)}"
        return address if moment is None or not self.moments else f"{address}@{self._seq(match, moment)}"

    def anchor(self, match: int) -> str:
        return f"{self.name}-{match}"

    def _seq(self, match: int, moment: int) -> int:
        """After how many actions a match is at one of the moments of a fan."""
        if match not in self._decisions:
            played, seats = Match.load(self.records[match]), self.results.study.seats
            self._decisions[match] = [at for at, (who, _) in enumerate(played.log) if who < seats]
        decisions = self._decisions[match]
        return decisions[((moment + 1) * len(decisions) - 1) // c.POINTS] if decisions else 0


class Figures:
    """The figures of a report. Heat maps refer to grounds that the page has once; with `apart`, each has its own."""

    def __init__(self, report: Report, apart: bool = False) -> None:
        self.report, self._apart = report, apart

    @cached_property
    def _examples(self) -> list[str]:
        first = self.report.results[0]
        return [first.record(at, 0) for at in range(len(self.report.names))]

    @cached_property
    def heat(self) -> list[list[HeatMaps]]:
        """For each kind of players, the heat maps of each variant."""
        return [self._heat_of(each) for each in self.report.results]

    def _heat_of(self, results: Results) -> list[HeatMaps]:
        study, language = results.study, self.report.language
        return [
            HeatMaps(variant, study.seats, shown.used(study.rule), example, language)
            for variant, shown, example in zip(study.variants, results.distributions, self._examples, strict=True)
        ]

    @property
    def grounds(self) -> str:
        """A hidden picture with the boards that heat maps lie on."""
        boards: dict[str, str] = {}
        for variants in self.heat:
            for at, maps in enumerate(variants):
                boards |= maps.symbols(_ground(at))
        # Not by a style of its own: the page forbids these.
        hidden = {"class": "grounds", "width": "0", "height": "0", "aria_hidden": "true"}
        return element("svg", *boards.values(), xmlns="http://www.w3.org/2000/svg", **hidden) if boards else ""

    def of(self, number: int, links: Sequence[Link]) -> Iterator[Figure]:
        """The figures for one kind of players."""
        report, results = self.report, self.report.results[number]
        data = [each.data(results.study.rule) for each in results.distributions]
        named = list(zip(report.names, data, links, strict=True))
        for which in FANS:
            for at, (name, one, link) in enumerate(named):
                told = f"{name}, {report.say(f'fan_{which}')}"
                yield Figure("fans", told, fan(told, one["fans"][which], at, link, self._tell))
        for which in data[0]["histograms"]:
            # What is the same in all matches of all variants needs no picture.
            if len({bar["from"] for one in data for bar in one["histograms"][which]}) == 1:
                continue
            unit = " %" if which == "decided_at" else ""
            for at, (name, one, link) in enumerate(named):
                told = f"{name}: {report.metric(which)}"
                yield Figure("histograms", told, histogram(told, one["histograms"][which], at, link, unit))
        kinds = dict.fromkeys(kind for maps in self.heat[number] for kind in maps.kinds)
        for kind in kinds:
            for winning in (False, True):
                for at, (name, maps) in enumerate(zip(report.names, self.heat[number], strict=True)):
                    if kind in maps.kinds:
                        ground = "" if self._apart else _ground(at)
                        told = f"{name}: {maps.caption(kind)}, {report.say('heat_wins' if winning else 'heat_uses')}"
                        yield Figure("heat", told, maps.draw(kind, winning, self._say, links[at], ground))

    @cached_property
    def _say(self) -> Say:
        say = self.report.say
        return Say(self.report.number, say("uses"), say("heat_won"), say("wins"), say("heat_uses"), say("heat_wins"))

    def _tell(self, played: float, band: Mapping[str, Any]) -> str:
        percents = {name: self.report.number(100 * band[name], 0) for name in ("from", "to", "share")}
        return self.report.say(
            "fan_band", played=round(100 * played), low=percents["from"], high=percents["to"], share=percents["share"]
        )


def pictures(report: Report) -> Iterator[tuple[str, str]]:
    """All figures as pictures of their own, each with the name of its file."""
    figures = Figures(report, apart=True)
    for number in range(len(report.results)):
        found = [figure for figure in figures.of(number, [_nowhere] * len(report.names)) if figure.svg]
        for at, figure in enumerate(found, 1):
            yield f"{number + 1}-{figure.group}-{at:02}.svg", figure.svg


def _nowhere(match: int, moment: int | None = None, /) -> None:
    """A picture outside of a page leads to no match."""


def _ground(variant: int) -> str:
    return f"ground-{variant}"
