"""`exp` and `log` of our own: close to those of the C library, and equal interpreted and compiled."""

from __future__ import annotations

import math
import random

import pytest

import sunduk
from sunduk.core.rules.elementary import exp, log

RANDOM = random.Random(1)
POWERS = [RANDOM.uniform(-40, 40) for _ in range(2000)] + [0.0, 1.0, -1.0, 699.9, -699.9]
NUMBERS = [float(number) for number in range(1, 2000)] + [math.exp(power) for power in POWERS[:2000]]


@pytest.mark.parametrize("backend", ["interp", "cpu"])
def test_errors_are_below_two_units_in_the_last_place(backend: str) -> None:
    link = sunduk.game("marrakech").linker(backend)
    for power in POWERS:
        assert abs(link(exp)(power) - math.exp(power)) <= 2 * math.ulp(math.exp(power))
    for number in NUMBERS:
        assert abs(link(log)(number) - math.log(number)) <= 2 * math.ulp(math.log(number))


def test_interpreted_and_compiled_results_are_equal() -> None:
    compiled = sunduk.game("marrakech").linker("cpu")
    assert [compiled(exp)(power) for power in POWERS] == [exp(power) for power in POWERS]
    assert [compiled(log)(number) for number in NUMBERS] == [log(number) for number in NUMBERS]


def test_exp_is_bounded() -> None:
    assert exp(1e9) == exp(700.0) < math.inf
    assert exp(-1e9) == exp(-700.0) > 0
