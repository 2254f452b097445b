"""The interface of a bot: it is given a view, never the full state, and answers with a decision."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from sunduk.core.errors import BadOption
from sunduk.core.match.view import View


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one decision: until either limit is reached."""

    seconds: float = math.inf
    nodes: float = math.inf
    """How many simulations a search may run, or how many worlds a bot may look into."""

    def __post_init__(self) -> None:
        if not (self.seconds > 0 and self.nodes >= 1 and (math.isinf(self.nodes) or self.nodes % 1 == 0)):
            raise BadOption(f"A budget is a positive time or a whole number of simulations, not {self.text}.")

    @classmethod
    def read(cls, text: str) -> Budget:
        """`0.1` is a tenth of a second, `5000n` five thousand simulations."""
        number, unit = (text[:-1], "n") if text.endswith("n") else (text.removesuffix("s"), "s")
        try:
            amount = float(number)
        except ValueError:
            amount = math.nan
        if not 0 < amount < math.inf or (unit == "n" and amount % 1):
            raise BadOption(f"A budget is seconds such as 0.1, or simulations such as 5000n, not {text!r}.")
        return cls(nodes=amount) if unit == "n" else cls(seconds=amount)

    @property
    def text(self) -> str:
        return f"{self.seconds:g}" if math.isinf(self.nodes) else f"{self.nodes:g}n"


@dataclass(frozen=True)
class Estimate:
    """What a bot thinks of one choice."""

    action: int
    visits: int
    """How many simulations of the search began with this choice."""
    wins: tuple[float, ...]
    """For each seat, its chance to be first in the end."""
    places: tuple[float, ...]
    """For each seat, the place it may expect: 1 is the first."""

    @classmethod
    def of(cls, action: int, visits: int, outlook: Sequence[float]) -> Estimate:
        """An estimate from a row of alternating results and wins, in the form of `sunduk.bots.compiled.outlook`."""
        others = len(outlook) // 2 - 1
        return cls(action, visits, tuple(outlook[1::2]), tuple(1 + others * (1 - result) for result in outlook[0::2]))


@dataclass(frozen=True)
class Decision:
    """The action a bot chose and, if asked to explain, its estimate of every choice."""

    action: int
    estimates: tuple[Estimate, ...] = ()
    """One for each choice, the best first; empty where a bot cannot explain itself."""
    note: str = ""
    """A message for the person who set the bot up, such as why an answer of its program was ignored."""


class Bot(Protocol):
    """A player for tables, the arena and advice."""

    def choose(self, view: View, budget: Budget | None = None, explain: bool = False) -> Decision:
        """Choose one of `view.choices`. Without a budget the bot uses its own."""

    def reaction(self, view: View, elapsed: float) -> float:
        """In a race: how many seconds after its start the bot acts, if nothing changes before.

        It is asked at the start, when `elapsed` is 0, and again whenever somebody has acted.
        """

    def close(self) -> None:
        """Release what the bot holds, such as programs and threads. It must not be used after this."""
