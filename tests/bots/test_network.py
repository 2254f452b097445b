"""Networks: NumPy and compiled code say the same, and the search uses what they say."""

from __future__ import annotations

import math
from dataclasses import replace
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import cast

import numpy as np
import pytest

import sunduk
from sunduk import Game, Match
from sunduk.bots import Budget
from sunduk.bots.compiled.network import Activations, Weights, foretell, perceive, prefer
from sunduk.bots.kinds.search import Search
from sunduk.bots.networks.network import NO_CALIBRATION, Floats, Judgement, Network, Shape
from sunduk.core.rules.record import Records

from .nets import indifferent, net_file, network
from .points import decisions

GAMES = list(sunduk.games())
SEARCHED = [game for game in GAMES if not game.race]
MARRAKECH, FORTUNE = sunduk.game("marrakech"), sunduk.game("fortune")


@pytest.fixture
def heap(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.syspath_prepend(Path(__file__).parents[2] / "examples")
    return cast(Game, import_module("heap").GAME)


def say(
    net: Weights,
    work: Activations,
    states: Records,
    who: int,
    out: np.ndarray[tuple[int, ...], np.dtype[np.float64]],
    ids: np.ndarray[tuple[int, ...], np.dtype[np.int16]],
    priors: Floats,
) -> None:
    """Everything that a search asks of a network."""
    perceive(net, work, states[0], who)
    foretell(net, work, states[0], who, out)
    prefer(net, work, ids, len(ids), priors, 0)


def reference(game: Game, made: Network, records: Records, who: int) -> Judgement:
    rows = np.zeros((made.shape.views, made.shape.observation), np.float32)
    for view in range(made.shape.views):
        game.functions("cpu").observe(records[0], (who + view) % made.shape.seats, rows[view])
    return made(rows)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_compiled_code_and_numpy_agree(game: Game) -> None:
    compiled = game.linker("cpu")(say)
    for seats in game.seats:
        made = network(game, seats)
        for match, who in islice(decisions(game, seats, seed=seats, every=9), 6):
            ids = np.array(match.ids(who), np.int16)
            out, priors = np.zeros(2 * seats), np.zeros(len(ids), np.float32)
            compiled(made.weights, made.activations(), match.records, who, out, ids, priors)
            told = reference(game, made, match.records, who)
            order = (np.arange(seats) - who) % seats
            assert out[1::2] == pytest.approx(told.wins[0, order], abs=1e-5)
            assert out[0::2] == pytest.approx(told.results[0, order], abs=1e-5)
            likes = np.exp(told.policy[0, ids] - told.policy[0, ids].max())
            assert priors == pytest.approx(0.9 * likes / likes.sum() + 0.1 / len(ids), abs=1e-5)


def test_interpreted_code_agrees_too() -> None:
    made = network(FORTUNE, 3)
    match, who = next(iter(decisions(FORTUNE, 3, seed=5, every=40)))
    told = []
    for backend in ("cpu", "interp"):
        out, ids, priors = np.zeros(6), np.array(match.ids(who), np.int16), np.zeros(30, np.float32)
        states = match.records if backend == "cpu" else [FORTUNE.state.checked(match.records)]
        FORTUNE.linker(backend)(say)(made.weights, made.activations(), states, who, out, ids, priors)
        told.append((*out, *priors))
    assert told[0] == pytest.approx(told[1], abs=1e-5)


def test_the_gpu_compiler_takes_it() -> None:
    from numba import from_dtype, types

    from sunduk.core.backends.cuda import compiled_ptx

    made = network(FORTUNE, 2)
    kinds = [
        types.NamedTuple([types.Array(types.float32, held.ndim, "C") for held in made.weights], Weights),
        types.NamedTuple([types.Array(from_dtype(held.dtype), 1, "C") for held in made.activations()], Activations),
        types.Array(from_dtype(FORTUNE.state.dtype), 1, "C"),
        types.int64,
        types.Array(types.float64, 1, "C"),
        types.Array(types.int16, 1, "C"),
        types.Array(types.float32, 1, "C"),
    ]
    assert ".entry" in compiled_ptx(FORTUNE.linker("cuda")(say), tuple(kinds))


@pytest.mark.parametrize("game", [game for game in GAMES if game.secrets], ids=repr)
def test_an_observation_shows_nothing_secret(game: Game) -> None:
    """So a network may be given the full state: what a policy sees is the view of its seat."""
    rules = game.functions("cpu")
    for seats in game.seats:
        for match, _ in islice(decisions(game, seats, seed=3, every=5), 12):
            for seat in range(seats):
                full, hidden = (np.zeros(game.observation_size, np.float32) for _ in range(2))
                rules.observe(match.records[0], seat, full)
                veiled = match.records.copy()
                rules.hide(veiled[0], seat)
                rules.observe(veiled[0], seat, hidden)
                assert (full == hidden).all()


def test_what_a_network_says_by_hand() -> None:
    """Three seats; one unit that sees the first number and one that is always 0; known heads."""
    shape = Shape(3, 1, 2, 2, 4, 4)
    arrays = {name: np.zeros(size, np.float32) for name, size in shape.arrays.items()}
    arrays["entry"][0] = [1, -1, 0, 0]
    arrays["entry_bias"][1] = 1
    arrays["value"][0, 0] = 2
    arrays["wins"][0, 0] = math.log(2) / 6
    arrays["places_bias"][:2] = [math.log(3), 0]
    arrays["scores"][1, 0] = 10
    arrays["policy"][0, 1] = 1
    arrays["moves"][1, 1] = 5
    told = Network(shape, arrays, NO_CALIBRATION)(np.array([[3, 7]], np.float32))
    # hidden: (3, 0, 0, 0); value: (6, 0, 0, 0).
    assert told.wins[0] == pytest.approx([0.5, 0.25, 0.25])
    assert told.places[0, 0] == pytest.approx([0.5, 0.375, 0.125])
    assert told.places[0, 1] == pytest.approx([0.25, 0.375, 0.375])
    # First alone: 0.5 + 0.375 / 2; the others 0.25 + 0.375 / 2; their sum 1.5625 is brought to 1.5.
    assert told.results[0] == pytest.approx(np.array([0.6875, 0.4375, 0.4375]) * 1.5 / 1.5625)
    assert told.scores[0] == pytest.approx([0, 60, 0])
    assert told.policy[0] == pytest.approx([0, 15])


def test_the_table_of_calibration() -> None:
    table = np.array([[0, 0.5, 1], [0.1, 0.5, 0.9]], np.float32)
    made = replace(network(MARRAKECH, 2), calibration=table)
    assert made.calibrated(np.array([[0.75, 0.25], [1, 0]])) == pytest.approx(np.array([[0.7, 0.3], [0.9, 0.1]]))


@pytest.mark.parametrize("game", SEARCHED, ids=repr)
def test_a_search_with_a_network_gives_probabilities(game: Game) -> None:
    for seats in (game.seats[0], game.seats[-1]):
        for match, seat in islice(decisions(game, seats, seed=2, every=11), 4):
            view = match.view(seat)
            nodes = 40 + len(view.ids)
            found = Search(1, networks=net_file(game)).choose(view, Budget(nodes=nodes), explain=True)
            assert sorted(estimate.action for estimate in found.estimates) == list(view.ids)
            assert sum(estimate.visits for estimate in found.estimates) == nodes
            for estimate in found.estimates:
                assert estimate.visits
                assert sum(estimate.wins) == pytest.approx(1)
                assert sum(estimate.places) == pytest.approx(seats * (seats + 1) / 2)
            assert found == Search(1, networks=net_file(game)).choose(view, Budget(nodes=nodes), explain=True)


def test_a_search_follows_the_policy_where_values_are_equal() -> None:
    match = Match(MARRAKECH, 2, seed=1)
    for action in range(3):
        arrays = indifferent(MARRAKECH, 2)
        arrays["moves_bias"][action] = 3
        file = net_file(MARRAKECH, network(MARRAKECH, 2, arrays))
        found = Search(1, networks=file).choose(match.view(match.actors[0]), Budget(nodes=300), explain=True)
        assert found.action == action
        assert found.estimates[0].visits > 150


def test_a_search_follows_values_against_the_policy(heap: Game) -> None:
    """The last three sticks: to take them all wins, whatever the policy prefers."""
    arrays = indifferent(heap, 2)
    arrays["moves_bias"][0] = 2
    view = Match.at("heap 2 most=3 | 3 0", game=heap).view(0)
    found = Search(1, networks=net_file(heap, network(heap, 2, arrays))).choose(view, Budget(nodes=100), explain=True)
    assert found.action == 2
    assert found.estimates[0].wins[0] == 1
