"""Moves, positions and editions of Fortune: good ones read back, bad ones are refused with the reason."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import sunduk
from sunduk import BadMove, BadPosition, Match, Refused

from ..play import line_of, wrong_box

GAME = sunduk.game("fortune")
POSITION = "fortune 3 | +30,-,S/- -20S+10F/-10+40F/+20+30B 00000100100 - 0,30,0 play 1 0"


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("+10>own", "+10>own"),
        (" 10 > OWN ", "+10>own"),
        ("−20>m", "-20>mid"),
        ("-20>центр", "-20>mid"),
        ("с>свой", "S>own"),
        ("0>2", "S>2"),
        ("f", "F"),
        ("Ф", "F"),
        ("F>own", "F"),
    ],
)
def test_moves_are_read_generously(text: str, move: str) -> None:
    match = Match.at(POSITION)
    match.act(text)
    assert match.rewound(0).write(*match.log[0]) == move


def test_one_may_name_ones_own_pile_by_its_seat() -> None:
    match = Match.at(POSITION)
    assert match.read(0, "+10>0") == match.read(0, "+10>own")


@pytest.mark.parametrize(
    "text", ["", "?", ">", "+10", "+15>own", "+60>own", "x>own", "+10>", "+10>x", "+10>12", "@", "@@"]
)
def test_what_is_no_move_says_so(text: str) -> None:
    match = Match.at(POSITION)
    with pytest.raises(BadMove) as caught:
        match.act(text)
    assert not isinstance(caught.value, Refused)
    assert len(str(caught.value)) > 20


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"move": "play"},
        {"move": "play", "card": "+15", "pile": "own"},
        {"move": "play", "card": "+10", "pile": "left"},
        {"move": "deal", "card": "F"},
        {"move": "first", "seat": "0"},
    ],
)
def test_what_is_no_json_move_says_so(data: dict[str, object]) -> None:
    with pytest.raises(BadMove, match="is not a move of Fortune"):
        Match.at(POSITION).act(data)


@pytest.mark.parametrize(
    ("data", "rule"),
    [
        ({"move": "play", "card": "+10", "pile": 7}, "2.5"),
        ({"move": "play", "card": "+10", "pile": 1}, "4.1"),
        ({"move": "play", "card": "F", "pile": "middle"}, "4.3"),
        ({"move": "deal", "card": "+10"}, "3.2"),
        ({"move": "first", "seat": 1}, "3.2"),
        ({"move": "first", "seat": 9}, "2.1"),
    ],
)
def test_json_moves_are_refused_by_rule(data: dict[str, object], rule: str) -> None:
    with pytest.raises(Refused) as caught:
        Match.at(POSITION).act(data)
    assert caught.value.rule == rule


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("+30,-,S/-", "+30,-/-", "does not name the tops of 3 piles"),
        ("+30,-,S/-", "+30,-,S", "does not name the tops of 3 piles"),
        ("+30,-,S/-", "+30,-,S/F", "cannot lie in the middle"),
        ("+30,-,S/-", "+30,-,S/+50", r"\+50 lies on top of more piles than it has been played"),
        ("-20S+10F/", "", "gives 2 hands where 3 are needed"),
        ("-20S+10F", "?3F", "the view of one seat"),
        ("-20S+10F", "+15S+10F", "is not a hand"),
        ("-20S+10F", "+10FFF", "Seat 0 has more than 2 of F"),
        ("-20S+10F", "-20S+10F!", "is not a hand of Students only"),
        ("-20S+10F", "S+10", "hold one card less"),
        ("-20S+10F", "SSSSSSSSSS", "No box holds so many equal cards"),
        ("00000100100", "0000010010", "is not 11 digits"),
        ("00000100100", "00000900100", "The cards S are 10 in all; the box holds 4"),
        (" - 0,", " 33444455544 0,", "There is a deck while cards are dealt, and only then"),
        ("0,30,0", "0,-30,0", "is not a number for points"),
        ("0,30,0", "0,30", "gives 2 numbers for points where 3 are needed"),
        ("play 1", "sleep 1", "is not what comes next"),
        ("play 1", "lots 0", "all hands are empty"),
        ("play 1", "play 0", "The first round has number 1"),
        ("play 1", "play 4", "is not a number for the round from 0 to 3"),
        ("play 1 0", "play 1 3", "is not a number for the seat"),
        ("play 1 0", "play 1", "7 fields where 8 are needed"),
    ],
)
def test_what_is_no_position_says_why(old: str, new: str, message: str) -> None:
    assert old in POSITION
    with pytest.raises(BadPosition, match=message):
        Match.at(POSITION.replace(old, new, 1))


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ("-,-/- FFB/FFB 00000000000 - 0,0 deal 1 0", "There is a deck while cards are dealt"),
        ("-,-/- FFB/FFB 00000000000 33444455544 0,0 deal 1 0", None),
        ("-,-/- FFB/FFB 00000000000 33444455543 0,0 deal 1 0", r"The cards \+50 are 3 in all; the box holds 4"),
        ("-,-/- FFB/FF 00000000000 33444455544 0,0 deal 1 0", "everyone holds all their Fortune cards"),
        ("-,-/- +10FFB/FFB 00000000000 33444455544 0,0 deal 1 0", r"The cards \+10 are 6 in all; the box holds 5"),
        ("-,-/- +10FFB/FFB 00000000000 33444445544 0,0 deal 1 0", "Cards are dealt in turn"),
        ("-,-/- +10FFB/FFB 00000000000 33444445544 0,0 deal 1 1", None),
        ("-,-/+10 FFB/FFB 00000010000 33444445544 0,0 deal 1 0", "nothing has been played"),
        ("-,-/- SSSSS/SSSSS 00000000000 - 0,0 play 1 0", "The cards S are 10 in all; the box holds 4"),
        ("-,-/- S/S 00000300000 - 0,0 play 1 0", "The cards S are 5 in all; the box holds 4"),
        ("-,-/- S/S 00000200000 - 0,0 play 1 0", None),
        ("-,-/- -/- 00000000000 - 0,0 lots 0 0", None),
        ("-,-/- -/- 00000000000 - 0,0 lots 1 0", "nothing has been played"),
        ("-,-/- -/- 00000000000 - 0,0 over 1 0", "over after round 2, not 1"),
        ("-,-/- -/- 00000000000 - 0,0 over 2 0", None),
        ("-,-/- -/- 00000000000 - 0,0 play 2 0", "hold one card less"),
    ],
)
def test_positions_fit_their_phase(position: str, message: str | None) -> None:
    if message is None:
        assert Match.at(f"fortune 2 | {position}", auto=False).position == f"fortune 2 | {position}"
    else:
        with pytest.raises(BadPosition, match=message):
            Match.at(f"fortune 2 | {position}")


EDITION = (GAME.folder / "edition.toml").read_text("utf-8")


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("cards = 45", "cards = 39", "cards = 45", r"39 is not a whole number from 40 to 99 \(rule 1\.2\)"),
        ("cards = 45", "cards = 46", "cards = 45", r"the characters add up to 45, not to 46 \(rule 1\.2\)"),
        ("cards = 45", 'cards = "all"', "cards = 45", r"not a whole number .*\(rule 1\.2\)"),
        ('"+50" = 4', '"+50" = 10', '"+50" = 4', r"characters\.\+50: 10 is not a whole number from 0 to 9"),
        ('"-50" = 3', '"-50" = -1', '"-50" = 3', r"characters\.-50: -1 is not"),
        ('"+50" = 4', '"+55" = 4', '"+50" = 4', r"characters\.\+55: values are the multiples of 10 .*\(rule 1\.1\)"),
        ('"+50" = 4', "", None, r"characters\.\+50 is missing \(rule 1\.2\)"),
        ("[characters]", "[people]", None, r"characters\.-50 is missing"),
        ("cards = 45", "cards = 45\nsize = 3", None, r"deck\.size is not a key of this game"),
    ],
)
def test_a_wrong_edition_names_line_and_rule(
    tmp_path: Path, old: str, new: str, line: str | None, message: str
) -> None:
    error = wrong_box(GAME, tmp_path, old, new)
    assert re.search(message, error)
    if line:
        assert error.startswith(f", line {line_of(GAME, line)}:")


def test_a_position_is_held_to_its_own_box(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text(EDITION.replace('"0" = 4', '"0" = 2').replace('"+50" = 4', '"+50" = 6'))
    box = GAME.with_edition(path)
    position = "fortune 2 | -,-/- S/S 0000010000{} - 0,0 play 1 0"
    with pytest.raises(BadPosition, match="The cards S are 3 in all; the box holds 2"):
        Match.at(position.format(0), game=box)
    position = "fortune 2 | -,-/- S/S 0000000000{} - 0,0 play 1 0"
    assert Match.at(position.format(6), game=box).position == position.format(6)
    with pytest.raises(BadPosition, match=r"The cards \+50 are 6 in all; the box holds 4"):
        Match.at(position.format(6))


def test_another_box_is_dealt_and_guessed(tmp_path: Path) -> None:
    """An edition with nine cards of each of five values."""
    path = tmp_path / "box.toml"
    counts = {"+50": 9, "+40": 9, "+30": 9, "0": 9, "-50": 9}
    keys = ["+50", "+40", "+30", "+20", "+10", "0", "-10", "-20", "-30", "-40", "-50"]
    lines = "\n".join(f'"{key}" = {counts.get(key, 0)}' for key in keys)
    path.write_text(f"[deck]\ncards = 45\n[characters]\n{lines}\n")
    match = Match(GAME.with_edition(path), 5, seed=2, backend="cpu")
    dealt = [card for seat in range(5) for card in match.view(seat).json()["seats"][seat]["hand"]]
    assert len(dealt) == 40
    assert set(dealt) <= {"+50", "+40", "+30", "S", "-50"}
    world = match.view(0).records
    match.game.functions("cpu").guess(world[0], 0, 5)
    hands = [card for seat in range(5) for card in GAME.part("view").known_hand(GAME.state.checked(world), seat)]
    assert len(hands) == 40
    assert all(hands.count(card) <= 9 for card in hands)
    loaded = Match.load(match.dump())
    assert loaded.records.tobytes() == match.records.tobytes()
