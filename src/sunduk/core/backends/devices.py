"""Devices: where a batch is stored and computed, on CPU threads or a GPU."""

from __future__ import annotations

import math
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import Any, Protocol

import numpy as np
from numpy.typing import DTypeLike, NDArray

from ..errors import BadOption
from ..match.game import Game
from ..rules.record import Records
from .formats import FLOAT32, Format


class Device(Protocol):
    """Where a batch is stored and computed."""

    @property
    def order(self) -> str:
        """How arrays lie that kernels write fastest: by "rows" or by "columns"."""

    def array(self, host: NDArray[Any]) -> Any:
        """A copy of an array on the device."""

    def room(self, *shape: int, dtype: DTypeLike = np.int32, turned: bool = False) -> Any:
        """Allocate an array of zeros on the device, in its order; `turned`, in the other."""

    def viewed(self, array: Any, dtype: DTypeLike) -> Any:
        """The memory of an array of `room` as numbers of another type of the same size."""

    def clear(self, array: Any) -> None:
        """Set an array of `room` to zero, in order with the work submitted."""

    def alarm(self) -> NDArray[np.int32]:
        """An array of one zero that kernels may write, and that is read here without waiting for them."""

    def given(self, array: Any) -> Any:
        """A caller's array as this device reads it: without a copy if it is on the device already."""

    def host(self, array: Any) -> NDArray[Any]:
        """The array as a NumPy array in host memory."""

    def sweep(self, job: Callable[..., None], count: int, *arguments: Any) -> None:
        """Run a kernel for lanes 0 … count-1."""

    def prepared(
        self, job: Callable[..., None], count: int, *arguments: Any, format: Format = FLOAT32
    ) -> Callable[..., None]:
        """A kernel with the arguments that last, for lanes 0 … count-1. It is called with those that change, which
        come first: an array that was `given`, and whole numbers.
        """

    def turner(self, array: Any, turned: Any) -> Callable[[], None]:
        """What copies an array to another of the same shape that is turned."""

    def wait(self) -> None:
        """Block until all work submitted so far is done."""


def device(name: str, game: Game, threads: int | None, stream: Any = None) -> Device:
    """The device of this name. On a GPU, work is done in order on a stream, by default CUDA's own."""
    if name == "cuda":
        from .cuda import Gpu

        return Gpu(game, stream)
    if stream is not None:
        raise BadOption("Only batches on cuda work on a stream.")
    if name == "cpu":
        return Threads(game, threads)
    raise BadOption(f"A batch lives on cpu or cuda, not on {name!r}.")


def job(at: int, desk: Any, out: Any, *arguments: Any) -> None:
    """Placeholder: the linker puts one of the functions of `sunduk.core.backends.kernels` in its place."""


def sweep(low: int, high: int, desk: Any, slate: Any, arguments: Any) -> None:
    """Run a kernel for lanes low … high-1. `slate` is a record: its rows, unlike arrays, need no reference counting."""
    for at in range(low, high):
        job(at, desk, slate[0].ids, *arguments)


_ALIGNMENT = 64
"""Alignment of arrays in bytes: JAX copies an array that is not aligned so."""
_SHARES = 8
"""Pieces of work per thread, handed out one at a time, so that a slow thread takes fewer."""


class Threads:
    """Compiled code on the machine's cores."""

    order = "rows"

    def __init__(self, game: Game, threads: int | None = None) -> None:
        if threads is not None and threads < 1:
            raise BadOption(f"The number of threads is a positive whole number, not {threads!r}.")
        self.count = threads or cores()
        self._game = game
        slate = np.dtype((np.record, np.dtype([("ids", np.int16, (game.most_choices,))], align=True)))
        self._desks: list[tuple[Records, NDArray[Any]]] = [
            (np.zeros(1, game.state.dtype), np.zeros(1, slate))
            for _ in range(self.count * _SHARES if self.count > 1 else 1)
        ]

    @cached_property
    def _pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self.count)

    def array(self, host: NDArray[Any]) -> NDArray[Any]:
        return host.copy()

    def room(self, *shape: int, dtype: DTypeLike = np.int32, turned: bool = False) -> NDArray[Any]:
        size = math.prod(shape) * np.dtype(dtype).itemsize
        room = np.zeros(size + _ALIGNMENT, np.uint8)
        begin = -room.ctypes.data % _ALIGNMENT
        return room[begin : begin + size].view(dtype).reshape(shape, order="F" if turned else "C")

    def viewed(self, array: NDArray[Any], dtype: DTypeLike) -> NDArray[Any]:
        return array.view(dtype)

    def clear(self, array: NDArray[Any]) -> None:
        array[...] = 0

    def alarm(self) -> NDArray[np.int32]:
        return np.zeros(1, np.int32)

    def given(self, array: Any) -> NDArray[Any]:
        # Copy a read-only array: Numba would compile every kernel again for its type.
        return np.require(array, requirements=("C", "W"))

    def host(self, array: NDArray[Any]) -> NDArray[Any]:
        return array

    def prepared(
        self, job: Callable[..., None], count: int, *arguments: Any, format: Format = FLOAT32
    ) -> Callable[..., None]:
        function = self._linked(job, format)
        return lambda *changing: self._run(function, count, (*changing, *arguments))

    def turner(self, array: NDArray[Any], turned: NDArray[Any]) -> Callable[[], None]:
        return lambda: np.copyto(turned, array)

    def sweep(self, job: Callable[..., None], count: int, *arguments: Any) -> None:
        self._run(self._linked(job, FLOAT32), count, arguments)

    def _linked(self, job: Callable[..., None], format: Format) -> Any:
        return self._game.linker("cpu", format if format is not FLOAT32 else None)(sweep, job=job)

    def _run(self, function: Any, count: int, arguments: tuple[Any, ...]) -> None:
        if self.count == 1:
            function(0, count, *self._desks[0], arguments)
            return
        share = -(-count // len(self._desks))
        work = [
            self._pool.submit(function, low, min(low + share, count), desk, slate, arguments)
            for low, (desk, slate) in zip(range(0, count, share), self._desks, strict=False)
        ]
        for done in work:
            done.result()

    def wait(self) -> None:
        """Returns at once: `sweep` itself waits for its work."""


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
