"""Files of puzzles: one puzzle a line, in JSON. Those of a game stand beside its rules, in `puzzles.jsonl`."""

from __future__ import annotations

from pathlib import Path

from sunduk.core.book.files import package_files
from sunduk.core.errors import BadOption
from sunduk.core.match.game import Game

from .puzzle import Puzzle

NAME = "puzzles.jsonl"


def shipped(game: Game) -> list[Puzzle]:
    """The puzzles that come with a game; puzzle number 1 is the first."""
    file = package_files(game.package) / NAME
    return read(file.read_text("utf-8")) if file.is_file() else []


def read(text: str) -> list[Puzzle]:
    return [Puzzle.read(line) for line in text.splitlines()]


class Collection:
    """A file to which puzzles are added as they are found, so that a later run goes on. A line cut off is dropped."""

    def __init__(self, path: Path) -> None:
        self._path = path
        try:
            text = path.read_text("utf-8") if path.exists() else ""
        except (OSError, UnicodeDecodeError) as error:
            raise BadOption(f"Cannot read {path}: {error}.") from None
        self.puzzles = read(text[: text.rfind("\n") + 1])

    def add(self, puzzle: Puzzle) -> None:
        self.puzzles.append(puzzle)
        self._write()

    def sort(self) -> None:
        """Put the easy ones first."""
        self.puzzles.sort(key=lambda puzzle: (puzzle.grade, puzzle.origin.match, puzzle.origin.at))
        self._write()

    def _write(self) -> None:
        try:
            self._path.write_text("".join(f"{puzzle.line}\n" for puzzle in self.puzzles), "utf-8")
        except OSError as error:
            raise BadOption(f"Cannot write {self._path}: {error}.") from None
