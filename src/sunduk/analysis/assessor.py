"""What an analyst asks: the values of choices, of what chance does, and of states, summed up over many evaluations.

An `Assessor` runs the compiled part of the analysis: in this process (`native`), or in workers of a web page
(`sunduk.page.assessing`). Both sum up in the same order, so their answers are equal to the last bit.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from sunduk.core.match.view import View

from .entries import Row

SCOUTING = 2
"""The best choice is found by one evaluation for so many that measure the choices."""
FEWEST_DEALS = 64
"""The fewest deals that are sampled."""
MOST_OUTCOMES = 64
"""More outcomes of chance than this are sampled, not enumerated."""
LONGEST_PATH = 4
"""An event of more actions of chance than this is sampled, not enumerated."""
JUDGED, PLAYED, SOLVED = range(3)
"""How states are evaluated, as a number: by the judgement, by playing matches out, or exactly."""


class Decision(NamedTuple):
    """A decision of a seat, all of whose choices are evaluated as often, with common random numbers."""

    trail: Sequence[bytes]
    """The views of the seat at its last decisions, the present one last; or only the state, with everything open."""
    imagined: bool
    """Whether worlds are imagined that the seat holds possible by its views."""
    seat: int
    ids: Sequence[int]
    made: int
    """Which of the choices was made: its place in `ids`."""
    number: int
    """How many evaluations."""
    exact: bool
    """Whether the rest of the match is solved instead."""
    worlds: int
    """The key of the random numbers by which worlds are imagined."""
    scouts: int
    """The key of those evaluations that only find the best choice."""
    key: int

    @property
    def scouting(self) -> int:
        """How many evaluations find the best choice; 0 if those that measure the choices do."""
        return max(2, self.number // SCOUTING) if self.number > 1 and len(self.ids) > 1 else 0


class Summary(NamedTuple):
    """What the evaluations of a decision say."""

    shares: list[list[float]]
    """For each choice, the mean win share of each seat."""
    errors: list[float]
    """For each choice, the standard error of the share of the seat that decides."""
    leads: list[float]
    """For each choice, the standard error of how much better it is than the one that was made."""
    span: float
    """The standard error of how much better the best choice is than the worst."""
    scouted: list[float]
    """For each choice, the share of the seat by evaluations of their own, which find the best choice."""


class Chance(NamedTuple):
    """A chance event: all that chance did until a seat could act."""

    before: bytes
    after: bytes
    path: tuple[int, ...]
    """What chance did."""
    number: int
    exact: bool
    key: int


class Fall(NamedTuple):
    """What a chance event was worth, and what else might have fallen; of a deal, only what it was worth."""

    odds: list[float]
    paths: list[tuple[int, ...]]
    gains: list[Row]
    """What each outcome would have brought each seat."""
    gain: Row
    errors: Row
    """The standard errors of `gain`."""
    shares: Row
    """The win shares after it."""


class Assessor(Protocol):
    """Answers the questions of an analyst."""

    name: str
    """The evaluator that is used where the rest of a match is not solved, see `sunduk.analysis.evaluator`."""
    noisy: bool
    """Whether another evaluation of the same state may differ; if not, one says everything."""

    async def decide(self, asked: Decision) -> Summary: ...

    async def fall(self, asked: Chance) -> Fall: ...

    async def value(self, state: bytes, number: int, key: int, exact: bool) -> Row | None:
        """The win shares of a state. None if they are to be exact, and that takes too many states."""

    async def weigh(self, view: View) -> tuple[list[int], list[int]]:
        """For each choice of a race, how much it raises the seat's promise, and the effort to find it."""
