"""Formats of observations: numbers as float32, or in half or a quarter of the memory.

Games write observations by the functions of `sunduk.core.rules.observation`, in which the linker exchanges what depends
on the format. All formats hold the same numbers: `float16` rounded, `uint8` exactly, as counts. A count that one byte
cannot hold has more bytes, lowest first; those after the first stand behind the row, in the order of the numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import accumulate
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..errors import BadOption
from ..rules import observation
from ..rules.observation import Block, Blocks, put

LEAST: tuple[int, ...] = ()
"""For each number of an observation, the count that the byte 0 stands for: a placeholder for the linker."""
FURTHER: tuple[int, ...] = ()
"""For each number, where its further bytes begin, and at last where those of the last one end: a placeholder."""

_HALF_ONE = 0x3C00
"""The bits of 1 as a float16."""


def put_byte_count(out: Any, index: int, number: int, unit: int) -> None:
    """Write a count as bytes."""
    number -= LEAST[index]
    put(out, index, number & 0xFF)
    for further in range(FURTHER[index], FURTHER[index + 1]):
        number >>= 8
        put(out, further, number & 0xFF)


def put_half_count(out: Any, index: int, number: int, unit: int) -> None:
    """Write a count as the bits of a float16, which compiled code for CPUs does not know."""
    put(out, index, half_bits(number / unit))


def half_bits(value: float) -> int:
    """The bits of a number as a float16, rounded to the nearest, and to even between two; beyond all, infinite."""
    sign = 0x8000 if value < 0 else 0
    size = abs(value)
    exponent = 0
    while size >= 2.0 and exponent < 16:
        size *= 0.5
        exponent += 1
    while size < 1.0 and exponent > -14:
        size *= 2.0
        exponent -= 1
    if exponent == 16:
        return sign | 0x7C00
    steps = size * 1024.0
    whole = int(steps)
    rest = steps - whole
    if rest > 0.5 or (rest == 0.5 and whole & 1):
        whole += 1
    # A number below 2⁻¹⁴ has fewer than 1024 steps, and no exponent; rounding up may move on to the next exponent.
    return sign | whole + (exponent + 14 << 10)


class Format(NamedTuple):
    """How the numbers of an observation are stored."""

    name: str
    dtype: type[np.generic]
    stored: type[np.generic]
    """The type by which compiled code writes them."""
    one: float
    put_count: Callable[..., None] | None = None
    """What writes counts, if not the function of `sunduk.core.rules.observation`."""

    def width(self, layout: Blocks) -> int:
        """How many numbers a row of this format has."""
        return _further(layout)[-1] if self.name == UINT8.name else sum(block.size for block in layout)

    def replaced(self) -> Mapping[Any, Any]:
        """The functions that stand in place of others."""
        return {observation.put_count: self.put_count} if self.put_count else {}

    def constants(self, layout: Blocks) -> Mapping[str, object]:
        """The constants that stand in place of those of this module and of `sunduk.core.rules.observation`."""
        if self.name != UINT8.name:
            return {"ONE": self.one, "NOTHING": 0 * self.one}
        least = tuple(block.least for block in layout for _ in range(block.size))
        return {"ONE": 1, "NOTHING": 0, "LEAST": least, "FURTHER": _further(layout)}


FLOAT32 = Format("float32", np.float32, np.float32, 1.0)
FLOAT16 = Format("float16", np.float16, np.uint16, _HALF_ONE, put_half_count)
UINT8 = Format("uint8", np.uint8, np.uint8, 1, put_byte_count)
FORMATS = {each.name: each for each in (FLOAT32, FLOAT16, UINT8)}


def format_of(name: str) -> Format:
    """The format of this name."""
    if name not in FORMATS:
        raise BadOption(f"Observations are {', '.join(FORMATS)}, not {name!r}.")
    return FORMATS[name]


def scales(layout: Blocks, options: Mapping[str, int]) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """What uint8 rows are multiplied by, and what is added: the sum of the bytes of a number then is the number.

    `options` gives the values of the options that are units.
    """
    units = [_unit(block, options) for block in layout for _ in range(block.size)]
    more = [
        256.0**place / _unit(block, options)
        for block in layout
        for _ in range(block.size)
        for place in range(1, _bytes(block))
    ]
    least = [block.least / unit for block, unit in zip(_numbers(layout), units, strict=True)]
    scale = np.array([1 / unit for unit in units] + more, np.float32)
    return scale, np.array(least + [0.0] * len(more), np.float32)


def decoded(rows: NDArray[np.uint8], layout: Blocks, options: Mapping[str, int]) -> NDArray[np.float32]:
    """The numbers of uint8 rows, equal to those of float32 rows to the last bit."""
    size, further = sum(block.size for block in layout), _further(layout)
    counts = rows[:, :size].astype(np.int64)
    for number in range(size):
        for place, at in enumerate(range(further[number], further[number + 1]), 1):
            counts[:, number] += rows[:, at].astype(np.int64) << 8 * place
    counts += np.array([block.least for block in _numbers(layout)])
    return (counts / np.array([_unit(block, options) for block in _numbers(layout)], np.float64)).astype(np.float32)


def _numbers(layout: Blocks) -> list[Block]:
    """The block of each number."""
    return [block for block in layout for _ in range(block.size)]


def _unit(block: Block, options: Mapping[str, int]) -> int:
    return options[block.unit] if isinstance(block.unit, str) else block.unit


def _bytes(block: Block) -> int:
    """How many bytes hold a number of a block."""
    return max(1, -(-(block.most - block.least).bit_length() // 8))


def _further(layout: Blocks) -> tuple[int, ...]:
    """For each number, where its bytes after the first begin, and at last where the row ends."""
    size = sum(block.size for block in layout)
    return tuple(accumulate((_bytes(block) - 1 for block in _numbers(layout)), initial=size))
