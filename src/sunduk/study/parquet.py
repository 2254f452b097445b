"""What was counted of each match of studies as a Parquet file: one row a match."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np

from sunduk.core.errors import BadOption
from sunduk.core.extras import extra

from . import columns as c
from .chronicles import Chronicle
from .study import Study

HEAD = (
    *("opener", "length", "decisions", "choices", "winners", "decided_at"),
    *("leader_wins_quarter", "leader_wins_half", "leader_wins_three_quarters", "comeback"),
    *("lead_changes", "suspense", "surprise_luck", "surprise_choice"),
)
"""The names of the first columns of a row."""
SHARES = {c.LEADER, c.LEADER + 1, c.LEADER + 2, c.COMEBACK, c.SUSPENSE, c.LUCK_MOVED, c.CHOICE_MOVED}
"""Those that are win shares."""
PER_SEAT = {"score": c.SCORE, "place": c.PLACE, "won": c.WON, "luck": c.LUCK, "watched": c.WATCHED}

Writer = Callable[[Study, int, int, Chronicle], None]
"""Writes the chronicle of a study that begins with some match of some variant."""


@contextmanager
def rows_file(path: Path | None, seats: int) -> Iterator[Writer]:
    """Open a file for the rows of studies with so many seats; without a path, nothing is written."""
    if path is None:
        yield lambda *_: None
        return
    with extra("parquet", "Writing Parquet"):
        import pyarrow
        from pyarrow import parquet
    numbers = {name: pyarrow.float64() if at in SHARES else pyarrow.int64() for at, name in enumerate(HEAD)}
    for name, block in PER_SEAT.items():
        kind = pyarrow.float64() if block in (c.WON, c.LUCK) else pyarrow.int64()
        numbers |= {f"{name}_{seat}": kind for seat in range(seats)}
    schema = pyarrow.schema(
        [("bots", pyarrow.string()), ("variant", pyarrow.string()), ("match", pyarrow.int64()), *numbers.items()]
    )

    def write(study: Study, variant: int, first: int, chronicle: Chronicle) -> None:
        rows = chronicle.rows
        found = [rows[:, at] / c.WHOLE if at in SHARES else rows[:, at] for at in range(c.HEAD)]
        for block in PER_SEAT.values():
            for seat in range(seats):
                column = rows[:, c.block(block, seats) + seat]
                found.append(column / c.WHOLE if block in (c.WON, c.LUCK) else column)
        names = [[study.bots] * len(rows), [study.variants[variant].name] * len(rows)]
        table = pyarrow.table([*names, np.arange(first, first + len(rows)), *found], schema=schema)
        file.write_table(table)

    try:
        file = parquet.ParquetWriter(path, schema)
    except OSError as error:
        raise BadOption(f"Cannot write {path}: {error}.") from None
    with file:
        yield write
