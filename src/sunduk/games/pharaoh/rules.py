"""The rules of Pharaoh's Code. Numbers are the clauses of RULES.en.md and RULES.ru.md."""

from __future__ import annotations

from sunduk.core.rules.bits import count, lowest
from sunduk.core.rules.contract import CHANCE, CLOCK
from sunduk.core.rules.record import Row
from sunduk.core.rules.seats import left_of

from .arithmetic import equal_dice, makes
from .board import (
    ALL_CELLS,
    BARRED,
    CELL_COLOUR,
    CELLS,
    COLOUR_CELLS,
    DICE,
    EQUATIONS,
    MOST_SIDES,
    NUMBER,
    SCARABS,
    SIDES,
    STACKS,
    STATABLE,
    STATED,
    TILES,
)
from .state import FILL, ONE, OVER, RACE, ROLL, STATE, State

TAKE = 0
"""Actions of a seat: take the tile of a cell (TAKE + cell) …"""
PASS = TAKE + CELLS
"""… pass …"""
EQUATION = PASS + 1
"""… state an equation (EQUATION + its number) …"""
NONE = EQUATION + EQUATIONS
"""… or admit that there is none."""
SAND = NONE + 1
"""The action of the clock."""
FACE = SAND + 1
"""Actions of chance: roll the next die (FACE for 1, and upwards) …"""
TILE = FACE + MOST_SIDES
"""… turn up the next tile of a stack (TILE + tile) …"""
FIRST_SEAT = TILE + TILES
"""… or draw the first leader (FIRST_SEAT + seat)."""
SEAT_ACTIONS = SAND
LOTS_RULE, STEP_RULE = 201, 301

STEPS = (FIRST_SEAT, TILE, FACE, TAKE, EQUATION)
STEP_ENDS = (FIRST_SEAT, FIRST_SEAT, TILE, EQUATION, SAND)
"""By phase: the first action of the step that comes next, and the one after its last."""

CELL_BITS = 4
"""A claim is a seat and a cell in one number."""
MOST_IDLE = 20
"""After so many rounds in a row without a tile the match ends."""


def start(s: State) -> None:
    # 2.2 All tiles are in the stacks, 2.3 and nobody has any.
    for colour in range(4):
        s.stack |= STACKS[colour]


def begin(s: State, seat: int) -> None:
    # 2.1 Chance draws the first leader.
    s.leader = seat
    s.phase = FILL


def actors(s: State) -> int:
    phase = s.phase
    if phase == RACE:
        # 4.1 Everyone plays at once who is not done; 5.1 sand runs once a tile is taken.
        racing = everyone(s) & ~s.done
        return racing | 1 << CLOCK if s.claimed else racing
    if phase == STATE:
        # 6.1 Equations are stated in seat order.
        return 1 << claimant(s.claims[s.claimed - 1])
    # 2.2, 3.3 Stacks and dice belong to chance: tiles of a stack and sides are equally likely.
    return 0 if phase == OVER else 1 << CHANCE


def options(s: State, who: int) -> tuple[int, int, int, int]:
    if who == CLOCK:
        return 1, SAND, 0, 0
    if s.phase == RACE:
        return s.there & ALL_CELLS, TAKE, 1, PASS
    if s.phase == FILL:
        return s.stack & STACKS[awaited_colour(s)], TILE, 0, 0
    if s.phase == ROLL:
        return -SIDES[next_die(s)], FACE, 0, 0
    # Every equation may be stated if all dice differ; else those that may are listed.
    return (0, 0, 0, 0) if equal_dice(s) else (-EQUATIONS - 1, EQUATION, 0, 0)


def choices(s: State, who: int, out: Row) -> int:
    first = equal_dice(s) * (EQUATIONS + 1)
    number = STATABLE[equal_dice(s)] + 1
    for index in range(number):
        out[index] = EQUATION + STATED[first + index]
    return number


def refusal(s: State, who: int, action: int) -> int:
    phase = s.phase
    if who == CLOCK:
        # 5.2 The clock does nothing but end the race.
        return 0 if action == SAND else 502
    # 3.1 The steps of a round have their order.
    if not STEPS[phase] <= action < STEP_ENDS[phase]:
        return STEP_RULE
    if phase == RACE:
        # 4.2 A tile that is taken must lie on the pyramid.
        return 402 if action < PASS and not s.there >> action & 1 else 0
    if phase == STATE:
        # 6.5 Nothing is divided by zero; 6.7 equal dice are the same.
        return 0 if action == NONE else BARRED[equal_dice(s) * EQUATIONS + action - EQUATION]
    # 2.2 A tile comes from the stack of its colour.
    if phase == FILL:
        return 0 if (s.stack & STACKS[awaited_colour(s)]) >> action - TILE & 1 else 202
    # 1.1 The die has no such side.
    return 0 if action - FACE < SIDES[next_die(s)] else 101


def out_of_turn(s: State, who: int) -> int:
    if s.phase == RACE and who < s.seats:
        # 4.3 One tile a round; 4.4 who passed is done.
        return 403 if has_claim(s, who) and s.tiles_per_round == ONE else 404
    # 5.1 The glass is not turned before the first tile is taken; 3.2 nobody acts in another's stead.
    return 501 if s.phase == RACE and who == CLOCK else 302


def apply(s: State, who: int, action: int) -> None:
    if action < PASS:
        take(s, who, action - TAKE)
    elif action == PASS:
        # 4.4 Whoever passes is done for this round.
        s.done |= 1 << who
        if s.done == everyone(s):
            end_race(s)
    elif action < SAND:
        judge(s, action - EQUATION)
    elif action == SAND:
        # 5.2 The sand has run out.
        end_race(s)
    elif action < TILE:
        # 3.3 The leader rolls.
        die = next_die(s)
        s.dice[die] = action - FACE + 1
        if die == DICE - 1:
            s.phase = RACE
    else:
        turn_up(s, action - TILE)


def turn_up(s: State, tile: int) -> None:
    colour = awaited_colour(s)
    s.stack &= ~(1 << tile)
    # 2.2 It goes to an empty cell, 2.4 or stays on its stack, in sight.
    if s.there == ALL_CELLS:
        s.tops[colour] = tile + 1
    else:
        lay(s, empty_cell(s), tile)
    if awaited_colour(s) < 0:
        s.phase = ROLL


def lay(s: State, cell: int, tile: int) -> None:
    s.pyramid[cell] = tile + 1
    s.there |= 1 << cell


def take(s: State, who: int, cell: int) -> None:
    # 4.1 The tile is taken off the pyramid at once.
    s.there &= ~(1 << cell)
    # 6.1 Its equation comes after those of lower seats and of tiles the seat took before.
    at = s.claimed
    while at > 0 and claimant(s.claims[at - 1]) <= who:
        s.claims[at] = s.claims[at - 1]
        at -= 1
    s.claims[at] = who << CELL_BITS | cell
    s.claimed += 1
    if s.tiles_per_round == ONE:
        # 4.3 One tile a round.
        s.done |= 1 << who
    # 5.3 Everyone is done, or 5.4 nothing is left to take.
    if s.done == everyone(s) or s.there == 0:
        end_race(s)


def end_race(s: State) -> None:
    s.done = 0
    if s.claimed:
        s.idle = 0
        s.phase = STATE
    else:
        s.idle += 1
        end_round(s)


def judge(s: State, equation: int) -> None:
    s.claimed -= 1
    claim = s.claims[s.claimed]
    s.claims[s.claimed] = 0
    seat, cell = claimant(claim), claimed_cell(claim)
    tile = s.pyramid[cell] - 1
    s.pyramid[cell] = 0
    # 6.8 Right: face up. 6.9 Wrong or none: face down.
    if equation < EQUATIONS and makes(s.dice[0], s.dice[1], s.dice[2], equation, NUMBER[tile]):
        s.up[seat] |= 1 << tile
    else:
        s.down[seat] |= 1 << tile
    if s.claimed == 0:
        end_round(s)


def end_round(s: State) -> None:
    for die in range(DICE):
        s.dice[die] = 0
    # 8.1 A stack cannot fill its cells, or 8.2 nobody has taken a tile for too long.
    if is_short(s) or s.idle == MOST_IDLE:
        s.phase = OVER
        return
    # 3.4 The dice go to the left neighbour; tiles in sight go to the empty cells of their colour.
    s.leader = left_of(s, s.leader)
    for colour in range(4):
        empty = COLOUR_CELLS[colour] & ~s.there
        if s.tops[colour] and empty:
            lay(s, lowest(empty), s.tops[colour] - 1)
            s.tops[colour] = 0
    s.phase = ROLL if awaited_colour(s) < 0 else FILL


def is_short(s: State) -> bool:
    """Whether some stack has fewer tiles than its colour has empty cells."""
    empty = ALL_CELLS & ~s.there
    for colour in range(4):
        if count(empty & COLOUR_CELLS[colour]) > stack_size(s, colour):
            return True
    return False


def stack_size(s: State, colour: int) -> int:
    """How many tiles of a colour are still to come."""
    return count(s.stack & STACKS[colour]) + (1 if s.tops[colour] else 0)


def points(s: State, seat: int) -> int:
    # 8.3 Scarabs of tiles face up, less those of tiles face down.
    return scarabs(s.up[seat]) - scarabs(s.down[seat])


def standing(s: State, seat: int) -> int:
    # 8.4 Points, then tiles, those face down included.
    return points(s, seat) * 64 + count(s.up[seat] | s.down[seat])


def scarabs(tiles: int) -> int:
    """How many scarabs are on the backs of a set of tiles."""
    total = 0
    while tiles:
        total += SCARABS[lowest(tiles)]
        tiles &= tiles - 1
    return total


def everyone(s: State) -> int:
    return (1 << s.seats) - 1


def empty_cell(s: State) -> int:
    """The first cell, from the top, that waits for a tile."""
    return lowest(ALL_CELLS & ~s.there)


def awaited_colour(s: State) -> int:
    """Of which colour a tile is to be turned up, for the first empty cell or else to lie in sight; -1 if none is."""
    if s.there != ALL_CELLS:
        return CELL_COLOUR[empty_cell(s)]
    for colour in range(3, -1, -1):
        if not s.hidden_stacks and s.tops[colour] == 0 and s.stack & STACKS[colour]:
            return colour
    return -1


def next_die(s: State) -> int:
    if s.dice[0] == 0:
        return 0
    return 1 if s.dice[1] == 0 else 2


def claimant(claim: int) -> int:
    """The seat that has taken a tile."""
    return claim >> CELL_BITS


def claimed_cell(claim: int) -> int:
    """The cell from which it was taken."""
    return claim & (1 << CELL_BITS) - 1


def has_claim(s: State, seat: int) -> bool:
    for index in range(s.claimed):
        if claimant(s.claims[index]) == seat:
            return True
    return False
