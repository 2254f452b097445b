"""A race is analysed by what could be made, how, and who called it."""

from __future__ import annotations

import pytest

import sunduk
from sunduk import Match
from sunduk.bots.kinds.levels import PACES
from sunduk.games.pharaoh.solver import solve

from .matches import random_match


@pytest.fixture(scope="module")
def match() -> Match:
    return random_match("pharaoh", 3)


def test_every_tile_that_can_be_made_is_told_with_its_shortest_equation(match: Match) -> None:
    race = sunduk.analyse(match, budget="2n").race
    assert race is not None
    rolls = [
        at for at in range(match.length) if len(match.actors_at(at)) > 1 and match.log[at - 1].who == sunduk.CHANCE
    ]
    assert [each.at for each in race.rounds] == rolls
    assert rolls
    for each in race.rounds:
        opening = match.rewound(each.at)
        numbers = [int(text) for text in opening.choices(0) if text != "pass"]
        assert {int(find.text): find.solution for find in each.finds} == solve(opening.plain.dice, numbers)
        assert [find.worth for find in each.finds] == sorted((find.worth for find in each.finds), reverse=True)


def test_calls_are_told_in_their_order(match: Match) -> None:
    race = sunduk.analyse(match, budget="2n").race
    assert race is not None
    called = 0
    for each in race.rounds:
        for find in each.finds:
            assert (find.seat is None) == (find.call is None)
            if find.call is not None:
                called += 1
                place = each.at + find.call - 1
                assert (match.log[place].who, match.rewound(place).write(find.seat or 0, match.log[place].action)) == (
                    find.seat,
                    find.text,
                )
    assert called


def test_times_are_compared_with_the_levels(match: Match) -> None:
    race = sunduk.analyse(match, budget="2n", times=dict.fromkeys(range(match.length), 5.0)).race
    assert race is not None
    finds = [find for each in race.rounds for find in each.finds if find.call is not None]
    assert finds
    for find in finds:
        assert find.seconds == 5.0
        assert find.levels == sorted(find.levels, reverse=True)
        slower = [number for number in range(1, len(PACES) + 1) if find.levels[number - 1] > 5.0]
        assert find.level == (max(slower) if slower else None)


def test_wrong_and_missing_equations_are_told(match: Match) -> None:
    race = sunduk.analyse(match, budget="2n").race
    assert race is not None
    faults = [fault for each in race.rounds for fault in each.faults]
    wrong = [fault for fault in faults if fault.stated is not None]
    assert wrong
    for fault in wrong:
        before = match.rewound(fault.at)
        assert fault.solution in before.choices(fault.seat)
        right = before.copy()
        right.act(fault.solution or "", fault.seat)
        assert right.scores[fault.seat] > before.scores[fault.seat]
        assert match.rewound(fault.at + 1).scores[fault.seat] < before.scores[fault.seat]


def test_the_roll_is_as_lucky_for_all(match: Match) -> None:
    for entry in sunduk.analyse(match, budget="2n").entries:
        if entry.kind == "luck":
            assert entry.gain == pytest.approx((0, 0, 0), abs=1e-9)
