"""What the linker refuses because it would silently keep the tables of the default edition."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from sunduk import Unlinkable
from sunduk.core.backends.linker import Jit, Linker, interpreted, on_cpu

RULES = """
from functools import cache
SCORES = (1, 2, 3)
LAST = 2
def points(seat):
    return SCORES[seat]
@cache
def known(seat):
    return points(seat)
@cache
def doubled(number):
    return 2 * number
"""
VIEW = """
import math
from . import rules
from .rules import doubled, known, points
def by_name(seat):
    return points(seat)
def by_module(seat):
    return 1 + rules.points(seat)
def table_of_module(seat):
    return rules.SCORES[seat]
def inside(seats):
    return [rules.points(seat) for seat in range(seats)]
def constant(seat):
    return points(rules.LAST) + math.floor(0.5)
def cached(seat):
    return known(seat)
def harmless(seat):
    return doubled(points(seat))
"""


@pytest.fixture
def view(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """A module of a game outside the package."""
    (tmp_path / "guest").mkdir()
    for name, text in (("__init__", ""), ("rules", RULES), ("view", VIEW)):
        (tmp_path / "guest" / f"{name}.py").write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    yield importlib.import_module("guest.view")
    for name in ("guest", "guest.rules", "guest.view"):
        del sys.modules[name]


def linker(jit: Jit = interpreted) -> Linker:
    return Linker(jit, {}, {"SCORES": (7, 8, 9)}, "guest")


def test_names_are_linked(view: ModuleType) -> None:
    assert linker()(view.by_name)(1) == 8
    assert linker()(view.constant)(1) == 9
    assert linker()(view.harmless)(1) == 16


@pytest.mark.parametrize(("name", "line"), [("by_module", 8), ("inside", 12)])
def test_a_function_of_a_module_is_refused(view: ModuleType, name: str, line: int) -> None:
    told = rf"guest.view\.py, line {line}: {name} uses rules\.points, .*: write `from \.rules import points` and use"
    with pytest.raises(Unlinkable, match=told):
        linker()(getattr(view, name))


def test_a_table_of_a_module_is_refused(view: ModuleType) -> None:
    with pytest.raises(Unlinkable, match=r"line 10: table_of_module uses rules\.SCORES"):
        linker()(view.table_of_module)


def test_a_cache_that_would_keep_one_box_is_refused(view: ModuleType) -> None:
    with pytest.raises(Unlinkable, match=r"line 16: cached uses known, .* depend on SCORES: take the cache off known"):
        linker()(view.cached)


def test_compiled_code_calls_no_cache(view: ModuleType) -> None:
    with pytest.raises(Unlinkable, match="line 18: harmless uses doubled, which has a cache"):
        linker(on_cpu)(view.harmless)
