"""Trains a network for a game of one's own, and lets it play.

    pip install "sunduk[train]"
    PYTHONPATH=examples python examples/selfplay.py

The game is `examples/heap`: whoever takes the last of 12 sticks wins. After a minute the network knows that it must
leave a multiple of four. `sunduk train` does the same for the games that are shipped, on a CPU or a GPU.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from rich.console import Console

from heap import GAME
from sunduk import Match
from sunduk.bots import bot
from sunduk.core.extras import extra

with extra("train", "Training"):
    from sunduk.training.settings import Settings
    from sunduk.training.trainer import train

console = Console()


def main(minutes: float = 1.0) -> None:
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(GAME, 2, minutes, Path(folder), rows=2000, width=32, inner=16, checked=5000)
        train(settings, lambda passed, said: console.print(f"{passed:4.0%}  {said}"))
        match = Match(GAME, 2, seed=1)
        player = bot(f"net:{settings.file}", 1)
        while not match.over:
            match.act(player.choose(match.view(match.actors[0])).action)
        console.print("\n".join(match.story()))


if __name__ == "__main__":
    main()
