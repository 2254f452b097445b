"""Estimates the level at which somebody plays, from the moves of a few matches.

A search says how good each choice was, and the blur of a level says how likely it is to take a worse one:
`judge.SEARCH.skills` holds, for each level of a game, the blur that explains its moves best, as measured by
`bench/skills.py`. In a race, where moves say nothing, results against bots of known levels are used instead.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sunduk.core.match.match import Match

from .bot import Budget, Estimate
from .kinds.levels import NAMES, likelihoods
from .kinds.search import Search

CARE = Budget(nodes=4000)
"""The budget of the search that rates the choices."""
ELO_A_LEVEL = 110
"""About how many Elo points a level is stronger than the one below."""
PLAYERS = "Players"
"""The header of a record that says who played the seats, if the names of the players do not."""
LAPSE = 0.01
"""The probability that any player makes a random choice."""


class Skill(NamedTuple):
    """The probability of each level, from the first to the last, and the amount of evidence."""

    chances: tuple[float, ...]
    decisions: int
    results: int

    @property
    def level(self) -> float:
        """The mean level, from 1 to 8."""
        return sum(number * chance for number, chance in enumerate(self.chances, 1))

    @property
    def doubt(self) -> float:
        """The standard deviation of the level."""
        return math.sqrt(sum((number - self.level) ** 2 * chance for number, chance in enumerate(self.chances, 1)))


class Seen(NamedTuple):
    """A decision, and how a search rates its choices."""

    seat: int
    action: int
    estimates: Sequence[Estimate]


def skill(matches: Iterable[tuple[Match, int]]) -> Skill:
    """The level of the player who had these seats in these matches."""
    logs = [0.0] * len(NAMES)
    decisions = results = 0
    for match, seat in matches:
        blurs = match.game.search.skills
        if blurs and not match.game.race:
            for seen in decisions_of(match, seat):
                decisions += 1
                for index, blur in enumerate(blurs):
                    logs[index] += log_likelihood(seen, blur)
        for other, ahead in results_of(match, seat):
            results += 1
            for index in range(len(NAMES)):
                expected = 1 / (1 + 10 ** ((other - index - 1) * ELO_A_LEVEL / 400))
                logs[index] += ahead * math.log(expected) + (1 - ahead) * math.log(1 - expected)
    chances = [math.exp(log - max(logs)) for log in logs]
    return Skill(tuple(chance / sum(chances) for chance in chances), decisions, results)


def decisions_of(match: Match, seat: int, care: Budget = CARE) -> Iterable[Seen]:
    """Every real decision of a seat."""
    search = Search(match.seed, strongest=True)
    for point, entry in zip(match.replay(), match.log, strict=False):
        if entry.who == seat and len(point.ids(seat)) > 1:
            yield Seen(seat, entry.action, search.estimates(point.view(seat), care))


def log_likelihood(seen: Seen, blur: float) -> float:
    """The log-likelihood of a decision for a player with this blur."""
    weights = likelihoods(seen.estimates, seen.seat, blur)
    taken = next(
        weight for weight, estimate in zip(weights, seen.estimates, strict=True) if estimate.action == seen.action
    )
    return math.log((1 - LAPSE) * taken / sum(weights) + LAPSE / len(weights))


def results_of(match: Match, seat: int) -> Iterable[tuple[int, float]]:
    """For each opponent of known level in a finished match: the level, and the seat's score against it (1, ½ or 0)."""
    if not match.over:
        return
    players = match.headers[PLAYERS].split() if PLAYERS in match.headers else match.names
    for other, name in enumerate(players):
        number = level_named(name)
        if other != seat and number:
            difference = match.placings[other] - match.placings[seat]
            yield number, 0.5 if difference == 0 else 1.0 if difference > 0 else 0.0


def level_named(name: str) -> int:
    """The number of the level that a player's name mentions; 0 if none."""
    kind, _, which = name.partition(":")
    if kind != "level":
        return 0
    if which in NAMES:
        return NAMES.index(which) + 1
    return int(which) if which.isdecimal() and 1 <= int(which) <= len(NAMES) else 0


def best_blur(seen: Sequence[Seen]) -> float:
    """The blur that explains decisions best."""
    grid = [0.02 * 1.15**step for step in range(50)]
    return max(grid, key=lambda blur: sum(log_likelihood(each, blur) for each in seen))
