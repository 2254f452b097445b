"""Invariants of every Marrakech match, and its data formats."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import sunduk
from sunduk import CHANCE, Match, conform

from ..play import blocks, random_match

GAME = sunduk.game("marrakech")
SETTINGS = list(conform.settings(GAME))


@given(st.sampled_from(SETTINGS), st.integers(0, 2**32))
def test_dirhams_and_rugs_are_conserved(setting: tuple[int, dict[str, object]], seed: int) -> None:
    """1.5 No dirham appears or vanishes; 2.3 a rug is in stock or was laid, one a turn."""
    seats, options = setting
    laid = 0
    for match in random_match(GAME, seats, options, seed):
        s = match.state
        assert sum(s.purse) == 30 * seats
        assert all(purse >= 0 for purse in s.purse)
        laid += bool(match.log) and match.events(len(match.log) - 1)[0]["event"] == "lay"
        assert sum(s.stock) + laid == {2: 48, 3: 45, 4: 48}[seats]
        cells = [0] * 49
        for rug in s.rugs:
            for cell in range(49):
                cells[cell] += rug >> cell & 1
        assert max(cells) <= 1, "two colours on top of one cell"
        assert sum(cells) <= 2 * laid


@given(st.sampled_from(SETTINGS), st.integers(0, 2**32))
def test_there_is_always_a_place_to_lay(setting: tuple[int, dict[str, object]], seed: int) -> None:
    for match in random_match(GAME, *setting, seed):
        if match.state.phase == 3:
            assert 1 <= len(match.choices()) <= 12


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_tells_the_colour_of_the_rug_that_is_laid_next(seats: int) -> None:
    told: list[Any] = []
    for match in random_match(GAME, seats, {}, seed=seats):
        happened = match.events(match.length - 1) if match.log else []
        assert [event["colour"] for event in happened if event["event"] == "lay"] == told
        laying = match.state.phase == 3 and CHANCE not in match.actors
        told = [match.view(0).json()["rug"]] if laying else []
        assert laying == (match.view(0).json()["rug"] is not None)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_observations_say_what_the_json_says(seats: int) -> None:
    """Observations are relative to the seat, clockwise."""
    colours = ["red", "yellow", "blue", "brown"]
    for match in random_match(GAME, seats, {}, seed=seats):
        if len(match.log) % 9:
            continue
        for seat in range(seats):
            seen, told = blocks(match, seat), match.view(seat).json()
            for row in range(7):
                for column in range(7):
                    cell = told["board"][row][column]
                    planes = seen["rugs"][:, row, column]
                    if cell is None:
                        assert not planes.any()
                        continue
                    owner = next(o for o in range(seats) if cell["colour"] in told["seats"][o]["colours"])
                    place = (owner - seat) % seats
                    if seats == 2 and colours.index(cell["colour"]) >= 2:
                        place += 2
                    assert planes.tolist() == [float(plane == place) for plane in range(4)]
                    assert bool(seen["whole"][0, row, column]) == (cell["joined"] == "E")
                    assert bool(seen["whole"][1, row, column]) == (cell["joined"] == "S")
            heading = "NESW".index(told["assam"]["heading"])
            cell = told["assam"]["cell"]
            assert seen["assam"].sum() == 1
            assert seen["assam"][heading, int(cell[1]) - 1, "abcdefg".index(cell[0])] == 1
            purses = [told["seats"][(seat + k) % seats]["dirhams"] / 100 for k in range(seats)]
            assert np.allclose(seen["purse"][:seats], purses)
            if told["phase"] in ("turn", "roll", "lay"):
                assert seen["mover"].argmax() == (told["seat"] - seat) % seats


def test_events_tell_a_turn() -> None:
    match = Match.at("marrakech 3 | 7/3yy2/7/7/7/7/7 b2E 30,30,30 15,14,15 turn 0", auto=False)
    match.act("A")
    match.chance("*3")
    match.act("d1e1")
    assert match.events() == [
        {"seq": 0, "event": "turn", "seat": 0, "turn": "ahead", "heading": "E"},
        {"seq": 1, "event": "roll", "seat": 0, "slippers": 3, "path": ["c2E", "d2E", "e2E"], "cell": "e2"},
        {"seq": 1, "event": "pay", "seat": 0, "to": 1, "dirhams": 2},
        {"seq": 2, "event": "lay", "seat": 0, "colour": "red", "cells": ["d1", "e1"], "place": "d1–e1"},
    ]
    assert match.story()[1:3] == ["The die shows 3 slippers: Assam walks to e2.", "Red pays 2 dirhams to Yellow."]
    assert match.story("ru")[1:3] == [
        "На кубике 3 тапка: Ассам идёт на e2.",
        "Красный платит 2 дирхама игроку Жёлтый.",
    ]


def test_events_follow_the_mosaics() -> None:
    match = Match.at("marrakech 3 | 7/7/7/7/7/7/7 g1N 30,30,30 15,15,15 roll 0", auto=False)
    match.chance("*2")
    assert match.events()[0]["path"] == ["g1W", "f1W"]


def test_names_replace_colours() -> None:
    match = Match("marrakech", 3, seed=1, names=["Ann", "Bob", "Eve"])
    assert match.story()[0].split()[0] in ("Ann", "Bob", "Eve")
