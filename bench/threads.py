"""The gain of more cores: random play on one thread and on all cores in turn, so that noise affects both equally.

python bench/threads.py [GAME …] [--rounds 9]
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import time

import sunduk
from sunduk import Batch

MATCHES = 1 << 15


def steps_per_second(batch: Batch) -> float:
    began = time.perf_counter()
    steps = batch.play(0).lengths.sum()
    return float(steps) / (time.perf_counter() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[game.id for game in sunduk.games()])
    parser.add_argument("--rounds", type=int, default=9)
    asked = parser.parse_args()
    cores = len(os.sched_getaffinity(0))
    for game in map(sunduk.game, asked.games):
        for seats in game.seats:
            one, all_cores = (Batch(game, MATCHES, seats=seats, threads=threads) for threads in (1, cores))
            pairs = [(steps_per_second(one), steps_per_second(all_cores)) for _ in range(asked.rounds + 1)][1:]
            alone, together = (statistics.median(column) for column in zip(*pairs, strict=True))
            ratio = statistics.median(both / single for single, both in pairs)
            row = {"game": game.id, "seats": seats, "one": round(alone), f"{cores} threads": round(together)}
            print(json.dumps(row | {"ratio": round(ratio, 2)}), flush=True)


if __name__ == "__main__":
    main()
