"""Reasons: every game without a race gives some, with sentences in both languages."""

from __future__ import annotations

import random

import pytest

from sunduk.core.match.match import Match
from sunduk.core.match.reasons import reasons
from sunduk.core.match.registry import game, games
from sunduk.core.rules.contract import CHANCE

STEPS = 160
NAMES = ["Ann", "Bob", "Cid"]


@pytest.mark.parametrize("id", [found.id for found in games() if not found.race])
def test_every_reason_has_its_sentence(id: str) -> None:
    match, luck = Match(id, 3, seed=7), random.Random(7)
    given = set()
    for _ in range(STEPS):
        if match.over:
            break
        who = luck.choice(match.actors)
        ids = match.ids(who)
        if who < CHANCE:
            for action in luck.sample(list(ids), min(4, len(ids))):
                for reason in reasons(match.view(who), action):
                    given.add(reason["reason"])
                    for language in ("en", "ru"):
                        assert "{" not in game(id).words(language).reason(reason, NAMES)
        match.do(who, luck.choice(list(ids)))
    assert given


def told(position: str, move: str) -> list[str]:
    match = Match.at(position)
    seat = match.actors[0]
    found = reasons(match.view(seat), match.read(seat, move))
    return [match.game.words().reason(reason, NAMES) for reason in found]


def test_marrakech_tells_what_may_be_paid() -> None:
    position = "marrakech 3 | 7/7/2r>r3/7/7/7/7 d4N 30,30,30 14,15,15 turn 1"
    assert told(position, "A") == ["You pay with a probability of 17%, 2 dirhams at most."]
    assert told(position, "L") == ["You pay nothing, whatever the die shows."]


def test_marrakech_tells_what_a_rug_costs_and_covers() -> None:
    position = "marrakech 3 | 7/7/2r>r3/7/7/7/7 d4N 30,30,30 14,15,15 lay 1"
    assert told(position, "d2d3") == ["Ann loses 1 point.", "A stop there costs the others 2 dirhams."]


def test_farlander_tells_what_falls_and_what_could_fall() -> None:
    position = "farlander 3 | 10,20,30,40,50,60,70 r2b1-/-g1-/-r1-/--b1/---r1/b1---/b1--g1 0,0,0 attack 0"
    assert told(position, ">1B") == ["It brings 1 point.", "Bob loses 1 knight."]
