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
    """Build the games as WebAssembly.

    GAME.wasm has the rules and the search, GAME.analysis.wasm the analysis, GAME.study.wasm studies. Beside each lies
    the layout of its memory, as JSON.

    Needs a linker, wasm-ld: pip install ziglang brings one. Modules have the tables of the games' own boxes; other
    editions are played without them.

    Example: [bold]sunduk build-wasm marrakech --output wasm[/]
    """
    from sunduk.analysis.module import MODULE as ANALYSIS
    from sunduk.bots.module import MODULE as RULES_AND_BOTS
    from sunduk.core.backends.wasm.module import build
    from sunduk.core.backends.wasm.toolchain import linker_command
    from sunduk.study.module import MODULE as STUDY

    linker_command()
    chosen = [find_game(name) for name in games] if games else list(all_games())
    with ThreadPoolExecutor(cores()) as pool:
        wanted = [(module, game) for module in (RULES_AND_BOTS, ANALYSIS, STUDY) for game in chosen]
        for path in pool.map(lambda each: build(each[0], each[1], output), wanted):
            console.print(f"{path}: {path.stat().st_size:,} bytes")
