"""Bots use only what their seat may know: states with equal views lead to equal decisions."""

from __future__ import annotations

import gc
from itertools import islice
from pathlib import Path
from types import FunctionType, MethodType, ModuleType
from typing import Any

import numpy as np
import pytest

import sunduk
from sunduk import Game, Match
from sunduk.bots import KINDS, Budget, bot
from sunduk.core.match.view import View
from sunduk.core.rules.record import Records

from .nets import net_file, network
from .points import decisions

SECRETIVE = [game for game in sunduk.games() if game.secrets]
SETTINGS = [(game, seats) for game in SECRETIVE for seats in game.seats]
NAMES = [f"{game.id}-{seats}" for game, seats in SETTINGS]
FEW = Budget(nodes=60)
BOTS = [
    "uniform",
    "greedy",
    "glance:5",
    "mcts",
    "ismcts",
    "solver",
    "best",
    "level:2",
    "manner:gambler",
    "level:250~0.1",
    "net:a.sdnn",
    "ismcts:60n@a.sdnn",
]


def guessed(view: View, key: int) -> Records:
    """A state that is possible from what a seat knows."""
    world = view.records.copy()
    view.game.functions("cpu").guess(world[0], view.seat, key)
    return world


def seen(game: Game, world: Records, seat: int) -> View:
    """The view of a seat and its choices in a state."""
    rules, state = game.runner("cpu"), world.tobytes()
    return View(game, rules.hide(state, seat), seat, rules.choices(state, seat))


def two_worlds(view: View) -> list[Records]:
    """Two different states with the same view, if there are two."""
    worlds = {world.tobytes(): world for world in (guessed(view, key) for key in range(1, 30))}
    return list(worlds.values())[:2]


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("game", "seats"), SETTINGS, ids=NAMES)
def test_nobody_peeks(game: Game, seats: int, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    net_file(game, network(game, seats)).save(tmp_path / "a.sdnn")
    monkeypatch.chdir(tmp_path)
    compared = 0
    for match, seat in islice(decisions(game, seats, seed=seats, every=11), 8):
        view = match.view(seat)
        worlds = two_worlds(view)
        for world in worlds:
            same = seen(game, world, seat)
            assert same.packed == view.packed, "a guess shows what was seen"
            assert list(same.ids) == list(view.ids)
            mine, theirs = (bot(name, 3).choose(each, FEW, explain=True) for each in (view, same))
            assert mine == theirs
        compared += len(worlds) == 2 and len(view.ids) > 1
    assert compared >= 3, "some of the positions had secrets"


@pytest.mark.parametrize(("game", "seats"), SETTINGS, ids=NAMES)
def test_a_view_holds_no_way_to_the_full_state(game: Game, seats: int) -> None:
    for match, seat in islice(decisions(game, seats, seed=3, every=11), 5):
        full, size = match.packed, game.state.size
        view = match.view(seat)
        assert vars(view).keys() == {"game", "seat", "packed", "ids"}
        if view.packed == full:
            continue
        assert len(view.packed) == view.records.nbytes == size
        for thing in reachable(view):
            assert not isinstance(thing, Match)
            if isinstance(thing, bytes | bytearray | memoryview | np.ndarray):
                assert full not in bytes(thing)


def reachable(view: View) -> list[Any]:
    """All objects reachable from a view, without the rules and code, which are shared by all matches."""
    found: dict[int, Any] = {}
    waiting: list[Any] = [view]
    while waiting:
        thing = waiting.pop()
        if id(thing) not in found and not isinstance(thing, Game | ModuleType | FunctionType | MethodType | type):
            found[id(thing)] = thing
            waiting += gc.get_referents(thing)
    return list(found.values())


def test_all_kinds_of_bots_are_asked() -> None:
    """Only programs are left out: they receive the view as JSON."""
    assert SECRETIVE
    assert {name.partition(":")[0] for name in BOTS} == set(KINDS) - {"exec"}
