"""A speed contest: all contestants run in every round, so that noise of the machine affects all of them equally."""

from __future__ import annotations

import json
import os
import platform
import statistics
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from datetime import date
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

notes = Console(stderr=True)


@dataclass(frozen=True)
class Contestant:
    """One game of one library."""

    name: str
    play: Callable[[], int]
    """Play for a fraction of a second and return how many steps that was."""


@dataclass(frozen=True)
class Library:
    """Where contestants come from."""

    name: str
    install: str
    """The command that installs it."""
    distribution: str
    contestants: Callable[[], Iterator[Contestant]]
    """Raises ImportError where the library is missing."""


@dataclass(frozen=True)
class Contest:
    """What is compared."""

    title: str
    baselines: tuple[str, ...]
    """Prefixes of the names of contestants that ratios are computed against."""
    libraries: tuple[Library, ...]


@dataclass(frozen=True)
class Result:
    """The speed of one contestant."""

    name: str
    steps_per_second: int
    """The median of the rounds."""
    low: int
    high: int
    ratios: dict[str, float]
    """The ratio of its speed to each baseline that ran."""

    def cells(self) -> tuple[str, ...]:
        """The result as cells of a printed table."""
        ratios = (f"{ratio:.3g}" for ratio in self.ratios.values())
        return self.name, f"{self.steps_per_second:,}", f"{self.low:,}–{self.high:,}", *ratios


def headings(results: list[Result]) -> tuple[str, ...]:
    """The headings of the printed table."""
    return "name", "steps/s", "low–high", *(f"× {baseline}" for baseline in results[0].ratios)


Clock = Callable[[], float]


def steps_per_second(play: Callable[[], int], seconds: float, clock: Clock = time.process_time) -> float:
    """Play for about so many seconds and return the speed. Processor time is less affected by other work."""
    steps = 0
    end, begin = time.perf_counter() + seconds, clock()
    while time.perf_counter() < end:
        steps += play()
    return steps / (clock() - begin)


def fastest(contestants: Iterable[Contestant], clock: Clock) -> Contestant:
    """The contestant that is fastest in a short trial."""

    def speed(contestant: Contestant) -> float:
        contestant.play()
        return steps_per_second(contestant.play, 0.3, clock)

    return max(contestants, key=speed)


def present(libraries: Iterable[Library]) -> Iterator[Contestant]:
    """The contestants whose libraries are installed; the others are named and left out."""
    for library in libraries:
        try:
            with notes.status(f"Preparing {library.name} …"):
                contestants = list(library.contestants())
                for contestant in contestants:
                    contestant.play()
        except ImportError as error:
            notes.print(f"{library.name} is left out ({error}); install it with: {library.install}", soft_wrap=True)
            continue
        yield from contestants


def measure(contest: Contest, rounds: int, seconds: float, clock: Clock = time.process_time) -> list[Result]:
    """Run all contestants in every round."""
    contestants = list(present(contest.libraries))
    rates: dict[str, list[float]] = {contestant.name: [] for contestant in contestants}
    turns = [contestant for _ in range(rounds) for contestant in contestants]
    for contestant in track(turns, f"{contest.title} …", console=notes, transient=True):
        rates[contestant.name].append(steps_per_second(contestant.play, seconds, clock))
    medians = {name: statistics.median(measured) for name, measured in rates.items()}
    bases = {base: median for base in contest.baselines for name, median in medians.items() if name.startswith(base)}
    return [
        Result(
            name,
            round(medians[name]),
            round(min(measured)),
            round(max(measured)),
            {base: round(medians[name] / median, 4) for base, median in bases.items()},
        )
        for name, measured in rates.items()
    ]


def as_json(results: list[Result]) -> None:
    for result in results:
        print(json.dumps(vars(result)))


def as_markdown(contest: Contest, results: list[Result]) -> None:
    print(f"{contest.title}.\n")
    titles = headings(results)
    for cells in (titles, ("---", *["---:"] * (len(titles) - 1)), *(result.cells() for result in results)):
        print(f"| {' | '.join(cells)} |")
    print()


def as_table(contest: Contest, results: list[Result]) -> None:
    drawn = Table(title=contest.title)
    for heading in headings(results):
        drawn.add_column(heading, justify="left" if heading == "name" else "right")
    for result in results:
        drawn.add_row(*result.cells())
    Console().print(drawn)


def stay_on_one_core() -> None:
    """Pin this process to one core, and tell XLA, which reads its flags when imported, to use one thread."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"


def describe_machine() -> str:
    """CPU, cores and Python version; nothing that identifies the owner of the machine."""
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        models = [line.partition(":")[2].strip() for line in cpuinfo.read_text().splitlines() if "model name" in line]
        model = models[0] if models else model
    return f"{model}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"


def describe(distributions: Iterable[str]) -> str:
    """Date, machine and versions of a measurement."""
    known = []
    for distribution in distributions:
        try:
            known.append(f"{distribution} {version(distribution)}")
        except PackageNotFoundError:
            continue
    return f"{date.today()}. {describe_machine()}. {', '.join(known)}."
