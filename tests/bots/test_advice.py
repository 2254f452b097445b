"""Advice: its order, its error bars, and that choices of equal value are reported as equal."""

from __future__ import annotations

import pytest

from sunduk.bots import Budget
from sunduk.bots.advice import SELDOM, advise
from sunduk.bots.kinds import glance
from sunduk.core.match.match import Match

SMALL = "best:400n"


def test_turns_that_are_mirror_images_are_equal() -> None:
    """Assam stands in the middle of an empty square: left and right are worth the same, whatever one search prefers."""
    match = Match.at("marrakech 3 | 7/7/7/7/7/7/7 d4N 30,30,30 15,15,15 turn 0", backend="cpu")
    found = {match.view(0).choices[each.action]: each for each in advise(match.view(0), 3, "best:2000n")}
    assert found["L"].equal
    assert found["R"].equal


def test_the_best_come_first_by_the_number_that_is_told() -> None:
    match = Match("farlander", 3, seed=4, backend="cpu")
    while match.actors[0] >= 8:
        match.do(match.actors[0], match.ids(match.actors[0])[0])
    view = match.view(match.actors[0])
    found = advise(view, 5, SMALL)
    assert sorted(each.action for each in found) == list(view.ids)
    told = [each for each in found if each.error is not None]
    assert found[: len(told)] == told == sorted(told, key=lambda each: -each.win)
    most = max(each.visits for each in found)
    assert all((each.visits >= SELDOM * most) == (each.error is not None) for each in found)
    assert told[0].equal


def test_choices_that_a_bot_had_no_time_for_are_told_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(glance, "USUAL", Budget(nodes=1))
    view = Match("farlander", 2, seed=3).view(0)
    view = view if view.ids else Match("farlander", 2, seed=3).view(1)
    found = advise(view, 1, "glance", 2)
    assert sorted(each.action for each in found) == list(view.ids)
    assert [each.visits > 0 for each in found] == [each.error is not None for each in found]
    assert not found[-1].visits
