"""Matches that tests of the analysis share."""

from __future__ import annotations

from functools import cache

import sunduk
from sunduk import Match
from tests.bots.points import at_random

SETTINGS = [(game.id, seats) for game in sunduk.games() for seats in sorted({game.seats[0], game.seats[-1]})]
"""Every game with its fewest and its most seats."""


@cache
def random_match(game: str, seats: int, seed: int = 1) -> Match:
    """A whole match at random."""
    *_, match = at_random(sunduk.game(game), seats, seed)
    return match


def ending(game: str, seats: int, seed: int, actions: int) -> Match:
    """The last actions of a random match, as a match that begins at a position."""
    whole = random_match(game, seats, seed)
    begun = Match.at(whole.rewound(whole.length - actions).position, auto=False, backend="cpu")
    for who, action in whole.log[whole.length - actions :]:
        begun.do(who, action)
    return begun
