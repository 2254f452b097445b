"""What the linker refuses, because it would silently keep using the default edition.

That is: functions and tables reached as attributes of a module, and cached functions.
"""

from __future__ import annotations

import dis
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from types import CodeType, FunctionType, ModuleType
from typing import Any, NoReturn, TypeGuard

from ..errors import Unlinkable


@cache
def global_names(code: CodeType) -> frozenset[str]:
    """The names of globals that code reads, without names of attributes, which `co_names` holds too."""
    return frozenset(str(step.argval) for step in _steps(code) if step.opname == "LOAD_GLOBAL")


def is_cached(value: Any) -> TypeGuard[Any]:
    """Whether this is a function wrapped by a cache of `functools`."""
    return hasattr(value, "cache_info") and isinstance(getattr(value, "__wrapped__", None), FunctionType)


def check_module(
    function: FunctionType, name: str, module: ModuleType, tables: Mapping[str, object], package: str
) -> None:
    """Refuse a function that uses an edition's tables, or functions which do, as attributes of a module."""
    roots = {package.partition(".")[0], __name__.partition(".")[0]}
    if module.__name__.partition(".")[0] not in roots:
        return
    for line, attribute in _attributes(function.__code__, name):
        found = getattr(module, attribute, None)
        if isinstance(found, FunctionType) or is_cached(found) or attribute in tables:
            here, _, sibling = module.__name__.rpartition(".")
            source = f".{sibling}" if function.__module__.startswith(f"{here}.") else module.__name__
            _refuse(
                function,
                line,
                f"uses {name}.{attribute}, which would stay that of the game's own box in every edition: "
                f"write `from {source} import {attribute}` and use {attribute}",
            )


def check_cached(function: FunctionType, name: str, decided: frozenset[str], interpreted: bool) -> None:
    """Refuse a cached function that depends on the edition, or that compiled code would have to call."""
    line = next(step.positions.lineno for step in _steps(function.__code__) if step.argval == name and step.positions)
    if decided:
        _refuse(
            function,
            line,
            f"uses {name}, whose cache would keep the answers of one box for all editions, as they depend on "
            f"{', '.join(sorted(decided))}: take the cache off {name}, or give it these as arguments",
        )
    if not interpreted:
        _refuse(
            function, line, f"uses {name}, which has a cache, and compiled code has none: take the cache off {name}"
        )


def _refuse(function: FunctionType, line: int | None, problem: str) -> NoReturn:
    code = function.__code__
    raise Unlinkable(f"{code.co_filename}, line {line or code.co_firstlineno}: {function.__qualname__} {problem}.")


def _attributes(code: CodeType, name: str) -> Iterator[tuple[int | None, str]]:
    """The attributes of a global that code reads, and on which line."""
    steps = list(_steps(code))
    for step, then in pairwise(steps):
        if step.opname == "LOAD_GLOBAL" and step.argval == name and then.opname in ("LOAD_ATTR", "LOAD_METHOD"):
            yield then.positions.lineno if then.positions else None, str(then.argval)


def _steps(code: CodeType) -> Iterator[dis.Instruction]:
    """The instructions of code and of what is defined in it."""
    yield from dis.get_instructions(code)
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _steps(constant)
