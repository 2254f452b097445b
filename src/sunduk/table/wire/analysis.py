"""Types of the analysis of a match, which is sent line by line."""

from __future__ import annotations

from typing import Literal, NotRequired

from .marks import TypeAliasType, TypedDict
from .play import ChoiceJson, HappeningJson


class ValuedChoiceJson(TypedDict):
    """What a choice was worth to the seat that had it."""

    action: int
    text: str
    share: float
    """Its win share after it."""
    error: float
    """The standard error of that."""


class VerdictJson(TypedDict):
    """What a decision was worth, seen by one of two eyes."""

    loss: float
    """In win share, against the best choice."""
    error: float
    mark: str | None
    """Inaccuracy, mistake, blunder, or only."""
    best: str
    choices: list[ValuedChoiceJson]
    real: bool
    """Whether there was anything to decide."""


class OutcomeJson(TypedDict):
    """Something that chance might have brought."""

    text: str
    odds: float
    gain: list[float]
    fell: bool
    """Whether it did."""
    events: list[HappeningJson]
    """What would have happened, for the log."""


class LedgerEntryJson(TypedDict):
    """One event of an analysed match; the gains of all seats sum to 0."""

    at: int
    """How many actions there were before it, counted from the start of the match."""
    until: int
    kind: Literal["luck", "choice"]
    seat: int | None
    """The seat that chose or rolled; null where chance dealt to all."""
    text: str
    gain: list[float]
    error: float
    shares: list[float]
    """The win shares after it."""
    quality: str
    """What gave these values."""
    position: str
    """The position before it, from which another line can be played in a sandbox."""
    mark: str | None
    marked: NotRequired[int | None]
    """The seat whom a mark of luck is about."""
    outcomes: NotRequired[list[OutcomeJson]]
    """Of luck, where all that might have fallen is few."""
    loss: NotRequired[float]
    best: NotRequired[str]
    choices: NotRequired[list[ValuedChoiceJson]]
    real: NotRequired[bool]
    open: NotRequired[VerdictJson]
    """With everything open, where the game has secrets; the verdict beside it is by what the seat knew."""
    options: NotRequired[list[ChoiceJson]]
    """What the seat could choose, for the board."""


class TotalJson(TypedDict):
    """Where the change of a seat's win share came from."""

    own_luck: float
    others_luck: float
    deal: float
    own_choices: float
    others_choices: float
    unexplained: float


class AccuracyJson(TypedDict):
    """How well a seat chose."""

    seat: int
    decisions: int
    accuracy: float | None
    """From 0 to 100."""
    average_loss: float | None
    """Points of win share."""
    marks: dict[str, int]


class FindJson(TypedDict):
    """Something that could be found in one round of a race."""

    text: str
    solution: str
    worth: int
    levels: list[float]
    """For each level of bots, the seconds after which it usually has found it."""
    seat: int | None
    call: int | None
    seconds: float | None
    level: int | None


class RaceFaultJson(TypedDict):
    """A call of a race that could not be made good."""

    at: int
    seat: int
    text: str
    stated: str | None
    solution: str | None


class RoundJson(TypedDict):
    """One round of a race."""

    at: int
    finds: list[FindJson]
    faults: list[RaceFaultJson]


class RaceJson(TypedDict):
    """All rounds of a race."""

    rounds: list[RoundJson]
    quickness: list[float]


class LedgerJson(TypedDict):
    """The books of an analysed match: for every seat, start + all gains + unexplained = end."""

    version: int
    game: str
    seats: int
    names: list[str]
    evaluator: str
    budget: str
    evaluations: int
    seed: int
    start: list[float]
    end: list[float]
    unexplained: list[float]
    totals: list[TotalJson]
    accuracy: list[AccuracyJson]
    turning_points: list[int]
    """Places among the entries."""
    race: RaceJson | None


class AnalysisBegunJson(TypedDict):
    """The first line of an analysis."""

    type: Literal["begun"]
    base: int
    """The `seq` at which the match starts."""
    total: int
    """How many entries come."""
    budget: str


class AnalysisEntryJson(TypedDict):
    """An entry, as soon as it is known."""

    type: Literal["entry"]
    entry: LedgerEntryJson


class AnalysisDoneJson(TypedDict):
    """The last line of an analysis."""

    type: Literal["done"]
    ledger: LedgerJson


AnalysisLineJson = TypeAliasType("AnalysisLineJson", AnalysisBegunJson | AnalysisEntryJson | AnalysisDoneJson)
"""A line of an analysis."""


class MeasureJson(TypedDict):
    """A number with the bounds of its 95 % interval."""

    mean: float
    low: float
    high: float


class GameRecordJson(TypedDict):
    """What the analysed matches of one game say of a player; null where they are too few to say anything."""

    game: str
    matches: int
    accuracy: MeasureJson | None
    average_loss: MeasureJson | None
    """Points of win share a decision."""
    luck: MeasureJson | None
    """The sum over all matches; its interval is what chance alone would bring."""
    phases: list[MeasureJson | None]
    """The average loss in the opening, the middle and the end."""
