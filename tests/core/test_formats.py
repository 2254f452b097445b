"""Formats of observations: the same numbers as float32, rounded as float16, exact as bytes."""

from __future__ import annotations

from math import copysign

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sunduk import BadOption, Batch, Game
from sunduk.core.backends.formats import UINT8, decoded, half_bits, scales
from sunduk.core.rules.observation import Block

STEPS = 60


def positions(game: Game, seats: int, observations: str) -> Batch:
    """A batch in the middle of its matches, the same for every format."""
    batch = Batch(game, 64, seats=seats, observations=observations)
    batch.reset(3)
    for _ in range(STEPS):
        batch.step(batch.sample(1))
    return batch


@given(st.floats(allow_nan=False).filter(lambda value: value != 0 or copysign(1, value) > 0))
def test_half_precision_is_rounded_as_numpy_rounds_it(value: float) -> None:
    with np.errstate(over="ignore"):
        assert half_bits(value) == int(np.float16(value).view(np.uint16))


@given(st.integers(0, 0x7BFF), st.sampled_from([-1, 0, 1]))
def test_half_precision_between_two_numbers_is_rounded_to_even(bits: int, nudge: int) -> None:
    low, high = (float(np.uint16(each).view(np.float16)) for each in (bits, bits + 1))
    middle = low + (min(high, 65536) - low) / 2
    value = float(np.nextafter(middle, nudge * np.inf)) if nudge else middle
    with np.errstate(over="ignore"):
        assert half_bits(value) == int(np.float16(value).view(np.uint16))


def test_formats_hold_the_same_numbers(game: Game) -> None:
    for seats in game.seats:
        full, half, small = (positions(game, seats, format) for format in ("float32", "float16", "uint8"))
        for seat in (None, 0):
            numbers, halves, bytes_ = (batch.observe(seat) for batch in (full, half, small))
            assert (numbers.dtype, halves.dtype, bytes_.dtype) == (np.float32, np.float16, np.uint8)
            assert (halves == numbers.astype(np.float16)).all()
            assert small.decode(bytes_).tobytes() == numbers.tobytes()
            assert (full.mask() == small.mask()).all()
            factor, summand = small.scale
            scaled = bytes_ * factor + summand
            for number, behind in enumerate(further(game)):
                scaled[:, number] += scaled[:, behind].sum(axis=1)
            assert np.allclose(scaled[:, : game.observation_size], numbers, atol=1e-6)


def further(game: Game) -> list[list[int]]:
    """For each number of an observation, the columns of its bytes after the first, by the documented order."""
    found, at = [], game.observation_size
    for block in game.observation_layout:
        more = 0 if block.most - block.least < 256 else 1 if block.most - block.least < 65536 else 2
        for _ in range(block.size):
            found.append(list(range(at, at + more)))
            at += more
    return found


def test_counts_of_several_bytes() -> None:
    """-2 and 70000 as counts from -5 on: 3, and 70005 = 0x11175."""
    layout = (
        Block("few", (1,), "", unit=4, most=3, least=-5),
        Block("many", (2,), "", unit="option", most=70000, least=-5),
    )
    assert UINT8.width(layout) == 7
    rows = np.array([[3, 0x75, 3, 0x11, 0x01, 0, 0]], np.uint8)
    assert decoded(rows, layout, {"option": 100}).tolist() == [[-0.5, 700.0, np.float32(-0.02)]]
    factor, summand = scales(layout, {"option": 100})
    assert factor.tolist() == np.array([1 / 4, 0.01, 0.01, 2.56, 655.36, 2.56, 655.36], np.float32).tolist()
    assert summand.tolist() == np.array([-1.25, -0.05, -0.05, 0, 0, 0, 0], np.float32).tolist()


def test_only_bytes_have_a_scale() -> None:
    batch = Batch("fortune", 2)
    with pytest.raises(BadOption, match='Only observations="uint8" stand for other numbers, not float32'):
        batch.scale  # noqa: B018
    with pytest.raises(BadOption, match="not float32"):
        batch.decode(np.zeros((2, 140), np.uint8))
