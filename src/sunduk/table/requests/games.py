"""Games and their rules."""

from __future__ import annotations

from functools import cache
from typing import Literal

from sunduk.core.book.rulebook import Rulebook
from sunduk.core.errors import UnknownGame
from sunduk.core.match.game import LANGUAGES, Game
from sunduk.core.match.registry import game as find_game
from sunduk.core.match.registry import games

from ..faults import Fault
from ..frames import game_json
from ..live.hall import Hall
from ..wire.tables import GameJson, RulesJson, WordsJson


def all_games(hall: Hall) -> list[GameJson]:
    """Every game, with its options."""
    return [game_json(game, hall.warming.is_warm(game.id), hall.settings.workbench) for game in games()]


def rules(id: str, language: Literal["en", "ru"]) -> RulesJson:
    """The rules of a game, as Markdown and by clauses."""
    book = _book(known_game(id), language)
    return {"text": book.prose, "clauses": book.clauses}


def words(id: str) -> WordsJson:
    """The words of a game in all languages, for a page that has no folder of its own for it."""
    game = known_game(id)
    cover = game.folder / "page" / "cover.svg"
    return {
        "words": {language: dict(game.words(language).data) for language in LANGUAGES},
        "cover": cover.read_text("utf-8") if cover.is_file() else "",
    }


def known_game(id: str) -> Game:
    """The game with this id, or a fault that there is none."""
    try:
        return find_game(id)
    except UnknownGame as error:
        raise Fault("unknown", str(error)) from None


@cache
def _book(game: Game, language: str) -> Rulebook:
    return game.rulebook(language)
