"""Games and their rules."""

from __future__ import annotations

from functools import cache
from typing import Literal

from sunduk.core.book.rulebook import Rulebook
from sunduk.core.errors import UnknownGame
from sunduk.core.match.game import Game
from sunduk.core.match.registry import game as find_game
from sunduk.core.match.registry import games
from sunduk.table.faults import Fault
from sunduk.table.frames import game_json
from sunduk.table.wire import GameJson, RulesJson

from .dependencies import TheHall, router_of

router = router_of("games")


@router.get("/games")
async def all_games(hall: TheHall) -> list[GameJson]:
    """Every game, with its options."""
    return [game_json(game, hall.warming.is_warm(game.id)) for game in games()]


@router.get("/games/{id}/rules/{language}")
async def rules(id: str, language: Literal["en", "ru"]) -> RulesJson:
    """The rules of a game, as Markdown and by clauses."""
    book = _book(known_game(id), language)
    return {"text": book.prose, "clauses": book.clauses}


def known_game(id: str) -> Game:
    try:
        return find_game(id)
    except UnknownGame as error:
        raise Fault("unknown", str(error)) from None


@cache
def _book(game: Game, language: str) -> Rulebook:
    return game.rulebook(language)
