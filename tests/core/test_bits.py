"""Sets of numbers as bits: finding the n-th member and moving members, interpreted, compiled and by instructions."""

from __future__ import annotations

import random
from types import FunctionType
from typing import Any

import pytest

from sunduk.core.backends.linker import Linker, interpreted, on_cpu
from sunduk.core.rules.bits import members, moved, nth


def member(bits: int, index: int) -> int:
    return nth(bits, index)


def shifted(bits: int, here: int, there: int) -> int:
    return moved(bits, here, there)


def without_intrinsics(function: FunctionType, entry: bool) -> Any:
    """Compile the Python source itself, as for a processor without `pdep`."""
    from numba import njit

    return njit(function)


@pytest.mark.parametrize("jit", [interpreted, without_intrinsics, on_cpu])
def test_the_nth_member_is_that_of_the_list(jit: Any) -> None:
    find = Linker(jit, {}, {}, "none")(member)
    chance = random.Random(3)
    for width in (1, 2, 31, 32, 33, 49, 61):
        for _ in range(50):
            bits = chance.getrandbits(width) | 1 << chance.randrange(width)
            assert [find(bits, index) for index in range(bits.bit_count())] == members(bits)


@pytest.mark.parametrize("jit", [interpreted, without_intrinsics, on_cpu])
def test_members_move_to_places_of_the_same_rank(jit: Any) -> None:
    move = Linker(jit, {}, {}, "none")(shifted)
    chance = random.Random(4)
    for _ in range(200):
        here, there = (sum(1 << place for place in chance.sample(range(61), 13)) for _ in range(2))
        bits = chance.getrandbits(61)
        pairs = zip(members(here), members(there), strict=True)
        assert move(bits, here, there) == sum(1 << to for place, to in pairs if bits >> place & 1)
