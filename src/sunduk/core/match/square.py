"""Square boards whose cells are named by column and row, and how positions write what lies on them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby

from .parsing import check, read_parts


@dataclass(frozen=True)
class Square:
    """A board of up to nine rows. Cells are numbered row by row from the top left, where a1 is."""

    side: int
    what: str
    """What the board is called in sentences."""

    @property
    def columns(self) -> str:
        return "abcdefghi"[: self.side]

    @property
    def rows(self) -> str:
        return "123456789"[: self.side]

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The name of each cell, such as `d4`."""
        return tuple(column + row for row in self.rows for column in self.columns)

    def name(self, cell: int) -> str:
        return self.names[cell]

    def cell(self, name: str) -> int:
        """The cell of a name; -1 if there is none."""
        return self.names.index(name) if name in self.names else -1

    def write(self, marks: list[str]) -> str:
        """What lies on the cells, rows from the top with `/` between them; digits count cells with an empty mark."""
        rows = [""] * self.side
        for row in range(self.side):
            for lies, run in groupby(marks[row * self.side : (row + 1) * self.side], bool):
                cells = list(run)
                rows[row] += "".join(cells) if lies else str(len(cells))
        return "/".join(rows)

    def read(self, text: str, letters: str, tails: str = "") -> Iterator[tuple[int, str]]:
        """Each cell with a letter on it, and each with a tail after its letter, as `write` wrote them."""
        for row, line in enumerate(read_parts(text, "/", self.side, f"rows of the {self.what}")):
            cell, end, before = row * self.side, (row + 1) * self.side, "/"
            name = f"Row {row + 1} of the {self.what}, {line[:30]!r},"
            for character in line:
                lies = character in letters and cell < end
                ends = character in tails and before in letters
                check(lies or ends or character in self.rows, f"{name} has a {character!r} that does not fit.")
                if lies or ends:
                    yield cell - ends, character
                cell += 1 if lies else 0 if ends else int(character)
                before = character
            check(cell == end, f"{name} does not make {self.side} cells.")
