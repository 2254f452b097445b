"""What a player would see at once after each choice, told as the differences from the view on the screen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from sunduk.core.match.sequel import sequels
from sunduk.core.match.view import View, encoded

from .wire.play import HappeningJson, SequelJson

MOST = 100
"""The most choices whose sequels are told: there are up to thousands of equations."""


def sequels_json(view: View, seq: int, backend: str) -> list[SequelJson]:
    """The sequels of the choices that a seat has after `seq` actions."""
    if len(view.ids) > MOST:
        return []
    shown = _shown(view)
    return [
        {
            "id": sequel.action,
            "acting": list(sequel.actors),
            "changes": difference(shown, _shown(sequel.view)) or {},
            "events": cast(list[HappeningJson], [event | {"seq": seq} for event in sequel.events]),
        }
        for sequel in sequels(view, backend)
    ]


def _shown(view: View) -> dict[str, Any]:
    return view.description() | {"record": encoded(view.packed)}


def difference(before: Any, after: Any) -> Any:
    """What differs between two values of JSON: None if nothing does, `[after]` if they are not of one shape, else by
    key or index what differs within.
    """
    pairs: Iterable[tuple[Any, Any, Any]]
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        pairs = ((key, before[key], value) for key, value in after.items())
    elif isinstance(before, list | tuple) and isinstance(after, list | tuple) and len(before) == len(after):
        pairs = ((str(place), *both) for place, both in enumerate(zip(before, after, strict=True)))
    else:
        return None if before == after else [after]
    return {key: change for key, old, new in pairs if (change := difference(old, new)) is not None} or None
