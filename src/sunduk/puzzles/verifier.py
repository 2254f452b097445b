"""Whether a position is a puzzle: what each choice is worth, measured with common random numbers.

The best choice is named by some evaluations and its lead measured by others, since the best of many noisy values looks
better than it is. Where seats have secrets, all evaluations are made in worlds that the seat holds possible by what it
sees: a puzzle tells nobody what happened before.
"""

from __future__ import annotations

import numpy as np

from sunduk.analysis.decisions import find_best, second_best
from sunduk.analysis.evaluator import Playouts
from sunduk.analysis.native import summary_of
from sunduk.analysis.settings import settings_for
from sunduk.analysis.trial import Trials, Values
from sunduk.core.match.game import Game
from sunduk.core.match.match import Match
from sunduk.core.rules.rng import word

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
        self._game, self._seed = game, seed
        self._trials = Trials(game, seats)
        self._evaluator = Playouts(game, seats)
        self._usual = settings_for(game).evaluations

    def glance(self, match: Match, seat: int, key: int, share: float) -> int | None:
        """The choice that looks best, with a share of the usual budget, if it may be clearly best; else None."""
        values = self._values(match, seat, max(2, round(share * self._usual)), key, MEASURES)
        best = self._best(values, seat)
        lead, error = self._lead(values, best, seat)
        return None if lead + DOUBT * error < LEAST_LEAD else match.ids(seat)[best]

    def measure(self, match: Match, seat: int, key: int) -> Lead | None:
        """The lead of the best choice if it is that of a puzzle, else None."""
        found = self.lead(match, seat, key)
        return found if is_clear(found) else None

    def lead(self, match: Match, seat: int, key: int) -> Lead:
        """What each choice is worth, with ten times the usual budget, and the lead of the best."""
        number = TIMES * self._usual
        best = self._best(self._values(match, seat, number // 2, key, SCOUTS), seat)
        values = self._values(match, seat, number, key, MEASURES)
        lead, error = self._lead(values, best, seat)
        found = summary_of(self._game, values, seat, best)
        ids = match.ids(seat)
        options = [
            Option(match.write(seat, action), round(row[seat], 4), round(doubt, 4))
            for action, row, doubt in zip(ids, found.shares, found.errors, strict=True)
        ]
        return Lead(ids[best], lead, error, [options[best], *_without(options, best)])

    def _values(self, match: Match, seat: int, number: int, key: int, purpose: int) -> Values:
        trials = self._trials
        if match.game.secrets:
            seen = match.view(seat).records
            worlds = trials.known_worlds(seen, seat, number, word(self._seed, WORLDS + 3 * purpose, key))
        else:
            worlds = np.repeat(match.records, number)
        return trials.choices(self._evaluator, worlds, seat, match.ids(seat), word(self._seed, purpose, key))

    def _best(self, values: Values, seat: int) -> int:
        """The place of the best choice."""
        return find_best(summary_of(self._game, values, seat, 0).scouted)

    def _lead(self, values: Values, best: int, seat: int) -> tuple[float, float]:
        """By how much a choice is better than the best of the others, and the standard error of that."""
        found = summary_of(self._game, values, seat, best)
        own = [row[seat] for row in found.shares]
        second = second_best(own, best)
        assert second is not None
        return own[best] - own[second], found.leads[second]


def is_clear(lead: Lead) -> bool:
    """Whether a lead is large, and large for its error."""
    return lead.lead >= max(LEAST_LEAD, LEAST_ERRORS * lead.error)


def _without(options: list[Option], best: int) -> list[Option]:
    """The other choices, the better ones first."""
    return sorted(options[:best] + options[best + 1 :], key=lambda option: -option.value)
