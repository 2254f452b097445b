"""A WebAssembly module of a game: compiled, linked, and written beside the layout of its memory.

A game has several: one of its rules and bots, and others for what is asked for less often (`Module`). Run as a program,
`python -m sunduk.core.backends.wasm.module GAME HOME FILE` writes the object file of one. It is a process of its own
because Numba reads at its import how it shall compile, and this differs from what is compiled for this machine.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

from ...errors import MissingTool
from ...match.game import Game
from ...match.registry import game as find_game
from .layout import layout
from .toolchain import link

NUMBA = {
    "NUMBA_OPT": "0",
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_SLP_VECTORIZE": "0",
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
}
"""Environment variables for Numba: without them, it would optimise code for this processor first."""

TOOLS = ("compiler.py", "layout.py", "memory.py", "toolchain.py")
"""Files beside this one on which modules depend besides the functions that they export."""


class Module(NamedTuple):
    """What one of the modules of every game is made of."""

    name: str
    """Its name beside those of games; empty for the module of rules and bots."""
    home: str
    """The Python module that has this as `MODULE`."""
    exported: Callable[[Game], Mapping[str, Callable[..., Any]]]
    """The functions of a game's module, by their names there."""
    settings: Callable[[Game], Mapping[str, Any]]
    """What its callers must know of a game besides the layout of its memory, as JSON."""

    def file(self, game: str) -> str:
        """The name of a game's module, without the endings `.wasm` and, of its layout, `.json`."""
        return f"{game}.{self.name}" if self.name else game


def build(module: Module, game: Game, folder: Path) -> Path:
    """Write a module of a game and its layout to a folder, unless they are there already; returns the module's path.

    They are there if they were built from the same sources and tables.
    """
    name = module.file(game.id)
    path, sizes = folder / f"{name}.wasm", folder / f"{name}.json"
    sources = digest(module, game)
    if path.exists() and sizes.exists() and json.loads(sizes.read_text("utf-8")).get("sources") == sources:
        return path
    with tempfile.TemporaryDirectory() as temporary:
        code = Path(temporary, "game.o")
        command = [sys.executable, "-W", "error", "-m", __name__, game.id, module.home, str(code)]
        done = subprocess.run(command, env=os.environ | NUMBA, capture_output=True, text=True)  # noqa: S603
        if done.returncode:
            raise MissingTool(f"{name} does not compile to WebAssembly:\n{done.stderr.strip()}")
        linked = link(code.read_bytes(), module.exported(game))
    folder.mkdir(parents=True, exist_ok=True)
    path.write_bytes(linked)
    text = json.dumps({**layout(game, sources), **module.settings(game)}, separators=(",", ":"))
    sizes.write_text(f"{text}\n", "utf-8")
    return path


def digest(module: Module, game: Game) -> str:
    """A digest of all that a module of the game is built from."""
    linker = game.linker("wasm")
    marks = [f"{name} {linker.digest(function)}" for name, function in module.exported(game).items()]
    tools = [Path(__file__).with_name(name).read_text("utf-8") for name in TOOLS]
    manifest = [
        repr((game.version, game.search, game.most_choices, game.state.dtype.descr)),
        repr(module.settings(game)),
    ]
    return hashlib.sha256("\n".join([*marks, *tools, *manifest, version("numba")]).encode()).hexdigest()[:32]


def main(name: str, home: str, file: str) -> None:
    from .compiler import object_code

    game = find_game(name)
    module: Module = import_module(home).MODULE
    Path(file).write_bytes(object_code(game, module.exported(game)))


if __name__ == "__main__":
    main(*sys.argv[1:])
