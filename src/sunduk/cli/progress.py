"""How far a long command has come, and what bots remarked meanwhile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from .common import warnings

MOST_NOTES = 5


@contextmanager
def progress(title: str, total: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """A bar; gives what moves it on."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=warnings, transient=True) as shown:
        bar = shown.add_task(title, total=total, completed=done)
        yield lambda count: shown.advance(bar, count)


def show_notes(notes: Counter[str]) -> None:
    """The most frequent remarks."""
    for note, count in notes.most_common(MOST_NOTES):
        warnings.print(f"[yellow]{count} ×[/] {escape(note)}")
    if len(notes) > MOST_NOTES:
        warnings.print(f"[yellow]…[/] and {len(notes) - MOST_NOTES} other remarks; the records have them all.")
