"""The solver and the rules' arithmetic, compared with fractions computed by brute force."""

from __future__ import annotations

import itertools
import random
import re
from collections import Counter
from fractions import Fraction
from functools import cache

import pytest

import sunduk
from sunduk import BadOption
from sunduk.games.pharaoh.arithmetic import makes
from sunduk.games.pharaoh.board import BARRED, EQUATIONS, NUMBER, SCARABS, SHAPES
from sunduk.games.pharaoh.equations import read_statement, write_equation
from sunduk.games.pharaoh.solver import shortest, solve

ROLLS = list(itertools.product(range(1, 9), range(1, 11), range(1, 13)))


def combined(sign: str, one: Fraction | None, other: Fraction | None) -> Fraction | None:
    if one is None or other is None or (sign == "/" and other == 0):
        return None
    return {"+": one + other, "-": one - other, "*": one * other}.get(sign) if sign != "/" else one / other


def values(roll: tuple[int, ...]) -> dict[str, Fraction]:
    """Every fully bracketed equation over a roll with its value, computed without the game's tables."""
    found: dict[str, Fraction | None] = {}
    for a, b, c in itertools.permutations(roll):
        first, second, third = Fraction(a), Fraction(b), Fraction(c)
        for sign in "+-*/":
            found[f"{a}{sign}{b}"] = combined(sign, first, second)
            for then in "+-*/":
                found[f"({a}{sign}{b}){then}{c}"] = combined(then, combined(sign, first, second), third)
                found[f"{a}{sign}({b}{then}{c})"] = combined(sign, first, combined(then, second, third))
    return {text: value for text, value in found.items() if value is not None}


@cache
def reachable() -> dict[tuple[int, ...], set[int]]:
    """For each roll, the positive whole numbers that it can make."""
    return {
        roll: {int(value) for value in values(roll).values() if value.denominator == 1 and value >= 1} for roll in ROLLS
    }


def test_the_tiles_are_the_most_reachable_numbers() -> None:
    """Counted over all 960 rolls, numbers from 3 up. A number that is harder to make has more scarabs."""
    assert len(ROLLS) == 960
    counts = Counter(number for made in reachable().values() for number in made if number >= 3)
    ranked = counts.most_common()
    assert {number for number, _ in ranked[:48]} == set(NUMBER)
    assert ranked[47][1] > ranked[48][1], "no tie at the end of the list"
    by_scarabs = [[counts[n] for n, backs in zip(NUMBER, SCARABS, strict=True) if backs == b] for b in range(1, 8)]
    for easier, harder in itertools.pairwise(by_scarabs):
        assert min(easier) > max(harder)


def test_the_solver_finds_what_can_be_made_and_nothing_else() -> None:
    """All 960 rolls, all 48 tiles; every equation is right and reads back."""
    for roll in ROLLS:
        found = solve(roll, NUMBER)
        assert set(found) == reachable()[roll] & set(NUMBER)
        for number, text in found.items():
            assert makes(*roll, read_equation(roll, text), number)


def test_the_solver_finds_the_shortest() -> None:
    for roll in random.Random(1).sample(ROLLS, 60):
        texts = {number: [] for number in NUMBER}  # type: dict[int, list[str]]
        for equation in range(EQUATIONS):
            for number in NUMBER:
                if makes(*roll, equation, number):
                    texts[number].append(write_equation(roll, equation))
        for number, text in solve(roll, NUMBER).items():
            assert (numerals(text), len(text)) == min((numerals(other), len(other)) for other in texts[number])


def read_equation(roll: tuple[int, ...], text: str) -> int:
    equation, result = read_statement(roll, text)
    assert equation is not None
    assert result is None
    return equation


def numerals(text: str) -> int:
    return len(re.findall(r"\d+", text))


def test_compiled_is_interpreted() -> None:
    fast = sunduk.game("pharaoh").linker("cpu")(shortest)
    for roll in random.Random(2).sample(ROLLS, 25):
        for number in NUMBER:
            assert fast(*roll, number) == shortest(*roll, number)


def test_equations_have_the_values_that_their_texts_have() -> None:
    """Exact, for every equation over some rolls, with whole numbers and fractions."""
    for roll in [(2, 5, 11), (8, 3, 9), (3, 8, 3), (5, 5, 5), (1, 10, 12), (7, 7, 2)]:
        known = values(roll)
        for equation in range(EQUATIONS):
            text = write_equation(roll, equation)
            one, other, third = (*(roll[die] for die in SHAPES[equation].dice), 0)[:3]
            signs = ["+-*/"[sign] for sign in SHAPES[equation].signs]
            full = f"{one}{signs[0]}{other}"
            if len(signs) == 2:
                full = f"({full}){signs[1]}{third}"
                if SHAPES[equation].last_first:
                    full = f"{one}{signs[0]}({other}{signs[1]}{third})"
            if full not in known:
                assert not any(makes(*roll, equation, number) for number in range(200)), text
                continue
            exact = eval(re.sub(r"(\d+)", r"Fraction(\1)", text), {"Fraction": Fraction})
            assert exact == known[full], f"{text} is not {full}"
            for number in range(200):
                assert makes(*roll, equation, number) == (exact == number), text


@pytest.mark.parametrize(("text", "number"), [("8/3*9", 24), ("9/(3/8)", 24), ("9-8/3", 6), ("8/9*3", 2)])
def test_fractions_are_exact(text: str, number: int) -> None:
    roll = (8, 3, 9)
    value = eval(re.sub(r"(\d+)", r"Fraction(\1)", text), {"Fraction": Fraction})
    assert makes(*roll, read_equation(roll, text), number) == (value == number)


def test_texts_of_allowed_equations_are_unique_and_read_back() -> None:
    for roll in [(1, 2, 3), (4, 4, 7), (4, 7, 4), (7, 4, 4), (6, 6, 6)]:
        same = (roll[0] == roll[1]) + 2 * (roll[0] == roll[2]) + 4 * (roll[1] == roll[2])
        allowed = [equation for equation in range(EQUATIONS) if not BARRED[same * EQUATIONS + equation]]
        texts = [write_equation(roll, equation) for equation in allowed]
        assert len(set(texts)) == len(texts)
        assert [read_equation(roll, text) for text in texts] == allowed


def test_the_books_roll() -> None:
    assert solve((2, 5, 11), (33, 22, 45, 18, 3, 64)) == {
        33: "(5-2)*11",
        22: "2*11",
        45: "5*(11-2)",
        18: "2+5+11",
        3: "5-2",
    }


@pytest.mark.parametrize("dice", [(1, 2), (0, 1, 2), (1, 2, 21), (1, 2, 3, 4)])
def test_what_is_no_roll(dice: tuple[int, ...]) -> None:
    with pytest.raises(BadOption, match="are not what three dice show"):
        solve(dice, NUMBER)
