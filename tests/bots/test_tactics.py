"""Positions in which the rules leave one right move: the strongest bot of each game finds it in 50 ms, every time."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import NamedTuple

import pytest

from sunduk import Match
from sunduk.bots import Budget, bot

QUICK = Budget(seconds=0.05)
SEEDS = range(6)
TRIES = 3


def finds(name: str, match: Match, right: set[str]) -> bool:
    """Whether a bot in seat 0 makes a right move with every seed, once its code is compiled.

    The search of a seed is always the same, only longer or shorter: who fails because the machine was busy with
    something else is asked again.
    """
    view = match.view(0)
    bot(name, 0).choose(view, Budget(nodes=10))
    return all(
        any(match.write(0, bot(name, seed).choose(view, QUICK).action) in right for _ in range(TRIES)) for seed in SEEDS
    )


def forced(match: Match, seat: int) -> bool:
    """Whether a seat wins alone whatever the others do; chance is assumed to go against it."""
    if match.over:
        return match.placings[seat] == 1 == match.placings.count(1)
    who, *_ = match.actors
    outcomes = (forced(after, seat) for after in successors(match) if who < match.seats)
    return any(outcomes) if who == seat else all(outcomes) and who < match.seats


def wins_this_turn(match: Match, seat: int) -> bool:
    """Whether a seat wins alone before anybody else acts."""
    if match.over:
        return match.placings[seat] == 1 == match.placings.count(1)
    return match.actors == (seat,) and any(wins_this_turn(after, seat) for after in successors(match))


def successors(match: Match) -> list[Match]:
    found = []
    for action in match.ids():
        found.append(copy(match))
        found[-1].do(match.actors[0], action)
    return found


class Puzzle(NamedTuple):
    """A position in which seat 0 has exactly one right move."""

    position: str
    move: str

    def at(self) -> Match:
        return Match.at(self.position, auto=False, backend="cpu")


def puzzles(move: str, *positions: str) -> list[Puzzle]:
    return [Puzzle(position, move) for position in positions]


MAP = "10,20,30,40,50,60,70"

WON_BY_FORCE = [
    # Marrakech. The last rug: red has 31 + 2, yellow 35 less what is covered, and red has more dirhams. Only the rug on
    # the two yellow halves beside Assam makes that enough.
    *puzzles(
        "c3c4",
        "marrakech 2 | 6y/6y/2y3y/2y4/6y/7/7 d4N 31,29 1,0,0,0 lay 0 r-",
        "marrakech 3 | 6y/7/2y3y/2y4/6y/7/7 d4N 31,30,29 1,0,0 lay 0",
        "marrakech 4 | 6y/7/2y3y/2y4/6y/7/7 d4N 31,30,29,30 1,0,0,0 lay 0",
    ),
    # Farlander. The last conquest: from blue, who has four states to red's three; from gold, blue would stay level.
    *puzzles(
        ">1B",
        f"farlander 3 | {MAP} r2b1-/-g1-/-r1-/--b1/---r1/b1---/b1--g1 0,0,0 attack 0",
        f"farlander 4 | {MAP} r2b1-/-g1-/-r1-/--b1/---r1/b1---/b1--g1 0,0,0,0 attack 0",
    ),
    # Farlander. Blue threatens 6A from 7D: red takes 7D first, and 1B afterwards, for then blue can do nothing.
    *puzzles(
        ">7D",
        f"farlander 2 | {MAP} r3b1-/---/-b1-/--b1/---b1/r1---/---b2 0,0 attack 0",
        f"farlander 3 | {MAP} r3b1-/---/-b1-/--b1/---b1/r1---/---b2 0,0,0 attack 0",
        f"farlander 4 | {MAP} r3b1-/---/-b1-/--b1/---b1/r1---/---b2 0,0,0,0 attack 0",
    ),
    # Farlander. The position above one decision later: the second knight must stay in 1A, or 1B is out of reach.
    *puzzles(
        "1",
        f"farlander 2 | {MAP} r3b1-/---/-b1-/--b1/---b1/r1---/---b2 0,0 number 0 1A>7D",
        f"farlander 3 | {MAP} r3b1-/---/-b1-/--b1/---b1/r1---/---b2 0,0,0 number 0 1A>7D",
        f"farlander 4 | {MAP} r3b1-/---/-b1-/--b1/---b1/r1---/---b2 0,0,0,0 number 0 1A>7D",
    ),
    # Fortune. Cash in now: 30 + 40 + 10 against 60 points. Nobody else can cash in; if the −50 is played first, the
    # others can destroy the sum.
    *puzzles(
        "F",
        "fortune 2 | +30,+40/+10 -50F/-10 00000010110 - 0,60 play 2 0",
        "fortune 3 | +30,+40,-/+10 -50F/-10/S 00000010110 - 0,60,0 play 3 0",
        "fortune 4 | +30,+40,-,-/+10 -50F/-10/S/+20 00000010110 - 0,60,0,0 play 4 0",
        "fortune 5 | +30,+40,-,-,-/+10 -50F/-10/S/+20/+30 00000010110 - 0,60,0,0,0 play 5 0",
    ),
    # Fortune. The others are known to have one Student each. Big Fortune first makes twice 50; Fortune first makes 50
    # and later at most twice 10, for it covers the +40.
    *puzzles(
        "B",
        "fortune 2 | +40,-/+10 FB/S! 00000010010 - 0,90 play 2 0",
        "fortune 3 | +40,-,-/+10 FB/S!/S! 00000010010 - 0,90,0 play 3 0",
        "fortune 4 | +40,-,-,-/+10 FB/S!/S!/S! 00000010010 - 0,90,0,0 play 4 0",
        "fortune 5 | +40,-,-,-,-/+10 FB/S!/S!/S!/S! 00000010010 - 0,90,0,0,0 play 5 0",
    ),
    # Fortune. Cover your own −30 with the +50: the Students of the others cannot hide all that is left. On the middle
    # they would hide the +50, and now there is nothing to cash in.
    *puzzles(
        "+50>own",
        "fortune 2 | -30,+10/+20 +50F/S! 00100011000 - 0,0 play 2 0",
        "fortune 3 | -30,+10,-/+20 +50F/S!/S! 00100011000 - 0,0,0 play 3 0",
    ),
    # Fortune. Your Student goes onto the −50 of the other; anywhere else the sum stays negative.
    *puzzles("S>1", "fortune 2 | +30,-50/+20 SF/S! 10000001100 - 0,0 play 2 0"),
]


@pytest.mark.parametrize(("position", "move"), WON_BY_FORCE)
def test_the_only_move_that_wins_by_force(position: str, move: str) -> None:
    match = Puzzle(position, move).at()
    assert right_moves(match, forced) == {move}
    assert finds("mcts", match, {move})


def right_moves(match: Match, right: Callable[[Match, int], bool]) -> set[str]:
    """The first moves of seat 0 after which something holds."""
    return {match.write(0, after.log[-1].action) for after in successors(match) if right(after, 0)}


# Façir: the last turn of the last round, with equal scores. A player who does not lay the fakir now must share the win.
LAST_TURN = {
    2: ("round_limit=13", "a0,b0 cdef,ghij kl"),
    3: ("round_limit=13", "a0,b0,c0 def,ghi,jkl mnopqr"),
    4: ("round_limit=13", "a0,b0,c0,d0 efgh,ijkl,mnop,qrst uvwx"),
}
FACIR = [
    # The fakir can be laid: do not send him away.
    ("7/7/2rrr2/3r3/7/7/7 lay", ["c3r0"]),
    # One nail is missing, at d4; a nail at d2 would do as well if there were none at d1.
    ("3y3/7/2rrr2/7/7/7/7 turn", ["d4", "c3r0"]),
    # All seven nails are in use: the one at c5 is in the way, and it is the one that is missing at d4.
    ("3y3/7/2rrr2/7/2r4/7/r2r2r turn", ["-c5", "d4", "c3r0"]),
]


@pytest.mark.parametrize("seats", LAST_TURN)
@pytest.mark.parametrize(("bed", "moves"), FACIR)
def test_the_fakir_lies_down_when_it_is_time(seats: int, bed: str, moves: list[str]) -> None:
    match = last_turn(seats, bed)
    for move in moves:
        assert right_moves(match, wins_this_turn) == {move}
        assert finds("ismcts", match, {move})
        match.act(move)
    assert match.placings[0] == 1


def last_turn(seats: int, bed: str) -> Match:
    option, cards = LAST_TURN[seats]
    return Match.at(f"facir {seats} {option} | {bed} 0 0 12 {cards} main", auto=False, backend="cpu")


@pytest.mark.parametrize("seats", LAST_TURN)
def test_the_nail_in_the_way_is_found_by_every_seed(seats: int) -> None:
    """The last position of `FACIR` with 3,000 nodes: lifting other nails looks better at first."""
    bed, moves = FACIR[-1]
    match = last_turn(seats, bed)
    found = [bot("ismcts:3000n", seed).choose(match.view(0)).action for seed in range(40)]
    assert {match.write(0, action) for action in found} == {moves[0]}


def test_the_fakir_of_another_is_kept_from_lying_down() -> None:
    """The last round. Of the cards not yet seen, a, d and f, only a can show three holes: the next seat has it and
    would lie down with a nail at d2.
    """
    position = "facir 4 | 2rbw2/7/7/7/7/7/7 turn 0 0 12 b0,a0,d0,f0 cegh,ijkl,mnop,qrst uvwx main"
    match = Match.at(position, auto=False, backend="cpu")
    safe = right_moves(match, stays_awake)
    assert 0 < len(safe) < len(match.ids()) / 2
    assert finds("ismcts", match, safe)


def stays_awake(match: Match, seat: int) -> bool:
    """Whether a seat can end its turn so that the next one cannot lie down and win."""
    if match.actors == (seat,):
        return any(stays_awake(after, seat) for after in successors(match))
    return not wins_this_turn(match, seat + 1)


@pytest.mark.parametrize(
    "position",
    [
        "marrakech 2 | 2yyyy1/3yyy1/3yyy1/4yyy/6y/7/7 d4N 5,55 12,4,12,12 turn 0 ry",
        "marrakech 3 | 2yyyy1/3yyy1/3yyy1/4yyy/6y/7/7 d4N 5,55,30 15,7,15 turn 0",
        "marrakech 4 | 2yyyy1/3yyy1/3yyy1/4yyy/6y/7/7 d4N 5,55,30,30 12,4,12,12 turn 0",
    ],
)
def test_the_great_carpet_is_not_for_the_poor(position: str) -> None:
    """Ahead and to the right every roll leads onto 14 yellow cells, and a player with 5 dirhams is out. The left is
    free.
    """
    match = Match.at(position, auto=False, backend="cpu")
    for turn, survivors in (("L", 4), ("A", 0), ("R", 0)):
        rolled = copy(match)
        rolled.act(turn)
        assert sum(not after.state.out[0] for after in successors(rolled)) == survivors
    assert finds("mcts", match, {"L"})


def test_the_die_is_reckoned_with() -> None:
    """The last roll: one in six loses to the right, two in six ahead, three in six to the left; all others win."""
    match = Match.at("marrakech 3 | 4yyy/3yyyy/7/1yy4/1yy3y/1yy1yyy/1y2yyy d4N 56,29,5 1,0,0 turn 0", backend="cpu")
    assert finds("mcts", match, {"R"})


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_turns_assam_for_a_poor_neighbour_wins(seats: int) -> None:
    """With `turn_assam=after` red sends the others, one by one, onto a carpet that they cannot pay for."""
    purses, stock = {2: ("55,5", "8,12,12,12"), 3: ("80,5,5", "11,15,15"), 4: ("100,5,x2,x1", "8,12,12,12")}[seats]
    tops = " ry" if seats == 2 else ""
    board = "7/7/4rrr/4rrr/6r/7/7 d4N"
    match = Match.at(f"marrakech {seats} turn_assam=after | {board} {purses} {stock} turn 0{tops}", backend="cpu")
    assert finds("mcts", match, {"R"})


PYRAMID = "64/33,50/22,45,27/3,18,24,40"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(
    ("cells", "dice", "move"),
    [
        # (5 − 2) × 11 = 33 for five scarabs; with these dice neither 64 nor 50 can be made.
        (PYRAMID, "2,5,11", "33"),
        # 1 + 1 + 1: nothing but 3 can be made.
        (PYRAMID, "1,1,1", "3"),
        # The roll above without the 3: nothing can be made, and any tile taken loses its scarabs.
        (PYRAMID.replace("/3,", "/4,"), "1,1,1", "pass"),
        # 8 × 8 = 64 on top of all: seven scarabs, though 24, 40 and others can be made too.
        (PYRAMID, "8,8,5", "64"),
    ],
)
def test_the_most_valuable_tile_that_can_be_made(seats: int, cells: str, dice: str, move: str) -> None:
    hands = "/".join("." * seats)
    match = Match.at(
        f"pharaoh {seats} version=2 | {cells} 90,80,72,30 {dice} race 0 . . {hands} 0", auto=False, backend="cpu"
    )
    assert gains(match, move) == max(gains(match, text) for text in match.choices(0))
    assert sum(gains(match, text) == gains(match, move) for text in match.choices(0)) == 1
    assert finds("solver", match, {move})


def gains(match: Match, move: str) -> int:
    """The scarabs that a tile brings to seat 0 if the best equation for it is stated."""
    after = copy(match)
    after.act(move, 0)
    for seat in range(1, match.seats):
        after.act("pass", seat)
    return max((stated.scores[0] for stated in successors(after)), default=0) if after.actors == (0,) else 0


@pytest.mark.parametrize(
    ("dice", "tile", "scarabs"),
    [("2,5,11", "33", 5), ("2,5,11", "45", 4), ("8,3,9", "24", 1), ("8,8,5", "64", 7)],
)
def test_a_right_equation_is_stated(dice: str, tile: str, scarabs: int) -> None:
    cells = PYRAMID.replace(tile, f"{tile}'")
    match = Match.at(
        f"pharaoh 3 version=2 | {cells} 90,80,72,30 {dice} state 0 . 0={tile} ././. 0", auto=False, backend="cpu"
    )
    right = {match.write(0, after.log[-1].action) for after in successors(match) if after.scores[0] == scarabs}
    assert 0 < len(right) < len(match.ids()) / 10
    assert finds("solver", match, right)
