"""Drawing with SVG: elements as text, and a game's art as symbols to use in them.

Each file of a game's `art/` folder holds one drawing and no ids, so that Python and the web client can both
turn it into a symbol.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache

from ..book.files import package_files, package_of
from ..book.words import Words

FONT = "Georgia, serif"
"""The type of the words in pictures."""

_ART = re.compile(r'<svg xmlns="http://www\.w3\.org/2000/svg" viewBox="([-\d. ]+)">(.*)</svg>\s*', re.DOTALL)


def escape(words: str) -> str:
    """Words as the text of an element. The standard library's own function imports a whole web client with it."""
    return words.replace("&", "&amp;").replace(">", "&gt;").replace("<", "&lt;")


def quoted(value: str) -> str:
    """A value of an attribute, in quotes."""
    value = escape(value).replace("\n", "&#10;").replace("\r", "&#13;").replace("\t", "&#9;")
    if '"' not in value:
        return f'"{value}"'
    return '"' + value.replace('"', "&quot;") + '"' if "'" in value else f"'{value}'"


class Picture(str):
    """An SVG document, which a notebook displays."""

    def _repr_svg_(self) -> str:
        return str(self)


def element(tag: str, *children: str, **attributes: str | float | None) -> str:
    """An element with children. `font_size=20` is written `font-size="20"`; an attribute that is None is left out."""
    written = "".join(
        f" {name.replace('_', '-')}={quoted(value if isinstance(value, str) else f'{value:g}')}"
        for name, value in attributes.items()
        if value is not None
    )
    content = "".join(children)
    return f"<{tag}{written}>{content}</{tag}>" if content else f"<{tag}{written}/>"


def text(x: float, y: float, words: str, **attributes: str | float | None) -> str:
    """A line of words; its baseline starts at (x, y), or as `text_anchor` says."""
    return element("text", escape(words), x=x, y=y, **attributes)


def title(words: str) -> str:
    """The title of the element around it: shown under a pointer, read by screen readers."""
    return element("title", escape(words))


def use(symbol: str, x: float, y: float, width: float, height: float, **attributes: str | float | None) -> str:
    """A symbol, drawn into a rectangle."""
    return element("use", href=f"#{symbol}", x=x, y=y, width=width, height=height, **attributes)


def tab(word: str, x: float, fill: str, ink: str, small: bool = False) -> str:
    """A word on the upper edge of a panel."""
    width, height, size = (88, 26, 19) if small else (94, 28, 21)
    label = text(x + width / 2, 6 if small else 7, word, fill=ink, font_size=size, text_anchor="middle")
    return element("rect", x=x, y=-height / 2, width=width, height=height, rx=height / 2, fill=fill) + label


def edge_names(columns: str, rows: str, first: float, cell: float, edges: Iterable[float]) -> Iterator[str]:
    """The names of columns and rows, each along both edges of a square board, `first` being the middle of the first."""
    for index, (column, row) in enumerate(zip(columns, rows, strict=True)):
        middle = first + cell * index
        for edge in edges:
            yield text(middle, edge + 8, column)
            yield text(edge, middle + 9, row)


def panel_width(room: float, gap: float, seats: int) -> float:
    """How wide each of the panels of all seats is if they fill a row, with gaps between them."""
    return (room - gap * (seats - 1)) / seats


@cache
def symbols(module: str, prefix: str) -> str:
    """The drawings in the folder `art` beside a module, given by its `__name__`, as symbols; `coin.svg` becomes the
    symbol `<prefix>coin`.
    """
    found = []
    folder = package_files(package_of(module)) / "art"
    for path in sorted((file for file in folder.iterdir() if file.name.endswith(".svg")), key=lambda file: file.name):
        art = _ART.fullmatch(path.read_text("utf-8"))
        if art is None:
            raise ValueError(f"{path} is not one <svg> with just an xmlns and a viewBox.")
        drawing = re.sub(r">\s+<", "><", art[2].strip())
        found.append(element("symbol", drawing, id=prefix + path.name.removesuffix(".svg"), viewBox=art[1]))
    return "".join(found)


def document(width: float, height: float, language: str, name: str, description: str, *content: str) -> str:
    """A whole picture, with a name and a description for those who cannot see it."""
    return element(
        "svg",
        title(name),
        element("desc", escape(description)),
        *content,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width:g} {height:g}",
        width=width,
        height=height,
        role="img",
        lang=language,
    )


def board(width: float, height: float, words: Words, description: str, *content: str) -> str:
    """The picture of a position, named after its game."""
    return document(width, height, words.language, words.title, description, *content)


def characters(drawing: str, language: str, name: str) -> str:
    """A drawing made of characters as a picture, for a game that has no other."""
    lines = drawing.split("\n")
    written = [text(10, 24 * row, line, style="white-space: pre") for row, line in enumerate(lines, 1)]
    content = element("g", *written, font_family="monospace", font_size=20)
    return document(20 + 12 * max(map(len, lines)), 24 * len(lines) + 12, language, name, drawing, content)
