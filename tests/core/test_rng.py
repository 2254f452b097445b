"""The random numbers are Philox-2x32-7; the known answers come from the Random123 distribution."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

import sunduk
from sunduk.core.rules import rng
from sunduk.core.rules.rng import fill, words_at
from sunduk.core.rules.rng import room as rng_room

KNOWN = [
    (0x00000000, (0x00000000, 0x00000000), (0x257A3673, 0xCD26BE2A)),
    (0xFFFFFFFF, (0xFFFFFFFF, 0xFFFFFFFF), (0xAB302C4D, 0x3DC9D239)),
    (0x13198A2E, (0x243F6A88, 0x85A308D3), (0xBEDBBE6B, 0xE4C770B3)),
]


@pytest.mark.parametrize(("key", "counter", "answer"), KNOWN)
@pytest.mark.parametrize("backend", ["interp", "cpu"])
def test_known_answers(key: int, counter: tuple[int, int], answer: tuple[int, int], backend: str) -> None:
    words = sunduk.game("marrakech").linker(backend)(rng.words)
    assert tuple(words(key, counter[1], counter[0])) == answer


def test_interpreted_and_compiled_agree() -> None:
    compiled = sunduk.game("marrakech").linker("cpu")(rng.words)
    for step in range(1000):
        key, high = step * 2654435761 & rng.WORD, step * 40503 & rng.WORD
        assert tuple(compiled(key, high, step)) == rng.words(key, high, step)


def sequence(key: int, match: int, first: int, out: list[int]) -> None:
    """The words of successive steps, computed in blocks."""
    block = rng_room()
    fill(block, key, match, first)
    for index in range(len(out) // 2):
        out[2 * index], out[2 * index + 1] = words_at(block, key, match, first + index)


@pytest.mark.parametrize("backend", ["interp", "cpu"])
@pytest.mark.parametrize("first", [0, 5, 16, 31])
def test_blocks_hold_the_words_of_each_step(backend: str, first: int) -> None:
    out: Any = np.zeros(100, np.int64) if backend == "cpu" else [0] * 100
    sunduk.game("marrakech").linker(backend)(sequence)(7, 9, first, out)
    expected = [word for step in range(first, first + 50) for word in rng.words(7, 9, step)]
    assert list(out) == expected


def test_below_is_even() -> None:
    counts = [0] * 6
    for step in range(60_000):
        counts[rng.below(rng.words(1, 2, step)[0], 6)] += 1
    # Chi-squared with 5 degrees of freedom exceeds 20.5 once in a thousand.
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 20.5
    assert rng.below(rng.WORD, 6) == 5
    assert rng.below(0, 6) == 0


def test_seed_is_key_and_match() -> None:
    assert rng.split(rng.join(7, 9)) == (7, 9)
    assert math.log2(rng.join(rng.WORD, rng.WORD) + 1) == 64
