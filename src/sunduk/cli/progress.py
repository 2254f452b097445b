"""Progress bars of long commands, and the notes of bots."""

from __future__ import annotations

import shlex
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.markup import escape
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskID,
    TaskProgressColumn,
    TextColumn,
    TimeRemainingColumn,
)

from sunduk.bots.compilation import compile_once, is_compiled
from sunduk.core.match.game import Game

from .common import program, warnings

MOST_NOTES = 5
INTERRUPTED = 130
"""The exit status of a command that was stopped."""


def say_how_to_go_on(why: str, kept: bool, keeping: str) -> None:
    """Say why a command stopped, and how the same command goes on: if nothing is `kept`, with the option `keeping`."""
    warnings.print(escape(why))
    if kept:
        warnings.print(f"Go on with: {escape(shlex.join([program(), *sys.argv[1:]]))}")
    else:
        warnings.print(f"Nothing is kept; with {keeping} the same command goes on where it stopped.")


@contextmanager
def progress(title: str, total: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """Show a progress bar; yields the function that advances it."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=warnings, transient=True) as shown:
        bar = shown.add_task(title, total=total, completed=done)
        yield lambda count: shown.advance(bar, count)


@contextmanager
def waking_bars(title: str = "Waking the bots") -> Iterator[Callable[[str, float], None]]:
    """Show progress bars of games compiled in the background; yields the function that is told their shares.

    A bar appears with the first share below 1 of its game; all disappear when the last is full.
    """
    columns = TextColumn(f"{title}: {{task.description:10}}"), BarColumn(), TaskProgressColumn()
    shown = Progress(*columns, console=warnings, transient=True)
    bars: dict[str, TaskID] = {}

    def watch(game: str, share: float) -> None:
        if game not in bars and share < 1:
            bars[game] = shown.add_task(game, total=1.0)
            shown.start()
        if game in bars:
            shown.update(bars[game], completed=share)
            if shown.finished:
                shown.stop()

    try:
        yield watch
    finally:
        shown.stop()


def wake(game: Game, title: str) -> None:
    """Compile a game with a progress bar, unless it is compiled: else its bots would be silent for half a minute."""
    if game.edition is None and not is_compiled(game):
        with waking_bars(title) as watch:
            compile_once(game, lambda share: watch(game.id, share))


def show_notes(notes: Counter[str]) -> None:
    """Print the most frequent notes of bots."""
    for note, count in notes.most_common(MOST_NOTES):
        warnings.print(f"[yellow]{count} ×[/] {escape(note)}")
    if len(notes) > MOST_NOTES:
        warnings.print(f"[yellow]…[/] and {len(notes) - MOST_NOTES} other remarks; the records have them all.")
