"""What is varied: numbers of the edition and options, each with the values it may have."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from itertools import product
from math import prod
from typing import Any, NamedTuple

from sunduk.core.book.edition import Edition
from sunduk.core.errors import BadOption
from sunduk.core.match.registry import game as find_game

from ..variant import Variant

_RANGE = re.compile(r"(-?\d+)\.\.(-?\d+)(?:/(\d+))?")
MOST_VALUES = 1000


class Vary(NamedTuple):
    """One thing that is varied."""

    key: str
    """The dotted key of a number in the edition, or the name of an option."""
    values: tuple[Any, ...]
    option: bool

    def set(self, edition: dict[str, Any], options: dict[str, Any], value: Any) -> None:
        """Give it a value."""
        if self.option:
            options[self.key] = value
            return
        *tables, name = self.key.split(".")
        place: Any = edition
        for table in tables:
            place = place[int(table) if isinstance(place, list) else table]
        place[int(name) if isinstance(place, list) else name] = value


class Space(NamedTuple):
    """All candidates: a variant for each combination of values."""

    game: str
    varied: tuple[Vary, ...]

    @classmethod
    def read(cls, game: str, texts: Sequence[str]) -> Space:
        """What texts such as `purse.dirhams=20..40`, `dirhams=20..40/5` or `own_rug=protected|coverable` vary."""
        if not texts:
            raise BadOption('Nothing is varied: name something with --vary, such as "dirhams=20..40".')
        return cls(game, tuple(_read(game, text) for text in texts))

    @property
    def size(self) -> int:
        return prod(len(each.values) for each in self.varied)

    def __iter__(self) -> Iterator[Any]:
        return product(*(each.values for each in self.varied))

    def variant(self, values: Sequence[Any]) -> Variant:
        """The candidate with these values; `BadEdition` if a rule forbids them."""
        found = find_game(self.game)
        edition = deepcopy(Edition.of(found.package).data)
        original, options = deepcopy(edition), dict[str, Any]()
        for each, value in zip(self.varied, values, strict=True):
            each.set(edition, options, value)
        name = ", ".join(f"{each.key} = {value}" for each, value in zip(self.varied, values, strict=True))
        variant = Variant(self.game, edition if edition != original else None, options, name)
        variant.check()
        return variant


def _read(game: str, text: str) -> Vary:
    name, equals, values = (part.strip() for part in text.partition("="))
    if not equals or not values:
        raise BadOption(f"{text!r} does not say what to vary and how: write dirhams=20..40.")
    found = find_game(game)
    options = {option.name: option for option in found.options}
    if name in options:
        allowed = {str(value): value for value in options[name].values}
        given = [str(value) for value in _values(values)]
        if wrong := next((value for value in given if value not in allowed), None):
            raise BadOption(f"The option {name} cannot be {wrong!r}; it can be {options[name].listing}.")
        return Vary(name, tuple(allowed[value] for value in given), True)
    numbers = dict(_numbers(Edition.of(found.package).data))
    key = _key(name, list(numbers), list(options), found.id)
    wanted = _values(values)
    if wrong := next((value for value in wanted if not isinstance(value, int)), None):
        raise BadOption(f"{key} is a number: it cannot be {wrong!r}. Write {key}=20..40 or {key}=20|30.")
    return Vary(key, wanted, False)


def _values(text: str) -> tuple[Any, ...]:
    if found := _RANGE.fullmatch(text):
        low, high, step = int(found[1]), int(found[2]), int(found[3] or 1)
        if low > high or step < 1 or (high - low) // step >= MOST_VALUES:
            raise BadOption(
                f"{text} is not a range: it goes up, in steps of 1 or more, with at most {MOST_VALUES} values."
            )
        return tuple(range(low, high + 1, step))
    values = [part.strip() for part in text.split("|")]
    return tuple(int(value) if re.fullmatch(r"-?\d+", value) else value for value in values)


def _numbers(data: Any, prefix: str = "") -> Iterator[tuple[str, int]]:
    """The numbers of an edition by their dotted keys; those in lists by their places, from 0."""
    items = data.items() if isinstance(data, Mapping) else enumerate(data) if isinstance(data, list) else ()
    for name, value in items:
        if isinstance(value, int) and not isinstance(value, bool):
            yield f"{prefix}{name}", value
        else:
            yield from _numbers(value, f"{prefix}{name}.")


def _key(name: str, keys: Sequence[str], options: Sequence[str], game: str) -> str:
    """The key that a name stands for: a whole key, the end of just one, or a table with just one number."""
    for fits in (
        [key for key in keys if key == name],
        [key for key in keys if key.endswith(f".{name}")],
        [key for key in keys if key.startswith(f"{name}.")],
    ):
        if len(fits) == 1:
            return fits[0]
        if fits:
            raise BadOption(f"{name!r} may be {' or '.join(fits)}: write more of it.")
    raise BadOption(f"{game} has nothing called {name!r} to vary; there is {', '.join([*keys, *options])}.")
