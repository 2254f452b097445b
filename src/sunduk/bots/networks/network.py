"""A network that judges positions of one game with one number of seats, evaluated with NumPy: the reference.

Its input is the observation of the seat that decides; in a game with secrets, the observations of all seats, from the
deciding one on. The layers, with their names:

    hidden = relu(entry · observation)      for each observation, with the same weights
    value  = relu(value · all hidden)       → wins, places, scores
    policy = relu(policy · hidden of the seat that decides)   → moves

Seats are counted clockwise from the one that decides. `sunduk.bots.compiled.network` is the compiled form.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, cast

import numpy as np
from numpy.typing import NDArray

from sunduk.core.match.game import Game

from ..compiled.network import Activations, Weights

Floats = NDArray[np.float32]

SPARSE = ("entry", "value", "policy")
"""Layers whose weights are stored by input: row i holds what input i adds to each output."""
NO_CALIBRATION = np.array([[0, 1], [0, 1]], np.float32)
LANES = 4
"""Widths of layers are multiples of this: compiled code sums up so many products at a time."""


class Judgement(NamedTuple):
    """What a network says of positions: one row each, seats counted from the one that decides."""

    wins: NDArray[np.float64]
    """The win share of each seat; the shares of a position sum to 1."""
    places: NDArray[np.float64]
    """For each seat, the probability of each place, the first one first; ties are shared."""
    scores: NDArray[np.float64]
    """The final score that each seat can expect."""
    policy: NDArray[np.float64]
    """A logit for each action of seats, whether legal or not."""

    @property
    def results(self) -> NDArray[np.float64]:
        """The share of the others that each seat should finish ahead of; these sum to half the number of seats."""
        seats = self.places.shape[-1]
        found: NDArray[np.float64] = self.places @ np.linspace(1, 0, seats)
        total, half = found.sum(axis=1, keepdims=True), seats / 2
        return np.asarray(np.where(total > half, found * half / total, 1 - (1 - found) * half / (seats - total)))


class Shape(NamedTuple):
    """The sizes of a network."""

    seats: int
    views: int
    """How many observations it sees: one, or one of each seat."""
    observation: int
    actions: int
    width: int
    inner: int

    @classmethod
    def of(cls, game: Game, seats: int, width: int, inner: int) -> Shape:
        views = seats if game.secrets else 1
        return cls(seats, views, game.observation_size, game.seat_actions, width, inner)

    @property
    def layers(self) -> dict[str, tuple[int, int]]:
        """The shape of the weights of each layer."""
        seats, inner = self.seats, self.inner
        return {
            "entry": (self.observation, self.width),
            "value": (self.views * self.width, inner),
            "wins": (seats, inner),
            "places": (seats * (seats - 1), inner),
            "scores": (seats, inner),
            "policy": (self.width, inner),
            "moves": (self.actions, inner),
        }

    @property
    def arrays(self) -> dict[str, tuple[int, ...]]:
        """The shape of each array: weights and biases."""
        found: dict[str, tuple[int, ...]] = {}
        for name, shape in self.layers.items():
            found[name] = shape
            found[f"{name}_bias"] = shape[1:] if name in SPARSE else shape[:1]
        return found


@dataclass(frozen=True, eq=False)
class Network:
    """The weights of a network for one number of seats."""

    shape: Shape
    arrays: Mapping[str, Floats]
    """Weights and biases, named as in `Shape.arrays`."""
    calibration: Floats
    """Two rows: win shares as the network gives them, rising, and how often such a seat really won."""

    def __call__(self, observations: Floats) -> Judgement:
        """Judge positions: `observations` has a row for each, with `views` observations one after the other."""
        shape = self.shape
        seen = observations.reshape(-1, shape.views, shape.observation).astype(np.float64)
        hidden = self._relu("entry", seen)
        value = self._relu("value", hidden.reshape(len(seen), -1))
        policy = self._relu("policy", hidden[:, 0])
        wins = softmax(self._head("wins", value))
        others = softmax(self._head("places", value).reshape(-1, shape.seats, shape.seats - 1))
        places = np.concatenate((wins[:, :, None], (1 - wins)[:, :, None] * others), axis=2)
        return Judgement(wins, places, self._head("scores", value), self._head("moves", policy))

    def calibrated(self, wins: NDArray[np.float64]) -> NDArray[np.float64]:
        """Win shares after the table fitted on self-play; those of a position sum to 1 again."""
        known = np.interp(wins, *self.calibration.astype(np.float64))
        return cast(NDArray[np.float64], known / known.sum(axis=-1, keepdims=True))

    @cached_property
    def weights(self) -> Weights:
        """The weights for compiled code."""
        return Weights(**{name: np.ascontiguousarray(self.arrays[name], np.float32) for name in Weights._fields})

    def activations(self) -> Activations:
        """Fresh scratch memory for compiled code."""
        shape = self.shape
        most = max(shape.observation, shape.views * shape.width)
        floats = (shape.observation, shape.views * shape.width, shape.inner, shape.inner)
        observation, hidden, value, policy = (np.zeros(size, np.float32) for size in floats)
        used, shares = np.zeros(most + 1, np.int32), np.zeros(2 * shape.seats)
        return Activations(observation, used, hidden, value, policy, shares)

    def _relu(self, name: str, x: NDArray[np.float64]) -> NDArray[np.float64]:
        return np.maximum(x @ self.arrays[name] + self.arrays[f"{name}_bias"], 0)

    def _head(self, name: str, x: NDArray[np.float64]) -> NDArray[np.float64]:
        return x @ self.arrays[name].T + self.arrays[f"{name}_bias"]


def softmax(logits: NDArray[np.float64]) -> NDArray[np.float64]:
    powers: NDArray[np.float64] = np.exp(logits - logits.max(axis=-1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=-1, keepdims=True))
