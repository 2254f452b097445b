"""`sunduk tune`: search for the numbers of an edition that reach a designer's goals."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.live import Live
from rich.table import Table

from sunduk.core.match.registry import game as find_game
from sunduk.core.rules.rng import WORD
from sunduk.study.tune.goals import Goal, read_goals
from sunduk.study.tune.search import Candidate, Search, front
from sunduk.study.tune.space import Space

from ..common import GameName, console, warnings, write_text

SHOWN = 12
"""The most candidates on the screen."""
TO_LOOK_AT = 3
"""How many matches of each candidate on the front are saved."""


def tune(
    game: GameName,
    vary: Annotated[
        list[str] | None,
        typer.Option("--vary", metavar="NAME=LOW..HIGH", help="A number of the edition or an option; may be repeated."),
    ] = None,
    goal: Annotated[str, typer.Option("--goal", metavar="TEXT", help="What metrics are to be.")] = "first seat 50 %",
    seats: Annotated[int | None, typer.Option("--seats", help="How many play; the fewest otherwise.")] = None,
    bots: Annotated[str, typer.Option("--bots", metavar="BOT", help="Who plays, in all seats.")] = "uniform",
    num: Annotated[int, typer.Option("--num", help="The most matches of a candidate.", min=2)] = 20_000,
    trials: Annotated[int, typer.Option("--trials", help="Candidates tried of a large space.", min=4)] = 40,
    seed: Annotated[int, typer.Option("--seed", help="The same seed searches the same way.", min=0, max=WORD)] = 0,
    output: Annotated[
        Path | None,
        typer.Option("--output", metavar="FOLDER", help="Save the front there: variants, and matches to look at."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the candidates as one JSON object.")] = False,
    threads: Annotated[int | None, typer.Option("--threads", help="Cores to use; all otherwise.", min=1)] = None,
    ray: Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help="Let a Ray cluster play bots.")] = None,
) -> None:
    """Search for numbers of a game's edition that reach goals, such as a fair start within a short match.

    All candidates get the same luck; those that cannot be best get no more matches. What remains is the front of
    trade-offs: whatever is nearer to one goal is farther from another.

    Example: [bold]sunduk tune marrakech --vary "dirhams=20..40/10" --goal "first seat 50 %, length < 190"[/]
    """
    played = seats or find_game(game).seats[0]
    goals = read_goals(goal, played)
    where = {"threads": threads, "ray": ray}
    search = Search(Space.read(game, vary or ()), goals, played, bots, seed, num, trials, where)
    with Live(console=warnings, transient=True, refresh_per_second=4) as live:
        found = search.run(lambda so_far: live.update(_table(so_far, goals)))
    best = front([each for each in found if not each.dropped], goals)
    if output:
        _save(output, best)
    if as_json:
        told = {
            "game": game,
            "goals": [str(each) for each in goals],
            "candidates": [_data(each, each in best, goals) for each in found],
            "refused": [{"values": list(values), "why": why} for values, why in search.refused.items()],
        }
        print(json.dumps(told, ensure_ascii=False))  # noqa: T201
        return
    console.print(_table(found, goals, best))
    for why in list(search.refused.values())[:1]:
        warnings.print(f"[yellow]{len(search.refused)} ×[/] {why}")


def _data(candidate: Candidate, on_front: bool, goals: Sequence[Goal]) -> dict[str, Any]:
    return {
        "variant": candidate.study.variants[0].data(),
        "front": on_front,
        "matches": candidate.results.matches,
        "metrics": candidate.results.data()["variants"][0]["metrics"],
        "misses": list(candidate.misses(goals)),
    }


def _table(found: Sequence[Candidate], goals: Sequence[Goal], best: Sequence[Candidate] = ()) -> Table:
    shown = [each for each in found if not each.dropped] or list(found)
    table = Table("", "candidate", *(str(goal) for goal in goals), "matches", box=None)
    for each in shown[:SHOWN]:
        cells = []
        for goal in goals:
            value, low, high = each.interval(goal)
            scale = 100 if goal.share else 1
            cells.append(f"{scale * value:.2f} ± {scale * (high - low) / 2:.2f}")
        mark = "★" if each in best else ""
        table.add_row(mark, each.study.variants[0].name, *cells, f"{each.results.matches:,}")
    if len(found) > len(shown[:SHOWN]):
        table.add_row("", f"… and {len(found) - len(shown[:SHOWN])} others")
    return table


def _save(folder: Path, best: Sequence[Candidate]) -> None:
    """Write the variants of the front as files for --variant, and some matches of each to look at."""
    folder.mkdir(parents=True, exist_ok=True)
    for place, each in enumerate(best, 1):
        write_text(folder / f"{place}.toml", each.study.variants[0].toml())
        for number in range(TO_LOOK_AT):
            write_text(folder / f"{place}-match-{number}.sunduk", each.results.record(0, number))
    warnings.print(f"[green]✓[/] {folder}")
