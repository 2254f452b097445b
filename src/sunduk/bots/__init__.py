"""Bots: players that are given a view, never the full state. A seat is named by a text such as `mcts:0.1`."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from importlib import import_module
from typing import cast

from sunduk.core.errors import BadOption

from .bot import Bot, Budget, Decision, Estimate

__all__ = ["KINDS", "Bot", "Budget", "Decision", "Estimate", "bot"]

Maker = Callable[[str, int], Bot]
"""Makes a bot of the text after the colon and a seed."""

KINDS = {
    "uniform": "uniform",
    "greedy": "greedy",
    "mcts": "search",
    "ismcts": "search",
    "solver": "solver",
    "best": "best",
    "level": "levels",
    "glance": "glance",
    "net": "net",
    "exec": "program",
}
"""What a seat may be given to, besides a human: the module of each kind, which defines `make`."""


def bot(name: str, seed: int) -> Bot:
    """The bot of this name; with the same seed and a budget in nodes it decides the same."""
    kind, _, argument = name.partition(":")
    if kind not in KINDS:
        near = get_close_matches(kind, KINDS, 1)
        hint = f"did you mean {near[0]}?" if near else f"there is {', '.join(KINDS)}."
        raise BadOption(f"There is no bot called {name!r}; {hint}")
    make = cast(Maker, import_module(f".kinds.{KINDS[kind]}", __name__).make)
    return make(argument, seed)


def no_argument(kind: str, argument: str) -> None:
    """Refuse a text after the colon where there is nothing to choose."""
    if argument:
        raise BadOption(f"The bot {kind} has no settings: write {kind}, not {kind}:{argument}.")
