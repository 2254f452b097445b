"""Searches of the WebAssembly modules: the same visits and the same outlook as on the CPU."""

from __future__ import annotations

import struct

import numpy as np
import pytest

import sunduk
from sunduk import Game, Match
from sunduk.bots.compiled.belief import new_belief
from sunduk.bots.compiled.lookahead import look
from sunduk.bots.compiled.network import no_activations, no_weights
from sunduk.bots.compiled.race_values import weigh
from sunduk.bots.compiled.tree import Tree, manner_of, new_desk, new_tree, search
from sunduk.core.rules.contract import CHANCE

from .engines import engine

NODES = 400
KEY = 0xDEADBEEF
SEARCHED = [pytest.param(game, id=game.id) for game in sunduk.games() if not game.race]
RACES = [pytest.param(game, id=game.id) for game in sunduk.games() if game.race]


def views(game: Game, seats: int, number: int) -> list[tuple[int, list[bytes], list[int]]]:
    """Decisions of seats of a random match: the seat, all its views up to then, and its choices."""
    match = Match(game, seats, seed=7, backend="cpu")
    trails: dict[int, list[bytes]] = {}
    found: list[tuple[int, list[bytes], list[int]]] = []
    while not match.over and len(found) < number:
        seat = match.actors[0]
        view = match.view(seat)
        trails.setdefault(seat, []).append(view.records.tobytes())
        found.append((seat, trails[seat][-4:], list(view.ids)))
        match.act(view.ids[len(found) % len(view.ids)], seat)
    return found


def searched(game: Game, seats: int, seat: int, trail: list[bytes], worlds: int) -> Tree:
    """The tree after a search on the CPU."""
    tree = new_tree(NODES + 1, (NODES + 1) * game.most_choices, game.most_choices, seats)
    records = np.frombuffer(bytearray(b"".join(trail)), game.state.dtype)
    desk, belief = new_desk(game, seats), new_belief(game, worlds)
    given = manner_of(game, seats), no_weights(), no_activations(), tree, desk, belief, records, seat, KEY
    game.linker("cpu")(search)(*given, 0, NODES)
    return tree


@pytest.mark.parametrize("game", SEARCHED)
def test_search_visits(game: Game) -> None:
    for seats in game.seats:
        manner = manner_of(game, seats)
        for seat, trail, ids in views(game, seats, 6):
            worlds = manner.worlds if len(trail) > 1 else 0
            tree = searched(game, seats, seat, trail, worlds)
            edges = len(tree.visits)
            there = engine(game.id).search(trail, manner._replace(worlds=worlds), seat, KEY, NODES + 1, edges)
            there.run(0, NODES // 2)
            there.run(NODES // 2, NODES - NODES // 2)
            assert there.visits(len(ids)) == tree.visits[: len(ids)].tolist()
            assert there.outlook(len(ids)) == tree.outlook[: len(ids)].tobytes()


@pytest.mark.parametrize("game", SEARCHED)
def test_look(game: Game) -> None:
    run = engine(game.id)
    for seats in game.seats:
        for seat, trail, _ in views(game, seats, 10):
            outlook = np.zeros((game.most_choices, 2 * seats))
            records = np.frombuffer(bytearray(trail[-1]), game.state.dtype)
            game.linker("cpu")(look)(new_desk(game, seats), records, seat, 99, 0, 8, outlook)
            run.load(trail[-1])
            run.free()
            scratch, there = run.room(run.call("look_room", seats)), run.room(outlook.nbytes)
            run.call("look", scratch, run.state, seat, 99, 0, 8, there)
            assert run.read(there, outlook.nbytes) == outlook.tobytes()


@pytest.mark.parametrize("game", RACES)
def test_values_of_a_race(game: Game) -> None:
    run = engine(game.id)
    match = Match(game, game.seats[0], seed=3, backend="cpu")
    for _ in range(20):
        if match.over:
            break
        for seat in [who for who in match.actors if who < CHANCE]:
            gains, efforts = np.zeros((2, game.most_choices), np.int64)
            game.linker("cpu")(weigh)(new_desk(game, match.seats), match.records, seat, gains, efforts)
            run.load(match.records.tobytes())
            run.free()
            scratch = run.room(run.call("look_room", match.seats))
            rows = [run.room(gains.nbytes) for _ in range(2)]
            run.call("race_values", scratch, run.state, seat, *rows)
            count = len(match.ids(seat))
            for row, known in zip(rows, (gains, efforts), strict=True):
                assert struct.unpack(f"<{count}q", run.read(row, 8 * count)) == tuple(known[:count].tolist())
        match.do(match.actors[-1], match.ids(match.actors[-1])[-1])
