"""How long a study of 100,000 random matches with all metrics takes, for each game and number of seats.

python bench/study.py [GAME …] [--num 100000]
"""

from __future__ import annotations

import argparse
from time import perf_counter, process_time

import sunduk
from sunduk.core.backends.devices import cores
from sunduk.study import Study, Variant, conduct


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[game.id for game in sunduk.games()])
    parser.add_argument("--num", type=int, default=100_000)
    parser.add_argument("--device", default="cpu")
    asked = parser.parse_args()
    print(f"{asked.num:,} matches, all metrics, {asked.device}, {cores()} cores")
    for name in asked.games:
        for seats in sunduk.game(name).seats:
            # Compiling is not measured: it is done once for each edition and kept on disk.
            conduct(Study((Variant(name),), seats, num=64), device=asked.device)
            began, busy = perf_counter(), process_time()
            results = conduct(Study((Variant(name),), seats, num=asked.num, seed=1), device=asked.device)
            results.data(distributions=True)
            took, worked = perf_counter() - began, process_time() - busy
            print(f"{name:10} {seats} seats {took:6.1f} s, {worked:6.1f} s of one core", flush=True)


if __name__ == "__main__":
    main()
