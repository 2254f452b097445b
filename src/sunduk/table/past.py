"""A match as it stood before, and the record of it."""

from __future__ import annotations

import json
from datetime import UTC, datetime

from sunduk.core.match.match import Match
from sunduk.core.match.notation import escape, remark

from . import luck as lucks
from .faults import Fault
from .luck import Luck
from .signing import Key, sign
from .table import Table


def at(table: Table, seq: int) -> Match:
    """The match as it stood after `seq` actions."""
    if table.match is None:
        raise Fault("conflict", "The match has not begun.")
    if not table.base <= seq <= table.seq:
        raise Fault("unknown", f"This match has positions {table.base} to {table.seq}.")
    return table.match.rewound(seq - table.base)


def record_text(
    table: Table, luck: Luck, key: Key | None, seat: int, language: str = "en", everything: bool = False
) -> str:
    """The record of a match, signed once it is over; while it runs and has secrets, only what a seat has seen of it.

    Without a key it is not signed. With `everything` nothing is left out of a match that runs.
    """
    match = at(table, table.seq)
    if table.create.record:
        return table.create.record
    if table.state == "running" and table.game.secrets and not everything:
        return _seen_record(table, match, seat, language)
    match.headers |= {"Date": datetime.fromtimestamp(table.create.at / 1000, UTC).date().isoformat()}
    match.headers |= {"Players": " ".join(seat.player for seat in table.seats)}
    if table.undone:
        match.headers |= {"Undone": str(table.undone)}
    if table.state == "over" and not table.base:
        match.headers |= lucks.headers(luck, table.seats, table.create.first)
    return sign(match.dump(), key) if key and table.state == "over" else match.dump()


def _seen_record(table: Table, match: Match, seat: int, language: str) -> str:
    """The position as a seat sees it, and in remarks what it has seen happen."""
    headers = {
        "Game": table.game.id,
        "Version": str(table.game.version),
        "Seats": str(match.seats),
        "Options": " ".join(f"{name}={value}" for name, value in match.options.items()),
        "Position": match.view(seat).position,
    }
    if table.game.edition:
        headers["Edition"] = json.dumps(table.game.edition.data, ensure_ascii=False)
    seen = [f"{{{remark(line)}}}" for line in match.story(language, seat=seat)]
    return "\n".join([*(f'[{key} "{escape(value)}"]' for key, value in headers.items()), "", *seen, "*", ""])
