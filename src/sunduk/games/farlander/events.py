"""What happened in an action of Farlander, as data: for the log, for animation, for other programs."""

from __future__ import annotations

from typing import Any

from .board import NAMES
from .rules import COME_FROM, CONQUER, DRAW_TILE, ONE_KNIGHT, STOP, TURN_BY
from .state import ATTACK, JOINT, LOTS, State
from .strength import knights, may_stop, owner

PLACES = ("middle", "north", "northeast", "southeast", "south", "southwest", "northwest")


def explain(before: State, who: int, action: int, after: State) -> list[dict[str, Any]]:
    if action >= DRAW_TILE:
        events = [_assembly(before, action)]
    elif action >= CONQUER:
        events = _conquest(before, action, after)
    else:
        number = knights(after, action)
        events = [{"event": "settle", "seat": before.seat, "state": NAMES[action], "knights": number}]
    return events + _fallen(before, after) + _skipped(before, (before.seat + 1) % before.seats, after)


def first(before: State, seat: int, after: State) -> list[dict[str, Any]]:
    stage = "settles" if before.phase == LOTS else "conquers"
    return [{"event": stage, "seat": seat}, *_skipped(before, seat, after)]


def _assembly(before: State, action: int) -> dict[str, Any]:
    place, tile = PLACES[before.laid], before.tile[before.laid]
    if action >= TURN_BY:
        return {"event": "turn", "place": place, "tile": tile + 1, "sixths": action - TURN_BY}
    return {"event": "tile", "place": place, "tile": action - DRAW_TILE + 1}


def _conquest(before: State, action: int, after: State) -> list[dict[str, Any]]:
    seat = before.seat
    if action < COME_FROM:
        target = action - CONQUER
        return [{"event": "attack", "seat": seat, "to": owner(before, target), "state": NAMES[target]}]
    state = NAMES[before.target]
    if action == STOP:
        return [{"event": "stop", "seat": seat, "state": state, "knights": knights(before, before.target)}]
    if action >= ONE_KNIGHT:
        return [*_removed(before), _moved(before, action - ONE_KNIGHT + 1, before.source, after)]
    source = action - COME_FROM
    if before.strength != JOINT:
        return [{"event": "from", "seat": seat, "source": NAMES[source], "state": state}]
    move = _moved(before, 1, source, after)
    return [move] if may_stop(before) else [*_removed(before), move]


def _moved(before: State, number: int, source: int, after: State) -> dict[str, Any]:
    """Knights move in; how many remain where they came from, and how many stand there now."""
    told = {"source": NAMES[source], "state": NAMES[before.target]}
    counts = {"remain": knights(after, source), "now": knights(after, before.target)}
    return {"event": "move", "seat": before.seat, "knights": number} | told | counts


def _removed(before: State) -> list[dict[str, Any]]:
    number = knights(before, before.target)
    return [{"event": "fall", "to": owner(before, before.target), "state": NAMES[before.target], "knights": number}]


def _fallen(before: State, after: State) -> list[dict[str, Any]]:
    """A seat that has lost its last state."""
    seats = range(before.seats)
    return [{"event": "out", "seat": seat} for seat in seats if before.land[seat] and not after.land[seat]]


def _skipped(before: State, seat: int, after: State) -> list[dict[str, Any]]:
    """The seats from this one on that could not conquer, up to the one now to attack."""
    if after.phase != ATTACK or before.phase == ATTACK:
        return []
    skipped = []
    while seat != after.seat:
        skipped.append({"event": "skip", "seat": seat})
        seat = (seat + 1) % before.seats
    return skipped
