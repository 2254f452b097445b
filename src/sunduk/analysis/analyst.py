"""The analyst: makes the entry of any event of a match. Entries do not depend on each other."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from zlib import crc32

import numpy as np

from sunduk.core.match.match import Match
from sunduk.core.rules.contract import CHANCE
from sunduk.core.rules.record import Records
from sunduk.core.rules.rng import word

from .decisions import find_best, is_clear, verdict_of
from .entries import Entry, Outcome, Row, Verdict
from .evaluator import Evaluator, Exact, evaluator
from .events import Event, events_of
from .marks import Bands
from .settings import evaluations
from .trial import Trials, Values, standard_error

MEMORY = 16
"""How many of its views a seat remembers, the present one included."""
SCOUTING = 2
"""The best choice is found by one evaluation for so many that measure the choices."""
EFFORTS = (1, 4, 16)
"""A decision that is not clear is evaluated anew, with so many times the budget for each of its choices."""
WORLDS, SCOUTS, MEASURES, DEALS = range(4)
"""Purposes of random numbers: each has a key of its own."""


class Analyst:
    """Analyses one match. The same seed and budget give the same entries, in whatever order they are made.

    Different matches have different random numbers, so that errors cancel out over many of them.
    """

    def __init__(
        self, match: Match, budget: str, seed: int, evaluated_by: str | Evaluator, bands: Bands | None = None
    ) -> None:
        self.match = match.copy()
        self.match.run_on("cpu")
        self.bands = bands or Bands()
        self.events = events_of(match)
        self.evaluations = evaluations(budget, match.game)
        self.usual = evaluator(evaluated_by, match) if isinstance(evaluated_by, str) else evaluated_by
        self._exact = Exact(match.game, match.seats)
        self._trials = Trials(match.game, match.seats, word(seed, 0, crc32(repr(match.log).encode())))

    @cached_property
    def solved_from(self) -> int:
        """The first point from which on the rest of the match is solved; beyond its end if none is."""
        if self.match.game.race:
            return self.match.length + 1
        point = self.match.length
        while point >= 0 and self._exact.solves(self._state(point)):
            point -= 1
        return point + 1

    @cached_property
    def end(self) -> Row:
        """The win shares at the end: the result, or an evaluation of a match that is not over."""
        last = self.match.length
        by = self._exact if last >= self.solved_from else self.usual
        values = self._trials.values(by, self._state(last), self._number(by), self._trials.key(last, MEASURES))
        return tuple(values.mean(axis=(0, 1)).tolist())

    def entry(self, event: Event) -> Entry:
        return self._luck(event) if event.who == CHANCE else self._choice(event)

    def _luck(self, event: Event) -> Entry:
        match, key = self.match, self._trials.key(event.at, MEASURES)
        before = match.rewound(event.at)
        by = self._evaluator(event)
        found = self._trials.outcomes(before.records)
        taken = tuple(action for _, action in match.log[event.at : event.until])
        outcomes: list[Outcome] = []
        if found:
            values = self._trials.values(by, found.states, self._number(by), key)
            expected = np.einsum("o,noj->nj", found.odds, values)
            fell = found.paths.index(taken)
            means = (values - expected[:, None]).mean(axis=0)
            outcomes = [
                Outcome(self._path(before, path), float(odds), tuple(means[index].tolist()), index == fell, path)
                for index, (path, odds) in enumerate(zip(found.paths, found.odds, strict=True))
            ]
            gains, after = values[:, fell] - expected, values[:, fell]
        else:
            values = self._trials.deals(by, before.records, self._state(event.until), self._number(by), key)
            gains, after = values[:, 0] - values[:, 1], values[:, 0]
        gain, errors = gains.mean(axis=0), standard_error(gains)
        seat = self._roller(before)
        marked = int(np.abs(gain).argmax()) if seat is None else seat
        mark = self.bands.of_luck(float(gain[marked]), float(errors[marked]))
        return Entry(
            at=event.at,
            until=event.until,
            kind="luck",
            seat=seat,
            text=self._path(before, taken),
            gain=tuple(gain.tolist()),
            error=float(errors.max() if seat is None else errors[seat]),
            shares=tuple(after.mean(axis=0).tolist()),
            quality=by.name,
            mark=mark,
            marked=marked if mark else None,
            outcomes=outcomes,
        )

    def _choice(self, event: Event) -> Entry:
        match, seat = self.match, event.who
        before = match.rewound(event.at)
        ids = before.ids(seat)
        texts = [before.write(seat, action) for action in ids]
        made = ids.index(match.log[event.at].action)
        by, trail, key = self._evaluator(event), self._trail(event), self._trials.key(event.at, WORLDS)

        def real(number: int) -> Records:
            return np.repeat(before.records, number if by.noisy else 1)

        def possible(number: int) -> Records:
            return self._trials.known_worlds(trail, seat, number, key)

        opened, gain, after = self._verdict(by, real, seat, ids, texts, made, event)
        verdict, other = opened, None
        if match.game.secrets:
            verdict, gain, _ = self._verdict(self.usual, possible, seat, ids, texts, made, event)
            other = opened
        return Entry(
            at=event.at,
            until=event.until,
            kind="choice",
            seat=seat,
            text=texts[made],
            gain=gain,
            error=verdict.error,
            shares=after,
            quality=by.name,
            mark=verdict.mark,
            verdict=verdict,
            opened=other,
        )

    def _verdict(
        self,
        by: Evaluator,
        worlds_of: Callable[[int], Records],
        seat: int,
        ids: list[int],
        texts: list[str],
        made: int,
        event: Event,
    ) -> tuple[Verdict, Row, Row]:
        """The verdict on a choice in some worlds, the gain of each seat, and the win shares after the choice."""
        for effort in EFFORTS:
            worlds = worlds_of(effort * self.evaluations)
            values = self._trials.choices(by, worlds, seat, ids, self._trials.key(event.at, MEASURES))
            scouts: Values = values
            if len(worlds) > 1 and len(ids) > 1:
                some = worlds[: max(2, len(worlds) // SCOUTING)]
                scouts = self._trials.choices(by, some, seat, ids, self._trials.key(event.at, SCOUTS))
            verdict, gain = verdict_of(values, find_best(scouts, seat), made, seat, ids, texts, self.bands)
            if is_clear(values, verdict, made, seat, self.bands):
                break
        return verdict, gain, tuple(values[:, made].mean(axis=0).tolist())

    def _evaluator(self, event: Event) -> Evaluator:
        return self._exact if event.at >= self.solved_from else self.usual

    def _number(self, by: Evaluator) -> int:
        return self.evaluations if by.noisy else 1

    def _state(self, point: int) -> Records:
        return self.match.rewound(point).records

    def _trail(self, event: Event) -> Records:
        """The views that the seat had at its last decisions, and the present one."""
        own = [each.at for each in self.events if each.who == event.who and each.at <= event.at]
        return np.concatenate([self.match.rewound(at).view(event.who).records for at in own[-MEMORY:]])

    def _roller(self, before: Match) -> int | None:
        """The seat whose roll a chance event is; None where chance deals for all."""
        if not before.game.constant("accounts", "roller", None):
            return None
        seat = int(before.game.text_function("accounts", "roller")(before.plain))
        return seat if seat >= 0 else None

    def _path(self, before: Match, path: tuple[int, ...]) -> str:
        """What chance did, as the texts of its actions."""
        now = before.copy()
        texts = []
        for action in path:
            texts.append(now.write(CHANCE, action))
            now.do(CHANCE, action)
        return " ".join(texts)
