"""How the fields of a record lie in its memory, and the classes that read them from there.

Nothing here needs NumPy; `numpy_type` describes the same layout to it.
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable, Iterator, Mapping
from operator import attrgetter, itemgetter
from struct import Struct
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn, cast

if TYPE_CHECKING:
    import numpy as np

PADDING = "padding"
"""The last field of a record whose fields do not fill its last 8 bytes."""


class Kind(NamedTuple):
    """A kind of integer that a field can hold."""

    code: str
    """Its format character in `struct` and `memoryview`; upper case for numbers without a sign."""
    size: int
    """Its length in bytes."""


i8, i16, i32, i64 = Kind("b", 1), Kind("h", 2), Kind("i", 4), Kind("q", 8)
"""Signed integers of 8, 16, 32 and 64 bits."""
_BYTE = Kind("B", 1)


class Field(NamedTuple):
    """What a game declares about a field."""

    kind: Kind
    length: int | None = None
    """How many integers it holds; None for a single number, which is not a row."""


class Place(NamedTuple):
    """Where a field lies in memory."""

    name: str
    kind: Kind
    length: int | None
    begin: int
    """Its index in the memory of the record, read as integers of its kind."""


Layout = tuple[Place, ...]
"""The places of all fields, in their order in memory."""


def laid_out(fields: Mapping[str, Field]) -> Layout:
    """The layout of fields: largest numbers first, and padding as a field of its own, so that every byte is defined."""
    widest = sorted(fields.items(), key=lambda item: -item[1].kind.size)
    size = sum(kind.size * (length or 1) for _, (kind, length) in widest)
    if gap := -size % 8:
        widest.append((PADDING, Field(_BYTE, gap)))
    places, offset = [], 0
    for name, (kind, length) in widest:
        places.append(Place(name, kind, length, offset // kind.size))
        offset += kind.size * (length or 1)
    return tuple(places)


def unpacker(layout: Layout) -> Struct:
    """What reads and writes all numbers of a record, in their order in memory."""
    return Struct("=" + "".join(f"{place.length or 1}{place.kind.code}" for place in layout))


def plain_reader(layout: Layout) -> Callable[[bytes], Any]:
    """A function that decodes the bytes of a record to a named tuple of ints and tuples of ints."""
    parts, found = list[int | slice](), 0
    for place in layout:
        parts.append(found if place.length is None else slice(found, found + place.length))
        found += place.length or 1
    unpack, grouped = unpacker(layout).unpack, itemgetter(*parts)
    named = cast(Any, namedtuple)("Plain", [place.name for place in layout])._make
    return lambda state: named(grouped(unpack(state)))


def numpy_type(layout: Layout) -> np.dtype[np.void]:
    """The layout as a type of NumPy's, for compiled code."""
    import numpy as np

    fields = [
        (name, f"{'u' if kind.code.isupper() else 'i'}{kind.size}", () if length is None else (length,))
        for name, kind, length, _ in layout
    ]
    return np.dtype((np.record, np.dtype(fields, align=True)))


class CheckedRow:
    """An array field that refuses indices out of range, negative ones included, and values that do not fit."""

    __slots__ = ("_cells",)

    def __init__(self, cells: memoryview) -> None:
        self._cells = cells

    def __getitem__(self, index: int) -> int:
        if index < 0:
            raise IndexError(f"index {index} is negative")
        return self._cells[index]

    def __setitem__(self, index: int, value: int) -> None:
        if index < 0:
            raise IndexError(f"index {index} is negative")
        try:
            self._cells[index] = value
        except ValueError:
            refuse_value(f"element {index} of a row", value)

    def __len__(self) -> int:
        return len(self._cells)

    def __iter__(self) -> Iterator[int]:
        return iter(self._cells.tolist())


class CheckedRecord:
    """The base of generated classes: a record whose reads give Python ints and whose stores raise if they do not fit.

    Compiled code would keep the low bits of a number that does not fit, and read some other field at a wrong index.
    """

    __slots__ = ()
    _layout: Layout
    as_bytes: memoryview
    """Its memory."""

    def __repr__(self) -> str:
        values = {name: getattr(self, name) for name, *_ in self._layout if name != PADDING}
        fields = (f"{name}={value if isinstance(value, int) else list(value)}" for name, value in values.items())
        return f"<{', '.join(fields)}>"


_NUMBER = """
def get_{name}(self):
    return self.as_{code}[{index}]

def set_{name}(self, value):
    try:
        self.as_{code}[{index}] = value
    except ValueError:
        refuse_value({name!r}, value)
"""
"""The accessors of a field with one number, generated so that index and attribute are constants of their code."""


def checked_class(layout: Layout) -> Callable[[memoryview], CheckedRecord]:
    """A class over the memory of a record, with a property for each field: how interpreted rules see it."""
    codes = sorted({place.kind.code for place in layout})
    rows = [place for place in layout if place.length is not None]
    numbers = [place for place in layout if place.length is None]
    scope: dict[str, Any] = {"refuse_value": refuse_value}
    texts = (_NUMBER.format(name=place.name, code=place.kind.code, index=place.begin) for place in numbers)
    exec("".join(texts), scope)  # noqa: S102  the text is our own
    body: dict[str, Any] = {"_layout": layout}
    body |= {name: property(scope[f"get_{name}"], scope[f"set_{name}"]) for name, *_ in numbers}
    body |= {name: property(attrgetter(f"row_{name}"), _refusing_row(name)) for name, *_ in rows}

    def cast_memory(self: Any, memory: memoryview) -> None:
        self.as_bytes = memory
        for code in codes:
            setattr(self, f"as_{code}", memory.cast(cast(Any, code)))
        for name, kind, length, begin in rows:
            cells = getattr(self, f"as_{kind.code}")[begin : begin + cast(int, length)]
            setattr(self, f"row_{name}", CheckedRow(cells))

    body["__init__"] = cast_memory
    body["__slots__"] = ("as_bytes", *(f"as_{code}" for code in codes), *(f"row_{place.name}" for place in rows))
    return type("Record", (CheckedRecord,), body)


def _refusing_row(name: str) -> Callable[[object, object], NoReturn]:
    def refuse(_: object, value: object) -> NoReturn:
        raise TypeError(f"{name} is an array: assign to its elements")

    return refuse


def refuse_value(name: str, value: int) -> NoReturn:
    """Say that a number does not fit into its field."""
    raise OverflowError(f"{value} does not fit into {name}") from None
