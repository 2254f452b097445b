"""What happened in an action of Pharaoh's Code, as data: for the log, for animation, for other programs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from . import rules
from .board import CELL_COLOUR, COLOURS
from .equations import write_equation
from .rules import EQUATION, FACE, FIRST_SEAT, NONE, PASS, SAND, TILE, claimant, claimed_cell
from .state import FILL, RACE, ROLL, STATE, State
from .tally import numbers, scarabs


def explain(before: State, who: int, action: int, after: State, tables: Mapping[str, object]) -> list[dict[str, Any]]:
    events: list[dict[str, Any]]
    if action >= FIRST_SEAT:
        events = [{"event": "first", "seat": after.leader}]
    elif action >= TILE:
        cell = rules.empty_cell(before)
        colour = COLOURS[CELL_COLOUR[cell]]
        events = [{"event": "tile", "number": numbers(tables)[action - TILE], "colour": colour, "cell": cell}]
    elif action >= FACE:
        sides = cast(tuple[int, ...], tables["SIDES"])[rules.next_die(before)]
        events = [{"event": "roll", "seat": before.leader, "die": f"d{sides}", "face": action - FACE + 1}]
    elif action == SAND:
        events = [{"event": "sand"}]
    elif action >= EQUATION:
        events = [_equation(before, action, after, tables)]
    elif action == PASS:
        events = [{"event": "pass", "seat": who}]
    else:
        number = numbers(tables)[before.pyramid[action] - 1]
        events = [{"event": "take", "seat": who, "number": number, "cell": action}]
        if before.claimed == 0 and after.phase == RACE:
            events.append({"event": "glass", "seat": who})
    if before.phase == RACE and after.phase != RACE and action != SAND:
        events.append({"event": "done"})
    if before.phase in (RACE, STATE) and after.phase in (FILL, ROLL):
        events.append({"event": "leader", "seat": after.leader})
    return events


def _equation(before: State, action: int, after: State, tables: Mapping[str, object]) -> dict[str, Any]:
    claim = before.claims[before.claimed - 1]
    seat, tile = claimant(claim), before.pyramid[claimed_cell(claim)] - 1
    told = {"seat": seat, "number": numbers(tables)[tile], "scarabs": scarabs(tables)[tile]}
    if action == NONE:
        return {"event": "none"} | told
    event = "right" if after.up[seat] >> tile & 1 else "wrong"
    return {"event": event} | told | {"equation": write_equation(list(before.dice), action - EQUATION)}
