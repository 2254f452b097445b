"""What observations, events and errors say: of positions, and of boxes that cannot be played."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

from sunduk import BadEdition, Match, SundukError
from sunduk.games.pharaoh.board import CELLS, COLOURS, NUMBER

from ..play import blocks, random_match, wrong_box
from .play import GAME, PYRAMID, RACING, TOPS


def marked(*numbers: int) -> list[float]:
    return [float(number in numbers) for number in NUMBER]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_observations_say_what_the_json_says(seats: int) -> None:
    """Seen from each seat, counted clockwise from it."""
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


def said(seat: int, number: int, scarabs: int, brings: int, equation: str, written: str) -> dict[str, object]:
    told = {"seat": seat, "number": number, "scarabs": scarabs, "brings": brings}
    return told | {"equation": equation, "written": written}


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
        {"seq": 3, "event": "right"} | said(0, 22, 3, 3, "2*11", "2 × 11"),
        {"seq": 4, "event": "wrong"} | said(1, 33, 5, -5, "5*11", "5 × 11"),
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
        ("2,5,11", "2,5", "gives 2 dice where 3 are needed"),
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
        (". . ././. 0", ". . ./. 0", "gives 2 lists of tiles where 3 are needed"),
        (". . ././. 0", ". . 7/./. 0", "does not list tiles"),
        (". . ././. 0", ". . +33/./. 0", "in two places"),
        (". . ././. 0", ". ././. 0", "8 fields where 9 are needed"),
        ("version=2 ", "", "9 fields where 8 are needed"),
        ("version=2 ", "version=3 ", "version 3 of the rules of pharaoh; this program knows version 1 and 2"),
        (TOPS, "90,80,72", "gives 3 stacks where 4 are needed"),
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
    """Moves, positions, events and records call tiles as the edition does."""
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
