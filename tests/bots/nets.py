"""Small untrained networks for tests."""

from __future__ import annotations

import numpy as np

from sunduk import Game
from sunduk.bots.net_file import Floats, Network


def layers(game: Game, seats: int, width: int = 12, blocks: int = 2, seed: int = 1) -> dict[str, Floats]:
    """Random weights and zero biases."""
    luck = np.random.default_rng(seed)
    shapes = {"entry": (width, game.observation_size + game.seat_actions)}
    shapes |= {f"{half}.{block}": (width, width) for half in ("rise", "fall") for block in range(blocks)}
    shapes |= {"policy": (game.seat_actions, width), "value": (2 * seats, width)}
    made: dict[str, Floats] = {}
    for name, shape in shapes.items():
        # These values are exact in half precision.
        made[f"{name}.weight"] = luck.normal(size=shape).astype(np.float16).astype(np.float32)
        made[f"{name}.bias"] = np.zeros(shape[0], np.float32)
    return made


def network(game: Game, seats: int, weights: dict[str, Floats] | None = None) -> Network:
    weights = layers(game, seats) if weights is None else weights
    return Network(game.id, game.version, seats, game.observation_size, weights)


def indifferent(game: Game, seats: int) -> dict[str, Floats]:
    """Weights of a network that gives the same output for every input."""
    return {name: np.zeros_like(layer) for name, layer in layers(game, seats).items()}
