"""`sunduk games`: what is in the chest."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.table import Table

from sunduk.core.match.game import Game
from sunduk.core.match.registry import games as all_games

from ..common import Language, console, language


def games(
    as_json: Annotated[bool, typer.Option("--json", help="As a list of objects, for other programs.")] = False,
    lang: Language = None,
) -> None:
    """List the games, their seats and options.

    Example: [bold]sunduk games --json[/]
    """
    spoken = language(lang)
    if as_json:
        print(json.dumps([_entry(game) for game in all_games()], ensure_ascii=False, indent=2))  # noqa: T201
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("", "", "", ""):
        table.add_column(heading)
    for game in all_games():
        words = game.words(spoken)
        options = "\n".join(f"{option.name}: {option.listing}" for option in game.options)
        seats = f"{game.seats[0]}–{game.seats[-1]}"
        table.add_row(f"[bold]{game.id}[/]", f"{words.title}\n[dim]{words.data['blurb']}[/]", seats, options)
    console.print(table)


def _entry(game: Game) -> dict[str, object]:
    return {
        "id": game.id,
        "version": game.version,
        "seats": list(game.seats),
        "options": {
            option.name: {"values": [str(value) for value in option.values], "default": str(option.default)}
            for option in game.options
        },
    }
