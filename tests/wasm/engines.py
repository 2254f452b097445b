"""The modules that `make wasm` builds, each loaded once."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from sunduk.core.backends.wasm.engine import Engine

MODULES = Path(__file__).parents[2] / "web" / "engine"


@cache
def engine(file: str) -> Engine:
    """The module of a game, or another of its modules: `GAME.NAME`."""
    assert (MODULES / f"{file}.wasm").exists(), "The games are not built as WebAssembly: run make wasm."
    return Engine(MODULES, file)
