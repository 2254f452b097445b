"""How hard a puzzle is: which levels of bots find its best choice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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


def tries(view: View, level: int, action: int, seed: int) -> Iterator[bool]:
    """Whether a level finds a choice, in each of its tries."""
    highest = level == len(NAMES)
    for number in range(HIGHEST_TRIES if highest and not view.game.race else TRIES):
        with closing(bot(f"level:{level}", seed + number)) as player:
            if view.game.race:
                player.reaction(view, 0.0)
                yield player.choose(view).action == action
            else:
                yield player.choose(view, HIGHEST_BUDGET if highest else None).action == action


def rate(view: View, level: int, action: int, seed: int) -> float:
    """In which share of its tries a level finds a choice."""
    found = list(tries(view, level, action, seed))
    return sum(found) / len(found)


def is_easy(view: View, action: int, seed: int) -> bool:
    """Whether a low level finds a choice."""
    return rate(view, TOO_EASY, action, seed) >= HALF


def is_doubtful(view: View, action: int, seed: int) -> bool:
    """Whether the highest level, asked once, chooses something else."""
    return not next(tries(view, len(NAMES), action, seed))


def rates(view: View, action: int, seed: int) -> tuple[float, ...]:
    """For each level, in which share of its tries it finds a choice."""
    return tuple(rate(view, level, action, seed) for level in range(1, len(NAMES) + 1))


def grade(found: Sequence[float]) -> int:
    """The lowest level from which on all levels find what they were asked for."""
    level = len(found)
    while level > 1 and found[level - 2] >= HALF:
        level -= 1
    return level
