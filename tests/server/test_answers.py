"""Every fixed error sentence of the server has a Russian translation in the client's catalogue."""

from __future__ import annotations

import ast
import importlib
import json
from collections.abc import Iterator
from pathlib import Path

import sunduk.server

SERVER = Path(sunduk.server.__file__).parent
TABLE = SERVER.with_name("table")
PAGE = SERVER.with_name("page")
ROOT = SERVER.parents[2]
ANSWERS = json.loads((ROOT / "web/src/i18n/answers.ru.json").read_text("utf-8"))
BY_CODE = {"stale", "flood", "quota", "forbidden"}
"""Errors whose text in the page depends only on their code."""
NOT_OF_PAGES = {"kind", "foreign"}
"""Errors of requests that the page never makes."""


def sentences() -> Iterator[str]:
    """The fixed sentences of faults in the server's source."""
    for path in sorted(path for room in (SERVER, TABLE, PAGE) for path in room.rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            match call:
                case ast.Call(func=ast.Name("Fault"), args=[ast.Constant(code), sentence, *_]):
                    if code not in BY_CODE | NOT_OF_PAGES:
                        module = ".".join(("sunduk", *path.relative_to(SERVER.parent).with_suffix("").parts))
                        yield from fixed(sentence, module)


def fixed(sentence: ast.expr, module: str) -> Iterator[str]:
    """The texts of an expression: a literal, a constant, or the items of a table; none for a formatted one."""
    match sentence:
        case ast.Constant(str(text)):
            yield text
        case ast.Name(name) if name.isupper():
            yield getattr(importlib.import_module(module), name)
        case ast.Subscript(value=ast.Name(name)):
            yield from getattr(importlib.import_module(module), name).values()


def test_every_fixed_sentence_is_translated() -> None:
    found = set(sentences())
    assert len(found) > 40
    assert sorted(found - set(ANSWERS)) == []
    assert sorted(set(ANSWERS) - found) == []
