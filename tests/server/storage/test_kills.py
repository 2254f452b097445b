"""Nothing lost: servers are killed at random moments while people play.

`SUNDUK_KILLS` says how often; `make soak` kills 200 times.
"""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

from sunduk import game
from sunduk.server.admin import opened
from sunduk.server.config import Settings
from sunduk.table.entries import Create
from sunduk.table.guests import new_id
from sunduk.table.live.storage import Append
from sunduk.table.luck import Luck
from sunduk.table.seats import Seat, seat_plan
from sunduk.table.table import Table

from ..conftest import settings
from ..house import House
from ..storm import Node, Storm

KILLS = int(os.environ.get("SUNDUK_KILLS", "2"))


async def killed_again_and_again(folder: Path) -> int:
    database = f"sqlite:///{folder}/tables.sqlite"
    url, node = Settings(database=database).url, Node(database)
    rng = random.Random(7)
    node.start()
    try:
        await node.ready()
        storm = Storm([node], 7)
        await storm.begin(8)
        for _ in range(KILLS):
            players = [asyncio.create_task(storm.play(id)) for id in storm.tables]
            await asyncio.sleep(rng.uniform(0.1, 0.8))
            node.kill()
            node.start()
            await node.ready()
            storm.stopped = True
            await asyncio.gather(*players)
            storm.stopped = False
            await storm.check(url)
            if sum(map(len, storm.acknowledged.values())) > 2000:
                storm = Storm([node], rng.randrange(1000))
                await storm.begin(8)
        return await storm.check(url)
    finally:
        node.kill()


def test_whatever_was_acknowledged_outlives_the_server(tmp_path: Path) -> None:
    assert asyncio.run(killed_again_and_again(tmp_path)) > 0


def test_a_table_whose_server_died_before_its_match_began_begins_when_somebody_looks(tmp_path: Path) -> None:
    given = settings(tmp_path)
    luck = Luck.fresh(new_id())
    bots = [seat_plan(Seat("bot", "Bot", 1))] * 2
    entry = Create(
        1, "farlander", game("farlander").version, {}, bots, {"kind": "none"}, 3, False, "me", luck.commitment
    )

    async def make() -> None:
        async with opened(given.url) as store:
            await store.journal.append(Append(Table(luck.table, entry), entry, None, False, luck.secret))

    asyncio.run(make())
    with House(given) as house:
        assert house.person(None).get(f"/tables/{luck.table}")["state"] == "running"
