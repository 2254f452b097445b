"""`sunduk build-wasm`: the games as WebAssembly modules, for the page."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Annotated

import typer

from sunduk.core.backends.devices import cores
from sunduk.core.match.registry import game as find_game
from sunduk.core.match.registry import games as all_games

from ..common import console


def build_wasm(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]…", help="Games to build; all of them otherwise.")
    ] = None,
    output: Annotated[Path, typer.Option("--output", "-o", metavar="FOLDER", help="Where to write them.")] = Path(
        "wasm"
    ),
) -> None:
    """Build the games as WebAssembly: for each GAME.wasm, with its rules and search, and GAME.json, its layout.

    Needs a linker, wasm-ld: pip install ziglang brings one. Modules have the tables of the games' own boxes; other
    editions are played without them.

    Example: [bold]sunduk build-wasm marrakech --output wasm[/]
    """
    from sunduk.bots.module import build
    from sunduk.core.backends.wasm.toolchain import linker_command

    linker_command()
    chosen = [find_game(name) for name in games] if games else list(all_games())
    with ThreadPoolExecutor(cores()) as pool:
        for path in pool.map(lambda game: build(game, output), chosen):
            console.print(f"{path}: {path.stat().st_size:,} bytes")
