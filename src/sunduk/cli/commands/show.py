"""`sunduk show`: a position as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from sunduk.core.match.match import Match
from sunduk.core.match.view import View

from ..common import Language, console, language, write_text


def show(
    position: Annotated[str, typer.Argument(metavar="POSITION", help="A position text.", show_default=False)],
    svg: Annotated[Path | None, typer.Option("--svg", metavar="FILE", help="Draw it into an SVG file.")] = None,
    lang: Language = None,
) -> None:
    """Draw a position in the terminal, or into a file.

    Example: [bold]sunduk show "marrakech 3 | 7/7/2r>r3/7/7/7/7 d4N 30,30,30 14,15,15 turn 1" --svg board.svg[/]
    """
    view = Match.at(position, auto=False).view()
    if svg:
        write_text(svg, view.svg(language(lang)))
        console.print(f"[green]✓[/] {svg}")
    else:
        draw(view, language(lang))


def draw(view: View, spoken: str) -> None:
    """Print a view in colour, or without where the terminal has none."""
    canvas = view.canvas(spoken)
    picture = Text.from_ansi(canvas.ansi()) if console.color_system else Text(canvas.plain())
    console.print(picture, no_wrap=True, crop=False)
