"""Studies in a page: the same numbers as on a server, told line by line."""

from __future__ import annotations

import asyncio
import json
from copy import deepcopy
from typing import Any

import pytest

import sunduk
from sunduk.bots.thinker import settled
from sunduk.core.backends.batch import Batch
from sunduk.core.book.edition import Edition
from sunduk.core.match.game import Game
from sunduk.page.replaying import random_match
from sunduk.page.studying import PageStudy
from sunduk.page.thinking import PageBots
from sunduk.study import Study, Variant, conduct
from sunduk.study.chronicles import Chronicler
from sunduk.study.interpreted import Interpreted
from sunduk.study.results import Results

from ..wasm.modules import Wasmtime
from .alone import Player
from .in_a_page import in_a_page

GAMES = [pytest.param(game, id=game.id) for game in sunduk.games()]
MARRAKECH = Variant("marrakech"), Variant("marrakech", options={"own_rug": "coverable"}, name="coverable")


@pytest.mark.parametrize("game", GAMES)
def test_rows_are_equal_to_those_of_a_server(game: Game) -> None:
    """Of random matches and of those that follow a log; and all can be played again."""
    variant = Variant(game.id)
    for seats in (game.seats[0], game.seats[-1]):
        study = PageStudy((variant,), seats, seed=4, num=9, modules=Wasmtime())
        native, batch = Chronicler(game, seats), Batch(game, 1, seats=seats)
        rows, uses = settled(study._rows(variant, 3, 6))
        expected = native.random(4, 3, 6)
        assert rows == expected.rows.tolist()
        assert uses == expected.uses.tolist()
        played = [batch.match(4, number) for number in (3, 8)]
        assert [random_match(game, seats, {}, 4, number).dump() for number in (3, 8)] == [one.dump() for one in played]
        *_, (_, counted) = interpreted = list(Interpreted(game, seats).random(4, 3, 6))
        assert [row for row, _ in interpreted] == rows
        assert counted == uses
        again, _ = settled(study._rows(variant, 3, 2, [match.log for match in played]))
        assert again == [rows[0], rows[5]]


async def whole(study: PageStudy) -> Results:
    async for results in study.run(PageBots(study.modules)):  # noqa: B007
        pass
    return results


def poor() -> Variant:
    """Marrakech with fewer dirhams."""
    edition = deepcopy(Edition.of(sunduk.game("marrakech").package).data)
    edition["purse"]["dirhams"] = 20
    return Variant("marrakech", edition, name="poor")


@pytest.mark.parametrize(
    ("variants", "seats", "bots", "num"),
    [
        (MARRAKECH, 3, "uniform", 800),
        ((MARRAKECH[0], poor()), 2, "uniform", 60),
        (MARRAKECH, 2, "level:2", 3),
        ((Variant("pharaoh"),), 2, "level:3", 2),
    ],
    ids=["random", "box", "levels", "race"],
)
def test_a_study_has_the_results_of_a_server(variants: tuple[Variant, ...], seats: int, bots: str, num: int) -> None:
    here = asyncio.run(whole(PageStudy(variants, seats, bots, num=num, modules=Wasmtime())))
    there = conduct(Study(variants, seats, bots, num=num), threads=1)
    assert here.matches == there.matches == num
    for mine, theirs in zip(here.estimates, there.estimates, strict=True):
        assert {name: value and pytest.approx(value) for name, value in theirs.items()} == mine
    for change, expected in zip(here.changes, there.changes, strict=True):
        for name, value in expected.items():
            found = change[name]
            assert (found and found.difference) == (value and pytest.approx(value.difference, abs=1e-9))
    for one, other in zip(here.distributions, there.distributions, strict=True):
        assert {name: each.counts for name, each in one.histograms.items()} == {
            name: each.counts for name, each in other.histograms.items()
        }
        assert one.fans == other.fans.tolist()
        assert one.used(here.study.rule) == other.used(there.study.rule)
    assert [here.record(at, 1) for at in range(len(variants))] == [there.record(at, 1) for at in range(len(variants))]


def order(**more: Any) -> str:
    variants = [{"name": "coverable", "options": {"own_rug": "coverable"}}]
    return json.dumps({"game": "marrakech", "seats": 2, "variants": variants, "num": 600, **more})


def test_a_study_is_told_line_by_line_with_a_report_whose_charts_lead_to_matches() -> None:
    async def work(player: Player, modules: Wasmtime) -> None:
        lines: list[str] = []
        ordered = order(bots=["uniform", "level:1"], thoughtful=10, language="ru")
        assert await player.page.tell(1, "/studies", "{}", ordered, lines.append) == ""
        told = [json.loads(line) for line in lines]
        assert [line["matches"] for line in told if line["type"] == "progress"][:2] == [250, 600]
        report = told[-1]["report"]
        assert [part["players"] for part in report["parts"]] == report["beside"]["headings"][1:]
        assert report["markdown"].startswith(f"# {report['title']}")
        assert [one["bots"] for one in json.loads(report["json"])] == ["uniform", "uniform", "level:1", "level:1"]
        assert {chart["group"] for chart in report["parts"][0]["charts"]} == {"fans", "histograms", "heat"}
        assert all(sunduk.Match.load(record).over for record in report["matches"].values())

    in_a_page(work)


def test_a_study_is_stopped_with_a_report_and_there_is_one_at_a_time() -> None:
    async def work(player: Player, modules: Wasmtime) -> None:
        lines: list[str] = []
        assert await player.ask("POST", "/studies/stop") == {"stopped": False}
        study = asyncio.ensure_future(player.page.tell(1, "/studies", "{}", order(num=100_000), lines.append))
        while not lines:
            await asyncio.sleep(0.01)
        refused = await player.page.tell(2, "/studies", "{}", order(), lines.append)
        assert json.loads(refused)[1]["error"]["code"] == "conflict"
        assert await player.ask("POST", "/studies/stop") == {"stopped": True}
        assert await study == ""
        last = json.loads(lines[-1])
        assert last["type"] == "done"
        assert json.loads(lines[-2])["matches"] < 100_000

    in_a_page(work)


def test_a_study_ends_when_nobody_follows_it() -> None:
    async def work(player: Player, modules: Wasmtime) -> None:
        lines: list[str] = []
        study = asyncio.ensure_future(player.page.tell(1, "/studies", "{}", order(num=100_000), lines.append))
        while not lines:
            await asyncio.sleep(0.01)
        player.page.stop(1)
        assert await study == ""
        # Another may begin.
        assert await player.page.tell(2, "/studies", "{}", order(num=20), lines.append) == ""

    in_a_page(work)


def test_a_box_of_ones_own_is_studied_with_random_players() -> None:
    async def work(player: Player, modules: Wasmtime) -> None:
        box = [{"name": "poor", "edition": poor().edition}]
        lines: list[str] = []
        assert await player.page.tell(1, "/studies", "{}", order(variants=box, num=30), lines.append) == ""
        told = [json.loads(line) for line in lines]
        assert [line["matches"] for line in told[:-1]] == [10, 30]
        assert told[-1]["report"]["parts"][0]["sentences"][1]["name"] == "poor"
        for refused in (order(variants=box, bots=["level:1"]), order(bots=["best:100n"]), order(bots=["net"])):
            status, _ = json.loads(await player.page.tell(1, "/studies", "{}", refused, print))
            assert status == 409

    in_a_page(work)


def test_a_browser_without_modules_is_told_so() -> None:
    async def work(player: Player, modules: Wasmtime) -> None:
        modules.missing = True
        status, _ = json.loads(await player.page.tell(1, "/studies", "{}", order(), print))
        assert status == 409

    in_a_page(work)
