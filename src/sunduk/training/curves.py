"""The curves of a training: a table as CSV, and a picture for light and dark pages."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from sunduk.core.picture.svg import document, element, text

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 760, 400, 64, 150, 34, 52
STYLE = """
text { font: 14px system-ui, sans-serif; fill: #4a4a52 } .grid { stroke: #d9d9de }
.c0 { --ink: #b3541e } .c1 { --ink: #1f6f8b } .c2 { --ink: #6b4fa0 }
polyline { stroke: var(--ink) } .name { fill: var(--ink) }
@media (prefers-color-scheme: dark) {
  text { fill: #c9c9d1 } .grid { stroke: #3a3a42 }
  .c0 { --ink: #f0935c } .c1 { --ink: #6cc3e0 } .c2 { --ink: #b9a1ea }
}
"""
DRAWN = ("wins", "places", "policy")


class Point(NamedTuple):
    """A row of the table: how far a training is, and the errors of the last lessons."""

    stage: str
    seats: int
    minutes: float
    samples: int
    wins: float
    """The cross entropy of win shares; log(seats) is that of a network that knows nothing."""
    places: float
    scores: float
    policy: float


def append(table: Path, point: Point) -> None:
    """Add a row to the table, which gets a heading when it is new."""
    new = not table.exists()
    with table.open("a", newline="") as file:
        rows = csv.writer(file)
        if new:
            rows.writerow(Point._fields)
        rows.writerow([f"{value:.4f}" if isinstance(value, float) else value for value in point])


def read(table: Path) -> list[Point]:
    with table.open(newline="") as file:
        return [
            Point(row["stage"], int(row["seats"]), float(row["minutes"]), int(row["samples"]),
                  float(row["wins"]), float(row["places"]), float(row["scores"]), float(row["policy"]))
            for row in csv.DictReader(file)
        ]  # fmt: skip


def draw(points: Sequence[Point], picture: Path, title: str) -> None:
    """Write a picture of the errors over the time of a training."""
    last = max((point.minutes for point in points), default=1.0) or 1.0
    most = max((getattr(point, name) for point in points for name in DRAWN), default=1.0) or 1.0

    def x(minutes: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * minutes / last, 1)

    def y(error: float) -> float:
        return round(TOP + (HEIGHT - TOP - BOTTOM) * (1 - error / most), 1)

    marks = [element("style", STYLE)]
    for quarter in range(5):
        level = y(most * quarter / 4)
        marks.append(element("line", x1=LEFT, x2=WIDTH - RIGHT, y1=level, y2=level, **{"class": "grid"}))
        marks.append(text(LEFT - 8, level + 5, f"{most * quarter / 4:.2f}", text_anchor="end"))
        marks.append(
            text(x(last * quarter / 4), HEIGHT - BOTTOM + 22, f"{last * quarter / 4:.3g}", text_anchor="middle")
        )
    marks.append(text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 10, "minutes of training", text_anchor="middle"))
    marks.append(text(LEFT, TOP - 14, f"errors of the network: {title}"))
    for number, name in enumerate(DRAWN):
        line = [(x(point.minutes), y(getattr(point, name))) for point in points]
        if line:
            marks.append(
                element(
                    "g",
                    element("polyline", points=" ".join(f"{a:g},{b:g}" for a, b in line), fill="none", stroke_width=2),
                    text(WIDTH - RIGHT + 8, line[-1][1] + 5, name, **{"class": "name"}),
                    **{"class": f"c{number}"},
                )
            )
    ends = ", ".join(f"{name} {getattr(points[-1], name):.3f}" for name in DRAWN) if points else "nothing yet"
    words = f"Errors of a network during {last:.3g} minutes of training ({title}); at the end: {ends}."
    picture.write_text(document(WIDTH, HEIGHT, "en", "Training a network", words, *marks) + "\n", "utf-8")
