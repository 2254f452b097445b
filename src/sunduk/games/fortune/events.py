"""What happened in an action of Fortune, as data: for the log, for animation, for other programs."""

from __future__ import annotations

from typing import Any

from .board import CARDS, FORTUNE, PILES
from .moves import pile_name
from .rules import DEAL_CARD, rounds_in_all, table_sum
from .state import State


def explain(before: State, who: int, action: int, after: State) -> list[dict[str, Any]]:
    seat = before.seat
    if action >= DEAL_CARD:
        return [
            {"event": "deal", "seat": seat},
            {"event": "card", "seat": seat, "card": CARDS[action - DEAL_CARD], "only": [seat]},
        ]
    events = _play(before, action, after)
    if after.round > before.round:
        events.append({"event": "round", "round": after.round, "seat": after.seat})
        if after.round == rounds_in_all(after):
            events.append({"event": "last"})
    return events


def _play(before: State, action: int, after: State) -> list[dict[str, Any]]:
    seat = before.seat
    kind, pile = divmod(action, PILES)
    if kind < FORTUNE:
        place = pile_name(before, seat, pile)
        if isinstance(place, int):
            return [{"event": "send", "seat": seat, "card": CARDS[kind], "to": place}]
        return [{"event": "play", "seat": seat, "card": CARDS[kind], "pile": place}]
    events: list[dict[str, Any]] = [{"event": "fortune", "seat": seat, "card": CARDS[kind], "sum": table_sum(before)}]
    for other in range(before.seats):
        change = after.points[other] - before.points[other]
        if change:
            events.append({"event": "gain" if change > 0 else "lose", "seat": other, "points": abs(change)})
    return events
