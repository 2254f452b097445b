"""The GPU as a device: one CUDA thread per lane of a batch."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from types import FunctionType
from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

from ..errors import BadOption, MissingExtra
from ..match.game import Game
from . import kernels as lanes
from .batch import TURNS
from .devices import job as job
from .dlpack import CUDA, capsule
from .formats import FLOAT32, Format

if not find_spec("numba_cuda"):
    raise MissingExtra('The GPU needs an extra: pip install "sunduk[cuda]".')

if not hasattr(np, "row_stack"):
    # numba-cuda 0.30 asks for this name, which NumPy 2.5 dropped.
    setattr(np, "row_stack", np.vstack)  # noqa: B010

from numba import boolean, config, cuda, float32, float64, from_dtype, int16, int32, int64, types, uint8
from numba.cuda import dispatcher
from numba.cuda.cudadrv import driver
from numba.cuda.cudadrv.devicearray import DeviceNDArray

from .launch import Given, Launch

config.CUDA_LOW_OCCUPANCY_WARNINGS = False
"""A small batch is allowed: no warning."""

STATE: Any = None
"""Placeholder: the linker puts the record type of the game here."""
MOST_CHOICES = 0
"""Placeholder: the linker puts the game's own number here."""
_WORD = 8
"""Bytes: records are copied by words."""
_THREADS = 128
_WARP = 32
_WARPS = 1024
"""So many warps of 32 threads work at once; a small batch gives each few lanes: 36 µs a step instead of 50 at 4,096."""
_REGISTERS = 40
"""What a thread that plays whole matches may use: with more, fewer of them fit on the GPU."""
_TILE, _PITCH = 32, 33
"""A tile of numbers that is turned over in shared memory. Its rows are one longer, so that threads that read a column
use different banks of memory.
"""
_CAPABILITY = (9, 0)


def kernel(count: int, in_warp: int, arguments: Any) -> None:
    """Run a kernel of a batch for the lane of this CUDA thread; so many lanes are `in_warp`, one warp."""
    thread = cuda.grid(1)
    at = (thread >> 5) * in_warp + (thread & 31)
    if thread & 31 < in_warp and at < count:
        desk = cuda.local.array(1, STATE, _WORD)
        out = cuda.local.array(MOST_CHOICES, int16)
        job(at, desk, out, *arguments)


def turn_over(source: Any, target: Any) -> None:
    """Copy an array by columns to one by rows, by tiles of 32 × 32 numbers."""
    tile = cuda.shared.array((_TILE, _PITCH), KIND)
    x, y = cuda.threadIdx.x, cuda.threadIdx.y
    row, column = cuda.blockIdx.x * _TILE, cuda.blockIdx.y * _TILE
    for step in range(y, _TILE, cuda.blockDim.y):
        if row + x < source.shape[0] and column + step < source.shape[1]:
            tile[step, x] = source[row + x, column + step]
    cuda.syncthreads()
    for step in range(y, _TILE, cuda.blockDim.y):
        if row + step < source.shape[0] and column + x < source.shape[1]:
            target[row + step, column + x] = tile[x, step]


KIND: Any = None
"""Placeholder for the type of numbers that are turned over."""


@cache
def _link(game: Game, job: Callable[..., None], format: Format = FLOAT32) -> Any:
    """The compiled kernel of a function. Cached: looking up the record's type takes longer than most kernels run."""
    state = from_dtype(game.state.dtype)
    linker = game.linker("cuda", format if format is not FLOAT32 else None)
    return linker(kernel, job=job, STATE=state, MOST_CHOICES=game.most_choices)


@cache
def _swept(game: Game, job: Callable[..., None]) -> Any:
    """The compiled kernel of a function that may play whole matches."""
    return cuda.jit(max_registers=_REGISTERS)(_link(game, job).py_func)


@cache
def _turner(kind: Any) -> Any:
    """The compiled kernel `turn_over` for a type of numbers."""
    scope = dict(turn_over.__globals__, KIND=kind)
    return cuda.jit(FunctionType(turn_over.__code__, scope, f"turn_over_{kind}"))


class Shared(DeviceNDArray):  # type: ignore[misc]
    """An array on the GPU that supports DLPack, so that other libraries read it without a copy; Numba's own do not."""

    def __repr__(self) -> str:
        return f"<array on the GPU: shape {self.shape}, {self.dtype}, strides {self.strides}>"

    def __dlpack__(self, *, stream: int | None = None, **wishes: object) -> object:
        """Export the array. If the consumer works on another stream than the batch, it gets what is done by now."""
        if wishes.get("copy"):
            raise BufferError("The arrays of a batch are lent, not copied.")
        # By the protocol, -1 asks for no order, and 1 and None mean CUDA's own stream.
        if stream != -1 and (1 if stream is None else stream) != (int(self.stream) or 1):
            _wait(self.stream)
        return capsule(self, _address(self), self.shape, self.strides, self.dtype, self.__dlpack_device__())

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA, cuda.current_context().device.id


class Gpu:
    """The first CUDA device."""

    order = "columns"

    def __init__(self, game: Game, stream: Any = None) -> None:
        if not cuda.is_available():
            raise MissingExtra("No CUDA device can be used here; batches on the CPU work everywhere.")
        self._game = game
        self._stream = _stream(stream)

    def array(self, host: NDArray[Any]) -> Any:
        array = cuda.to_device(host, self._stream)
        self.wait()
        return array

    def room(self, *shape: int, dtype: DTypeLike = np.int32, turned: bool = False) -> Any:
        # Column-major: neighbouring threads then write to neighbouring addresses (coalesced access).
        array = cuda.device_array(shape, dtype, order="C" if turned else "F")
        array = Shared(array.shape, array.strides, array.dtype, self._stream, array.gpu_data)
        self.clear(array)
        return array

    def viewed(self, array: Any, dtype: DTypeLike) -> Any:
        return Shared(array.shape, array.strides, np.dtype(dtype), self._stream, array.gpu_data)

    def clear(self, array: Any) -> None:
        driver.device_memset(array, 0, array.nbytes, self._stream)

    def alarm(self) -> NDArray[np.int32]:
        alarm: NDArray[np.int32] = cuda.mapped_array(1, np.int32)
        alarm[0] = 0
        return alarm

    def given(self, array: Any) -> Given:
        if isinstance(array, Shared):
            return Given(_address(array), array.shape, array.strides, array.dtype, array.size, array)
        known = getattr(array, "__cuda_array_interface__", None)
        if known is None:
            return self.given(cuda.to_device(np.ascontiguousarray(array), self._stream))
        if known.get("stream") not in (None, int(self._stream) or 1):
            _wait(cuda.external_stream(known["stream"]))
        kind, shape = np.dtype(known["typestr"]), tuple(known["shape"])
        strides = known.get("strides") or (kind.itemsize,) * len(shape)
        return Given(known["data"][0], shape, strides, kind, int(np.prod(shape)), array)

    def host(self, array: Any) -> NDArray[Any]:
        if isinstance(array, np.ndarray):
            return array
        copy: NDArray[Any] = array.copy_to_host(stream=self._stream)
        self.wait()
        return copy

    def sweep(self, job: Callable[..., None], count: int, *arguments: Any) -> None:
        blocks = -(-count // _THREADS)
        _swept(self._game, job)[blocks, _THREADS, self._stream](count, _WARP, arguments)

    def prepared(
        self, job: Callable[..., None], count: int, *arguments: Any, format: Format = FLOAT32
    ) -> Callable[..., None]:
        in_warp = lanes_in_warp(count)
        blocks = -(-count * _WARP // (_THREADS * in_warp))
        return Launch(_link(self._game, job, format), blocks, _THREADS, self._stream, (count, in_warp), arguments)

    def turner(self, array: Any, turned: Any) -> Callable[[], None]:
        blocks = tuple(-(-size // _TILE) for size in array.shape)
        kernel = _turner(from_dtype(array.dtype))[blocks, (_TILE, 8), self._stream]
        return lambda: kernel(array, turned)

    def wait(self) -> None:
        """Block until all work submitted so far is done."""
        _wait(self._stream)


def lanes_in_warp(count: int) -> int:
    """How many lanes of a batch of this size a warp gets, so that all warps have work: a power of two."""
    shares = max(1, min(_WARP, count // _WARPS))
    return 1 << shares.bit_length() - 1


def _stream(stream: Any) -> Any:
    """A stream as Numba takes it; 0 is CUDA's own."""
    number = stream or 0
    if hasattr(stream, "__cuda_stream__"):
        number = stream.__cuda_stream__()[1]
    elif not isinstance(number, int):
        number = getattr(stream, "cuda_stream", getattr(stream, "ptr", None))
    if not isinstance(number, int):
        raise BadOption(f"A stream is CUDA's, such as torch.cuda.current_stream(), or its address, not {stream!r}.")
    return cuda.external_stream(number) if number else 0


def _wait(stream: Any) -> None:
    if stream:
        stream.synchronize()
    else:
        cuda.synchronize()


def _address(array: Any) -> int:
    """Where an array of Numba's lies on the GPU."""
    return int(array.device_ctypes_pointer.value or 0)


def ptx(game: Game) -> str:
    """The machine-independent GPU code of random play; needs no GPU."""
    record, turns = _records(game)
    return job_ptx(game, lanes.run, record, record, turns, int32[:, ::1], int64, int64, int64)


def stepping_ptx(game: Game, format: Format) -> tuple[str, str]:
    """The machine-independent GPU code of what a step does: its check, and all the rest; needs no GPU."""
    record, turns = _records(game)
    refused, tried, fault = int32[::1], int64[::1], int32[::1]
    lane = record, record, turns, int32[:, ::1], int64
    rows = from_dtype(np.dtype(format.stored))[::1, :]
    told = int32[::1], float32[::1, :], boolean[::1], int32[::1], uint8[::1, :], rows
    return (
        job_ptx(game, lanes.check, int64[:], record, int32[::1], int64, int64, refused, tried, fault, int32[::1]),
        job_ptx(game, lanes.turn, *(int64,) * 4, *lane, refused, float64, tried, fault, *told, format=format),
    )


def job_ptx(game: Game, job: Callable[..., None], *arguments: Any, format: Format = FLOAT32) -> str:
    """The machine-independent GPU code of a function of `sweep` or `prepared` for arguments of these Numba types."""
    return compiled_ptx(_link(game, job, format), (int64, int64, types.Tuple(arguments)))


def _records(game: Game) -> tuple[Any, Any]:
    """Numba's types of the arrays of states, and of how far matches are."""
    return from_dtype(game.state.dtype)[::1], from_dtype(TURNS)[::1]


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
