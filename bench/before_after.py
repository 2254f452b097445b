"""This checkout beside another one, such as a git worktree of an earlier commit: random play, stepped batches, and
single environments with the loops of `environments.py`.

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


ENVIRONMENT = """
import hashlib, json, sys, time
sys.path.append(BENCH)
import environments, sunduk
game, seats = sunduk.game(sys.argv[1]), int(sys.argv[2])
try:
    from sunduk.adapters.compiling import compile_environments
    compile_environments(game)
except ImportError:
    pass
seen = hashlib.sha256()
MAKE
took = steps = 0
for _ in sys.stdin:
    began, steps = time.process_time(), 0
    while (took := time.process_time() - began) < 0.4:
        steps += play()
    print(json.dumps([seen.hexdigest(), took / steps]), flush=True)
"""
"""One environment: the time of a decision. `MAKE` makes it, notes what some matches show, and defines `play`."""

PETTINGZOO = """
from sunduk.adapters import pettingzoo
env = pettingzoo.raw_env(game, seats)
play = environments.turns(env)
for seed in range(5):
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, reward, over, *_ = env.last()
        seen.update(repr((agent, reward, over)).encode())
        seen.update(observation["observation"].tobytes() + observation["action_mask"].tobytes())
        env.step(None if over else int(observation["action_mask"].nonzero()[0][0]))
"""

GYMNASIUM = """
from sunduk.adapters.gymnasium import SeatEnv
env = SeatEnv(game, "uniform", seats)
play = environments.decisions(env)
for seed in range(5):
    observation, info = env.reset(seed=seed)
    over = False
    while not over:
        seen.update(observation["observation"].tobytes() + info["action_mask"].tobytes())
        observation, reward, over, _, info = env.step(int(info["action_mask"].nonzero()[0][0]))
    seen.update(str(reward).encode())
"""

OPENSPIEL = """
import pyspiel, sunduk.adapters.openspiel
made = pyspiel.load_game(f"python_sunduk_{game.id}(seats={seats})")
play = environments.spiel(made)
for which in range(3):
    state = made.new_initial_state()
    while not state.is_terminal():
        if not state.is_chance_node():
            seen.update(repr((state.current_player(), state.observation_tensor())).encode())
        actions = state.legal_actions()
        seen.update(repr(actions).encode())
        state.apply_action(actions[(which * len(state.history())) % len(actions)])
"""


def environment(make: str) -> str:
    """The program of an environment."""
    return ENVIRONMENT.replace("BENCH", repr(str(Path(__file__).parent))).replace("MAKE", make)


KINDS = {
    "play": (PLAY, "M/s"),
    "step": (STEP, "M/s"),
    "pettingzoo": (environment(PETTINGZOO), "k/s"),
    "gymnasium": (environment(GYMNASIUM), "k/s"),
    "openspiel": (environment(OPENSPIEL), "k/s"),
}
"""What is compared: for each name, the program that measures it, and the unit of the table."""


def compare(name: str, game: str, seats: int, before: Path) -> str:
    """One row of the table."""
    code, unit = KINDS[name]
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
    scale = 1e-6 if unit == "M/s" else 1e-3
    return f"| {name} {game}, {seats} seats | {scale / then:.1f} | {scale / now:.1f} | {then / now:.2f} | {same} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", type=Path, help="the folder src of the other checkout")
    parser.add_argument("--what", help=f"only these, with commas between them: {', '.join(KINDS)}")
    parser.add_argument("--games", help="only these games, with commas between them")
    asked = parser.parse_args()
    import sunduk

    for name, (_, unit) in KINDS.items():
        if name not in (asked.what or name).split(","):
            continue
        print(f"\n| | before, {unit} | now, {unit} | ratio | results |\n| --- | ---: | ---: | ---: | --- |", flush=True)
        for game in sunduk.games():
            if game.id in (asked.games or game.id).split(","):
                # Of environments the number of seats matters less: they are compared with the fewest.
                for seats in game.seats if unit == "M/s" else game.seats[:1]:
                    print(compare(name, game.id, seats, asked.before.resolve()), flush=True)


if __name__ == "__main__":
    main()
