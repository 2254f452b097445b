"""Quotas per guest and per address, and a lobby in which every guest's tables are visible."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from sunduk import Match
from sunduk.page.environment import Interpreted
from sunduk.server.config import Settings
from sunduk.server.doors.addresses import address_of
from sunduk.server.process.threads import Threads
from sunduk.server.storage import Store
from sunduk.table import orders
from sunduk.table.entries import Create
from sunduk.table.faults import Fault
from sunduk.table.guests import Guest
from sunduk.table.live.environment import Environment
from sunduk.table.live.hall import Hall
from sunduk.table.live.quotas import Quotas

from ..house import House, Person


@pytest.fixture(scope="module")
def tight(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with small quotas that trusts the client's forwarded address."""
    folder = tmp_path_factory.mktemp("quotas")
    given = Settings(
        database=f"sqlite:///{folder}/tables.sqlite",
        proxies=("127.0.0.1",),
        requests_per_second=10_000,
        burst=10_000,
        guests_per_minute=10_000,
        open_tables=3,
        running_tables=4,
        listed_tables=2,
        imports_per_hour=3,
        hints_per_minute=2,
        guests_per_address=2,
    )
    with House(given) as house:
        yield house


def person(house: House, address: str, name: str = "Eve") -> Person:
    somebody = house.person(None)
    somebody.http.headers["X-Forwarded-For"] = address
    somebody.post("/me", name=name)
    return somebody


def made(somebody: Person, *seats: str, **order: object) -> bool:
    """Whether a table could be created; the only accepted failure is the quota."""
    plans = [{"kind": seat} | ({"level": 1} if seat == "bot" else {}) for seat in seats]
    answer = somebody.http.post("/tables", json={"game": "farlander", "seats": plans, **order})
    if answer.status_code != 200:
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "quota"), answer.text
    return answer.status_code == 200


def test_a_guest_has_only_so_many_tables_that_wait(tight: House) -> None:
    eve = person(tight, "192.0.2.1")
    assert [made(eve, "me", "open", private=True) for _ in range(5)] == [True] * 3 + [False] * 2
    assert made(person(tight, "192.0.2.2"), "me", "open", private=True)
    table = eve.get("/tables/mine")[0]
    eve.post(f"/tables/{table['id']}/start")
    assert made(eve, "me", "open", private=True), "there is room again"


def test_a_guest_has_only_so_many_matches_that_run(tight: House) -> None:
    eve = person(tight, "192.0.2.3")
    assert [made(eve, "me", "me") for _ in range(6)] == [True] * 4 + [False] * 2
    table = eve.get("/tables/mine")[0]
    eve.post(f"/tables/{table['id']}/resign", seat=0)
    assert eve.post(f"/tables/{table['id']}/rematch")["state"] == "running", "the next match takes its place"
    assert not made(eve, "me", "me")


def test_who_asks_many_times_at_once_gets_just_as_many(tight: House) -> None:
    with ThreadPoolExecutor(8) as many:
        for number in range(12):
            eve = person(tight, f"198.51.100.{number}")
            assert sum(many.map(lambda _, eve=eve: made(eve, "me", "open", private=True), range(16))) == 3


def test_a_table_counts_once_while_it_is_made(tmp_path: Path) -> None:
    guest = Guest("ann", "Ann", "en", "her address")

    def order(_: str, commitment: str) -> Create:
        seats = [{"kind": "me"}, {"kind": "open"}]
        return orders.new_table({"game": "farlander", "seats": seats}, guest, commitment, "", 0)  # type: ignore[typeddict-item]

    async def play() -> None:
        settings = Settings(database=f"sqlite:///{tmp_path}/sunduk.db", limits=False)
        store = Store(settings.url)
        await store.open()
        hall = Hall(Environment(settings, store, Threads(1), Interpreted()))
        await hall.open()
        await hall.guests.keep(guest, hall.now())
        quotas = Quotas(Settings(open_tables=2), store)

        async def make() -> None:
            async with quotas.new_table(guest, order("", "")):
                await hall.create(guest, order)

        async with quotas.new_table(guest, order("", "")):
            await hall.create(guest, order)
            second = asyncio.create_task(make())
            for _ in range(5):
                await store.tables_of(guest.id, guest.origin)
        await second
        with pytest.raises(Fault, match="You have 2 tables that wait for players"):
            await make()
        await hall.close()
        await store.close()

    asyncio.run(play())


def test_new_cookies_give_no_new_quotas(tight: House) -> None:
    guests = [person(tight, "192.0.2.5") for _ in range(4)]
    assert sum(made(eve, "me", "open", private=True) for eve in guests for _ in range(3)) == 6


def test_nobody_is_pushed_out_of_the_lobby(tight: House) -> None:
    ann = person(tight, "192.0.2.6", "Ann")
    first = ann.table("farlander", "me", "open")["id"]
    for number in range(3):
        for _ in range(3):
            made(person(tight, "192.0.2.7", f"Eve {number}"), "me", "open")
    bob = person(tight, "192.0.2.8", "Bob")
    for _ in range(3):
        made(bob, "me", "open")
    names = [[seat["name"] for seat in table["seats"]] for table in ann.get("/tables")]
    assert first in [table["id"] for table in ann.get("/tables")]
    assert sum(any(name.startswith("Eve") for name in each) for each in names) == 4, "those of one address"
    assert sum("Bob" in each for each in names) == 2


def test_imports_and_hints_have_an_end(tight: House) -> None:
    eve = person(tight, "192.0.2.9")
    record = Match("farlander", 2, seed=1).dump()
    codes = [eve.http.post("/records", json={"text": record}).status_code for _ in range(5)]
    assert codes == [200] * 3 + [429] * 2
    id = eve.table("farlander", "me", "me")["id"]
    seat = eve.get(f"/tables/{id}")["acting"][0]
    codes = [eve.http.post(f"/tables/{id}/hint", json={"seat": seat}).status_code for _ in range(3)]
    assert codes == [200, 200, 429]


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::7%eth0", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("somebody", "somebody"),
    ],
)
def test_of_ipv6_the_network_counts(address: str, counted: str) -> None:
    assert address_of((address, 1)) == counted
    assert address_of(None) == "?"
