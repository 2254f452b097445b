"""What happened in an action of Pharaoh's Code, as data: for the log, for animation, for other programs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from . import rules
from .board import CELL_COLOUR, CELLS, COLOURS
from .equations import printed, write_equation
from .rules import EQUATION, FACE, FIRST_SEAT, NONE, PASS, SAND, TILE, claimant, claimed_cell
from .state import FILL, RACE, ROLL, STATE, State
from .tally import numbers, scarabs


def explain(before: State, who: int, action: int, after: State, tables: Mapping[str, object]) -> list[dict[str, Any]]:
    events: list[dict[str, Any]]
    if action >= FIRST_SEAT:
        events = [{"event": "first", "seat": after.leader}]
    elif action >= TILE:
        events = [_turned_up(before, action - TILE, after, tables)]
    elif action >= FACE:
        sides = cast(tuple[int, ...], tables["SIDES"])[rules.next_die(before)]
        events = [
            {"event": "roll", "seat": before.leader, "die": f"d{sides}", "sides": sides, "face": action - FACE + 1}
        ]
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
        # Tiles that were in sight on the stacks are on the pyramid now.
        fresh = [cell for cell in range(CELLS) if after.there >> cell & 1 and not before.there >> cell & 1]
        events += [_laid(before, after.pyramid[cell] - 1, cell, tables) for cell in fresh]
    return events


def _turned_up(before: State, tile: int, after: State, tables: Mapping[str, object]) -> dict[str, Any]:
    for colour, name in enumerate(COLOURS):
        if after.tops[colour] > before.tops[colour]:
            return {"event": "top", "number": numbers(tables)[tile], "colour": name}
    return _laid(before, tile, rules.empty_cell(before), tables)


def _laid(before: State, tile: int, cell: int, tables: Mapping[str, object]) -> dict[str, Any]:
    """A tile comes onto the pyramid: one that was in sight, or that nobody has seen yet."""
    event = "tile" if before.stack >> tile & 1 else "lay"
    return {"event": event, "number": numbers(tables)[tile], "colour": COLOURS[CELL_COLOUR[cell]], "cell": cell}


def _equation(before: State, action: int, after: State, tables: Mapping[str, object]) -> dict[str, Any]:
    claim = before.claims[before.claimed - 1]
    seat, tile = claimant(claim), before.pyramid[claimed_cell(claim)] - 1
    told = {"seat": seat, "number": numbers(tables)[tile], "scarabs": scarabs(tables)[tile]}
    if action == NONE:
        return {"event": "none"} | told
    event = "right" if after.up[seat] >> tile & 1 else "wrong"
    equation = write_equation(list(before.dice), action - EQUATION)
    return {"event": event} | told | {"equation": equation, "written": printed(equation)}
