"""`sunduk simulate`: many matches between bots, one row a match."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import typer
from numpy.typing import NDArray
from rich.markup import escape
from rich.table import Table

from sunduk.core.backends.batch import Results
from sunduk.core.match.registry import games as all_games
from sunduk.core.rules.rng import WORD

from ..common import EditionFile, OptionList, console, load_game, options, warnings, write_text
from ..progress import progress, show_notes
from ..rows import writer
from ..runs import AtRandom, Between, Run
from ..stats import show_stats

CHUNK = 1 << 15
"""Matches played between two updates of the progress bar."""


def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game; with --stats also: all.", show_default=False)],
    seats: Annotated[str, typer.Option("--seats", help="Who plays, seat by seat.")] = "uniform,uniform",
    num: Annotated[int, typer.Option("--num", help="How many matches.", min=1)] = 1000,
    seed: Annotated[int, typer.Option("--seed", help="The same seed deals the same matches.", min=0, max=WORD)] = 0,
    output: Annotated[
        Path | None, typer.Option("--output", metavar="FILE", help="*.jsonl, *.csv or *.parquet.")
    ] = None,
    dump: Annotated[
        list[int] | None, typer.Option("--dump", metavar="K", help="Also save the record of match K.")
    ] = None,
    threads: Annotated[int | None, typer.Option("--threads", help="Cores to use; all otherwise.", min=1)] = None,
    stats: Annotated[
        bool, typer.Option("--stats", help="What random play is like, with every number of seats.")
    ] = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="With --stats: as a Markdown table.")] = False,
    option: OptionList = None,
    edition: EditionFile = None,
) -> None:
    """Play many matches between bots and write one row for each: scores, placings, length.

    Any match can be dealt again by its number with --dump, so records cost nothing. Random play is compiled; where a
    seat is given to another bot, matches are played one by one on all cores.

    Example: [bold]sunduk simulate marrakech --seats uniform,uniform,uniform --num 100000 --output matches.csv[/]
    """
    if stats:
        games = list(all_games()) if game == "all" else [load_game(game, edition)]
        show_stats(games, num, seed, threads, options(option), markdown)
        return
    played = load_game(game, edition)
    players = [name.strip() for name in seats.split(",")]
    run: Run
    if set(players) == {"uniform"}:
        run = AtRandom(played, len(players), options(option), seed, min(num, CHUNK), threads)
    else:
        run = Between(played, tuple(players), options(option), seed, threads, set(dump or ()))
    totals = _Totals(len(players))
    with writer(output, len(players)) as write, progress(game, num) as advance, closing(run.results(num)) as chunks:
        for results in chunks:
            write(totals.matches, results)
            totals.add(results)
            advance(len(results.lengths))
    for number in dump or ():
        path = (output.parent if output else Path()) / f"{game}-{seed}-{number}.sunduk"
        write_text(path, run.record(number))
        warnings.print(f"[green]✓[/] {path}")
    console.print(totals.table(players))
    show_notes(run.notes)


class _Totals:
    """Sums for the table at the end."""

    def __init__(self, seats: int) -> None:
        self.matches = 0
        self.lengths = np.zeros(2)
        self.scores = np.zeros((2, seats))
        self.wins = np.zeros(seats)

    def add(self, results: Results) -> None:
        self.matches += len(results.lengths)
        self.lengths += _moments(results.lengths)
        self.scores += _moments(results.scores)
        first = results.placings == 1
        self.wins += (first / first.sum(axis=1, keepdims=True)).sum(axis=0)

    def table(self, players: list[str]) -> Table:
        mean, spread = _mean_and_spread(self.lengths, self.matches)
        table = Table(title=f"{self.matches:,} matches, {mean:.1f} ± {spread:.1f} actions each", box=None)
        for heading in ("seat", "player", "score", "wins"):
            table.add_column(heading, justify="right")
        means, spreads = _mean_and_spread(self.scores, self.matches)
        for seat, player in enumerate(players):
            score = f"{means[seat]:.2f} ± {spreads[seat]:.2f}"
            table.add_row(str(seat), escape(player), score, f"{self.wins[seat] / self.matches:.1%}")
        return table


def _moments(values: NDArray[Any]) -> NDArray[np.float64]:
    wide = values.astype(np.float64)
    return np.array([wide.sum(axis=0), (wide**2).sum(axis=0)])


def _mean_and_spread(moments: NDArray[np.float64], count: int) -> tuple[Any, Any]:
    mean = moments[0] / count
    return mean, np.sqrt(np.maximum(moments[1] / count - mean**2, 0))
