"""Reasons for and against a choice, from its consequences, as data in the form of events.

A game computes them in the function `reasons` of its module `reasons`; their sentences stand under `[reasons]` in its
words.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from ..rules.contract import CHANCE
from ..rules.record import Records
from .view import View

Reason = dict[str, Any]
"""A reason: its name under `reason`, and the fields of its sentence."""


class Way(NamedTuple):
    """One outcome of a choice: the state after it and after one step of chance."""

    share: float
    """Its probability; those of all outcomes sum to 1."""
    state: Any
    """The state afterwards. What the seat cannot see is filled in at random, so no reason may depend on it."""


def reasons(view: View, action: int) -> list[Reason]:
    """Reasons for and against a choice of the view's seat; empty if the game has none."""
    if not view.game.has("reasons"):
        return []
    found: list[Reason] = view.game.text_function("reasons", "reasons")(
        view.plain, view.seat, action, list(_ways(view, action))
    )
    return found


def _ways(view: View, action: int) -> Iterator[Way]:
    """The outcomes of a choice after one step of chance; in a game with secrets only the state before chance acts."""
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
