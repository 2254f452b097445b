"""`sunduk fuzz`: look for trouble in random matches."""

from __future__ import annotations

import itertools
import random
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from sunduk.core.conform import conform
from sunduk.core.errors import NotConform

from ..common import EditionFile, GameName, console, fail, load_game, warnings, write_text


def fuzz(
    game: GameName,
    seconds: Annotated[float, typer.Option("--seconds", help="How long to look.", min=0)] = 60,
    seed: Annotated[int | None, typer.Option("--seed", help="Where to begin; random otherwise.", min=0)] = None,
    output: Annotated[Path, typer.Option("--output", metavar="FOLDER", help="Where failures are saved.")] = Path("."),
    edition: EditionFile = None,
) -> None:
    """Play random matches in random settings and check everything about them: interpreted against compiled, texts,
    views, pictures, records. Each failure is saved as a record that loads.

    Example: [bold]sunduk fuzz marrakech --seconds 60[/]
    """
    played = load_game(game, edition)
    first = random.SystemRandom().getrandbits(48) if seed is None else seed
    settings = list(conform.settings(played))
    end = time.monotonic() + seconds
    failures = 0
    columns = TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn()
    with Progress(*columns, console=warnings, transient=True) as progress:
        bar = progress.add_task(game, total=seconds)
        for number in itertools.count():
            left = end - time.monotonic()
            if left <= 0 and number:
                break
            progress.update(bar, completed=seconds - left, description=f"{game}: {number} matches")
            try:
                conform.examine(played, settings[(first + number) % len(settings)], first + number)
            except NotConform as error:
                failures += 1
                path = output / f"fuzz-{game}-{first + number}.sunduk"
                write_text(path, error.record or "")
                warnings.print(f"[red]✗[/] {error} Saved as {path}.", markup=False)
    if failures:
        fail(f"{failures} of {number} matches failed; each is saved as a record.")
    console.print(f"[green]✓[/] {number} matches of {game} from seed {first}: nothing found.")
