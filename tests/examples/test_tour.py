"""The notebook runs from top to bottom, and its outputs are as saved: pictures where there were pictures."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

TOUR = Path(__file__).parents[2] / "examples" / "tour.ipynb"


def run(source: str, scope: dict[str, Any]) -> Any:
    """Run a cell and return the value of its last line, which a notebook would show."""
    body = ast.parse(source).body
    last = body.pop() if isinstance(body[-1], ast.Expr) else None
    exec(compile(ast.Module(body, []), TOUR.name, "exec"), scope)
    return eval(compile(ast.Expression(last.value), TOUR.name, "eval"), scope) if isinstance(last, ast.Expr) else None


def test_the_tour() -> None:
    cells = [cell for cell in json.loads(TOUR.read_text("utf-8"))["cells"] if cell["cell_type"] == "code"]
    scope: dict[str, Any] = {}
    pictures = 0
    for cell in cells:
        shown = run("".join(cell["source"]), scope)
        outputs = cell["outputs"]
        assert len(outputs) == (shown is not None)
        if hasattr(shown, "_repr_svg_"):
            assert ElementTree.fromstring(shown._repr_svg_()).tag.endswith("svg")
            assert "image/svg+xml" in outputs[0]["data"]
            pictures += 1
        elif shown is not None:
            assert "".join(outputs[0]["data"]["text/plain"]) == repr(shown)
    assert pictures >= 3
