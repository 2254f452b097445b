"""Variants: a game with an edition and options of its own, under a name."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from sunduk.core.book.edition import Edition
from sunduk.core.errors import BadEdition, BadOption
from sunduk.core.match.game import Game
from sunduk.core.match.registry import game as find_game

OPTIONS = "options"
"""The table of a variant's file that holds options; all else is the edition."""


@dataclass(frozen=True)
class Variant:
    """A game as it is studied. As a file it is an edition file with an optional table `[options]`; a file that has only
    that table, and perhaps a title, keeps the game's own edition:

        title = "Rugs may be covered"
        [options]
        own_rug = "coverable"
    """

    game: str
    """The name of the game."""
    edition: Mapping[str, Any] | None = None
    """What its edition file says; None for the game's own."""
    options: Mapping[str, Any] = field(default_factory=dict)
    name: str = ""
    """What the variant is called; empty for the game as it is."""

    @classmethod
    def read(cls, game: str, path: Path) -> Variant:
        """The variant in a file, checked; it is named by its title, or else by its file."""
        try:
            text = path.read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadEdition(f"Cannot read the variant {path}: {error}.") from None
        return cls.parsed(game, text, path.stem, str(path))

    @classmethod
    def parsed(cls, game: str, text: str, name: str = "", source: str = "the variant") -> Variant:
        """The variant that a text describes, checked; `name` is used if it has no title of its own."""
        try:
            data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadEdition(f"{source} is not valid TOML: {error}.") from None
        options = data.pop(OPTIONS, {})
        if not isinstance(options, dict):
            raise BadEdition(f'{source}: [{OPTIONS}] is a table of lines such as own_rug = "coverable".')
        found = find_game(game)
        own_title = Edition.of(found.package).title
        title = str(data.get("title", own_title))
        edition = data if data.keys() - {"title"} else None
        if edition is not None:
            found.with_edition(Edition(edition, source, text))
        variant = cls(game, edition, options, title if title != own_title else name)
        variant.check()
        return variant

    @cached_property
    def played(self) -> Game:
        """The game with the edition of the variant."""
        game = find_game(self.game)
        return game.with_edition(Edition(dict(self.edition), self.name or "the variant")) if self.edition else game

    def check(self) -> None:
        """Refuse an edition that breaks a rule, and options with which no number of seats can play."""
        refused: BadOption | None = None
        for seats in self.played.seats:
            try:
                self.played.unstarted(seats, self.options)
                return
            except BadOption as error:
                refused = refused or error
        assert refused is not None
        raise refused

    def data(self) -> dict[str, Any]:
        """The variant as plain data."""
        return {"game": self.game, "name": self.name, "edition": self.edition, "options": dict(self.options)}

    @classmethod
    def restored(cls, data: Mapping[str, Any]) -> Variant:
        """The variant that plain data describes, checked."""
        found = cls(data["game"], data.get("edition") or None, data.get("options") or {}, data.get("name") or "")
        found.check()
        return found

    def toml(self) -> str:
        """The variant as the text of its file."""
        data = dict(self.edition or {}) | ({"title": self.name} if self.name else {})
        return "\n".join(_lines(data | ({OPTIONS: dict(self.options)} if self.options else {}))) + "\n"


def _lines(data: Mapping[str, Any], table: str = "") -> Iterator[str]:
    """Plain data as lines of TOML: values first, then tables."""
    for key, value in data.items():
        if not isinstance(value, Mapping):
            # Numbers, texts and lists of them are written in JSON as in TOML.
            yield f"{_key(key)} = {json.dumps(value, ensure_ascii=False)}"
    for key, value in data.items():
        if isinstance(value, Mapping):
            name = f"{table}.{_key(key)}" if table else _key(key)
            yield from ("", f"[{name}]", *_lines(value, name))


def _key(key: str) -> str:
    return key if key.replace("_", "").replace("-", "").isalnum() and key.isascii() else json.dumps(key)
