"""Small untrained networks for tests."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from sunduk import Game
from sunduk.bots.networks.net_file import NetFile
from sunduk.bots.networks.network import NO_CALIBRATION, Floats, Network, Shape


def random_arrays(shape: Shape, seed: int = 1) -> dict[str, Floats]:
    """Weights at random, such as half precision holds exactly."""
    luck = np.random.default_rng(seed)
    return {
        name: (0.2 * luck.normal(size=size)).astype(np.float16).astype(np.float32)
        for name, size in shape.arrays.items()
    }


def network(game: Game, seats: int, arrays: Mapping[str, Floats] | None = None, seed: int = 1) -> Network:
    """A network with these weights, or with random ones."""
    shape = Shape.of(game, seats, 12, 8)
    return Network(shape, random_arrays(shape, seed) if arrays is None else arrays, NO_CALIBRATION)


def indifferent(game: Game, seats: int) -> dict[str, Floats]:
    """Weights of a network that says the same of everything."""
    return {name: np.zeros(size, np.float32) for name, size in Shape.of(game, seats, 12, 8).arrays.items()}


def net_file(game: Game, *networks: Network) -> NetFile:
    """A file of these networks; without any, of a random one for each number of seats."""
    held = networks or tuple(network(game, seats) for seats in game.seats)
    return NetFile(game.id, game.version, {each.shape.seats: each for each in held})
