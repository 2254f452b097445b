"""The rules of Fortune. Numbers are the clauses of RULES.en.md and RULES.ru.md."""

from __future__ import annotations

from sunduk.core.rules.bits import count, moved
from sunduk.core.rules.contract import CHANCE
from sunduk.core.rules.rng import below

from .board import (
    BIG_FORTUNE,
    BITS,
    BOX,
    CHARACTERS,
    DEALT,
    FORTUNE,
    FORTUNE_CARDS,
    KINDS,
    MIDDLE,
    NIBBLE,
    ONE_OF_EACH,
    OWN,
    PILES,
    STUDENT,
)
from .state import DEAL, OVER, PER_SEAT, PLAY, State

PLAY_CARD = 0
"""Actions of a seat: PLAY_CARD + kind * PILES + pile, piles counted clockwise from one's own."""
DEAL_CARD = KINDS * PILES
"""Actions of chance: deal a character (DEAL_CARD + kind) …"""
FIRST_SEAT = DEAL_CARD + CHARACTERS
"""… or draw the seat that begins (FIRST_SEAT + seat)."""
SEAT_ACTIONS = DEAL_CARD
LOTS_RULE, STEP_RULE = 201, 302

ONE_STUDENT = 1 << BITS * STUDENT
EACH_BYTE = 0x010101010101
"""A byte for every two kinds of characters."""
ALL_KINDS = (1 << KINDS) - 1
HALF = STUDENT + 1
"""Actions with kinds below it are one set, those with the rest another."""
LOW_KINDS = ONE_OF_EACH & (1 << BITS * HALF) - 1
HIGH_KINDS = ONE_OF_EACH - LOW_KINDS
LOW_PILES = sum(1 << PILES * kind for kind in range(HALF))
HIGH_PILES = sum(1 << PILES * (kind - HALF) for kind in range(HALF, KINDS))
"""The kinds of each half as ones of a packet, and as actions: onto one's own pile."""
HIGH_CHARACTERS = (1 << (CHARACTERS - HALF) * PILES) - 1


def begin(s: State, seat: int) -> None:
    # 2.1 Chance draws who begins.
    s.seat = seat
    open_round(s)


def actors(s: State) -> int:
    if s.phase == OVER:
        return 0
    # 3.1 The seat whose turn it is acts, nobody else; 2.3 cards belong to chance.
    return 1 << s.seat if s.phase == PLAY else 1 << CHANCE


def options(s: State, who: int) -> tuple[int, int, int, int]:
    if s.phase == DEAL:
        # 2.3 A card that is left in the deck.
        return moved(kinds_in(s.deck), ONE_OF_EACH, ALL_KINDS), DEAL_CARD, 0, 0
    if shows_fortune(s, s.seat):
        # 4.4 Onto one's own pile; 4.5 a Student only if there is nothing else.
        kinds = covering_kinds(s)
        return moved(kinds, LOW_KINDS, LOW_PILES), PLAY_CARD, moved(kinds, HIGH_KINDS, HIGH_PILES), HALF * PILES
    kinds = kinds_in(s.hand[s.seat])
    low, high = moved(kinds, LOW_KINDS, LOW_PILES), moved(kinds, HIGH_KINDS, HIGH_PILES)
    # Everything may go onto one's own pile, 4.1 a character also onto the middle …
    low, high = low | low << MIDDLE, high | (high & HIGH_CHARACTERS) << MIDDLE
    if kinds & ONE_STUDENT:
        for pile in range(1, s.seats):
            # 4.2 … and a Student onto another seat's.
            low |= (0 if shows_fortune(s, seat_at(s, pile)) else 1) << STUDENT * PILES + pile
    return low, PLAY_CARD, high, HALF * PILES


def pick_chance(s: State, word: int) -> int:
    # 2.3 Every card left in the deck is as likely as any other.
    return DEAL_CARD + kind_at(s.deck, below(word, number_of_cards(s.deck)))


def refusal(s: State, who: int, action: int) -> int:
    # 3.2 A round has its order: lots, cards, play.
    if action >= FIRST_SEAT or (action >= DEAL_CARD) != (s.phase == DEAL):
        return STEP_RULE
    if s.phase == PLAY:
        return play_refusal(s, action // PILES, action % PILES)
    # 2.3 No such card is left in the deck.
    return 0 if count_of(s.deck, action - DEAL_CARD) else 203


def out_of_turn(s: State, who: int) -> int:
    # 3.1 Nobody acts out of turn.
    return 301


def play_refusal(s: State, kind: int, pile: int) -> int:
    # 2.5 There is no such pile.
    if pile >= s.seats and pile != MIDDLE:
        return 205
    # 3.3 Only a card from one's hand is played.
    if not count_of(s.hand[s.seat], kind):
        return 303
    # 4.3 Fortune cards go onto one's own pile.
    if kind >= FORTUNE and pile != OWN:
        return 403
    # 4.1 Positive and negative characters go onto one's own pile or the middle.
    if kind != STUDENT and pile != OWN and pile != MIDDLE:
        return 401
    if shows_fortune(s, s.seat):
        # 4.4 One's own Fortune is to be covered, 4.5 by a Student only if there is nothing else.
        if pile != OWN:
            return 404
        return 0 if covering_kinds(s) >> BITS * kind & 1 else 405
    # 4.2 A Student covers no Fortune.
    return 402 if kind == STUDENT and pile != MIDDLE and shows_fortune(s, seat_at(s, pile)) else 0


def apply(s: State, who: int, action: int) -> None:
    if action < DEAL_CARD:
        play(s, action // PILES, action % PILES)
    else:
        deal(s, action - DEAL_CARD)


def open_round(s: State) -> None:
    s.round += 1
    s.phase = DEAL
    for seat in range(s.seats):
        # 2.2 Everyone takes their Fortune cards; 2.5 all piles are empty.
        s.hand[seat] = FORTUNE_CARDS
        s.top[seat] = 0
    s.top[MIDDLE] = 0
    s.played = 0
    s.students_only = 0
    s.deck = BOX


def deal(s: State, kind: int) -> None:
    # 2.3 Card by card, clockwise, until everyone has their number.
    card = 1 << BITS * kind
    s.deck -= card
    s.hand[s.seat] += card
    s.held[s.seat] += 1
    s.seat = seat_at(s, 1)
    if s.held[s.seat] == DEALT[s.seats]:
        # 2.4 The rest is put away unseen.
        s.deck = 0
        s.phase = PLAY


def play(s: State, kind: int, pile: int) -> None:
    card = 1 << BITS * kind
    place = MIDDLE if pile == MIDDLE else seat_at(s, pile)
    # 3.3 One card leaves the hand …
    s.hand[s.seat] -= card
    if kind >= FORTUNE:
        cash_in(s, kind)
    else:
        s.held[s.seat] -= 1
        s.played += card
        if kind == STUDENT and pile == OWN and shows_fortune(s, s.seat):
            # 4.5 Everyone knows now that there was nothing else.
            s.students_only |= 1 << s.seat
    # … and lies on top of a pile; 5.8 a Fortune card after the cashing in.
    s.top[place] = kind + 1
    s.seat = seat_at(s, 1)
    if s.hand[s.seat] == 0:
        close_round(s)


def cash_in(s: State, kind: int) -> None:
    amount = table_sum(s)
    for seat in range(s.seats):
        if seat == s.seat:
            # 5.3 The sum is gained or lost, 5.4 twice with Big Fortune; 5.7 an older Fortune gives nothing.
            gain(s, seat, amount * 2 if kind == BIG_FORTUNE else amount)
        elif shows_fortune(s, seat):
            # 5.5 So do others whose pile shows Fortune, 5.6 twice with Big Fortune.
            gain(s, seat, amount * 2 if s.top[seat] == BIG_FORTUNE + 1 else amount)


def gain(s: State, seat: int, amount: int) -> None:
    # 5.3 Nobody falls below nothing.
    s.points[seat] = max(0, s.points[seat] + amount)


def table_sum(s: State) -> int:
    # 5.1 The tops of all piles; 5.2 empty piles, Students and Fortune cards count nothing.
    total = top_value(s.top[MIDDLE])
    for seat in range(s.seats):
        total += top_value(s.top[seat])
    return total


def top_value(top: int) -> int:
    return (top - 1 - STUDENT) * 10 if 0 < top <= CHARACTERS else 0


def close_round(s: State) -> None:
    # 6.1 All hands are empty at once: everyone had as many cards.
    if s.round == rounds_in_all(s):
        s.phase = OVER
    else:
        # 6.3 The seat after the one that began this round begins the next.
        s.seat = seat_at(s, 1)
        open_round(s)


def rounds_in_all(s: State) -> int:
    # 6.2 One for each seat, or as agreed.
    return s.seats if s.rounds == PER_SEAT else s.rounds


def weight(s: State, action: int) -> int:
    return count_of(s.deck, action - DEAL_CARD)


def points(s: State, seat: int) -> int:
    # 6.4 Most points; equals share a place.
    return s.points[seat]


def shows_fortune(s: State, seat: int) -> bool:
    """Whether a seat's pile has Fortune or Big Fortune on top."""
    return s.top[seat] > FORTUNE


def covering_kinds(s: State) -> int:
    """The kinds with which the acting seat may cover its own Fortune, as a packet of ones."""
    kinds = kinds_in(s.hand[s.seat])
    return kinds if kinds == ONE_STUDENT else kinds & ~ONE_STUDENT


def seat_at(s: State, pile: int) -> int:
    """The seat so many places to the left of the acting one."""
    seat = s.seat + pile
    return seat - s.seats if seat >= s.seats else seat


def count_of(packet: int, kind: int) -> int:
    """How many cards of a kind a packet holds."""
    return packet >> BITS * kind & NIBBLE


def number_of_cards(packet: int) -> int:
    """How many characters a packet holds."""
    return running_sums(packet) >> 40 & 0xFF


def kind_at(packet: int, place: int) -> int:
    """The kind of character number `place` of a packet."""
    sums = running_sums(packet)
    # Bit 7 of a byte stays where the place lies behind both of its kinds.
    passed = count((place * EACH_BYTE | 0x80 * EACH_BYTE) - sums & 0x80 * EACH_BYTE)
    place -= sums << 8 >> 8 * passed & 0xFF
    return 2 * passed + (1 if place >= count_of(packet, 2 * passed) else 0)


def running_sums(packet: int) -> int:
    """Six bytes: how many characters of the first two kinds a packet holds, of the first four, and so on."""
    pairs = (packet & NIBBLE * EACH_BYTE) + (packet >> BITS & NIBBLE * EACH_BYTE)
    return pairs * EACH_BYTE & 0xFF * EACH_BYTE


def kinds_in(packet: int) -> int:
    """The kinds of which a packet holds any, as a packet of ones."""
    return (packet | packet >> 1 | packet >> 2 | packet >> 3) & ONE_OF_EACH
