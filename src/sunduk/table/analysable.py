"""Which matches may be analysed, and by whom: never one that still runs."""

from __future__ import annotations

from collections.abc import Iterable

from sunduk.core.match.match import Match

from .faults import Fault
from .table import Table


def finished(table: Table) -> Match:
    """The match of a table, if it may be analysed: never one that runs, for anyone."""
    match = table.match
    if match is None or not match.over or table.state not in ("over", "record"):
        raise Fault("conflict", "Only a match that is over is analysed.")
    if match.game.edition:
        # Compiled code is never freed, so guests cannot have it made for editions of their own.
        raise Fault(
            "conflict", "A match with an edition of one's own is analysed by `sunduk analyse`, from its record."
        )
    return match


def check_not_played(analysed: Table, guest: str, tables: Iterable[Table]) -> None:
    """Refuse to analyse an imported record of a match that a guest still plays at one of these tables."""
    record = analysed.match
    if analysed.state != "record" or record is None:
        return
    for table in tables:
        if table.state == "running" and table.match and table.seats_of(guest) and still_played(record, table.match):
            raise Fault("conflict", "You still play this match: it is analysed when it is over.")


def still_played(record: Match, match: Match) -> bool:
    """Whether a record passes the present position of a match that runs, so that its analysis would advise players.

    It may have been continued by hand, or begin at a later position than the match.
    """
    if record.game.id != match.game.id or record.seats != match.seats:
        return False
    return any(past.packed == match.packed for past in record.replay())
