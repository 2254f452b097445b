"""The WebAssembly module of a game's studies, which a page loads when somebody wants to know what a rule changes."""

from __future__ import annotations

from typing import Any

from sunduk.core.backends.wasm.module import Module
from sunduk.core.match.game import Game

from .compiled.exports import exports


def settings(game: Game) -> dict[str, Any]:
    """Nothing: the page's Python knows how a game is studied."""
    return {}


MODULE = Module("study", __name__, exports, settings)
