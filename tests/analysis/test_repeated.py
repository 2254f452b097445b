"""Marks hold: what is a blunder stays marked when the analysis is repeated with other random numbers."""

from __future__ import annotations

import sunduk
from sunduk import Match

from .matches import ending

MARKED = ("inaccuracy", "mistake", "blunder")


def still_marked(match: Match, budget: str, seeds: range) -> tuple[int, int]:
    """How often a blunder of one analysis is marked in the others, and how often it could be."""
    first, *others = (sunduk.analyse(match, budget=budget, seed=seed) for seed in seeds)
    blunders = [place for place, entry in enumerate(first.entries) if entry.mark == "blunder"]
    marks = [other.entries[place].mark for other in others for place in blunders]
    return sum(mark in MARKED for mark in marks), len(marks)


def test_blunders_stay_marked() -> None:
    found = [still_marked(ending("marrakech", 3, seed, 30), "64n", range(2)) for seed in (1, 2, 3)]
    kept, number = (sum(each) for each in zip(*found, strict=True))
    assert number > 4
    assert kept >= 0.95 * number
