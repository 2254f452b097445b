"""Characters: the names, faces and talk of bots. What a bot is, its level and manner say; this is what it looks like.

`characters.en.toml` and `characters.ru.toml` have a part for each level and each manner: names, and what is said at the
start, after luck and bad luck, and at the end. The same place in both lists of names is the same character.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection
from functools import cache
from typing import Any

from sunduk.core.book.files import package_text

LEVELS = ("novice", "apprentice", "shopkeeper", "traveller", "merchant", "scholar", "vizier", "sultan")
"""The names of the levels, the weakest first."""
HIGHEST = len(LEVELS)
OCCASIONS = ("greeting", "good", "bad", "win", "loss")
"""When a bot may say something."""


@cache
def characters(language: str) -> dict[str, dict[str, Any]]:
    """All characters in a language, by the name of their level or manner."""
    return tomllib.loads(package_text("sunduk.bots", f"characters.{language}.toml"))


def name_of(level: int, manner: str | None, taken: Collection[str], language: str = "en") -> str:
    """A name for a bot that nobody else at its table has."""
    names: list[str] = characters(language)[manner or LEVELS[level - 1]]["names"]
    return next((name for name in names if name not in taken), names[0])
