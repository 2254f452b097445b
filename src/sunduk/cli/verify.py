"""`sunduk verify`: no die was touched."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sunduk.core.match import Match

from .common import console, read_text


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a match played on a table server.")],
) -> None:
    """Check the luck of a match: every outcome follows from the secret committed to before it and the players' salts.

    Example: [bold]sunduk verify match.sunduk[/]
    """
    from sunduk.server import luck

    match = Match.load(read_text(file))
    count = luck.verify(match)
    console.print(f"[green]✓[/] {count} outcomes follow from the secret and the salts; the secret is the one promised:")
    console.print(f"  {match.headers['Commitment']}", markup=False)
    if luck.FIRST in match.headers:
        console.print("Who began was not drawn: it was settled when the table was made, as in a rematch.")
