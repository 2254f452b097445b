"""The search: candidates are measured with the same luck, and those that cannot be best get no more matches.

A small space is tried whole. Of a large one, Optuna proposes candidates (by its tree-structured Parzen estimator for
several goals), each measured with few matches. Either way, candidates then race: matches are added to those that may
still be on the front of trade-offs, by intervals that hold at all times, so that noise does not choose the winner.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sunduk.core.errors import BadEdition, BadOption
from sunduk.core.extras import extra

from ..asked import SMALLEST
from ..intervals import Interval
from ..results import Results
from ..study import Study
from .goals import Goal, needs_judgement
from .space import Space

WHOLE = 64
"""The largest space that is tried whole."""
FIRST_OF_BOTS = 16
"""Matches of a candidate before it is compared, where bots play."""


@dataclass
class Candidate:
    """A variant that is measured."""

    values: tuple[Any, ...]
    study: Study
    results: Results
    running: Generator[Results]
    """Plays more matches whenever it is asked."""
    dropped: bool = False
    """Whether it cannot be best."""

    def interval(self, goal: Goal) -> Interval:
        found = self.results.estimates[0][goal.metric]
        if found is None:
            raise BadOption(f"{goal.metric.replace('_', ' ')} cannot be measured in this game.")
        return found

    def misses(self, goals: Sequence[Goal]) -> tuple[float, ...]:
        """How far it is from each goal."""
        return tuple(goal.miss(self.interval(goal).value) for goal in goals)


@dataclass
class Search:
    """A search for values that reach goals."""

    space: Space
    goals: tuple[Goal, ...]
    seats: int
    bots: str = "uniform"
    seed: int = 0
    num: int = 20_000
    """The most matches of a candidate."""
    trials: int = 40
    """How many candidates of a large space are tried."""
    where: dict[str, Any] = field(default_factory=dict)
    """Device, threads and cluster, as for `Study.run`."""
    refused: dict[tuple[Any, ...], str] = field(default_factory=dict)
    """Combinations of values that break a rule, and what was said about them."""

    def run(self, watch: Callable[[Sequence[Candidate]], None] = lambda _: None) -> list[Candidate]:
        """All candidates, those on the front of trade-offs first. `watch` is told after each step."""
        found = list(self._proposed(watch))
        if not found:
            said = next(iter(self.refused.values()), "")
            raise BadOption(f"No combination of these values can be played: {said}")
        self._race(found, watch)
        for each in found:
            each.running.close()
        best = front([each for each in found if not each.dropped], self.goals)
        others = [each for each in found if each not in best]
        return best + sorted(others, key=lambda each: (each.dropped, sum(each.misses(self.goals))))

    def _proposed(self, watch: Callable[[Sequence[Candidate]], None]) -> Iterable[Candidate]:
        found: list[Candidate] = []
        if self.space.size <= WHOLE:
            for values in self.space:
                if candidate := self._begin(values):
                    found.append(candidate)
                    watch(found)
            return found
        with extra("tune", f"A search among {self.space.size} candidates, more than {WHOLE},"):
            import optuna
        optuna.logging.set_verbosity(optuna.logging.WARNING)
        sampler = optuna.samplers.TPESampler(seed=self.seed, multivariate=True, n_startup_trials=self.trials // 4)
        study = optuna.create_study(directions=["minimize"] * len(self.goals), sampler=sampler)
        for _ in range(self.trials):
            trial = study.ask()
            values = tuple(trial.suggest_categorical(each.key, list(each.values)) for each in self.space.varied)
            known = next((each for each in found if each.values == values), None)
            candidate = known or self._begin(values)
            if candidate is None:
                study.tell(trial, state=optuna.trial.TrialState.FAIL)
                continue
            study.tell(trial, list(candidate.misses(self.goals)))
            if known is None:
                found.append(candidate)
                watch(found)
        return found

    def _begin(self, values: Sequence[Any]) -> Candidate | None:
        """Measure a candidate with few matches; None if a rule forbids it."""
        try:
            variant = self.space.variant(values)
            study = Study(
                (variant,),
                self.seats,
                self.bots,
                self.seed,
                self.num,
                sequential=True,
                brief=not needs_judgement(self.goals, self.seats),
            )
        except (BadEdition, BadOption) as error:
            self.refused[tuple(values)] = str(error)
            return None
        running = study.run(**self.where)
        results = next(running)
        while results.matches < (SMALLEST if study.random else FIRST_OF_BOTS):
            more = next(running, None)
            if more is None:
                break
            results = more
        return Candidate(tuple(values), study, results, running)

    def _race(self, found: list[Candidate], watch: Callable[[Sequence[Candidate]], None]) -> None:
        """Add matches to those that may be best, until there are no more or nobody is left to compare with."""
        while True:
            for each in found:
                each.dropped = each.dropped or any(
                    surely_better(other, each, self.goals) for other in found if not other.dropped
                )
            watch(found)
            racing = [each for each in found if not each.dropped]
            if len(racing) == 1 and racing[0].results.matches >= self.num // 2:
                return
            behind = min(each.results.matches for each in racing)
            advanced = False
            for each in racing:
                if each.results.matches == behind and (more := next(each.running, None)) is not None:
                    each.results, advanced = more, True
            if not advanced:
                return


def surely_better(one: Candidate, other: Candidate, goals: Sequence[Goal]) -> bool:
    """Whether a candidate is nearer to every goal, or as near, whatever the truth within the intervals is."""
    pairs = [(goal.most(one.interval(goal)), goal.least(other.interval(goal))) for goal in goals]
    return all(most <= least for most, least in pairs) and any(most < least for most, least in pairs)


def front(found: Sequence[Candidate], goals: Sequence[Goal]) -> list[Candidate]:
    """The candidates for which no other is as near to all goals and nearer to one; the nearest in sum first."""
    misses = {id(each): each.misses(goals) for each in found}

    def beaten(each: Candidate) -> bool:
        mine = misses[id(each)]
        return any(
            all(a <= b for a, b in zip(theirs, mine, strict=True)) and theirs != mine for theirs in misses.values()
        )

    return sorted((each for each in found if not beaten(each)), key=lambda each: sum(misses[id(each)]))
