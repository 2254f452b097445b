"""What compiled CPU code does otherwise than its Python source says, with the same results: by instructions of the
processor, and with memory on its stack.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from ..rules import bits, rng


@cache
def room() -> Any:
    """The function `room` of random numbers as an array on the stack: compiled code allocates nothing."""
    from llvmlite import ir
    from numba import types
    from numba.core import cgutils
    from numba.extending import intrinsic
    from numba.np.arrayobj import make_array, populate_array

    size, word = len(rng.room()), ir.IntType(64)

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        memory = cgutils.alloca_once(builder, ir.ArrayType(word, size))
        row = make_array(signature.return_type)(context, builder)
        shape, strides = [ir.Constant(word, size)], [ir.Constant(word, 8)]
        data = builder.bitcast(memory, word.as_pointer())
        populate_array(row, data=data, shape=shape, strides=strides, itemsize=8, meminfo=None)
        return row._getvalue()

    def typed(context: Any) -> Any:
        return types.Array(types.int64, 1, "C")(), build

    return intrinsic(typed)


@cache
def bit_functions() -> dict[Any, Any]:
    """The functions `nth` and `moved` of bit sets by the instructions `pdep` and `pext`, by the code of their source;
    empty for processors that have none.
    """
    from llvmlite import binding, ir
    from numba import types
    from numba.extending import intrinsic

    if not binding.get_host_cpu_features().get("bmi2"):
        return {}
    word, bit = ir.IntType(64), ir.IntType(1)

    def call(builder: Any, name: str, one: Any, other: Any) -> Any:
        kind = ir.FunctionType(word, [word, word])
        return builder.call(builder.module.declare_intrinsic(f"llvm.x86.bmi.{name}.64", fnty=kind), [one, other])

    def build_nth(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        members, index = arguments
        found = call(builder, "pdep", builder.shl(ir.Constant(word, 1), index), members)
        return builder.cttz(found, ir.Constant(bit, 0))

    def build_moved(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        members, here, there = arguments
        return call(builder, "pdep", call(builder, "pext", members, here), there)

    def nth(context: Any, members: Any, index: Any) -> Any:
        return types.int64(types.int64, types.int64), build_nth

    def moved(context: Any, members: Any, here: Any, there: Any) -> Any:
        return types.int64(types.int64, types.int64, types.int64), build_moved

    return {bits.nth.__code__: intrinsic(nth), bits.moved.__code__: intrinsic(moved)}
