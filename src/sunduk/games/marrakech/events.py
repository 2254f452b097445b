"""What happened in an action of Marrakech, as data: for the log, for animation, for other programs."""

from __future__ import annotations

from typing import Any

from .board import CELLS, COLOURS, HEADINGS, STEP, cell_name
from .moves import TURNS, to_json
from .rules import LAY_AT, ONE_SLIPPER, TOP_RUG, laid_colour, rugs_left
from .state import State


def explain(before: State, who: int, action: int, after: State) -> list[dict[str, Any]]:
    seat = before.seat
    if action >= TOP_RUG:
        events = [{"event": "top", "seat": before.turning - 1, "colour": COLOURS[action - TOP_RUG]}]
    elif action >= ONE_SLIPPER:
        slippers = action - ONE_SLIPPER + 1
        path = _path(before, slippers)
        events = [{"event": "roll", "seat": seat, "slippers": slippers, "path": path, "cell": path[-1][:2]}]
        events += _payment(before, after)
    elif action >= LAY_AT:
        cells = to_json(before, who, action)["cells"]
        colour = COLOURS[laid_colour(before)]
        events = [{"event": "lay", "seat": seat, "colour": colour, "cells": cells, "place": "–".join(cells)}]
        if _most_rugs(before) == 2 and _most_rugs(after) == 1:
            events.append({"event": "last"})
    else:
        events = [{"event": "turn", "seat": seat, "turn": TURNS[action], "heading": HEADINGS[after.heading]}]
    return events


def _most_rugs(s: State) -> int:
    """The most rugs that a seat still has to lay."""
    return max([rugs_left(s, seat) for seat in range(s.seats) if not s.out[seat]])


def _path(before: State, slippers: int) -> list[str]:
    """Each cell Assam walks onto, with his heading there: `d3N`."""
    cell, heading = before.assam, before.heading
    path = []
    for _ in range(slippers):
        heading, cell = divmod(STEP[heading * CELLS + cell], CELLS)
        path.append(cell_name(cell) + HEADINGS[heading])
    return path


def _payment(before: State, after: State) -> list[dict[str, Any]]:
    seat = before.seat
    paid = before.purse[seat] - after.purse[seat]
    events: list[dict[str, Any]] = []
    if paid:
        payee = next(other for other in range(before.seats) if after.purse[other] > before.purse[other])
        events.append({"event": "pay", "seat": seat, "to": payee, "dirhams": paid})
    if after.out[seat] and not before.out[seat]:
        events.append({"event": "out", "seat": seat})
    return events
