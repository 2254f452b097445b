"""Records: fields read as Python ints, stores are range-checked, and there is no padding."""

from __future__ import annotations

import random

import numpy as np
import pytest

import sunduk
from sunduk.core.match.game import Game
from sunduk.core.rules.layout import Kind
from sunduk.core.rules.record import Record, Row, i8, i16, i32, i64, number, row


class Small(Record):
    seats: int = number(i8)
    purse: Row = row(i16, 3)
    cells: int = number(i64)


@pytest.fixture
def s() -> Small:
    return Small.checked(Small.blank())


def test_reads_give_python_ints(s: Small) -> None:
    s.seats = 100
    s.purse[1] = 7
    assert type(s.seats) is int
    assert type(s.purse[1]) is int
    assert s.seats + s.seats == 200
    assert list(s.purse) == [0, 7, 0]


def test_stores_that_do_not_fit_raise(s: Small) -> None:
    with pytest.raises(OverflowError):
        s.seats = 128
    with pytest.raises(OverflowError):
        s.purse[0] = 1 << 15
    with pytest.raises(TypeError):
        s.seats = 1.5  # type: ignore[assignment]


@pytest.mark.parametrize("index", [-1, 3])
def test_bad_indices_raise(s: Small, index: int) -> None:
    with pytest.raises(IndexError):
        s.purse[index]
    with pytest.raises(IndexError):
        s.purse[index] = 1


@pytest.mark.parametrize("kind", [i8, i16, i32, i64])
def test_every_kind_holds_its_numbers_and_no_more(kind: Kind) -> None:
    class Single(Record):
        one: int = number(kind)
        some: Row = row(kind, 2)

    s, high = Single.checked(Single.blank()), 1 << 8 * kind.size - 1
    for value in (-high, high - 1, 0):
        s.one = s.some[1] = value
        assert (s.one, s.some[1]) == (value, value)
    for value in (-high - 1, high):
        with pytest.raises(OverflowError, match=f"{value} does not fit into one"):
            s.one = value
        with pytest.raises(OverflowError, match=f"{value} does not fit"):
            s.some[1] = value
    assert (s.one, list(s.some)) == (0, [0, 0])
    with pytest.raises(TypeError):
        s.some[0] = 1.0  # type: ignore[assignment]


def test_numbers_of_numpy_are_stored_and_indices_are_whole(s: Small) -> None:
    s.seats = np.int64(3)  # type: ignore[assignment]
    s.purse[np.int16(2)] = np.int32(-5)  # type: ignore[index, assignment]
    assert (s.seats, list(s.purse), len(s.purse)) == (3, [0, 0, -5], 3)
    with pytest.raises((IndexError, TypeError)):
        s.purse[1.0]  # type: ignore[index]


def test_unknown_fields_raise(s: Small) -> None:
    with pytest.raises(AttributeError, match="'Record' object has no attribute 'seat'"):
        s.seat = 1  # type: ignore[attr-defined]
    with pytest.raises(AttributeError, match="'Record' object has no attribute 'seat'"):
        _ = s.seat  # type: ignore[attr-defined]
    with pytest.raises(TypeError, match="purse is an array"):
        s.purse = 1  # type: ignore[assignment]


@pytest.mark.parametrize("game", sunduk.games(), ids=repr)
def test_numpy_reads_the_same_memory(game: Game) -> None:
    """Whatever is stored in a field, NumPy finds there, and nowhere else."""
    state, dice = game.state, random.Random(1)
    memory = state.blank()
    s, seen = state.checked(memory), np.frombuffer(memory, state.dtype)
    assert state.size == state.dtype.itemsize == len(memory)
    assert state.dtype.names == tuple(place.name for place in state.layout)
    expected = {}
    for name, kind, length, _ in state.layout[: len(state.fields)]:
        bound = 1 << 8 * kind.size - 1
        numbers = [dice.randrange(-bound, bound) for _ in range(length or 1)]
        if length is None:
            setattr(s, name, numbers[0])
        else:
            for index, number in enumerate(numbers):
                getattr(s, name)[index] = number
        expected[name] = numbers[0] if length is None else numbers
    assert {name: seen[name][0].tolist() for name in state.fields} == expected
    plain = state.plain(bytes(memory))
    assert all(getattr(plain, name) == (tuple(v) if isinstance(v, list) else v) for name, v in expected.items())


def test_every_byte_belongs_to_a_field() -> None:
    fields = Small.dtype.fields
    assert fields is not None
    assert sum(kind.itemsize for kind, *_ in fields.values()) == Small.dtype.itemsize
    assert Small.dtype.itemsize % 8 == 0


def test_checked_writes_through() -> None:
    records = np.zeros(2, Small.dtype)
    s = Small.checked(records)
    s.cells = 1 << 48
    assert records["cells"].tolist() == [1 << 48, 0]
    assert repr(s) == "<cells=281474976710656, purse=[0, 0, 0], seats=0>"


def test_a_plain_copy_holds_the_same_numbers() -> None:
    records = np.zeros(2, Small.dtype)
    records[0]["seats"], records[0]["cells"] = -128, -(1 << 63)
    records[0]["purse"] = (32_767, -32_768, 5)
    plain = Small.plain(records[:1].tobytes())
    assert (plain.seats, tuple(plain.purse), plain.cells) == (-128, (32_767, -32_768, 5), -(1 << 63))
    assert type(plain.seats) is int
    assert Small.restored(records[:1].tobytes()) == records[:1]
