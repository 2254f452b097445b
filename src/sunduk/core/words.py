"""Words: a game's things and events in one language, from its words.*.toml.

Events name things, never sentences; the sentences are templates here. A number whose field is listed under
`plurals` is written with the right form of its noun.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

SEAT_FIELDS = ("seat", "to")
"""Fields of events that hold a seat."""


class Words:
    """The vocabulary of a game in one language."""

    def __init__(self, data: Mapping[str, Any], language: str) -> None:
        self.language = language
        self.data = data

    @classmethod
    def read(cls, path: Path, language: str) -> Words:
        return cls(tomllib.loads(path.read_text("utf-8")), language)

    @property
    def title(self) -> str:
        return str(self.data["title"])

    @property
    def seats(self) -> list[str]:
        """What seats are called when their players have no names."""
        return list(self.data["seats"])

    def name(self, kind: str, thing: str) -> str:
        """The word for a thing, such as `colours`, `red`."""
        return str(self.data[kind][thing])

    def plural(self, noun: str, count: int) -> str:
        """A number with its noun: `5 dirhams`, `5 дирхамов`."""
        return str(self.data["plurals"][noun][_form(self.language, count)]).format(n=_printed(count))

    def event(self, event: Mapping[str, Any], names: Sequence[str]) -> str:
        """The sentence for an event; seats are called by their names."""
        return self._say("events", event["event"], event, names)

    def reason(self, reason: Mapping[str, Any], names: Sequence[str]) -> str:
        """The sentence for what speaks for a choice or against it."""
        return self._say("reasons", reason["reason"], reason, names)

    def _say(self, kind: str, thing: str, fields: Mapping[str, Any], names: Sequence[str]) -> str:
        told = {field: self._value(field, value, names) for field, value in fields.items()}
        return self.name(kind, thing).format(**told)

    def _value(self, field: str, value: Any, names: Sequence[str]) -> str:
        if field in SEAT_FIELDS:
            return names[int(value)]
        if field in self.data["plurals"]:
            return self.plural(field, value)
        if field in self.data and value in self.data[field]:
            return self.name(field, value)
        return _printed(value)


def _printed(value: object) -> str:
    """A value in a sentence: numbers below zero have a minus sign, not a hyphen."""
    return str(value).replace("-", "−") if isinstance(value, int) else str(value)


def _form(language: str, count: int) -> str:
    """The CLDR plural category of a whole number."""
    count = abs(count)
    if language == "ru":
        if count % 10 == 1 and count % 100 != 11:
            return "one"
        return "few" if 2 <= count % 10 <= 4 and not 12 <= count % 100 <= 14 else "many"
    return "one" if count == 1 else "other"
