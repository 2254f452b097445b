"""Moves as texts and JSON, and what happened in them. The draw of who begins is told here, for every game alike:
`@0`, `{"move": "first", "seat": 0}`. All else is told by the game's own `moves` and `events`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, cast

from ..book.rulebook import rule_name
from ..errors import BadMove
from .game import Game
from .parsing import index_of


def write(game: Game, s: Any, who: int, action: int) -> str:
    """The short notation of an action."""
    if action >= game.first_seat:
        return f"@{action - game.first_seat}"
    return cast(str, game.text_function("moves", "write")(s, who, action))


def read(game: Game, s: Any, who: int, text: str) -> int:
    """The action id of a move in short notation."""
    if game.first_seat < game.actions and (found := re.fullmatch(r"@([0-9]{1,4})", text.strip())):
        return _first(game, int(found[1]))
    return int(game.text_function("moves", "read")(s, who, text))


def to_json(game: Game, s: Any, who: int, action: int) -> dict[str, Any]:
    """An action as plain data."""
    if action >= game.first_seat:
        return {"move": "first", "seat": action - game.first_seat}
    return seat_json(game)(s, who, action)


def seat_json(game: Game) -> Callable[[Any, int, int], dict[str, Any]]:
    """What tells the actions of seats as plain data: the game's own `to_json`, or by default their short notation."""
    if hasattr(game.part("moves"), "to_json"):
        return game.text_function("moves", "to_json")
    return lambda s, who, action: {"move": write(game, s, who, action)}


def from_json(game: Game, s: Any, who: int, move: Mapping[str, Any]) -> int:
    """The action id of a move as plain data."""
    match move:
        case {"move": "first", "seat": int(seat)} if game.first_seat < game.actions:
            return _first(game, seat)
    if hasattr(game.part("moves"), "from_json"):
        found: int | None = game.text_function("moves", "from_json")(s, who, move)
        if found is None:
            raise BadMove(f"{str(dict(move))[:80]} is not a move of {game.words().title}.")
        return found
    return read(game, s, who, str(move.get("move")))


def explain(game: Game, before: Any, who: int, action: int, after: Any) -> list[dict[str, Any]]:
    """The events of an action, between the states before and after it."""
    if action < game.first_seat:
        return cast(list[dict[str, Any]], game.text_function("events", "explain")(before, who, action, after))
    seat = action - game.first_seat
    if hasattr(game.part("events"), "first"):
        return cast(list[dict[str, Any]], game.text_function("events", "first")(before, seat, after))
    return [{"event": "first", "seat": seat}]


def _first(game: Game, seat: int) -> int:
    rule = rule_name(game.part("rules").LOTS_RULE)
    return game.first_seat + index_of(range(max(game.seats)), seat, f"There is no seat {str(seat)[:20]}.", rule)
