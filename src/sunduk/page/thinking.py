"""Bots of a page think in another worker, with the WebAssembly module of their game, as those of a server do.

They wait a moment for a module that is on its way. Where it does not come, they play at a glance.
"""

from __future__ import annotations

import asyncio
import json
import logging
import math
from collections.abc import Awaitable
from typing import Any, Protocol, cast

from sunduk.bots import Bot, Budget, Decision
from sunduk.bots import bot as usual_bot
from sunduk.bots.kinds.glance import Glance
from sunduk.bots.kinds.levels import Leveled
from sunduk.bots.thinker import Found, Plan
from sunduk.core.match.view import View, encoded

KIND = "page"
"""The kind of bots that think so: `page:5` plays like `level:5`."""

PATIENCE = 2.0
"""How many seconds a bot waits for its module. It is loaded when a table opens, so most bots do not wait at all."""

log = logging.getLogger("sunduk.page")


class Modules(Protocol):
    """The modules of games; JavaScript implements it with a worker. Jobs and answers are JSON, as in engine/jobs.ts."""

    def load(self, game: str) -> Awaitable[bool]:
        """Load the module of a game; whether it can be run here."""

    def think(self, game: str, job: str) -> Awaitable[str]:
        """Do a job with the module of a game."""


class Elsewhere:
    """A `Thinker` that asks a module in another worker."""

    def __init__(self, modules: Modules) -> None:
        self._modules = modules

    async def search(self, plan: Plan) -> Found:
        view, budget = plan.trail[-1], plan.budget
        job = {
            "kind": "search",
            "trail": [encoded(seen.packed) for seen in plan.trail],
            "key": plan.keys[0],
            "nodes": None if math.isinf(budget.nodes) else int(budget.nodes),
            "seconds": None if math.isinf(budget.seconds) else budget.seconds,
            "hurried": plan.hurried,
            "shipped": plan.shipped,
        }
        found = await self._ask(view, job)
        return Found(found["visits"], _rows(view, found["outlook"]))

    async def look(self, view: View, key: int, worlds: int) -> list[list[float]]:
        job = {"kind": "look", "record": encoded(view.packed), "key": key, "worlds": worlds}
        return _rows(view, await self._ask(view, job))

    async def solve(self, view: View, most: int) -> tuple[int, list[list[float]]] | None:
        found = await self._ask(view, {"kind": "solve", "record": encoded(view.packed), "most": most})
        return (found["visited"], _rows(view, found["outlook"])) if found["visited"] else None

    async def weigh(self, view: View) -> tuple[list[int], list[int]]:
        found = await self._ask(view, {"kind": "weigh", "record": encoded(view.packed)})
        return found["gains"], found["efforts"]

    async def _ask(self, view: View, job: dict[str, Any]) -> Any:
        asked = job | {"seat": view.seat, "choices": len(view.ids)}
        return json.loads(await self._modules.think(view.game.id, json.dumps(asked)))


def _rows(view: View, flat: list[float]) -> list[list[float]]:
    """Sums of all choices, as a row for each."""
    width = 2 * view.plain.seats
    return [flat[at : at + width] for at in range(0, len(flat), width)]


class PageBots:
    """Makes the bots of a page."""

    def __init__(self, modules: Modules | None) -> None:
        self._modules = modules
        self._loading: dict[str, asyncio.Task[bool]] = {}

    def prepare(self, game: str) -> None:
        """Begin to load the module of a game: somebody wants to play it."""
        if self._modules and game not in self._loading:
            self._loading[game] = asyncio.ensure_future(self._load(self._modules, game))

    def bot(self, name: str, seed: int) -> Bot:
        """The bot of this name; `page:5` is one that thinks in another worker where it can."""
        kind, _, level = name.partition(":")
        if kind != KIND:
            return usual_bot(name, seed)
        glance = Glance(seed, int(level))
        if not self._modules:
            return glance
        thinking = Leveled(seed, int(level), thinker=Elsewhere(self._modules))
        # Its methods return awaitables; `OneThread` awaits them.
        return cast(Bot, PageBot(self, thinking, glance))

    async def can_think(self, view: View) -> bool:
        """Whether the module of a view's game is loaded, which may take a moment; a module has the game's own box."""
        if view.game.edition is not None:
            return False
        self.prepare(view.game.id)
        loading = self._loading[view.game.id]
        await asyncio.wait([loading], timeout=PATIENCE)
        return loading.done() and loading.result()

    def give_up(self, game: str) -> None:
        """The module of a game failed: load it again."""
        self._loading.pop(game, None)

    async def _load(self, modules: Modules, game: str) -> bool:
        loaded = bool(await modules.load(game))
        if not loaded:
            self.give_up(game)
        return loaded


class PageBot:
    """A level that thinks in another worker, and at a glance where it cannot."""

    def __init__(self, bots: PageBots, thinking: Leveled, glance: Glance) -> None:
        self._bots = bots
        self._thinking = thinking
        self._glance = glance

    async def choose(self, view: View, budget: Budget | None = None, explain: bool = False) -> Decision:
        if await self._bots.can_think(view):
            try:
                return await self._thinking.decide(view, budget, explain)
            except Exception:
                # Whatever a browser raises: its memory may be full.
                self._failed(view)
        return self._glance.choose(view, budget, explain)

    async def reaction(self, view: View, elapsed: float) -> float:
        if await self._bots.can_think(view):
            try:
                return await self._thinking.react(view, elapsed)
            except Exception:
                self._failed(view)
        return self._glance.reaction(view, elapsed)

    def close(self) -> None:
        self._thinking.close()
        self._glance.close()

    def _failed(self, view: View) -> None:
        log.exception("a bot cannot think in another worker")
        self._bots.give_up(view.game.id)
