"""The record: one fixed-size NumPy structure that is the whole state of a match.

A game declares its record as a class whose attributes are fields:

    class State(Record):
        seat: int = number(np.int8)
        purse: Row = row(np.int16, 4)

Rules run unchanged over a `Checked` view of it (interpreted) or over its raw memory (compiled).
"""

from __future__ import annotations

import operator
from collections import namedtuple
from collections.abc import Callable, Iterator
from struct import Struct
from typing import Any, ClassVar, NamedTuple, Protocol, Self, cast

import numpy as np
from numpy.typing import NDArray

Records = NDArray[np.void]
"""An array of records; a single state is an array of one."""


_PADDING = "padding"
_CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u2": "H", "u4": "I", "u8": "Q"}
"""The format characters of `struct` for NumPy's integer types."""


class Row(Protocol):
    """The operations that rules may use on an array field, or on the row that choices are written to."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...


class _Field(NamedTuple):
    kind: type[np.integer[Any]]
    shape: tuple[int, ...]


def number(kind: type[np.integer[Any]]) -> Any:
    """A field that holds one integer."""
    return _Field(kind, ())


def row(kind: type[np.integer[Any]], length: int) -> Any:
    """A field that holds `length` integers."""
    return _Field(kind, (length,))


class Record:
    """The base of a game's `State`. Every game has the field `seats`; each option is a field of its name."""

    dtype: ClassVar[np.dtype[np.void]]
    """The NumPy layout, the same for the interpreter, compiled code and the GPU."""

    fields: ClassVar[tuple[str, ...]]
    """Field names in order of declaration."""

    _numbers: ClassVar[Struct]
    """Unpacks all numbers of a record, in their order in memory."""

    _parts: ClassVar[Callable[[tuple[int, ...]], tuple[Any, ...]]]
    """Groups the unpacked numbers by field."""

    _named: ClassVar[Callable[[tuple[Any, ...]], Any]]
    """Makes a named tuple of these groups."""

    seats: int
    """How many seats play."""

    def __init_subclass__(cls) -> None:
        own = {name: value for name, value in vars(cls).items() if isinstance(value, _Field)}
        fields = {"seats": _Field(np.int8, ())} | own
        cls.fields = tuple(fields)
        cls.dtype = np.dtype((np.record, _layout(fields)))
        cls._numbers, cls._parts, cls._named = _division(cls.dtype)
        for name in own:
            delattr(cls, name)

    @classmethod
    def blank(cls, count: int = 1) -> Records:
        """`count` records in which everything is zero."""
        return np.zeros(count, cls.dtype)

    @classmethod
    def checked(cls, records: Records) -> Self:
        """The first record wrapped for interpreted rules, which then get range and index checks."""
        return cast(Self, Checked(records[0]))

    @classmethod
    def restored(cls, state: bytes) -> Records:
        """The record that has these bytes."""
        return np.frombuffer(bytearray(state), cls.dtype)

    @classmethod
    def plain(cls, state: bytes) -> Self:
        """The record with these bytes as Python ints and tuples, read-only: many times faster to read."""
        return cast(Self, cls._named(cls._parts(cls._numbers.unpack(state))))


def copied(records: Records) -> Records:
    """A copy of records by their bytes. `ndarray.copy` is slower: it goes through structures field by field."""
    return np.frombuffer(bytearray(records.tobytes()), records.dtype)


def _layout(fields: dict[str, _Field]) -> np.dtype[np.void]:
    """The NumPy layout: largest numbers first, padding as a field of its own, so that every byte is defined."""
    widest = sorted(fields.items(), key=lambda item: -np.dtype(item[1].kind).itemsize)
    rows = [(name, kind, shape) for name, (kind, shape) in widest]
    if gap := -np.dtype(rows).itemsize % 8:
        rows.append((_PADDING, np.uint8, (gap,)))
    return np.dtype(rows, align=True)


def _division(layout: np.dtype[np.void]) -> tuple[Struct, Callable[..., tuple[Any, ...]], Callable[..., Any]]:
    """How to decode a record: unpack its numbers, group them by field, name the groups."""
    names: tuple[str, ...] = cast(Any, layout).names
    codes, places, found = "=", list[int | slice](), 0
    for name in names:
        kind, shape = layout[name].base, layout[name].shape
        count = shape[0] if shape else 1
        codes += f"{count}{_CODES[kind.str[1:]]}"
        places.append(slice(found, found + count) if shape else found)
        found += count
    numbers = Struct(codes)
    assert numbers.size == layout.itemsize, "there are no gaps in a record"
    return numbers, operator.itemgetter(*places), cast(Any, namedtuple)("Plain", names)._make


class _CheckedRow:
    """An array field whose reads give Python ints and which refuses indices out of range, negative ones included."""

    __slots__ = ("_cells",)

    def __init__(self, cells: NDArray[Any]) -> None:
        self._cells = cells

    def __getitem__(self, index: int) -> int:
        if index < 0:
            raise IndexError(f"index {index} is negative")
        return int(self._cells[index])

    def __setitem__(self, index: int, value: int) -> None:
        if index < 0:
            raise IndexError(f"index {index} is negative")
        self._cells[index] = operator.index(value)

    def __len__(self) -> int:
        return len(self._cells)

    def __iter__(self) -> Iterator[int]:
        return iter(self._cells.tolist())


class Checked:
    """A record whose reads give Python ints and whose stores raise when a value does not fit.

    NumPy's own small integers overflow silently and differ from compiled code; Python ints agree with it.
    """

    __slots__ = ("_data",)

    def __init__(self, data: np.void) -> None:
        object.__setattr__(self, "_data", data)

    def __getattr__(self, name: str) -> Any:
        if name not in self._data.dtype.names:
            raise AttributeError(f"the record has no field {name!r}")
        value = self._data[name]
        return _CheckedRow(value) if isinstance(value, np.ndarray) else int(value)

    def __setattr__(self, name: str, value: int) -> None:
        if name not in self._data.dtype.names:
            raise AttributeError(f"the record has no field {name!r}")
        if self._data.dtype[name].shape:
            raise TypeError(f"{name} is an array: assign to its elements")
        self._data[name] = operator.index(value)

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={self._data[name].tolist()}" for name in self._data.dtype.names if name != _PADDING)
        return f"<{fields}>"
