"""Reasons for and against a choice, from its consequences, as data in the form of events.

A game computes them in the function `reasons` of its module `reasons`; their sentences stand under `[reasons]` in its
words.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from ..rules.contract import CHANCE
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
    game, rules = view.game, view.game.runner("interp")
    before = rules.guess(view.packed, view.seat, 0) if game.secrets else view.packed
    after, among = rules.act(before, view.seat, action)
    if game.secrets or not among >> CHANCE & 1:
        yield Way(1.0, game.state.plain(after))
        return
    outcomes = rules.choices(after, CHANCE)
    weights = rules.weights(after, outcomes)
    for outcome, weight in zip(outcomes, weights, strict=True):
        yield Way(weight / sum(weights), game.state.plain(rules.act(after, CHANCE, outcome)[0]))
