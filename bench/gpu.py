"""What one GPU does: random play, and batches stepped at the sizes learners use; results are compared with the CPU's.

    python bench/gpu.py [GAME …] [--seconds 0.3]

Each game is compiled and compared in a process of its own, all at once; then they are measured one after another.
"""

from __future__ import annotations

import argparse
import multiprocessing
import time
from collections.abc import Callable, Iterator
from importlib.metadata import version
from multiprocessing.connection import Connection

import numpy as np
from numba import cuda

import sunduk
from sunduk import Batch, Game

STRETCH = 256
"""Steps that every match makes in one launch of endless play."""
MANY = 1 << 20
SIZES = (1 << 10, 1 << 12, 1 << 14, 1 << 16, MANY)
FORMATS = ("float32", "float16", "uint8")
COMPARED, DECISIONS = 1 << 14, 60
"""How many matches are compared with the CPU's, and for how many decisions."""


def copied_bytes_per_second() -> float:
    """Memory bandwidth: how many bytes a copy on the GPU reads and writes in a second."""
    source, target = (cuda.device_array(1 << 32, np.uint8) for _ in range(2))

    def copy() -> None:
        target.copy_to_device(source)

    size: int = source.nbytes
    return 2 * size / seconds_each(copy, cuda.synchronize, 0.5)


def seconds_each(work: Callable[[], None], wait: Callable[[], None], seconds: float) -> float:
    """How long a piece of work takes that is done again and again without waiting for it."""
    for _ in range(4):
        work()
    wait()
    rounds, took = 8, 0.0
    while took < seconds:
        rounds *= 2
        began = time.perf_counter()
        for _ in range(rounds):
            work()
        wait()
        took = time.perf_counter() - began
    return took / rounds


def differences(game: Game, seats: int) -> Iterator[str]:
    """What is not identical on both devices: whole random matches, states in mid-match, and all that steps show."""
    here, there = (Batch(game, COMPARED, seats=seats, device=device) for device in ("cpu", "cuda"))
    if not all((a == b).all() for a, b in zip(here.play(1), there.host(there.play(1)), strict=True)):
        yield "whole matches"
    for each in (here, there):
        each.advance(2, STRETCH + 5)
    if here.records.tobytes() != there.records.tobytes():
        yield "states"
    for format in FORMATS:
        for order in ("rows", "columns"):
            yield from stepping_differences(game, seats, format, order)


def stepping_differences(game: Game, seats: int, format: str, order: str) -> Iterator[str]:
    """What differs when batches are stepped that tell in turn what an illegal action is."""
    settings = {"seats": seats, "observations": format, "illegal": "end"}
    here, there = (
        Batch(game, COMPARED // 16, device=device, order=order if device == "cuda" else None, **settings)  # type: ignore[arg-type]
        for device in ("cpu", "cuda")
    )
    here.reset(3)
    there.reset(3)
    wrong = set()
    for number in range(DECISIONS):
        for name in ("mask", "observe"):
            if not (getattr(here, name)() == there.device.host(getattr(there, name)())).all():
                wrong.add(name)
        for name in ("returns", "ended", "acting", "refused"):
            if not (getattr(here, name) == there.device.host(getattr(there, name))).all():
                wrong.add(name)
        chosen = there.device.host(there.sample(4)).copy()
        if not (here.sample(4) == chosen).all():
            wrong.add("sample")
        if number % 7 == 3:
            chosen[number::97] = game.actions - 1
        here.step(chosen)
        there.step(chosen)
    if here.records.tobytes() != there.records.tobytes():
        wrong.add("states")
    yield from (f"{name} ({format}, {order})" for name in sorted(wrong))


def stepping(game: Game, seats: int, seconds: float) -> Iterator[str]:
    """Decisions with uniformly random choices, masks and observations, in batches of all sizes and formats."""
    ways: list[tuple[int, str, str | None]] = [(size, format, None) for size in SIZES for format in FORMATS]
    ways += [(size, format, "rows") for size in (1 << 12, MANY) for format in ("float32", "uint8")]
    for size, format, order in ways:
        batch = Batch(game, size, seats=seats, device="cuda", observations=format, order=order)
        batch.reset(0)

        def decide(batch: Batch = batch) -> None:
            batch.mask()
            batch.observe()
            batch.step(batch.sample(1))

        took = seconds_each(decide, batch.wait, seconds)
        shown = batch.mask().nbytes + batch.observe().nbytes + batch.sample(1).nbytes + batch.returns.nbytes
        moved = shown + 3 * size * game.state.dtype.itemsize
        yield (
            f"{game.id:10} {seats} seats  {size:9,} × {format:8} {order or 'columns':8}"
            f"{1e6 * took:9.1f} µs a step {size / took / 1e6:9.1f} M decisions/s {moved / took / 1e12:6.2f} TB/s"
        )


def random_play(game: Game, seats: int, seconds: float) -> Iterator[str]:
    """Steps of whole matches, and of endless play: there ended matches are replaced, so that neighbours diverge."""
    batch = Batch(game, MANY, seats=seats, device="cuda")
    steps = int(batch.host(batch.play(0)).lengths.sum())
    took = seconds_each(lambda: batch.play(0) and None, batch.wait, seconds)
    for _ in range(4):
        batch.advance(0, STRETCH)
    each = seconds_each(lambda: batch.advance(0, STRETCH), batch.wait, seconds)
    yield (
        f"{game.id:10} {seats} seats  {steps / took / 1e9:6.2f} G steps/s in whole matches "
        f"{MANY / took / 1e6:7.1f} M matches/s {STRETCH * MANY / each / 1e9:6.2f} G steps/s endless"
    )


def work(name: str, seconds: float, to: Connection) -> None:
    """Compare one game, and when told to, measure it; report by sentences, and by None after each of the two."""
    game = sunduk.game(name)
    for seats in game.seats:
        wrong = ", ".join(differences(game, seats))
        to.send(f"{name:10} {seats} seats  " + (f"DIFFERS: {wrong}" if wrong else "equal to the CPU, byte for byte"))
    to.send(None)
    to.recv()
    for seats in (game.seats[0], game.seats[-1]):
        for row in stepping(game, seats, seconds):
            to.send(row)
    for seats in game.seats:
        for row in random_play(game, seats, seconds):
            to.send(row)
    to.send(None)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=[game.id for game in sunduk.games()])
    parser.add_argument("--seconds", type=float, default=0.3, help="How long to measure each row, at least.")
    asked = parser.parse_args()
    began = time.perf_counter()
    versions = ", ".join(f"{name} {version(name)}" for name in ("numpy", "numba", "numba-cuda"))
    name = cuda.get_current_device().name
    print(f"{name if isinstance(name, str) else name.decode()}, {versions}", flush=True)
    print(f"a copy reads and writes {copied_bytes_per_second() / 1e12:.2f} TB/s", flush=True)
    spawn = multiprocessing.get_context("spawn")
    workers = []
    for name in asked.games:
        here, there = spawn.Pipe()
        spawn.Process(target=work, args=(name, asked.seconds, there), daemon=True).start()
        there.close()
        workers.append(here)
    for tell in (False, True):
        for worker in workers:
            if tell:
                worker.send("measure")
            while row := worker.recv():
                print(row, flush=True)
        print(f"after {time.perf_counter() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
