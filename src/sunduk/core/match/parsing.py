"""Parsing texts of moves and positions: helpers that all games share, which refuse bad input with a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from ..errors import BadPosition, Refused
from ..rules.record import Row

Value = TypeVar("Value")


def index_of(values: Sequence[Value], value: Value, problem: str, rule: str) -> int:
    """The index of a value that a move names; refuses one that there is not, by a rule."""
    if value not in values:
        raise Refused(problem, rule)
    return values.index(value)


def check(holds: object, problem: str) -> None:
    """Refuse a position in which something does not hold."""
    if not holds:
        raise BadPosition(problem)


def check_fields(fields: Sequence[str], needed: int) -> None:
    """Check that a position has the number of fields it needs."""
    check(len(fields) == needed, f"The position has {len(fields)} fields where {needed} are needed.")


def read_parts(text: str, mark: str, needed: int, what: str) -> list[str]:
    """The parts of a field of a position, as many as are needed, with a mark between them."""
    parts = text.split(mark)
    check(len(parts) == needed, f"{text[:40]!r} gives {len(parts)} {what} where {needed} are needed.")
    return parts


def read_number(text: str, most: int, what: str) -> int:
    """A number in a position, from 0 to `most`."""
    whole = text.isascii() and text.isdigit() and len(text) <= 7 and int(text) <= most
    check(whole, f"{text[:20]!r} is not a number for {what} from 0 to {most}.")
    return int(text)


def read_numbers(text: str, needed: int, most: int, what: str) -> list[int]:
    """Numbers from 0 to `most` with commas between them, as many as are needed."""
    return [read_number(part, most, what) for part in read_parts(text, ",", needed, f"numbers for {what}")]


def read_phase(text: str, phases: Sequence[str]) -> int:
    """The index of the phase that a position names."""
    check(text in phases, f"{text[:20]!r} is not what comes next; that is one of {', '.join(phases)}.")
    return phases.index(text)


def numbers(values: Row, count: int) -> str:
    """The first `count` numbers of a row, as `read_numbers` reads them."""
    return ",".join(str(values[index]) for index in range(count))
