"""The rules of Farlander. Numbers are the clauses of RULES.en.md and RULES.ru.md."""

from __future__ import annotations

from sunduk.core.rules.bits import count
from sunduk.core.rules.contract import CHANCE
from sunduk.core.rules.seats import left_of

from .board import ALL_TILES, DEALT, EDGES, FORTRESSES, INSIDE, MOST_KNIGHTS, SIDE_EDGES, STATES, TILES, TURNS
from .state import ATTACK, DRAW, FROM, JOINT, LOTS, NUMBER, OVER, SETTLE, TILE, TURN, YES, State
from .strength import can_fall, knights, may_stop, room, sources, weaker

SETTLE_IN = 0
"""Actions of a seat: place a knight (SETTLE_IN + state) …"""
CONQUER = SETTLE_IN + STATES
"""… choose a target (CONQUER + state) …"""
COME_FROM = CONQUER + STATES
"""… choose where knights come from; with `joint`, one knight comes at once (COME_FROM + state) …"""
ONE_KNIGHT = COME_FROM + STATES
"""… say how many come (ONE_KNIGHT, and upwards for two and more) …"""
STOP = ONE_KNIGHT + MOST_KNIGHTS - 1
"""… or let no more come."""
DRAW_TILE = STOP + 1
"""Actions of chance: draw a tile (DRAW_TILE + tile) …"""
TURN_BY = DRAW_TILE + TILES
"""… turn it (TURN_BY + sixths) …"""
FIRST_SEAT = TURN_BY + TURNS
"""… or draw the seat that begins to settle or to conquer (FIRST_SEAT + seat)."""
SEAT_ACTIONS = DRAW_TILE
LOTS_RULE, STEP_RULE = 204, 302

STEPS = (DRAW_TILE, TURN_BY, FIRST_SEAT, SETTLE_IN, FIRST_SEAT, CONQUER, COME_FROM, ONE_KNIGHT)
STEP_ENDS = (TURN_BY, FIRST_SEAT, FIRST_SEAT, CONQUER, FIRST_SEAT, COME_FROM, ONE_KNIGHT, STOP)
"""By phase: the first action of the step that comes next, and the one after its last."""


def start(s: State) -> None:
    # 1.3 Inside a tile, borders never change.
    for state in range(STATES):
        s.border[state] = INSIDE[state]
    # 2.1 All tiles wait to be drawn.
    s.unlaid = ALL_TILES
    # 2.3 Everyone gets the same number of knights.
    for seat in range(s.seats):
        s.stock[seat] = DEALT[s.seats]
    # 6.1 Fortresses count only where they are agreed on.
    s.castles = FORTRESSES if s.fortresses == YES else 0
    s.phase = TILE


def lots(s: State) -> int:
    if s.phase == LOTS:
        return LOTS_RULE
    return 501 if s.phase == DRAW else 0


def begin(s: State, seat: int) -> None:
    if s.phase == LOTS:
        # 2.4 Chance draws who settles first.
        settle_from(s, seat)
    else:
        # 5.1 Chance draws who conquers first.
        attack_from(s, seat)


def actors(s: State) -> int:
    if s.phase == OVER:
        return 0
    # 2.1, 2.2 The map belongs to chance; all tiles and turns are equally likely.
    if s.phase < LOTS:
        return 1 << CHANCE
    # 3.1 The seat whose turn it is acts, nobody else.
    return 1 << s.seat


def options(s: State, who: int) -> tuple[int, int, int, int]:
    if s.phase == SETTLE:
        return room(s, s.seat), SETTLE_IN, 0, 0
    if s.phase == ATTACK:
        return s.targets, CONQUER, 0, 0
    if s.phase == FROM:
        return sources(s), COME_FROM, 1 if may_stop(s) else 0, STOP
    if s.phase == NUMBER:
        # 5.6 One to all but one.
        return 1 - knights(s, s.source), ONE_KNIGHT, 0, 0
    return (s.unlaid, DRAW_TILE, 0, 0) if s.phase == TILE else (-TURNS, TURN_BY, 0, 0)


def refusal(s: State, who: int, action: int) -> int:
    if action == STOP and s.phase == FROM and s.strength == JOINT:
        # 5.9 At least one knight moves in.
        return 0 if may_stop(s) else 509
    # 3.2 The steps have their order.
    step = STEPS[s.phase]
    if not step <= action < STEP_ENDS[s.phase]:
        return STEP_RULE
    place = action - step
    if step == SETTLE_IN:
        return settle_refusal(s, place)
    if step == CONQUER:
        return target_refusal(s, place)
    if step == COME_FROM:
        return source_refusal(s, place)
    # 5.6 One knight stays behind.
    if step == ONE_KNIGHT and place + 1 >= knights(s, s.source):
        return 506
    # 2.1 The tile lies on the map already.
    if step == DRAW_TILE and not s.unlaid >> place & 1:
        return 201
    return 0


def out_of_turn(s: State, who: int) -> int:
    # 3.1 Nobody acts out of turn.
    return 301


def settle_refusal(s: State, state: int) -> int:
    # 4.1 Another player's state.
    if (s.above[0] & ~s.land[s.seat]) >> state & 1:
        return 401
    # 4.2 No more than five.
    return 402 if s.above[MOST_KNIGHTS - 1] >> state & 1 else 0


def target_refusal(s: State, state: int) -> int:
    if s.targets >> state & 1:
        return 0
    # 5.3 One's own, or nobody's.
    if not (s.above[0] & ~s.land[s.seat]) >> state & 1:
        return 503
    # 6.1 It is the fortress that saves it.
    if s.castles >> state & 1 and can_fall(s, s.seat, state, knights(s, state)):
        return 601
    # 5.4, 5.7 It is not weaker.
    return 507 if s.strength == JOINT else 504


def source_refusal(s: State, state: int) -> int:
    if sources(s) >> state & 1:
        return 0
    # 5.5, 5.8 Only from states that can send knights.
    return 508 if s.strength == JOINT else 505


def apply(s: State, who: int, action: int) -> None:
    if action < CONQUER:
        settle(s, action - SETTLE_IN)
    elif action < COME_FROM:
        # 5.2 Exactly one state a turn.
        s.target = action - CONQUER
        s.targets = 0
        s.phase = FROM
    elif action < ONE_KNIGHT:
        if s.strength == JOINT:
            join_in(s, action - COME_FROM)
        else:
            s.source = action - COME_FROM
            s.phase = NUMBER
    elif action < STOP:
        move_in(s, action - ONE_KNIGHT + 1)
    elif action == STOP:
        end_turn(s)
    elif action < TURN_BY:
        # 2.1 The next place gets this tile.
        s.tile[s.laid] = action - DRAW_TILE
        s.unlaid &= ~(1 << action - DRAW_TILE)
        s.phase = TURN
    else:
        lay(s, action - TURN_BY)


def lay(s: State, turn: int) -> None:
    # 2.2 The tile is turned, and borders what it touches.
    place = s.laid
    s.turn[place] = turn
    if place:
        # The place lies on side `place - 1` of the middle; the next one clockwise, two sides further round.
        touch(s, 0, place - 1, place)
        if place > 1:
            touch(s, place - 1, place if place < TURNS else 0, place)
        if place == TURNS:
            touch(s, place, 1, 1)
    s.laid = place + 1
    s.phase = TILE if s.laid < TILES else LOTS


def touch(s: State, place: int, side: int, other: int) -> None:
    # 1.3 States border each other along the side where their tiles touch.
    mine = edge(s, place, side)
    theirs = edge(s, other, side + 3 if side < 3 else side - 3)
    for step in range(SIDE_EDGES):
        one, two = EDGES[mine + step], EDGES[theirs + SIDE_EDGES - 1 - step]
        s.border[one] |= 1 << two
        s.border[two] |= 1 << one


def edge(s: State, place: int, side: int) -> int:
    """Where the edges of a side of the tile at a place begin in EDGES."""
    side -= s.turn[place]
    return (s.tile[place] * TURNS + (side if side >= 0 else side + TURNS)) * SIDE_EDGES


def settle(s: State, state: int) -> None:
    # 4.1 One knight, into a state that is then one's own.
    s.stock[s.seat] -= 1
    s.land[s.seat] |= 1 << state
    reinforce(s, state)
    settle_from(s, left_of(s, s.seat))


def settle_from(s: State, seat: int) -> None:
    # 4.3 Whoever has no knights or no room sits out; 4.4 when all do, settling ends.
    for _ in range(s.seats):
        if s.stock[seat] and room(s, seat):
            s.seat = seat
            s.phase = SETTLE
            return
        seat = left_of(s, seat)
    s.seat = 0
    s.phase = DRAW


def attack_from(s: State, seat: int) -> None:
    # 5.2 Whoever cannot conquer is skipped; 7.1 when nobody can, the match ends.
    s.target = 0
    s.source = 0
    for _ in range(s.seats):
        s.targets = weaker(s, seat)
        if s.targets:
            s.seat = seat
            s.phase = ATTACK
            return
        seat = left_of(s, seat)
    s.seat = 0
    s.phase = OVER


def end_turn(s: State) -> None:
    # 3.1 Turns go round clockwise.
    attack_from(s, left_of(s, s.seat))


def move_in(s: State, number: int) -> None:
    # 5.6 The defenders are removed, and knights of the stronger state move in.
    take(s)
    stay = knights(s, s.source) - number
    for least in range(MOST_KNIGHTS):
        s.above[least] |= 1 << s.target if least < number else 0
        s.above[least] &= ~(1 << s.source) if least >= stay else -1
    end_turn(s)


def join_in(s: State, source: int) -> None:
    # 5.8 Knights come one by one; the defenders are removed before the first.
    if not may_stop(s):
        take(s)
    dismiss(s, source)
    reinforce(s, s.target)
    # 5.9 The turn is over when the state is full or nobody else can come.
    if s.above[MOST_KNIGHTS - 1] >> s.target & 1 or not sources(s):
        end_turn(s)


def take(s: State) -> None:
    """Remove the defenders of the target, which changes hands."""
    others = ~(1 << s.target)
    for least in range(MOST_KNIGHTS):
        s.above[least] &= others
    for seat in range(s.seats):
        s.land[seat] &= others
    s.land[s.seat] |= 1 << s.target


def reinforce(s: State, state: int) -> None:
    """Add a knight to a state."""
    s.above[knights(s, state)] |= 1 << state


def dismiss(s: State, state: int) -> None:
    """Take a knight out of a state."""
    s.above[knights(s, state) - 1] &= ~(1 << state)


def points(s: State, seat: int) -> int:
    # 7.2 One for each state, 6.3 two if it has a fortress; 7.3 most win, equals share the place.
    return count(s.land[seat]) + count(s.land[seat] & s.castles)
