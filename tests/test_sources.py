"""How sources may look, beyond what linters check."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
FOLDERS = ("src", "tests", "bench", "examples", "web/src", "web/tests", "web/build")
ENDINGS = {".py", ".ts", ".svelte", ".js", ".mjs"}
MADE = {"src/sunduk/server/web", "web/src/wire"}
"""What tools write."""
LONGEST = 400
"""Lines of a file: what a reader can hold."""


def sources() -> list[Path]:
    found = (path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.suffix in ENDINGS)
    return [path for path in found if not any(path.is_relative_to(ROOT / made) for made in MADE)]


def test_a_file_is_no_longer_than_a_reader_can_hold() -> None:
    paths = sources()
    assert len(paths) > 500
    lengths = {str(path.relative_to(ROOT)): len(path.read_text("utf-8").splitlines()) for path in paths}
    assert {path: length for path, length in lengths.items() if length > LONGEST} == {}


def test_a_docstring_is_understood_alone() -> None:
    """One that begins with "The same" says something only beside another."""
    for path in sources():
        text = path.read_text("utf-8")
        if path.suffix == ".py":
            told = [
                node.value.value.strip()
                for node in ast.walk(ast.parse(text))
                if isinstance(node, ast.Expr)
                and isinstance(node.value, ast.Constant)
                and isinstance(node.value.value, str)
            ]
        else:
            told = [comment.strip("* \n") for comment in re.findall(r"/\*\*(.*?)\*/", text, re.DOTALL)]
        assert [each for each in told if each.startswith("The same ")] == [], path
