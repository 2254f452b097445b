"""The WebAssembly module of a game's analysis, which a page loads when somebody wants to understand a match."""

from __future__ import annotations

from typing import Any

from sunduk.core.backends.wasm.module import Module
from sunduk.core.match.game import Game

from .compiled.exports import exports


def settings(game: Game) -> dict[str, Any]:
    """Nothing: the page's Python knows how a game is analysed."""
    return {}


MODULE = Module("analysis", __name__, exports, settings)
