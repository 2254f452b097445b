"""A trained network in a file, and its evaluation of positions with NumPy alone.

Its trunk is residual: each block adds `fall(relu(rise(norm(x))))`. The input is the observation of a seat and the mask
of its choices; the output is a preference for each action and an outlook for each seat. Seats are counted clockwise
from the one that decides.
"""

from __future__ import annotations

import os
import zipfile
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from sunduk.core.errors import BadOption
from sunduk.core.match.game import Game

Floats = NDArray[np.float32]

FORMAT = 1
"""Version of the file format; it rises when older files can no longer be read correctly."""
_FACTS = ("format", "game", "version", "seats", "observation")
_EPSILON = 1e-5


@dataclass(frozen=True)
class Network:
    """A network read from a file. Layers are named as in PyTorch, such as `rise.0.weight`."""

    game: str
    version: int
    seats: int
    observation: int
    """How many numbers the game's observations have."""
    layers: Mapping[str, Floats]

    @property
    def blocks(self) -> int:
        return sum(name.startswith("rise.") and name.endswith(".weight") for name in self.layers)

    def __call__(self, inputs: Floats) -> tuple[Floats, Floats]:
        """Evaluate rows of observations and masks: the preference for each action, and the outlook.

        An outlook has the form of `sunduk.bots.compiled.outlook`: alternating result and win of each seat.
        """
        x = np.maximum(self._linear("entry", inputs), 0)
        for block in range(self.blocks):
            x = x + self._linear(f"fall.{block}", np.maximum(self._linear(f"rise.{block}", _norm(x)), 0))
        x = _norm(x)
        hopes = self._linear("value", x)
        results = (1 + np.tanh(hopes[:, : self.seats])) / 2
        wins = np.exp(hopes[:, self.seats :] - hopes[:, self.seats :].max(axis=1, keepdims=True))
        wins /= wins.sum(axis=1, keepdims=True)
        return self._linear("policy", x), np.stack((results, wins), axis=2).reshape(len(x), -1)

    def _linear(self, name: str, x: Floats) -> Floats:
        return cast(Floats, x @ self.layers[f"{name}.weight"].T + self.layers[f"{name}.bias"])

    def save(self, path: Path) -> None:
        """Write the network to a file atomically, in half precision, which is enough."""
        held: dict[str, Any] = {"format": FORMAT, **{name: getattr(self, name) for name in _FACTS[1:]}}
        held |= {name: layer.astype(np.float16) for name, layer in self.layers.items()}
        part = path.with_name(f"{path.name}.part")
        with part.open("wb") as file:
            np.savez_compressed(file, allow_pickle=False, **held)
        os.replace(part, path)

    def refusal(self, game: Game, seats: int) -> str:
        """Why the network cannot play this game with so many seats; empty if it can."""
        if self.game != game.id:
            return f"it was trained for {self.game}, not for {game.id}"
        if self.version != game.version:
            return f"it was trained for version {self.version} of {game.id}, and this is version {game.version}"
        if self.seats != seats:
            return f"it was trained for {self.seats} seats, not for {seats}"
        if self.observation != game.observation_size:
            return f"it expects {self.observation} numbers in an observation, and there are {game.observation_size}"
        if len(self.layers["policy.bias"]) != game.seat_actions:
            return f"it knows {len(self.layers['policy.bias'])} actions, and there are {game.seat_actions}"
        return ""


def read(path: Path) -> Network:
    """The network in a file. Cached until the file changes."""
    try:
        known = path.stat()
    except OSError:
        raise BadOption(f"There is no file {str(path)!r} with the weights of a network.") from None
    return _read(path.resolve(), known.st_mtime_ns, known.st_size)


@lru_cache(maxsize=8)
def _read(path: Path, changed: int, size: int) -> Network:
    try:
        with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
            held = {name: file[name] for name in file.files}
        if int(held["format"]) != FORMAT:
            raise BadOption(f"{path.name} has format {int(held['format'])}; this version of Sunduk reads {FORMAT}.")
        facts = str(held["game"]), int(held["version"]), int(held["seats"]), int(held["observation"])
        layers = {name: np.asarray(held[name], np.float32) for name in held if name not in _FACTS}
        network = Network(*facts, layers)
        _check(network)
    except (AttributeError, EOFError, KeyError, OSError, TypeError, ValueError, zipfile.BadZipFile, zlib.error):
        raise BadOption(
            f"{path.name} does not hold the weights of a network, or is damaged; "
            "examples/selfplay.py writes such files."
        ) from None
    return network


def _check(network: Network) -> None:
    """Check that all layers are present and that their shapes fit."""
    layers, blocks = network.layers, network.blocks
    width, actions = len(layers["entry.bias"]), len(layers["policy.bias"])
    shapes = {"entry": (width, network.observation + actions), "policy": (actions, width)}
    shapes |= {f"{half}.{block}": (width, width) for half in ("rise", "fall") for block in range(blocks)}
    shapes["value"] = 2 * network.seats, width
    expected: dict[str, tuple[int, ...]] = {f"{name}.weight": shape for name, shape in shapes.items()}
    expected |= {f"{name}.bias": shape[:1] for name, shape in shapes.items()}
    if {name: layer.shape for name, layer in layers.items()} != expected:
        raise ValueError("The layers do not fit each other.")
    if not all(np.isfinite(layer).all() for layer in layers.values()):
        raise ValueError("Some weights are no numbers.")


def _norm(x: Floats) -> Floats:
    """Normalise each row to mean 0 and variance 1."""
    centred = x - x.mean(axis=1, keepdims=True)
    return cast(Floats, centred / np.sqrt((centred * centred).mean(axis=1, keepdims=True) + _EPSILON))
