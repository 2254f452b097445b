"""What random play of a game is like: length, branching, scores, and what it is worth to begin."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.progress import track
from rich.table import Table

from sunduk.core.match.game import Game
from sunduk.study import columns as c
from sunduk.study.chronicles import Chronicler, Rows
from sunduk.study.intervals import Fixed
from sunduk.study.metrics import estimate, metrics_for, scores
from sunduk.study.moments import Moments, parts

from .common import console, warnings

HEADINGS = ("game", "seats", "actions", "decisions", "choices", "score", "first seat wins")
"""Actions count chance; decisions are those of seats; choices are how many a decision had. Wins come with their 95 %
interval, everything else with its spread."""


def show_stats(
    games: list[Game], num: int, seed: int, threads: int | None, options: Mapping[str, object], markdown: bool
) -> None:
    """Print one row for each game and number of seats, from `num` random matches each."""
    settings = [(game, seats) for game in games for seats in game.seats]
    rows = []
    for game, seats in track(settings, "surveying", console=warnings, transient=True):
        chronicler = Chronicler(game, seats, options, threads=threads, brief=True)
        rows.append([game.id, str(seats), *_describe(chronicler.random(seed, 0, num).rows, seats)])
    if markdown:
        lines = [HEADINGS, ["---", *["---:"] * (len(HEADINGS) - 1)], *rows]
        print("\n".join(f"| {' | '.join(line)} |" for line in lines))  # noqa: T201
        return
    table = Table(*HEADINGS, box=None, title=f"{num:,} random matches each: mean ± spread")
    for column in table.columns[1:]:
        column.justify = "right"
    for row in rows:
        table.add_row(*row)
    console.print(table)


def _describe(rows: Rows, seats: int) -> list[str]:
    metrics = [metric for metric in metrics_for(seats) if metric.name in ("first_seat", "branching")]
    moments = Moments(2 * len(metrics))
    moments.add(parts(metrics, rows, seats))
    first, choices = (estimate(moments, Fixed(), index, False) for index in range(2))
    return [
        _spread(rows[:, c.LENGTH]),
        _spread(rows[:, c.DECISIONS]),
        f"{choices.value:.2f}" if choices else "–",
        _spread(np.array(scores(rows.T, seats))),
        f"{first.value:.1%} ± {first.high - first.value:.1%}" if first else "–",
    ]


def _spread(values: NDArray[Any]) -> str:
    return f"{values.mean():.1f} ± {values.std():.1f}"
