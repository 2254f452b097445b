"""`sunduk level`: at which of the eight levels somebody plays, from the records of a few matches."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.bar import Bar
from rich.table import Table

from sunduk.bots.kinds.levels import NAMES
from sunduk.bots.level_estimate import skill
from sunduk.core.errors import BadOption
from sunduk.core.match.match import Match

from ..common import Language, console, language, own_words, read_text, warnings


def level(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Records of matches of one player.")],
    seat: Annotated[int, typer.Option("--seat", metavar="N", help="The seat the player had.", min=0)] = 0,
    lang: Language = None,
) -> None:
    """Say at which level somebody plays, by the moves and the results of a few matches.

    Example: [bold]sunduk level marrakech.sunduk marrakech1.sunduk --seat 0[/]
    """
    words = own_words(language(lang))
    with warnings.status(words.name("level", "looking")):
        matches = [(_match(path, seat), seat) for path in files]
        found = skill(matches)
    if not found.decisions + found.results:
        raise BadOption(
            "Nothing in these records tells: there is no decision of that seat, nor a finished match against a level."
        )
    likeliest = max(range(len(NAMES)), key=lambda index: found.chances[index])
    console.print(
        words.name("level", "answer").format(
            level=f"{found.level:.1f}",
            doubt=f"{found.doubt:.1f}",
            name=words.name("levels", NAMES[likeliest]),
            decisions=words.plural("decisions", found.decisions),
            results=words.plural("results", found.results),
        ),
        markup=False,
    )
    table = Table(box=None, show_header=False)
    for number, (name, chance) in enumerate(zip(NAMES, found.chances, strict=True), 1):
        bar = Bar(1, 0, chance, width=30, color="green" if number - 1 == likeliest else "blue")
        table.add_row(str(number), words.name("levels", name), bar, f"{chance:.0%}")
    console.print(table)


def _match(path: Path, seat: int) -> Match:
    match = Match.load(read_text(path), backend="cpu")
    if seat >= match.seats:
        raise BadOption(f"{path} has no seat {seat}: its seats go from 0 to {match.seats - 1}.")
    return match
