"""Bad moves, positions and editions of Façir are refused with the rule they break."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sunduk import BadMove, Match, Refused, SundukError

from ..play import wrong_box
from .play import GAME

TWO = "facir 2 | 7/7/7/7/7/7/7 turn 0 0 0 a0,b0 -,- - main"


@pytest.mark.parametrize("text", ["", "z", "d4d5", "c3r", "r", "+", "@", "-", "--d4", "c3r11", "ход", "done."])
def test_what_is_not_a_move_says_so(text: str) -> None:
    with pytest.raises(BadMove, match="is not a move of Façir"):
        Match.at(TWO).act(text)


@pytest.mark.parametrize(
    ("move", "rule"), [("h1", "1.1"), ("a8", "1.1"), ("-h1", "1.1"), ("c3r5", "5.1"), ("h3r0", "5.2"), ("+a", "4.2")]
)
def test_what_cannot_be_on_any_bed_names_its_rule(move: str, rule: str) -> None:
    with pytest.raises(Refused) as error:
        Match.at(TWO).act(move)
    assert error.value.rule == rule


POSITION = "facir 2 | 7/2r4/3yr2/7/7/7/7 turn 1 0 3 c2,k0 abwx,- - main"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("7/2r4", "8/2r4", "Row 1 of the bed"),
        ("7/2r4", "2r4", "gives 6 rows of the bed where 7 are needed"),
        ("3yr2", "3wr2", "has a 'w' that does not fit"),
        ("turn 1", "pray 1", "'pray' is not what comes next"),
        ("turn 1", "turn-d4 1", "is not what comes next"),
        ("turn 1", "move-c2 1", "'c2' is not a free hole"),
        ("turn 1", "turn 2", "'2' is not a number for the seat from 0 to 1"),
        (" 3 c2", " 200 c2", "turns of the round from 0 to 199"),
        ("c2,k0", "c2,c0", "'c0' is not a card that seat 1 may have drawn"),
        ("c2,k0", "a2,k0", "'a2' is not a card that seat 0 may have drawn"),
        ("c2,k0", "c2,k4", "does not say how a card is turned"),
        ("c2,k0", "c2,k", "Cards are set in their rooms"),
        ("c2,k0", "c2,-", r"Cards stand in the rooms of seats \[0\]"),
        ("c2,k0", "c2", "gives 1 rooms where 2 are needed"),
        ("c2,k0", "?o.o,k0", "is not a card that seat 0"),
        ("abwx,-", "abwz,-", "'z' in 'abwz' is not a card"),
        ("abwx,-", "abw,-", "not the cards of whole rounds"),
        ("abwx,-", "abwx,ab", "stands nowhere else"),
        ("abwx,-", "abdewx,fghijl", "12 cards have been played"),
        ("turn 1", "over 1", "4 cards have been played"),
        ("turn 1", "lay 1", "no fakir that can be laid"),
        ("main", "decided-1", "4 cards have been played"),
        ("main", "final", "'final' is not one of main"),
        (" main", "", "has 8 fields where 9 are needed"),
        ("7/2r4", "rrrrrr1/2r4", "Seat 0 has more nails than the 7"),
    ],
)
def test_what_is_wrong_with_a_position(old: str, new: str, message: str) -> None:
    assert old in POSITION
    with pytest.raises(SundukError, match=message):
        Match.at(POSITION.replace(old, new, 1))


EDITION = (GAME.folder / "edition.toml").read_text("utf-8")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("side = 7", "side = 8", r"line \d+: bed.side: 8 is not a whole number from 7 to 7 \(rule 1.1\)"),
        ("each = 7", "each = 6", r"nails.each: 6 is not a whole number from 7 to 7 \(rule 1.2\)"),
        ('"ooo/.o./..."', '"ooo/.o./.."', r"'ooo/.o./..' is not rows of 3, 3, 3 marks out of ., o, .* \(rule 1.3\)"),
        ('"ooo/.o./..."', "4", "4 is not rows of"),
        ('"ooo/.o./..."', '"ooo/oo./..."', "has 5 holes where 4 are needed"),
        ('"ooo/.o./...", ', "", r"cards.five: there are 23 cards in all where 24 are needed \(rule 1.3\)"),
        ("[cards]", "[cards]\nsix = []", "cards.six is not a key of this game"),
        ("[12, 18, 24]", "[12, 18]", "holds 2 numbers where 3 are needed"),
        (
            "[12, 18, 24]",
            "[12, 17, 24]",
            r"line \d+: bag.cards: 17 cards do not make whole rounds for 3 seats \(rule 2.1\)",
        ),
        ("[12, 18, 24]", "[12, 18, 28]", "28 is not a whole number from 2 to 24"),
        ("[nails]", "[pins]", r"nails.each is missing \(rule 1.2\)"),
        ("each = 7", "each = 7\nsharp = true", "nails.sharp is not a key of this game"),
    ],
)
def test_what_is_wrong_with_an_edition(tmp_path: Path, old: str, new: str, message: str) -> None:
    assert re.search(message, wrong_box(GAME, tmp_path, old, new))
