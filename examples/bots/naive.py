#!/usr/bin/env python3
"""A naive player of Marrakech: it turns Assam away from large foreign areas, covers others' rugs and joins its own.

sunduk arena marrakech level:3 "exec:python3 examples/bots/naive.py" --num 10
"""

import json
import sys
from typing import Any

STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
DIE = {1: 1, 2: 2, 3: 2, 4: 1}
"""How many faces of the die show each number."""
Cells = dict[tuple[int, int], str]


def place(cell: str) -> tuple[int, int]:
    """The row and the column of a cell such as c3."""
    return int(cell[1:]) - 1, ord(cell[0]) - ord("a")


def area(colours: Cells, cell: tuple[int, int]) -> set[tuple[int, int]]:
    """The cells of one colour that hang together with this one."""
    found, waiting = {cell}, [cell]
    while waiting:
        row, column = waiting.pop()
        beside = {(row + down, column + right) for down, right in STEPS.values()} - found
        new = {other for other in beside if colours.get(other) == colours.get(cell)}
        found |= new
        waiting += new
    return found


def worth(view: dict[str, Any], choice: dict[str, Any]) -> float:
    """How good a choice looks: foreign halves it covers and own ones beside it or, of a turn, what is not paid."""
    mine = view["seats"][view["seat"]]["colours"]
    rows = enumerate(view["board"])
    colours = {(r, c): half["colour"] for r, row in rows for c, half in enumerate(row) if half}
    if choice["move"] == "lay":
        cells = [place(cell) for cell in choice["cells"]]
        beside = {(row + down, column + right) for row, column in cells for down, right in STEPS.values()}
        covered = sum(colours.get(cell, mine[0]) not in mine for cell in cells)
        return covered + 0.3 * sum(colours.get(cell) in mine for cell in beside)
    turned = {"left": -1, "ahead": 0, "right": 1}[choice["turn"]]
    down, right = STEPS["NESW"[("NESW".index(view["assam"]["heading"]) + turned) % 4]]
    row, column = place(view["assam"]["cell"])
    stops = {(row + pace * down, column + pace * right): faces for pace, faces in DIE.items()}
    return -sum(
        faces * len(area(colours, cell)) for cell, faces in stops.items() if colours.get(cell, mine[0]) not in mine
    )


def main() -> None:
    for line in sys.stdin:
        request = json.loads(line)
        view = request["view"]
        best = max(view["choices"], key=lambda choice: worth(view, choice))
        print(json.dumps({"id": request["id"], "action": best["id"]}), flush=True)


if __name__ == "__main__":
    main()
