"""How fast networks are evaluated on one core: positions a second, and simulations of a search with and without one.

    python bench/network.py [GAME …] [--width 64]

The weights are random unless the game has a network for the number of seats. Times are those of the processor.
"""

from __future__ import annotations

import time
from itertools import islice
from typing import Annotated

import numpy as np
import typer
from numpy.typing import NDArray

import sunduk
from sunduk.bots.bot import Budget
from sunduk.bots.compiled.network import Activations, Weights, foretell, perceive
from sunduk.bots.kinds.search import Search
from sunduk.bots.networks.net_file import NetFile
from sunduk.bots.networks.network import NO_CALIBRATION, Network, Shape
from sunduk.bots.networks.shipped import shipped_network
from sunduk.core.match.game import Game
from sunduk.core.match.match import Match
from sunduk.core.rules.contract import CHANCE
from sunduk.core.rules.record import Records

POSITIONS, ROUNDS, NODES = 64, 500, 20000


def judge_all(
    net: Weights, work: Activations, states: Records, who: NDArray[np.int8], out: NDArray[np.float64], rounds: int
) -> None:
    """Judge all states again and again."""
    for _ in range(rounds):
        for at in range(len(states)):
            perceive(net, work, states[at], who[at])
            foretell(net, work, states[at], who[at], out)


def main(
    games: Annotated[list[str] | None, typer.Argument(help="Games; all but races otherwise.")] = None,
    width: Annotated[int, typer.Option(help="Of the first layer, where weights are random.")] = 64,
) -> None:
    """Measure the speed of networks."""
    print("| game | seats | width | evaluations / s | simulations / s with it | without |", flush=True)
    print("| --- | ---: | ---: | ---: | ---: | ---: |", flush=True)
    for id in games or [game.id for game in sunduk.games() if not game.race]:
        game = sunduk.game(id)
        for seats in game.seats:
            network = shipped_network(game, game.state.plain(game.record(seats))) or at_random(game, seats, width)
            found = list(islice(decisions(game, seats), POSITIONS))
            searched = [simulations(found[::16], game, held) for held in (network, None)]
            rates = evaluations(game, network, found), *searched
            print(
                f"| {id} | {seats} | {network.shape.width} | " + " | ".join(f"{rate:,.0f}" for rate in rates) + " |",
                flush=True,
            )


def at_random(game: Game, seats: int, width: int) -> Network:
    """A network with random weights."""
    luck, shape = np.random.default_rng(1), Shape.of(game, seats, width, 32)
    arrays = {name: (0.1 * luck.normal(size=size)).astype(np.float32) for name, size in shape.arrays.items()}
    return Network(shape, arrays, NO_CALIBRATION)


def decisions(game: Game, seats: int) -> list[Match]:
    """Positions of random matches in which a seat has to decide."""
    found: list[Match] = []
    batch = sunduk.Batch(game, 1, seats=seats)
    for number in range(POSITIONS // 8):
        record = batch.match(3, number)
        points = [point.copy() for point in record.replay() if point.actors and point.actors[0] < CHANCE]
        found += points[:: max(1, len(points) // 8)][:8]
    return found


def evaluations(game: Game, network: Network, found: list[Match]) -> float:
    states = np.concatenate([match.records for match in found])
    who = np.array([match.actors[0] for match in found], np.int8)
    run, out = game.linker("cpu")(judge_all), np.zeros(3 * network.shape.seats)
    run(network.weights, network.activations(), states, who, out, 1)
    began = time.process_time()
    run(network.weights, network.activations(), states, who, out, ROUNDS)
    return ROUNDS * len(states) / (time.process_time() - began)


def simulations(found: list[Match], game: Game, network: Network | None) -> float:
    held = NetFile(game.id, game.version, {network.shape.seats: network}) if network else None
    views = [match.view(match.actors[0]) for match in found]
    Search(1, networks=held).estimates(views[0], Budget(nodes=2))
    began = time.process_time()
    for view in views:
        Search(1, networks=held).estimates(view, Budget(nodes=NODES))
    return NODES * len(views) / (time.process_time() - began)


if __name__ == "__main__":
    typer.run(main)
