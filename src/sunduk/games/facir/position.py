"""A state of Façir in one line.

    7/2r4/3yr2/7/7/7/7 turn 1 0 3 c2,k0 abxw,- - main

Rows of the bed from the top, digits for free holes, a letter for a nail: `r` red, `y` yellow, `b` blue, `w` white.
What comes next (`move-d4` while a nail from d4 is in the hand), the seat that does it, the seat that started the round
and how many of its turns are over. Then the rooms: a card and how it is turned (`c` when it is not set yet, `-` for
none; in a view `?`, `??` when it is set, and `?o.o` with its side), the cards that each seat has won, those put aside,
and `main`, `deciding`, or `decided-1` after the deciding round was won by seat 1.
"""

from __future__ import annotations

from sunduk.core.errors import BadPosition
from sunduk.core.match.parsing import check_fields, read_number

from .board import BAG, CARD_NAMES, HOLES, MOST_SEATS, NAILS, ROWS, SIDE, WAYS, hole_name, side_marks
from .rules import bag, can_lie, leaders, next_seat, on_bed, seen, stock
from .state import DRAW, LAY, LOTS, MOVE, OVER, PHASES, SET, SHOWN, UNSEEN, State
from .view import card_names, nail_in

LETTERS = "rybw"
_ROUNDS = {"main": (0, 0), "deciding": (1, 0)} | {f"decided-{seat}": (1, seat + 1) for seat in range(MOST_SEATS)}


def write(s: State) -> str:
    bed = "/".join(_write_row(s, row) for row in range(SIDE))
    phase = PHASES[s.phase] + (f"-{hole_name(s.lifted - 1)}" if s.lifted else "")
    rooms = ",".join(_write_room(s.card[seat], s.rotation[seat]) for seat in range(s.seats))
    won = ",".join(_write_cards(s.won[seat]) for seat in range(s.seats))
    rounds = next(name for name, value in _ROUNDS.items() if value == (s.deciding, s.decided))
    return f"{bed} {phase} {s.seat} {s.starter} {s.turns} {rooms} {won} {_write_cards(s.aside)} {rounds}"


def _write_row(s: State, row: int) -> str:
    text, free = "", 0
    for hole in range(row * SIDE, (row + 1) * SIDE):
        seat = nail_in(s, hole)
        if seat < 0:
            free += 1
            continue
        text += (str(free) if free else "") + LETTERS[seat]
        free = 0
    return text + (str(free) if free else "")


def _write_room(card: int, rotation: int) -> str:
    if card == 0:
        return "-"
    if card <= SHOWN:
        return "?" + side_marks(SHOWN - card)
    if card == UNSEEN:
        return "??" if rotation else "?"
    return CARD_NAMES[card - 1] + (str(rotation - 1) if rotation else "")


def _write_cards(cards: int) -> str:
    return "".join(card_names(cards)) or "-"


def read(fields: list[str], s: State) -> None:
    """Fill a record whose seats and options are set."""
    check_fields(fields, 9)
    _read_bed(fields[0], s)
    _read_phase(fields[1], s)
    s.seat = read_number(fields[2], s.seats - 1, "the seat")
    s.starter = read_number(fields[3], s.seats - 1, "the seat that started the round")
    s.turns = read_number(fields[4], s.round_limit - 1, "turns of the round")
    for seat, text in enumerate(_split(fields[6], s.seats, "cards won")):
        s.won[seat] = _read_cards(text, s)
    s.aside = _read_cards(fields[7], s)
    if fields[8] not in _ROUNDS:
        raise BadPosition(f"{fields[8][:20]!r} is not one of {', '.join(_ROUNDS)}.")
    s.deciding, s.decided = _ROUNDS[fields[8]]
    _check_cards(s)
    for seat, text in enumerate(_split(fields[5], s.seats, "rooms")):
        _read_room(text, s, seat)
    _check_phase(s)


def _read_bed(text: str, s: State) -> None:
    rows = text.split("/")
    if len(rows) != SIDE:
        raise BadPosition(f"The bed has {len(rows)} rows where {SIDE} are needed.")
    for row, line in enumerate(rows):
        hole = row * SIDE
        for character in line:
            if character in LETTERS[: s.seats] and hole < (row + 1) * SIDE:
                s.nails[LETTERS.index(character)] |= 1 << hole
                hole += 1
            elif character in ROWS:
                hole += int(character)
            else:
                raise BadPosition(f"Row {row + 1} of the bed, {line[:30]!r}, has a {character!r} that does not fit.")
        if hole != (row + 1) * SIDE:
            raise BadPosition(f"Row {row + 1} of the bed, {line[:30]!r}, does not make {SIDE} holes.")


def _read_phase(text: str, s: State) -> None:
    phase, dash, hole = text.partition("-")
    if phase not in PHASES or bool(dash) != (phase == PHASES[MOVE]):
        raise BadPosition(f"{text[:20]!r} is not what comes next; that is one of {', '.join(PHASES)}, move with -d4.")
    s.phase = PHASES.index(phase)
    if dash:
        names = [hole_name(hole) for hole in range(HOLES)]
        if hole not in names or on_bed(s) >> names.index(hole) & 1:
            raise BadPosition(f"{hole[:20]!r} is not a free hole from which a nail was lifted.")
        s.lifted = names.index(hole) + 1


def _read_cards(text: str, s: State) -> int:
    """A set of cards that nobody else has."""
    cards = 0
    for name in text if text != "-" else "":
        card = CARD_NAMES.find(name)
        if card < 0 or (cards | seen(s)) >> card & 1:
            raise BadPosition(f"{name!r} in {text[:30]!r} is not a card from a to x that stands nowhere else.")
        cards |= 1 << card
    if cards.bit_count() % s.seats or (cards and list(text) != card_names(cards)):
        raise BadPosition(f"{text[:30]!r} are not the cards of whole rounds in the order of their names.")
    return cards


def _read_room(text: str, s: State, seat: int) -> None:
    if text == "-":
        return
    card, turns = CARD_NAMES.find(text[:1] or "-"), text[1:]
    if card < 0 or not bag(s) >> card & 1:
        raise BadPosition(f"{text[:20]!r} is not a card that seat {seat} may have drawn.")
    if turns not in ("", *map(str, range(WAYS[card]))):
        last = f"{CARD_NAMES[card]}{WAYS[card] - 1}"
        raise BadPosition(f"{text[:20]!r} does not say how a card is turned; this one goes up to {last}.")
    s.card[seat] = card + 1
    s.rotation[seat] = int(turns) + 1 if turns else 0


def _check_cards(s: State) -> None:
    """The cards seen so far fit where the match stands, and those who are tied play the deciding round."""
    played = seen(s).bit_count()
    ahead = leaders(s)
    tied = ahead.bit_count() > 1
    finished = played == BAG[s.seats]
    if played > BAG[s.seats] or finished != bool(s.deciding or s.phase == OVER):
        raise BadPosition(f"{played} cards have been played; the bag held {BAG[s.seats]}.")
    s.playing = ahead if finished else (1 << s.seats) - 1
    if finished and bool(s.deciding) != tied:
        raise BadPosition("A deciding round is played when several seats have won the most cards, and only then.")
    if s.decided and (s.phase != OVER or not ahead >> s.decided - 1 & 1):
        raise BadPosition("The deciding round is won by a seat that plays it, and ends the match.")


def _check_phase(s: State) -> None:
    """Refuse what no match leads to."""
    if s.phase != OVER and not (s.playing >> s.seat & 1 and s.playing >> s.starter & 1):
        raise BadPosition("The seat to act and the seat that started the round do not both play it.")
    drawn, due = [seat for seat in range(s.seats) if s.card[seat]], _who_has_drawn(s)
    if drawn != due:
        raise BadPosition(f"Cards stand in the rooms of seats {drawn}, where {due} have drawn one.")
    if s.phase in (LOTS, DRAW, SET, OVER):
        _check_empty_bed(s)
    unset = [seat for seat in drawn if not s.rotation[seat]]
    if unset != drawn if s.phase == DRAW else bool(unset) != (s.phase == SET):
        raise BadPosition("Cards are set in their rooms after all are drawn and before the first turn.")
    _check_nails(s)


def _who_has_drawn(s: State) -> list[int]:
    if s.phase in (LOTS, OVER):
        return []
    clockwise = [s.starter]
    while len(clockwise) < s.playing.bit_count():
        clockwise.append(next_seat(s, clockwise[-1]))
    return sorted(clockwise[: clockwise.index(s.seat)] if s.phase == DRAW else clockwise)


def _check_empty_bed(s: State) -> None:
    if on_bed(s) or s.turns:
        raise BadPosition("Before the first turn of a round and after its last the bed is empty and no turn counted.")
    if s.phase == LOTS and (s.seat or s.starter or seen(s)):
        raise BadPosition("Before the first seat is drawn nothing has happened.")
    if s.phase == SET and s.seat != s.starter:
        raise BadPosition("When the cards are set, the seat that starts the round is the next to act.")


def _check_nails(s: State) -> None:
    for seat in range(s.seats):
        if stock(s, seat) < 0 or (s.nails[seat] and not s.playing >> seat & 1):
            raise BadPosition(f"Seat {seat} has more nails than the {NAILS} of a seat that plays.")
    if s.phase == LAY and not (s.nails[s.seat] and can_lie(on_bed(s), s.card[s.seat] - 1)):
        raise BadPosition(f"Seat {s.seat} has no fakir that can be laid now.")


def _split(text: str, count: int, what: str) -> list[str]:
    parts = text.split(",")
    if len(parts) != count:
        raise BadPosition(f"{text[:40]!r} says {what} of {len(parts)} seats where {count} play.")
    return parts
