"""`sunduk replay`: a recorded match, move by move."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer

from sunduk.core.match.account import sentences
from sunduk.core.match.match import Match
from sunduk.core.rules.contract import CHANCE

from ..common import Language, console, language, read_text
from .show import draw


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A match record; - reads it from a pipe.")],
    at: Annotated[int | None, typer.Option("--at", help="Only the position after this many actions.")] = None,
    delay: Annotated[float, typer.Option("--delay", help="Seconds between turns.", min=0)] = 0,
    boards: Annotated[bool, typer.Option(help="Draw the board after every turn.")] = True,
    lang: Language = None,
) -> None:
    """Tell a recorded match again, turn by turn.

    Example: [bold]sunduk replay match.sunduk --delay 1[/]
    """
    spoken = language(lang)
    match = Match.load(read_text(file))
    match.auto = False
    if at is not None:
        draw(match.rewound(max(0, min(at, match.length))).view(), spoken)
        return
    for end in _turn_ends(match):
        told = match.rewound(end)
        for sentence in told.story(spoken, since=_turn_start(match, end)):
            console.print(sentence)
        if boards:
            draw(told.view(), spoken)
        time.sleep(delay)
    for sentence in sentences(match, match.game.words(spoken)):
        console.print(sentence, markup=False)
    if comments := [text for _, text in sorted(match.comments.items())]:
        console.print("\n".join(f"[dim]{text}[/]" for text in comments))


def _turn_ends(match: Match) -> list[int]:
    """The number of actions after which each turn ends: a turn ends when another seat acts."""
    ends, mover = [], None
    for place, entry in enumerate(match.log):
        if entry.who < CHANCE and entry.who != mover:
            if place:
                ends.append(place)
            mover = entry.who
    return [*ends, match.length]


def _turn_start(match: Match, end: int) -> int:
    ends = [0, *_turn_ends(match)]
    return ends[ends.index(end) - 1] if end in ends[1:] else 0
