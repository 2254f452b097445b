"""The designer's workbench: what editions say, drafts of them, and the rules that people stumble on."""

from __future__ import annotations

from dataclasses import asdict
from typing import cast

from sunduk.core.book.edition import Edition
from sunduk.core.book.fields import Field
from sunduk.core.errors import BadEdition
from sunduk.core.match.game import LANGUAGES, Game
from sunduk.core.match.match import Match

from ..faults import Fault
from ..live.hall import Hall
from ..live.stumbles import DAYS
from ..variants import changed, digest, variant
from ..wire.asked import EditionDraft
from ..wire.design import EditionCheckJson, EditionJson, EditionProblemJson, FieldJson, StumblesJson
from .games import known_game

SEED = 1
"""Draws what chance sets up in the picture of a draft."""


def edition(id: str) -> EditionJson:
    """What the edition of a game says: each field with its bounds and its meaning, and the game's own values."""
    game = known_game(id)
    return {
        "fields": [_field(field) for field in game.edition_schema],
        "original": Edition.of(game.package).data,
        "meanings": {language: dict(game.words(language).data.get("edition", {})) for language in LANGUAGES},
        "networks": list(game.search.networks),
    }


async def check(hall: Hall, id: str, said: EditionDraft) -> EditionCheckJson:
    """Check a draft of an edition, and draw the game as it is set up with it."""
    return await hall.executor.run(_checked, known_game(id), said)


def _checked(game: Game, said: EditionDraft) -> EditionCheckJson:
    try:
        draft = changed(game, said["edition"])
    except BadEdition as error:
        return {"problem": _problem(error), "changed": True, "digest": None, "picture": None}
    seats = said.get("seats", game.seats[0])
    if seats not in game.seats:
        raise Fault("invalid", f"{game.id} is played by {' or '.join(map(str, game.seats))}, not by {seats}.")
    found = variant(game.id, game.version, draft)
    return {
        "problem": None,
        "changed": draft is not None,
        "digest": digest(said["edition"]),
        "picture": Match(found, seats, seed=SEED).svg(said.get("language", "en")),
    }


async def stumbles(hall: Hall, id: str) -> StumblesJson:
    """How often each rule of a game refused moves of people at tables here, lately."""
    found = await hall.stumbles.of_game(known_game(id).id)
    return {"days": DAYS, "rules": [{"rule": rule, "count": count} for rule, count in found]}


def _field(field: Field) -> FieldJson:
    return cast(FieldJson, {**asdict(field), "rows": list(field.rows), "marks": list(field.marks)})


def _problem(error: BadEdition) -> EditionProblemJson:
    return {
        "key": error.key,
        "problem": error.problem,
        "fields": {name: value if isinstance(value, int) else str(value) for name, value in error.fields.items()},
        "message": str(error),
        "rule": error.rule,
    }
