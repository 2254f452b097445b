"""What random play of a game is like: length, branching, scores, and what it is worth to begin."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.progress import track
from rich.table import Table

from sunduk.core.backends.batch import Batch, Survey
from sunduk.core.match.game import Game

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
        batch = Batch(game, num, seats=seats, options=options, threads=threads)
        rows.append([game.id, str(seats), *_describe(batch.host(batch.survey(seed)))])
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


def _describe(survey: Survey) -> list[str]:
    first = survey.placings == 1
    share = first / first.sum(axis=1, keepdims=True)
    begun = survey.openers >= 0
    won = share[begun, survey.openers[begun]]
    error = 1.96 * won.std() / np.sqrt(max(1, won.size))
    choices = survey.options.sum() / max(1, survey.decisions.sum())
    return [
        _spread(survey.lengths),
        _spread(survey.decisions),
        f"{choices:.2f}",
        _spread(survey.scores.ravel()),
        f"{won.mean():.1%} ± {error:.1%}" if won.size else "–",
    ]


def _spread(values: NDArray[Any]) -> str:
    return f"{values.mean():.1f} ± {values.std():.1f}"
