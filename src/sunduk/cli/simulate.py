"""`sunduk simulate`: many matches between bots, one row a match."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Annotated, Any

import numpy as np
import typer
from numpy.typing import NDArray
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from sunduk.core.batch import Batch, Results
from sunduk.core.errors import BadOption, MissingExtra
from sunduk.core.registry import games as all_games
from sunduk.core.rng import WORD

from .common import EditionFile, OptionList, console, load_game, options, warnings, write_text
from .stats import show_stats

CHUNK = 1 << 15
"""Matches played between two movements of the progress bar."""

Writer = Callable[[int, Results], None]
"""Appends the rows of matches numbered from the first argument on."""


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
    threads: Annotated[int | None, typer.Option("--threads", help="CPU threads; all cores otherwise.", min=1)] = None,
    stats: Annotated[
        bool, typer.Option("--stats", help="What random play is like, with every number of seats.")
    ] = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="With --stats: as a Markdown table.")] = False,
    option: OptionList = None,
    edition: EditionFile = None,
) -> None:
    """Play many matches between bots and write one row for each: scores, placings, length.

    Any match can be dealt again by its number with --dump, so records cost nothing.

    Example: [bold]sunduk simulate marrakech --seats uniform,uniform,uniform --num 100000 --output matches.csv[/]
    """
    if stats:
        games = list(all_games()) if game == "all" else [load_game(game, edition)]
        show_stats(games, num, seed, threads, options(option), markdown)
        return
    played = load_game(game, edition)
    players = [name.strip() for name in seats.split(",")]
    for name in players:
        if name != "uniform":
            raise BadOption(f"Simulation knows no bot called {name!r}; there is uniform.")
    size = min(num, CHUNK)
    batch = Batch(played, size, seats=len(players), options=options(option), threads=threads)
    totals = _Totals(len(players))
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with _writer(output, len(players)) as write, Progress(*columns, console=warnings, transient=True) as progress:
        bar = progress.add_task(game, total=num)
        for first in range(0, num, size):
            results = batch.host(batch.play(seed, first))
            if first + size > num:
                results = Results(*(rows[: num - first] for rows in results))
            write(first, results)
            totals.add(results)
            progress.advance(bar, len(results.lengths))
    for number in dump or ():
        path = (output.parent if output else Path()) / f"{game}-{seed}-{number}.sunduk"
        write_text(path, batch.match(seed, number).dump())
        warnings.print(f"[green]✓[/] {path}")
    console.print(totals.table(players))


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
            table.add_row(str(seat), player, score, f"{self.wins[seat] / self.matches:.1%}")
        return table


def _moments(values: NDArray[Any]) -> NDArray[np.float64]:
    wide = values.astype(np.float64)
    return np.array([wide.sum(axis=0), (wide**2).sum(axis=0)])


def _mean_and_spread(moments: NDArray[np.float64], count: int) -> tuple[Any, Any]:
    mean = moments[0] / count
    return mean, np.sqrt(np.maximum(moments[1] / count - mean**2, 0))


@contextmanager
def _writer(path: Path | None, seats: int) -> Iterator[Writer]:
    """Opens the output by its suffix."""
    if path is None:
        yield lambda *_: None
    elif path.suffix == ".parquet":
        with _parquet(path, seats) as write:
            yield write
    elif path.suffix in (".jsonl", ".csv"):
        try:
            file = path.open("w", encoding="utf-8", newline="")
        except OSError as error:
            raise BadOption(f"Cannot write {path}: {error}.") from None
        with file:
            yield _jsonl(file) if path.suffix == ".jsonl" else _csv(file, seats)
    else:
        raise BadOption(f"Results are written to *.jsonl, *.csv or *.parquet, not to {path.name!r}.")


def _jsonl(file: IO[str]) -> Writer:
    def write(first: int, results: Results) -> None:
        rows = zip(*(column.tolist() for column in results), strict=True)
        for number, (length, scores, placings) in enumerate(rows, first):
            row = {"match": number, "length": length, "scores": scores, "placings": placings}
            file.write(json.dumps(row) + "\n")

    return write


def _csv(file: IO[str], seats: int) -> Writer:
    rows = csv.writer(file, lineterminator="\n")
    rows.writerow(_columns(seats))
    return lambda first, results: rows.writerows(_flat(first, results).tolist())


@contextmanager
def _parquet(path: Path, seats: int) -> Iterator[Writer]:
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        raise MissingExtra('Parquet files need an extra: pip install "sunduk[parquet]".') from None
    schema = pyarrow.schema([(name, pyarrow.int64()) for name in _columns(seats)])
    try:
        file = parquet.ParquetWriter(path, schema)
    except OSError as error:
        raise BadOption(f"Cannot write {path}: {error}.") from None
    with file:
        yield lambda first, results: file.write_table(pyarrow.table(list(_flat(first, results).T), schema=schema))


def _columns(seats: int) -> list[str]:
    return ["match", "length", *(f"score_{s}" for s in range(seats)), *(f"place_{s}" for s in range(seats))]


def _flat(first: int, results: Results) -> NDArray[np.int64]:
    numbers = np.arange(first, first + len(results.lengths))
    return np.column_stack([numbers, results.lengths, results.scores, results.placings]).astype(np.int64)
