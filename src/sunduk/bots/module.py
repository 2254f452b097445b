"""A game as a WebAssembly module: its rules and the search of bots, compiled and linked, and the layout of its memory.

Run as a program, `python -m sunduk.bots.module GAME FILE` writes the object file of a game. It is a process of its own
because Numba reads at its import how it shall compile, and this differs from what is compiled for this machine.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any

from sunduk.core.backends import wasm
from sunduk.core.backends.wasm.layout import layout
from sunduk.core.backends.wasm.toolchain import link
from sunduk.core.errors import MissingTool
from sunduk.core.match.game import Game
from sunduk.core.match.registry import game as find_game

from .compiled.tree import manner_of
from .networks.described import described

NUMBA = {
    "NUMBA_OPT": "0",
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_SLP_VECTORIZE": "0",
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
}
"""Environment variables for Numba: without them, it would optimise code for this processor first."""


def build(game: Game, folder: Path) -> Path:
    """Write the module of a game and its layout to a folder, unless they are there already; returns the module's path.

    They are there if they were built from the same sources and tables.
    """
    path, sizes = folder / f"{game.id}.wasm", folder / f"{game.id}.json"
    sources = digest(game)
    if path.exists() and sizes.exists() and json.loads(sizes.read_text("utf-8")).get("sources") == sources:
        return path
    with tempfile.TemporaryDirectory() as temporary:
        code = Path(temporary, "game.o")
        command = [sys.executable, "-W", "error", "-m", __name__, game.id, str(code)]
        done = subprocess.run(command, env=os.environ | NUMBA, capture_output=True, text=True)  # noqa: S603
        if done.returncode:
            raise MissingTool(f"{game.id} does not compile to WebAssembly:\n{done.stderr.strip()}")
        module = link(code.read_bytes(), exported(game))
    folder.mkdir(parents=True, exist_ok=True)
    path.write_bytes(module)
    settings = {} if game.race else {str(seats): manner_of(game, seats)._asdict() for seats in game.seats}
    networks = described(game)
    text = json.dumps({**layout(game, sources), "search": settings, "networks": networks}, separators=(",", ":"))
    sizes.write_text(f"{text}\n", "utf-8")
    return path


def exported(game: Game) -> dict[str, Callable[..., Any]]:
    """The functions of a game's module, by their names there."""
    from sunduk.core.backends.wasm.exports import EXPORTS

    from .compiled.exports import exports

    return EXPORTS | exports(game)


def digest(game: Game) -> str:
    """A digest of all that a module of the game is built from."""
    linker = game.linker("wasm")
    marks = [f"{name} {linker.digest(function)}" for name, function in exported(game).items()]
    tools = [file.read_text("utf-8") for file in sorted(Path(wasm.__file__).parent.glob("*.py"))]
    manifest = [
        repr((game.version, game.search, game.most_choices, game.state.dtype.descr)),
        repr(described(game)),
        Path(__file__).read_text("utf-8"),
    ]
    return hashlib.sha256("\n".join([*marks, *tools, *manifest, version("numba")]).encode()).hexdigest()[:32]


def main(name: str, file: str) -> None:
    from sunduk.core.backends.wasm.compiler import object_code

    game = find_game(name)
    Path(file).write_bytes(object_code(game, exported(game)))


if __name__ == "__main__":
    main(*sys.argv[1:])
