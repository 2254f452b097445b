"""Which of the processes behind one address keeps a table: all who ask for it are led there."""

from __future__ import annotations

from typing import NamedTuple
from zlib import crc32


class Place(NamedTuple):
    """One of the processes behind an address."""

    number: int = 0
    processes: int = 1

    def keeps(self, table: str) -> bool:
        return keeper(table, self.processes) == self.number


ALONE = Place()


def keeper(table: str, processes: int) -> int:
    """The number of the process that keeps a table."""
    return crc32(table.encode()) % processes
