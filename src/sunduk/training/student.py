"""A network in PyTorch, and what it is fitted to."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from sunduk.bots.networks.network import NO_CALIBRATION, SPARSE, Floats, Network, Shape

FORBIDDEN = -1e9
RATE, LAST_RATE = 2e-3, 2e-5
"""The learning rate, at the beginning and at the end; it falls by a cosine."""
PLACES, SCORES = 0.25, 0.1
"""The weights of the errors of places and scores, beside those of wins and policy."""


class Lesson(NamedTuple):
    """What a network is to learn, one position per row, seats counted from the one that decides."""

    observations: Tensor
    legal: Tensor
    """For each action, whether it can be chosen."""
    places: Tensor
    """For each seat, the share of each place in how the match ended or was expected to end."""
    scores: Tensor
    """The final score of each seat; NaN if it is not to be learned."""
    policy: Tensor
    """The weight of each action; all 0 if the policy is not to be learned."""

    def rows(self, which: Tensor) -> Lesson:
        return Lesson(*(column[which] for column in self))


class Answers(NamedTuple):
    """The outputs of a network before any softmax, and the places that follow from them."""

    wins: Tensor
    others: Tensor
    scores: Tensor
    moves: Tensor

    @property
    def places(self) -> Tensor:
        """For each seat, the probability of each place."""
        wins = self.wins.softmax(dim=1)[:, :, None]
        return torch.cat((wins, (1 - wins) * self.others.softmax(dim=2)), dim=2)

    def policy(self, legal: Tensor) -> Tensor:
        """The log-probability of each action."""
        return functional.log_softmax(self.moves.masked_fill(~legal, FORBIDDEN), dim=1)


class Losses(NamedTuple):
    """How far answers are from what was to be learned: cross entropies, and the squared error of scores."""

    wins: Tensor
    places: Tensor
    scores: Tensor
    policy: Tensor

    @property
    def total(self) -> Tensor:
        return self.wins + PLACES * self.places + SCORES * self.scores + self.policy


class Student(nn.Module):
    """A network of `sunduk.bots.networks.network`, layer by layer; its scores are learned in units of `score_unit`."""

    def __init__(self, shape: Shape, score_unit: float = 1.0) -> None:
        super().__init__()
        self.shape, self.score_unit = shape, score_unit
        for name, size in shape.layers.items():
            inputs, outputs = size if name in SPARSE else size[::-1]
            layer = nn.Linear(inputs, outputs)
            if name not in SPARSE:
                nn.init.normal_(layer.weight, std=0.01)
            nn.init.zeros_(layer.bias)
            self.add_module(name, layer)

    def forward(self, observations: Tensor) -> Answers:
        """Judge positions: a row has the observations of all views, one after the other."""
        seen = observations.reshape(-1, self.shape.views, self.shape.observation)
        hidden = functional.relu(self.get_submodule("entry")(seen))
        value = functional.relu(self.get_submodule("value")(hidden.flatten(1)))
        policy = functional.relu(self.get_submodule("policy")(hidden[:, 0]))
        # Outputs differ by little: compute them in full precision.
        with torch.autocast(value.device.type, enabled=False):
            value, policy = value.float(), policy.float()
            wins, others, scores = (self.get_submodule(name)(value) for name in ("wins", "places", "scores"))
            seats = self.shape.seats
            return Answers(wins, others.unflatten(1, (seats, seats - 1)), scores, self.get_submodule("moves")(policy))

    def losses(self, lesson: Lesson) -> Losses:
        answers = self(lesson.observations.float())
        wins = -(lesson.places[:, :, 0] * functional.log_softmax(answers.wins, dim=1)).sum(dim=1).mean()
        others = -(lesson.places[:, :, 1:] * functional.log_softmax(answers.others, dim=2)).sum(dim=(1, 2)).mean()
        known = ~lesson.scores.isnan()
        error = (answers.scores - lesson.scores / self.score_unit).masked_fill(~known, 0).square().sum()
        taken = lesson.policy.sum(dim=1, keepdim=True)
        wanted = lesson.policy / taken.clamp(min=1e-6)
        policy = -(wanted * answers.policy(lesson.legal)).sum() / (taken > 0).sum().clamp(min=1)
        return Losses(wins, others, error / known.sum().clamp(min=1), policy)

    def network(self) -> Network:
        """The network in the form that is stored and played with."""
        arrays = {}
        for name in self.shape.layers:
            layer = self.get_submodule(name)
            scale = self.score_unit if name == "scores" else 1.0
            weight, bias = _array(layer.weight), _array(layer.bias)
            arrays[name] = scale * (weight.T if name in SPARSE else weight)
            arrays[f"{name}_bias"] = scale * bias
        return Network(self.shape, arrays, NO_CALIBRATION)

    def adopt(self, network: Network) -> None:
        """Take over the weights of a network: those of layers that have the shape of its layers."""
        for name, size in self.shape.layers.items():
            if network.shape.layers[name] != size:
                continue
            layer = self.get_submodule(name)
            scale = self.score_unit if name == "scores" else 1.0
            weight = network.arrays[name].T if name in SPARSE else network.arrays[name]
            with torch.no_grad():
                layer.weight.copy_(torch.from_numpy(np.ascontiguousarray(weight / scale)))
                layer.bias.copy_(torch.from_numpy(network.arrays[f"{name}_bias"] / scale))


def fit(
    student: Student, optimiser: torch.optim.Optimizer, lessons: Iterable[Lesson], passed: Callable[[], float]
) -> tuple[float, float, float, float]:
    """Learn from lessons; `passed` gives the share of the time that is over. Returns the mean errors of wins, places,
    scores and policy.
    """
    sums, count = np.zeros(4), 0
    for lesson in lessons:
        optimiser.param_groups[0]["lr"] = LAST_RATE + (RATE - LAST_RATE) * (1 + math.cos(math.pi * passed())) / 2
        losses = student.losses(lesson)
        optimiser.zero_grad()
        losses.total.backward()
        optimiser.step()
        sums += [loss.item() for loss in losses]
        count += 1
    wins, places, scores, policy = (sums / count).tolist()
    return wins, places, scores, policy


def _array(tensor: Tensor) -> Floats:
    return np.asarray(tensor.detach().float().cpu().numpy(), np.float32)
