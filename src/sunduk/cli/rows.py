"""Results of matches as rows of a file: *.jsonl, *.csv or *.parquet."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import numpy as np
from numpy.typing import NDArray

from sunduk.core.backends.batch import Results
from sunduk.core.errors import BadOption
from sunduk.core.extras import extra

Writer = Callable[[int, Results], None]
"""Appends the rows of matches numbered from the first argument on."""


@contextmanager
def writer(path: Path | None, seats: int) -> Iterator[Writer]:
    """Opens the output by its suffix."""
    if path is None:
        yield lambda *_: None
    elif path.suffix == ".parquet":
        with _parquet(path, seats) as write:
            yield write
    elif path.suffix in (".jsonl", ".csv"):
        try:
            file = path.open("w", encoding="utf-8", newline="")
        except OSError as error:
            raise BadOption(f"Cannot write {path}: {error}.") from None
        with file:
            yield _jsonl(file) if path.suffix == ".jsonl" else _csv(file, seats)
    else:
        raise BadOption(f"Results are written to *.jsonl, *.csv or *.parquet, not to {path.name!r}.")


def _jsonl(file: IO[str]) -> Writer:
    def write(first: int, results: Results) -> None:
        rows = zip(*(column.tolist() for column in results), strict=True)
        for number, (length, scores, placings) in enumerate(rows, first):
            row = {"match": number, "length": length, "scores": scores, "placings": placings}
            file.write(json.dumps(row) + "\n")

    return write


def _csv(file: IO[str], seats: int) -> Writer:
    rows = csv.writer(file, lineterminator="\n")
    rows.writerow(_columns(seats))
    return lambda first, results: rows.writerows(_flat(first, results).tolist())


@contextmanager
def _parquet(path: Path, seats: int) -> Iterator[Writer]:
    with extra("parquet", "Writing Parquet"):
        import pyarrow
        from pyarrow import parquet
    schema = pyarrow.schema([(name, pyarrow.int64()) for name in _columns(seats)])
    try:
        file = parquet.ParquetWriter(path, schema)
    except OSError as error:
        raise BadOption(f"Cannot write {path}: {error}.") from None
    with file:
        yield lambda first, results: file.write_table(pyarrow.table(list(_flat(first, results).T), schema=schema))


def _columns(seats: int) -> list[str]:
    return ["match", "length", *(f"score_{s}" for s in range(seats)), *(f"place_{s}" for s in range(seats))]


def _flat(first: int, results: Results) -> NDArray[np.int64]:
    numbers = np.arange(first, first + len(results.lengths))
    return np.column_stack([numbers, results.lengths, results.scores, results.placings]).astype(np.int64)
