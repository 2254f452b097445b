"""What may be wrong with an edition is said in Russian, too: by the page, from the English template."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
RUSSIAN: dict[str, str] = json.loads((ROOT / "web/src/design/problems.ru.json").read_text("utf-8"))
SOURCES = [ROOT / "src/sunduk/core/book/edition.py", *sorted((ROOT / "src/sunduk/games").glob("*/board.py"))]


def templates() -> set[str]:
    """Every template of a problem: what `fail` is given, directly or as `problem`."""
    found = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "fail":
                found |= texts(node.args[1])
            if isinstance(node, ast.Assign) and [ast.unparse(target) for target in node.targets] == ["problem"]:
                found |= texts(node.value)
    return found


def texts(node: ast.expr) -> set[str]:
    return {each.value for each in ast.walk(node) if isinstance(each, ast.Constant) and isinstance(each.value, str)}


def test_every_problem_has_a_russian_sentence_and_no_other_has() -> None:
    assert len(templates()) > 20
    assert templates() == set(RUSSIAN)


def test_a_translation_has_no_other_fields() -> None:
    def fields(text: str) -> set[str]:
        return set(re.findall(r"\{(\w+)\}", text))

    for english, russian in RUSSIAN.items():
        assert fields(russian) <= fields(english), english
