"""What happened in an action of Façir, as data: for the log, for animation, for other programs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sunduk.core.rules.bits import count, members

from .board import BAG, CARD_NAMES, HOLES, PATTERNS, TURNS, hole_name, pattern_rows, side_marks
from .rules import CARD, DONE, LAY_AT, LIFT, PUT, SET_AT, in_rooms, seen
from .state import DRAW, MOVE, OVER, TURN, State
from .view import card_names, shown_side

Event = dict[str, Any]


def explain(before: State, who: int, action: int, after: State) -> list[Event]:
    seat = before.seat
    if action >= CARD:
        card = action - CARD
        holes = pattern_rows(PATTERNS[card * TURNS])
        shape = "/".join(holes)
        secret = {"event": "card", "seat": seat, "card": CARD_NAMES[card], "holes": holes, "shape": shape}
        secret["openings"] = shape.count("o")
        return [{"event": "draw", "seat": seat}, secret | {"only": [seat]}]
    if action < PUT:
        return [*_set(who, action, after)]
    if action == DONE:
        events = [{"event": "done", "seat": seat}]
    elif action >= LAY_AT:
        turns, corner = divmod(action - LAY_AT, HOLES)
        name = CARD_NAMES[before.card[seat] - 1]
        events = [{"event": "lay", "seat": seat, "card": name, "hole": hole_name(corner), "turns": turns}]
    elif action >= LIFT:
        events = [{"event": "lift", "seat": seat, "hole": hole_name(action - LIFT)}]
    elif before.phase == MOVE:
        there, hole = hole_name(before.lifted - 1), hole_name(action - PUT)
        events = [{"event": "move", "seat": seat, "from": there, "hole": hole}]
    else:
        events = [{"event": "place", "seat": seat, "hole": hole_name(action - PUT)}]
    return [*events, *_round_end(before, action, after)]


def _set(who: int, action: int, after: State) -> Iterator[Event]:
    """A card is set; with the last one, everyone sees the sides."""
    yield {"event": "set", "seat": who}
    yield {"event": "turned", "seat": who, "turns": action - SET_AT, "only": [who]}
    if after.phase == TURN:
        for seat in range(after.seats):
            if after.card[seat]:
                yield {"event": "shows", "seat": seat, "side": side_marks(shown_side(after, seat))}


def _round_end(before: State, action: int, after: State) -> Iterator[Event]:
    """Who gets the cards when a round is over, and whether another one follows."""
    if after.phase not in (DRAW, OVER):
        return
    names = card_names(in_rooms(before))
    cards = {"cards": len(names), "names": names, "listed": ", ".join(names)}
    if not LAY_AT <= action < DONE:
        yield {"event": "void"} | cards
    elif before.deciding:
        yield {"event": "decide", "seat": before.seat}
    else:
        yield {"event": "take", "seat": before.seat} | cards
    if after.phase == DRAW and after.deciding:
        yield {"event": "deciding", "tied": members(after.playing), "seat": after.starter}
    elif after.phase == DRAW:
        yield {"event": "round", "seat": after.starter}
        if count(seen(after)) + after.seats >= BAG[after.seats]:
            yield {"event": "last"}
