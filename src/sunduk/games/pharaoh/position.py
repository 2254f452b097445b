"""A state of Pharaoh's Code in one line.

    64/33',50/22,27,42/3,5,18,24 90,70,35,6 2,5,11 race 0 0 0=33 +7+12-80/. 0

The pyramid row by row from the top: the number of a tile, with a prime once it is taken and waits for its equation, a
dot for an empty cell. Then the tiles in sight on the stacks, in the order of the rows; the dice (a dot for one that is
not rolled), what comes next, the leader, the seats that are done, the tiles that wait in the order of their equations,
the tiles of each seat (`+` face up, `-` face down) and how many rounds in a row have brought nobody a tile. A dot
stands for nothing. Texts of version 1 do not tell of the stacks.
"""

from __future__ import annotations

import re

from sunduk.core.errors import BadPosition
from sunduk.core.match.parsing import check, check_fields, read_number, read_parts, read_phase
from sunduk.core.rules.bits import members

from .board import CELL_COLOUR, CELLS, COLOURS, DICE, NUMBER, ROWS, SIDES, STACKS
from .rules import CELL_BITS, MOST_IDLE, awaited_colour, claimant, everyone, is_short
from .state import FILL, LOTS, ONE, OVER, PHASES, RACE, ROLL, STATE, State
from .view import claims

DOWNWARDS = (3, 2, 1, 0)
"""The colours in the order of the rows, from the top."""


def write(s: State) -> str:
    rows = "/".join(",".join(_write_cell(s, cell) for cell in row) for row in ROWS)
    tops = "" if s.hidden_stacks else ",".join(_write_top(s.tops[colour]) for colour in DOWNWARDS) + " "
    dice = ",".join(str(face or ".") for face in s.dice)
    done = "".join(map(str, members(s.done)))
    taken = ",".join(f"{seat}={NUMBER[s.pyramid[cell] - 1]}" for cell, seat in claims(s))
    tiles = "/".join(_write_set(s.up[seat], "+") + _write_set(s.down[seat], "-") or "." for seat in range(s.seats))
    return f"{rows} {tops}{dice} {PHASES[s.phase]} {s.leader} {done or '.'} {taken or '.'} {tiles} {s.idle}"


def _write_cell(s: State, cell: int) -> str:
    if s.pyramid[cell] == 0:
        return "."
    return str(NUMBER[s.pyramid[cell] - 1]) + ("" if s.there >> cell & 1 else "'")


def _write_top(top: int) -> str:
    return str(NUMBER[top - 1]) if top else "."


def _write_set(tiles: int, mark: str) -> str:
    return "".join(f"{mark}{NUMBER[tile]}" for tile in members(tiles))


def read(fields: list[str], s: State) -> None:
    """Fill a record whose seats and options are set."""
    check_fields(fields, 8 if s.hidden_stacks else 9)
    pyramid, *tops, dice, phase, leader, done, taken, tiles, idle = fields
    for colour in range(len(COLOURS)):
        s.stack |= STACKS[colour]
    _read_pyramid(pyramid, s)
    for text in tops:
        _read_tops(text, s)
    _read_dice(dice, s)
    s.phase = read_phase(phase, PHASES)
    s.leader = read_number(leader, s.seats - 1, "the leader")
    for seat in "" if done == "." else done:
        s.done |= 1 << read_number(seat, s.seats - 1, "a seat that is done")
    _read_claims(taken, s)
    _read_tiles(tiles, s)
    s.idle = read_number(idle, MOST_IDLE, "rounds without a tile")
    _check(s)


def _draw(s: State, text: str) -> int:
    """The tile with a number, which leaves its stack."""
    number = read_number(text, max(NUMBER), "a tile")
    tile = NUMBER.index(number) if number in NUMBER else -1
    check(tile >= 0 and s.stack >> tile & 1, f"There is no tile {number}, or it is in two places.")
    s.stack &= ~(1 << tile)
    return tile


def _read_pyramid(text: str, s: State) -> None:
    rows = [row.split(",") for row in text.split("/")]
    stepped = [len(row) for row in rows] == [len(row) for row in ROWS]
    check(stepped, f"{text[:60]!r} is not a pyramid; its rows, from the top, have 1, 2, 3 and 4 cells.")
    for cell, name in enumerate(name for row in rows for name in row):
        if name == ".":
            continue
        tile = _draw(s, name.removesuffix("'"))
        of_colour = STACKS[CELL_COLOUR[cell]] >> tile & 1
        check(of_colour, f"The tile {NUMBER[tile]} lies on a cell that is not of its colour.")
        s.pyramid[cell] = tile + 1
        s.there |= 0 if name.endswith("'") else 1 << cell


def _read_tops(text: str, s: State) -> None:
    for colour, name in zip(DOWNWARDS, read_parts(text, ",", len(DOWNWARDS), "stacks"), strict=True):
        if name != ".":
            tile = _draw(s, name)
            check(STACKS[colour] >> tile & 1, f"The tile {NUMBER[tile]} lies on a stack that is not of its colour.")
            s.tops[colour] = tile + 1


def _read_dice(text: str, s: State) -> None:
    for die, face in enumerate(read_parts(text, ",", DICE, "dice")):
        s.dice[die] = 0 if face == "." else read_number(face, SIDES[die], f"the die with {SIDES[die]} sides")
        check(face == "." or s.dice[die], "No die shows 0; a dot stands for a die that is not rolled.")
        check(die == 0 or s.dice[die - 1] or not s.dice[die], "Dice are rolled in their order.")


def _read_claims(text: str, s: State) -> None:
    """Fill the row of claims, the one that is due last."""
    names = [] if text == "." else text.split(",")
    waiting = {
        NUMBER[s.pyramid[cell] - 1]: cell for cell in range(CELLS) if s.pyramid[cell] and not s.there >> cell & 1
    }
    all_named = len(names) == len(waiting)
    check(all_named, f"{text[:40]!r} names {len(names)} tiles that wait, the pyramid marks {len(waiting)}.")
    for name in reversed(names):
        found = re.fullmatch(r"([0-9])=([0-9]{1,4})", name)
        if not found or int(found[2]) not in waiting:
            raise BadPosition(f"{name[:20]!r} is not a seat and a tile it has taken, as in 1=33.")
        seat = read_number(found[1], s.seats - 1, "a seat that has taken a tile")
        in_order = not s.claimed or claimant(s.claims[s.claimed - 1]) >= seat
        check(in_order, f"{text[:40]!r} does not go by the order of seats.")
        s.claims[s.claimed] = seat << CELL_BITS | waiting.pop(int(found[2]))
        s.claimed += 1


def _read_tiles(text: str, s: State) -> None:
    for seat, part in enumerate(read_parts(text, "/", s.seats, "lists of tiles")):
        listed = re.fullmatch(r"\.|([-+][0-9]{1,4})+", part)
        check(listed, f"{part[:40]!r} does not list tiles face up and down, as in +7-80.")
        for mark, number in re.findall(r"([-+])([0-9]+)", part):
            row = s.up if mark == "+" else s.down
            row[seat] |= 1 << _draw(s, number)


def _check(s: State) -> None:
    """Refuse positions from which a match could not go on."""
    rolled, full = s.phase in (RACE, STATE), all(s.pyramid)
    dice = (s.dice[DICE - 1] != 0) == rolled and (rolled or s.phase == ROLL or not s.dice[0])
    check(dice, "All dice are rolled for the race and the equations, and none before the roll.")
    check(rolled or not s.claimed, "Tiles wait for their equations only in the race and after it.")
    check(s.phase == RACE or not s.done, "Seats are done only during the race.")
    check(full or s.phase not in (ROLL, RACE), "The dice are rolled when the pyramid is full.")
    begun = s.there or any(s.tops) or any(s.up) or any(s.down) or s.idle
    check(s.phase != LOTS or not begun, "Before the first leader is drawn, all tiles are in the stacks.")
    if s.phase == FILL:
        check(awaited_colour(s) >= 0, "There is no empty cell to fill, and no stack on which no tile is in sight.")
        waits = any(s.tops[CELL_COLOUR[cell]] for cell in range(CELLS) if not s.there >> cell & 1)
        check(not waits, "A tile in sight on a stack goes to an empty cell of its colour.")
    in_sight = s.phase in (LOTS, FILL) or not any(_unseen(s, colour) for colour in DOWNWARDS)
    check(in_sight, "Of every stack the next tile is in sight.")
    check(s.phase != STATE or s.claimed, "There is no tile whose equation is to be stated.")
    ended, played = is_short(s) or s.idle == MOST_IDLE, s.phase in (FILL, ROLL, RACE)
    goes_on = s.idle < MOST_IDLE and (s.claimed or not is_short(s))
    check(goes_on or not played, "The match is over, as no new round could begin.")
    check(s.phase != STATE or not s.idle, "A round that has brought a tile ends the count of those without one.")
    check(s.phase != OVER or ended, "The match is not over: the stacks can fill the empty cells.")
    _check_race(s)


def _unseen(s: State, colour: int) -> bool:
    """Whether no tile is in sight on a stack though it has some."""
    return not s.hidden_stacks and s.tops[colour] == 0 and s.stack & STACKS[colour] != 0


def _check_race(s: State) -> None:
    takers = [claimant(s.claims[at]) for at in range(s.claimed)]
    check(s.tiles_per_round != ONE or len(set(takers)) == len(takers), "A seat takes one tile a round.")
    if s.phase == RACE:
        goes_on = s.done != everyone(s) and s.there
        check(goes_on, "The race is over when everyone is done or the pyramid is empty.")
        done = s.tiles_per_round != ONE or all(s.done >> seat & 1 for seat in takers)
        check(done, "A seat that has taken its tile is done.")
