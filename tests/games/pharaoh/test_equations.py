"""What is an equation, right or wrong, and what is none."""

from __future__ import annotations

import pytest

from sunduk import Refused, SundukError
from sunduk.games.pharaoh.state import STATE

from .play import GAME, RACING, played


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
    """6.9, 6.10 Whatever they come to."""
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
        "11//5",
        "5(2)",
        "()",
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
        "(05-2)*11",
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
    """6.7 Each text once, and it reads back; the doubles of ids are refused, as is a division by zero."""
    match = played(RACING.replace("2,5,11", "5,5,5"), ["0:33", "1:pass", "2:pass"])
    texts = match.choices()
    assert len(set(texts)) == len(texts) == 1 + 4 + 32 - 1
    rules = set()
    for action in sorted(set(range(GAME.seat_actions)) - set(match.ids())):
        with pytest.raises(Refused) as refused:
            match.act(action)
        rules.add(refused.value.rule)
    assert rules == {"3.1", "6.5", "6.7"}
