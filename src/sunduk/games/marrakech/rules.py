"""The rules of Marrakech. Numbers are the clauses of RULES.en.md and RULES.ru.md."""

from __future__ import annotations

from sunduk.core.contract import CHANCE
from sunduk.core.record import Row

from .board import (
    ACROSS,
    AROUND,
    CELLS,
    CENTRE,
    DEALT,
    DIRHAMS,
    FACES,
    FIRST_HALF,
    MOST_PLACES,
    MOST_SLIPPERS,
    NORTH,
    PLACES,
    SECOND_HALF,
    SIDE,
    STEP,
)
from .state import AFTER, COVERABLE, ELIMINATED, LAY, LOTS, OVER, ROLL, TURN, State

LEFT, AHEAD, RIGHT = range(3)
"""Actions of a seat: turn Assam …"""
LAY_AT = 3
"""… or lay a rug: LAY_AT + place."""
ONE_SLIPPER = LAY_AT + PLACES
"""Actions of chance: roll (ONE_SLIPPER, and upwards for two and more) …"""
TOP_RUG = ONE_SLIPPER + MOST_SLIPPERS
"""… turn up a rug of a colour (TOP_RUG + colour) …"""
FIRST_SEAT = TOP_RUG + 4
"""… or draw the seat that begins (FIRST_SEAT + seat)."""
ACTIONS = FIRST_SEAT + 4

COLUMN = 0x40810204081
"""The set of cells of the first column."""
NOT_FIRST_COLUMN = (1 << CELLS) - 1 - COLUMN
NOT_LAST_COLUMN = (1 << CELLS) - 1 - (COLUMN << SIDE - 1)


def start(s: State) -> None:
    # 2.1 Assam stands on the centre cell and faces north.
    s.assam = CENTRE
    s.heading = NORTH
    # 2.2 Everyone gets the same number of dirhams.
    for seat in range(s.seats):
        s.purse[seat] = DIRHAMS
    # 2.3 Everyone gets rugs of one colour, or of two when two play.
    for colour in range(colours(s)):
        s.stock[colour] = DEALT[s.seats]
    s.phase = LOTS


def actors(s: State) -> int:
    if s.phase == OVER:
        return 0
    # 2.4, 2.5, 4.2 Lots, piles and the die belong to chance.
    if s.phase == LOTS or s.phase == ROLL or face_down(s) >= 0:
        return 1 << CHANCE
    # 3.1 The seat whose turn it is acts, nobody else.
    return 1 << s.seat


def choices(s: State, who: int, out: Row) -> int:
    count = 0
    if not actors(s) >> who & 1:
        return count
    step = step_due(s)
    if step == LAY_AT:
        for index in range(s.assam * MOST_PLACES, (s.assam + 1) * MOST_PLACES):
            place = AROUND[index]
            if place >= 0 and not hides_whole_rug(s, place):
                out[count] = LAY_AT + place
                count += 1
        return count
    for action in range(step, step_end(step)):
        if not component_refusal(s, action):
            out[count] = action
            count += 1
    return count


def refusal(s: State, who: int, action: int) -> int:
    # 3.1 Nobody acts out of turn.
    if not actors(s) >> who & 1:
        return 301
    # 3.2 The steps of a turn have their order.
    step = step_due(s)
    if not step <= action < step_end(step):
        return 302
    return lay_refusal(s, action - LAY_AT) if step == LAY_AT else component_refusal(s, action)


def step_due(s: State) -> int:
    """The first action id of the step that comes next."""
    if s.phase == TURN:
        return LEFT if face_down(s) < 0 else TOP_RUG
    if s.phase == LAY:
        return LAY_AT
    if s.phase == LOTS:
        return FIRST_SEAT
    return ONE_SLIPPER if face_down(s) < 0 else TOP_RUG


def step_end(step: int) -> int:
    """The action id after the last of a step."""
    if step == LEFT:
        return LAY_AT
    if step == LAY_AT:
        return ONE_SLIPPER
    if step == ONE_SLIPPER:
        return TOP_RUG
    return FIRST_SEAT if step == TOP_RUG else ACTIONS


def component_refusal(s: State, action: int) -> int:
    # 1.4 The die has no such face; 2.5 the pile has no such rug; 2.4 there is no such seat.
    if action >= ONE_SLIPPER and weight(s, action) == 0:
        return 104 if action < TOP_RUG else 205 if action < FIRST_SEAT else 204
    return 0


def lay_refusal(s: State, place: int) -> int:
    # 6.3 No half lies under Assam.
    if FIRST_HALF[place] == s.assam or SECOND_HALF[place] == s.assam:
        return 603
    # 6.2 One half touches a side of Assam's cell.
    for index in range(s.assam * MOST_PLACES, (s.assam + 1) * MOST_PLACES):
        if AROUND[index] == place:
            # 6.5 A rug in sight whole is not covered by one rug.
            return 605 if hides_whole_rug(s, place) else 0
    return 602


def hides_whole_rug(s: State, place: int) -> bool:
    cell = FIRST_HALF[place]
    whole = s.whole_east if place < ACROSS else s.whole_south
    if not whole >> cell & 1:
        return False
    # 6.6 With `coverable` a player may cover a rug of their own.
    return s.own_rug != COVERABLE or owner(s, colour_on(s, cell)) != s.seat


def apply(s: State, who: int, action: int) -> None:
    if action >= FIRST_SEAT:
        # 2.4 Chance draws who begins.
        s.seat = action - FIRST_SEAT
        open_turn(s)
    elif action >= TOP_RUG:
        # 2.5 The next rug of a pile is turned up.
        s.top[face_down(s)] = action - TOP_RUG + 1
    elif action >= ONE_SLIPPER:
        walk(s, action - ONE_SLIPPER + 1)
        s.phase = LAY
        pay(s)
    elif action >= LAY_AT:
        lay(s, action - LAY_AT)
    else:
        # 4.1 Ahead, or a quarter turn to the left or right.
        s.heading = (s.heading + action + 3) % 4
        if s.turn_assam == AFTER:
            # 4.5 Whoever has laid sets the heading for the next.
            pass_on(s)
        else:
            s.phase = ROLL


def walk(s: State, slippers: int) -> None:
    # 4.3, 4.4 As many cells as slippers, straight ahead; mosaics lead him back in.
    for _ in range(slippers):
        there = STEP[s.heading * CELLS + s.assam]
        s.assam = there % CELLS
        s.heading = there // CELLS


def pay(s: State) -> None:
    colour = colour_on(s, s.assam)
    # 5.2 A bare cell or a rug of one's own is free.
    if colour < 0 or owner(s, colour) == s.seat:
        return
    # 7.2 Landing on the rugs of a seat that is out is free.
    if s.out[owner(s, colour)]:
        return
    # 5.1 One dirham for each cell of the group.
    fee = group_size(s.rugs[colour], s.assam)
    # 7.1 Whoever cannot pay hands over everything.
    paid = min(fee, s.purse[s.seat])
    s.purse[s.seat] -= paid
    s.purse[owner(s, colour)] += paid
    if paid < fee and s.insolvency == ELIMINATED:
        # 7.2 … and is out.
        s.out[s.seat] = 1 + s.seats - seats_in(s)
        if is_over(s):
            s.phase = OVER
        else:
            pass_on(s)


def lay(s: State, place: int) -> None:
    first, second = FIRST_HALF[place], SECOND_HALF[place]
    halves = 1 << first | 1 << second
    # 6.4 What lies beneath is hidden; a rug that lost a half is no longer whole.
    for colour in range(colours(s)):
        s.rugs[colour] &= ~halves
    s.whole_east &= ~(halves | halves >> 1)
    s.whole_south &= ~(halves | halves >> SIDE)
    colour = laid_colour(s)
    s.rugs[colour] |= halves
    if place < ACROSS:
        s.whole_east |= 1 << first
    else:
        s.whole_south |= 1 << first
    s.stock[colour] -= 1
    if s.seats == 2:
        s.top[s.seat] = 0
    if is_over(s):
        s.phase = OVER
    elif s.turn_assam == AFTER:
        s.phase = TURN
    else:
        pass_on(s)


def pass_on(s: State) -> None:
    # 3.1 Turns go round clockwise; 7.2 a seat that is out has none, nor has one without rugs.
    seat = s.seat + 1 if s.seat + 1 < s.seats else 0
    while s.out[seat] or not rugs_left(s, seat):
        seat = seat + 1 if seat + 1 < s.seats else 0
    s.seat = seat
    open_turn(s)


def open_turn(s: State) -> None:
    # 3.2 Turn, roll, pay, lay; 4.5 with `after`: roll, pay, lay, turn.
    s.phase = ROLL if s.turn_assam == AFTER else TURN


def is_over(s: State) -> bool:
    # 7.3 One seat is left, or 8.1 every seat still in has laid all its rugs.
    if seats_in(s) == 1:
        return True
    for seat in range(s.seats):
        if rugs_left(s, seat) and not s.out[seat]:
            return False
    return True


def weight(s: State, action: int) -> int:
    if action >= FIRST_SEAT:
        return 1 if action - FIRST_SEAT < s.seats else 0
    if action >= TOP_RUG:
        colour = action - TOP_RUG
        return s.stock[colour] if owner(s, colour) == face_down(s) else 0
    return FACES[action - ONE_SLIPPER]


def scores(s: State, out: Row) -> None:
    for seat in range(s.seats):
        out[seat] = points(s, seat)


def placings(s: State, out: Row) -> None:
    for seat in range(s.seats):
        out[seat] = 1
        for other in range(s.seats):
            if standing(s, other) > standing(s, seat):
                out[seat] += 1


def points(s: State, seat: int) -> int:
    # 8.2 One point for a dirham, one for a half in sight.
    total = s.purse[seat]
    for colour in range(seat, colours(s), s.seats):
        total += size(s.rugs[colour])
    return total


def standing(s: State, seat: int) -> int:
    """A number that orders the seats."""
    # 7.4 Seats that are out come after all others, the last to leave first.
    if s.out[seat]:
        return s.out[seat]
    # 8.3 Points, then dirhams.
    return 4 + points(s, seat) * 8192 + s.purse[seat]


def colours(s: State) -> int:
    # 2.3 Four colours are in play, three with three seats.
    return 3 if s.seats == 3 else 4


def owner(s: State, colour: int) -> int:
    # 2.3 With two seats the first owns red and blue, the second yellow and brown.
    return colour & 1 if s.seats == 2 else colour


def colour_on(s: State, cell: int) -> int:
    """The colour on top of a cell, -1 if it is bare."""
    for colour in range(colours(s)):
        if s.rugs[colour] >> cell & 1:
            return colour
    return -1


def laid_colour(s: State) -> int:
    """The colour of the rug that the acting seat lays."""
    return s.top[s.seat] - 1 if s.seats == 2 else s.seat


def face_down(s: State) -> int:
    """The first seat whose pile waits for its top rug to be turned up, -1 if none does."""
    if s.seats == 2:
        for seat in range(2):
            if s.top[seat] == 0 and rugs_left(s, seat):
                return seat
    return -1


def rugs_left(s: State, seat: int) -> int:
    """How many rugs a seat has yet to lay."""
    return s.stock[seat] + s.stock[seat + 2] if s.seats == 2 else s.stock[seat]


def seats_in(s: State) -> int:
    count = 0
    for seat in range(s.seats):
        if s.out[seat] == 0:
            count += 1
    return count


def group_size(rug: int, cell: int) -> int:
    """How many cells of a set hang together with one of them by their sides."""
    group = 1 << cell
    while True:
        sideways = (group & NOT_LAST_COLUMN) << 1 | (group & NOT_FIRST_COLUMN) >> 1
        grown = (group | sideways | group << SIDE | group >> SIDE) & rug
        if grown == group:
            return size(group)
        group = grown


def size(cells: int) -> int:
    """How many cells are in a set."""
    cells = cells - (cells >> 1 & 0x5555555555555555)
    cells = (cells & 0x3333333333333333) + (cells >> 2 & 0x3333333333333333)
    cells = cells + (cells >> 4) & 0x0F0F0F0F0F0F0F0F
    return cells * 0x0101010101010101 >> 56 & 0xFF
