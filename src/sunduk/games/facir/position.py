"""A state of Façir in one line.

    7/2r4/3yr2/7/7/7/7 turn 1 0 3 c2,k0 abxw,- - main

Rows of the bed from the top, digits for free holes, a letter for a nail: `r` red, `y` yellow, `b` blue, `w` white.
What comes next (`move-d4` while a nail from d4 is in the hand), the seat that does it, the seat that started the round
and how many of its turns are over. Then the rooms: a card and how it is turned (`c` when it is not set yet, `-` for
none; in a view `?`, `??` when it is set, and `?o.o` with its side), the cards that each seat has won, those put aside,
and `main`, `deciding`, or `decided-1` after the deciding round was won by seat 1.
"""

from __future__ import annotations

from sunduk.core.match.parsing import check, check_fields, read_number, read_parts

from .board import BAG, BED, CARD_NAMES, HOLES, MOST_SEATS, NAILS, WAYS, hole_name, side_marks
from .rules import bag, can_lie, leaders, next_seat, on_bed, seen, stock
from .state import DRAW, LAY, LOTS, MOVE, OVER, PHASES, SET, SHOWN, UNSEEN, State
from .view import card_names, nail_in

LETTERS = "rybw"
_ROUNDS = {"main": (0, 0), "deciding": (1, 0)} | {f"decided-{seat}": (1, seat + 1) for seat in range(MOST_SEATS)}


def write(s: State) -> str:
    nails = [nail_in(s, hole) for hole in range(HOLES)]
    bed = BED.write(["" if seat < 0 else LETTERS[seat] for seat in nails])
    phase = PHASES[s.phase] + (f"-{hole_name(s.lifted - 1)}" if s.lifted else "")
    rooms = ",".join(_write_room(s.card[seat], s.rotation[seat]) for seat in range(s.seats))
    won = ",".join(_write_cards(s.won[seat]) for seat in range(s.seats))
    rounds = next(name for name, value in _ROUNDS.items() if value == (s.deciding, s.decided))
    return f"{bed} {phase} {s.seat} {s.starter} {s.turns} {rooms} {won} {_write_cards(s.aside)} {rounds}"


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
    for hole, letter in BED.read(fields[0], LETTERS[: s.seats]):
        s.nails[LETTERS.index(letter)] |= 1 << hole
    _read_phase(fields[1], s)
    s.seat = read_number(fields[2], s.seats - 1, "the seat")
    s.starter = read_number(fields[3], s.seats - 1, "the seat that started the round")
    s.turns = read_number(fields[4], s.round_limit - 1, "turns of the round")
    for seat, text in enumerate(read_parts(fields[6], ",", s.seats, "sets of cards won")):
        s.won[seat] = _read_cards(text, s)
    s.aside = _read_cards(fields[7], s)
    check(fields[8] in _ROUNDS, f"{fields[8][:20]!r} is not one of {', '.join(_ROUNDS)}.")
    s.deciding, s.decided = _ROUNDS[fields[8]]
    _check_cards(s)
    for seat, text in enumerate(read_parts(fields[5], ",", s.seats, "rooms")):
        _read_room(text, s, seat)
    _check_phase(s)


def _read_phase(text: str, s: State) -> None:
    phase, dash, name = text.partition("-")
    known = phase in PHASES and bool(dash) == (phase == PHASES[MOVE])
    check(known, f"{text[:20]!r} is not what comes next; that is one of {', '.join(PHASES)}, move with -d4.")
    s.phase = PHASES.index(phase)
    if dash:
        hole = BED.cell(name)
        free = hole >= 0 and not on_bed(s) >> hole & 1
        check(free, f"{name[:20]!r} is not a free hole from which a nail was lifted.")
        s.lifted = hole + 1


def _read_cards(text: str, s: State) -> int:
    """A set of cards that nobody else has."""
    cards = 0
    for name in text if text != "-" else "":
        card = CARD_NAMES.find(name)
        lone = card >= 0 and not (cards | seen(s)) >> card & 1
        check(lone, f"{name!r} in {text[:30]!r} is not a card from a to x that stands nowhere else.")
        cards |= 1 << card
    whole = cards.bit_count() % s.seats == 0 and (not cards or list(text) == card_names(cards))
    check(whole, f"{text[:30]!r} are not the cards of whole rounds in the order of their names.")
    return cards


def _read_room(text: str, s: State, seat: int) -> None:
    if text == "-":
        return
    card, turns = CARD_NAMES.find(text[:1] or "-"), text[1:]
    check(card >= 0 and bag(s) >> card & 1, f"{text[:20]!r} is not a card that seat {seat} may have drawn.")
    last = f"{CARD_NAMES[card]}{WAYS[card] - 1}"
    turned = turns in ("", *map(str, range(WAYS[card])))
    check(turned, f"{text[:20]!r} does not say how a card is turned; this one goes up to {last}.")
    s.card[seat] = card + 1
    s.rotation[seat] = int(turns) + 1 if turns else 0


def _check_cards(s: State) -> None:
    """The cards seen so far fit where the match stands, and those who are tied play the deciding round."""
    played = seen(s).bit_count()
    ahead = leaders(s)
    tied = ahead.bit_count() > 1
    finished = played == BAG[s.seats]
    due = played <= BAG[s.seats] and finished == bool(s.deciding or s.phase == OVER)
    check(due, f"{played} cards have been played; the bag held {BAG[s.seats]}.")
    s.playing = ahead if finished else (1 << s.seats) - 1
    only_then = not finished or bool(s.deciding) == tied
    check(only_then, "A deciding round is played when several seats have won the most cards, and only then.")
    won = not s.decided or (s.phase == OVER and ahead >> s.decided - 1 & 1)
    check(won, "The deciding round is won by a seat that plays it, and ends the match.")


def _check_phase(s: State) -> None:
    """Refuse what no match leads to."""
    play = s.phase == OVER or (s.playing >> s.seat & 1 and s.playing >> s.starter & 1)
    check(play, "The seat to act and the seat that started the round do not both play it.")
    drawn, due = [seat for seat in range(s.seats) if s.card[seat]], _who_has_drawn(s)
    check(drawn == due, f"Cards stand in the rooms of seats {drawn}, where {due} have drawn one.")
    if s.phase in (LOTS, DRAW, SET, OVER):
        _check_empty_bed(s)
    unset = [seat for seat in drawn if not s.rotation[seat]]
    in_time = unset == drawn if s.phase == DRAW else bool(unset) == (s.phase == SET)
    check(in_time, "Cards are set in their rooms after all are drawn and before the first turn.")
    _check_nails(s)


def _who_has_drawn(s: State) -> list[int]:
    if s.phase in (LOTS, OVER):
        return []
    clockwise = [s.starter]
    while len(clockwise) < s.playing.bit_count():
        clockwise.append(next_seat(s, clockwise[-1]))
    return sorted(clockwise[: clockwise.index(s.seat)] if s.phase == DRAW else clockwise)


def _check_empty_bed(s: State) -> None:
    empty = not on_bed(s) and not s.turns
    check(empty, "Before the first turn of a round and after its last the bed is empty and no turn counted.")
    begun = s.seat or s.starter or seen(s)
    check(s.phase != LOTS or not begun, "Before the first seat is drawn nothing has happened.")
    starts = s.phase != SET or s.seat == s.starter
    check(starts, "When the cards are set, the seat that starts the round is the next to act.")


def _check_nails(s: State) -> None:
    for seat in range(s.seats):
        its_own = stock(s, seat) >= 0 and (not s.nails[seat] or s.playing >> seat & 1)
        check(its_own, f"Seat {seat} has more nails than the {NAILS} of a seat that plays.")
    lies = s.phase != LAY or (s.nails[s.seat] and can_lie(on_bed(s), s.card[s.seat] - 1))
    check(lies, f"Seat {s.seat} has no fakir that can be laid now.")
