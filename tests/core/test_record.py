"""Records: fields read as Python ints, stores are range-checked, and there is no padding."""

from __future__ import annotations

import numpy as np
import pytest

from sunduk.core.rules.record import Record, Row, number, row


class Small(Record):
    seats: int = number(np.int8)
    purse: Row = row(np.int16, 3)
    cells: int = number(np.int64)


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


def test_unknown_fields_raise(s: Small) -> None:
    with pytest.raises(AttributeError, match="no field 'seat'"):
        s.seat = 1  # type: ignore[attr-defined]
    with pytest.raises(AttributeError, match="no field 'seat'"):
        _ = s.seat  # type: ignore[attr-defined]
    with pytest.raises(TypeError, match="purse is an array"):
        s.purse = 1  # type: ignore[assignment]


def test_every_byte_belongs_to_a_field() -> None:
    fields = Small.dtype.fields
    assert fields is not None
    assert sum(kind.itemsize for kind, *_ in fields.values()) == Small.dtype.itemsize
    assert Small.dtype.itemsize % 8 == 0


def test_checked_writes_through() -> None:
    records = Small.blank(2)
    s = Small.checked(records)
    s.cells = 1 << 48
    assert records["cells"].tolist() == [1 << 48, 0]
    assert repr(s) == "<cells=281474976710656, purse=[0, 0, 0], seats=0>"


def test_a_plain_copy_holds_the_same_numbers() -> None:
    records = Small.blank(2)
    records[0]["seats"], records[0]["cells"] = -128, -(1 << 63)
    records[0]["purse"] = (32_767, -32_768, 5)
    plain = Small.plain(records[:1].tobytes())
    assert (plain.seats, tuple(plain.purse), plain.cells) == (-128, (32_767, -32_768, 5), -(1 << 63))
    assert type(plain.seats) is int
    assert Small.restored(records[:1].tobytes()) == records[:1]
