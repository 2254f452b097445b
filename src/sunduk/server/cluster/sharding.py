"""Sharding: which worker process owns a table."""

from __future__ import annotations

from typing import NamedTuple
from zlib import crc32


class Shard(NamedTuple):
    """The number of a worker process among those behind one address."""

    number: int = 0
    processes: int = 1

    def keeps(self, table: str) -> bool:
        return keeper(table, self.processes) == self.number


ALONE = Shard()


def keeper(table: str, processes: int) -> int:
    """The number of the worker process that owns a table."""
    return crc32(table.encode()) % processes
