"""The rules of Façir. Numbers are the clauses of RULES.en.md and RULES.ru.md."""

from __future__ import annotations

from sunduk.core.rules.bits import count, list_set
from sunduk.core.rules.contract import CHANCE
from sunduk.core.rules.record import Row
from sunduk.core.rules.seats import left_of

from .board import BAG, CARDS, HOLES, MOST_SEATS, NAILS, PATTERNS, SIDE, TURNS, WAYS
from .state import DRAW, LAY, MOVE, OVER, SET, TURN, State

SET_AT = 0
"""Actions of a seat: set the card in the room at some quarter turns (SET_AT + turns) …"""
PUT = SET_AT + TURNS
"""… put a nail, from the stock or just lifted, into a hole (PUT + hole) …"""
LIFT = PUT + HOLES
"""… lift a nail from a hole (LIFT + hole) …"""
LAY_AT = LIFT + HOLES
"""… lay the fakir with his top left corner at a hole (LAY_AT + turns * HOLES + hole) …"""
DONE = LAY_AT + TURNS * HOLES
"""… or end the turn without laying him."""
CARD = DONE + 1
"""Actions of chance: draw a card (CARD + card) …"""
FIRST_SEAT = CARD + CARDS
"""… or the seat that begins (FIRST_SEAT + seat)."""
LOTS_RULE = 203
SEAT_ACTIONS = CARD

ALL_HOLES = (1 << HOLES) - 1
ALL_CARDS = (1 << CARDS) - 1
CORNERS = 31 | 31 << SIDE | 31 << 2 * SIDE | 31 << 3 * SIDE | 31 << 4 * SIDE
"""The set of holes on which the top left corner of a card may lie."""


def start(s: State) -> None:
    s.playing = (1 << s.seats) - 1


def begin(s: State, seat: int) -> None:
    # 2.3 Chance draws who begins.
    s.starter = seat
    open_round(s)


def actors(s: State) -> int:
    if s.phase == OVER:
        return 0
    # 3.1 Cards belong to chance.
    if s.phase == DRAW:
        return 1 << CHANCE
    # 3.2 All who have not set their card may do so, at once.
    if s.phase == SET:
        return unset(s)
    # 4.1 The seat whose turn it is acts, nobody else.
    return 1 << s.seat


def options(s: State, who: int) -> tuple[int, int, int, int]:
    if s.phase == TURN:
        # Where to lay the fakir, up to four more sets, is listed.
        return (0, 0, 0, 0) if can_lie(on_bed(s), s.card[s.seat] - 1) else (to_put(s), PUT, s.nails[s.seat], LIFT)
    if s.phase == MOVE:
        return ALL_HOLES & ~(on_bed(s) | 1 << s.lifted - 1), PUT, 0, 0
    if s.phase == DRAW:
        # 2.1, 3.1 Every card that nobody has seen yet is as likely as any other.
        return bag(s), CARD, 0, 0
    return (-WAYS[s.card[who] - 1], SET_AT, 0, 0) if s.phase == SET else (0, 0, 0, 0)


def choices(s: State, who: int, out: Row) -> int:
    number = 0
    if s.phase == TURN:
        number = list_set(s.nails[s.seat], LIFT, out, list_set(to_put(s), PUT, out, 0))
    for turns in range(WAYS[s.card[s.seat] - 1]):
        number = list_set(corners(on_bed(s), PATTERNS[way(s, turns)]), LAY_AT + turns * HOLES, out, number)
    if s.phase == LAY:
        out[number] = DONE
        number += 1
    return number


def to_put(s: State) -> int:
    """The holes into which the acting seat may put a nail from its stock."""
    return ALL_HOLES & ~on_bed(s) if count(s.nails[s.seat]) < NAILS else 0


def refusal(s: State, who: int, action: int) -> int:
    if s.phase == DRAW:
        # 3.1 Only what is in the bag is drawn.
        return 0 if CARD <= action < FIRST_SEAT and bag(s) >> action - CARD & 1 else 301
    if s.phase == SET:
        # 3.2 It is turned in one of the ways that look different.
        return 0 if action < PUT and action - SET_AT < WAYS[s.card[who] - 1] else 302
    return turn_refusal(s, action)


def out_of_turn(s: State, who: int) -> int:
    # 3.2 A card once set stays as it is; 4.1 nobody acts out of turn.
    return 302 if s.phase == SET and who < s.seats else 401


def turn_refusal(s: State, action: int) -> int:
    if action < PUT or action >= CARD:
        return 402
    if action == DONE:
        # 4.6 Nobody passes.
        return 0 if s.phase == LAY else 406
    if action >= LAY_AT:
        # 4.4 A lifted nail is put down first.
        return 404 if s.phase == MOVE else lay_refusal(s, action)
    if s.phase == LAY:
        # 4.2 One nail a turn.
        return 402
    if action >= LIFT:
        # 4.4 One's own nail is moved, and one only.
        return 0 if s.phase == TURN and s.nails[s.seat] >> action - LIFT & 1 else 404
    if s.phase == MOVE:
        # 4.4 It goes to another free hole.
        return 404 if (on_bed(s) | 1 << s.lifted - 1) >> action - PUT & 1 else 0
    # 4.3 A nail from the stock goes into a free hole.
    return 403 if count(s.nails[s.seat]) >= NAILS or on_bed(s) >> action - PUT & 1 else 0


def lay_refusal(s: State, action: int) -> int:
    turns = 0
    corner = action - LAY_AT
    while corner >= HOLES:
        corner -= HOLES
        turns += 1
    # 5.1 Of ways to turn it that look alike only the first counts.
    if turns >= WAYS[s.card[s.seat] - 1]:
        return 501
    # 5.2 The whole card lies on the bed.
    if not CORNERS >> corner & 1:
        return 502
    nails = window(on_bed(s), corner)
    pattern = PATTERNS[way(s, turns)]
    # 5.3 A nail comes through every hole.
    if pattern & ~nails:
        return 503
    # 5.4 No nail stands under the solid part.
    return 504 if nails & ~pattern else 0


def apply(s: State, who: int, action: int) -> None:
    if action >= CARD:
        # 3.1 One seat after another draws a card.
        s.card[s.seat] = action - CARD + 1
        s.seat = next_seat(s, s.seat)
        if s.seat == s.starter:
            s.phase = SET
    elif action == DONE:
        end_turn(s)
    elif action >= LAY_AT:
        win_round(s)
    elif action >= LIFT:
        # 4.4 A nail is lifted, to be put down elsewhere.
        s.nails[s.seat] &= ~(1 << action - LIFT)
        s.lifted = action - LIFT + 1
        s.phase = MOVE
    elif action >= PUT:
        put(s, action - PUT)
    else:
        # 3.2 A card is set; when all are, the first turn begins.
        s.rotation[who] = action - SET_AT + 1
        if not unset(s):
            s.phase = TURN


def put(s: State, hole: int) -> None:
    # 4.3, 4.4 A nail stands in the hole.
    s.nails[s.seat] |= 1 << hole
    s.lifted = 0
    # 4.5 Whoever can lay their fakir now may choose; for the others the turn is over.
    if can_lie(on_bed(s), s.card[s.seat] - 1):
        s.phase = LAY
    else:
        end_turn(s)


def end_turn(s: State) -> None:
    s.turns += 1
    if s.turns >= s.round_limit:
        # 6.3 A round that takes too long is void: its cards are put aside.
        if not s.deciding:
            s.aside |= in_rooms(s)
        close_round(s)
    else:
        # 4.1 Turns go round clockwise.
        s.seat = next_seat(s, s.seat)
        s.phase = TURN


def win_round(s: State) -> None:
    # 6.1 Whoever lays the fakir takes all the round's cards; 7.3 the deciding round decides and counts nothing.
    if s.deciding:
        s.decided = s.seat + 1
    else:
        s.won[s.seat] |= in_rooms(s)
    close_round(s)


def close_round(s: State) -> None:
    # 6.2 All nails go back.
    for seat in range(MOST_SEATS):
        s.nails[seat] = 0
        s.card[seat] = 0
        s.rotation[seat] = 0
    s.turns = 0
    if s.deciding:
        s.phase = OVER
        return
    # 7.1 The bag is empty.
    if count(seen(s)) >= BAG[s.seats]:
        s.playing = leaders(s)
        if not s.playing & s.playing - 1:
            s.phase = OVER
            return
        # 7.3 Those who are tied play a deciding round.
        s.deciding = 1
    # 6.2 The seat to the left of the last starter starts.
    s.starter = next_seat(s, s.starter)
    open_round(s)


def open_round(s: State) -> None:
    s.seat = s.starter
    s.phase = DRAW


def next_seat(s: State, seat: int) -> int:
    """The next seat clockwise among those that play this round."""
    seat = left_of(s, seat)
    while not s.playing >> seat & 1:
        seat = left_of(s, seat)
    return seat


def points(s: State, seat: int) -> int:
    # 7.2 Every card won counts one.
    return count(s.won[seat])


def standing(s: State, seat: int) -> int:
    # 7.2 Cards, then 7.3 the deciding round.
    return 2 * points(s, seat) + (1 if s.decided == seat + 1 else 0)


def leaders(s: State) -> int:
    """The set of seats that have won the most cards."""
    most = 0
    for seat in range(s.seats):
        most = max(most, points(s, seat))
    found = 0
    for seat in range(s.seats):
        if points(s, seat) == most:
            found |= 1 << seat
    return found


def on_bed(s: State) -> int:
    """The set of holes with a nail of any colour."""
    return s.nails[0] | s.nails[1] | s.nails[2] | s.nails[3]


def stock(s: State, seat: int) -> int:
    """How many nails of a seat are neither on the bed nor in the hand."""
    return NAILS - count(s.nails[seat]) - (1 if s.lifted and s.seat == seat else 0)


def unset(s: State) -> int:
    """The set of seats that have not set their card in its room."""
    found = 0
    for seat in range(MOST_SEATS):
        if s.playing >> seat & 1 and s.rotation[seat] == 0:
            found |= 1 << seat
    return found


def in_rooms(s: State) -> int:
    """The set of cards in this round, as far as they are known."""
    found = 0
    for seat in range(MOST_SEATS):
        if s.card[seat] > 0:
            found |= 1 << s.card[seat] - 1
    return found


def seen(s: State) -> int:
    """The set of cards that everyone has seen: won or put aside."""
    return s.aside | s.won[0] | s.won[1] | s.won[2] | s.won[3]


def bag(s: State) -> int:
    """The set of cards that may be drawn."""
    # 2.1 Nobody knows which cards lie in the bag: any unseen one may. 7.3 Then all that were played are back in it.
    return (seen(s) if s.deciding else ALL_CARDS & ~seen(s)) & ~in_rooms(s)


def way(s: State, turns: int) -> int:
    """The place in PATTERNS of the acting seat's card at some quarter turns."""
    return (s.card[s.seat] - 1) * TURNS + turns


def can_lie(bed: int, card: int) -> bool:
    """Whether a card can lie anywhere, turned in any way."""
    pattern = PATTERNS[card * TURNS]
    nw, n, ne = bed, bed >> 1, bed >> 2
    w, centre, e = bed >> SIDE, bed >> SIDE + 1, bed >> SIDE + 2
    sw, s, se = bed >> 2 * SIDE, bed >> 2 * SIDE + 1, bed >> 2 * SIDE + 2
    found = ring(nw, n, ne, e, se, s, sw, w, pattern) | ring(ne, e, se, s, sw, w, nw, n, pattern)
    found |= ring(se, s, sw, w, nw, n, ne, e, pattern) | ring(sw, w, nw, n, ne, e, se, s, pattern)
    return CORNERS & found & like(centre, pattern >> 4) != 0


def ring(a: int, b: int, c: int, d: int, e: int, f: int, g: int, h: int, pattern: int) -> int:
    """Where eight sets are as a pattern's outer positions, clockwise from its top left."""
    top = like(a, pattern) & like(b, pattern >> 1) & like(c, pattern >> 2)
    bottom = like(e, pattern >> 8) & like(f, pattern >> 7) & like(g, pattern >> 6)
    return top & bottom & like(d, pattern >> 5) & like(h, pattern >> 3)


def like(nails: int, pattern: int) -> int:
    """The set itself where the first position of a pattern is a hole, else all that is not in it."""
    return nails ^ (pattern & 1) - 1


def corners(bed: int, pattern: int) -> int:
    """Where a card may lie: the holes under its top left corner such that nails fit the pattern exactly."""
    # 5.3 A nail comes through every hole, and 5.4 none stands elsewhere under the card.
    top, middle, bottom = bed, bed >> SIDE, bed >> 2 * SIDE
    return CORNERS & row(top, pattern) & row(middle, pattern >> 3) & row(bottom, pattern >> 6)


def row(bed: int, pattern: int) -> int:
    """The holes where three in a row begin that are like the first row of a pattern."""
    return like(bed, pattern) & like(bed >> 1, pattern >> 1) & like(bed >> 2, pattern >> 2)


def window(bed: int, corner: int) -> int:
    """The nails under a card whose top left corner is at a hole, as a set of its positions."""
    bed >>= corner
    return bed & 7 | (bed >> SIDE & 7) << 3 | (bed >> 2 * SIDE & 7) << 6
