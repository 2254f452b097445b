"""What is trained, for how long, and where its results are written."""

from __future__ import annotations

import platform
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import torch

from sunduk.bots.networks.net_file import NetFile, fingerprint, read
from sunduk.bots.networks.network import Network
from sunduk.core.backends.devices import cores
from sunduk.core.match.game import Game

from .generation import USUAL
from .selfplay import Plan

Tell = Callable[[float, str], None]
"""Called with the share of the time that is over and with what was done last."""


@dataclass(frozen=True)
class Settings:
    """What to train, on what, and for how long."""

    game: Game
    seats: int
    minutes: float
    """How long, if `positions` is 0."""
    output: Path
    """The folder for the networks and the curves."""
    options: Mapping[str, object] = field(default_factory=dict)
    device: str = "cpu"
    teacher: float = 0.0
    """The share of the time that a teacher is trained by PPO before the search plays."""
    width: int = 64
    inner: int = 32
    seed: int = 0
    positions: int = 0
    """How many positions to learn from; then the same seed makes the same network, however busy the machine is."""
    threads: int = field(default_factory=cores)
    rows: int = 40000
    """Samples of a generation."""
    pool: int = 400000
    """Samples that are learned from at a time."""
    checked: int = 150000
    """Samples of fresh self-play on which the calibration is fitted; many, for positions of a match share its end."""
    plan: Plan = USUAL

    @property
    def file(self) -> Path:
        return self.output / f"{self.game.id}.sdnn"

    @property
    def curves(self) -> Path:
        return self.output / "curves.csv"


class Clock:
    """How much of a training is over: of its time or, if it counts them, of its positions."""

    def __init__(self, minutes: float, positions: int = 0) -> None:
        self._began, self._all = time.monotonic(), minutes
        self._positions, self._done = positions, 0

    def count(self, positions: int) -> None:
        """Say that so many more positions were learned from."""
        self._done += positions

    @property
    def minutes(self) -> float:
        return (time.monotonic() - self._began) / 60

    @property
    def passed(self) -> float:
        return min(1.0, self._done / self._positions if self._positions else self.minutes / self._all)


def write(settings: Settings, path: Path, network: Network, samples: int, minutes: float) -> None:
    """Write a network into a file, beside those of other numbers of seats that are there."""
    game = settings.game
    options = game.options_of(game.state.plain(game.record(settings.seats, settings.options)))
    known = read(path) if path.exists() else None
    networks = {**(known.networks if known else {}), settings.seats: network}
    note = {"samples": samples, "minutes": round(minutes, 2), "seed": settings.seed, "device": settings.device}
    note |= {"machine": f"{platform.machine()}, {settings.threads} threads", "torch": str(torch.__version__)}
    notes = {**(known.notes if known else {}), str(settings.seats): note}
    NetFile(game.id, game.version, networks, options, fingerprint(game), notes).save(path)
