"""Sets of small numbers as the bits of an integer below 2⁶², in the subset that runs on every device."""

from __future__ import annotations

from .record import Row


def count(bits: int) -> int:
    """The number of members of a set. The compiler recognises this pattern and makes one instruction of it."""
    bits = bits - (bits >> 1 & 0x5555555555555555)
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333)
    bits = bits + (bits >> 4) & 0x0F0F0F0F0F0F0F0F
    return bits * 0x0101010101010101 >> 56 & 0xFF


def lowest(bits: int) -> int:
    """The smallest number in a set that is not empty."""
    return count((bits & -bits) - 1)


def nth(bits: int, index: int) -> int:
    """Member number `index` of a set, counted from 0 in ascending order; the set has more members than that."""
    position = 0
    width = 32
    while width:
        lower = count(bits & (1 << width) - 1)
        if index >= lower:
            index -= lower
            bits >>= width
            position += width
        width >>= 1
    return position


def moved(bits: int, here: int, there: int) -> int:
    """The members of a set that are also in `here`, each replaced by the member of the same rank in the set `there`."""
    found = 0
    while here:
        if bits & here & -here:
            found |= there & -there
        here &= here - 1
        there &= there - 1
    return found


def list_set(bits: int, first: int, out: Row, number: int) -> int:
    """Write `first + member` for each member of a set to `out[number:]`; return the index after the last one."""
    while bits:
        out[number] = first + lowest(bits)
        bits &= bits - 1
        number += 1
    return number


def members(bits: int) -> list[int]:
    """The members of a set, ascending: for texts and pictures, which are only interpreted."""
    return [member for member in range(bits.bit_length()) if bits >> member & 1]


def list_run(length: int, first: int, out: Row) -> int:
    """Write `length` numbers from `first` on; return how many."""
    for index in range(length):
        out[index] = first + index
    return length
