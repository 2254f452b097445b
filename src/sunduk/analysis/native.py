"""The compiled part of the analysis, run by Numba in this process."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sunduk.bots.native import NATIVE
from sunduk.core.match.game import Game
from sunduk.core.match.match import Match
from sunduk.core.match.view import View
from sunduk.core.rules.record import Records

from .analyst import Analyst
from .assessor import Chance, Decision, Fall, Summary
from .compiled.summary import sum_up_choices, sum_up_fall
from .entries import Row
from .evaluator import Evaluator, Exact, evaluator
from .marks import Bands
from .trial import Trials, Values


class Native:
    """An `Assessor` that never waits."""

    def __init__(self, game: Game, seats: int, usual: Evaluator) -> None:
        self._game, self._seats, self._usual = game, seats, usual
        self.name, self.noisy = usual.name, usual.noisy
        self._trials = Trials(game, seats)
        self._exact = Exact(game, seats)

    async def decide(self, asked: Decision) -> Summary:
        by, trials, ids = self._by(asked.exact), self._trials, list(asked.ids)
        if asked.imagined:
            trail = np.concatenate([self._records(view) for view in asked.trail])
            worlds = trials.known_worlds(trail, asked.seat, asked.number, asked.worlds)
        else:
            worlds = np.repeat(self._records(asked.trail[-1]), asked.number)
        found = summary_of(self._game, trials.choices(by, worlds, asked.seat, ids, asked.key), asked.seat, asked.made)
        # Where no choice looks better than the one that was made, there is nothing to scout for.
        if asked.scouting and max(found.scouted) > found.scouted[asked.made]:
            scouts = trials.choices(by, worlds[: asked.scouting], asked.seat, ids, asked.scouts)
            scouted = summary_of(self._game, scouts, asked.seat, asked.made)
            found = found._replace(scouted=scouted.scouted)
        return found

    async def fall(self, asked: Chance) -> Fall:
        by, trials = self._by(asked.exact), self._trials
        before = self._records(asked.before)
        outcomes = trials.outcomes(before)
        if outcomes:
            values = trials.values(by, outcomes.states, asked.number, asked.key)
            odds, fell = outcomes.odds, outcomes.paths.index(asked.path)
        else:
            values = trials.deals(by, before, self._records(asked.after), asked.number, asked.key)
            odds, fell = np.array([0.0, 1.0]), 0
        gains = np.zeros((len(odds), self._seats))
        errors, shares = np.zeros(self._seats), np.zeros(self._seats)
        self._game.linker("cpu")(sum_up_fall)(_table(values), odds, fell, gains, errors, shares)
        rows = [tuple(row) for row in gains.tolist()]
        worth = rows[fell], tuple(errors.tolist()), tuple(shares.tolist())
        return Fall(odds.tolist(), outcomes.paths, rows, *worth) if outcomes else Fall([], [], [], *worth)

    async def value(self, state: bytes, number: int, key: int, exact: bool) -> Row | None:
        records = self._records(state)
        if exact and not self._exact.solves(records):
            return None
        values = self._trials.values(self._by(exact), records, number, key)
        return tuple(summary_of(self._game, values, 0, 0).shares[0])

    async def weigh(self, view: View) -> tuple[list[int], list[int]]:
        return await NATIVE.weigh(view)

    def _by(self, exact: bool) -> Evaluator:
        return self._exact if exact else self._usual

    def _records(self, state: bytes) -> Records:
        return self._game.state.restored(state)


def native_analyst(
    match: Match, budget: str, seed: int, evaluated_by: str | Evaluator = "playouts", bands: Bands | None = None
) -> Analyst:
    """An analyst of a match whose questions are answered in this process, so that its coroutines never wait."""
    usual = evaluator(evaluated_by, match) if isinstance(evaluated_by, str) else evaluated_by
    return Analyst(match, budget, seed, Native(match.game, match.seats, usual), bands)


def summary_of(game: Game, values: Values, seat: int, made: int) -> Summary:
    """The summary of the evaluations of a decision, whose best choice is found by the same ones."""
    choices = values.shape[1]
    means, errors = np.zeros(values.shape[1:]), np.zeros(2 * choices + 1)
    game.linker("cpu")(sum_up_choices)(_table(values), choices, seat, made, means, errors)
    shares = [list(map(float, row)) for row in means]
    return Summary(
        shares=shares,
        errors=errors[:choices].tolist(),
        leads=errors[choices : 2 * choices].tolist(),
        span=float(errors[2 * choices]),
        scouted=means[:, seat].tolist(),
    )


def _table(values: Values) -> NDArray[np.float64]:
    """Values [evaluation, choice, seat] with a row for each choice of each evaluation."""
    return values.reshape(-1, values.shape[-1])
