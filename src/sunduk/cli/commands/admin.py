"""`sunduk export`, `import`, `undo`, `patch` and `stumbles`: what the operator of a table server does to its tables."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from sunduk.core.extras import extra
from sunduk.core.match.registry import game as find_game
from sunduk.core.match.registry import known
from sunduk.table.live.stumbles import DAYS

from ..common import Language, console, language, read_text, write_text

TableName = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table, or its link.", show_default=False)]
Database = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", help="sqlite:///path or postgresql://…; your data folder otherwise."),
]


def export(
    table: TableName,
    output: Annotated[Path | None, typer.Option("--output", metavar="FILE", help="Where to; else it is shown.")] = None,
    database: Database = None,
) -> None:
    """Write the record of a match on the table server.

    Example: [bold]sunduk export 3Kd9_x1bQmXvT0aE --output match.sunduk[/]
    """
    with extra("server", "A table server"):
        from sunduk.server import admin as keeping

    text = asyncio.run(keeping.export(_url(database), _id(table)))
    if output:
        write_text(output, text)
    else:
        console.print(text, markup=False, end="")


def import_record(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A match record; - reads it from a pipe.")],
    database: Database = None,
) -> None:
    """Put a record on the table server, to be looked at in the browser.

    Example: [bold]sunduk import match.sunduk[/]
    """
    with extra("server", "A table server"):
        from sunduk.server import admin as keeping

    id = asyncio.run(keeping.bring(_url(database), read_text(file)))
    console.print(f"/tables/{id}", markup=False)


def stumbles(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="A game; all of them otherwise.")] = None,
    days: Annotated[int, typer.Option("--days", help="How many days to look back.", min=1, max=DAYS)] = DAYS,
    database: Database = None,
    lang: Language = None,
) -> None:
    """List the rules that refused moves of people on the table server, the most frequent first.

    Example: [bold]sunduk stumbles marrakech --days 7[/]
    """
    with extra("server", "A table server"):
        from sunduk.server import admin as keeping

    only = find_game(game).id if game else None
    counts = asyncio.run(keeping.stumbles(_url(database), days))
    for (id, rule), count in counts.most_common():
        if only in (None, id):
            clause = find_game(id).rulebook(language(lang)).clauses.get(rule, "") if id in known() else ""
            console.print(f"{count:6}  {id} {rule}  {clause}", markup=False)


def undo(table: TableName, database: Database = None) -> None:
    """Take back the last move of a match on the table server, and what chance did after it.

    Example: [bold]sunduk undo 3Kd9_x1bQmXvT0aE[/]
    """
    with extra("server", "A table server"):
        from sunduk.server import admin as keeping

    done = asyncio.run(keeping.undo(_url(database), _id(table)))
    console.print(f"[green]✓[/] {done.seq}: {escape(done.match.position if done.match else '')}")


def patch(
    table: TableName,
    position: Annotated[str, typer.Argument(metavar="POSITION", help="A position text.", show_default=False)],
    database: Database = None,
) -> None:
    """Set the position of a match on the table server. The luck before it can no longer be checked.

    Example: [bold]sunduk patch 3Kd9_x1bQmXvT0aE "marrakech 2 | 7/7/7/7/7/7/7 d4N 30,30 12,12,12,12 turn 0 by"[/]
    """
    with extra("server", "A table server"):
        from sunduk.server import admin as keeping

    done = asyncio.run(keeping.patch(_url(database), _id(table), position))
    console.print(f"[green]✓[/] {done.seq}: {escape(done.match.position if done.match else '')}")


def _url(database: str | None) -> str:
    with extra("server", "A table server"):
        from sunduk.server.config import Settings

    return (Settings(database=database) if database else Settings()).url


def _id(table: str) -> str:
    return table.rstrip("/").rsplit("/", 1)[-1]
