"""The record: one fixed-size piece of memory that is the whole state of a match.

A game declares its record as a class whose attributes are fields:

    class State(Record):
        seat: int = number(i8)
        purse: Row = row(i16, 4)

Rules run unchanged over a checked view of its memory (interpreted) or over the memory itself (compiled).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, Self, TypeVar, cast

from .layout import Field, Kind, Layout, checked_class, laid_out, numpy_type, plain_reader, unpacker
from .layout import i8 as i8
from .layout import i16 as i16
from .layout import i32 as i32
from .layout import i64 as i64

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Records = NDArray[np.void]
    """An array of records; a single state is an array of one."""
else:
    Records = Any

Value = TypeVar("Value")


class Row(Protocol):
    """The operations that rules may use on an array field, or on the row that choices are written to."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...


def number(kind: Kind) -> Any:
    """A field that holds one integer."""
    return Field(kind)


def row(kind: Kind, length: int) -> Any:
    """A field that holds `length` integers."""
    return Field(kind, length)


class _OfLayout(Generic[Value]):
    """An attribute of a record class that is made from its layout when it is first read."""

    def __init__(self, make: Callable[[Layout], Value]) -> None:
        self._make = make

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, instance: object, owner: type[Record]) -> Value:
        value = self._make(owner.layout)
        setattr(owner, self._name, value)
        return value


class Record:
    """The base of a game's `State`. Every game has the field `seats`; each option is a field of its name."""

    layout: ClassVar[Layout]
    """Where each field lies, the same for the interpreter, compiled code and the GPU."""

    size: ClassVar[int]
    """How many bytes a record has."""

    fields: ClassVar[tuple[str, ...]]
    """Field names in order of declaration."""

    dtype = _OfLayout(numpy_type)
    """The layout as NumPy and compiled code know it; reading it imports NumPy."""

    _checked = _OfLayout(checked_class)
    _plain = _OfLayout(plain_reader)

    seats: int
    """How many seats play."""

    def __init_subclass__(cls) -> None:
        own = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
        fields = {"seats": Field(i8)} | own
        cls.fields = tuple(fields)
        cls.layout = laid_out(fields)
        cls.size = unpacker(cls.layout).size
        for name in own:
            delattr(cls, name)

    @classmethod
    def blank(cls) -> bytearray:
        """A record in which everything is zero."""
        return bytearray(cls.size)

    @classmethod
    def checked(cls, memory: bytearray | memoryview | Records) -> Self:
        """A view of a record for interpreted rules, with range and index checks; of an array, its first record."""
        flat = memory if isinstance(memory, bytearray | memoryview) else memory.view("u1").data
        return cast(Self, cls._checked(memoryview(flat)))

    @classmethod
    def restored(cls, state: bytes) -> Records:
        """The record that has these bytes, as an array of one, for compiled code."""
        import numpy as np

        return np.frombuffer(bytearray(state), cls.dtype)

    @classmethod
    def plain(cls, state: bytes) -> Self:
        """The record with these bytes as Python ints and tuples, read-only: many times faster to read."""
        return cast(Self, cls._plain(state))


class CheckedRecords:
    """Records in one memory, which interpreted functions read and assign as compiled ones do those of an array."""

    def __init__(self, kind: type[Record], memory: bytearray) -> None:
        whole = memoryview(memory)
        self._records = [kind.checked(whole[at : at + kind.size]) for at in range(0, len(memory), kind.size)]

    def __getitem__(self, at: int) -> Any:
        return self._records[at]

    def __setitem__(self, at: int, record: Any) -> None:
        self._records[at].as_bytes[:] = record.as_bytes  # type: ignore[attr-defined]

    def __len__(self) -> int:
        return len(self._records)
