"""Our Marrakech compared with the naive one: random matches in lock-step, whole move trees, and every exit."""

from __future__ import annotations

import random
import tomllib
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from sunduk import CHANCE, Match

from .naive import Naive, cell_named, name

PERFT = Path(__file__).parents[2] / "perft" / "marrakech.toml"
OPTIONS = {
    "own_rug": ("protected", "coverable"),
    "insolvency": ("eliminated", "forgiven"),
    "turn_assam": ("before", "after"),
}
SET_UPS = list(product((2, 3, 4), *OPTIONS.values()))
MATCHES = 12
"""The number of random matches for each setting."""
LEAVES = 400
"""The size of the move tree that is compared; raise it to look for differences deeper down."""

EXITS = """
a1N b1S b2S b3S b4S
b1N a1S a2S a3S a4S
c1N d1S d2S d3S d4S
d1N c1S c2S c3S c4S
e1N f1S f2S f3S f4S
f1N e1S e2S e3S e4S
g1N g1W f1W e1W d1W
g1E g1S g2S g3S g4S
g2E g3W f3W e3W d3W
g3E g2W f2W e2W d2W
g4E g5W f5W e5W d5W
g5E g4W f4W e4W d4W
g6E g7W f7W e7W d7W
g7E g6W f6W e6W d6W
g7S f7N f6N f5N f4N
f7S g7N g6N g5N g4N
e7S d7N d6N d5N d4N
d7S e7N e6N e5N e4N
c7S b7N b6N b5N b4N
b7S c7N c6N c5N c4N
a7S a7E b7E c7E d7E
a7W a7N a6N a5N a4N
a6W a5E b5E c5E d5E
a5W a6E b6E c6E d6E
a4W a3E b3E c3E d3E
a3W a4E b4E c4E d4E
a2W a1E b1E c1E d1E
a1W a2E b2E c2E d2E
"""
"""Assam on an edge cell, about to leave the board; then where he stands and faces after a roll of 1, 2, 3, 4."""


@pytest.mark.parametrize("line", EXITS.split("\n")[1:-1])
def test_exits(line: str) -> None:
    before, *after = line.split()
    for roll, expected in enumerate(after, 1):
        match = Match.at(f"marrakech 3 | 7/7/7/7/7/7/7 {before} 30,30,30 15,15,15 roll 0", auto=False)
        match.chance(f"*{roll}")
        assert match.position.split("|")[1].split()[1] == expected
        naive = Naive(3)
        naive.assam, naive.heading = cell_named(before), before[2]
        naive.walk(roll)
        assert name(naive.assam) + naive.heading == expected


def test_all_exits_are_listed() -> None:
    edges = {f"{column}1N" for column in "abcdefg"} | {f"{column}7S" for column in "abcdefg"}
    edges |= {f"a{row}W" for row in "1234567"} | {f"g{row}E" for row in "1234567"}
    assert sorted(line.split()[0] for line in EXITS.split("\n")[1:-1]) == sorted(edges)


@pytest.mark.parametrize("set_up", SET_UPS, ids=lambda set_up: "-".join(map(str, set_up)))
def test_lock_step(set_up: tuple[int, str, str, str]) -> None:
    for number in range(MATCHES):
        dice = random.Random(f"{set_up} {number}")
        naive, match = Naive(*set_up), opened(*set_up, backend="interp" if number % 2 else "cpu")
        path: list[str] = []
        while not naive.over:
            assert compared(naive) == compared_match(match), f"match {number} after: {' '.join(path)}"
            unfair = number % 3 == 0 and naive.phase in ("roll", "lay")
            move = dice.choice(favouring(naive, number // 3 % set_up[0]) if unfair else naive.moves())
            play(naive, match, move)
            path.append(move)
        assert compared(naive) == compared_match(match), f"match {number} after: {' '.join(path)}"


def cases() -> list[Any]:
    entries = tomllib.loads(PERFT.read_text("utf-8"))["perft"]
    return [pytest.param(entry, id=entry["name"]) for entry in entries]


@pytest.mark.parametrize("entry", cases())
def test_perft_positions(entry: dict[str, Any]) -> None:
    """The perft file's counts equal those of the naive rules, and both trees have the same moves at every node."""
    naive, match = Naive(entry["seats"], **entry["options"]), opened(entry["seats"], **entry["options"])
    for move in entry["moves"].split():
        play(naive, match, move)
    within = [depth for depth, count in enumerate(entry["counts"], 1) if count <= LEAVES]
    assert first_difference(naive, match, within[-1], entry["moves"].split()) == ""
    assert [leaves(naive, depth) for depth in within] == entry["counts"][: len(within)]


def opened(
    seats: int,
    own_rug: str = "protected",
    insolvency: str = "eliminated",
    turn_assam: str = "before",
    backend: str = "interp",
) -> Match:
    options = {"own_rug": own_rug, "insolvency": insolvency, "turn_assam": turn_assam}
    return Match("marrakech", seats, options, auto=False, backend=backend)


def play(naive: Naive, match: Match, move: str) -> None:
    if naive.by_chance:
        match.chance(move)
    else:
        match.act(move)
    naive.play(move)


def favouring(naive: Naive, favourite: int) -> list[str]:
    """Rolls that make one seat the richest, or rugs that make its largest group, so that others are eliminated."""
    gains = {}
    for move in naive.moves():
        then = naive.copy()
        then.play(move)
        if naive.phase == "roll":
            gains[move] = then.dirhams[favourite]
        else:
            gains[move] = len(then.group(cell_named(move))) if naive.seat == favourite else 0
    return [move for move, gain in gains.items() if gain == max(gains.values())]


def compared(naive: Naive) -> dict[str, object]:
    """Everything that can be compared between the two implementations at one point of a match."""
    moves = sorted(naive.moves())
    weights = [naive.weight(move) for move in moves] if naive.by_chance else []
    return {
        "actors": () if naive.over else (CHANCE,) if naive.by_chance else (naive.seat,),
        "moves": moves,
        "chances": [Fraction(weight, sum(weights)) for weight in weights],
        "dirhams": naive.dirhams,
        "scores": naive.scores(),
        "placings": naive.placings(),
    }


def compared_match(match: Match) -> dict[str, object]:
    moves = dict(sorted(zip(match.choices(), match.ids(), strict=True)))
    weigh = match.game.functions().weight
    weights = [weigh(match.state, action) for action in moves.values()] if match.actors == (CHANCE,) else []
    return {
        "actors": match.actors,
        "moves": list(moves),
        "chances": [Fraction(weight, sum(weights)) for weight in weights],
        "dirhams": list(match.state.purse)[: match.seats],
        "scores": match.scores,
        "placings": match.placings,
    }


def first_difference(naive: Naive, match: Match, depth: int, path: list[str]) -> str:
    """The moves to the first point at which the two differ, and the difference; None if they never differ."""
    ours, theirs = compared_match(match), compared(naive)
    if ours != theirs:
        return f"after {' '.join(path)}: ours {ours}, naive {theirs}"
    for move in naive.moves() if depth else []:
        naive_then, match_then = naive.copy(), match.rewound(len(match.log))
        play(naive_then, match_then, move)
        if difference := first_difference(naive_then, match_then, depth - 1, [*path, move]):
            return difference
    return ""


def leaves(naive: Naive, depth: int) -> int:
    """The number of sequences of `depth` moves, counting shorter ones that end the match."""
    moves = naive.moves()
    if depth == 0 or not moves:
        return 1
    total = 0
    for move in moves:
        then = naive.copy()
        then.play(move)
        total += leaves(then, depth - 1)
    return total
