"""A state of Marrakech in one line.

    7/7/2r>r3/2bv4/2b4/7/7 d4N 30,28,32 14,14,15 turn 1

Rows from the top, digits for bare cells, a letter for a rug: `r` red, `y` yellow, `b` blue, `n` brown; `>` and `v`
follow the west or north half of a rug that lies in sight whole. Then Assam, the dirhams of each seat (`x1` for the
first to go out), the rugs of each colour left, what comes next and whose turn it is, and with two seats the colours
on top of the piles (`-` for none).
"""

from __future__ import annotations

from sunduk.core.match.parsing import check, check_fields, numbers, read_number, read_numbers, read_parts, read_phase

from .board import CELLS, HEADINGS, SIDE, SQUARE, cell_name
from .rules import colour_on, colours, face_down, is_over, owner, rugs_left
from .state import AFTER, LAY, LOTS, OVER, PHASES, TURN, State

LETTERS = "rybn"


def write(s: State) -> str:
    board = SQUARE.write([_write_cell(s, cell) for cell in range(CELLS)])
    purses = ",".join(f"x{s.out[seat]}" if s.out[seat] else str(s.purse[seat]) for seat in range(s.seats))
    stock = numbers(s.stock, colours(s))
    fields = [board, cell_name(s.assam) + HEADINGS[s.heading], purses, stock, PHASES[s.phase], str(s.seat)]
    if s.seats == 2:
        fields.append("".join("-" if top == 0 else LETTERS[top - 1] for top in s.top))
    return " ".join(fields)


def _write_cell(s: State, cell: int) -> str:
    colour = colour_on(s, cell)
    tail = ">" if s.whole_east >> cell & 1 else "v" if s.whole_south >> cell & 1 else ""
    return LETTERS[colour] + tail if colour >= 0 else ""


def read(fields: list[str], s: State) -> None:
    """Fill a record whose seats and options are set."""
    check_fields(fields, 7 if s.seats == 2 else 6)
    _read_board(fields[0], s)
    _read_assam(fields[1], s)
    _read_purses(fields[2], s)
    for colour, count in enumerate(read_numbers(fields[3], colours(s), 60, "rugs left")):
        s.stock[colour] = count
    s.phase = read_phase(fields[4], PHASES)
    s.seat = read_number(fields[5], s.seats - 1, "the seat")
    if s.seats == 2:
        _read_tops(fields[6], s)
    _check(s)


def _read_board(text: str, s: State) -> None:
    for cell, mark in SQUARE.read(text, LETTERS[: colours(s)], ">v"):
        if mark == ">":
            s.whole_east |= 1 << cell
        elif mark == "v":
            s.whole_south |= 1 << cell
        else:
            s.rugs[LETTERS.index(mark)] |= 1 << cell
    _check_whole(s)


def _check_whole(s: State) -> None:
    """Each whole rug has two halves of one colour, and no cell is in two."""
    taken = 0
    for marks, step in ((s.whole_east, 1), (s.whole_south, SIDE)):
        for cell in range(CELLS):
            if not marks >> cell & 1:
                continue
            halves = 1 << cell | 1 << cell + step
            same = cell + step < CELLS and colour_on(s, cell) == colour_on(s, cell + step) >= 0
            fits = same and not (step == 1 and cell % SIDE == SIDE - 1) and not taken & halves
            check(fits, f"The whole rug marked on {cell_name(cell)} has no second half of its own.")
            taken |= halves


def _read_assam(text: str, s: State) -> None:
    stands = SQUARE.cell(text[:2]) >= 0 and len(text) == 3 and text[2] in HEADINGS
    check(stands, f"{text[:20]!r} is not where Assam stands and faces; that looks like d4N.")
    s.assam = SQUARE.cell(text[:2])
    s.heading = HEADINGS.index(text[2])


def _read_purses(text: str, s: State) -> None:
    for seat, purse in enumerate(read_parts(text, ",", s.seats, "numbers for dirhams")):
        if purse.startswith("x"):
            s.out[seat] = read_number(purse[1:], s.seats - 1, "the order of going out")
        else:
            s.purse[seat] = read_number(purse, 4000, "dirhams")
    order = sorted(order for order in s.out if order)
    in_order = order == list(range(1, len(order) + 1)) and len(order) < s.seats
    check(in_order, f"{text!r} does not say in which order seats went out.")


def _read_tops(text: str, s: State) -> None:
    for seat, letter in enumerate(text if len(text) == 2 else "??"):
        if letter != "-":
            colour = LETTERS.find(letter)
            lies = colour >= 0 and owner(s, colour) == seat and s.stock[colour]
            check(lies, f"{text[:20]!r} does not name a rug on top of each of the two piles, or - for none.")
            s.top[seat] = colour + 1


def _check(s: State) -> None:
    """Refuse positions from which a match could not go on."""
    idle = s.phase in (OVER, LOTS)
    check(idle or not s.out[s.seat], f"Seat {s.seat} is out and cannot be the one to act.")
    check(is_over(s) == (s.phase == OVER), "The match is over when no rugs or only one seat is left, and only then.")
    if s.phase == OVER:
        return
    s.turning = 0 if s.phase == LOTS else face_down(s)
    check(s.phase != LAY or not s.turning, "The top rugs of both piles are turned up before a rug is laid.")
    ready = not any(s.out) and all(rugs_left(s, seat) for seat in range(s.seats))
    check(s.phase != LOTS or ready, "Before the first turn every seat is in and has rugs.")
    lays = rugs_left(s, s.seat) or (s.phase == TURN and s.turn_assam == AFTER)
    check(lays, f"Seat {s.seat} has no rug left to lay and cannot be the one to act.")
