"""Studies in a page: its workers play matches with the module of the game's studies; all else is done here."""

from __future__ import annotations

import asyncio
import json
from base64 import b64encode
from collections.abc import AsyncGenerator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sunduk.core.match.match import Entry
from sunduk.core.rules.rng import join
from sunduk.study.asked import RANDOM, Asked
from sunduk.study.columns import COUNTS, width
from sunduk.study.distributions import Distributions
from sunduk.study.interpreted import Interpreted
from sunduk.study.metrics import metrics_for, parts_of
from sunduk.study.results import Results
from sunduk.study.sums import PlainSums
from sunduk.study.told import progress_of, report_of
from sunduk.study.variant import Variant
from sunduk.table.compact_json import dumps
from sunduk.table.faults import Fault

from .replaying import match_of_bots, random_match
from .thinking import Modules, PageBots

MODULE = "study"
"""The name of the module beside that of the game."""
TOGETHER = 250
"""How many random matches a worker plays at a time."""
LARGEST = 4_000
"""Random matches of each variant between two results; the first results come sooner."""
INTERPRETED = 40
"""At most so many where a variant has a box of its own: it is interpreted, some dozens of matches a second, and nobody
who has seen enough waits long.
"""
OF_BOTS = 4
"""Matches of bots of each variant between two results."""
ACTORS = 16
"""A step of a script is ACTORS × action + actor + 1; see `sunduk.study.compiled.chronicle`."""

Rows = list[list[int]]


@dataclass(frozen=True)
class PageStudy(Asked):
    """A study that a page makes itself."""

    modules: Modules | None = field(default=None, compare=False)
    """Not None."""

    def record(self, variant: int, number: int) -> str:
        asked = self.variants[variant]
        # Matches of bots are kept by `Distributions.records`.
        return random_match(asked.played, self.seats, asked.options, self.seed, number).dump()

    async def run(self, bots: PageBots) -> AsyncGenerator[Results]:
        """Play, and yield what is known after each part of the matches, as `Study.run` does."""
        metrics = metrics_for(self.seats, self.brief)
        sums = PlainSums(len(metrics), len(self.variants))
        kept = [Distributions(self.seats, variant.played.seat_actions) for variant in self.variants]
        size, largest = (
            (TOGETHER, LARGEST) if all(each.edition is None for each in self.variants) else (10, INTERPRETED)
        )
        while sums.count < self.most:
            number = min(size if self.random else OF_BOTS, self.most - sums.count)
            size = min(largest, 2 * size)
            chunks = self._begun(bots, kept, sums.count, number)
            try:
                for chunk in chunks:
                    played = await chunk
                    for (rows, uses), each in zip(played, kept, strict=True):
                        each.add(rows, uses, sums.count)
                    variants = zip(*(rows for rows, _ in played), strict=True)
                    sums.add([[x for row in rows for x in parts_of(metrics, row, self.seats)] for rows in variants])
            finally:
                for chunk in chunks:
                    chunk.cancel()
            results = Results(self, metrics, sums.copy(), kept)
            yield results
            if results.sharp_enough:
                return

    def _begun(
        self, bots: PageBots, kept: Sequence[Distributions], first: int, number: int
    ) -> list[asyncio.Future[Any]]:
        """Parts of the matches, all begun at once; each tells rows and uses of every variant."""
        if not self.random:
            return [asyncio.ensure_future(self._between(bots, kept, first, number))]
        chunks = [(begin, min(TOGETHER, first + number - begin)) for begin in range(first, first + number, TOGETHER)]
        return [
            asyncio.ensure_future(asyncio.gather(*(self._rows(each, begin, count) for each in self.variants)))
            for begin, count in chunks
        ]

    async def _between(
        self, bots: PageBots, kept: Sequence[Distributions], first: int, number: int
    ) -> list[tuple[Rows, Rows]]:
        found = []
        for variant, distributions in zip(self.variants, kept, strict=True):
            logs: list[Sequence[Entry]] = []
            for at in range(first, first + number):
                seed = join(self.seed, at)
                match = await match_of_bots(bots, variant.played, self.seats, variant.options, self.players, seed)
                distributions.records[at] = match.dump()
                logs.append(match.log)
            found.append(await self._rows(variant, first, number, logs))
        return found

    async def _rows(
        self, variant: Variant, first: int, number: int, logs: Sequence[Sequence[Entry]] = ()
    ) -> tuple[Rows, Rows]:
        """The rows of some matches, and what was counted of actions; random ones unless logs are given."""
        if variant.edition is not None:
            return await self._interpreted(variant, first, number)
        assert self.modules is not None
        game, wide = variant.played, width(self.seats)
        longest = 1 + max(map(len, logs)) if logs else 0
        script = bytearray(4 * longest * len(logs))
        for row, log in enumerate(logs):
            for step, (who, action) in enumerate(log):
                at = 4 * (longest * row + step)
                script[at : at + 4] = (ACTORS * action + who + 1).to_bytes(4, "little")
        job = {
            "kind": "task",
            "module": MODULE,
            "name": "rows",
            "numbers": (self.seats, self.seed, first, number, longest),
            "given": b64encode(bytes(game.record(self.seats, variant.options)) + script).decode(),
            "steps": number,
            "read": wide * number + COUNTS * game.seat_actions,
        }
        told = [int(each) for each in json.loads(await self.modules.think(game.id, json.dumps(job)))]
        rows = [told[at : at + wide] for at in range(0, wide * number, wide)]
        return rows, [told[at : at + COUNTS] for at in range(wide * number, len(told), COUNTS)]

    async def _interpreted(self, variant: Variant, first: int, number: int) -> tuple[Rows, Rows]:
        """Rows of random matches with a box that there is no module for."""
        rows: Rows = []
        uses: Rows = []
        for row, uses in Interpreted(variant.played, self.seats, variant.options).random(self.seed, first, number):  # noqa: B007
            rows.append(row)
            # Tables of this page are answered between matches.
            await asyncio.sleep(0)
        return rows, uses


class PageStudies:
    """The studies of a page, one at a time."""

    def __init__(self, modules: Modules | None, bots: PageBots) -> None:
        self._modules, self._bots = modules, bots
        self._running = False
        self._enough = False

    def stop(self) -> bool:
        """Let the study end with a report of what was played; False if none runs."""
        self._enough = True
        return self._running

    async def lines(self, asked: dict[str, Any], refused: Mapping[str, int]) -> AsyncGenerator[bytes]:
        """What is told of a study, as a server tells it."""
        if self._running:
            raise Fault("conflict", "One study at a time: wait until your other one is done.")
        self._running, self._enough = True, False
        try:
            found: list[Results] = []
            for study in await self._studies(asked):
                if found and self._enough:
                    break
                results: Results | None = None
                async for results in study.run(self._bots):
                    yield dumps(progress_of(results))
                    # Tables of this page are answered between parts.
                    await asyncio.sleep(0)
                    if self._enough:
                        break
                assert results is not None
                found.append(results.at_any_time() if self._enough else results)
            yield dumps({"type": "done", "report": report_of(found, asked["language"], refused)})
        finally:
            self._running = False

    async def _studies(self, asked: dict[str, Any]) -> list[PageStudy]:
        game, bots = asked["game"], asked["bots"]
        if any(each["edition"] for each in asked["variants"]) and bots != [RANDOM]:
            raise Fault("conflict", "Without a server, a box of one's own is studied with random players.")
        if any(name == "net" or name.startswith("best") for name in bots):
            raise Fault("conflict", "Without a server, levels and random players are studied.")
        if not self._modules or not await self._modules.load(game):
            raise Fault("conflict", "This browser cannot make studies: it cannot run the game's module.")
        variants = tuple(Variant(game, each["edition"], each["options"], each["name"]) for each in asked["variants"])
        return [
            PageStudy(
                variants,
                asked["seats"],
                name,
                num=asked["num" if name == RANDOM else "thoughtful"],
                sharp=asked["sharp"],
                modules=self._modules,
            )
            for name in bots
        ]
