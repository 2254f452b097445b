"""Unfinished analyses on disk: one line for the question and one for each entry, so that a later run goes on."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from sunduk.core.errors import BadOption
from sunduk.core.match.match import Match

from .entries import Entry


def question(match: Match, **settings: Any) -> dict[str, Any]:
    """Everything that the entries depend on."""
    return {"record": hashlib.sha256(match.dump().encode()).hexdigest(), **settings}


class Notebook:
    """A file of entries that are done. A line that was cut off by a kill is dropped."""

    def __init__(self, path: Path, asked: dict[str, Any]) -> None:
        self._path = path
        self.entries: dict[int, Entry] = {}
        """The entries that are done, by the number of actions before each."""
        try:
            text = path.read_bytes() if path.exists() else b""
            whole = text[: text.rfind(b"\n") + 1]
            if whole:
                self._read(whole, asked)
            self._file = path.open("r+b" if text else "w+b")
            self._file.truncate(len(whole))
            self._file.seek(len(whole))
            if not whole:
                self._write(asked)
        except OSError as error:
            raise BadOption(f"Cannot keep the analysis in {path}: {error}.") from None

    def add(self, entry: Entry) -> None:
        self.entries[entry.at] = entry
        self._write(entry.data())

    def close(self) -> None:
        self._file.close()

    def _read(self, whole: bytes, asked: dict[str, Any]) -> None:
        try:
            first, *rest = [json.loads(line) for line in whole.splitlines()]
            found = [Entry.restored(data) for data in rest]
        except (ValueError, KeyError, TypeError):
            raise BadOption(f"{self._path} is not an unfinished analysis: choose another file.") from None
        if first != asked:
            raise BadOption(
                f"{self._path} is the analysis of another match, or with another seed, budget or evaluator: "
                "choose another file."
            )
        self.entries = {entry.at: entry for entry in found}

    def _write(self, data: dict[str, Any]) -> None:
        self._file.write(json.dumps(data, ensure_ascii=False).encode() + b"\n")
        self._file.flush()
