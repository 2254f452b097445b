"""Match: errors, undo, copies and displays."""

from __future__ import annotations

import copy
import pickle
import random
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sunduk
from sunduk import BadMove, BadOption, Match, Refused, UnknownGame

SEEDS = st.integers(0, 2**64 - 1)


def played(seed: int, moves: int, seats: int = 3) -> Match:
    """A match after some random moves."""
    match = Match("marrakech", seats, seed=seed)
    chooser = random.Random(seed)
    while moves and not match.over:
        match.act(chooser.choice(match.choices()))
        moves -= 1
    return match


def test_seed_decides_chance() -> None:
    assert played(5, 20).dump() == played(5, 20).dump()
    rolls = {played(seed, 1).log[-1].action for seed in range(20)}
    assert len(rolls) == 4, "twenty seeds should roll one, two, three and four"


def test_fresh_seeds_differ() -> None:
    assert Match("marrakech").seed != Match("marrakech").seed


def test_chance_by_hand() -> None:
    match = Match("marrakech", 3, auto=False)
    assert match.actors == (sunduk.CHANCE,)
    assert match.choices() == ["@0", "@1", "@2"]
    match.chance("@2")
    assert match.seat == 2
    with pytest.raises(BadMove, match="Chance has nothing to do"):
        match.chance("*3")
    match.act("R")
    with pytest.raises(BadMove, match=r"use chance\(\)"):
        match.act("*3")
    match.chance("*3")
    assert match.position.split()[4] == "g4E"


def test_chance_drawn_one_at_a_time() -> None:
    match = Match("marrakech", 3, seed=9, auto=False)
    match.chance()
    assert match.log == Match("marrakech", 3, seed=9).log


def test_refused_moves_name_their_rule_and_change_nothing() -> None:
    match = Match.at("marrakech 3 | 7/7/2y>y3/7/7/7/7 d4N 30,30,30 15,14,15 lay 0")
    before = match.dump()
    with pytest.raises(Refused, match=r"c3d3 is refused by rule 6\.5: A rug with both halves in sight") as refused:
        match.act("c3d3")
    assert refused.value.rule == "6.5"
    assert match.dump() == before


@pytest.mark.parametrize(
    ("move", "message"),
    [
        ("", "not a move of Marrakech"),
        ("z9z8", "6.1"),
        ("frob", "'frob' is not a move of Marrakech: turn Assam with L, A or R"),
        (1000, "1000 is not an action id of marrakech: they go from 0 to 114"),
        (-1, "-1 is not an action id"),
        (True, "not True"),
        (None, "not None"),
        ({"move": "fly"}, "not a move of Marrakech"),
        ({"move": "lay", "cells": ["a1", "c1"]}, "1.3"),
    ],
)
def test_what_is_no_move(move: object, message: str) -> None:
    match = Match.at("marrakech 3 | 7/7/7/7/7/7/7 d4N 30,30,30 15,15,15 lay 0")
    with pytest.raises(BadMove, match=message.replace(".", r"\.")):
        match.act(move)  # type: ignore[arg-type]
    assert match.log == ()


def test_moves_as_json_and_ids() -> None:
    texts, ids, data = (Match.at("marrakech 3 | 7/7/7/7/7/7/7 d4N 30,30,30 15,15,15 lay 0") for _ in range(3))
    texts.act("D4-d5".replace("D4", "c4").replace("d5", "c5"))
    data.act({"move": "lay", "cells": ["c5", "c4"]})
    ids.act(texts.log[0].action)
    assert texts.position == ids.position == data.position


def test_a_match_that_is_over_takes_no_moves() -> None:
    match = played(1, 1000)
    assert match.over
    assert match.choices() == []
    assert match.ids() == []
    with pytest.raises(BadMove, match="The match is over"):
        match.act("L")


@given(SEEDS, st.integers(1, 120))
def test_undo_takes_back_one_move_of_a_seat(seed: int, moves: int) -> None:
    match = played(seed, moves)
    before = match.rewound(max(place for place, entry in enumerate(match.log) if entry.who < sunduk.CHANCE))
    match.undo()
    assert match.records.tobytes() == before.records.tobytes()
    assert match.log == before.log


def test_nothing_to_undo() -> None:
    with pytest.raises(BadMove, match="no move to take back"):
        Match("marrakech", 3).undo()


def test_copies_are_independent_and_cheap() -> None:
    match = played(3, 60)
    before = match.dump()
    fork = copy.copy(match)
    fork.act(fork.choices()[0])
    fork.comment("only here")
    fork.headers["Only"] = "here"
    assert match.dump() == before
    began = time.perf_counter()
    for _ in range(1000):
        copy.copy(match)
    assert time.perf_counter() - began < 0.5, "a copy should take far less than half a millisecond"


@pytest.mark.parametrize("backend", ["interp", "cpu"])
def test_deep_copies_and_pickles_go_on_alike(backend: str) -> None:
    game = sunduk.game("marrakech")
    boxed = game.with_edition(game.folder / "edition.toml")
    for match in (Match(game, seed=3, backend=backend), Match(boxed, seed=3, backend=backend)):
        for fork in (copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
            before = match.dump()
            fork.act(fork.choices()[0])
            assert match.dump() == before
            again = copy.copy(match)
            again.act(again.choices()[0])
            assert fork.dump() == again.dump()
    assert pickle.loads(pickle.dumps(game)) is copy.deepcopy(game) is game
    assert copy.deepcopy(boxed) is boxed


def test_copies_part_ways_without_a_trace_in_each_other() -> None:
    match = played(2, 12)
    before = match.dump()
    ways = []
    for choice in (0, -1, 0):
        way = copy.copy(match)
        for _ in range(4):
            way.act(way.choices()[choice])
        ways.append(way)
    assert match.dump() == before
    assert ways[0].log == ways[2].log != ways[1].log
    assert [way.rewound(match.length).dump() for way in ways] == [before] * 3
    for way in ways:
        assert Match.load(way.dump()).position == way.position
        assert pickle.loads(pickle.dumps(way.rewound(3))).events() == way.events()[: len(way.rewound(3).events())]


def test_replay_visits_every_point() -> None:
    match = played(4, 30)
    points = list(match.replay())
    assert len(points) == len(match.log) + 1
    assert points[0].log == ()
    assert points[-1].records.tobytes() == match.records.tobytes()


@given(SEEDS, st.integers(0, 120), st.integers(2, 4))
def test_repr_pastes_back(seed: int, moves: int, seats: int) -> None:
    match = played(seed, moves, seats)
    again = eval(repr(match), {"Match": Match})
    assert again.records.tobytes() == match.records.tobytes()


def test_backends_agree() -> None:
    slow, fast = Match("marrakech", 4, seed=6), Match("marrakech", 4, seed=6, backend="cpu")
    while not slow.over:
        assert fast.choices() == slow.choices()
        move = slow.choices()[-1]
        slow.act(move)
        fast.act(move)
    assert fast.dump() == slow.dump()
    assert (fast.scores, fast.placings) == (slow.scores, slow.placings)


def test_an_interpreted_match_takes_less_than_a_second() -> None:
    began = time.perf_counter()
    assert played(8, 1000, seats=4).over
    assert time.perf_counter() - began < 1


def test_view_shows_choices_only_to_whom_they_belong() -> None:
    match = played(2, 5)
    assert match.seat is not None
    other = (match.seat + 1) % 3
    assert list(match.view(match.seat).choices.values()) == match.choices()
    assert match.view(other).choices == {}
    assert match.view().choices == {}
    with pytest.raises(BadOption, match="There is no seat 3"):
        match.view(3)


def test_pictures() -> None:
    match = played(2, 40)
    assert str(match) == match.text()
    assert "dirhams" in match.text()
    assert "дирхам" in match.text("ru")
    assert match._repr_svg_().startswith("<svg")


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        ({"game": "marakech"}, UnknownGame, "no game called 'marakech'; did you mean marrakech"),
        ({"game": "xyz"}, UnknownGame, "no game called 'xyz'; there are marrakech"),
        ({"seats": 5}, BadOption, "marrakech is played by 2 or 3 or 4, not by 5"),
        ({"seats": "3"}, BadOption, "not by '3'"),
        (
            {"options": {"own_rugs": "coverable"}},
            BadOption,
            "no option 'own_rugs'; its options are own_rug, insolvency",
        ),
        ({"options": {"own_rug": "maybe"}}, BadOption, "own_rug cannot be 'maybe'; it can be protected or coverable"),
        ({"seed": -1}, BadOption, "A seed is a whole number from 0"),
        ({"seed": "7"}, BadOption, "A seed is a whole number from 0"),
        ({"names": ["Ann"]}, BadOption, "1 names are given for 2 seats"),
    ],
)
def test_bad_set_up(arguments: dict[str, object], error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        Match(**({"game": "marrakech"} | arguments))  # type: ignore[arg-type]


def test_a_move_may_be_given_by_its_id() -> None:
    by_id, by_text = (Match("marrakech", 2, seed=7) for _ in range(2))
    by_id.act(2)
    by_text.act("R")
    assert by_id.log == by_text.log
