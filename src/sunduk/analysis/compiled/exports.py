"""What a WebAssembly module exports of the analysis: one task for each question of an analyst.

A task lies in one block of memory: its numbers, 64 bits each; then what it is given; then whatever it needs, all zeros.
`NAME_room` says how large the block is, `NAME_run` does steps number `first` and on, and when all are done the answer
lies at `NAME_output`, as 64-bit floats. `sunduk.page.assessing` asks, `native` has the meaning of every number.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba import float64, int16, int64

from sunduk.bots.compiled.belief import Belief, imagine, weigh
from sunduk.bots.compiled.ending_exports import ending_places, stack_at
from sunduk.bots.compiled.endings import DEEPEST, WIN, Stack, solve
from sunduk.bots.compiled.exports import desk_at, places
from sunduk.bots.compiled.tree import Desk
from sunduk.core.backends.play import outcomes
from sunduk.core.backends.wasm.memory import row_at, table_at
from sunduk.core.match.game import Game
from sunduk.core.rules.rng import WORD, another, word

from ..assessor import JUDGED, LONGEST_PATH, MOST_OUTCOMES, PLAYED
from ..settings import MOST_NODES
from .chances import sample_outcome
from .playouts import Shares, judge_all, play_all
from .summary import sum_up_choices, sum_up_fall
from .worlds import try_choices

STATE: Any = None
"""Placeholder: the compiler puts the record type of the game here."""
SIZE = 0
"""Placeholder: the size of a record of the game in bytes, a multiple of 8."""
MOST_CHOICES = 0
"""Placeholder: the compiler puts the game's own number here."""

SEATS, WAY, PLIES, BREADTH, NUMBER, KEY = range(6)
"""The first numbers of every task. `WAY` is how states are evaluated: `JUDGED`, `PLAYED` or `SOLVED`."""
SEAT, MADE, CHOICES, TRAIL, IMAGINED, BELIEVED, SCOUTING, WORLDS_KEY, SCOUTS_KEY = range(6, 15)
"""The further numbers of a decision."""
DEALS, PATH = range(6, 8)
"""The further numbers of a chance event."""
DECISION, FALL, VALUE = 15, 8, 6
"""How many numbers each task has."""


def bench_places(at: int, seats: int, believed: int, size: int, most: int) -> tuple[int, int]:
    """Where the stack of a solver begins, behind the desk of a search with so many worlds, and where it ends."""
    stack = places(at, 0, 0, seats, believed, 0, 0, size, most)[18]
    return stack, (ending_places(stack, seats, size)[7] + 2 * most * DEEPEST + 7) // 8 * 8


def evaluate(desk: Desk, stack: Stack, head: Any, states: Any, lanes: Any, key: int, shares: Shares) -> None:
    """Write the win shares of states, as one of the evaluators of `sunduk.analysis.evaluator` does.

    Where a state cannot be solved, the first is -1.
    """
    if head[WAY] == PLAYED:
        play_all(desk, states, lanes, key, head[PLIES], head[BREADTH], shares)
    elif head[WAY] == JUDGED:
        judge_all(desk, states, shares)
    else:
        for at in range(len(states)):
            stack.states[0] = states[at]
            solved = solve(stack, WIN, MOST_NODES)
            for seat in range(shares.shape[1]):
                shares[at, seat] = stack.outlook[0, 2 * seat + 1] if solved else -1.0


def value_places(at: int, seats: int, number: int, size: int, most: int) -> tuple[int, ...]:
    """Addresses of a value at `at`: its desk, stack, values, answer, errors, lane, and its end."""
    desk = at + 8 * VALUE + size
    stack, values = bench_places(desk, seats, 0, size, most)
    output = values + 8 * seats * number
    errors = output + 8 * seats
    lane = errors + 24
    return desk, stack, values, output, errors, lane, lane + 8


def value_room(at: int) -> int:
    head = row_at(at, VALUE, int64)
    return value_places(0, head[SEATS], head[NUMBER], SIZE, MOST_CHOICES)[6]


def value_output(at: int) -> int:
    """Where the mean share of each seat is."""
    head = row_at(at, VALUE, int64)
    return value_places(at, head[SEATS], head[NUMBER], SIZE, MOST_CHOICES)[3]


def value_run(at: int, first: int, number: int) -> None:
    """Evaluate the given state; a step is one evaluation."""
    head = row_at(at, VALUE, int64)
    seats = head[SEATS]
    place = value_places(at, seats, head[NUMBER], SIZE, MOST_CHOICES)
    desk = desk_at(places(place[0], 0, 0, seats, 0, 0, 0, SIZE, MOST_CHOICES), seats, SIZE, MOST_CHOICES, STATE)
    stack = stack_at(place[1], seats, SIZE, MOST_CHOICES, STATE)
    values, lane = table_at(place[2], head[NUMBER], seats, float64), row_at(place[5], 1, int64)
    for step in range(first, first + number):
        lane[0] = step
        state = row_at(at + 8 * VALUE, 1, STATE)
        evaluate(desk, stack, head, state, lane, head[KEY], values[step : step + 1])
    if first + number == head[NUMBER]:
        sum_up_choices(values, 1, 0, 0, table_at(place[3], 1, seats, float64), row_at(place[4], 3, float64))


def decision_places(at: int, head: Any, size: int, most: int) -> tuple[int, ...]:
    """Addresses of a decision at `at`: choices, desk, stack, a world, states, values, answer, lanes, shares, end."""
    seats, choices = head[SEATS], head[CHOICES]
    ids = at + 8 * DECISION + size * head[TRAIL]
    desk = (ids + 2 * choices + 7) // 8 * 8
    stack, world = bench_places(desk, seats, head[BELIEVED], size, most)
    states = world + size
    values = states + size * choices
    output = values + 8 * seats * choices * head[NUMBER]
    lanes = output + 8 * (seats * choices + 3 * choices + 1)
    shares = lanes + 8 * choices
    return ids, desk, stack, world, states, values, output, lanes, shares, shares + 8 * seats * choices


def decision_room(at: int) -> int:
    return decision_places(0, row_at(at, DECISION, int64), SIZE, MOST_CHOICES)[9]


def decision_output(at: int) -> int:
    """Where the mean shares are, a row for each choice; then the errors of `sum_up_choices`; then what was scouted."""
    return decision_places(at, row_at(at, DECISION, int64), SIZE, MOST_CHOICES)[6]


def decision_run(at: int, first: int, number: int) -> None:
    """Evaluate the choices in the worlds that the given trail allows; a step is one evaluation of all of them.

    Those that measure come first, those that scout after them, where any choice looks better than the one made.
    """
    head = row_at(at, DECISION, int64)
    seats, seat, choices = head[SEATS], head[SEAT], head[CHOICES]
    place = decision_places(at, head, SIZE, MOST_CHOICES)
    trail, ids = row_at(at + 8 * DECISION, head[TRAIL], STATE), row_at(place[0], choices, int16)
    block = places(place[1], 0, 0, seats, head[BELIEVED], 0, 0, SIZE, MOST_CHOICES)
    desk = desk_at(block, seats, SIZE, MOST_CHOICES, STATE)
    belief = Belief(row_at(block[6], head[BELIEVED], STATE), row_at(block[5], head[BELIEVED], float64))
    stack = stack_at(place[2], seats, SIZE, MOST_CHOICES, STATE)
    world, states = row_at(place[3], 1, STATE), row_at(place[4], choices, STATE)
    values = table_at(place[5], head[NUMBER] * choices, seats, float64)
    lanes, shares = row_at(place[7], choices, int64), table_at(place[8], choices, seats, float64)
    means = table_at(place[6], choices, seats, float64)
    errors = row_at(place[6] + 8 * seats * choices, 2 * choices + 1, float64)
    scouted = row_at(place[6] + 8 * (seats * choices + 2 * choices + 1), choices, float64)
    if first == 0 and head[IMAGINED]:
        weigh(belief, trail, seat, head[WORLDS_KEY])
    for step in range(first, first + number):
        scouts = step >= head[NUMBER]
        if scouts and not is_beaten(means, head[MADE], seat):
            break
        evaluation = step - head[NUMBER] if scouts else step
        if head[IMAGINED]:
            imagine(belief, trail, world, seat, word(head[WORLDS_KEY], WORD, evaluation))
        else:
            world[0] = trail[len(trail) - 1]
        try_choices(world, seat, ids, states)
        for choice in range(choices):
            lanes[choice] = evaluation
        if scouts:
            evaluate(desk, stack, head, states, lanes, head[SCOUTS_KEY], shares)
            for choice in range(choices):
                scouted[choice] += shares[choice, seat]
        else:
            row = evaluation * choices
            evaluate(desk, stack, head, states, lanes, head[KEY], values[row : row + choices])
            if step + 1 == head[NUMBER]:
                sum_up_choices(values, choices, seat, head[MADE], means, errors)
    if first + number == head[NUMBER] + head[SCOUTING]:
        scouting = head[SCOUTING] if is_beaten(means, head[MADE], seat) else 0
        for choice in range(choices):
            scouted[choice] = scouted[choice] / scouting if scouting else means[choice, seat]


def is_beaten(means: Shares, made: int, seat: int) -> bool:
    """Whether any choice looks better than the one that was made."""
    for choice in range(len(means)):
        if means[choice, seat] > means[made, seat]:
            return True
    return False


def fall_places(at: int, head: Any, size: int, most: int) -> tuple[int, ...]:
    """Addresses of a chance event at `at`: path, desk, stack, states, fractions, values, answer, lanes, paths, end.

    The answer: how many outcomes there are, 0 for a deal; which fell; then for each outcome its odds, its path and what
    it brings each seat, as rows of MOST_OUTCOMES; then the errors, and the shares after it.
    """
    seats = head[SEATS]
    path = at + 8 * FALL + 2 * size
    desk = (path + 2 * head[PATH] + 7) // 8 * 8
    stack, states = bench_places(desk, seats, 0, size, most)
    fractions = states + size * MOST_OUTCOMES
    values = fractions + 16 * MOST_OUTCOMES
    output = values + 8 * seats * max(head[NUMBER] * MOST_OUTCOMES, 2 * head[DEALS])
    lanes = output + 8 * (2 + (1 + LONGEST_PATH + seats) * MOST_OUTCOMES + 2 * seats)
    paths = lanes + 8 * MOST_OUTCOMES
    return path, desk, stack, states, fractions, values, output, lanes, paths, paths + 2 * LONGEST_PATH * MOST_OUTCOMES


def fall_room(at: int) -> int:
    return fall_places(0, row_at(at, FALL, int64), SIZE, MOST_CHOICES)[9]


def fall_output(at: int) -> int:
    """Where the answer is, see `fall_places`."""
    return fall_places(at, row_at(at, FALL, int64), SIZE, MOST_CHOICES)[6]


def fall_run(at: int, first: int, number: int) -> None:
    """Evaluate what chance did between the two given states, and all that it might have done, or other deals.

    A step is one evaluation of all outcomes, or of the deal and of another one.
    """
    head = row_at(at, FALL, int64)
    seats = head[SEATS]
    place = fall_places(at, head, SIZE, MOST_CHOICES)
    given, path = row_at(at + 8 * FALL, 2, STATE), row_at(place[0], head[PATH], int16)
    block = places(place[1], 0, 0, seats, 0, 0, 0, SIZE, MOST_CHOICES)
    desk, stack = desk_at(block, seats, SIZE, MOST_CHOICES, STATE), stack_at(place[2], seats, SIZE, MOST_CHOICES, STATE)
    states, lanes = row_at(place[3], MOST_OUTCOMES, STATE), row_at(place[7], MOST_OUTCOMES, int64)
    paths = table_at(place[8], MOST_OUTCOMES, LONGEST_PATH, int16)
    told = row_at(place[6], 2 + MOST_OUTCOMES, float64)
    if first == 0:
        states[0] = given[0]
        fractions = table_at(place[4], MOST_OUTCOMES, 2, int64)
        found = outcomes(states, fractions, paths, desk.out)
        told[0] = found
        for index in range(found):
            told[2 + index] = fractions[index, 0] / fractions[index, 1]
            if is_path(paths[index], path):
                told[1] = index
    listed = int(told[0])
    among = listed if listed else 2
    steps = head[NUMBER] if listed else head[DEALS]
    values = table_at(place[5], steps * among, seats, float64)
    for step in range(first, min(first + number, steps)):
        for index in range(among):
            lanes[index] = step
        if not listed:
            desk.world[0] = given[0]
            sample_outcome(desk, another(head[KEY]), step)
            states[1] = desk.world[0]
            states[0] = given[1]
        row = step * among
        evaluate(desk, stack, head, states[:among], lanes, head[KEY], values[row : row + among])
    if first + number == max(head[NUMBER], head[DEALS]):
        if not listed:
            told[3] = 1.0
        below = place[6] + 8 * (2 + MOST_OUTCOMES)
        ways = table_at(below, MOST_OUTCOMES, LONGEST_PATH, float64)
        for index in range(listed):
            for step in range(LONGEST_PATH):
                ways[index, step] = paths[index, step]
        gains = table_at(below + 8 * MOST_OUTCOMES * LONGEST_PATH, MOST_OUTCOMES, seats, float64)
        last = below + 8 * MOST_OUTCOMES * (LONGEST_PATH + seats)
        errors, shares = row_at(last, seats, float64), row_at(last + 8 * seats, seats, float64)
        sum_up_fall(values, told[2 : 2 + among], int(told[1]), gains, errors, shares)


def is_path(found: Any, taken: Any) -> bool:
    """Whether a row of actions, ended by -1 or its length, is a path."""
    if len(taken) > len(found):
        return False
    for step in range(len(taken)):
        if found[step] != taken[step]:
            return False
    return bool(len(taken) == len(found) or found[len(taken)] < 0)


EXPORTS: tuple[Callable[..., Any], ...] = (
    value_room,
    value_output,
    value_run,
    decision_room,
    decision_output,
    decision_run,
    fall_room,
    fall_output,
    fall_run,
)


def exports(game: Game) -> dict[str, Callable[..., Any]]:
    """Exported functions by the names that a game's module gives them."""
    return {function.__name__: function for function in EXPORTS}
