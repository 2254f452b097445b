"""Batches: many matches at once, on CPU threads or on a GPU.

Match number k of a key is the same match on every device and in every batch.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, Protocol, TypeVar

import numpy as np
from numpy.typing import ArrayLike, NDArray

from . import lanes
from .errors import BadMove, BadOption
from .game import Game
from .match import Match
from .play import pick
from .race import DUES
from .race import first as quickest
from .registry import game as find_game
from .rng import WORD, below, join, left_over, words
from .rulebook import rule_name

Ints = NDArray[np.int32]
AnyResults = TypeVar("AnyResults", "Results", "Survey")

TURNS = np.dtype((np.record, np.dtype([("match", np.int64), ("step", np.int64)], align=True)))
"""For each lane, which match it plays and how far that has come."""


class Results(NamedTuple):
    """How a run of matches ended, one row a match: arrays on the device of the batch."""

    lengths: Any
    """How many actions each took."""
    scores: Any
    placings: Any


class Survey(NamedTuple):
    """Results with more about how each match went."""

    lengths: Any
    scores: Any
    placings: Any
    openers: Any
    """The first seat that had to decide something alone; -1 if none ever had."""
    decisions: Any
    """How often a seat had to decide."""
    options: Any
    """How many choices it had, all decisions together."""


class Device(Protocol):
    """Where a batch lives."""

    def array(self, host: NDArray[Any]) -> Any:
        """A copy of an array on the device."""

    def room(self, *shape: int) -> Any:
        """An array of 32-bit integers to be written to."""

    def host(self, array: Any) -> NDArray[Any]:
        """The array as NumPy sees it."""

    def sweep(self, job: Callable[..., None], count: int, *arguments: Any) -> None:
        """Do the job for lanes 0 … count-1."""

    def wait(self) -> None:
        """Until everything asked for is done."""


class Batch:
    """`size` matches of one game, all with the same seats and options."""

    def __init__(
        self,
        game: str | Game,
        size: int,
        *,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        device: str = "cpu",
        threads: int | None = None,
    ) -> None:
        if isinstance(size, bool) or not isinstance(size, int) or size < 1:
            raise BadOption(f"The size of a batch is a positive whole number, not {size!r}.")
        self.game = find_game(game) if isinstance(game, str) else game
        self.size = size
        self.seats = self.game.seats[0] if seats is None else seats
        self.options = dict(options or {})
        fresh = self.game.record(self.seats, options)
        self.device = _device(device, self.game, threads)
        self._fresh = self.device.array(fresh)
        self._records = self.device.array(np.repeat(fresh, size))
        self._turns = self.device.array(np.zeros(size, TURNS))
        self._sand = 1000 * self.game.sand_seconds
        self._dues = self._new_dues()
        self.reset()

    @property
    def records(self) -> NDArray[np.void]:
        """The states, one record a match."""
        return self.device.host(self._records)

    @property
    def ended(self) -> int:
        """How many matches have ended since the last reset and been followed by others."""
        turns = self.device.host(self._turns)
        return int((turns["match"] - np.arange(self.size)).sum()) // self.size

    def reset(self) -> None:
        """Begin all matches anew."""
        self.device.sweep(lanes.renew, self.size, self._records, self._fresh, self._turns)
        self._dues = self._new_dues()

    def advance(self, key: int, steps: int) -> None:
        """Make `steps` random steps in every match; ended matches are followed by new ones."""
        lane = self._records, self._fresh, self._turns, self._dues, self._sand
        self.device.sweep(lanes.run, self.size, *lane, _checked_key(key), steps)

    def play(self, key: int, first: int = 0) -> Results:
        """Play as many whole random matches, numbered from `first`; leaves the batch's own matches alone.

        The results stay on the device; :meth:`host` brings them.
        """
        lengths = self.device.room(self.size)
        points, places = (self.device.room(self.size, self.seats) for _ in range(2))
        match = self._fresh, self._new_dues(), self._sand, _checked_key(key), first
        self.device.sweep(lanes.finish, self.size, *match, lengths, points, places)
        return Results(lengths, points, places)

    def survey(self, key: int, first: int = 0) -> Survey:
        """Play the same matches as :meth:`play`, and count decisions and choices."""
        each = self.size, self.seats
        rooms = [self.device.room(*shape) for shape in ((self.size,), each, each, *[(self.size,)] * 3)]
        match = self._fresh, self._new_dues(), self._sand, _checked_key(key), first
        self.device.sweep(lanes.survey, self.size, *match, *rooms)
        return Survey(*rooms)

    def host(self, results: AnyResults) -> AnyResults:
        """Results as NumPy arrays."""
        return type(results)(*(self.device.host(array) for array in results))

    def match(self, key: int, number: int) -> Match:
        """One of the random matches that :meth:`play` and :meth:`advance` play, with its whole record."""
        seed = join(_checked_key(key), number)
        match = Match(self.game, self.seats, self.options, seed=seed, auto=False, backend="cpu")
        decide = self.game.linker("cpu")(pick)
        out = np.zeros(self.game.most_choices, np.int32)
        due = [0] * DUES
        while acting := match.actors:
            drawn, other = words(key, number, len(match.log))
            if self._sand:
                who = quickest(sum(1 << who for who in acting), due, self._sand, other)
            else:
                who = acting[below(drawn, len(acting))]
                drawn = left_over(drawn, len(acting))
            match.do(who, int(decide(match.records[0], who, out, drawn)))
        return match

    def _new_dues(self) -> Any:
        """Room for the appointments of a race; no other game looks at it."""
        return self.device.room(self.size if self._sand else 1, DUES)

    def choices(self) -> tuple[Ints, Ints, Ints]:
        """For each match: the set of actors, the choices of the first of them, and how many those are."""
        acting, counts = (self.device.room(self.size) for _ in range(2))
        ids = self.device.room(self.size, self.game.most_choices)
        self.device.sweep(lanes.ask, self.size, self._records, acting, ids, counts)
        return self.device.host(acting), self.device.host(ids), self.device.host(counts)

    def step(self, actions: ArrayLike) -> None:
        """Do one action in every match, by the first who may act there. All are checked before any is done."""
        given = np.asarray(actions)
        if given.shape != (self.size,) or given.dtype.kind not in "iu":
            raise BadMove(
                f"A step takes {self.size} whole numbers, one a match, not an array of {given.dtype} "
                f"with shape {given.shape}."
            )
        unknown = (given < 0) | (given >= self.game.actions)
        if unknown.any():
            at = int(np.flatnonzero(unknown)[0])
            raise BadMove(
                f"{given[at]}, for match {at} of the batch, is not an action id of {self.game.id}: "
                f"they go from 0 to {self.game.actions - 1}. Nothing was done."
            )
        ids = self.device.array(given.astype(np.int32))
        refused = self.device.room(self.size)
        self.device.sweep(lanes.check, self.size, self._records, ids, refused)
        rules = self.device.host(refused)
        if rules.any():
            at = int(np.flatnonzero(rules)[0])
            why = "the match is over" if rules[at] < 0 else f"rule {rule_name(int(rules[at]))} forbids it"
            raise BadMove(f"Action {given[at]} in match {at} of the batch cannot be done: {why}. Nothing was done.")
        self.device.sweep(lanes.act, self.size, self._records, ids)


def _checked_key(key: int) -> int:
    if isinstance(key, bool) or not isinstance(key, int) or not 0 <= key <= WORD:
        raise BadOption(f"The key of a batch is a whole number from 0 to {WORD}, not {key!r}.")
    return key


def _device(name: str, game: Game, threads: int | None) -> Device:
    if name == "cpu":
        return Threads(game, threads)
    if name == "cuda":
        from .cuda import Gpu

        return Gpu(game)
    raise BadOption(f"A batch lives on cpu or cuda, not on {name!r}.")


def job(at: int, desk: Any, out: Any, *arguments: Any) -> None:
    """Stands for one of the functions of :mod:`sunduk.core.lanes`."""


def sweep(low: int, high: int, desk: Any, slate: Any, arguments: Any) -> None:
    """Do a job for lanes low … high-1. A row inside a record, unlike an array, costs no reference counting."""
    for at in range(low, high):
        job(at, desk, slate[0].ids, *arguments)


_SHARES = 8
"""Pieces of work a thread gets, one after another: a thread that is held up then takes fewer."""


class Threads:
    """Compiled code on the machine's cores."""

    def __init__(self, game: Game, threads: int | None = None) -> None:
        if threads is not None and threads < 1:
            raise BadOption(f"The number of threads is a positive whole number, not {threads!r}.")
        self.count = threads or cores()
        self._game = game
        self._slate = np.dtype((np.record, np.dtype([("ids", np.int16, (game.most_choices,))], align=True)))

    def array(self, host: NDArray[Any]) -> NDArray[Any]:
        return host.copy()

    def room(self, *shape: int) -> Ints:
        return np.zeros(shape, np.int32)

    def host(self, array: NDArray[Any]) -> NDArray[Any]:
        return array

    def sweep(self, job: Callable[..., None], count: int, *arguments: Any) -> None:
        function = self._game.linker("cpu")(sweep, job=job)

        def work(low: int, high: int) -> None:
            function(low, high, self._game.state.blank(), np.zeros(1, self._slate), arguments)

        if self.count == 1:
            work(0, count)
            return
        share = -(-count // (self.count * _SHARES))
        with ThreadPoolExecutor(self.count) as pool:
            shares = [pool.submit(work, low, min(low + share, count)) for low in range(0, count, share)]
            for done in shares:
                done.result()

    def wait(self) -> None:
        """Work is always done when sweep returns."""


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
