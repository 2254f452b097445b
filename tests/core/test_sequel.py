"""Sequels: what a seat sees of its own choice before anybody else acts."""

from __future__ import annotations

import random
from typing import Any

import pytest

import sunduk
from sunduk import Game, Match
from sunduk.core.match.sequel import sequels
from sunduk.core.match.view import View, encoded
from sunduk.core.rules.contract import CHANCE
from sunduk.table.compact_json import dumps, loads
from sunduk.table.sequels import MOST, difference, sequels_json

from ..games.play import random_match

SETTINGS = [(game, seats) for game in sunduk.games() for seats in range(min(game.seats), max(game.seats) + 1)]
POSITIONS = 40
"""How many positions of a match are tried, spread over all of it."""


def positions(game: Game, seats: int) -> list[tuple[Match, int]]:
    """Positions of a random match, each with a seat that has choices."""
    found = [
        (match.rewound(match.length), who)
        for match in random_match(game, seats, {}, seed=seats)
        for who in match.actors
        if who < CHANCE and len(match.ids(who)) <= MOST
    ]
    return random.Random(seats).sample(found, min(POSITIONS, len(found)))


def shown(view: View) -> Any:
    """A view as a page has it, without its choices."""
    return loads(dumps(view.description() | {"record": encoded(view.packed)}))


def applied(value: Any, change: Any) -> Any:
    """A value of JSON with the differences that are told of it."""
    if isinstance(change, list):
        return change[0]
    if isinstance(value, dict):
        return {key: applied(old, change[key]) if key in change else old for key, old in value.items()}
    return [applied(old, change[str(at)]) if str(at) in change else old for at, old in enumerate(value)]


@pytest.mark.parametrize(("game", "seats"), SETTINGS, ids=str)
def test_a_sequel_is_what_the_seat_sees_before_anybody_else_acts(game: Game, seats: int) -> None:
    told = 0
    for match, seat in positions(game, seats):
        view = match.view(seat)
        for sequel in loads(dumps(sequels_json(view, match.length, "interp"))):
            after = match.copy()
            after.do(seat, sequel["id"])
            assert applied(shown(view), sequel["changes"]) == shown(after.view(seat))
            assert sequel["acting"] == list(after.actors)
            assert sequel["events"] == loads(dumps(after.events(match.length, seat)))
            told += 1
    assert told > POSITIONS


@pytest.mark.parametrize(("game", "seats"), [each for each in SETTINGS if each[0].secrets], ids=str)
def test_sequels_are_the_same_in_every_world_that_the_seat_considers_possible(game: Game, seats: int) -> None:
    others = 0
    for match, seat in positions(game, seats):
        told = dumps(sequels_json(match.view(seat), match.length, "interp"))
        for key in range(1000, 1003):
            world = Match.within(game, match.runner.guess(match.view(seat).packed, seat, key))
            others += world.packed != match.packed
            assert dumps(sequels_json(world.view(seat), match.length, "interp")) == told
    assert others > POSITIONS


def test_what_depends_on_the_secrets_of_others_is_not_told() -> None:
    match = Match("facir", 3, seed=1)
    while len(match.actors) > 1:
        who = match.actors[0]
        assert [sequel.action for sequel in sequels(match.view(who))] == match.ids(who)
        match.act(match.ids(who)[0], who)
    # The last to set its card sees the sides of the others' cards then.
    assert sequels(match.view(match.actors[0])) == []


def test_only_what_differs_is_told() -> None:
    before = {"a": 1, "b": [1, {"c": (2, 3)}], "d": {"e": None}, "f": [1]}
    after = {"a": 1, "b": [1, {"c": [2, 4]}], "d": {"e": 5}, "f": []}
    assert difference(before, after) == {"b": {"1": {"c": {"1": [4]}}}, "d": {"e": [5]}, "f": [[]]}
    assert difference(before, before) is None
