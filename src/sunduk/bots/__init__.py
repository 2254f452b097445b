"""Bots: players that are given a view, never the full state. A seat is named by a text such as `mcts:0.1`, or by the
import path of a class or function, `my_module:MyBot`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import import_module
from typing import cast

from sunduk.core.errors import BadOption

from .bot import Bot, Budget, Decision, Estimate

__all__ = ["KINDS", "Bot", "Budget", "Decision", "Estimate", "bot"]

Maker = Callable[[str, int], Bot]
"""A function that makes a bot from the text after the colon and a seed."""

KINDS = {
    "uniform": "uniform",
    "greedy": "greedy",
    "mcts": "search",
    "ismcts": "search",
    "solver": "solver",
    "best": "best",
    "level": "levels",
    "manner": "manners",
    "glance": "glance",
    "net": "net",
    "exec": "program",
}
"""The kinds of bots: for each name, the module that defines its `make`."""

_IMPORT_PATH = re.compile(r"[^\W\d][\w.]*:[^\W\d][\w.]*")


def bot(name: str, seed: int) -> Bot:
    """The bot of this name. With the same seed and a budget in nodes, its decisions are reproducible."""
    kind, _, argument = name.partition(":")
    if kind not in KINDS and _IMPORT_PATH.fullmatch(name):
        return cast(Maker, import_module(".kinds.imported", __name__).make)(name, seed)
    if kind not in KINDS:
        from difflib import get_close_matches

        near = get_close_matches(kind, KINDS, 1)
        hint = f"did you mean {near[0]}?" if near else f"there is {', '.join(KINDS)}."
        raise BadOption(f"There is no bot called {name!r}; {hint}")
    make = cast(Maker, import_module(f".kinds.{KINDS[kind]}", __name__).make)
    return make(argument, seed)


def no_argument(kind: str, argument: str) -> None:
    """Refuse a text after the colon for a kind that takes none."""
    if argument:
        raise BadOption(f"The bot {kind} has no settings: write {kind}, not {kind}:{argument}.")
