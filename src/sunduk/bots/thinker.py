"""Where the compiled functions of bots run: in this process (`native`), or in another worker of a web page.

Bots ask a `Thinker` and await its answer. One in this process never waits, so `settled` makes an ordinary function of
such a bot; a page lets its event loop await the others (`sunduk.page.thinking`).
"""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

from sunduk.core.match.view import View

from .bot import Budget

if TYPE_CHECKING:
    from .compiled.tree import Manner
    from .networks.net_file import NetFile

Result = TypeVar("Result")


class Plan(NamedTuple):
    """A search for a decision of a seat."""

    trail: Sequence[View]
    """What the seat saw at its last decisions, the present one last."""
    keys: Sequence[int]
    """Random keys, one for each tree that is grown."""
    budget: Budget
    hurried: bool
    """Whether to stop once the most visited choice cannot change."""
    shipped: bool = False
    """Whether the network that is shipped with the game judges positions, where there is one for the match."""
    networks: NetFile | None = None
    """Networks that judge positions instead."""
    manner: Manner | None = None
    """Other parameters than those of the game."""


class Found(NamedTuple):
    """What a search found: for each choice of the seat, how often it was taken, and the sums of results and wins."""

    visits: list[int]
    outlook: list[list[float]]


class Thinker(Protocol):
    """Runs the compiled functions of a game."""

    async def search(self, plan: Plan) -> Found: ...

    async def look(self, view: View, key: int, worlds: int) -> list[list[float]]:
        """For each choice of a view, the sums of results and wins one ply on, over so many worlds."""

    async def solve(self, view: View, most: int) -> tuple[int, list[list[float]]] | None:
        """How many states the rest of a match has, and the exact results and wins of each choice of a view.

        None if there are more than `most` states. Not for games with secrets, nor for a race.
        """

    async def weigh(self, view: View) -> tuple[list[int], list[int]]:
        """For each choice of a race, how much it raises the seat's promise, and the effort to find it."""


def settled(thought: Coroutine[Any, Any, Result]) -> Result:
    """The result of a coroutine that never waits."""
    try:
        thought.send(None)
    except StopIteration as done:
        result: Result = done.value
        return result
    thought.close()
    raise RuntimeError("This bot thinks elsewhere: await its answer.")
