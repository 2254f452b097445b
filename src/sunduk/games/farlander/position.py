"""A state of Farlander in one line.

    10,23,31,45,50,62,74 r3-b1/--g5/---/---/----/----/---- 20,23,19 settle 1

Tiles from the middle and clockwise from the north, each with the sixths it is turned by (`3-`: not turned yet; `-`:
no tile at all). States tile by tile, `-` for an unsettled one, otherwise its owner (`r` red, `b` blue, `g` gold,
`k` black) and knights. Knights in stock, what comes next and whose turn it is. In the middle of a conquest follow the
target, `>5C`, and the state that attacks it, `2A>5C`.
"""

from __future__ import annotations

import re

from sunduk.core.match.parsing import check, check_fields, numbers, read_number, read_numbers, read_parts, read_phase

from .board import FIRST, LETTERS, MOST_KNIGHTS, NAMES, TILES
from .rules import lay, reinforce, start
from .state import ATTACK, DRAW, FROM, JOINT, LOTS, NUMBER, OVER, PHASES, SETTLE, SINGLE, TILE, TURN, State
from .strength import knights, may_stop, owner, room, sources, weaker

OWNERS = "rbgk"
MOST_STOCK = 120


def write(s: State) -> str:
    tiles = [f"{s.tile[place] + 1}{s.turn[place]}" for place in range(s.laid)]
    if s.phase == TURN:
        tiles.append(f"{s.tile[s.laid] + 1}-")
    states = "/".join(
        "".join(_write_state(s, state) for state in range(FIRST[tile], FIRST[tile + 1])) for tile in range(TILES)
    )
    fields = [",".join(tiles) or "-", states, numbers(s.stock, s.seats), PHASES[s.phase], str(s.seat)]
    if s.phase in (FROM, NUMBER):
        fields.append(f"{NAMES[s.source] if s.phase == NUMBER else ''}>{NAMES[s.target]}")
    return " ".join(fields)


def _write_state(s: State, state: int) -> str:
    seat = owner(s, state)
    return "-" if seat < 0 else f"{OWNERS[seat]}{knights(s, state)}"


def read(fields: list[str], s: State) -> None:
    """Fill a record whose seats and options are set."""
    start(s)
    s.phase = read_phase(fields[3] if len(fields) > 3 else "", PHASES)
    wanted = 6 if s.phase in (FROM, NUMBER) else 5
    check_fields(fields, wanted)
    _read_tiles(fields[0], s)
    _read_states(fields[1], s)
    for seat, stock in enumerate(read_numbers(fields[2], s.seats, MOST_STOCK, "knights in stock")):
        s.stock[seat] = stock
    s.seat = read_number(fields[4], s.seats - 1, "the seat")
    if wanted == 6:
        _read_attack(fields[5], s)
    _check(s)


def _read_tiles(text: str, s: State) -> None:
    listed = re.fullmatch(r"-|([1-7][0-5],){0,6}[1-7][0-5-]", text)
    check(listed, f"{text[:40]!r} is not a list of tiles and their turns, such as 34,10,52.")
    phase, s.phase = s.phase, TILE
    for tile, turn in re.findall(r"(\d)([\d-])", text):
        check(s.unlaid >> int(tile) - 1 & 1, f"Tile {tile} lies on the map twice.")
        s.unlaid &= ~(1 << int(tile) - 1)
        s.tile[s.laid] = int(tile) - 1
        if turn == "-":
            s.phase = TURN
        else:
            lay(s, int(turn))
    fits = s.phase == min(phase, LOTS)
    check(fits, f"The map {text[:40]!r} does not fit with what comes next, {PHASES[phase]}.")
    s.phase = phase


def _read_states(text: str, s: State) -> None:
    held = "|".join(f"{letter}[1-{MOST_KNIGHTS}]" for letter in OWNERS[: s.seats])
    for tile, line in enumerate(read_parts(text, "/", TILES, "tiles")):
        states = range(FIRST[tile], FIRST[tile + 1])
        letters = ", ".join(LETTERS[: len(states)])
        given = re.fullmatch(rf"(?:-|{held}){{{len(states)}}}", line)
        check(given, f"{line[:30]!r} does not give the states {letters} of tile {tile + 1}.")
        for state, (letter, number) in zip(states, re.findall(r"([rbgk-])(\d?)", line), strict=True):
            if letter != "-":
                s.land[OWNERS.index(letter)] |= 1 << state
                for _ in range(int(number)):
                    reinforce(s, state)


def _read_attack(text: str, s: State) -> None:
    source, _, target = text.partition(">")
    named = target in NAMES and source in (NAMES if s.phase == NUMBER else ("",))
    check(named, f"{text[:20]!r} does not name the states at war; that looks like >5C, or like 2A>5C.")
    s.target = NAMES.index(target)
    s.source = NAMES.index(source) if source else 0


def _check(s: State) -> None:
    """Refuse positions from which a match could not go on."""
    seats = range(s.seats)
    check(s.phase > LOTS or not s.above[0], "Before the first seat is drawn no state is settled.")
    idle = s.phase in (TILE, TURN, LOTS, DRAW, OVER)
    check(not (idle and s.seat), "Where no seat is to act, the seat is written 0.")
    settles = s.phase != SETTLE or (s.stock[s.seat] and room(s, s.seat))
    check(settles, f"Seat {s.seat} has no knight to place or nowhere to place it.")
    settled = s.phase < DRAW or not any(s.stock[seat] and room(s, seat) for seat in seats)
    check(settled, "There are still knights to place before anyone conquers.")
    if s.phase == ATTACK:
        s.targets = weaker(s, s.seat)
        check(s.targets, f"Seat {s.seat} has nothing to conquer.")
    war = s.phase == OVER and any(weaker(s, seat) for seat in seats)
    check(not war, "The match is not over while someone can conquer.")
    if s.phase in (FROM, NUMBER):
        _check_attack(s)


def _check_attack(s: State) -> None:
    in_reach = weaker(s, s.seat) >> s.target & 1
    if s.strength == JOINT and may_stop(s):
        in_reach = sources(s) != 0 and knights(s, s.target) < MOST_KNIGHTS
    check(in_reach, f"Seat {s.seat} cannot conquer {NAMES[s.target]}.")
    alone = s.phase == FROM or (s.strength == SINGLE and sources(s) >> s.source & 1)
    check(alone, f"{NAMES[s.source]} cannot conquer {NAMES[s.target]} by itself.")
