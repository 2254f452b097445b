"""The arrays that a batch writes when they are asked for: masks, observations, random choices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import DTypeLike

from .devices import Device


class Output:
    """An array with a row for each match, whose memory is taken when it is first needed."""

    def __init__(
        self, device: Device, size: int, width: int, stored: DTypeLike, seen: DTypeLike, turned: bool = False
    ) -> None:
        """`stored` is the type that kernels write, `seen` the one that callers see. A `turned` array lies otherwise
        than the device writes it: by rows on a GPU, by columns on a CPU.
        """
        self._device = device
        self._shape = (size, width) if width else (size,)
        self._types = stored, seen
        self._turned = turned
        self._turn: Callable[[], None] | None = None
        self.written: Any = device.room(*(2,) * len(self._shape), dtype=stored)
        """What kernels write: a placeholder of the right type until the array is needed."""
        self.seen: Any = None
        """What callers see; None until the array is needed."""

    def allocate(self) -> None:
        """Take the memory."""
        device, (stored, seen) = self._device, self._types
        self.written = device.room(*self._shape, dtype=stored)
        last = self.written
        if self._turned:
            last = device.room(*self._shape, dtype=stored, turned=True)
            self._turn = device.turner(self.written, last)
        self.seen = last if np.dtype(stored) == np.dtype(seen) else device.viewed(last, seen)

    def finish(self) -> None:
        """Do what is left to do after a kernel has written the array."""
        if self._turn:
            self._turn()
