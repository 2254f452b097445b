"""A canvas of characters with colours: how boards are drawn in a terminal."""

from __future__ import annotations

from typing import NamedTuple


class Ink(NamedTuple):
    """Colours as `#rrggbb`; None leaves the terminal's own."""

    fore: str | None = None
    back: str | None = None
    bold: bool = False


PLAIN = Ink()


class Canvas:
    """A grid of characters, drawn from the top left."""

    def __init__(self, width: int, height: int) -> None:
        self._cells = [[(" ", PLAIN) for _ in range(width)] for _ in range(height)]

    def put(self, x: int, y: int, text: str, ink: Ink = PLAIN) -> None:
        """Write a text from (x, y) to the right. A background that is not given stays."""
        for offset, character in enumerate(text):
            under = self._cells[y][x + offset][1]
            self._cells[y][x + offset] = character, ink if ink.back else ink._replace(back=under.back)

    def plain(self) -> str:
        """The characters alone."""
        return "\n".join("".join(character for character, _ in row).rstrip() for row in self._cells)

    def ansi(self) -> str:
        """The characters with terminal colours."""
        return "\n".join(_ansi_line(row) for row in self._cells)


def _ansi_line(row: list[tuple[str, Ink]]) -> str:
    while row and row[-1] == (" ", PLAIN):
        row = row[:-1]
    line, current = [], PLAIN
    for character, ink in row:
        if ink != current:
            line.append(_escape(ink))
            current = ink
        line.append(character)
    return "".join(line) + ("\x1b[0m" if current != PLAIN else "")


def _escape(ink: Ink) -> str:
    codes = ["0"]
    if ink.bold:
        codes.append("1")
    for code, colour in (("38", ink.fore), ("48", ink.back)):
        if colour:
            red, green, blue = bytes.fromhex(colour[1:])
            codes.append(f"{code};2;{red};{green};{blue}")
    return f"\x1b[{';'.join(codes)}m"
