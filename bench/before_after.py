"""This checkout beside another one, such as a git worktree of an earlier commit: random play and stepped batches.

    git worktree add /tmp/before COMMIT
    python bench/before_after.py /tmp/before/src

Both sides run in processes of their own and take turns, so that other work on the machine meets both alike. A figure is
the least processor time of several rounds, on one core. Results must be equal: every length, score and place, and every
mask and observation.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parents[1] / "src"
ROUNDS = 7

PLAY = """
import hashlib, json, sys, time
import sunduk
batch = sunduk.Batch(sunduk.game(sys.argv[1]), 2048, seats=int(sys.argv[2]), threads=1)
results = batch.play(0)
mark = hashlib.sha256(b"".join(rows.tobytes() for rows in results)).hexdigest()
for _ in sys.stdin:
    began = time.process_time()
    batch.play(0)
    took = time.process_time() - began
    print(json.dumps([mark, took / int(results.lengths.sum())]), flush=True)
"""
"""Whole random matches: the time of a step, chance included."""

STEP = """
import hashlib, json, sys, time
import sunduk
batch = sunduk.Batch(sunduk.game(sys.argv[1]), 1024, seats=int(sys.argv[2]), threads=1)
batch.reset(1)
seen, key = hashlib.sha256(), 0
def step():
    global key
    key += 1
    actions = batch.sample(key)
    began = time.process_time()
    batch.step(actions)
    rows = batch.mask(), batch.observe()
    return time.process_time() - began, rows
for _ in range(40):
    for row in step()[1]:
        seen.update(row.tobytes())
for _ in sys.stdin:
    print(json.dumps([seen.hexdigest(), sum(step()[0] for _ in range(60)) / 60 / 1024]), flush=True)
"""
"""1,024 environments: the time of a decision with its mask and observation."""


def compare(name: str, code: str, game: str, seats: int, before: Path) -> str:
    """One row of the table."""
    sides = [
        subprocess.Popen(
            [sys.executable, "-c", code, game, str(seats)],
            env=os.environ | {"PYTHONPATH": str(source)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for source in (before, HERE)
    ]
    times: list[list[float]] = [[], []]
    marks = ["", ""]
    for _ in range(ROUNDS):
        for number, side in enumerate(sides):
            assert side.stdin is not None
            assert side.stdout is not None
            print(file=side.stdin, flush=True)
            marks[number], took = json.loads(side.stdout.readline())
            times[number].append(took)
    for side in sides:
        side.communicate()
    then, now = (min(took) for took in times)
    same = "equal" if marks[0] == marks[1] else "DIFFERENT"
    return f"| {name} {game}, {seats} seats | {1e-6 / then:.1f} | {1e-6 / now:.1f} | {then / now:.2f} | {same} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", type=Path, help="the folder src of the other checkout")
    parser.add_argument("--what", choices=("play", "step"), help="only random play, or only stepped batches")
    parser.add_argument("--games", help="only these games, with commas between them")
    asked = parser.parse_args()
    import sunduk

    print("| | before, M/s | now, M/s | ratio | results |\n| --- | ---: | ---: | ---: | --- |", flush=True)
    for name, code in (("play", PLAY), ("step", STEP)):
        for game in sunduk.games():
            if asked.what in (None, name) and game.id in (asked.games or game.id).split(","):
                for seats in game.seats:
                    print(compare(name, code, game.id, seats, asked.before.resolve()), flush=True)


if __name__ == "__main__":
    main()
