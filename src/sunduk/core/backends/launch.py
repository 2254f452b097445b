"""Launching kernels on a GPU whose arguments were laid out before.

Numba's own launch takes 130 µs for the kernels of a batch, most of it to find out the types of their arguments and to
take arrays apart. Here that is done once; a launch exchanges the arguments that change, in 6 µs.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
from cuda.bindings import driver
from numba import cuda, float64, from_dtype, int64, types

_META, _PARENT, _SIZE, _ITEM, _ADDRESS, _SHAPE, _STRIDE = range(7)
"""The 64-bit words that stand for an array of one dimension in the arguments of a kernel."""


class Given(NamedTuple):
    """A caller's array on the GPU."""

    address: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    dtype: np.dtype[Any]
    size: int
    owner: object
    """Keeps it alive."""


class Launch:
    """A kernel with its arguments in memory: those that change, which a launch exchanges, and those that last."""

    def __init__(self, kernel: Any, blocks: int, threads: int, stream: Any, first: tuple[int, ...], lasting: Any):
        """`first` are the arguments of the kernel before the tuple."""
        self._kernel = kernel
        self._grid = blocks, 1, 1, threads, 1, 1, 0
        self._stream = driver.CUstream(int(stream))
        self._first, self._lasting = first, lasting
        self._laid_out: dict[tuple[Any, ...], _Arguments] = {}

    def __call__(self, *changing: Any) -> None:
        types_given = tuple(value.dtype if isinstance(value, Given) else None for value in changing)
        arguments = self._laid_out.get(types_given)
        if arguments is None:
            arguments = self._laid_out[types_given] = _Arguments(self._kernel, self._first, changing, self._lasting)
        arguments.exchange(changing)
        for _ in range(2):
            (error,) = driver.cuLaunchKernel(arguments.function, *self._grid, self._stream, arguments.address, 0)
            if error != driver.CUresult.CUDA_ERROR_INVALID_CONTEXT:
                break
            # This thread has not used the GPU before.
            cuda.current_context()
        if error:
            raise RuntimeError(f"The GPU did not take a kernel: {error.name}.")


class _Arguments:
    """The arguments of a compiled kernel, as the driver reads them."""

    def __init__(self, kernel: Any, first: tuple[int, ...], changing: Any, lasting: Any) -> None:
        arguments = *first, (*changing, *lasting)
        compiled = kernel.compile(tuple(map(_kind, arguments)))
        self.function = driver.CUfunction(int(compiled._codelibrary.get_cufunc().kernel.handle))
        self._kept = lasting
        self._changing = [list(_cells(value)) for value in changing]
        before = [cell for value in first for cell in _cells(value)]
        after = [cell for value in lasting for cell in _cells(value)]
        cells = before + [cell for each in self._changing for cell in each] + after
        self._addresses = (ctypes.c_void_p * len(cells))(*map(ctypes.addressof, cells))
        self._cells = cells
        self.address = ctypes.addressof(self._addresses)

    def exchange(self, changing: tuple[Any, ...]) -> None:
        """Put in the arguments that change."""
        for cells, value in zip(self._changing, changing, strict=True):
            if isinstance(value, Given):
                cells[_SIZE].value = cells[_SHAPE].value = value.size
                cells[_ADDRESS].value = value.address
                cells[_STRIDE].value = value.strides[0]
            else:
                cells[0].value = value


def _kind(value: Any) -> Any:
    """Numba's type of an argument."""
    if isinstance(value, Given):
        return types.Array(from_dtype(value.dtype), 1, "A")
    if isinstance(value, tuple):
        return types.Tuple(list(map(_kind, value)))
    if isinstance(value, int):
        return int64
    return float64 if isinstance(value, float) else value._numba_type_


def _cells(value: Any) -> Iterator[Any]:
    """The words of an argument, as Numba's kernels take them."""
    if isinstance(value, int):
        yield ctypes.c_int64(value)
    elif isinstance(value, float):
        yield ctypes.c_double(value)
    else:
        address = value.address if isinstance(value, Given) else value.device_ctypes_pointer.value
        for word in (0, 0, value.size, value.dtype.itemsize, address, *value.shape, *value.strides):
            yield ctypes.c_int64(word)
