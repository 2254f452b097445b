"""Steps per second of random play on one core: Sunduk beside its peers, measured in one run.

    pip install -r requirements-peers.lock && pip install -e .
    python bench/peers.py

The contestants take turns in every round, so that noise hits all alike.
"""

from __future__ import annotations

import json
import os
import platform
import statistics
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

from contestants import BASELINE, LIBRARIES, Contestant, steps_per_second

notes = Console(stderr=True)


@dataclass(frozen=True)
class Result:
    """What one contestant did, in steps per second."""

    name: str
    steps_per_second: int
    """The median of the rounds."""
    low: int
    high: int
    ratio: float | None
    """To the baseline; None where that did not run."""

    def cells(self) -> tuple[str, str, str, str]:
        """The same for people."""
        ratio = "–" if self.ratio is None else f"{self.ratio:.3g}"
        return self.name, f"{self.steps_per_second:,}", f"{self.low:,}–{self.high:,}", ratio


HEADINGS = ("name", "steps/s", "low–high", "ratio")


def main(
    rounds: Annotated[int, typer.Option(min=1, help="How many times everyone plays.")] = 5,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long, each time.")] = 1.0,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object a line.")] = False,
    as_markdown: Annotated[bool, typer.Option("--markdown", help="A table for bench/results.md.")] = False,
) -> None:
    """Measure random play on one core in Sunduk and in its peers."""
    if as_json and as_markdown:
        raise typer.BadParameter("Choose one of --json and --markdown.")
    machine = describe_machine()
    stay_on_one_core()
    results = measure(list(present()), rounds, seconds)
    if as_json:
        for result in results:
            print(json.dumps(vars(result)))
    elif as_markdown:
        print(f"{date.today()}. {machine}. {describe_libraries()}.")
        print(f"Median of {rounds} rounds of {seconds:g} s, one core, processor time; ratio to {BASELINE}.\n")
        for cells in (HEADINGS, ("---", "---:", "---:", "---:"), *(result.cells() for result in results)):
            print(f"| {' | '.join(cells)} |")
    else:
        Console().print(table(results))


def stay_on_one_core() -> None:
    """Pin this process, and tell XLA, which reads its orders when it is imported, to use one thread."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    os.environ["JAX_PLATFORMS"] = "cpu"
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"


def present() -> Iterator[Contestant]:
    """The contestants whose libraries are installed; the others are named and left out."""
    for library in LIBRARIES:
        try:
            with notes.status(f"Preparing {library.name} …"):
                contestants = list(library.contestants())
                for contestant in contestants:
                    contestant.play()
        except ImportError as error:
            notes.print(f"{library.name} is left out ({error}); install it with: {library.install}", soft_wrap=True)
            continue
        yield from contestants


def measure(contestants: list[Contestant], rounds: int, seconds: float) -> list[Result]:
    """Let all play in every round."""
    rates: dict[str, list[float]] = {contestant.name: [] for contestant in contestants}
    turns = [contestant for _ in range(rounds) for contestant in contestants]
    for contestant in track(turns, "Measuring …", console=notes, transient=True):
        rates[contestant.name].append(steps_per_second(contestant.play, seconds))
    base = statistics.median(rates[BASELINE]) if BASELINE in rates else None
    results = []
    for name, measured in rates.items():
        middle = statistics.median(measured)
        ratio = round(middle / base, 4) if base else None
        results.append(Result(name, round(middle), round(min(measured)), round(max(measured)), ratio))
    return results


def table(results: list[Result]) -> Table:
    """The results for a terminal."""
    drawn = Table(title=f"Random play on one core; ratio to {BASELINE}")
    for heading in HEADINGS:
        drawn.add_column(heading, justify="left" if heading == "name" else "right", no_wrap=heading != "name")
    for result in results:
        drawn.add_row(*result.cells())
    return drawn


def describe_machine() -> str:
    """CPU, cores and Python; nothing that says whose machine it is."""
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        models = [line.partition(":")[2].strip() for line in cpuinfo.read_text().splitlines() if "model name" in line]
        model = models[0] if models else model
    return f"{model}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"


def describe_libraries() -> str:
    """Which versions ran."""
    known = []
    for distribution in (*(library.distribution for library in LIBRARIES), "jax", "numpy", "numba"):
        try:
            known.append(f"{distribution} {version(distribution)}")
        except PackageNotFoundError:
            continue
    return ", ".join(known)


if __name__ == "__main__":
    typer.run(main)
