"""Editions: the contents of a game's box as a TOML file. Players who own another edition can supply their own.

A game reads its file through the checks below; each failure names the file, the line, the key and the rule. What is
read is noted as well, so that the code which checks an edition also describes it: `fields` is what a form is made from.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NoReturn

from ..errors import BadEdition
from .fields import Field, Kind
from .files import package_of, package_text

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


LONGEST_TITLE = 80
"""Characters of the title of an edition."""


class Edition:
    """A component file while it is being checked."""

    def __init__(self, data: dict[str, Any], source: str, text: str = "") -> None:
        self.data = data
        """What the file says."""
        self.source = source
        """Where it came from, for messages."""
        self.fields: dict[str, Field] = {}
        """What a game has read, by key and in the order of reading."""
        self._lines = text.splitlines()

    @classmethod
    def read(cls, path: str | Traversable) -> Edition:
        """The edition in a file."""
        try:
            if isinstance(path, str):
                with open(path, encoding="utf-8") as file:
                    text = file.read()
            else:
                text = path.read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadEdition(f"Cannot read the edition file {path}: {error}.") from None
        return cls.parsed(text, str(path))

    @classmethod
    def parsed(cls, text: str, source: str) -> Edition:
        """The edition that a text describes; `source` says where it came from."""
        try:
            return cls(tomllib.loads(text), source, text)
        except tomllib.TOMLDecodeError as error:
            raise BadEdition(f"{source} is not valid TOML: {error}.") from None

    @classmethod
    def of(cls, package: str) -> Edition:
        """The box that a game is shipped with: `edition.toml` in its package."""
        return cls.parsed(package_text(package, "edition.toml"), f"edition.toml of {package}")

    @classmethod
    def beside(cls, module: str) -> Edition:
        """The box that a game is shipped with: `edition.toml` beside this module, which is given by its `__name__`."""
        return cls.of(package_of(module))

    @property
    def title(self) -> str:
        return str(self.data.get("title", self.source))

    def integer(self, key: str, low: int, high: int, rule: str) -> int:
        """A whole number between two bounds."""
        value = self._get(Field(key, "number", rule, low, high))
        return self._whole(key, value, low, high, rule)

    def integers(
        self,
        key: str,
        low: int,
        high: int,
        rule: str,
        count: int | None = None,
        *,
        kind: Kind = "list",
        beside: str = "",
    ) -> tuple[int, ...]:
        """A list of whole numbers between two bounds."""
        values = self._items(Field(key, kind, rule, low, high, count, 1, beside=beside))
        for value in values:
            self._whole(key, value, low, high, rule)
        if count is not None and len(values) != count:
            self.fail(key, "holds {found} numbers where {count} are needed", rule, found=len(values), count=count)
        return tuple(values)

    def texts(
        self, key: str, rule: str, *marks: str, count: int | None = None, least: int = 1, kind: Kind = "list"
    ) -> list[str]:
        """A list of texts. `marks` are the characters they are made of: for each item, or for all."""
        values = self._items(Field(key, kind, rule, count=count, least=least, marks=marks))
        self._count(key, values, count, rule)
        for number, value in enumerate(values):
            allowed = marks[min(number, len(marks) - 1)]
            if not isinstance(value, str) or set(value) - set(allowed):
                self.fail(key, "{value} is not made of {marks}", rule, value=repr(value), marks=", ".join(allowed))
        return values

    def patterns(
        self,
        key: str,
        rule: str,
        rows: tuple[int, ...],
        *marks: str,
        kind: Kind,
        count: int | None = None,
        least: int = 1,
    ) -> list[str]:
        """A list of texts that are drawn as rows of marks, without the slashes between the rows."""
        values = self._items(Field(key, kind, rule, count=count, least=least, rows=rows, marks=marks))
        self._count(key, values, count, rule)
        found = []
        for number, value in enumerate(values):
            allowed = marks[min(number, len(marks) - 1)]
            lines = value.split("/") if isinstance(value, str) else []
            if tuple(map(len, lines)) != rows or set("".join(lines)) - set(allowed):
                self.fail(
                    key,
                    "{value} is not rows of {rows} marks out of {marks}, with slashes between them",
                    rule,
                    value=repr(value),
                    rows=", ".join(map(str, rows)),
                    marks=", ".join(allowed),
                )
            found.append("".join(lines))
        return found

    def fail(self, key: str, problem: str, rule: str, **fields: object) -> NoReturn:
        """Refuse the file because of one key. `problem` is a template for the fields, which a page can translate."""
        said = problem.format(**fields)
        raise BadEdition(f"{self._place(key)}: {key}: {said} (rule {rule}).", key, problem, fields, rule)

    def done(self) -> None:
        """Refuse keys that no check has read, which are most likely misspelt, and a title that is not one."""
        title = self.data.get("title", "")
        if not isinstance(title, str) or len(title) > LONGEST_TITLE or not title.isprintable():
            problem = "is not a line of up to {most} characters"
            said = problem.format(most=LONGEST_TITLE)
            message = f"{self._place('title')}: title: {said}."
            raise BadEdition(message, "title", problem, {"most": LONGEST_TITLE})
        for key, _ in leaves(self.data):
            if key != "title" and key not in self.fields:
                known = ", ".join(sorted(["title", *self.fields]))
                problem = "is not a key of this game; the keys are {known}"
                message = f"{self._place(key)}: {key} {problem.format(known=known)}."
                raise BadEdition(message, key, problem, {"known": known})

    def _whole(self, key: str, value: Any, low: int, high: int, rule: str) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            problem = "{value} is not a whole number from {low} to {high}"
            self.fail(key, problem, rule, value=repr(value), low=low, high=high)
        return value

    def _items(self, field: Field) -> list[Any]:
        value = self._get(field)
        if not isinstance(value, list) or len(value) < field.least:
            problem = "{value} is not a list with something in it" if field.least else "{value} is not a list"
            self.fail(field.key, problem, field.rule, value=repr(value))
        return value

    def _count(self, key: str, values: list[Any], count: int | None, rule: str) -> None:
        if count is not None and len(values) != count:
            self.fail(key, "holds {found} items where {count} are needed", rule, found=len(values), count=count)

    def _get(self, field: Field) -> Any:
        self.fields[field.key] = field
        value: Any = self.data
        for part in field.key.split("."):
            if not isinstance(value, dict) or part not in value:
                problem = "is missing"
                message = f"{self.source}: {field.key} {problem} (rule {field.rule})."
                raise BadEdition(message, field.key, problem, {}, field.rule)
            value = value[part]
        return value

    def _place(self, key: str) -> str:
        """The file, and the line on which a dotted key is set or its table begins."""
        if not self._lines:
            return self.source
        table, _, name = key.rpartition(".")
        current, fallback = "", 1
        for number, line in enumerate(self._lines, 1):
            if heading := re.match(r"\s*\[\s*([\w.]+)\s*\]", line):
                current = heading[1]
                if current == table:
                    fallback = number
            elif current == table and re.match(rf'\s*"?{re.escape(name)}"?\s*=', line):
                fallback = number
                break
        return f"{self.source}, line {fallback}"


def leaves(data: Mapping[str, Any], prefix: str = "") -> list[tuple[str, Any]]:
    """What an edition says: each dotted key with its value."""
    found: list[tuple[str, Any]] = []
    for name, value in data.items():
        found += leaves(value, f"{prefix}{name}.") if isinstance(value, dict) else [(prefix + name, value)]
    return found
