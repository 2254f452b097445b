"""Who may see what of a match."""

from __future__ import annotations

from sunduk.core.match.view import SPECTATOR

from .faults import Fault
from .table import Table

ALL = -2
"""The view in which nothing is hidden, once a match is over."""


def seat_to_show(table: Table, guest: str | None, asked: int | None) -> int:
    """Whose view a guest is shown: a seat of theirs, or what everyone may know; any, once nothing is secret."""
    mine = table.seats_of(guest)
    if asked is None:
        return mine[0] if mine else SPECTATOR
    if asked == ALL:
        if table.state == "running" and table.game.secrets:
            raise Fault("forbidden", "Everything is shown when the match is over.")
        return ALL
    if asked == SPECTATOR or asked in mine or (table.state in ("over", "record") and asked < len(table.seats)):
        return asked
    raise Fault("forbidden", "That is not your seat.")
