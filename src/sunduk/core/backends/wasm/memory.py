"""Arrays at addresses of a module's memory, for functions that are compiled to WebAssembly.

A caller outside of a module can pass numbers only. So exported functions take addresses, and make arrays of them.
"""

from __future__ import annotations

from typing import Any

from numba import types
from numba.extending import intrinsic
from numba.np.arrayobj import populate_array


@intrinsic  # type: ignore[untyped-decorator]
def row_at(typing_context: Any, address: Any, length: Any, kind: Any) -> Any:
    """The array of `length` numbers of a kind, or of records, at an address."""
    return _array(kind, 1)(address, length, kind), _populated


@intrinsic  # type: ignore[untyped-decorator]
def table_at(typing_context: Any, address: Any, rows: Any, columns: Any, kind: Any) -> Any:
    """The array of `rows` times `columns` numbers of a kind at an address."""
    return _array(kind, 2)(address, rows, columns, kind), _populated


def _array(kind: Any, dimensions: int) -> Any:
    return types.Array(kind.instance_type, dimensions, "C")


def _populated(context: Any, builder: Any, signature: Any, given: Any) -> Any:
    """Write the structure that stands for an array in Numba's code."""
    kind = signature.return_type
    element = context.get_data_type(kind.dtype)
    size = context.get_constant(types.intp, context.get_abi_sizeof(element))
    shape = [context.cast(builder, given[at], signature.args[at], types.intp) for at in range(1, kind.ndim + 1)]
    strides = [size] if kind.ndim == 1 else [builder.mul(shape[1], size), size]
    array = context.make_array(kind)(context, builder)
    data = builder.inttoptr(given[0], element.as_pointer())
    populate_array(array, data=data, shape=shape, strides=strides, itemsize=size, meminfo=None)
    return array._getvalue()
