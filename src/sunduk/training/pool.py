"""The samples of the last generations of self-play, from which lessons are drawn."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import torch

from sunduk.bots.networks.network import Shape
from sunduk.core.match.game import Game

from .selfplay import Samples, observe_all
from .student import Lesson

BLEND = 0.5
"""How much of a target is what the search expected; the rest is how the match ended. It halves the noise of luck."""


class Pool:
    """Keeps up to `size` samples; the oldest go first."""

    def __init__(self, game: Game, shape: Shape, size: int, device: str, seed: int) -> None:
        self._shape, self._size, self._device = shape, size, device
        self._observe = game.linker("cpu")(observe_all)
        self._random = np.random.default_rng(seed)
        self._held: list[Samples] = []

    def __len__(self) -> int:
        return sum(len(samples.seat) for samples in self._held)

    def add(self, samples: Samples) -> None:
        self._held.append(samples)
        while len(self) - len(self._held[0].seat) >= self._size:
            del self._held[0]

    @property
    def score_unit(self) -> float:
        """The standard deviation of final scores."""
        return max(1.0, float(np.std(self._held[-1].scores)))

    def draw(self, number: int, others: Samples | None = None) -> Lesson:
        """A lesson of random samples, and of `others` whose policy is not learned."""
        sizes = np.array([len(samples.seat) for samples in self._held])
        shares = self._random.multinomial(number, sizes / sizes.sum())
        rows = [self._random.integers(size, size=share) for size, share in zip(sizes, shares, strict=True)]
        drawn = joined([samples.rows(which) for samples, which in zip(self._held, rows, strict=True)])
        own = self.lesson(drawn)
        if others is None:
            return own
        # What these should have been worth already counts how their matches ended.
        return Lesson(*(torch.cat(columns) for columns in zip(own, self.lesson(others, blend=1.0), strict=True)))

    def lesson(self, samples: Samples, blend: float = BLEND) -> Lesson:
        """Samples as tensors, with seats counted from the one that decides."""
        number, seats = len(samples.seat), self._shape.seats
        seen = np.zeros((number, self._shape.views, self._shape.observation), np.float32)
        self._observe(samples.states, samples.seat, self._shape.views, seen)
        order = (samples.seat[:, None].astype(np.int64) + np.arange(seats)) % seats
        places = np.take_along_axis(samples.places.reshape(number, seats, seats), order[:, :, None], 1)
        places[:, :, 0] += blend * (np.take_along_axis(samples.hopes, order, 1) - places[:, :, 0])
        # Actions that do not exist are written to one more column, which is cut off.
        legal = np.zeros((number, self._shape.actions + 1), np.bool_)
        policy = np.zeros((number, self._shape.actions + 1), np.float32)
        np.put_along_axis(legal, samples.ids.astype(np.int64), True, 1)
        np.put_along_axis(policy, samples.ids.astype(np.int64), samples.visits, 1)
        columns = seen.reshape(number, -1), legal[:, :-1], places, np.take_along_axis(samples.scores, order, 1)
        return Lesson(*(torch.from_numpy(column).to(self._device) for column in (*columns, policy[:, :-1])))


def joined(parts: Sequence[Samples]) -> Samples:
    """All rows of some samples, one after the other."""
    columns = {name: np.concatenate([getattr(part, name) for part in parts]) for name in Samples._fields[:-1]}
    return parts[0]._replace(**columns)
