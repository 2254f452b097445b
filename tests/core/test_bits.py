"""Sets of numbers as bits: listing them, and finding the n-th member, interpreted, compiled and by one instruction."""

from __future__ import annotations

import random
from types import FunctionType
from typing import Any

import pytest

from sunduk.core.backends.linker import Linker, interpreted, on_cpu
from sunduk.core.rules.bits import members, nth


def member(bits: int, index: int) -> int:
    return nth(bits, index)


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
