"""The bot `my_module:MyBot`, a class or a function of yours that is imported and runs in the same process.

A function is given the view and returns its choice. A class is made with a seed, and its `choose(view)` returns the
choice; it may also have the other methods of `sunduk.bots.Bot`. A choice is an action id, the text of a move or a
`Decision`.
"""

from __future__ import annotations

import inspect
import os
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any

from sunduk.core.errors import BadMove, BadOption, SundukError
from sunduk.core.match import moves
from sunduk.core.match.view import View

from ..bot import Budget, Decision
from ..reaction import Paced


class Imported(Paced):
    """A bot around somebody's own function or object."""

    def __init__(self, name: str, chooser: Callable[..., Any], own: object, seed: int) -> None:
        super().__init__(seed)
        self._name = name
        self._chooser = chooser
        self._own = own
        """The object whose `reaction` and `close` are used, if it has them."""
        taken = inspect.signature(chooser).parameters
        self._takes = [key for key in ("budget", "explain") if key in taken]

    def choose(self, view: View, budget: Budget | None = None, explain: bool = False) -> Decision:
        self.reacted()
        given = {"budget": budget, "explain": explain}
        answer = self._chooser(view, **{key: given[key] for key in self._takes})
        decision = answer if isinstance(answer, Decision) else Decision(self._action(view, answer))
        if decision.action not in view.ids:
            raise BadMove(f"The bot {self._name} chose {answer!r}, which is not one of its choices: {view.choices}.")
        return decision

    def reaction(self, view: View, elapsed: float) -> float:
        own = getattr(self._own, "reaction", super().reaction)
        return float(own(view, elapsed))

    def close(self) -> None:
        getattr(self._own, "close", super().close)()

    def _action(self, view: View, answer: object) -> int:
        if isinstance(answer, str):
            try:
                return moves.read(view.game, view.state, view.seat, answer)
            except SundukError as error:
                raise BadMove(f"The bot {self._name} chose {answer!r}, which cannot be read: {error}") from None
        try:
            return int(answer)  # type: ignore[call-overload,no-any-return]
        except (TypeError, ValueError):
            raise BadMove(
                f"The bot {self._name} answered {answer!r}: a choice is an action id or the text of a move."
            ) from None


def make(name: str, seed: int) -> Imported:
    """The bot of an import path such as `my_module:MyBot`; modules of the working directory are found, too."""
    module, _, attribute = name.partition(":")
    if (here := os.getcwd()) not in sys.path:
        sys.path.insert(0, here)
    try:
        found: Any = import_module(module)
    except ModuleNotFoundError as error:
        if error.name != module.partition(".")[0] and error.name != module:
            raise
        raise BadOption(f"There is no module {module} for the bot {name}, here or among what is installed.") from None
    for part in attribute.split("."):
        if not hasattr(found, part):
            raise BadOption(f"The module {module} has no {attribute} for the bot {name}.")
        found = getattr(found, part)
    if not callable(found):
        raise BadOption(f"{name} is neither a class nor a function: a bot is one of them.")
    if not isinstance(found, type):
        return Imported(name, found, None, seed)
    own = found(seed)
    if not callable(getattr(own, "choose", None)):
        raise BadOption(f"The class {name} has no method choose(view), which a bot needs.")
    return Imported(name, own.choose, own, seed)
