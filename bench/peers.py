"""Speed of Sunduk beside its peers, measured in one run: random play, batches that are stepped, environments.

    make peers

or, with requirements-peers.lock and Sunduk installed, `python bench/peers.py`. `--what` names one of the three
contests; `--threads 2` lets batches use two cores and goes by the time on the wall instead of processor time.

On a GPU machine with jax[cuda] and sunduk[cuda], `--gpu` steps batches beside Pgx on the same GPU, one contest for each
size. What is not installed there and cannot be, bring along: it is pure Python.

    pip install --no-deps --target .peers-gpu pgx==2.6.0 svgwrite==1.4.3 typing_extensions
    pip install --no-deps --target .peers-gpu typer click shellingham rich markdown-it-py mdurl pygments
    PYTHONPATH=src:.peers-gpu python bench/peers.py --gpu
"""

from __future__ import annotations

import os
import time
from enum import StrEnum
from typing import Annotated

import typer

import contest
import environments
import random_play
import stepping

DISTRIBUTIONS = ("sunduk", "open_spiel", "pettingzoo", "gymnasium", "catanatron", "pgx", "jax", "numpy", "numba")

CPU_SIZES, GPU_SIZES = (64, 1024, 8192), (1 << 10, 1 << 12, 1 << 14, 1 << 20)


class What(StrEnum):
    """The contests."""

    PLAY = "play"
    BATCHES = "batches"
    ENVIRONMENTS = "environments"


def main(
    what: Annotated[list[What] | None, typer.Option(help="Which contests; all of them otherwise.")] = None,
    rounds: Annotated[int, typer.Option(min=1, help="How many times everyone plays.")] = 5,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long, each time.")] = 1.0,
    threads: Annotated[int, typer.Option(min=1, help="Cores for batches.")] = 1,
    gpu: Annotated[bool, typer.Option("--gpu", help="Batches on the GPU, beside Pgx.")] = False,
    sizes: Annotated[str | None, typer.Option(help="Batches of 2 to these powers, such as 6,10,13.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object a line.")] = False,
    as_markdown: Annotated[bool, typer.Option("--markdown", help="Tables for bench/results.md.")] = False,
) -> None:
    """Measure Sunduk beside its peers."""
    if as_json and as_markdown:
        raise typer.BadParameter("Choose one of --json and --markdown.")
    tried = tuple(1 << int(power) for power in sizes.split(",")) if sizes else GPU_SIZES if gpu else CPU_SIZES
    clock = time.process_time if threads == 1 and not gpu else time.perf_counter
    about = contest.describe(DISTRIBUTIONS)
    if gpu:
        os.environ["XLA_PYTHON_CLIENT_PREALLOCATE"] = "false"
        chosen = [stepping.gpu_contest(size) for size in tried]
    else:
        os.environ["JAX_PLATFORMS"] = "cpu"
        contests = {
            What.PLAY: [random_play.CONTEST],
            What.BATCHES: [stepping.contest(tried, threads, clock)],
            What.ENVIRONMENTS: [*environments.CONTESTS],
        }
        chosen = [each for asked in what or What for each in contests[asked]]
        if threads == 1:
            contest.stay_on_one_core()
    if as_markdown:
        timed = "time on the wall" if clock is time.perf_counter else "processor time, one core"
        print(f"{about}\nMedian of {rounds} rounds of {seconds:g} s, {timed}.\n")
    for each in chosen:
        results = contest.measure(each, rounds, seconds, clock)
        if not results:
            continue
        if as_json:
            contest.as_json(results)
        elif as_markdown:
            contest.as_markdown(each, results)
        else:
            contest.as_table(each, results)


if __name__ == "__main__":
    typer.run(main)
