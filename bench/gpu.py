"""Random play on a GPU: its results against the CPU's for the same keys, then its speed.

python bench/gpu.py [GAME …] [--matches 1048576] [--seconds 3]
"""

from __future__ import annotations

import argparse
import json
import time

import numpy as np
from numba import cuda

import sunduk
from sunduk import Batch, Game
from sunduk.cli.commands.bench import BATCH, measure

STRETCH = 256
"""Steps that every match makes in one launch of endless play."""


def agree(game: Game, seats: int, matches: int) -> bool:
    """Whether whole matches, and states in mid-match, are identical on both devices."""
    here, there = (Batch(game, matches, seats=seats, device=device) for device in ("cpu", "cuda"))
    same = all((a == b).all() for a, b in zip(here.play(1), there.host(there.play(1)), strict=True))
    here.advance(2, STRETCH + 5)
    there.advance(2, STRETCH + 5)
    return same and bool(here.records.tobytes() == there.records.tobytes()) and agree_stepping(here, there)


def agree_stepping(here: Batch, there: Batch) -> bool:
    """Whether masks, observations, returns and states agree for a hundred decisions in every match."""
    here.reset(3)
    there.reset(3)
    same = True
    for _ in range(100):
        for one, other in (
            (here.mask(), there.mask()),
            (here.observe(), there.observe()),
            (here.returns, there.returns),
        ):
            same = same and bool((one == there.device.host(other)).all())
        here.step(here.sample(4))
        there.step(there.sample(4))
    return same and bool(here.records.tobytes() == there.records.tobytes())


def stepping(game: Game, seats: int, matches: int, seconds: float) -> float:
    """Decisions per second with uniformly random choices, computing masks and observations each time."""
    batch = Batch(game, matches, seats=seats, device="cuda")
    batch.reset(0)

    def decide() -> None:
        batch.mask()
        batch.observe()
        batch.step(batch.sample(1))
        batch.device.wait()

    decide()
    rounds, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        decide()
        rounds += 1
    return rounds * matches / (time.perf_counter() - began)


def endless(game: Game, seats: int, matches: int, seconds: float) -> float:
    """Steps per second of endless play: ended matches are replaced, so that lanes are at different points."""
    batch = Batch(game, matches, seats=seats, device="cuda")
    for _ in range(4):
        batch.advance(0, STRETCH)
    batch.device.wait()
    rounds, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        batch.advance(0, STRETCH)
        batch.device.wait()
        rounds += 1
    return rounds * STRETCH * matches / (time.perf_counter() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[game.id for game in sunduk.games()])
    parser.add_argument("--seconds", type=float, default=2)
    asked = parser.parse_args()
    print(json.dumps({"device": str(cuda.get_current_device().name), "numpy": np.__version__}))
    for game in map(sunduk.game, asked.games):
        for speed in measure([game], "cuda", 1, asked.seconds):
            row = speed._asdict() | {
                "matches_in_flight": BATCH["cuda"],
                "endless_steps_per_second": round(endless(game, speed.seats, BATCH["cuda"], asked.seconds)),
                "stepping_decisions_per_second": round(stepping(game, speed.seats, BATCH["cuda"] >> 2, asked.seconds)),
                "same_as_cpu": agree(game, speed.seats, 1 << 16),
            }
            print(json.dumps(row), flush=True)


if __name__ == "__main__":
    main()
