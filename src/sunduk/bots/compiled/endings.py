"""The exact outlook of endings, in the compiled subset: every line is played to its end.

Each seat chooses what gives itself the best result or the highest win share, whichever is its goal; of equal choices,
the first. Chance is weighed by its odds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sunduk.core.match.game import Game
from sunduk.core.rules.bits import lowest
from sunduk.core.rules.contract import CHANCE, actors, apply, choices, weight

from .outlook import settle

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from sunduk.core.rules.record import Records

RESULT, WIN = range(2)
"""What seats may want most; numbers of the outlook are in this order for each seat."""
DEEPEST = 96
"""The most actions until the end of a match that is solved."""
EQUAL = 1e-12
"""Numbers that differ by less are the same, computed in another order."""


class Stack(NamedTuple):
    """The line that is being played: for each action in it the state before, and what is known of it so far."""

    states: Records
    actors: NDArray[np.int64]
    ids: NDArray[np.int16]
    """The choices of each state."""
    numbers: NDArray[np.int64]
    """How many choices there are."""
    tried: NDArray[np.int64]
    """How many of them have been tried."""
    totals: NDArray[np.float64]
    """The sum of weights, where chance acts."""
    outlook: NDArray[np.float64]
    """The outlook of the best choice so far; of chance, the weighted sum so far."""
    result: NDArray[np.float64]


def solve(stack: Stack, goal: int, nodes: int) -> int:
    """Write the outlook of `stack.states[0]` to `stack.outlook[0]`; returns the states visited, 0 if too many.

    A state in which several may act at once is not solved.
    """
    numbers = 2 * stack.states[0].seats
    depth, visited = 0, 1
    if not enter(stack, 0):
        return 0
    while True:
        if stack.tried[depth] < stack.numbers[depth]:
            if visited == nodes or depth + 1 == len(stack.states):
                return 0
            stack.states[depth + 1] = stack.states[depth]
            action = stack.ids[depth, stack.tried[depth]]
            apply(stack.states[depth + 1], stack.actors[depth], action)
            depth += 1
            visited += 1
            if not enter(stack, depth):
                return 0
            continue
        if depth == 0:
            return visited
        depth -= 1
        who, index = stack.actors[depth], stack.tried[depth]
        if who == CHANCE:
            odds = weight(stack.states[depth], stack.ids[depth, index]) / stack.totals[depth]
            for at in range(numbers):
                stack.outlook[depth, at] += odds * stack.outlook[depth + 1, at]
        elif index == 0 or stack.outlook[depth + 1, 2 * who + goal] > stack.outlook[depth, 2 * who + goal] + EQUAL:
            for at in range(numbers):
                stack.outlook[depth, at] = stack.outlook[depth + 1, at]
        stack.tried[depth] = index + 1


def enter(stack: Stack, depth: int) -> bool:
    """Set up a state of the line: its choices, or its result; returns False if several may act at once."""
    s = stack.states[depth]
    among = actors(s)
    stack.tried[depth] = 0
    stack.numbers[depth] = 0
    for at in range(2 * s.seats):
        stack.outlook[depth, at] = 0.0
    if among == 0:
        settle(s, stack.result)
        for at in range(2 * s.seats):
            stack.outlook[depth, at] = stack.result[at]
        return True
    if among & among - 1:
        return False
    who = lowest(among)
    stack.actors[depth] = who
    number = choices(s, who, stack.ids[depth])
    stack.numbers[depth] = number
    stack.totals[depth] = 0.0
    if who == CHANCE:
        for index in range(number):
            stack.totals[depth] += weight(s, stack.ids[depth, index])
    return True


def new_stack(game: Game, seats: int) -> Stack:
    """Allocate the memory of a solver."""
    import numpy as np

    numbers = [np.zeros(DEEPEST, np.int64) for _ in range(3)]
    return Stack(
        np.zeros(DEEPEST, game.state.dtype),
        numbers[0],
        np.zeros((DEEPEST, game.most_choices), np.int16),
        numbers[1],
        numbers[2],
        np.zeros(DEEPEST),
        np.zeros((DEEPEST, 2 * seats)),
        np.zeros(3 * seats),
    )
