"""Analyses in a page: the same ledger as on a server, to the last bit, and never of a match that runs."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

import sunduk
from sunduk import Match
from sunduk.analysis.analyst import Analyst
from sunduk.analysis.lines import entry_json
from sunduk.analysis.native import native_analyst
from sunduk.bots.thinker import settled
from sunduk.core.match.game import Game
from sunduk.page.assessing import PageAssessor

from ..analysis.matches import ending, random_match
from ..wasm.modules import Wasmtime
from .alone import Memory, Player
from .in_a_page import in_a_page

GAMES = [pytest.param(game, id=game.id) for game in sunduk.games()]
EVENTS = 12


async def told(player: Player, table: str, budget: str = "quick") -> list[dict[str, Any]]:
    """All lines of an analysis."""
    lines: list[str] = []
    refused = await player.page.tell(1, f"/tables/{table}/analysis", json.dumps({"budget": budget}), "", lines.append)
    assert refused == ""
    return [json.loads(line) for line in lines]


async def refusal(player: Player, table: str) -> tuple[int, str]:
    """The status and the code with which an analysis is refused."""
    status, answer = json.loads(await player.page.tell(2, f"/tables/{table}/analysis", "{}", "", print))
    return status, answer["error"]["code"]


@pytest.mark.parametrize("game", GAMES)
def test_entries_are_equal_to_those_of_a_server(game: Game) -> None:
    """Of the first events, and of the last ones, whose rest is solved."""
    for seats in (game.seats[0], game.seats[-1]):
        whole = random_match(game.id, seats)
        for match, first in ((whole.rewound(min(whole.length, 3 * EVENTS)), 0), (whole, -EVENTS)):
            here = native_analyst(match, "6n", 3)
            there = Analyst(match, "6n", 3, PageAssessor(game, seats, Wasmtime()), backend="interp")
            assert settled(there.solved_from()) == settled(here.solved_from())
            assert settled(there.end()) == settled(here.end())
            for event in here.events[first:][:EVENTS]:
                assert settled(there.entry(event)) == settled(here.entry(event))


@pytest.mark.parametrize(("game", "actions"), [("marrakech", 12), ("pharaoh", 30)])
def test_an_analysis_is_told_line_by_line_and_kept(game: str, actions: int) -> None:
    match = Match.load((random_match(game, 2) if game == "pharaoh" else ending(game, 2, 1, actions)).dump())
    memory = Memory()
    before: list[dict[str, Any]] = []

    async def analysed(player: Player, modules: Wasmtime) -> None:
        table = (await player.ask("POST", "/records", {"text": match.dump()}))["id"]
        first, *entries, last = await told(player, table)
        ledger = sunduk.analyse(match, budget="quick")
        expected = json.loads(json.dumps(ledger.data()))
        assert [line["entry"] for line in entries] == json.loads(
            json.dumps([entry_json(match, entry) for entry in ledger.entries])
        )
        assert first == {"type": "begun", "base": 0, "total": len(entries), "budget": "quick"}
        assert last["ledger"] | {"entries": expected["entries"]} == expected
        card = await player.ask("GET", f"/tables/{table}/card", lang="ru")
        assert "<svg" in card
        before.extend([{"id": table}, first, *entries, last])

    async def again(player: Player, modules: Wasmtime) -> None:
        assert await told(player, before[0]["id"]) == before[1:]
        assert modules.asked == []

    in_a_page(analysed, memory)
    in_a_page(again, memory)


def test_a_match_that_runs_is_not_analysed() -> None:
    async def work(player: Player, modules: Wasmtime) -> None:
        table = await player.open("fortune", {"kind": "me"}, {"kind": "me", "name": "Bob"})
        assert await refusal(player, table) == (409, "conflict")
        assert await refusal(player, "nowhere") == (404, "unknown")

    in_a_page(work)


def test_an_analysis_stops_when_nobody_wants_it() -> None:
    async def work(player: Player, modules: Wasmtime) -> None:
        table = (await player.ask("POST", "/records", {"text": random_match("marrakech", 2).dump()}))["id"]
        lines: list[str] = []

        def push(line: str) -> None:
            lines.append(line)
            if len(lines) == 2:
                player.page.stop(7)

        assert await player.page.tell(7, f"/tables/{table}/analysis", '{"budget": "quick"}', "", push) == ""
        asked = len(modules.asked)
        for _ in range(50):
            await asyncio.sleep(0)
        assert len(lines) == 2
        assert len(modules.asked) == asked

    in_a_page(work)


def test_a_page_without_modules_says_so() -> None:
    async def work(player: Player, modules: Wasmtime) -> None:
        modules.missing = True
        table = (await player.ask("POST", "/records", {"text": random_match("marrakech", 2).dump()}))["id"]
        assert await refusal(player, table) == (409, "conflict")

    in_a_page(work)
