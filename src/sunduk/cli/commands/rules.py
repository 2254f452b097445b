"""`sunduk rules`: the rulebook of a game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markdown import Markdown

from sunduk.core.errors import BadOption
from sunduk.core.match.registry import game as find_game

from ..common import GameName, Language, console, language, write_text
from ..rules_html import rules_html


def rules(
    game: GameName,
    number: Annotated[str | None, typer.Argument(help="Only this clause, such as 6.5.", show_default=False)] = None,
    lang: Language = None,
    html: Annotated[
        Path | None,
        typer.Option(help="Write them with pictures of every example into this file, to read offline or to print."),
    ] = None,
) -> None:
    """Read the rules of a game, in our own words, clause by clause.

    Example: [bold]sunduk rules marrakech 6.5 --lang ru[/]
    """
    book = find_game(game).rulebook(language(lang))
    if html is not None:
        write_text(html, rules_html(find_game(game), language(lang)))
        console.print(f"The rules are in {html}: open it in a browser, and print it from there.")
    elif number is None:
        console.print(Markdown(book.prose))
    elif number in book.clauses:
        console.print(Markdown(f"**{number}** {book.clauses[number]}"))
    else:
        raise BadOption(f"{game} has no rule {number}; its rules go from {min(book.clauses)} to {max(book.clauses)}.")
