"""The sequel of a choice: what the seat that makes it sees at once, before chance or anybody else acts.

It is told from the view of that seat alone, so it tells no more than the view and the rules do. In a game with secrets
it is computed in several worlds that the seat considers possible, and told only where all of them agree.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ..errors import Refused
from .match import Match
from .view import View

WORLDS = 8
"""How many worlds are to agree."""


class Sequel(NamedTuple):
    """What a seat sees after a choice of its own."""

    action: int
    view: View
    """With nothing to choose: who may act next is in `actors`."""
    actors: tuple[int, ...]
    """Who may act then."""
    events: list[dict[str, Any]]
    """What has happened, as far as the seat may know; `seq` counts from the choice."""


def sequels(view: View, backend: str = "interp") -> list[Sequel]:
    """The sequels of the choices of a view; without those that depend on what its seat does not know."""
    game, packed, seat = view.game, view.packed, view.seat
    guess = game.runner(backend).guess
    states = [guess(packed, seat, key) for key in range(WORLDS)] if game.secrets else [packed]
    worlds = [Match.within(game, state, backend) for state in states]
    return [sequel for action in view.ids if (sequel := _common(worlds, seat, action))]


def _common(worlds: Sequence[Match], seat: int, action: int) -> Sequel | None:
    """The sequel of an action in all worlds; None where they differ, or one of them forbids it."""
    first: Sequel | None = None
    try:
        for world in worlds:
            found = _sequel(world, seat, action)
            if first and (found.view.packed, *found[2:]) != (first.view.packed, *first[2:]):
                return None
            first = first or found
    except Refused:
        return None
    return first


def _sequel(world: Match, seat: int, action: int) -> Sequel:
    after = world.copy()
    after.do(seat, action)
    packed = after.runner.hide(after.packed, seat) if world.game.secrets else after.packed
    return Sequel(action, View(world.game, packed, seat, ()), after.actors, after.events(0, seat))
