"""Measures the blur that explains the moves of each level best, for `judge.SEARCH.skills` of a game.

    python bench/skills.py [GAME …] [--matches 10]

Each level plays itself with two seats; the highest with 20,000 simulations instead of a second, to save time.
"""

from __future__ import annotations

from statistics import mean
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

import sunduk
from sunduk.bots import Bot, bot
from sunduk.bots.arena.schedule import play_on
from sunduk.bots.kinds.levels import NAMES
from sunduk.bots.level_estimate import best_blur, decisions_of

notes = Console(stderr=True)


def main(
    games: Annotated[list[str] | None, typer.Argument(help="Games; all but races otherwise.")] = None,
    matches: Annotated[int, typer.Option(min=1, help="How many matches each level plays.")] = 10,
) -> None:
    """Measure the blur of every level."""
    for id in games or [game.id for game in sunduk.games() if not game.race]:
        found = falling([measured(id, number, matches) for number in range(1, len(NAMES) + 1)])
        print(f"{id}: skills=({', '.join(f'{blur:.2g}' for blur in found)})", flush=True)


def falling(values: list[float]) -> list[float]:
    """The nearest non-increasing sequence: neighbours that rise are replaced by their mean (isotonic regression)."""
    runs: list[list[float]] = []
    for value in values:
        runs.append([value])
        while len(runs) > 1 and mean(runs[-1]) > mean(runs[-2]):
            last = runs.pop()
            runs[-1] += last
    return [mean(run) for run in runs for _ in run]


def measured(id: str, number: int, matches: int) -> float:
    name = f"level:{number}" if number < len(NAMES) else "best:20000n"
    seen = []
    for deal in track(range(matches), f"{id} {name}", console=notes, transient=True):
        match = sunduk.Match(id, 2, seed=deal, backend="cpu")
        bots: dict[int, Bot] = {seat: bot(name, 2 * deal + seat) for seat in range(2)}
        play_on(match, bots)
        seen += list(decisions_of(match, deal % 2))
    return best_blur(seen)


if __name__ == "__main__":
    typer.run(main)
