"""Bots: players that are given a view, never the full state. A seat is named by a text such as `uniform`."""

from __future__ import annotations

from typing import Protocol

from sunduk.core.errors import BadOption
from sunduk.core.view import View

from .uniform import Uniform


class Bot(Protocol):
    """Whoever can choose for a seat."""

    def choose(self, view: View) -> int:
        """One of the action ids in `view.choices`."""


KINDS = {"uniform": Uniform}
"""What a seat may be given to, besides a human."""


def bot(name: str, seed: int) -> Bot:
    """The bot of this name; the same seed makes the same choices."""
    if name not in KINDS:
        raise BadOption(f"There is no bot called {name!r}; there is {', '.join(KINDS)}.")
    return KINDS[name](seed)
