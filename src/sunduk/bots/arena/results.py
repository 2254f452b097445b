"""The folder of an arena: its settings, one line for each match played, and the records of the matches."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

try:
    import fcntl
except ImportError:  # on Windows
    fcntl = None  # type: ignore[assignment]

from sunduk.core.errors import BadOption

from .arena import Arena
from .match_job import Played


class Ledger:
    """Writes results as they come and reads those of earlier runs. A line cut off by a kill is dropped."""

    def __init__(self, folder: Path, arena: Arena, deals: int) -> None:
        self.folder = folder
        self.placings: dict[int, list[int]] = {}
        """The placings of the matches played, by match number."""
        self._results = folder / "results.jsonl"
        self._records = folder / "records"
        self._agree(arena)
        try:
            self._records.mkdir(parents=True, exist_ok=True)
            self._file = self._results.open("a", encoding="utf-8")
            try:
                self._lock()
                self._recall(arena)
                asked = folder / "arena.json"
                text = json.dumps(arena.question | {"num": deals}, indent=2, ensure_ascii=False)
                asked.with_suffix(".new").write_text(text + "\n", "utf-8")
                asked.with_suffix(".new").replace(asked)
            except BaseException:
                self._file.close()
                raise
        except OSError as error:
            raise BadOption(f"Cannot keep results in {folder}: {error}.") from None

    def add(self, played: Played) -> None:
        """Save a match: its record first, so that every line has a record."""
        number, seed, players = played.fixture
        name = f"{number:06}.sunduk"
        line = {
            "match": number,
            "seed": seed,
            "players": players,
            "length": played.length,
            "scores": played.scores,
            "placings": played.placings,
            "notes": [notice._asdict() for notice in played.notices],
            "record": f"records/{name}",
        }
        try:
            (self._records / name).write_text(played.record, "utf-8")
            self._file.write(json.dumps(line, ensure_ascii=False) + "\n")
            self._file.flush()
        except OSError as error:
            raise BadOption(f"Cannot keep results in {self.folder}: {error}.") from None
        self.placings[number] = played.placings

    def record(self, number: int) -> str:
        """The record of a match that was played."""
        try:
            return (self._records / f"{number:06}.sunduk").read_text("utf-8")
        except OSError as error:
            raise BadOption(f"Cannot read the record of match {number}: {error}.") from None

    def close(self) -> None:
        self._file.close()

    def _lock(self) -> None:
        """Lock the folder for this process; the lock is released when the file is closed."""
        if fcntl is None:
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadOption(f"Another arena is writing to {self.folder} now: wait for it, or choose another.") from None

    def _agree(self, arena: Arena) -> None:
        """Refuse a folder that was written with other settings."""
        path = self.folder / "arena.json"
        if not path.exists():
            if self._results.exists() and self._results.stat().st_size:
                raise BadOption(f"{self._results} is not of an arena: choose another folder.")
            return
        try:
            before: dict[str, Any] = json.loads(path.read_text("utf-8"))
            differ = [key for key, value in arena.question.items() if before[key] != value]
        except (ValueError, KeyError, TypeError):
            raise BadOption(f"{path} is not of an arena: choose another folder.") from None
        if differ:
            key = differ[0]
            was, now = ("another" if key == "edition" else _words(side[key]) for side in (before, arena.question))
            raise BadOption(
                f"{self.folder} holds another arena: there {key} is {was}, here it is {now}. Choose another folder."
            )

    def _recall(self, arena: Arena) -> None:
        """Read earlier results, and cut off an unfinished last line."""
        if not self._results.exists():
            return
        text = self._results.read_bytes()
        whole = text.rfind(b"\n") + 1
        for number, line in enumerate(text[:whole].splitlines(), 1):
            try:
                row = json.loads(line)
                match, placings = row["match"], row["placings"]
                if not isinstance(match, int) or len(placings) != arena.setting.seats:
                    raise ValueError
            except (ValueError, KeyError, TypeError):
                raise BadOption(
                    f"{self._results}, line {number} cannot be read: remove it to play that match again."
                ) from None
            self.placings[match] = placings
        if whole < len(text):
            with self._results.open("r+b") as file:
                file.truncate(whole)


def _words(value: object) -> str:
    if isinstance(value, dict):
        return " ".join(f"{name}={setting}" for name, setting in value.items()) or "none"
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)
