"""Matches of environments: interpreted until they are compiled, with the same results."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import sunduk
from sunduk import CHANCE, CLOCK, Game
from sunduk.adapters.bare_match import BareMatch
from sunduk.bots.interpreted import INTERPRETED
from sunduk.bots.kinds.greedy import Greedy

ROOT = Path(__file__).parents[2]
TABLES = [(game.id, seats) for game in sunduk.games() for seats in (game.seats[0], game.seats[-1])]


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_interpreted_and_compiled_are_equal(id: str, seats: int) -> None:
    game = sunduk.game(id)
    pair = [BareMatch(game, seats, {}, backend) for backend in ("interp", "cpu")]
    luck = np.random.default_rng(seats)
    for match in pair:
        match.begin(seats)
    while not pair[0].over:
        assert pair[0].among == pair[1].among
        assert pair[0].length == pair[1].length
        for seat in range(seats):
            marks = [np.zeros(game.seat_actions, np.int8) for _ in pair]
            for match, mask in zip(pair, marks, strict=True):
                match.mark(seat, mask)
            assert marks[0].tobytes() == marks[1].tobytes()
            assert pair[0].observe(seat).tobytes() == pair[1].observe(seat).tobytes()
            views = [match.view(seat) for match in pair]
            assert views[0].packed == views[1].packed
            assert views[0].ids == views[1].ids == np.flatnonzero(marks[0]).tolist()
        who = int(luck.choice([who for who in pair[0].actors if who != CHANCE]))
        refused = int(luck.integers(game.seat_actions))
        if who != CLOCK:
            assert pair[0].allows(who, refused) == pair[1].allows(who, refused) == (refused in pair[0].ids(who))
        action = int(luck.choice(pair[0].ids(who)))
        assert [match.act(who, action) for match in pair] == [True, True]
    assert pair[1].over
    assert pair[0].returns() == pair[1].returns()
    assert pair[0].explained().log == pair[1].explained().log


def test_interpreted_greed_is_the_same(game: Game) -> None:
    match = BareMatch(game, game.seats[0], {}, "cpu")
    match.begin(4)
    for _ in range(3):
        view = match.view(match.actors[0])
        ways = [Greedy(5, INTERPRETED).choose(view, explain=True), Greedy(5).choose(view, explain=True)]
        assert ways[0] == ways[1]
        match.act(view.seat, ways[0].action)


SWITCHING = """
import hashlib, sys, time
import heap
from sunduk.adapters.bare_match import BareMatch

def told(match):
    match.begin(3)
    seen = hashlib.sha256()
    while not match.over:
        seat = match.actors[0]
        seen.update(match.observe(seat).tobytes() + match.view(seat).packed)
        match.act(seat, match.ids(seat)[0])
    return seen.hexdigest(), match.returns()

match = BareMatch(heap.GAME, 2, {})
first = last = told(match)
print(match.backend, "numba" in sys.modules)
while match.backend == "interp":
    time.sleep(0.01)
    last = told(match)
print(match.backend, first == last)
print(BareMatch(heap.GAME, 2, {}).backend)
"""


def test_a_match_begins_interpreted_and_changes_over_when_it_is_compiled(tmp_path: Path) -> None:
    """With a game that nobody has compiled here, which also lies outside the package."""
    import os

    variables = os.environ | {"NUMBA_CACHE_DIR": str(tmp_path), "PYTHONPATH": str(ROOT / "examples")}
    program = [sys.executable, "-c", SWITCHING]
    first, second = (
        subprocess.run(program, env=variables, capture_output=True, text=True, check=True, cwd=tmp_path).stdout
        for _ in range(2)
    )
    assert first.splitlines() == ["interp False", "cpu True", "cpu"]
    assert second.splitlines()[0] == "cpu True", "what is compiled is found by the next process"
