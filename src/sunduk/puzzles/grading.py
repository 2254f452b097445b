"""How hard a puzzle is: which levels of bots find its best choice."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing

from sunduk.bots import Budget, bot
from sunduk.bots.kinds.levels import NAMES
from sunduk.core.match.view import View

TRIES = 16
"""How often each level tries."""
HIGHEST_TRIES = 4
HIGHEST_BUDGET = Budget(nodes=50_000)
"""The highest level thinks for a second; so many simulations take less, and give the same grade on every machine."""
HALF = 0.5
"""A level finds what it finds in at least this share of its tries."""
TOO_EASY = 3
"""A puzzle is not found by this level."""


def rate(view: View, level: int, action: int, seed: int) -> float:
    """In which share of its tries a level finds a choice."""
    tries = TRIES if level < len(NAMES) or view.game.race else HIGHEST_TRIES
    found = 0
    for number in range(tries):
        with closing(bot(f"level:{level}", seed + number)) as player:
            if view.game.race:
                player.reaction(view, 0.0)
                found += player.choose(view).action == action
            else:
                found += player.choose(view, HIGHEST_BUDGET if level == len(NAMES) else None).action == action
    return found / tries


def is_fit(view: View, action: int, seed: int) -> bool:
    """Whether a choice is neither too easy nor too doubtful: a low level does not find it, and the highest does."""
    return rate(view, TOO_EASY, action, seed) < HALF <= rate(view, len(NAMES), action, seed)


def rates(view: View, action: int, seed: int) -> tuple[float, ...]:
    """For each level, in which share of its tries it finds a choice."""
    return tuple(rate(view, level, action, seed) for level in range(1, len(NAMES) + 1))


def grade(found: Sequence[float]) -> int:
    """The lowest level from which on all levels find what they were asked for."""
    level = len(found)
    while level > 1 and found[level - 2] >= HALF:
        level -= 1
    return level
