"""The events that announce the last round, and a seat that is off the map, come once and at the right moment."""

from __future__ import annotations

import random
from typing import Any

import pytest

from sunduk import Match


def played(game: str, seats: int, seed: int) -> Match:
    match, pick = Match(game, seats, seed=seed), random.Random(seed)
    while not match.over:
        who = pick.choice(match.actors)
        match.act(pick.choice(match.ids(who)), who)
    return match


def named(match: Match, event: str) -> list[dict[str, Any]]:
    return [each for each in match.events() if each["event"] == event]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_the_last_round_of_marrakech_everyone_lays_one_more_rug(seats: int) -> None:
    match = played("marrakech", seats, 5)
    (last,) = named(match, "last")
    laid = [event["seat"] for event in named(match, "lay") if event["seq"] > last["seq"]]
    out = {event["seat"] for event in named(match, "out")}
    assert sorted(laid) == sorted(set(range(seats)) - out)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_last_round_of_fortune_is_announced_when_it_begins(seats: int) -> None:
    match = played("fortune", seats, 3)
    (last,) = named(match, "last")
    assert [event["seq"] for event in named(match, "round")][-1] == last["seq"]
    assert last["seq"] < match.length - 1


def test_after_the_last_round_of_facir_no_other_begins_but_a_deciding_one() -> None:
    match = played("facir", 2, 1)
    (last,) = named(match, "last")
    assert all(event["seq"] <= last["seq"] for event in named(match, "round"))
    assert any(event["seq"] > last["seq"] for event in named(match, "take") + named(match, "void"))


def test_a_seat_of_farlander_that_loses_its_last_state_is_told_of_once() -> None:
    for seed in range(40):
        match = played("farlander", 4, seed)
        for event in (out := named(match, "out")):
            states = match.states
            assert states[event["seq"]].land[event["seat"]]
            assert not states[event["seq"] + 1].land[event["seat"]]
        if out:
            return
    pytest.fail("Nobody lost the last state.")
