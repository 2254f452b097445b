"""Measures how strong a network becomes: it plays `greedy` during its training, and the scores are drawn as a curve.

python examples/strength.py marrakech-net/strength.csv farlander-net/strength.csv --output curve.svg
"""

from __future__ import annotations

import argparse
import csv
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import NamedTuple

from sunduk import Game
from sunduk.core.backends.devices import cores
from sunduk.core.picture.svg import document, element, text

RIVAL = "greedy"
ARENA = "from sunduk.cli.main import main; main()"
SPARED = 2
"""Cores that the training keeps for itself."""


class Exam(NamedTuple):
    """The score of a network against its rival, from 0 to 1, with its 95 % interval."""

    game: str
    seats: int
    minutes: float
    matches: int
    share: float
    low: float
    high: float


class Examiner:
    """Lets a network play its rival in other processes, one examination after another."""

    def __init__(self, game: Game, seats: int, folder: Path, every: float, deals: int) -> None:
        self._game, self._seats, self._folder = game, seats, folder
        self._every, self._deals = every, deals
        self._arena: subprocess.Popen[str] | None = None
        self._began, self._minutes = -every, 0.0
        self._copy = folder / "examined.npz"
        self._table = folder / "strength.csv"
        self._exams: list[Exam] = []
        self._failure = ""
        write(self._table, self._exams)

    def __enter__(self) -> Examiner:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._arena:
            self._arena.terminate()
            self._arena.wait()
        self._copy.unlink(missing_ok=True)

    @property
    def news(self) -> str:
        """The last result, in words."""
        if self._failure:
            return self._failure
        if not self._exams:
            return f"not yet examined by {RIVAL}"
        exam = self._exams[-1]
        return f"{exam.share:.1%} of {RIVAL} ({exam.low:.1%} … {exam.high:.1%}) after {exam.minutes:.1f} min"

    @property
    def free(self) -> bool:
        """Whether it is time for another examination."""
        if self._arena and self._arena.poll() is not None:
            self._note()
        return not self._arena and time.monotonic() - self._began >= self._every

    def ask(self, save: Callable[[Path], None], minutes: float) -> None:
        """Begin an examination; its weights are also kept as `weights.npz`."""
        save(self._folder / "weights.npz")
        shutil.copyfile(self._folder / "weights.npz", self._copy)
        self._start(minutes, self._deals, max(1, cores() - SPARED))

    def finish(self, save: Callable[[Path], None], minutes: float, deals: int) -> None:
        """Wait for the running examination, and examine the final network on all cores."""
        if self._arena:
            self._note()
        save(self._copy)
        self._start(minutes, deals, cores())
        self._note()

    def _start(self, minutes: float, deals: int, processes: int) -> None:
        self._began, self._minutes = time.monotonic(), minutes
        words = [sys.executable, "-c", ARENA, "arena", self._game.id, f"net:{self._copy}", RIVAL, "--json"]
        words += ["--seats", str(self._seats), "--num", str(deals), "--processes", str(processes), "--seed", "2026"]
        # Each process plays one match: limit its linear algebra to one thread.
        single = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}
        pipe = subprocess.PIPE
        self._arena = subprocess.Popen(words, env=os.environ | single, text=True, stdout=pipe, stderr=pipe)  # noqa: S603

    def _note(self) -> None:
        """Add the result of an examination to the table."""
        assert self._arena
        out, errors = self._arena.communicate()
        failed, self._arena = self._arena.returncode, None
        self._failure = f"the examination failed: {errors.strip()}" if failed else ""
        if failed:
            return
        told = json.loads(out)
        (pair,) = told["pairs"]
        mine = next(each for each in told["bots"] if each["name"].startswith("net:"))
        # The mean of two ratings is 0, so their difference is twice the first.
        low, high = (1 / (1 + 10 ** (-2 * mine[end] / 400)) for end in ("low", "high"))
        share = pair["share"]
        ends = min(low, share), max(high, share)
        self._exams.append(Exam(told["game"], told["seats"], self._minutes, pair["matches"], share, *ends))
        write(self._table, self._exams)


def write(table: Path, exams: Sequence[Exam]) -> None:
    with table.open("w", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(Exam._fields)
        rows.writerows(
            [*exam[:2], f"{exam.minutes:.2f}", exam.matches, *(f"{x:.4f}" for x in exam[4:])] for exam in exams
        )


def read(table: Path) -> list[Exam]:
    with table.open(newline="") as file:
        return [
            Exam(row["game"], int(row["seats"]), float(row["minutes"]), int(row["matches"]),
                 float(row["share"]), float(row["low"]), float(row["high"]))
            for row in csv.DictReader(file)
        ]  # fmt: skip


WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 760, 400, 64, 150, 34, 52
STYLE = """
text { font: 14px system-ui, sans-serif; fill: #4a4a52 } .grid { stroke: #d9d9de } .even { stroke: #8a8a92 }
.c0 { --ink: #b3541e } .c1 { --ink: #1f6f8b } .c2 { --ink: #6b4fa0 } .c3 { --ink: #3d7a3a } .c4 { --ink: #a03a5f }
polyline { stroke: var(--ink) } polygon, circle, .name { fill: var(--ink) }
@media (prefers-color-scheme: dark) {
  text { fill: #c9c9d1 } .grid { stroke: #3a3a42 } .even { stroke: #7d7d86 }
  .c0 { --ink: #f0935c } .c1 { --ink: #6cc3e0 } .c2 { --ink: #b9a1ea } .c3 { --ink: #8fcf8b } .c4 { --ink: #ee8fb2 }
}
"""


def draw(tables: Sequence[Path], picture: Path) -> None:
    """Write a picture of the scores of networks against their rival during training, for light and dark pages."""
    curves = [exams for exams in map(read, tables) if exams]
    last = max((exam.minutes for exams in curves for exam in exams), default=1.0)

    def x(minutes: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * minutes / last, 1)

    def y(share: float) -> float:
        return round(TOP + (HEIGHT - TOP - BOTTOM) * (1 - share), 1)

    marks = [element("style", STYLE)]
    for tenth in range(0, 11, 2):
        level = y(tenth / 10)
        marks.append(element("line", x1=LEFT, x2=WIDTH - RIGHT, y1=level, y2=level, **{"class": "grid"}))
        marks.append(text(LEFT - 8, level + 5, f"{tenth}0 %" if tenth else "0", text_anchor="end"))
    even = {"class": "even", "stroke_dasharray": "5 4"}
    marks.append(element("line", x1=LEFT, x2=WIDTH - RIGHT, y1=y(0.5), y2=y(0.5), **even))
    marks.append(text(WIDTH - RIGHT + 8, y(0.5) + 5, RIVAL))
    pace = next(step for step in (0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60, 10**9) if last / step <= 10)
    ticks = [tick * pace for tick in range(int(last / pace) + 1)]
    marks += [text(x(tick), HEIGHT - BOTTOM + 22, f"{tick:g}", text_anchor="middle") for tick in ticks]
    marks.append(text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 10, "minutes of learning", text_anchor="middle"))
    marks.append(text(LEFT, TOP - 14, f"points taken off {RIVAL}, with 95 % intervals"))
    for number, exams in enumerate(curves):
        band = [(x(exam.minutes), y(exam.high)) for exam in exams]
        band += [(x(exam.minutes), y(exam.low)) for exam in reversed(exams)]
        line = [(x(exam.minutes), y(exam.share)) for exam in exams]
        game, seats, end = exams[-1].game, exams[-1].seats, exams[-1].share
        marks.append(
            element(
                "g",
                element("polygon", points=_points(band), opacity=0.2),
                element("polyline", points=_points(line), fill="none", stroke_width=2.5),
                *(element("circle", cx=cx, cy=cy, r=3.5) for cx, cy in line),
                text(WIDTH - RIGHT + 8, y(end) + 5, f"{game}, {seats} seats", **{"class": "name"}),
                **{"class": f"c{number % 5}"},
            )
        )
    ends = "; ".join(f"{exams[-1].game}: {exams[-1].share:.1%}" for exams in curves)
    words = f"What networks take off {RIVAL} while they learn by self-play. After {last:g} minutes: {ends}."
    picture.write_text(document(WIDTH, HEIGHT, "en", "Learning by self-play", words, *marks) + "\n", "utf-8")


def _points(points: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x:g},{y:g}" for x, y in points)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tables", nargs="+", type=Path, help="strength.csv of one training or more")
    parser.add_argument("--output", type=Path, default=Path("curve.svg"))
    asked = parser.parse_args()
    draw(asked.tables, asked.output)


if __name__ == "__main__":
    main()
