"""Whether a position is a puzzle: what each choice is worth, measured with common random numbers.

The best choice is named by some evaluations and its lead measured by others, since the best of many noisy values looks
better than it is. Where seats have secrets, all evaluations are made in worlds that the seat holds possible by what it
sees: a puzzle tells nobody what happened before.
"""

from __future__ import annotations

import numpy as np

from sunduk.analysis.decisions import find_best
from sunduk.analysis.evaluator import Playouts
from sunduk.analysis.settings import settings_for
from sunduk.analysis.trial import Trials, Values, standard_error
from sunduk.core.match.game import Game
from sunduk.core.match.match import Match

from .lead import Lead
from .puzzle import Option

LEAST_LEAD = 0.08
"""By how much win share the best choice is better than the second, at least."""
LEAST_ERRORS = 6.0
"""How many standard errors this lead is, at least."""
TIMES = 10
"""How many times the usual budget of an analysis a puzzle is evaluated with."""
DOUBT = 2.0
"""A position is dropped at a glance if its lead is too small by more than so many standard errors."""
WORLDS, SCOUTS, MEASURES = range(3)
"""Purposes of random numbers: each has a key of its own."""


class Verifier:
    """Measures positions of one game with one number of seats."""

    def __init__(self, game: Game, seats: int, seed: int) -> None:
        self._trials = Trials(game, seats, seed)
        self._evaluator = Playouts(game, seats)
        self._usual = settings_for(game).evaluations

    def glance(self, match: Match, seat: int, key: int, share: float) -> int | None:
        """The choice that looks best, with a share of the usual budget, if it may be clearly best; else None."""
        values = self._values(match, seat, max(2, round(share * self._usual)), key, MEASURES)
        best = find_best(values, seat)
        lead, error = _lead(values, best, seat)
        return None if lead + DOUBT * error < LEAST_LEAD else match.ids(seat)[best]

    def measure(self, match: Match, seat: int, key: int) -> Lead | None:
        """The lead of the best choice if it is that of a puzzle, else None."""
        found = self.lead(match, seat, key)
        return found if is_clear(found) else None

    def lead(self, match: Match, seat: int, key: int) -> Lead:
        """What each choice is worth, with ten times the usual budget, and the lead of the best."""
        number = TIMES * self._usual
        best = find_best(self._values(match, seat, number // 2, key, SCOUTS), seat)
        values = self._values(match, seat, number, key, MEASURES)
        lead, error = _lead(values, best, seat)
        means, errors = values[:, :, seat].mean(axis=0), standard_error(values[:, :, seat])
        ids = match.ids(seat)
        options = [
            Option(match.write(seat, action), round(float(mean), 4), round(float(doubt), 4))
            for action, mean, doubt in zip(ids, means, errors, strict=True)
        ]
        return Lead(ids[best], lead, error, [options[best], *_without(options, best)])

    def _values(self, match: Match, seat: int, number: int, key: int, purpose: int) -> Values:
        trials = self._trials
        if match.game.secrets:
            seen = match.view(seat).records
            worlds = trials.known_worlds(seen, seat, number, trials.key(key, WORLDS + 3 * purpose))
        else:
            worlds = np.repeat(match.records, number)
        return trials.choices(self._evaluator, worlds, seat, match.ids(seat), trials.key(key, purpose))


def is_clear(lead: Lead) -> bool:
    """Whether a lead is large, and large for its error."""
    return lead.lead >= max(LEAST_LEAD, LEAST_ERRORS * lead.error)


def _lead(values: Values, best: int, seat: int) -> tuple[float, float]:
    """By how much a choice is better than the best of the others, and the standard error of that."""
    own = values[:, :, seat]
    means = own.mean(axis=0)
    means[best] = -np.inf
    difference = own[:, best] - own[:, means.argmax()]
    return float(difference.mean()), float(standard_error(difference[:, None])[0])


def _without(options: list[Option], best: int) -> list[Option]:
    """The other choices, the better ones first."""
    return sorted(options[:best] + options[best + 1 :], key=lambda option: -option.value)
