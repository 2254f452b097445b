"""Runs of numbered matches: random play in compiled batches, or between any bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Mapping
from typing import Protocol

import numpy as np

from sunduk.bots import bot
from sunduk.bots.arena.match_job import Fixture, Setting, play
from sunduk.bots.arena.pool import crew, in_order
from sunduk.core.backends.batch import Batch, Results
from sunduk.core.match.game import Game
from sunduk.core.rules.rng import join


class Run(Protocol):
    """A run of matches that can be replayed by their numbers."""

    notes: Counter[str]
    """The notes of bots, and how often each came."""

    def results(self, num: int) -> Generator[Results]:
        """The results of matches 0 … num-1, in chunks."""

    def record(self, number: int) -> str:
        """The record of one match."""


class AtRandom:
    """A run in which every seat chooses uniformly at random."""

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, object], seed: int, size: int, threads: int | None
    ) -> None:
        self.notes: Counter[str] = Counter()
        self._seed = seed
        self._batch = Batch(game, size, seats=seats, options=options, threads=threads)

    def results(self, num: int) -> Generator[Results]:
        for first in range(0, num, self._batch.size):
            results = self._batch.host(self._batch.play(self._seed, first))
            yield Results(*(rows[: num - first] for rows in results))

    def record(self, number: int) -> str:
        return self._batch.match(self._seed, number).dump()


class Between:
    """A run with a bot in each seat."""

    def __init__(
        self,
        game: Game,
        players: tuple[str, ...],
        options: Mapping[str, object],
        seed: int,
        processes: int | None,
        keep: set[int],
    ) -> None:
        for name in players:
            bot(name, 0).close()
        self.notes: Counter[str] = Counter()
        self._setting = Setting.of(game, len(players), options)
        self._players = players
        self._seed = seed
        self._crew = crew(processes)
        self._records: dict[int, str | None] = dict.fromkeys(keep)
        """Records of the matches to keep: with budgets in seconds they could not be replayed later."""

    def results(self, num: int) -> Generator[Results]:
        fixtures = (self._fixture(number) for number in range(num))
        for match in in_order(self._crew(self._setting, fixtures)):
            number = match.fixture.number
            if number in self._records:
                self._records[number] = match.record
            self.notes.update(f"{self._players[seat]}: {text}" for seat, text in match.notices)
            yield Results(np.array([match.length]), np.array([match.scores]), np.array([match.placings]))

    def record(self, number: int) -> str:
        return self._records.get(number) or play(self._setting, self._fixture(number)).record

    def _fixture(self, number: int) -> Fixture:
        return Fixture(number, join(self._seed, number), self._players)
