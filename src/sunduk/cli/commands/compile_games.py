"""`sunduk compile`: compile the games beforehand."""

from __future__ import annotations

import os
import sys
import threading
from typing import Annotated

import typer
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

from sunduk.core.match.registry import game as find_game
from sunduk.core.match.registry import games as all_games

from ..common import warnings


def compile_games(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]…", help="Games to compile; all of them otherwise.")
    ] = None,
    lines: Annotated[
        bool, typer.Option("--lines", hidden=True, help="For programs: print shares of 1, end with standard input.")
    ] = False,
    analysis: Annotated[
        bool, typer.Option("--analysis", help="Compile what `sunduk analyse` uses, not what bots use.")
    ] = False,
) -> None:
    """Compile the games, so that bots think at full strength from their first move on. What is compiled is kept.

    The server does this by itself in the background; an operator may want it done before.

    Example: [bold]sunduk compile marrakech[/]
    """
    from sunduk.analysis.compilation import compile_analysis
    from sunduk.bots.compilation import compile_once

    chosen = [find_game(name) for name in games] if games else list(all_games())
    if analysis:
        for game in chosen:
            compile_analysis(game)
        return
    if lines:
        threading.Thread(target=_end_with_input, daemon=True).start()
        for game in chosen:
            compile_once(game, lambda share: print(share, flush=True))  # noqa: T201
        return
    columns = TextColumn("{task.description:12}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn()
    with Progress(*columns, console=warnings) as shown:
        bars = [(game, shown.add_task(game.id, total=1.0, start=False)) for game in chosen]
        for game, bar in bars:
            shown.start_task(bar)
            compile_once(game, lambda share, bar=bar: shown.update(bar, completed=share))  # type: ignore[misc]


def _end_with_input() -> None:
    """End this process when its standard input closes, that is, when its parent has ended."""
    while os.read(sys.stdin.fileno(), 1024):
        pass
    os._exit(1)
