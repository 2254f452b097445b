"""Invariants of every Pharaoh's Code match, the ends of rounds and matches, and its data formats."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import sunduk
from sunduk import CLOCK, BadEdition, Match, Refused, SundukError, conform
from sunduk.games.pharaoh.board import CELL_COLOUR, CELLS, COLOURS, NUMBER, SCARABS, STACKS, TILES
from sunduk.games.pharaoh.rules import claimant, claimed_cell
from sunduk.games.pharaoh.state import FILL, LOTS, ONE, OVER, RACE, ROLL, STATE

from ..play import blocks, random_match, wrong_box

GAME = sunduk.game("pharaoh")
SETTINGS = list(conform.settings(GAME))
PYRAMID = "64/33,50/22,45,27/3,18,24,40"
TOPS = "90,80,72,30"
RACING = f"pharaoh 3 version=2 | {PYRAMID} {TOPS} 2,5,11 race 0 . . ././. 0"
MANY = RACING.replace("version=2", "version=2 tiles_per_round=many")


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


def played(position: str, moves: list[str]) -> Match:
    match = Match.at(position, auto=False)
    for move in moves:
        match.act(move[2:], int(move[0]))
    return match


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


@pytest.mark.parametrize("text", ["11", "(11)", "33", "33=33"])
def test_a_number_alone_is_no_equation(text: str) -> None:
    match = played(RACING, ["0:33", "1:pass", "2:pass"])
    with pytest.raises(Refused, match=r"refused by rule 6.2: [^.]*\.") as refused:
        match.act(text)
    assert refused.value.rule == "6.2"
    assert match.state.phase == STATE


@pytest.mark.parametrize("move", ["text", "json"])
@pytest.mark.parametrize(
    "text", ["3*11", "11+11+11", "11*2+11", "2+5+11+2", "3*11=33", "(5-2)*11=34", "11/(5-5)=33", "5/(2-2)"]
)
def test_equations_that_break_the_rules_are_wrong(text: str, move: str) -> None:
    """6.9, 6.10 Such an equation loses scarabs even if its value is right."""
    dice = "5,5,11" if "5-5" in text else "2,2,5" if "2-2" in text else "2,5,11"
    match = played(RACING.replace("2,5,11", dice), ["0:33", "1:pass", "2:pass"])
    match.act(text if move == "text" else {"move": "equation", "equation": text})
    assert match.scores == [-5, 0, 0]


@pytest.mark.parametrize(
    "text",
    [
        "5-2=",
        "5-2=x",
        "=33",
        "5-2=3=3",
        "5-2=3+0",
        "5-2=-3",
        "5+",
        "-5+11",
        "(5-2",
        "5 2",
        "5**2",
        "5^2",
        "five",
        "2,5",
        "(" * 200,
        "2" * 99,
    ],
)
def test_what_is_no_equation(text: str) -> None:
    match = played(RACING, ["0:33", "1:pass", "2:pass"])
    with pytest.raises(SundukError, match="is not a move of Pharaoh's Code"):
        match.act(text)


@pytest.mark.parametrize(
    "text",
    [
        "(5-2)*11",
        " ( 5 − 2 ) × 11 ",
        "(5–2)х11",
        "((5-2))*(11)",
        "(5-2)x11",
        "(5-2)·11",
        "11*(5-2)",
        "(5-2)*11=33",
        "(5 − 2) × 11 = 33",
    ],
)
def test_ways_to_write_an_equation(text: str) -> None:
    match = played(RACING, ["0:33", "1:pass", "2:pass"])
    match.act(text)
    assert match.scores == [5, 0, 0]


def test_division_has_three_signs() -> None:
    for text in ("6/2", "6:2", "6÷2"):
        match = played(RACING.replace("2,5,11", "6,2,7"), ["0:3", "1:pass", "2:pass"])
        match.act(text)
        assert match.scores == [1, 0, 0]


def test_equal_dice_are_one() -> None:
    """6.7 Each text is listed once and reads back; duplicate ids and divisions by zero are refused."""
    match = played(RACING.replace("2,5,11", "5,5,5"), ["0:33", "1:pass", "2:pass"])
    texts = match.choices()
    assert len(set(texts)) == len(texts) == 1 + 4 + 32 - 1
    rules = set()
    for action in sorted(set(range(GAME.seat_actions)) - set(match.ids())):
        with pytest.raises(Refused) as refused:
            match.act(action)
        rules.add(refused.value.rule)
    assert rules == {"3.1", "6.5", "6.7"}


def marked(*numbers: int) -> list[float]:
    return [float(number in numbers) for number in NUMBER]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_observations_say_what_the_json_says(seats: int) -> None:
    """Observations are relative to the seat, clockwise."""
    for match in random_match(GAME, seats, {"tiles_per_round": "many"}, seed=seats):
        if len(match.log) % 7:
            continue
        for seat in range(seats):
            seen, told = blocks(match, seat), match.view(seat).json()
            cells = [cell for row in told["pyramid"] for cell in row]
            claims = np.zeros((5, CELLS))
            for place, cell in enumerate(cells):
                assert seen["pyramid"][place].tolist() == marked(*([cell["number"]] if cell else []))
                if cell and cell["taken"] is not None:
                    claims[(cell["taken"] - seat) % seats, place] = 1
            assert seen["claims"].tolist() == claims.tolist()
            for die, face in enumerate(told["dice"]):
                assert seen["dice"][die].tolist() == [float(face == side) for side in range(1, 21)]
            for other in range(seats):
                theirs = told["seats"][(seat + other) % seats]
                for side in ("up", "down"):
                    assert seen[side][other].tolist() == marked(*(tile["number"] for tile in theirs[side]))
                assert seen["done"][other] == theirs["done"]
            assert seen["tops"].tolist() == marked(*(top["number"] for top in told["tops"].values() if top))
            assert seen["stack"].sum() + seen["tops"].sum() == sum(told["stacks"].values())
            if told["phase"] in ("fill", "roll", "race", "state"):
                assert seen["leader"].argmax() == (told["leader"] - seat) % seats
                assert seen["phase"].argmax() == ("fill", "roll", "race", "state").index(told["phase"])
            due = [
                place for place, cell in enumerate(cells) if cell and told["phase"] == "state" and is_due(told, cell)
            ]
            assert seen["due"].tolist() == [float(place in due) for place in range(CELLS)]


def is_due(told: dict[str, list[dict[str, int]]], cell: dict[str, int]) -> bool:
    return told["claims"][0]["number"] == cell["number"]


def said(seat: int, number: int, scarabs: int, equation: str, written: str) -> dict[str, object]:
    return {"seat": seat, "number": number, "scarabs": scarabs, "equation": equation, "written": written}


def test_events_tell_a_round() -> None:
    match = Match.at(f"pharaoh 2 version=2 | {PYRAMID} {TOPS} 2,5,. roll 1 . . ./. 0", auto=False)
    match.chance("11")
    match.act("33", 1)
    match.act("22", 0)
    match.act("2*11")
    match.act("5*11")
    match.chance("+70")
    assert match.events() == [
        {"seq": 0, "event": "roll", "seat": 1, "die": "d12", "sides": 12, "face": 11},
        {"seq": 1, "event": "take", "seat": 1, "number": 33, "cell": 1},
        {"seq": 1, "event": "glass", "seat": 1},
        {"seq": 2, "event": "take", "seat": 0, "number": 22, "cell": 3},
        {"seq": 2, "event": "done"},
        {"seq": 3, "event": "right"} | said(0, 22, 3, "2*11", "2 × 11"),
        {"seq": 4, "event": "wrong"} | said(1, 33, 5, "5*11", "5 × 11"),
        {"seq": 4, "event": "leader", "seat": 0},
        {"seq": 4, "event": "lay", "number": 80, "colour": "red", "cell": 1},
        {"seq": 4, "event": "lay", "number": 72, "colour": "blue", "cell": 3},
        {"seq": 5, "event": "top", "number": 70, "colour": "red"},
    ]
    assert match.story()[5:7] == [
        "Ibis says 2 × 11 = 22. Right: 3 scarabs.",
        "Jackal says 5 × 11, but that is not 33. The tile lies face down and costs 5 scarabs.",
    ]
    assert match.story("ru")[5] == "Ибис: 2 × 11 = 22. Верно, 3 скарабея."


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("2,5,11", "9,5,11", "the die with 8 sides from 0 to 8"),
        ("2,5,11", "0,5,11", "No die shows 0"),
        ("2,5,11", "2,.,11", "rolled in their order"),
        ("2,5,11", "2,5", "what 3 dice show"),
        ("2,5,11", "2,5,.", "All dice are rolled for the race"),
        ("64/33", "33/64", "not of its colour"),
        ("33,50", "33,33", "in two places"),
        ("33,50", "34,50", "There is no tile 34"),
        ("33,50", "33", "is not a pyramid"),
        ("33,50", "33,.", "when the pyramid is full"),
        ("33,50", "33',50", "names 0 tiles that wait, the pyramid marks 1"),
        ("race", "rest", "'rest' is not what comes next"),
        ("race", "over", "All dice are rolled for the race"),
        ("race", "state", "no tile whose equation"),
        ("race 0", "race 3", "the leader from 0 to 2"),
        (". . ././. 0", "012 . ././. 0", "The race is over when everyone is done"),
        (". . ././. 0", ". . ././. 20", "no new round could begin"),
        (". . ././. 0", ". . ./. 0", "tiles of 2 seats where 3 play"),
        (". . ././. 0", ". . 7/./. 0", "does not list tiles"),
        (". . ././. 0", ". . +33/./. 0", "in two places"),
        (". . ././. 0", ". ././. 0", "8 fields where 9 are needed"),
        ("version=2 ", "", "9 fields where 8 are needed"),
        ("version=2 ", "version=3 ", "version 3 of the rules of pharaoh; this program knows version 1 and 2"),
        (TOPS, "90,80,72", "what lies on 4 stacks"),
        (TOPS, "90,80,72,3", "in two places"),
        (TOPS, "90,72,80,30", "on a stack that is not of its colour"),
        (TOPS, "90,80,.,30", "Of every stack the next tile is in sight"),
        (f"{TOPS} 2,5,11 race", f"{TOPS} .,.,. fill", "no stack on which no tile is in sight"),
        (f"{PYRAMID} {TOPS} 2,5,11 race", f"{PYRAMID.replace('64', '.')} {TOPS} .,.,. fill", "goes to an empty cell"),
    ],
)
def test_what_is_wrong_with_a_position(old: str, new: str, message: str) -> None:
    assert old in RACING
    with pytest.raises(SundukError, match=message):
        Match.at(RACING.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("sides = [8, 10, 12]", "sides = [8, 10]", r"line 7: dice.sides: .* where 3 are needed \(rule 1.1\)"),
        ("sides = [8, 10, 12]", "sides = [8, 10, 21]", r"line 7: dice.sides: 21 is not .* \(rule 1.1\)"),
        ("seconds = 30", "seconds = 0", r"line 10: glass.seconds: 0 is not .* \(rule 1.4\)"),
        ("[49, 64, 84, 90]", "[49, 64, 84, 80]", r"line 26: tiles.black.numbers: two tiles show 80 \(rule 1.3\)"),
        ("[49, 64, 84, 90]", "[49, 64, 84]", r"line 27: tiles.black.scarabs: .* where 3 are needed \(rule 1.3\)"),
        ("[ 7,  7,  7,  7]", "[ 7,  7,  7,  0]", r"line 27: tiles.black.scarabs: 0 is not .* \(rule 1.3\)"),
        ("[tiles.black]", "[tiles.white]", r"tiles.black.numbers is missing \(rule 1.3\)"),
        ("seconds = 30", "seconds = 30\nminutes = 1", "line 11: glass.minutes is not a key of this game"),
    ],
)
def test_editions_that_cannot_be_played(tmp_path: Path, old: str, new: str, message: str) -> None:
    assert re.search(message, wrong_box(GAME, tmp_path, old, new))


def test_too_few_tiles_of_a_colour(tmp_path: Path) -> None:
    text = (GAME.folder / "edition.toml").read_text("utf-8")
    start, end = text.index("[tiles.red]"), text.index("[tiles.black]")
    path = tmp_path / "box.toml"
    path.write_text(text[:start] + "[tiles.red]\nnumbers = [23]\nscarabs = [5]\n\n" + text[end:])
    with pytest.raises(BadEdition, match=r"1 tiles do not fill the 2 red cells \(rule 2.2\)"):
        GAME.with_edition(path)


def test_another_box_is_played_by_its_own_numbers(tmp_path: Path) -> None:
    """Moves, positions, events and records use the edition's tile names."""
    text = (GAME.folder / "edition.toml").read_text("utf-8")
    path = tmp_path / "box.toml"
    path.write_text(text.replace("[49, 64, 84, 90]", "[101, 64, 84, 90]").replace("[ 7,", "[ 9,"))
    game = GAME.with_edition(path)
    match = Match(game, 2, seed=1, auto=False)
    for move in (
        "@0",
        "+101",
        "+33",
        "+50",
        "+22",
        "+45",
        "+27",
        "+3",
        "+18",
        "+24",
        "+40",
        "+90",
        "+80",
        "+72",
        "+30",
    ):
        match.chance(move)
    for face in (1, 10, 11):
        match.chance(f"*{face}")
    assert match.position.startswith("pharaoh 2 version=2 | 101/33,50/")
    match.act("101", 0)
    match.act({"move": "pass"}, 1)
    assert match.view().json()["claims"] == [{"seat": 0, "number": 101}]
    match.act("10*11-1")
    assert match.events(len(match.log) - 1)[0]["event"] == "wrong"
    assert match.scores == [-9, 0]
    assert Match.load(match.dump()).position == match.position
    assert "101" in match.story()[1]
    assert COLOURS[3] == "black"
