"""Why a choice may be good: what a game can say of its consequences, as data like events.

A game says it in a part `reasons`, in a function of the same name; its words have the sentences under `[reasons]`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from ..rules.contract import CHANCE
from ..rules.record import Records
from .view import View

Reason = dict[str, Any]
"""Its name under `reason`, and the fields of its sentence."""


class Way(NamedTuple):
    """One way in which chance may answer a choice."""

    share: float
    """How likely it is; all together are 1."""
    state: Any
    """As the seat imagines it afterwards. What is hidden from the seat is filled in at random, and is no reason."""


def reasons(view: View, action: int) -> list[Reason]:
    """What speaks for or against a choice of the seat that looks; empty where the game says nothing of it."""
    if not view.game.has("reasons"):
        return []
    found: list[Reason] = view.game.text_function("reasons", "reasons")(
        view.plain, view.seat, action, list(_ways(view, action))
    )
    return found


def _ways(view: View, action: int) -> Iterator[Way]:
    """What follows a choice: one step of chance, or none where it may depend on what is hidden."""
    game, functions = view.game, view.game.functions()
    after = view.records.copy()
    if game.secrets:
        functions.guess(game.state.checked(after), view.seat, 0)
    functions.apply(game.state.checked(after), view.seat, action)
    s = game.state.checked(after)
    if game.secrets or not functions.actors(s) >> CHANCE & 1:
        yield Way(1.0, _plain(view, after))
        return
    out = np.zeros(game.most_choices, np.int16)
    number = functions.choices(s, CHANCE, out)
    outcomes = [int(outcome) for outcome in out[:number]]
    weights = [functions.weight(s, outcome) for outcome in outcomes]
    for outcome, weight in zip(outcomes, weights, strict=True):
        ahead = after.copy()
        functions.apply(game.state.checked(ahead), CHANCE, outcome)
        yield Way(weight / sum(weights), _plain(view, ahead))


def _plain(view: View, records: Records) -> Any:
    return view.game.state.plain(records.tobytes())
