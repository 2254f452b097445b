"""The GPU as a device: one CUDA thread per lane of a batch."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

from ..errors import MissingExtra
from ..match.game import Game
from . import kernels as lanes
from .batch import TURNS
from .devices import job as job
from .dlpack import CUDA, capsule

if not find_spec("numba_cuda"):
    raise MissingExtra('The GPU needs an extra: pip install "sunduk[cuda]".')

if not hasattr(np, "row_stack"):
    # numba-cuda 0.30 asks for this name, which NumPy 2.5 dropped.
    setattr(np, "row_stack", np.vstack)  # noqa: B010

from numba import config, cuda, from_dtype, int16, int32, int64, types
from numba.cuda import dispatcher
from numba.cuda.cudadrv import driver
from numba.cuda.cudadrv.devicearray import DeviceNDArray

config.CUDA_LOW_OCCUPANCY_WARNINGS = False
"""A small batch is allowed: no warning."""

STATE: Any = None
"""Placeholder: the linker puts the record type of the game here."""
MOST_CHOICES = 0
"""Placeholder: the linker puts the game's own number here."""
_THREADS = 128
_CAPABILITY = (9, 0)


def kernel(count: int, arguments: Any) -> None:
    """Run a kernel of a batch for the lane of this CUDA thread."""
    at = cuda.grid(1)
    if at < count:
        desk = cuda.local.array(1, STATE)
        out = cuda.local.array(MOST_CHOICES, int16)
        job(at, desk, out, *arguments)


@cache
def _link(game: Game, job: Callable[..., None]) -> Any:
    """The compiled kernel of a function. Cached: looking up the record's type takes longer than most kernels run."""
    state = from_dtype(game.state.dtype)
    return game.linker("cuda")(kernel, job=job, STATE=state, MOST_CHOICES=game.most_choices)


class Shared(DeviceNDArray):  # type: ignore[misc]
    """An array on the GPU that supports DLPack, so that other libraries read it without a copy; Numba's own do not."""

    def __dlpack__(self, *, stream: int | None = None, **wishes: object) -> object:
        """Export the array. Our work runs on the default stream; a consumer's own stream is made to wait for it."""
        if wishes.get("copy"):
            raise BufferError("The arrays of a batch are lent, not copied.")
        if stream not in (None, 1, -1):
            cuda.synchronize()
        address = self.__cuda_array_interface__["data"][0]
        return capsule(self, address, self.shape, self.strides, self.dtype, self.__dlpack_device__())

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA, cuda.current_context().device.id


class Gpu:
    """The first CUDA device."""

    def __init__(self, game: Game) -> None:
        if not cuda.is_available():
            raise MissingExtra("No CUDA device can be used here; batches on the CPU work everywhere.")
        self._game = game

    def array(self, host: NDArray[Any]) -> Any:
        return cuda.to_device(host)

    def room(self, *shape: int, dtype: DTypeLike = np.int32) -> Any:
        # Column-major: neighbouring threads then write to neighbouring addresses (coalesced access).
        array = cuda.device_array(shape, dtype, order="F")
        array = Shared(array.shape, array.strides, array.dtype, gpu_data=array.gpu_data)
        driver.device_memset(array, 0, array.nbytes)
        return array

    def given(self, array: Any) -> Any:
        if hasattr(array, "__cuda_array_interface__"):
            return cuda.as_cuda_array(array)
        return cuda.to_device(np.ascontiguousarray(array))

    def host(self, array: Any) -> NDArray[Any]:
        copy: NDArray[Any] = array.copy_to_host()
        return copy

    def sweep(self, job: Callable[..., None], count: int, *arguments: Any) -> None:
        blocks = -(-count // _THREADS)
        _link(self._game, job)[blocks, _THREADS](count, arguments)

    def wait(self) -> None:
        """Block until all work submitted so far is done."""
        cuda.synchronize()


def ptx(game: Game) -> str:
    """The machine-independent GPU code of random play; needs no GPU."""
    record = from_dtype(game.state.dtype)[::1]
    turns = from_dtype(TURNS)[::1]
    signature = (int64, types.Tuple((record, record, turns, int32[:, ::1], int64, int64, int64)))
    return compiled_ptx(_link(game, lanes.run), signature)


def compiled_ptx(kernel: Any, signature: tuple[Any, ...]) -> str:
    """The machine-independent GPU code of a linked kernel for arguments of these Numba types; needs no GPU."""
    with _pretended_device():
        code, _ = cuda.compile_ptx(kernel.py_func, signature, cc=_CAPABILITY)
    return str(code)


@contextmanager
def _pretended_device() -> Iterator[None]:
    """Pretend a GPU is present: the compiler asks it for its compute capability even when only code is generated."""

    class Pretended:
        compute_capability = _CAPABILITY

    real = dispatcher.get_current_device
    dispatcher.get_current_device = Pretended
    try:
        yield
    finally:
        dispatcher.get_current_device = real
