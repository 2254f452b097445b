"""Invariants of every Pharaoh's Code match, and the ends of rounds and matches."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sunduk import CLOCK, Match, conform
from sunduk.games.pharaoh.board import CELL_COLOUR, CELLS, COLOURS, NUMBER, SCARABS, STACKS, TILES
from sunduk.games.pharaoh.rules import claimant, claimed_cell
from sunduk.games.pharaoh.state import FILL, LOTS, ONE, OVER, RACE, ROLL, STATE

from ..play import random_match
from .play import GAME, MANY, RACING, TOPS, played

SETTINGS = list(conform.settings(GAME))


@given(st.sampled_from(SETTINGS), st.integers(0, 2**32))
def test_every_tile_is_in_one_place(setting: tuple[int, dict[str, object]], seed: int) -> None:
    """1.3 All 48 tiles; 2.2 on the pyramid only on cells of their colour, 2.4 in sight only on their own stack."""
    for match in random_match(GAME, *setting, seed):
        s = match.state
        places = [s.stack, *s.up, *s.down, *(1 << tile - 1 for tile in [*s.pyramid, *s.tops] if tile)]
        assert sum(place.bit_count() for place in places) == TILES
        assert sum(places) == (1 << TILES) - 1
        for cell in range(CELLS):
            if s.pyramid[cell]:
                assert STACKS[CELL_COLOUR[cell]] >> s.pyramid[cell] - 1 & 1
            else:
                assert not s.there >> cell & 1
        for colour in range(len(COLOURS)):
            if s.tops[colour]:
                assert STACKS[colour] >> s.tops[colour] - 1 & 1
            elif s.phase not in (LOTS, FILL):
                assert not s.stack & STACKS[colour], "of every stack the next tile is in sight"


@given(st.sampled_from(SETTINGS), st.integers(0, 2**32))
def test_the_tile_in_sight_is_the_next_one_laid(setting: tuple[int, dict[str, object]], seed: int) -> None:
    """3.4 Every tile that was in sight before a round ended moves to the pyramid if its colour had a free cell."""
    tops, empty = [0] * 4, [0] * 4
    for match in random_match(GAME, *setting, seed):
        s = match.state
        if s.phase == STATE:
            tops = list(s.tops)
            empty = [sum(not s.there >> cell & 1 for cell in range(CELLS) if CELL_COLOUR[cell] == c) for c in range(4)]
        elif s.phase in (FILL, ROLL) and any(tops):
            for colour in range(4):
                if tops[colour]:
                    assert (tops[colour] in list(s.pyramid)) == bool(empty[colour])
                    assert (s.tops[colour] == tops[colour]) == (not empty[colour])
            tops, empty = [0] * 4, [0] * 4


@given(st.sampled_from(SETTINGS), st.integers(0, 2**32))
def test_who_may_act_when(setting: tuple[int, dict[str, object]], seed: int) -> None:
    """5.1 The clock acts only after the first tile; 4.3 a seat has one tile a round unless `many` is played."""
    for match in random_match(GAME, *setting, seed):
        s = match.state
        takers = [claimant(s.claims[at]) for at in range(s.claimed)]
        assert (CLOCK in match.actors) == (s.phase == RACE and s.claimed > 0)
        assert takers == sorted(takers, reverse=True), "the lowest seat is due first"
        if s.tiles_per_round == ONE:
            assert len(set(takers)) == len(takers)
        if s.phase == RACE:
            assert any(seat in match.actors for seat in range(match.seats))
            assert all(s.dice)
        if s.phase in (FILL, OVER):
            assert not any(s.dice)
            assert not takers
            assert not s.done
        if s.phase == ROLL:
            assert s.there.bit_count() == CELLS


@given(st.sampled_from(SETTINGS), st.integers(0, 2**32))
def test_points_are_scarabs(setting: tuple[int, dict[str, object]], seed: int) -> None:
    """8.3 computed a second time, from the events."""
    points = [0] * setting[0]
    for match in random_match(GAME, *setting, seed):
        for event in match.events(len(match.log) - 1) if match.log else []:
            if event["event"] in ("right", "wrong", "none"):
                assert event["scarabs"] == SCARABS[NUMBER.index(event["number"])]
                points[event["seat"]] += event["scarabs"] if event["event"] == "right" else -event["scarabs"]
        assert match.scores == points


def test_the_books_example() -> None:
    """2, 5 and 11 were rolled."""
    for number, equation in (
        (33, "(5-2)*11"),
        (22, "2*11"),
        (45, "5*(11-2)"),
        (18, "2+5+11"),
        (3, "5-2"),
    ):
        match = Match.at(RACING, auto=False)
        match.act(str(number), 1)
        match.act("sand", CLOCK)
        match.act(equation)
        assert match.scores == [0, SCARABS[NUMBER.index(number)], 0]
        assert match.events(2)[0]["event"] == "right"


def test_a_race_ends_when_all_are_done_or_the_sand_is() -> None:
    for moves, phase in (
        (["0:33", "1:22"], RACE),
        (["0:33", "1:22", "2:pass"], STATE),
        (["0:33", "1:22", "2:45"], STATE),
        (["0:pass", "1:pass"], RACE),
        (["0:pass", "1:pass", "2:45"], STATE),
        (["0:pass", "1:pass", "2:pass"], ROLL),
        (["1:33", "9:sand"], STATE),
    ):
        assert played(RACING, moves).state.phase == phase, moves
    for moves, phase in (
        (["0:33", "1:22", "2:pass", "0:pass"], RACE),
        (["0:33", "1:22", "2:pass", "0:pass", "1:pass"], STATE),
        (["0:33", "0:22", "9:sand"], STATE),
        ([f"{cell % 3}:{number}" for cell, number in enumerate([64, 33, 50, 22, 45, 27, 3, 18, 24])], RACE),
        ([f"{cell % 3}:{number}" for cell, number in enumerate([64, 33, 50, 22, 45, 27, 3, 18, 24, 40])], STATE),
    ):
        assert played(MANY, moves).state.phase == phase, moves


def test_equations_go_by_seats_then_by_the_order_of_taking() -> None:
    match = played(MANY, ["2:3", "0:45", "2:33", "1:18", "0:22", "2:24", "9:sand"])
    order = []
    while match.state.phase == STATE:
        claim = match.state.claims[match.state.claimed - 1]
        order.append((match.seat, NUMBER[match.state.pyramid[claimed_cell(claim)] - 1]))
        match.act("none")
    assert order == [(0, 45), (0, 22), (1, 18), (2, 3), (2, 33), (2, 24)]


@pytest.mark.parametrize(("taken", "phase"), [(1, FILL), (2, FILL), (3, OVER)])
def test_the_match_ends_before_a_round_that_could_not_be_filled(taken: int, phase: int) -> None:
    """8.1 Two red tiles are left in their stack: up to two red cells can be filled, a third black one cannot."""
    gone = "+23+26+44+54+70" if taken < 3 else "+23+26+44+54+70+49+84+90"
    begun = RACING.replace("././.", f"{gone}/./.").replace(TOPS, TOPS if taken < 3 else TOPS.replace("90", "."))
    match = played(begun, [f"{s}:{n}" for s, n in enumerate([33, 50, 64][:taken])])
    if match.state.phase == RACE:
        match.act("sand", CLOCK)
    for _ in range(taken):
        match.act("none")
    assert match.state.phase == phase


def test_tiles_break_ties_and_equals_share() -> None:
    over = "pharaoh 3 version=2 | ./33,50/22,45,27/3,18,24,40 .,80,72,30 .,.,. over 0 . . {} 0"
    assert Match.at(over.format("+49/+64-84+90/.")).placings == [2, 1, 3]
    assert Match.at(over.format("+49-64/+84-90/.")).placings == [1, 1, 3]
    assert Match.at(over.format("-49/-64/+84+90")).placings == [2, 2, 1]
