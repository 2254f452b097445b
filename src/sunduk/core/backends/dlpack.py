"""DLPack: sharing arrays with other libraries without a copy, for memory whose own type does not support it.

NumPy's arrays support it, Numba's GPU arrays do not. Shared memory stays alive until the consumer releases it.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from ctypes import c_char_p, c_int32, c_int64, c_uint8, c_uint16, c_uint64, c_void_p, py_object
from typing import Any

import numpy as np
from numpy.typing import DTypeLike

CPU, CUDA = 1, 2
"""DLPack's numbers of device types."""

_KINDS = {"i": 0, "u": 1, "f": 2, "b": 6}
_NAME = b"dltensor"
"""The name of a capsule that has not been consumed yet."""


class _Tensor(ctypes.Structure):
    """DLManagedTensor: an array, and the function its consumer calls to release it."""

    _fields_ = (
        ("data", c_void_p),
        ("device_kind", c_int32),
        ("device", c_int32),
        ("dimensions", c_int32),
        ("kind", c_uint8),
        ("bits", c_uint8),
        ("lanes", c_uint16),
        ("shape", ctypes.POINTER(c_int64)),
        ("strides", ctypes.POINTER(c_int64)),
        ("offset", c_uint64),
        ("context", c_void_p),
        ("give_back", c_void_p),
    )


_lent: dict[int, tuple[object, ...]] = {}
"""Objects kept alive until their tensor is released, by the tensor's address."""


def _give_back(tensor: int) -> None:
    _lent.pop(tensor, None)


def _discard(capsule: int) -> None:
    """Destructor of a capsule: release its memory if nobody consumed it. `capsule` is the address of a dying object."""
    if _is_valid(capsule, _NAME):
        _give_back(_pointer(capsule, _NAME))


_CALLED_BACK = ctypes.CFUNCTYPE(None, c_void_p)
_give_back_in_c, _discard_in_c = _CALLED_BACK(_give_back), _CALLED_BACK(_discard)


_new_capsule = ctypes.pythonapi.PyCapsule_New
_new_capsule.restype, _new_capsule.argtypes = py_object, (c_void_p, c_char_p, c_void_p)
_is_valid = ctypes.pythonapi.PyCapsule_IsValid
_is_valid.restype, _is_valid.argtypes = ctypes.c_int, (c_void_p, c_char_p)
_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_pointer.restype, _pointer.argtypes = c_void_p, (c_void_p, c_char_p)


def capsule(
    owner: object,
    address: int,
    shape: Sequence[int],
    strides: Sequence[int],
    dtype: DTypeLike,
    device: tuple[int, int] = (CPU, 0),
) -> Any:
    """A DLPack capsule of memory that `owner` keeps alive; strides are in bytes."""
    numbers = np.dtype(dtype)
    if numbers.kind not in _KINDS:
        raise BufferError(f"Other libraries have no arrays of {numbers}.")
    row = c_int64 * len(shape)
    sizes, steps = row(*shape), row(*(stride // numbers.itemsize for stride in strides))
    give_back = ctypes.cast(_give_back_in_c, c_void_p)
    kind = _KINDS[numbers.kind], 8 * numbers.itemsize, 1
    tensor = _Tensor(address, *device, len(shape), *kind, sizes, steps, 0, None, give_back)
    _lent[ctypes.addressof(tensor)] = owner, tensor, sizes, steps
    return _new_capsule(ctypes.addressof(tensor), _NAME, ctypes.cast(_discard_in_c, c_void_p))
