"""The compiled part of the analysis in a page: questions are tasks for workers with the module of the game's analysis.

`sunduk.analysis.compiled.exports` describes the numbers of each task and where its answer lies.
"""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Sequence
from typing import Any

from sunduk.analysis.assessor import (
    FEWEST_DEALS,
    JUDGED,
    LONGEST_PATH,
    MOST_OUTCOMES,
    PLAYED,
    SOLVED,
    Chance,
    Decision,
    Fall,
    Summary,
)
from sunduk.analysis.entries import Row
from sunduk.analysis.settings import settings_for
from sunduk.core.match.game import Game
from sunduk.core.match.view import View
from sunduk.core.rules.search_settings import for_seats

from .thinking import Elsewhere, Modules

MODULE = "analysis"
"""The name of the module beside that of the game."""


class PageAssessor:
    """An `Assessor` that asks workers of the page; with the usual evaluators."""

    def __init__(self, game: Game, seats: int, modules: Modules) -> None:
        self._game, self._seats, self._modules = game, seats, modules
        self.name = "judgement" if game.race else "playouts"
        self.noisy = not game.race
        settings = settings_for(game)
        self._plies, self._breadth = settings.plies * seats, settings.breadth
        self._worlds = int(for_seats(game.search.worlds, seats))

    async def decide(self, asked: Decision) -> Summary:
        choices, seats = len(asked.ids), self._seats
        believed = self._worlds if asked.imagined and len(asked.trail) > 1 else 0
        trail = len(asked.trail), int(asked.imagined), believed
        keys = asked.worlds, asked.scouts
        numbers = self._numbers(asked.exact, asked.number, asked.key)
        numbers += asked.seat, asked.made, choices, *trail, asked.scouting, *keys
        ids = b"".join(action.to_bytes(2, "little") for action in asked.ids)
        steps, read = asked.number + asked.scouting, choices * (seats + 3) + 1
        found = await self._ask("decision", numbers, b"".join(asked.trail) + ids, steps, read)
        errors = found[choices * seats :]
        return Summary(
            shares=[found[at : at + seats] for at in range(0, choices * seats, seats)],
            errors=errors[:choices],
            leads=errors[choices : 2 * choices],
            span=errors[2 * choices],
            scouted=errors[2 * choices + 1 :],
        )

    async def fall(self, asked: Chance) -> Fall:
        seats, deals = self._seats, max(asked.number, FEWEST_DEALS)
        numbers = (*self._numbers(asked.exact, asked.number, asked.key), deals, len(asked.path))
        path = b"".join(action.to_bytes(2, "little") for action in asked.path)
        read = 2 + MOST_OUTCOMES * (1 + LONGEST_PATH + seats) + 2 * seats
        found = await self._ask("fall", numbers, asked.before + asked.after + path, deals, read)
        listed, fell, odds = int(found[0]), int(found[1]), found[2 : 2 + MOST_OUTCOMES]
        below = 2 + MOST_OUTCOMES
        ways = [found[below + LONGEST_PATH * at : below + LONGEST_PATH * (at + 1)] for at in range(listed)]
        below += LONGEST_PATH * MOST_OUTCOMES
        gains = [tuple(found[below + seats * at : below + seats * (at + 1)]) for at in range(max(1, listed))]
        return Fall(
            odds=odds[:listed],
            paths=[tuple(int(action) for action in way if action >= 0) for way in ways],
            gains=gains[:listed],
            gain=gains[fell],
            errors=tuple(found[-2 * seats : -seats]),
            shares=tuple(found[-seats:]),
        )

    async def value(self, state: bytes, number: int, key: int, exact: bool) -> Row | None:
        found = await self._ask("value", self._numbers(exact, number, key), state, number, self._seats)
        return None if found[0] < 0 else tuple(found)

    async def weigh(self, view: View) -> tuple[list[int], list[int]]:
        return await Elsewhere(self._modules).weigh(view)

    def _numbers(self, exact: bool, number: int, key: int) -> tuple[int, ...]:
        """The first numbers of every task."""
        way = SOLVED if exact else PLAYED if self.noisy else JUDGED
        return self._seats, way, self._plies, self._breadth, number, key

    async def _ask(self, name: str, numbers: Sequence[int], given: bytes, steps: int, read: int) -> list[float]:
        job: dict[str, Any] = {
            "kind": "task",
            "module": MODULE,
            "name": name,
            "numbers": numbers,
            "given": b64encode(given).decode(),
            "steps": steps,
            "read": read,
        }
        found: list[float] = json.loads(await self._modules.think(self._game.id, json.dumps(job)))
        return found
