"""Words: a game's things and events in one language, from its words.*.toml.

Events name things, never sentences; the sentences are templates here. A number whose field is listed under
`plurals` is written with the right form of its noun; a noun with `of` writes the number of that field in another case.
A reader who is the `seat` of an event gets the template `you_pay` instead of `pay`; one whom it happens `to` gets
`pay_you`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from typing import Any

SEAT_FIELDS = ("seat", "to")
"""Fields of events that hold a seat."""


class Words:
    """The vocabulary of a game in one language."""

    def __init__(self, data: Mapping[str, Any], language: str, reader: int | None = None) -> None:
        self.language = language
        self.data = data
        self.reader = reader
        """The seat addressed as "you", if any."""

    @classmethod
    def parsed(cls, text: str, language: str) -> Words:
        """The vocabulary that a TOML text describes."""
        return cls(tomllib.loads(text), language)

    def read_by(self, reader: int | None) -> Words:
        """A copy of the vocabulary that addresses the player of seat `reader` as "you"."""
        return Words(self.data, self.language, reader)

    @property
    def title(self) -> str:
        return str(self.data["title"])

    @property
    def seats(self) -> list[str]:
        """Names of the seats for players who gave none."""
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
        """The sentence for one reason for or against a choice."""
        return self._say("reasons", reason["reason"], reason, names)

    def _say(self, kind: str, thing: str, fields: Mapping[str, Any], names: Sequence[str]) -> str:
        told = {field: self._value(field, value, fields, names) for field, value in fields.items()}
        for noun, forms in self.data["plurals"].items():
            if (counted := forms.get("of")) in fields:
                told[noun] = self.plural(noun, fields[counted])
        return self.name(kind, self._addressed(kind, thing, fields)).format(**told)

    def _value(self, field: str, value: Any, fields: Mapping[str, Any], names: Sequence[str]) -> str:
        if field in SEAT_FIELDS:
            return names[int(value)]
        if field in self.data["plurals"] and isinstance(value, int):
            return self.plural(field, value)
        kind = self.data.get(field)
        if isinstance(kind, Mapping) and str(value) in kind:
            return self.name(field, self._addressed(field, str(value), fields))
        return _printed(value)

    def _addressed(self, kind: str, thing: str, fields: Mapping[str, Any]) -> str:
        """The key of the template to use: `you_pay` or `pay_you` if the event concerns the reader, else `pay`."""
        if self.reader is not None:
            for field, key in (("seat", f"you_{thing}"), ("to", f"{thing}_you")):
                if fields.get(field) == self.reader and key in self.data[kind]:
                    return key
        return thing


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
