"""Several worker processes behind one gate: each owns some tables, and nothing is lost when one dies."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from sunduk.server.cluster.gate import table_wanted
from sunduk.server.cluster.sharding import Shard, keeper
from sunduk.server.config import Settings
from sunduk.table.guests import new_id

from ..house import Person
from ..storm import BIN, Node, Storm, free_port

KILLS = int(os.environ.get("SUNDUK_KILLS", "2"))

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="connections cannot be handed over on Windows")


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    database = f"sqlite:///{tmp_path_factory.mktemp('gate')}/tables.sqlite"
    node = Node(database, processes=2, environment={"SUNDUK_REQUEST_SECONDS": "3"})
    node.start()
    asyncio.run(node.ready())
    yield node
    assert node.process
    node.process.terminate()
    assert node.process.wait(20) == 0


@pytest.fixture
def people(node: Node) -> Iterator[list[Person]]:
    """Two people whose keep-alive connections are at different workers."""
    here, there = (Person(f"http://127.0.0.1:{node.port}", name) for name in ("Ann", "Bob"))
    while process_of(here) == process_of(there):
        there.http.close()
        there.http = httpx.Client(base_url=here.http.base_url, cookies=there.http.cookies, timeout=30)
    yield [here, there]
    for person in (here, there):
        person.http.close()


def process_of(person: Person) -> str:
    """The worker that serves a connection."""
    return str(person.http.get(f"{person.url}/healthz").json()["node"])


@pytest.mark.parametrize(
    ("first_words", "table"),
    [
        (b"GET /api/tables/abc-_9/socket HTTP/1.1\r\n", "abc-_9"),
        (b"POST /api/tables/abc/actions HTTP/1.1\r\n", "abc"),
        (b"GET /api/tables/abc?seat=1 HTTP/1.1\r\n", "abc"),
        (b"GET /api/tables/abc HTTP/1.1\r\n", "abc"),
        (b"GET /api/tables HTTP/1.1\r\n", None),
        (b"POST /api/tables HTTP/1.1\r\n", None),
        (b"GET / HTTP/1.1\r\n", None),
        (b"GET /api/tables/a", None),
        (b"\x16\x03\x01\xff", None),
    ],
)
def test_the_gate_reads_which_table_is_wanted(first_words: bytes, table: str | None) -> None:
    assert table_wanted(first_words) == table


def test_every_table_has_one_keeper_and_each_process_keeps_some() -> None:
    kept = [0, 0, 0]
    for _ in range(300):
        id = new_id()
        kept[keeper(id, 3)] += 1
        assert [Shard(number, 3).keeps(id) for number in range(3)].count(True) == 1
    assert min(kept) > 50


def test_a_table_is_the_same_through_each_process(people: list[Person]) -> None:
    ann, bob = people
    id = ann.table("farlander", "me", "open")["id"]
    assert bob.post(f"/tables/{id}/sit")["state"] == "running"
    # Sockets are routed to the worker that owns the table; moves over HTTP also arrive at the other one.
    with ann.look(id) as here, bob.look(id) as there:
        views = [here.hear("view"), there.hear("view")]
        bob.post(f"/tables/{id}/chat", text="hello")
        assert here.hear("chat")["text"] == "hello"
        for number in range(8):
            acting = views[0]["acting"][0]
            before, choice = views[0]["seq"], views[acting]["view"]["choices"][0]["id"]
            if number % 2:
                (here, there)[acting].say(type="act", id=1, seat=acting, seq=before, action=choice)
            else:
                (ann, bob)[acting].post(f"/tables/{id}/actions", seat=acting, seq=before, action=choice)
            for seat, each in enumerate((here, there)):
                while views[seat]["seq"] <= before:
                    views[seat] = each.hear("view")
        assert views[0]["view"]["seats"] == views[1]["view"]["seats"]
        seq = views[0]["seq"]
    assert ann.get(f"/tables/{id}/views/{seq}?seat=-1") == bob.get(f"/tables/{id}/views/{seq}?seat=-1")


def test_a_process_that_looks_at_a_table_of_another_hears_what_happens_there(people: list[Person]) -> None:
    ann, bob = people
    id = ann.table("farlander", "me", "me")["id"]
    with ann.look(id, 0) as first, ann.look(id, 1) as second:
        screens = first, second
        for _ in range(8):
            views = [screen.hear("view") for screen in screens]
            acting, seq = views[0]["acting"][0], views[0]["seq"]
            # Bob's worker loads the table into memory when he first looks at it.
            until(lambda seq=seq: bob.get(f"/tables/{id}")["seq"] == seq)  # type: ignore[misc]
            choice = views[acting]["view"]["choices"][0]["id"]
            screens[acting].say(type="act", id=1, seat=acting, seq=seq, action=choice)


def until(true: Callable[[], bool], seconds: float = 5.0) -> None:
    """Poll until a condition holds."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_each_process_lists_the_tables_of_both(people: list[Person]) -> None:
    made = {person.table("fortune", "me", "open")["id"] for person in people}
    for person in people:
        assert made <= {table["id"] for table in person.get("/tables")}


def test_what_is_measured_is_told_for_all_processes_together(people: list[Person]) -> None:
    def matches_begun(person: Person) -> float:
        text = person.http.get(f"{person.url}/metrics").text
        return sum(map(float, re.findall(r'^sunduk_entries_total{.*kind="start"} (\S+)$', text, re.M)))

    before = matches_begun(people[0])
    for person in people:
        person.table("marrakech", "me", "me")
    assert [matches_begun(person) for person in people] == [before + 2, before + 2]


def test_a_connection_that_says_nothing_keeps_nobody_out(node: Node) -> None:
    with socket.create_connection(("127.0.0.1", node.port)), socket.create_connection(("127.0.0.1", node.port)) as half:
        half.sendall(b"GET /api/ta")
        assert httpx.get(f"http://127.0.0.1:{node.port}/healthz").status_code == 200
        half.settimeout(20)
        assert half.recv(65536).startswith(b"HTTP/1.1 408"), "and is not waited for"


def test_a_new_name_reaches_all_processes(people: list[Person]) -> None:
    here, there = people
    there.http.cookies = here.http.cookies
    assert there.get("/me")["name"] == "Ann"
    here.post("/me", name="Zoë")
    until(lambda: there.get("/me")["name"] == "Zoë")


def test_a_second_server_is_refused(node: Node) -> None:
    said = refusal(node.database, free_port(), 1)
    assert "Another Sunduk server uses the database" in said
    assert "Traceback" not in said


async def a_process_dies_again_and_again(folder: Path) -> int:
    database = f"sqlite:///{folder}/tables.sqlite"
    node = Node(database, processes=2)
    rng = random.Random(11)
    node.start()
    try:
        await node.ready()
        storm = Storm([node], 11)
        await storm.begin(6)
        players = [asyncio.create_task(storm.play(id)) for id in storm.tables]
        for number in range(KILLS):
            await asyncio.sleep(rng.uniform(0.2, 0.8))
            # Kill the oldest process, then one of those left, so that the writer is killed, too.
            os.kill(node.behind()[number % 3], signal.SIGKILL)
            await asyncio.sleep(1.5)
        storm.stopped = True
        await asyncio.gather(*players)
        return await storm.check(Settings(database=database).url)
    finally:
        node.kill()


def test_nothing_is_lost_when_a_process_behind_the_gate_dies(tmp_path: Path) -> None:
    assert asyncio.run(a_process_dies_again_and_again(tmp_path)) > 0


def test_without_their_gate_processes_end(tmp_path: Path) -> None:
    node = Node(f"sqlite:///{tmp_path}/tables.sqlite", processes=2)
    node.start()
    asyncio.run(node.ready())
    behind = node.behind()
    assert len(behind) == 3, "two that serve, and the writer"
    node.kill()
    until = time.monotonic() + 20
    while any(map(runs, behind)):
        assert time.monotonic() < until
        time.sleep(0.05)


def runs(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_an_address_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        assert "Nobody can listen at 127.0.0.1" in refusal(
            f"sqlite:///{tmp_path}/tables.sqlite", other.getsockname()[1], 2
        )


@pytest.mark.parametrize("processes", [1, 2])
def test_a_database_that_cannot_be_opened_is_named(tmp_path: Path, processes: int) -> None:
    said = refusal(f"sqlite:///{tmp_path}", free_port(), processes)
    assert "The database cannot be opened: unable to open database file." in said
    assert "Traceback" not in said


def refusal(database: str, port: int, processes: int) -> str:
    """The output of a server that cannot start."""
    command = [str(BIN), "serve", "--port", str(port), "--database", database, "--processes", str(processes)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode
    return done.stderr
