"""What somebody asks of a study, checked."""

from __future__ import annotations

from typing import Any

from sunduk.core.errors import BadOption

from ..faults import Fault
from ..variants import changed
from ..wire.asked import StudyOrder
from .games import known_game

MOST_RANDOM = 200_000
"""Matches of each variant between players who choose at random, at most."""
MOST_OF_BOTS = 2_000
"""Matches of each variant between bots that think, at most."""
OF_BOTS = 100
"""Matches of each variant between bots that think, where nobody says how many."""


def checked_order(said: StudyOrder) -> dict[str, Any]:
    """A study with the game as it is before the variants, all checked."""
    game, bots = known_game(said["game"]), list(dict.fromkeys(said.get("bots") or ["uniform"]))
    variants: list[dict[str, Any]] = [{"name": "", "edition": None, "options": {}}]
    for each in said["variants"]:
        draft, options = each.get("edition"), each.get("options")
        edition = changed(game, draft) if draft else None
        try:
            game.unstarted(said["seats"], options or {})
        except BadOption as error:
            raise Fault("invalid", str(error)) from None
        name = each.get("name") or (str(edition.get("title", "")) if edition else "") or game.id
        variants.append({"name": name, "edition": edition, "options": options or {}})
    sharp = said.get("sharp")
    return {
        "game": game.id,
        "variants": variants,
        "seats": said["seats"],
        "bots": bots,
        "num": said.get("num") or MOST_RANDOM,
        "thoughtful": said.get("thoughtful") or (MOST_OF_BOTS if sharp else OF_BOTS),
        "sharp": {"first_seat": sharp / 100} if sharp else {},
        "language": said.get("language", "en"),
    }
