"""The rules of Marrakech. Numbers are the clauses of RULES.en.md and RULES.ru.md."""

from __future__ import annotations

from sunduk.core.rules.bits import count
from sunduk.core.rules.contract import CHANCE
from sunduk.core.rules.rng import below
from sunduk.core.rules.seats import left_of

from .board import (
    BEFORE,
    CELLS,
    CENTRE,
    DEALT,
    DIE,
    DIRHAMS,
    DOWN,
    FACES,
    FACES_SHOWN,
    MOST_COLOURS,
    MOST_SLIPPERS,
    NEAR_ACROSS,
    NEAR_DOWN,
    NORTH,
    PLACES,
    SIDE,
    TURNED,
    WALK,
    WAYS,
)
from .state import AFTER, COVERABLE, ELIMINATED, LAY, OVER, ROLL, TURN, State

LEFT, AHEAD, RIGHT = range(3)
"""Actions of a seat: turn Assam …"""
LAY_AT = 3
"""… or lay a rug: LAY_AT + place."""
ONE_SLIPPER = LAY_AT + PLACES
"""Actions of chance: roll (ONE_SLIPPER, and upwards for two and more) …"""
TOP_RUG = ONE_SLIPPER + MOST_SLIPPERS
"""… turn up a rug of a colour (TOP_RUG + colour) …"""
FIRST_SEAT = TOP_RUG + MOST_COLOURS
"""… or draw the seat that begins (FIRST_SEAT + seat)."""
SEAT_ACTIONS = ONE_SLIPPER
LOTS_RULE, STEP_RULE = 204, 302

STEPS = (FIRST_SEAT, LEFT, ONE_SLIPPER, LAY_AT)
STEP_ENDS = (FIRST_SEAT, LAY_AT, TOP_RUG, ONE_SLIPPER)
"""By phase: the first action of the step that comes next, and the one after its last."""

COLUMN = 0x40810204081
"""The set of cells of the first column."""
ALL_CELLS = (1 << CELLS) - 1
NOT_FIRST_COLUMN = ALL_CELLS & ~COLUMN
NOT_LAST_COLUMN = ALL_CELLS & ~(COLUMN << SIDE - 1)
NOT_LAST_ROW = ALL_CELLS >> SIDE


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


def begin(s: State, seat: int) -> None:
    # 2.4 Chance draws who begins.
    s.seat = seat
    open_turn(s)
    s.turning = face_down(s)


def actors(s: State) -> int:
    if s.phase == OVER:
        return 0
    # 2.5, 4.2 Piles and the die belong to chance.
    if s.phase == ROLL or s.turning:
        return 1 << CHANCE
    # 3.1 The seat whose turn it is acts, nobody else.
    return 1 << s.seat


def options(s: State, who: int) -> tuple[int, int, int, int]:
    if s.turning:
        return pile_colours(s), TOP_RUG, 0, 0
    if s.phase == LAY:
        first = LAY_AT + s.assam - BEFORE
        return places_across(s), first, places_down(s), first + DOWN
    return (-3, LEFT, 0, 0) if s.phase == TURN else (FACES_SHOWN, ONE_SLIPPER, 0, 0)


def pick_chance(s: State, word: int) -> int:
    if s.turning == 0:
        # 4.2 Every face of the die is as likely as any other.
        return ONE_SLIPPER - 1 + DIE[below(word, 6)]
    # 2.5 So is every rug of a pile.
    one, other = s.turning - 1, s.turning + 1
    return TOP_RUG + (one if below(word, s.stock[one] + s.stock[other]) < s.stock[one] else other)


def refusal(s: State, who: int, action: int) -> int:
    # 3.2 The steps of a turn have their order.
    step, end = (TOP_RUG, FIRST_SEAT) if s.turning else (STEPS[s.phase], STEP_ENDS[s.phase])
    if not step <= action < end:
        return STEP_RULE
    if step == LAY_AT:
        return lay_refusal(s, action - LAY_AT)
    # 1.4 The die has no such face.
    if step == ONE_SLIPPER and not FACES[action - ONE_SLIPPER]:
        return 104
    # 2.5 The pile has no such rug.
    return 205 if step == TOP_RUG and not pile_colours(s) >> action - TOP_RUG & 1 else 0


def out_of_turn(s: State, who: int) -> int:
    # 3.1 Nobody acts out of turn.
    return 301


def lay_refusal(s: State, place: int) -> int:
    first = place - DOWN if place >= DOWN else place
    second = second_half(place)
    # 6.1 Both halves lie on the square.
    if not (NOT_LAST_ROW if place >= DOWN else NOT_LAST_COLUMN) >> first & 1:
        return 601
    # 6.3 No half lies under Assam.
    if s.assam == first or s.assam == second:
        return 603
    # 6.2 One half touches a side of Assam's cell.
    if group_size(1 << s.assam | 1 << first | 1 << second, s.assam) == 1:
        return 602
    # 6.5 A rug in sight whole is in the way.
    return 605 if protected(s, s.whole_south if place >= DOWN else s.whole_east) >> first & 1 else 0


def places_across(s: State) -> int:
    """Where the west half of a rug may be laid: a set of cells, counted from BEFORE Assam's."""
    free = ALL_CELLS & ~protected(s, s.whole_east)
    return free << BEFORE >> s.assam & NEAR_ACROSS[s.assam]


def places_down(s: State) -> int:
    """Where the north half of a rug may be laid: a set of cells, counted from BEFORE Assam's."""
    free = NOT_LAST_ROW & ~protected(s, s.whole_south)
    return free << BEFORE >> s.assam & NEAR_DOWN[s.assam]


def protected(s: State, whole: int) -> int:
    # 6.5 A rug in sight whole is not covered by one rug …
    if s.own_rug == COVERABLE:
        # 6.6 … but with `coverable` a player may cover a rug of their own.
        whole &= ~s.rugs[s.seat]
        if s.seats == 2:
            whole &= ~s.rugs[s.seat + 2]
    return whole


def apply(s: State, who: int, action: int) -> None:
    if action >= TOP_RUG:
        # 2.5 The next rug of a pile is turned up.
        s.top[s.turning - 1] = action - TOP_RUG + 1
        s.turning = face_down(s)
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
    # 4.3 As many cells as slippers, straight ahead; 4.4 a mosaic leads him back in, which is one step.
    there = WALK[WAYS * slippers + TURNED * s.heading + s.assam]
    s.heading = there // TURNED
    s.assam = there % TURNED


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
    first = place - DOWN if place >= DOWN else place
    halves = 1 << first | 1 << second_half(place)
    # 6.4 What lies beneath is hidden; a rug that lost a half is no longer whole.
    for colour in range(MOST_COLOURS):
        s.rugs[colour] &= ~halves
    s.whole_east &= ~(halves | halves >> 1)
    s.whole_south &= ~(halves | halves >> SIDE)
    colour = laid_colour(s)
    s.rugs[colour] |= halves
    s.whole_east |= 0 if place >= DOWN else 1 << first
    s.whole_south |= 1 << first if place >= DOWN else 0
    s.stock[colour] -= 1
    if s.seats == 2:
        s.top[s.seat] = 0
        s.turning = face_down(s)
    if not rugs_left(s, s.seat) and is_over(s):
        s.phase = OVER
    elif s.turn_assam == AFTER:
        s.phase = TURN
    else:
        pass_on(s)


def pass_on(s: State) -> None:
    # 3.1 Turns go round clockwise; 7.2 a seat that is out has none, nor has one without rugs.
    seat = left_of(s, s.seat)
    while s.out[seat] or not rugs_left(s, seat):
        seat = left_of(s, seat)
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
    return FACES[action - ONE_SLIPPER] if action < TOP_RUG else s.stock[action - TOP_RUG]


def points(s: State, seat: int) -> int:
    # 8.2 One point for a dirham, one for a half in sight.
    total = s.purse[seat]
    for colour in range(seat, colours(s), s.seats):
        total += count(s.rugs[colour])
    return total


def standing(s: State, seat: int) -> int:
    # 7.4 Seats that are out come after all others, the last to leave first.
    if s.out[seat]:
        return s.out[seat]
    # 8.3 Points, then dirhams.
    return 4 + points(s, seat) * 8192 + s.purse[seat]


def second_half(place: int) -> int:
    """The east or south cell of a place."""
    return place + 1 if place < DOWN else place - DOWN + SIDE


def colours(s: State) -> int:
    # 2.3 Four colours are in play, three with three seats.
    return 3 if s.seats == 3 else 4


def owner(s: State, colour: int) -> int:
    # 2.3 With two seats the first owns red and blue, the second yellow and brown.
    return colour & 1 if s.seats == 2 else colour


def colour_on(s: State, cell: int) -> int:
    """The colour on top of a cell, -1 if it is bare."""
    found = -1
    for colour in range(MOST_COLOURS):
        if s.rugs[colour] >> cell & 1:
            found = colour
    return found


def laid_colour(s: State) -> int:
    """The colour of the rug that the acting seat lays."""
    return s.top[s.seat] - 1 if s.seats == 2 else s.seat


def pile_colours(s: State) -> int:
    """The set of colours in the pile whose top rug is about to be turned up."""
    found = 0
    for colour in range(s.turning - 1, MOST_COLOURS, 2):
        if s.stock[colour]:
            found |= 1 << colour
    return found


def face_down(s: State) -> int:
    """1 + the first seat whose pile waits for its top rug to be turned up, 0 if none does."""
    if s.seats == 2:
        for seat in range(2):
            if s.top[seat] == 0 and rugs_left(s, seat):
                return seat + 1
    return 0


def rugs_left(s: State, seat: int) -> int:
    """How many rugs a seat has yet to lay."""
    return s.stock[seat] + s.stock[seat + 2] if s.seats == 2 else s.stock[seat]


def seats_in(s: State) -> int:
    number = 0
    for seat in range(s.seats):
        if s.out[seat] == 0:
            number += 1
    return number


def group_size(rug: int, cell: int) -> int:
    """How many cells of a set hang together with one of them by their sides."""
    group = 1 << cell
    while True:
        grown = group | ((group & NOT_LAST_COLUMN) << 1 | (group & NOT_FIRST_COLUMN) >> 1) & rug
        grown |= (grown << SIDE | grown >> SIDE) & rug
        if grown == group:
            return count(group)
        group = grown
