"""Editions: the contents of a game's box as a TOML file. Players who own another edition can supply their own.

A game reads its file through the checks below; each failure names the file, the line, the key and the rule.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NoReturn

from ..errors import BadEdition
from .files import package_of, package_text

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


class Edition:
    """A component file while it is being checked."""

    def __init__(self, data: dict[str, Any], source: str, text: str = "") -> None:
        self.data = data
        """What the file says."""
        self.source = source
        """Where it came from, for messages."""
        self._lines = text.splitlines()
        self._asked: set[str] = {"title"}

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
        value = self._get(key, rule)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.fail(key, f"{value!r} is not a whole number from {low} to {high}", rule)
        return value

    def integers(self, key: str, low: int, high: int, rule: str, count: int | None = None) -> tuple[int, ...]:
        """A list of whole numbers between two bounds."""
        values = self.list(key, rule)
        for value in values:
            if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
                self.fail(key, f"{value!r} is not a whole number from {low} to {high}", rule)
        if count is not None and len(values) != count:
            self.fail(key, f"holds {len(values)} numbers where {count} are needed", rule)
        return tuple(values)

    def list(self, key: str, rule: str, least: int = 1) -> list[Any]:
        """A list of at least `least` items."""
        value = self._get(key, rule)
        if not isinstance(value, list) or len(value) < least:
            self.fail(key, f"{value!r} is not a list{' with something in it' if least else ''}", rule)
        return value

    def fail(self, key: str, problem: str, rule: str) -> NoReturn:
        """Refuse the file because of one key."""
        raise BadEdition(f"{self._place(key)}: {key}: {problem} (rule {rule}).")

    def done(self) -> None:
        """Refuse keys that no check has read: they are most likely misspelt."""
        for key in _leaves(self.data):
            if key not in self._asked:
                known = ", ".join(sorted(self._asked))
                raise BadEdition(f"{self._place(key)}: {key} is not a key of this game; the keys are {known}.")

    def _get(self, key: str, rule: str) -> Any:
        self._asked.add(key)
        value: Any = self.data
        for part in key.split("."):
            if not isinstance(value, dict) or part not in value:
                raise BadEdition(f"{self.source}: {key} is missing (rule {rule}).")
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


def _leaves(data: Mapping[str, Any], prefix: str = "") -> list[str]:
    keys = []
    for name, value in data.items():
        keys += _leaves(value, f"{prefix}{name}.") if isinstance(value, dict) else [prefix + name]
    return keys
