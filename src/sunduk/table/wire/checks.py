"""Checks what is asked against its type of `asked`, with the standard library alone.

A server uses pydantic instead, which is quicker and explains more. Both read the same types and marks.
"""

from __future__ import annotations

import re
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, cast, get_args, get_origin, get_type_hints

from ..faults import Fault
from .marks import Limits, Tagged, TypeAliasType

SCALARS: dict[Any, tuple[Any, str]] = {
    bool: (bool, "true or false"),
    int: (int, "a whole number"),
    float: ((int, float), "a number"),
    str: (str, "a text"),
    NoneType: (NoneType, "null"),
}
"""For each simple type, what a value must be an instance of, and what to call it."""


def check(type: Any, value: object, place: str = "The request") -> Any:
    """The value, if it is of a type of the wire; otherwise a fault says where it is not."""
    if isinstance(type, TypeAliasType):
        return check(type.__value__, value, place)
    origin, arguments = get_origin(type), get_args(type)
    if origin is Annotated:
        return _marked(arguments[0], arguments[1:], value, place)
    if origin is NotRequired:
        return check(arguments[0], value, place)
    if type in SCALARS:
        _scalar(type, value, place)
    elif origin is Literal:
        _demand(value in arguments and isinstance(value, str), place, f"one of {', '.join(map(repr, arguments))}")
    elif origin in (Union, UnionType):
        _any(arguments, value, place)
    elif origin is list:
        _demand(isinstance(value, list), place, "a list")
        for number, each in enumerate(cast(list[object], value)):
            check(arguments[0], each, f"{place}.{number}")
    else:
        _object(type, origin, arguments, value, place)
    return value


def parse(type: Any, text: str, place: str) -> Any:
    """The value of a text from an address, if it is of a type of the wire."""
    wants = get_args(type) if get_origin(type) in (Union, UnionType) else (type,)
    number = any(int in (want, *get_args(want)[:1]) for want in wants)
    return check(type, int(text) if number and re.fullmatch(r"-?[0-9]{1,18}", text) else text, place)


def _demand(holds: bool, place: str, what: str) -> None:
    if not holds:
        raise Fault("invalid", f"{place}: must be {what}.")


def _scalar(type: Any, value: object, place: str) -> None:
    allowed, name = SCALARS[type]
    _demand(isinstance(value, allowed) and (type is bool or not isinstance(value, bool)), place, name)


def _any(members: tuple[Any, ...], value: object, place: str) -> None:
    """Check against a union: against each member of it; what the first says is told."""
    troubles = []
    for member in members:
        try:
            check(member, value, place)
            return
        except Fault as trouble:
            troubles.append(trouble)
    raise troubles[0]


def _marked(type: Any, marks: tuple[Any, ...], value: object, place: str) -> Any:
    for mark in marks:
        if isinstance(mark, Tagged):
            members = mark.members(type)
            tag = value.get(mark.key) if isinstance(value, dict) else None
            _demand(isinstance(tag, str) and tag in members, f"{place}.{mark.key}", f"one of {', '.join(members)}")
            type = members[cast(str, tag)]
    check(type, value, place)
    for mark in marks:
        if isinstance(mark, Limits):
            _limited(mark, value, place)
    return value


def _limited(limits: Limits, value: Any, place: str) -> None:
    if limits.ge is not None:
        _demand(value >= limits.ge, place, f"{limits.ge} or more")
    if limits.le is not None:
        _demand(value <= limits.le, place, f"{limits.le} or less")
    if limits.min_length is not None:
        _demand(len(value) >= limits.min_length, place, f"at least {limits.min_length} long")
    if limits.max_length is not None:
        _demand(len(value) <= limits.max_length, place, f"at most {limits.max_length} long")
    if limits.pattern is not None:
        # `$` also matches before a newline at the end; pydantic's does not.
        matches = re.match(limits.pattern, value) is not None and not value.endswith("\n")
        _demand(matches, place, f"a text like {limits.pattern}")


def _object(type: Any, origin: Any, arguments: tuple[Any, ...], value: object, place: str) -> None:
    _demand(isinstance(value, dict), place, "an object")
    given = cast(dict[object, object], value)
    if origin is dict:
        for key, each in given.items():
            check(arguments[0], key, place)
            if arguments[1] is not Any:
                check(arguments[1], each, f"{place}.{key}")
        return
    fields = _fields(type)
    if unknown := given.keys() - fields.keys():
        raise Fault("invalid", f"{place}.{min(map(str, unknown))}: there is no such field.")
    for name, field in fields.items():
        if name in given:
            check(field, given[name], f"{place}.{name}")
        elif get_origin(field) is not NotRequired:
            raise Fault("invalid", f"{place}.{name}: is missing.")


@cache
def _fields(type: Any) -> dict[str, Any]:
    return get_type_hints(type, include_extras=True)
