"""Networks in the WebAssembly modules: what they say of positions, and what searches with them visit."""

from __future__ import annotations

import numpy as np
import pytest

import sunduk
from sunduk import Game
from sunduk.bots.compiled.belief import new_belief
from sunduk.bots.compiled.network import foretell, perceive, prefer
from sunduk.bots.compiled.tree import manner_of, new_desk, new_tree, search
from sunduk.bots.networks.shipped import shipped

from .engines import engine
from .modules import opened
from .test_search import KEY, NODES, views

JUDGED = [
    pytest.param(game, seats, id=f"{game.id}-{seats}")
    for game in sunduk.games()
    for held in (shipped(game),)
    if held
    for seats in held.networks
]


def test_numbers_of_16_bits_are_widened_exactly() -> None:
    run = engine("fortune")
    every = np.arange(1 << 16, dtype=np.uint16).view(np.float16)
    finite = every[np.isfinite(every)]
    run.free()
    halves, floats = run.room(finite.nbytes), run.room(2 * finite.nbytes)
    run.write(halves, finite.tobytes())
    run.call("network_widen", halves, floats, len(finite))
    assert run.read(floats, 2 * finite.nbytes) == finite.astype(np.float32).tobytes()


@pytest.mark.parametrize(("game", "seats"), JUDGED)
def test_what_a_network_says(game: Game, seats: int) -> None:
    """Equal to what the CPU makes of it, and within 1e-5 of the reference in NumPy."""
    held = shipped(game)
    assert held
    network, desk = held.networks[seats], new_desk(game, seats)
    weights, work = network.weights, network.activations()
    linked = game.linker("cpu")
    for seat, trail, ids in views(game, seats, 10):
        run, networks = opened(game.id)
        outlook, priors = run.judge(networks[seats], trail[-1], seat)
        state = np.frombuffer(bytearray(trail[-1]), game.state.dtype)
        expected = np.zeros(game.most_choices, np.float32)
        linked(perceive)(weights, work, state[0], seat)
        linked(foretell)(weights, work, state[0], seat, desk.result)
        linked(prefer)(weights, work, np.array(ids, np.int16), len(ids), expected, 0)
        found = np.frombuffer(outlook)
        assert np.frombuffer(priors, np.float32).tolist() == expected[: len(ids)].tolist()
        assert found.tolist() == desk.result[: 2 * seats].tolist()
        order = [(seat + place) % seats for place in range(network.shape.views)]
        rows = np.zeros((len(order), game.observation_size), np.float32)
        for row, who in zip(rows, order, strict=True):
            game.functions("cpu").observe(state[0], who, row)
        wins = network(rows).wins[0]
        clockwise = [found[2 * ((seat + place) % seats) + 1] for place in range(seats)]
        assert clockwise == pytest.approx(wins.tolist(), abs=1e-5)


@pytest.mark.parametrize(("game", "seats"), JUDGED)
def test_searches_with_a_network(game: Game, seats: int) -> None:
    held = shipped(game)
    assert held
    network, manner = held.networks[seats], manner_of(game, seats, learned=True)
    for seat, trail, ids in views(game, seats, 8):
        worlds = manner.worlds if len(trail) > 1 else 0
        tree = new_tree(NODES + 1, (NODES + 1) * game.most_choices, game.most_choices, seats)
        records = np.frombuffer(bytearray(b"".join(trail)), game.state.dtype)
        fixed = manner, network.weights, network.activations(), tree, new_desk(game, seats), new_belief(game, worlds)
        game.linker("cpu")(search)(*fixed, records, seat, KEY, 0, NODES)
        run, networks = opened(game.id)
        used = manner._replace(worlds=worlds)
        there = run.search(trail, used, seat, KEY, NODES + 1, len(tree.visits), networks[seats])
        there.run(0, NODES)
        assert there.visits(len(ids)) == tree.visits[: len(ids)].tolist()
        assert there.outlook(len(ids)) == tree.outlook[: len(ids)].tobytes()
