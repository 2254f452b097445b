"""What compiled GPU code does otherwise than its Python source says, with the same results.

Threads of a GPU are slow one by one: what a row of an observation costs is the instructions for each of its numbers.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from numba import cuda, int64, types, uint32
from numba.cuda import cgutils
from numba.cuda.extending import intrinsic
from numba.cuda.np.arrayobj import make_array

from ..rules import bits
from ..rules.observation import NOTHING, ONE, put
from .kernels import copy

_UNROLLED = 8


@cache
def functions() -> dict[Any, Any]:
    """By the code of functions, what stands in their place."""
    return {
        bits.count.__code__: cuda.jit(device=True)(lambda members: cuda.popc(int64(members))),
        bits.lowest.__code__: cuda.jit(device=True)(lambda members: cuda.ffs(int64(members)) - 1),
        put.__code__: _put,
        copy.__code__: _copy,
    }


def put_set(out: Any, first: int, size: int, members: int) -> None:
    """Fill a block as `observation.put_set` does, by words of 32 bits: shifts of 64 take three instructions."""
    at, rest = uint32(first), uint32(size)
    word, next_word = uint32(members), uint32(members >> 32)
    while rest > uint32(32):
        for _ in range(32):
            put(out, at, ONE if word & uint32(1) else NOTHING)
            word >>= uint32(1)
            at += uint32(1)
        rest -= uint32(32)
        word = next_word
    while rest >= uint32(_UNROLLED):
        for _ in range(_UNROLLED):
            put(out, at, ONE if word & uint32(1) else NOTHING)
            word >>= uint32(1)
            at += uint32(1)
        rest -= uint32(_UNROLLED)
    while rest:
        put(out, at, ONE if word & uint32(1) else NOTHING)
        word >>= uint32(1)
        at += uint32(1)
        rest -= uint32(1)


def clear(out: Any, first: int, end: int) -> None:
    """Make numbers zero as `observation.clear` does, some in each round of the loop."""
    at, last = uint32(first), uint32(end)
    while at + uint32(_UNROLLED) <= last:
        for _ in range(_UNROLLED):
            put(out, at, NOTHING)
            at += uint32(1)
    while at < last:
        put(out, at, NOTHING)
        at += uint32(1)


def wipe(marks: Any) -> None:
    """Make a whole row zero, as `kernels.wipe` does."""
    clear(marks, 0, len(marks))


def _address(context: Any, builder: Any, kind: Any, array: Any, index: Any) -> Any:
    """The address of an element. An index is not counted from the end."""
    from llvmlite import ir

    made = make_array(kind)(context, builder, value=array)
    (step,) = cgutils.unpack_tuple(builder, made.strides)
    # Narrower numbers would do, but NVIDIA's compiler then took one index for the step of another.
    offset = builder.mul(builder.zext(index, ir.IntType(64)), step)
    begin = builder.bitcast(made.data, ir.IntType(8).as_pointer())
    return builder.gep(begin, [offset])


@intrinsic  # type: ignore[untyped-decorator]
def _put(typing: Any, out: Any, index: Any, value: Any) -> Any:
    """Write a number without asking whether its index is negative."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array, at, number = arguments
        element = context.get_data_type(out.dtype).as_pointer()
        builder.store(number, builder.bitcast(_address(context, builder, out, array, at), element))
        return context.get_dummy_value()

    return types.none(out, types.uint32, out.dtype), build


@intrinsic  # type: ignore[untyped-decorator]
def _copy(typing: Any, to: Any, there: Any, source: Any, here: Any) -> Any:
    """Copy a record by words of eight bytes; the compiler would copy it byte by byte."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        from llvmlite import ir

        target, at, origin, begin = arguments
        words = ir.ArrayType(ir.IntType(64), to.dtype.size // 8).as_pointer()
        into = builder.bitcast(_record(context, builder, to, target, at), words)
        from_ = builder.bitcast(_record(context, builder, source, origin, begin), words)
        for word in range(to.dtype.size // 8):
            place = [ir.Constant(ir.IntType(32), 0), ir.Constant(ir.IntType(32), word)]
            builder.store(builder.load(builder.gep(from_, place), align=8), builder.gep(into, place), align=8)
        return context.get_dummy_value()

    return types.none(to, types.int64, source, types.int64), build


def _record(context: Any, builder: Any, kind: Any, array: Any, index: Any) -> Any:
    """The address of a record in an array of records that lie one after another."""
    from llvmlite import ir

    made = make_array(kind)(context, builder, value=array)
    begin = builder.bitcast(made.data, ir.IntType(8).as_pointer())
    return builder.gep(begin, [builder.mul(index, ir.Constant(ir.IntType(64), kind.dtype.size))])
