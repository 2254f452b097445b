"""What happened in an action of Fortune, as data: for the log, for animation, for other programs."""

from __future__ import annotations

from typing import Any

from .board import CARDS, FORTUNE, MIDDLE, PILES
from .moves import pile_name
from .rules import DEAL_CARD, rounds_in_all, seat_at, table_sum
from .state import State
from .view import table_with


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
    # The piles may be gone in the state after it.
    played = {"seat": seat, "card": CARDS[kind]}
    table = table_with(before, MIDDLE if pile == MIDDLE else seat_at(before, pile), kind)
    if kind < FORTUNE:
        place = pile_name(before, seat, pile)
        if isinstance(place, int):
            return [{"event": "send"} | played | {"to": place, "table": table}]
        return [{"event": "play"} | played | {"pile": place, "table": table}]
    events: list[dict[str, Any]] = [{"event": "fortune"} | played | {"sum": table_sum(before), "table": table}]
    for other in range(before.seats):
        change = after.points[other] - before.points[other]
        if change:
            told = {"seat": other, "points": abs(change), "now": after.points[other]}
            events.append({"event": "gain" if change > 0 else "lose"} | told)
    return events
