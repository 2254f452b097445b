"""What a puzzle is, as data: a position, the seat that chooses, and what each of its choices is worth."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any

from sunduk.core.errors import BadOption


@dataclass(frozen=True)
class Option:
    """One choice of a puzzle."""

    text: str
    value: float
    """The win share of the seat after it; in a race, the points that it brings."""
    error: float = 0.0
    """The standard error of `value`; 0 where it is exact."""
    solution: str = ""
    """In a race: what must be stated for it, such as an equation; empty if nothing makes it good."""


@dataclass(frozen=True)
class Origin:
    """Where a puzzle was found: after `at` actions of match number `match` of a run with this seed."""

    seed: int
    match: int
    at: int


@dataclass(frozen=True)
class Puzzle:
    """A position in which one choice is clearly better than all others."""

    position: str
    """The whole position; the seat sees its own view of it."""
    seat: int
    lead: float
    """By how much the best choice is better than the second."""
    error: float
    """The standard error of `lead`."""
    grade: int
    """The lowest level of bots from which on all find the best choice, in at least half of their tries."""
    levels: tuple[float, ...]
    """For each level of bots, in which share of its tries it finds the best choice."""
    options: tuple[Option, ...]
    """All choices, the best first."""
    origin: Origin
    seconds: tuple[float, ...] = ()
    """In a race: for each level of bots, after how many seconds it usually has found the best choice."""

    @property
    def best(self) -> Option:
        return self.options[0]

    @cached_property
    def line(self) -> str:
        """The puzzle as one line of JSON, in which an option is a list of its fields without empty ones at its end."""
        data = {**asdict(self), "options": [_short(option) for option in self.options]}
        if not self.seconds:
            del data["seconds"]
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def read(cls, line: str) -> Puzzle:
        """The puzzle that a line of JSON describes."""
        try:
            given: dict[str, Any] = json.loads(line)
            options = tuple(Option(*option) for option in given.pop("options"))
            rows = {name: tuple(given.pop(name, ())) for name in ("levels", "seconds")}
            return cls(**{**given, **rows, "origin": Origin(**given["origin"])}, options=options)
        except (ValueError, KeyError, TypeError) as error:
            raise BadOption(f"This line does not describe a puzzle: {line[:60]!r} ({error}).") from None


def _short(option: Option) -> list[object]:
    fields: list[object] = [option.text, option.value, option.error, option.solution]
    while not fields[-1] and len(fields) > 2:
        fields.pop()
    return fields
