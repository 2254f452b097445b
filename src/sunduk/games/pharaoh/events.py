"""What happened in an action of Pharaoh's Code, as data: for the log, for animation, for other programs."""

from __future__ import annotations

from typing import Any

from sunduk.core.rules.bits import members

from .board import CELL_COLOUR, COLOURS, NUMBER, SCARABS, SIDES
from .equations import printed, write_equation
from .rules import EQUATION, FACE, NONE, PASS, SAND, TILE, claimant, claimed_cell, empty_cell, next_die, points
from .state import FILL, RACE, ROLL, STATE, State


def explain(before: State, who: int, action: int, after: State) -> list[dict[str, Any]]:
    events: list[dict[str, Any]]
    if action >= TILE:
        events = [_turned_up(before, action - TILE, after)]
    elif action >= FACE:
        sides = SIDES[next_die(before)]
        events = [
            {"event": "roll", "seat": before.leader, "die": f"d{sides}", "sides": sides, "face": action - FACE + 1}
        ]
    elif action == SAND:
        events = [{"event": "sand"}]
    elif action >= EQUATION:
        events = [_equation(before, action, after)]
    elif action == PASS:
        events = [{"event": "pass", "seat": who}]
    else:
        number = NUMBER[before.pyramid[action] - 1]
        events = [{"event": "take", "seat": who, "number": number, "cell": action}]
        if before.claimed == 0 and after.phase == RACE:
            events.append({"event": "glass", "seat": who})
    if before.phase == RACE and after.phase != RACE and action != SAND:
        events.append({"event": "done"})
    if before.phase in (RACE, STATE) and after.phase in (FILL, ROLL):
        events.append({"event": "leader", "seat": after.leader})
        # Tiles that were in sight on the stacks are on the pyramid now.
        fresh = members(after.there & ~before.there)
        events += [_laid(before, after.pyramid[cell] - 1, cell) for cell in fresh]
    return events


def _turned_up(before: State, tile: int, after: State) -> dict[str, Any]:
    for colour, name in enumerate(COLOURS):
        if after.tops[colour] > before.tops[colour]:
            return {"event": "top", "number": NUMBER[tile], "colour": name}
    return _laid(before, tile, empty_cell(before))


def _laid(before: State, tile: int, cell: int) -> dict[str, Any]:
    """A tile comes onto the pyramid: one that was in sight, or that nobody has seen yet."""
    event = "tile" if before.stack >> tile & 1 else "lay"
    return {"event": event, "number": NUMBER[tile], "colour": COLOURS[CELL_COLOUR[cell]], "cell": cell}


def _equation(before: State, action: int, after: State) -> dict[str, Any]:
    claim = before.claims[before.claimed - 1]
    seat, tile = claimant(claim), before.pyramid[claimed_cell(claim)] - 1
    told = {"seat": seat, "number": NUMBER[tile], "scarabs": SCARABS[tile]}
    told["brings"] = points(after, seat) - points(before, seat)
    if action == NONE:
        return {"event": "none"} | told
    event = "right" if after.up[seat] >> tile & 1 else "wrong"
    equation = write_equation(tuple(before.dice), action - EQUATION)
    return {"event": event} | told | {"equation": equation, "written": printed(equation)}
