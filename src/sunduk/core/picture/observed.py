"""A picture of an observation: its blocks as grids of cells, each as dark as its number is high."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from .svg import escape

if TYPE_CHECKING:
    from ..match.view import View

CELL, GAP, LINE, MARGIN = 7, 14, 14, 14
"""Multiples of a cell, as the lines between cells begin at the corner of the picture."""
WIDTH = 900


def observed(view: View) -> str:
    """What a seat observes as an SVG document. Of a block with three axes the first one counts the grids."""
    numbers = [float(number) for number in view.observation()]
    parts, top, begin = list[str](), MARGIN, 0
    for block in view.game.observation_layout:
        shape = (1,) * (3 - len(block.shape)) + block.shape
        bounds = f"{block.low:g} to {block.high:g}" + (f", in units of {block.unit}" if block.unit != 1 else "")
        title = f"{block.name} {' × '.join(map(str, block.shape))}, from number {begin}, {bounds}: {block.meaning}"
        parts.append(f'<text x="{MARGIN}" y="{top + LINE - 4}">{escape(title)}</text>')
        top += LINE
        for grid in range(shape[0]):
            left = MARGIN + grid * (shape[2] * CELL + GAP)
            size = f'width="{shape[2] * CELL}" height="{shape[1] * CELL}"'
            parts.append(f'<rect x="{left}" y="{top}" {size} fill="url(#cells)" stroke="#999" stroke-width=".5"/>')
            for cell in range(shape[1] * shape[2]):
                number = numbers[begin + grid * shape[1] * shape[2] + cell]
                if number:
                    row, column = divmod(cell, shape[2])
                    shade = min(1.0, 0.25 + 0.75 * abs(number) / max(abs(block.low), block.high))
                    place = f'x="{left + column * CELL}" y="{top + row * CELL}"'
                    parts.append(f'<rect {place} width="{CELL}" height="{CELL}" fill-opacity="{shade:.2f}"/>')
        begin += math.prod(shape)
        top += shape[1] * CELL + GAP
    paper = f'<rect width="{WIDTH}" height="{top}" fill="#fff"/>'
    grid_lines = f'<path d="M{CELL} 0H0V{CELL}" fill="none" stroke="#ddd" stroke-width=".5"/>'
    pattern = f'<pattern id="cells" width="{CELL}" height="{CELL}" patternUnits="userSpaceOnUse">{grid_lines}</pattern>'
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {top}" font-family="sans-serif" font-size="11">'
    )
    return "\n".join((head, f"<defs>{pattern}</defs>", paper, *parts, "</svg>\n"))
