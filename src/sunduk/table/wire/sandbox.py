"""The types of what a sandbox tells: positions to try moves on without a table."""

from __future__ import annotations

from .frames import ViewFrame
from .marks import TypedDict
from .play import ProblemJson, ReasonJson


class StageJson(TypedDict):
    """The position after one line of a script."""

    line: str
    frame: ViewFrame
    refused: ProblemJson | None
    """For a line that shows a forbidden move: the rule that forbids it."""
    points: list[int]
    """What each seat has."""
    placings: list[int] | None
    """When the match is over: 1 is the first place."""


class TrialOutcomeJson(TypedDict):
    """What became of a script and of the move that was tried after it."""

    lines: list[str]
    """The script, with the move and what chance did after it."""
    stages: list[StageJson]
    """The position after each line that was not known yet."""
    refused: ProblemJson | None
    """Why the move was not made. Then the script has not grown."""
    reasons: list[ReasonJson]
    """What speaks for and against the move, where that was asked for."""
