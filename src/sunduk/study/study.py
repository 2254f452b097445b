"""A study: the same deals played with each variant, until they are enough, and what they say so far."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator
from contextlib import ExitStack, closing
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np

from sunduk.bots.arena.match_job import Fixture, Played, Setting, play
from sunduk.bots.arena.pool import crew, in_order
from sunduk.core.backends.batch import Batch
from sunduk.core.backends.devices import cores
from sunduk.core.rules.rng import join

from .asked import LARGEST, SMALLEST, Asked
from .chronicles import Chronicle, Chronicler
from .fast_distributions import FastDistributions
from .kept import load, save
from .metrics import metrics_for
from .moments import Moments, parts
from .results import Results
from .variant import Variant

TOGETHER = 8
"""Matches of bots of each variant between two results."""
SAVE_EVERY = 10.0
"""Seconds after which a study that can be resumed is kept anew."""
Keep = Callable[[int, int, Chronicle], None]
"""Is given the number of a variant, that of a match, and the chronicle that begins with this match."""


@dataclass(frozen=True)
class Study(Asked):
    """A study that is made with compiled code, or in processes."""

    def record(self, variant: int, number: int) -> str:
        asked = self.variants[variant]
        if self.random:
            batch = Batch(asked.played, 1, seats=self.seats, options=asked.options, threads=1)
            return batch.match(self.seed, number).dump()
        return play(self._setting(asked), self._fixture(number)).record

    def _setting(self, variant: Variant) -> Setting:
        return Setting.of(variant.played, self.seats, variant.options)

    def _fixture(self, number: int) -> Fixture:
        return Fixture(number, join(self.seed, number), self.players)

    def run(
        self,
        *,
        device: str = "cpu",
        threads: int | None = None,
        ray: str | None = None,
        keep: Keep | None = None,
        resume: Path | None = None,
    ) -> Generator[Results]:
        """Play, and yield what is known after each part of the matches; the last results are those of the study.

        `keep` is given the chronicle of each part. With `resume`, the study goes on from that file, if it is there, and
        is kept in it.
        """
        chroniclers = [Chronicler(v.played, self.seats, v.options, device, threads, self.brief) for v in self.variants]
        metrics = metrics_for(self.seats, self.brief)
        moments = Moments(2 * len(metrics) * len(self.variants))
        kept = [FastDistributions(self.seats, each.game.seat_actions) for each in chroniclers]
        if resume:
            load(resume, self, moments, kept)
        first = moments.count
        if first >= self.most:
            yield Results(self, metrics, moments.copy(), kept)
            return
        chunks = (
            self._random(chroniclers, first) if self.random else self._between(chroniclers, kept, threads, ray, first)
        )
        saved = time.monotonic()
        with closing(chunks):
            for chronicles in chunks:
                for number, (each, chronicle) in enumerate(zip(kept, chronicles, strict=True)):
                    each.add(*chronicle, moments.count)
                    if keep:
                        keep(number, moments.count, chronicle)
                moments.add(np.hstack([parts(metrics, each.rows, self.seats) for each in chronicles]))
                results = Results(self, metrics, moments.copy(), kept)
                ended = moments.count >= self.most or results.sharp_enough
                if resume and (ended or time.monotonic() > saved + SAVE_EVERY):
                    save(resume, self, moments, kept)
                    saved = time.monotonic()
                yield results
                if results.sharp_enough:
                    return

    def _random(self, chroniclers: list[Chronicler], first: int) -> Generator[list[Chronicle]]:
        size = SMALLEST
        while first < self.most:
            number = min(size, self.most - first)
            yield [each.random(self.seed, first, number) for each in chroniclers]
            first, size = first + number, min(LARGEST, 2 * size)

    def _between(
        self,
        chroniclers: list[Chronicler],
        kept: list[FastDistributions],
        threads: int | None,
        ray: str | None,
        first: int,
    ) -> Generator[list[Chronicle]]:
        with ExitStack() as stack:
            played: list[Generator[Played]] = []
            if ray is None:
                processes = max(1, (threads or cores()) // len(self.variants))
                rest = first, self.most - first, processes
                played = [stack.enter_context(closing(self._played(v, *rest))) for v in self.variants]
            while first < self.most:
                number = min(TOGETHER if ray is None else TOGETHER**2, self.most - first)
                if ray is not None:
                    # A cluster plays the matches of one variant at a time.
                    played = [self._played(v, first, number, None, ray) for v in self.variants]
                chronicles = []
                for chronicler, distributions, matches in zip(chroniclers, kept, played, strict=True):
                    some = list(islice(matches, number))
                    if ray is not None:
                        # It leaves the cluster, which is joined once at a time.
                        matches.close()
                    distributions.records |= {match.fixture.number: match.record for match in some}
                    chronicles.append(chronicler.of([match.log for match in some], first))
                yield chronicles
                first += number

    def _played(
        self, variant: Variant, first: int, number: int, processes: int | None, ray: str | None = None
    ) -> Generator[Played]:
        fixtures = (self._fixture(index) for index in range(first, first + number))
        yield from in_order(crew(processes, ray)(self._setting(variant), fixtures), first)


def conduct(study: Study, watch: Callable[[dict[str, Any]], bool | None] | None = None, **where: Any) -> Results:
    """Run a study to its end. `watch` is told the results so far as plain data; it may return True to stop.

    Who stops a study by its results should ask for a sharp answer: only then intervals hold at all times.
    """
    results: Results | None = None
    with closing(study.run(**where)) as running:
        for results in running:
            if watch and watch(results.data()):
                break
    assert results is not None
    return results
