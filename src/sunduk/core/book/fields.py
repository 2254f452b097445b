"""What an edition may say: one `Field` for each key that a game reads from its edition file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal["number", "list", "faces", "seats", "tiles", "cards", "map"]
"""What a field is to a person: one number, a list, the faces of a die, one number for each count of seats, numbers on
tiles, patterns of cards, or parts of a map."""


@dataclass(frozen=True)
class Field:
    """A key of an edition file, and what its value may be. `Edition` notes one whenever a game reads a key."""

    key: str
    """Its tables and its name, with dots between them, such as `die.slippers`."""
    kind: Kind
    rule: str
    """The clause that speaks of it."""
    low: int | None = None
    """The least that a number may be; None where the value is made of texts."""
    high: int | None = None
    count: int | None = None
    """How many items a list has; None if that is free."""
    least: int = 0
    """How many items a list has at least."""
    rows: tuple[int, ...] = ()
    """Of texts that are drawn as rows of marks, with a slash between rows: the length of each row."""
    marks: tuple[str, ...] = ()
    """Of texts: the characters they are made of, by the number of the item; the last holds for all further ones."""
    beside: str = ""
    """The key of another list, each item of which has one item here."""
