"""What compiled CPU code does otherwise than its Python source says, with the same results: by instructions of the
processor, and with memory on its stack.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from ..rules import rng


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
def nth() -> Any:
    """The function `nth` of bit sets as two instructions, for x86 processors that have `pdep`; None for others."""
    from llvmlite import binding, ir
    from numba import types
    from numba.extending import intrinsic

    if not binding.get_host_cpu_features().get("bmi2"):
        return None
    word, bit = ir.IntType(64), ir.IntType(1)

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        members, index = arguments
        pdep = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", fnty=ir.FunctionType(word, [word, word]))
        found = builder.call(pdep, [builder.shl(ir.Constant(word, 1), index), members])
        return builder.cttz(found, ir.Constant(bit, 0))

    def typed(context: Any, members: Any, index: Any) -> Any:
        return types.int64(types.int64, types.int64), build

    return intrinsic(typed)
