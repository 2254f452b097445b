"""Positions of random matches in which a seat has to decide."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

from sunduk import CHANCE, Game, Match


def at_random(game: Game, seats: int, seed: int) -> Iterator[Match]:
    """Yield a random match after each action; chance is drawn by its weights."""
    match = Match(game, seats, seed=seed, backend="cpu")
    chooser = random.Random(seed)
    while not match.over:
        yield match
        who = chooser.choice(match.actors)
        match.act(chooser.choice(match.ids(who)), who)
    yield match


def decisions(game: Game, seats: int, seed: int, every: int = 7) -> Iterator[tuple[Match, int]]:
    """Yield some positions of a random match, spread over it, each with a seat that has to decide."""
    for match in islice(at_random(game, seats, seed), 0, None, every):
        deciding = [who for who in match.actors if who < CHANCE]
        if deciding:
            yield match, deciding[-1]


def ends(game: Game, seats: int, number: int) -> Iterator[Match]:
    """Yield random matches that are over."""
    for seed in range(number):
        *_, match = at_random(game, seats, seed)
        yield match
