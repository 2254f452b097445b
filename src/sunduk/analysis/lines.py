"""The analysis of a match as it is told to a page, line by line: `begun`, each `entry`, and `done`.

The types are in `sunduk.table.wire.analysis`. A server and a page without one send the same lines.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from sunduk.core.match.match import Match
from sunduk.core.match.view import moves
from sunduk.core.rules.contract import CHANCE

from .entries import Entry, Outcome

Line = dict[str, Any]


def begun(base: int, total: int, budget: str) -> Line:
    """The first line: the `seq` at which the match starts, and how many entries will come."""
    return {"type": "begun", "base": base, "total": total, "budget": budget}


def kept_lines(data: dict[str, Any], base: int) -> Iterator[Line]:
    """All lines of a finished analysis, of the plain data of its ledger."""
    entries = data["entries"]
    yield begun(base, len(entries), data["budget"])
    for entry in entries:
        yield {"type": "entry", "entry": entry}
    yield {"type": "done", "ledger": {name: value for name, value in data.items() if name != "entries"}}


def entry_json(match: Match, entry: Entry) -> dict[str, Any]:
    """An entry as it is told: with its position, and what a board and the log need to show choices and outcomes."""
    before = match.rewound(entry.at)
    told = entry.data() | {"position": before.position}
    if entry.verdict and entry.seat is not None:
        ids = [choice.action for choice in entry.verdict.choices]
        told["options"] = moves(match.game, before.plain, entry.seat, ids)
    if entry.outcomes:
        told["outcomes"] = [_outcome_json(before, outcome) for outcome in entry.outcomes]
    return told


def _outcome_json(before: Match, outcome: Outcome) -> dict[str, Any]:
    return {
        "text": outcome.text,
        "odds": outcome.odds,
        "gain": list(outcome.gain),
        "fell": outcome.fell,
        "events": _events(before, outcome.path),
    }


def _events(before: Match, path: Sequence[int]) -> list[dict[str, Any]]:
    """What would have happened if chance had done this, as data."""
    after = before.copy()
    for action in path:
        after.do(CHANCE, action)
    return after.events(before.length)
