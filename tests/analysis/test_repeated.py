"""Marks hold: what is a blunder stays marked when the analysis is repeated with other random numbers."""

from __future__ import annotations

from sunduk import CHANCE, Match
from sunduk.analysis.native import native_analyst
from sunduk.bots.thinker import settled

from .matches import ending

MARKED = ("inaccuracy", "mistake", "blunder")


def still_marked(match: Match, budget: str, seeds: range, every: int = 1) -> tuple[int, int]:
    """How often a blunder of one analysis is marked in the others, and how often it could be.

    Of all decisions of the match, one for so many is looked at.
    """
    first, *others = (native_analyst(match, budget, seed) for seed in seeds)
    decisions = [event for event in first.events if event.who != CHANCE][::every]
    blunders = [event for event in decisions if settled(first.entry(event)).mark == "blunder"]
    marks = [settled(other.entry(event)).mark for other in others for event in blunders]
    return sum(mark in MARKED for mark in marks), len(marks)


def test_blunders_stay_marked() -> None:
    found = [still_marked(ending("marrakech", 3, seed, 30), "64n", range(2)) for seed in (1, 2, 3)]
    kept, number = (sum(each) for each in zip(*found, strict=True))
    assert number > 4
    assert kept >= 0.95 * number
