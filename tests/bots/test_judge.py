"""Evaluations of positions: equal on all backends, and equal to the placings when a match is over."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import cast

import numpy as np
import pytest

import sunduk
from sunduk import Game, Match
from sunduk.bots import Budget, bot
from sunduk.bots.bot import Estimate
from sunduk.bots.compiled.outlook import judge, settle
from sunduk.bots.compiled.tree import manner_of
from sunduk.bots.kinds.search import Search
from sunduk.core.rules.contract import conclude, promise, spread

from .points import at_random, ends

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
SETTINGS = [(game, seats) for game in sunduk.games() for seats in game.seats]
NAMES = [f"{game.id}-{seats}" for game, seats in SETTINGS]


@pytest.mark.parametrize(("game", "seats"), SETTINGS, ids=NAMES)
def test_judgements_are_the_same_interpreted_and_compiled(game: Game, seats: int) -> None:
    slow, fast = ([game.linker(backend)(asked) for asked in (promise, spread, judge)] for backend in ("interp", "cpu"))
    ours, theirs = np.zeros(3 * seats), np.zeros(3 * seats)
    for number, match in enumerate(at_random(game, seats, seed=7)):
        if number % 5:
            continue
        s, records = match.state, match.records
        width = slow[1](s)
        assert width == fast[1](records[0])
        assert width > 0
        assert [slow[0](s, seat) for seat in range(seats)] == [fast[0](records[0], seat) for seat in range(seats)]
        slow[2](s, ours)
        fast[2](records[0], theirs)
        assert ours == pytest.approx(theirs)
        outlook = ours[: 2 * seats]
        assert sum(outlook[1::2]) == pytest.approx(1), "somebody wins"
        assert sum(outlook[0::2]) == pytest.approx(seats / 2), "of any two, one finishes ahead"
        assert ((outlook >= 0) & (outlook <= 1)).all()


@pytest.mark.parametrize(("game", "seats"), SETTINGS, ids=NAMES)
def test_turns_are_concluded_the_same_interpreted_and_compiled(game: Game, seats: int) -> None:
    slow, fast = (game.linker(backend)(conclude) for backend in ("interp", "cpu"))
    for number, match in enumerate(at_random(game, seats, seed=8)):
        if number % 3:
            continue
        ours, theirs = bytearray(match.packed), match.records
        slow(game.state.checked(ours))
        fast(theirs[0])
        assert ours == theirs.tobytes()


@pytest.mark.parametrize(("game", "seats"), SETTINGS, ids=NAMES)
def test_the_end_is_settled_as_the_placings_say(game: Game, seats: int) -> None:
    settled = game.linker("cpu")(settle)
    out = np.zeros(2 * seats)
    for match in ends(game, seats, 12):
        settled(match.records[0], out)
        assert_settled(out, match.placings)


@pytest.mark.parametrize(
    "position",
    [
        "farlander 4 | 10,20,30,40,50,60,70 r1b1r1/k1--/---/---/---g1/k1---/---- 0,0,0,0 over 0",
        "fortune 3 | -,-,-/- -/-/- 00000000000 - 120,50,120 over 3 0",
        "facir 4 | 7/7/7/7/7/7/7 over 0 3 0 -,-,-,- abcdefghijkl,mnop,qrst,- uvwx main",
        "marrakech 3 | rrryyyb/7/7/7/7/7/7 d4N 31,31,28 0,0,0 over 0",
        "pharaoh 3 version=2 | ./33,50/22,45,27/3,18,24,40 .,80,72,30 .,.,. over 0 . . +49/+64/+84-90 0",
        "pharaoh 5 version=2 | 64/33,50/22,45,27/3,18,24,40 90,80,72,30 .,.,. over 0 . . ././././. 20",
    ],
)
def test_equals_share(position: str) -> None:
    match = Match.at(position)
    assert len(set(match.placings)) < match.seats
    out = np.zeros(2 * match.seats)
    match.game.linker("interp")(settle)(match.state, out)
    assert_settled(out, match.placings)


def assert_settled(out: np.ndarray[tuple[int], np.dtype[np.float64]], placings: list[int]) -> None:
    """A win is shared equally by those who tie for first; two seats that tie for places 2 and 3 expect 2.5."""
    settled = Estimate.of(0, 1, out.tolist())
    first = placings.count(1)
    assert settled.wins == pytest.approx([1 / first if place == 1 else 0 for place in placings])
    assert settled.places == pytest.approx([place + (placings.count(place) - 1) / 2 for place in placings])


@pytest.fixture(scope="module")
def heap() -> Iterator[Game]:
    """A game outside the package that has no `judge.py`."""
    sys.path.insert(0, str(EXAMPLES))
    try:
        yield cast(Game, import_module("heap").GAME)
    finally:
        sys.path.remove(str(EXAMPLES))


@pytest.mark.parametrize("name", ["greedy", "mcts:200n", "uniform"])
def test_a_game_without_a_judgement_can_be_played(heap: Game, name: str) -> None:
    for seats in heap.seats:
        match = Match(heap, seats, seed=1)
        players = [bot(name, seat) for seat in range(seats)]
        while not match.over:
            seat = match.actors[0]
            found = players[seat].choose(match.view(seat), explain=True)
            match.act(found.action)
            for estimate in found.estimates:
                assert sum(estimate.wins) == pytest.approx(1)
        assert sorted(match.scores) == [0] * (seats - 1) + [1]


@pytest.mark.parametrize("trust", [0.0, 1.0])
@pytest.mark.parametrize("sticks", [*range(1, 4), *range(5, 8), *range(9, 12)])
def test_search_plays_heap_perfectly(heap: Game, sticks: int, trust: float) -> None:
    """A player who leaves a multiple of four sticks wins."""
    match = Match.at(f"heap 2 most=3 | {sticks} 0", game=heap)
    for seed in range(5):
        search = Search(seed, Budget(nodes=2000), manner=manner_of(heap, 2)._replace(trust=trust))
        found = search.choose(match.view(0), explain=True)
        assert (sticks - int(match.write(0, found.action))) % 4 == 0
        assert found.estimates[0].wins[0] > 0.9


def test_search_wins_heap_from_twelve(heap: Game) -> None:
    """With 12 sticks the player who begins loses against correct play."""
    for seed in range(4):
        match = Match.at("heap 2 most=3 | 12 0", game=heap, seed=seed)
        other = random.Random(seed)
        player = bot("mcts", seed)
        while not match.over:
            seat = match.actors[0]
            if seat == 0:
                match.act(other.choice(match.ids()))
            else:
                match.act(player.choose(match.view(1), Budget(nodes=2000)).action)
        assert match.placings == [2, 1]
