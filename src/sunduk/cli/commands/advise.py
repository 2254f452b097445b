"""`sunduk advise`: what a bot thinks of the moves in a position."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from sunduk.bots import Decision, bot
from sunduk.core.book.words import Words
from sunduk.core.errors import BadOption
from sunduk.core.match.match import Match
from sunduk.core.match.view import View
from sunduk.core.rules.contract import CHANCE

from ..common import Language, console, language, own_words, read_text, warnings
from ..progress import wake

BEST = "best:1"

MOST_ROWS = 12
"""The most moves that are listed; more are only counted."""


def advise(
    position: Annotated[
        str, typer.Argument(metavar="POSITION|FILE", help="A position text or a match record; - reads a record.")
    ],
    name: Annotated[str, typer.Option("--bot", metavar="BOT", help="Whom to ask.")] = BEST,
    seat: Annotated[int | None, typer.Option("--seat", metavar="N", help="For whom; who is to act otherwise.")] = None,
    at: Annotated[int | None, typer.Option("--at", help="Of a record: after this many actions.", min=0)] = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same advice.", min=0)] = 0,
    lang: Language = None,
) -> None:
    """Ask a bot what it thinks of the moves in a position.

    The bot sees what the seat may know and nothing else.

    Example: [bold]sunduk advise "marrakech 3 | 7/7/2r>r3/7/7/7/7 d4N 30,30,30 14,15,15 turn 1"[/]
    """
    spoken = language(lang)
    match = _match(position, at)
    view = match.view(_advised(match, seat))
    wake(match.game, own_words(spoken).name("play", "waking"))
    with closing(bot(name, seed)) as asked:
        show_advice(view, asked.choose(view, explain=True), own_words(spoken))


def show_advice(view: View, decision: Decision, words: Words) -> None:
    """Print what a bot thinks of each choice, the best first."""
    if decision.note:
        warnings.print(f"[yellow]·[/] {escape(decision.note)}")
    if not decision.estimates:
        text = words.name("advice", "only").format(move=view.choices[decision.action])
        console.print(text, markup=False)
        return
    table = Table(box=None)
    table.add_column(words.name("advice", "move"), no_wrap=True)
    for heading in ("visits", "win", "place"):
        table.add_column(words.name("advice", heading), justify="right", no_wrap=True)
    for estimate in decision.estimates[:MOST_ROWS]:
        move = escape(view.choices[estimate.action])
        table.add_row(
            f"[bold green]{move}[/]" if estimate.action == decision.action else move,
            str(estimate.visits),
            f"{estimate.wins[view.seat]:.1%}",
            f"{estimate.places[view.seat]:.2f}",
        )
    console.print(table)
    if (more := len(decision.estimates) - MOST_ROWS) > 0:
        console.print(words.plural("more", more), markup=False)


def _match(text: str, at: int | None) -> Match:
    if "|" in text and not Path(text).is_file():
        if at is not None:
            raise BadOption("--at is for records: a position is what it is.")
        return Match.at(text, auto=False, backend="cpu")
    match = Match.load(read_text(Path(text)), backend="cpu")
    match.auto = False
    return match if at is None else match.rewound(min(at, match.length))


def _advised(match: Match, asked: int | None) -> int:
    """The seat to advise: the one asked for, or else the one that is to act."""
    acting = [who for who in match.actors if who < CHANCE]
    if match.over:
        raise BadOption("The match is over; --at N asks about an earlier point of a record.")
    if not acting:
        raise BadOption("Chance is to act here, not a seat: there is nothing to advise.")
    if asked is None and len(acting) > 1:
        raise BadOption(f"Several seats may act here: say for whom with --seat {'|'.join(map(str, acting))}.")
    if asked is not None and asked not in acting:
        raise BadOption(f"Seat {asked} is not to act here; --seat {'|'.join(map(str, acting))} is.")
    return acting[0] if asked is None else asked
