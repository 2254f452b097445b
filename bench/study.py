"""How long a study of random matches with all metrics takes, for each game and number of seats.

python bench/study.py [GAME …] [--seats 2,3] [--num 100000]
python bench/study.py [GAME …] --device cuda --num 1000000 --check 20000

With a number for `--check`, so many matches are played on the CPU, too, and compared. It needs NumPy and Numba only.
"""

from __future__ import annotations

import argparse
from time import perf_counter, process_time

import numpy as np

import sunduk
from sunduk.core.backends.devices import cores
from sunduk.study import Study, Variant, conduct
from sunduk.study.chronicles import Chronicle, Chronicler

PART = 50_000
"""How many matches are timed alone, without what a study makes of them: as many as it plays at once."""


def check(name: str, seats: int, device: str, number: int) -> bool:
    """Whether the chronicles of some matches are equal to those of the CPU; says which columns differ."""
    began = perf_counter()
    here, there = (Chronicler(sunduk.game(name), seats, device=where).random(7, 0, number) for where in ("cpu", device))
    differ = here.rows != there.rows
    equal = not differ.any() and np.array_equal(here.uses, there.uses)
    found = "equal" if equal else f"NOT EQUAL: {differ.any(axis=1).sum():,} rows, columns {told(differ, here, there)}"
    print(f"{name:10} {seats} seats {number:,} matches on cpu and {device}: {found}", end=" ")
    print(f"({perf_counter() - began:.1f} s with compiling)", flush=True)
    return equal


def told(differ: np.ndarray, here: Chronicle, there: Chronicle) -> str:
    """The columns that differ, with how many rows and by how much at most."""
    most = np.abs(here.rows.astype(np.int64) - there.rows).max(axis=0)
    columns = np.flatnonzero(differ.any(axis=0)).tolist()
    uses = int((here.uses != there.uses).sum())
    return ", ".join(f"{at} ({differ[:, at].sum():,} by {most[at]})" for at in columns) + f"; {uses:,} counts of uses"


def measure(name: str, seats: int, device: str, num: int) -> None:
    # Compiling is not measured: it is done once for each edition and, for the CPU, kept on disk.
    conduct(Study((Variant(name),), seats, num=64), device=device)
    alone = Chronicler(sunduk.game(name), seats, device=device)
    part = min(PART, num)
    alone.random(2, 0, part)
    began = perf_counter()
    alone.random(1, 0, part)
    played = perf_counter() - began
    began, busy = perf_counter(), process_time()
    results = conduct(Study((Variant(name),), seats, num=num, seed=1), device=device)
    results.data(distributions=True)
    took, worked = perf_counter() - began, process_time() - busy
    print(
        f"{name:10} {seats} seats {took:6.1f} s, {worked:6.1f} s of one core; "
        f"{part:,} matches alone {played:.2f} s, so {played * num / part:.1f} s of it",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[game.id for game in sunduk.games()])
    parser.add_argument("--seats", default="2,3,4,5", help="numbers of seats, in this order")
    parser.add_argument("--num", type=int, default=100_000)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--check", type=int, default=0, help="how many matches are compared with the CPU's")
    asked = parser.parse_args()
    print(f"{asked.num:,} matches, all metrics, {asked.device}, {cores()} cores", flush=True)
    equal = True
    for seats in map(int, asked.seats.split(",")):
        for name in asked.games:
            if seats in sunduk.game(name).seats:
                if asked.check:
                    equal &= check(name, seats, asked.device, asked.check)
                measure(name, seats, asked.device, asked.num)
    if not equal:
        raise SystemExit("Some chronicles differ from those of the CPU.")


if __name__ == "__main__":
    main()
