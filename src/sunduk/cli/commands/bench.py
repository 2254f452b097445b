"""`sunduk bench`: how fast the games are on this machine."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Annotated, NamedTuple

import typer
from rich.table import Table

from sunduk.core.backends.batch import Batch
from sunduk.core.backends.play import play_out
from sunduk.core.errors import BadOption
from sunduk.core.match.game import Game
from sunduk.core.match.registry import game as find_game
from sunduk.core.match.registry import games as all_games
from sunduk.core.rules.race import DUES

from ..common import console

BATCH = {"cpu": 1 << 14, "cuda": 1 << 20}
"""The number of matches in a batch, by device."""
BACKENDS = ("interp", *BATCH)


class Speed(NamedTuple):
    game: str
    seats: int
    backend: str
    threads: int
    steps_per_second: float
    matches_per_second: float


def bench(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="One game; all otherwise.")] = None,
    backend: Annotated[str, typer.Option("--backend", metavar="|".join(BACKENDS))] = "cpu",
    threads: Annotated[int, typer.Option("--threads", help="CPU threads.", min=1)] = 1,
    seconds: Annotated[float, typer.Option("--seconds", help="How long to measure each.", min=0.01)] = 2,
    as_json: Annotated[bool, typer.Option("--json", help="One object a line.")] = False,
) -> None:
    """Measure random play: steps, each one action, chance included, and whole matches a second.

    Example: [bold]sunduk bench marrakech --threads 2 --json[/]
    """
    if backend not in BACKENDS:
        raise BadOption(f"The backend {backend!r} does not exist; there are {', '.join(BACKENDS)}.")
    table = Table("game", "seats", "backend", "threads", "steps/s", "matches/s", box=None)
    for column in table.columns[1:]:
        column.justify = "right"
    for speed in measure([find_game(game)] if game else list(all_games()), backend, threads, seconds):
        if as_json:
            print(json.dumps(speed._asdict()), flush=True)  # noqa: T201
        rates = f"{speed.steps_per_second:,.0f}", f"{speed.matches_per_second:,.0f}"
        table.add_row(speed.game, str(speed.seats), backend, str(speed.threads), *rates)
    if not as_json:
        console.print(table)


def measure(games: list[Game], backend: str, threads: int, seconds: float) -> Iterator[Speed]:
    """The speed of each game with each number of seats."""
    for game in games:
        for seats in game.seats:
            if backend == "interp":
                steps, matches, took = _interpreted(game, seats, seconds)
            else:
                steps, matches, took = _batched(game, seats, backend, threads, seconds)
            used = threads if backend == "cpu" else 1
            yield Speed(game.id, seats, backend, used, round(steps / took, 1), round(matches / took, 1))


def _batched(game: Game, seats: int, backend: str, threads: int, seconds: float) -> tuple[int, int, float]:
    """Play whole matches in batches; the results stay on the device."""
    batch = Batch(game, BATCH[backend], seats=seats, device=backend, threads=threads)
    steps = int(batch.host(batch.play(0)).lengths.sum())
    rounds, began = 0, time.perf_counter()
    while (took := time.perf_counter() - began) < seconds:
        batch.play(0)
        batch.device.wait()
        rounds += 1
    return rounds * steps, rounds * batch.size, took


def _interpreted(game: Game, seats: int, seconds: float) -> tuple[int, int, float]:
    play = game.linker("interp")(play_out)
    steps, matches = 0, 0
    began = time.perf_counter()
    while (took := time.perf_counter() - began) < seconds:
        state = game.state.checked(bytearray(game.record(seats)))
        steps += play(state, 0, matches, [0] * game.most_choices, [0] * DUES, 1000 * game.sand_seconds)
        matches += 1
    return steps, matches, took
