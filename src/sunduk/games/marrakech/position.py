"""A state of Marrakech in one line.

    7/7/2r>r3/2bv4/2b4/7/7 d4N 30,28,32 14,14,15 turn 1

Rows from the top, digits for bare cells, a letter for a rug: `r` red, `y` yellow, `b` blue, `n` brown; `>` and `v`
follow the west or north half of a rug that lies in sight whole. Then Assam, the dirhams of each seat (`x1` for the
first to go out), the rugs of each colour left, what comes next and whose turn it is, and with two seats the colours
on top of the piles (`-` for none).
"""

from __future__ import annotations

from sunduk.core.errors import BadPosition
from sunduk.core.match.parsing import check_fields, read_number, read_phase

from .board import CELLS, COLUMNS, HEADINGS, ROWS, SIDE, cell_name
from .rules import colour_on, colours, face_down, is_over, owner, rugs_left
from .state import AFTER, LAY, LOTS, OVER, PHASES, TURN, State

LETTERS = "rybn"


def write(s: State) -> str:
    rows = "/".join(_write_row(s, row) for row in range(SIDE))
    purses = ",".join(f"x{s.out[seat]}" if s.out[seat] else str(s.purse[seat]) for seat in range(s.seats))
    stock = ",".join(str(s.stock[colour]) for colour in range(colours(s)))
    fields = [rows, cell_name(s.assam) + HEADINGS[s.heading], purses, stock, PHASES[s.phase], str(s.seat)]
    if s.seats == 2:
        fields.append("".join("-" if top == 0 else LETTERS[top - 1] for top in s.top))
    return " ".join(fields)


def _write_row(s: State, row: int) -> str:
    text, bare = "", 0
    for cell in range(row * SIDE, (row + 1) * SIDE):
        colour = colour_on(s, cell)
        if colour < 0:
            bare += 1
            continue
        text += (str(bare) if bare else "") + LETTERS[colour]
        text += ">" if s.whole_east >> cell & 1 else "v" if s.whole_south >> cell & 1 else ""
        bare = 0
    return text + (str(bare) if bare else "")


def read(fields: list[str], s: State) -> None:
    """Fill a record whose seats and options are set."""
    check_fields(fields, 7 if s.seats == 2 else 6)
    _read_board(fields[0], s)
    _read_assam(fields[1], s)
    _read_purses(fields[2], s)
    _read_stock(fields[3], s)
    s.phase = read_phase(fields[4], PHASES)
    s.seat = read_number(fields[5], s.seats - 1, "the seat")
    if s.seats == 2:
        _read_tops(fields[6], s)
    _check(s)


def _read_board(text: str, s: State) -> None:
    rows = text.split("/")
    if len(rows) != SIDE:
        raise BadPosition(f"The square has {len(rows)} rows where {SIDE} are needed.")
    for row, line in enumerate(rows):
        cell = row * SIDE
        before = "/"
        for character in line:
            if character in LETTERS[: colours(s)] and cell < (row + 1) * SIDE:
                s.rugs[LETTERS.index(character)] |= 1 << cell
                cell += 1
            elif character in ROWS:
                cell += int(character)
            elif character == ">" and before in LETTERS:
                s.whole_east |= 1 << cell - 1
            elif character == "v" and before in LETTERS:
                s.whole_south |= 1 << cell - 1
            else:
                raise BadPosition(f"Row {row + 1} of the square, {line[:30]!r}, has a {character!r} that does not fit.")
            before = character
        if cell != (row + 1) * SIDE:
            raise BadPosition(f"Row {row + 1} of the square, {line[:30]!r}, does not make {SIDE} cells.")
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
            if not same or (step == 1 and cell % SIDE == SIDE - 1) or taken & halves:
                raise BadPosition(f"The whole rug marked on {cell_name(cell)} has no second half of its own.")
            taken |= halves


def _read_assam(text: str, s: State) -> None:
    if len(text) != 3 or text[0] not in COLUMNS or text[1] not in ROWS or text[2] not in HEADINGS:
        raise BadPosition(f"{text[:20]!r} is not where Assam stands and faces; that looks like d4N.")
    s.assam = ROWS.index(text[1]) * SIDE + COLUMNS.index(text[0])
    s.heading = HEADINGS.index(text[2])


def _read_purses(text: str, s: State) -> None:
    purses = _split(text, s.seats, "dirhams")
    for seat, purse in enumerate(purses):
        if purse.startswith("x"):
            s.out[seat] = read_number(purse[1:], s.seats - 1, "the order of going out")
        else:
            s.purse[seat] = read_number(purse, 4000, "dirhams")
    order = sorted(order for order in s.out if order)
    if order != list(range(1, len(order) + 1)) or len(order) == s.seats:
        raise BadPosition(f"{text!r} does not say in which order seats went out.")


def _read_stock(text: str, s: State) -> None:
    for colour, count in enumerate(_split(text, colours(s), "rugs left")):
        s.stock[colour] = read_number(count, 60, "rugs left")


def _read_tops(text: str, s: State) -> None:
    for seat, letter in enumerate(text if len(text) == 2 else "??"):
        if letter != "-":
            colour = LETTERS.find(letter)
            if colour < 0 or owner(s, colour) != seat or not s.stock[colour]:
                raise BadPosition(f"{text[:20]!r} does not name a rug on top of each of the two piles, or - for none.")
            s.top[seat] = colour + 1


def _check(s: State) -> None:
    """Refuse positions from which a match could not go on."""
    if s.out[s.seat] and s.phase not in (OVER, LOTS):
        raise BadPosition(f"Seat {s.seat} is out and cannot be the one to act.")
    if is_over(s) != (s.phase == OVER):
        raise BadPosition("The match is over when no rugs or only one seat is left, and only then.")
    if s.phase == OVER:
        return
    s.turning = 0 if s.phase == LOTS else face_down(s)
    if s.phase == LAY and s.turning:
        raise BadPosition("The top rugs of both piles are turned up before a rug is laid.")
    if s.phase == LOTS and (any(s.out) or not all(rugs_left(s, seat) for seat in range(s.seats))):
        raise BadPosition("Before the first turn every seat is in and has rugs.")
    if not rugs_left(s, s.seat) and not (s.phase == TURN and s.turn_assam == AFTER):
        raise BadPosition(f"Seat {s.seat} has no rug left to lay and cannot be the one to act.")


def _split(text: str, count: int, what: str) -> list[str]:
    parts = text.split(",")
    if len(parts) != count:
        raise BadPosition(f"{text[:40]!r} gives {len(parts)} numbers for {what} where {count} are needed.")
    return parts
