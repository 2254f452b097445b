"""Bots of a page think with the modules of games, and play as those of a server do."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

import sunduk
from sunduk import Game, Match
from sunduk.bots import Budget, bot
from sunduk.bots.bot import Decision
from sunduk.bots.kinds import levels
from sunduk.core.match.view import View
from sunduk.core.rules.contract import CHANCE
from sunduk.page import thinking
from sunduk.page.page import Page
from sunduk.page.thinking import PageBots

from ..wasm.modules import Wasmtime
from .alone import Memory, Player

GAMES = [pytest.param(game, id=game.id) for game in sunduk.games()]
NODES = Budget(nodes=150)
DECISIONS = 6


def decisions(game: Game, seats: int, number: int = DECISIONS) -> Iterator[View]:
    """The views of those who decide in a match."""
    match = Match(game, seats, seed=11, backend="interp")
    for turn in range(number):
        seat = next((who for who in match.actors if who < CHANCE), None)
        if seat is None:
            return
        view = match.view(seat)
        yield view
        match.act(view.ids[turn % len(view.ids)], seat)


def made(modules: Wasmtime | None, game: Game) -> PageBots:
    """The bots of a page that has loaded a game."""
    bots = PageBots(modules)
    bots.prepare(game.id)
    return bots


async def chosen(bots: PageBots, name: str, views: list[View], budget: Budget | None) -> list[Decision]:
    asked = bots.bot(name, 5)
    found = []
    for view in views:
        if view.game.race:
            await asked.reaction(view, 0.0)  # type: ignore[misc]
        found.append(await asked.choose(view, budget, explain=not view.game.race))  # type: ignore[misc]
    return found


@pytest.mark.parametrize("level", range(1, 9))
@pytest.mark.parametrize("game", GAMES)
def test_levels_choose_what_they_choose_on_a_server(game: Game, level: int) -> None:
    """With the same estimates of all choices: the same visits, and results to the last bit."""

    async def run() -> None:
        for seats in (game.seats[0], game.seats[-1]):
            modules = Wasmtime()
            views = list(decisions(game, seats))
            # The highest level thinks for a second, unless it is given a number of nodes.
            budget = NODES if level == len(levels.NAMES) else None
            usual = bot(f"level:{level}", 5)
            expected = []
            for view in views:
                if game.race:
                    usual.reaction(view, 0.0)
                expected.append(usual.choose(view, budget, explain=not game.race))
            assert await chosen(made(modules, game), f"page:{level}", views, budget) == expected
            assert modules.asked

    asyncio.run(run())


@pytest.mark.parametrize("game", [each for each in GAMES if each.id in ("marrakech", "farlander")])
def test_endings_are_solved_as_on_a_server(game: Game) -> None:
    async def run() -> None:
        modules, views = Wasmtime(), list(decisions(game, 2, 10_000))[-4:]
        usual = bot("level:8", 5)
        expected = [usual.choose(view, Budget(nodes=400), explain=True) for view in views]
        assert await chosen(made(modules, game), "page:8", views, Budget(nodes=400)) == expected
        # The visits of an ending that is solved are its states, for every choice.
        assert len({estimate.visits for estimate in expected[-1].estimates}) == 1

    asyncio.run(run())


def test_a_bot_waits_for_a_module_that_is_on_its_way() -> None:
    async def run() -> None:
        modules, game = Wasmtime(), sunduk.game("marrakech")
        modules.arrives = asyncio.Event()
        bots = PageBots(modules)
        (view,) = decisions(game, 2, 1)
        choosing = asyncio.ensure_future(bots.bot("page:7", 5).choose(view, NODES))  # type: ignore[call-overload]
        await asyncio.sleep(0)
        modules.arrives.set()
        await choosing
        assert modules.asked == ["search"]

    asyncio.run(run())


def test_a_bot_does_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        modules, game = Wasmtime(), sunduk.game("marrakech")
        modules.arrives = asyncio.Event()
        bots = PageBots(modules)
        (view,) = decisions(game, 2, 1)
        asked = bots.bot("page:7", 5)
        monkeypatch.setattr(thinking, "PATIENCE", 0.01)
        assert (await asked.choose(view, NODES)).action in view.ids  # type: ignore[misc]
        assert modules.asked == []
        # The next choice finds what has come meanwhile.
        modules.arrives.set()
        await asked.choose(view, NODES)  # type: ignore[misc]
        assert modules.asked == ["search"]

    asyncio.run(run())


def test_a_module_that_could_not_be_loaded_is_tried_again() -> None:
    async def run() -> None:
        modules, game = Wasmtime(), sunduk.game("marrakech")
        modules.missing = True
        (view,) = decisions(game, 2, 1)
        asked = PageBots(modules).bot("page:7", 5)
        await asked.choose(view, NODES)  # type: ignore[misc]
        assert modules.asked == []
        modules.missing = False
        await asked.choose(view, NODES)  # type: ignore[misc]
        assert modules.asked == ["search"]

    asyncio.run(run())


def test_a_bot_that_cannot_think_any_more_plays_at_a_glance() -> None:
    async def run() -> None:
        modules, game = Wasmtime(), sunduk.game("marrakech")
        (view,) = decisions(game, 2, 1)
        asked = PageBots(modules).bot("page:7", 5)
        await asked.choose(view, NODES)  # type: ignore[misc]
        modules.broken = True
        assert (await asked.choose(view, NODES)).action in view.ids  # type: ignore[misc]

    asyncio.run(run())


def test_an_edition_is_played_at_a_glance(pytestconfig: pytest.Config) -> None:
    """Modules have the tables of the game's own box."""

    async def run() -> None:
        modules = Wasmtime()
        game = sunduk.game("facir").with_edition(pytestconfig.rootpath / "tests" / "boxes" / "facir.toml")
        bots = made(modules, game)
        for view in decisions(game, 2, 1):
            await bots.bot("page:6", 5).choose(view)  # type: ignore[misc]
        assert modules.asked == []

    asyncio.run(run())


def test_a_page_without_modules_plays() -> None:
    async def run() -> None:
        for view in decisions(sunduk.game("fortune"), 2, 1):
            assert PageBots(None).bot("page:8", 5).choose(view, NODES).action in view.ids

    asyncio.run(run())


def test_bots_at_a_table_think_with_the_module() -> None:
    async def run() -> None:
        modules = Wasmtime()
        page = Page(Memory(), modules)
        await page.open()
        player = Player(page)
        await player.ask("POST", "/me", {"name": "Ann"})
        await player.look(await player.open("fortune", {"kind": "me"}, {"kind": "bot", "level": 6}))
        await player.play(3)
        assert set(modules.asked) == {"search"}
        await page.close()

    asyncio.run(run())
