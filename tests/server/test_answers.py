"""What the server answers is told in Russian, too: every fixed sentence of a fault is in the client's catalogue."""

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
"""What these faults say depends on the code alone in the page."""
NOT_OF_PAGES = {"kind", "foreign"}
"""The page makes no such requests."""


def sentences() -> Iterator[str]:
    """The fixed sentences of faults in the server's sources."""
    for path in sorted(path for room in (SERVER, TABLE, PAGE) for path in room.rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            match call:
                case ast.Call(func=ast.Name("Fault"), args=[ast.Constant(code), sentence, *_]):
                    if code not in BY_CODE | NOT_OF_PAGES:
                        module = ".".join(("sunduk", *path.relative_to(SERVER.parent).with_suffix("").parts))
                        yield from fixed(sentence, module)


def fixed(sentence: ast.expr, module: str) -> Iterator[str]:
    """A sentence that is written out, named, or one of a table; none that is put together."""
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
