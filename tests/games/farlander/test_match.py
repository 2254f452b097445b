"""Invariants of every Farlander match, and its data formats."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sunduk
from sunduk import CHANCE, BadMove, BadPosition, Match, Refused, conform
from sunduk.games.farlander.board import NAMES
from sunduk.games.farlander.map import CENTRES, TILE, land
from sunduk.games.farlander.state import PHASES
from sunduk.games.farlander.view import describe

from ..play import blocks, line_of, random_match, wrong_box

GAME = sunduk.game("farlander")
SETTINGS = list(conform.settings(GAME))
BOX = Path(__file__).parents[2] / "boxes" / "farlander.toml"
MAP = "10,20,30,40,50,60,70"


def told(match: Match) -> dict[str, dict[str, Any]]:
    """The states as JSON, by name."""
    return {state["state"]: state for state in describe(match.state)["states"]}


@settings(max_examples=12)
@given(st.sampled_from(SETTINGS), st.integers(0, 2**32))
def test_knights_are_conserved(setting: tuple[int, dict[str, object]], seed: int) -> None:
    """2.3 A knight is in stock, on the map or has been removed by a conquest; 4.2 no state holds more than five."""
    seats, options = setting
    removed = 0
    for match in random_match(GAME, seats, options, seed):
        if match.log:
            removed += sum(event["knights"] for event in match.events(len(match.log) - 1) if event["event"] == "fall")
        states = told(match)
        placed = sum(state["knights"] for state in states.values())
        assert sum(match.state.stock) + placed + removed == 72
        for state in states.values():
            assert 0 <= state["knights"] <= 5
            assert (state["knights"] == 0) == (state["owner"] is None)


@pytest.mark.parametrize("game", [GAME, GAME.with_edition(BOX)], ids=["own", "other"])
def test_a_view_tells_where_the_states_lie_and_events_how_many_knights_are_there(game: sunduk.Game) -> None:
    for match in random_match(game, 3, {}, seed=5):
        view = match.view(0).json()
        laid = [tile for tile in view["map"] if tile["states"] is not None]
        tiles, turns = ([tile[field] for tile in laid] for field in ("tile", "sixths"))
        there = {
            (p + 3 * CENTRES[place][0], q + 3 * CENTRES[place][1]): f"{tile['tile']}{letter}"
            for place, tile in enumerate(laid)
            for (p, q), letter in zip(TILE, tile["states"], strict=True)
        }
        state_of: Any = game.tables["STATE_OF"]
        found = land([tile - 1 for tile in tiles], turns, state_of)
        assert there == {triangle: NAMES[state] for triangle, state in found.items()}
        assert len(view["map"]) - len(laid) == (view["phase"] == "turn")
        states = {state["state"]: state["knights"] for state in view["states"]}
        for event in match.events(max(0, match.length - 1)):
            if event["event"] == "move":
                assert [states[event["source"]], states[event["state"]]] == [event["remain"], event["now"]]


@settings(max_examples=12)
@given(st.sampled_from(SETTINGS), st.integers(0, 2**32))
def test_settled_states_never_become_empty(setting: tuple[int, dict[str, object]], seed: int) -> None:
    """5.6 After settling, an occupied state stays occupied, and every conquest removes knights."""
    settled: set[str] | None = None
    before = 0
    for match in random_match(GAME, *setting, seed):
        states = told(match)
        owned = {name for name, state in states.items() if state["owner"] is not None}
        phase = PHASES[match.state.phase]
        if phase == "draw":
            settled = owned
        elif settled is not None:
            assert owned == settled
        if phase == "attack":
            knights = sum(state["knights"] for state in states.values())
            assert not before or knights < before
            before = knights


def conquerable(match: Match, seat: int) -> set[str]:
    """5.3, 5.4, 5.7, 6.1 What a seat can conquer, computed from the JSON alone."""
    states, found = told(match), set()
    for name, state in states.items():
        if state["owner"] in (None, seat):
            continue
        beside = [states[near]["knights"] for near in state["borders"] if states[near]["owner"] == seat]
        strength = sum(beside) if match.options["strength"] == "joint" else max(beside, default=0)
        if strength > state["knights"] + state["fortress"] and max(beside) > 1:
            found.add(name)
    return found


@settings(max_examples=12)
@given(st.sampled_from(SETTINGS), st.integers(0, 2**32))
def test_whoever_can_conquer_must(setting: tuple[int, dict[str, object]], seed: int) -> None:
    """5.2 The acting seat may attack exactly what it can conquer; skipped seats can conquer nothing."""
    for match in random_match(GAME, *setting, seed):
        if PHASES[match.state.phase] == "attack":
            assert {move[1:] for move in match.choices()} == conquerable(match, match.state.seat) != set()
            for event in match.events(len(match.log) - 1):
                assert event["event"] != "skip" or not conquerable(match, event["seat"])
        if match.over:
            assert not any(conquerable(match, seat) for seat in range(match.seats))


@settings(max_examples=6)
@given(st.sampled_from(SETTINGS), st.integers(0, 2**32))
def test_a_view_tells_where_attacks_may_come_from(setting: tuple[int, dict[str, object]], seed: int) -> None:
    """5.5, 5.8 The sources listed for a target are the attacker's choices once it is attacked."""
    for match in random_match(GAME, *setting, seed):
        open_to = {name: state["open_to"] for name, state in told(match).items() if state["open_to"]}
        if PHASES[match.state.phase] != "attack":
            assert not open_to
            continue
        assert {move[1:] for move in match.choices()} == set(open_to)
        target = min(open_to)
        match.act(f">{target}")
        assert match.choices() == open_to[target]
        match.undo()


@settings(max_examples=12)
@given(st.sampled_from(SETTINGS), st.integers(0, 2**32))
def test_scores_count_states(setting: tuple[int, dict[str, object]], seed: int) -> None:
    for match in random_match(GAME, *setting, seed):
        points = [0] * match.seats
        for name, state in told(match).items():
            assert state["fortress"] == (match.options["fortresses"] == "yes" and name.endswith("B"))
            if state["owner"] is not None:
                points[state["owner"]] += 1 + state["fortress"]
        assert match.scores == points


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_settles_all_it_can(seats: int) -> None:
    """4.3, 4.4 When settling ends, nobody has both a knight and room for it."""
    for seed in range(6):
        for match in random_match(GAME, seats, {}, seed):
            if PHASES[match.state.phase] == "draw":
                view = describe(match.state)
                for seat, belongings in enumerate(view["seats"]):
                    room = any(
                        state["owner"] is None or (state["owner"] == seat and state["knights"] < 5)
                        for state in view["states"]
                    )
                    assert not (belongings["stock"] and room)
                break


def test_strength_is_read_in_two_ways() -> None:
    """One map, two options: with `single` a state of two knights cannot attack three, with `joint` two such states
    can.
    """
    position = f"{MAP} r2b3r2/---/---/---/----/----/---b1 0,0,0 attack 0"
    assert Match.at(f"farlander 3 | {position}").choices() == [">7D"]
    assert Match.at(f"farlander 3 strength=joint | {position}").choices() == [">1B", ">7D"]
    assert Match.at(f"farlander 3 strength=joint fortresses=yes | {position}").choices() == [">7D"]


def test_a_single_attack_moves_one_to_four() -> None:
    match = Match.at(f"farlander 2 | {MAP} r5b1-/---/---/---/----/----/---- 0,0 attack 0")
    match.act(">1B")
    assert match.choices() == ["1A"]
    match.act("1A")
    assert match.choices() == ["1", "2", "3", "4"]


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_observations_say_what_the_json_says(seats: int, options: dict[str, object]) -> None:
    """Observations are relative to the seat, clockwise."""
    phases = ["settle", "attack", "from", "number"]
    for match in random_match(GAME, seats, options, seed=seats):
        if len(match.log) % 7:
            continue
        for seat in range(seats):
            seen, view = blocks(match, seat), match.view(seat).json()
            names = [state["state"] for state in view["states"]]
            for index, state in enumerate(view["states"]):
                place = None if state["owner"] is None else (state["owner"] - seat) % seats
                assert seen["owner"][:, index].tolist() == [float(plane == place) for plane in range(4)]
                assert seen["knights"][:, index].sum() == state["knights"]
                assert [names[near] for near in np.flatnonzero(seen["border"][index])] == state["borders"]
                assert seen["fortress"][index] == state["fortress"]
            laid = [place for place in view["map"] if place["sixths"] is not None]
            assert [
                (int(tile.argmax()) + 1, int(turn.argmax()))
                for tile, turn in zip(seen["tile"][: len(laid)], seen["turn"][: len(laid)], strict=True)
            ] == [(place["tile"], place["sixths"]) for place in laid]
            assert seen["tile"].sum() == seen["turn"].sum() == len(laid)
            for block in ("target", "source"):
                assert [names[at] for at in np.flatnonzero(seen[block])] == ([view[block]] if view[block] else [])
            stock = [view["seats"][(seat + k) % seats]["stock"] / 12 for k in range(seats)]
            assert np.allclose(seen["stock"][:seats], stock)
            acting = view["phase"] in phases
            assert np.flatnonzero(seen["mover"]).tolist() == ([(view["seat"] - seat) % seats] if acting else [])
            assert np.flatnonzero(seen["phase"]).tolist() == ([phases.index(view["phase"])] if acting else [])
            assert seen["options"].tolist() == [
                match.options["strength"] == "joint",
                match.options["fortresses"] == "yes",
            ]


def test_events_tell_a_conquest() -> None:
    match = Match.at(f"farlander 3 | {MAP} r3b1-/---/---/--b1/g1b2--/----/---- 0,0,0 draw 0", auto=False)
    match.chance("@2")
    match.act(">1B")
    match.act("1A")
    match.act("2")
    assert match.events() == [
        {"seq": 0, "event": "conquers", "seat": 2},
        {"seq": 0, "event": "skip", "seat": 2},
        {"seq": 1, "event": "attack", "seat": 0, "to": 1, "state": "1B"},
        {"seq": 2, "event": "from", "seat": 0, "source": "1A", "state": "1B"},
        {"seq": 3, "event": "fall", "to": 1, "state": "1B", "knights": 1},
        {"seq": 3, "event": "move", "seat": 0, "knights": 2, "source": "1A", "state": "1B", "remain": 1, "now": 2},
    ]
    assert match.story()[4:] == ["1B falls: Blue loses 1 knight.", "Red moves 2 knights from 1A into 1B."]
    assert match.story("ru")[5] == "Красный ведёт 2 рыцарей из 1A в 1B."


def test_events_tell_a_joint_conquest_and_the_end() -> None:
    match = Match.at(f"farlander 3 strength=joint | {MAP} r3b2r2/---/---/---/----/----/---- 0,0,0 attack 0", auto=False)
    for move in (">1B", "1A", "1C", "stop"):
        match.act(move)
    assert [(event["seq"], event["event"]) for event in match.events()] == [
        (0, "attack"),
        (1, "fall"),
        (1, "move"),
        (1, "out"),
        (2, "move"),
        (3, "stop"),
        (3, "win"),
    ]
    assert match.story()[-2:] == ["Red holds 1B with 2 knights.", "Red wins with 3 points."]


def test_events_tell_the_map_and_the_settling() -> None:
    match = Match(GAME, 2, auto=False)
    for tile, sixths in ((3, 1), (1, 0), (2, 0), (4, 0), (5, 0), (6, 0), (7, 0)):
        match.chance(f"T{tile}")
        match.chance(f"R{sixths}")
    match.chance("@1")
    match.act("5C")
    assert match.events()[:2] == [
        {"seq": 0, "event": "tile", "place": "middle", "tile": 3},
        {"seq": 1, "event": "turn", "place": "middle", "tile": 3, "sixths": 1},
    ]
    assert match.story()[0:2] == ["Tile 3 lies in the middle.", "Tile 3 is turned by 60° clockwise."]
    assert match.story()[-2:] == ["Blue settles first.", "Blue places a knight in 5C: 1 knight there now."]


@pytest.mark.parametrize("text", ["", "Q", "5", "5CC", ">", "2A>5C", "stopp", "T", "R9x", "@", "-1", "Ω", "5Ж"])
def test_what_is_not_a_move_says_so(text: str) -> None:
    match = Match.at(f"farlander 3 | {MAP} r3b1-/---/---/--b1/g1b2--/----/---- 0,0,0 attack 0")
    before = match.position
    with pytest.raises(BadMove):
        match.act(text)
    assert match.position == before


def test_moves_are_read_as_people_write_them() -> None:
    match = Match.at(f"farlander 3 strength=joint | {MAP} r4b1-/---/---/--b1/g1b2--/----/---- 0,0,0 attack 0")
    for move in ("> 1b", "1a", "стоп"):
        match.act(move)
    assert match.state.land[0] == 0b11
    with pytest.raises(Refused, match=r"rule 1\.2"):
        match.act({"move": "attack", "state": "9Z"})


@pytest.mark.parametrize(
    ("rest", "message"),
    [
        ("- ---/---/---/---/----/----/---- 24,24,24 nothing 0", "'nothing' is not what comes next"),
        (f"{MAP} ---/---/---/---/----/----/---- 24,24,24 settle", "has 4 fields where 5 are needed"),
        (f"{MAP} r1b1-/---/---/---/----/----/---- 0,0,0 from 0", "has 5 fields where 6 are needed"),
        ("10,20,30 ---/---/---/---/----/----/---- 24,24,24 settle 0", "does not fit with what comes next, settle"),
        (f"{MAP} ---/---/---/---/----/----/---- 24,24,24 tile 0", "does not fit with what comes next, tile"),
        ("10,10 ---/---/---/---/----/----/---- 24,24,24 tile 0", "Tile 1 lies on the map twice"),
        ("10,87 ---/---/---/---/----/----/---- 24,24,24 tile 0", "is not a list of tiles and their turns"),
        (f"{MAP} r6--/---/---/---/----/----/---- 24,24,24 settle 0", "does not give the states A, B, C of tile 1"),
        (f"{MAP} k1--/---/---/---/----/----/---- 24,24,24 settle 0", "does not give the states A, B, C of tile 1"),
        (f"{MAP} r1---/---/---/---/----/----/---- 24,24,24 settle 0", "does not give the states A, B, C of tile 1"),
        (f"{MAP} ---/---/---/---/----/---- 24,24,24 settle 0", "gives 6 tiles where 7 are needed"),
        (f"{MAP} r1--/---/---/---/----/----/---- 24,24 settle 0", "gives 2 numbers for knights in stock where 3"),
        (f"{MAP} r1--/---/---/---/----/----/---- 24,24,x settle 0", "'x' is not a number for knights in stock"),
        (f"{MAP} r1--/---/---/---/----/----/---- 0,24,24 settle 0", "Seat 0 has no knight to place"),
        (f"{MAP} r1--/---/---/---/----/----/---- 24,24,24 settle 3", "'3' is not a number for the seat from 0 to 2"),
        (f"{MAP} r1--/---/---/---/----/----/---- 24,24,24 lots 0", "no state is settled"),
        (f"{MAP} r3b1-/---/---/---/----/----/---- 0,1,0 attack 0", "still knights to place"),
        (f"{MAP} r3b3-/---/---/---/----/----/---- 0,0,0 attack 0", "Seat 0 has nothing to conquer"),
        (f"{MAP} r3b1-/---/---/---/----/----/---- 0,0,0 over 0", "not over while someone can conquer"),
        (f"{MAP} r3b1-/---/---/---/----/----/---- 0,0,0 draw 1", "the seat is written 0"),
        (f"{MAP} r3b3-/---/---/---/----/----/---- 0,0,0 from 0 >1B", "Seat 0 cannot conquer 1B"),
        (f"{MAP} r3b1-/---/---/---/----/----/---- 0,0,0 from 0 1B", "does not name the states at war"),
        (f"{MAP} r3b1-/---/---/---/----/----/---- 0,0,0 from 0 1A>1B", "does not name the states at war"),
        (f"{MAP} r3b2r2/---/---/---/----/----/---- 0,0,0 number 0 1C>1B", "1C cannot conquer 1B by itself"),
    ],
)
def test_what_is_wrong_with_a_position(rest: str, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        Match.at(f"farlander 3 | {rest}")


@pytest.mark.parametrize(
    ("old", "new", "key", "message"),
    [
        (
            '  "AABBB/AAABBBB/AACCCCB/ACCCC",\n',
            "",
            "patterns",
            "tiles.patterns: holds 6 items where 7 are needed (rule 1.1)",
        ),
        (
            "AABBB/AAABBBB/AACCCCB/ACCCC",
            "AABBB/AAABBB/AACCCCB/ACCCC",
            "patterns",
            "rows of 5, 7, 7, 5 marks out of A, B, C, with slashes between them (rule 1.1)",
        ),
        ('"AABBB/AAABBBB/AACCCCB/ACCCC"', "7", "patterns", "7 is not rows of"),
        ("AACCCCB/ACCCC", "AABBBBB/ABBBB", "patterns", "does not have the states A, B, C (rule 1.2)"),
        ("AACCCCB/ACCCC", "AACCCCB/ACCDC", "patterns", "marks out of A, B, C, with slashes between them (rule 1.1)"),
        ("AACCCCB/ACCCC", "AACCCCB/ACCCA", "patterns", "has a state A in several pieces (rule 1.2)"),
        ('"B", "B", "B", "B", "B", "B", "B"', '"B"', "fortresses", "holds 1 items where 7 are needed (rule 1.4)"),
        ('["B", "B"', '["D", "B"', "fortresses", "'D' is not made of A, B, C (rule 1.4)"),
        ('["B", "B"', '["AA", "B"', "fortresses", "'AA' names a state of tile 1 twice"),
        ('["B", "B"', '[1, "B"', "fortresses", "1 is not made of A, B, C"),
        ("[36, 24, 18]", "[36, 24]", "dealt", "knights.dealt: holds 2 numbers where 3 are needed (rule 2.3)"),
        ("[36, 24, 18]", "[0, 24, 18]", "dealt", "0 is not a whole number from 1 to 60"),
        ("dealt =", "horses = 3\ndealt =", "dealt", "knights.horses is not a key of this game"),
    ],
)
def test_what_is_wrong_with_an_edition(tmp_path: Path, old: str, new: str, key: str, message: str) -> None:
    error = wrong_box(GAME, tmp_path, old, new)
    assert error.startswith(f", line {line_of(GAME, key)}: ")
    assert message in error


def test_another_edition_has_its_own_borders() -> None:
    """An edition's map, fortresses (none or several per tile) and knights appear in positions and records."""
    game = GAME.with_edition(BOX)
    rest = f"{MAP} r3b1b1/---/---/---/----/----/---- 0,0,0"
    match = Match.at(f"farlander 3 fortresses=yes | {rest} attack 0", game=game)
    assert told(match)["1A"]["borders"] == ["1B", "2C", "3A", "7B", "7D"]
    fortified = [name for name, state in told(match).items() if state["fortress"]]
    assert fortified == ["1C", "3A", "3C", "5A", "5B", "5C", "5D", "6B"]
    assert Match(game, 3).state.stock[0] == 3
    assert Match.load(match.dump()).position == match.position
    conform.examine(game, SETTINGS[-1], 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_deals_the_map_and_who_begins(seats: int) -> None:
    for match in random_match(GAME, seats, {}, seed=5):
        phase = PHASES[match.state.phase]
        assert (match.actors == (CHANCE,)) == (phase in ("tile", "turn", "lots", "draw"))
        expected = {"tile": 7 - match.state.laid, "turn": 6, "lots": seats, "draw": seats}
        if phase in expected:
            assert len(match.choices()) == expected[phase]
