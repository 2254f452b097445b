"""Variants: games with an edition that somebody has changed. Their tables keep the edition in their logs.

A variant is interpreted and its bots are of the kind `glance`: compiled code of an edition takes seconds to make and is
never freed, so guests could fill the memory of a server with it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from typing import Any

from sunduk.core.book.edition import Edition, leaves
from sunduk.core.errors import BadEdition
from sunduk.core.match.game import Game
from sunduk.core.match.registry import game as find_game

from .lengths import LONGEST_EDITION

MOST_VARIANTS = 64
"""Variants whose rules are kept linked."""


def variant(game: str, version: int, edition: Mapping[str, Any] | None) -> Game:
    """A game with the contents of a box; its own where they are None."""
    found = find_game(game).of_version(version)
    return _linked(game, version, written(edition)) if edition else found


def changed(game: Game, edition: Mapping[str, Any]) -> dict[str, Any] | None:
    """An edition that somebody gives, checked; None if it only repeats the game's own. Raises `BadEdition`."""
    text = written(edition)
    if len(text) > LONGEST_EDITION:
        raise BadEdition(f"An edition has at most {LONGEST_EDITION} characters as JSON, not {len(text)}.")
    found = _linked(game.id, game.version, text)
    same = _contents(found.box.data) == _contents(Edition.of(game.package).data)
    return None if same else found.box.data


def written(edition: Mapping[str, Any]) -> str:
    """An edition as JSON, the same for equal contents."""
    try:
        return json.dumps(edition, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    except (TypeError, ValueError, RecursionError):
        raise BadEdition("An edition is a JSON object of tables, numbers, texts and lists.") from None


def digest(edition: Mapping[str, Any]) -> str:
    """A short name for the contents of an edition, whatever its title."""
    return sha256(written(_contents(edition)).encode()).hexdigest()[:12]


def _contents(edition: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in leaves(edition) if key != "title"}


@lru_cache(MOST_VARIANTS)
def _linked(game: str, version: int, text: str) -> Game:
    found = find_game(game).of_version(version)
    return found.with_edition(Edition(json.loads(text), "the edition"))
