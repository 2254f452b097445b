"""Rematches: asking, answering, reserved seats, and who begins."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from sunduk import Match
from sunduk.server.keys import verify
from sunduk.table import proof
from sunduk.table.luck import commit

from .conftest import settings
from .house import House, Json, Person, Screen


def over(host: Person, *others: Person, game: str = "farlander", bots: int = 0, **order: object) -> Json:
    """A match of some people and bots that has just ended."""
    id = host.table(game, "me", *["open"] * len(others), *["bot"] * bots, **order)["id"]
    for other in others:
        other.post(f"/tables/{id}/sit")
    for seat, person in enumerate([host, *others]):
        table: Json = person.get(f"/tables/{id}")
        if table["state"] == "running":
            table = person.post(f"/tables/{id}/resign", seat=seat)
    assert table["state"] == "over"
    return table


def told(screen: Screen, wanted: Callable[[Json], object]) -> Json:
    """Wait for a table frame that meets a condition."""
    table: Json = {}
    while not table or not wanted(table):
        table = screen.hear("table")["table"]
    return table


def kinds(table: Json) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def beginner(person: Person, id: str) -> int | None:
    return Match.load(person.http.get(f"/tables/{id}/record").text).beginner


def test_a_rematch_is_asked_for_shown_accepted_and_begun_by_the_other(house: House) -> None:
    ann, bob, eve = house.person("Ann"), house.person("Bob"), house.person("Eve")
    old = over(ann, bob, game="marrakech", options={"own_rug": "coverable"})
    began = beginner(ann, old["id"])
    assert began is not None
    with bob.look(old["id"]) as screen, eve.look(old["id"]) as watching:
        again = ann.post(f"/tables/{old['id']}/rematch")
        id = again["id"]
        for each in (screen, watching):
            assert told(each, lambda table: table["rematch"])["rematch"] == id
    assert (kinds(again), again["options"]["own_rug"]) == (["person", "reserved"], "coverable")
    assert (again["rematch_of"], again["first"], again["host"]) == (old["id"], 1 - began, True)
    assert again["reserved_until"] > again["created"]
    asked = bob.get(f"/tables/{id}")
    assert (asked["you"], asked["reserved"], asked["seats"][1]["name"]) == ([], [1], "Bob")
    assert bob.get("/tables/mine")[0]["id"] == id
    with ann.look(id) as screen:
        assert kinds(screen.hear("table")["table"]) == ["person", "reserved"]
        sealed = bob.post(f"/tables/{id}/sit", commitment=commit("pepper"))
        assert (sealed["state"], sealed["luck"]["awaited"]) == ("waiting", [1])
        begun = bob.post(f"/tables/{id}/salt", salt="pepper")
        assert (begun["state"], begun["you"], begun["reserved"]) == ("running", [1], [])
        screen.hear("view")
    bob.post(f"/tables/{id}/resign", seat=1)
    text = ann.http.get(f"/tables/{id}/record").text
    record = Match.load(text)
    assert (record.beginner, record.headers["First"]) == (1 - began, str(1 - began))
    assert proof.check(text, verify, ann.get("/key")["key"]).proved
    third = bob.post(f"/tables/{id}/rematch")
    assert third["first"] == began


def test_nobody_else_takes_opens_or_starts_what_is_reserved(house: House) -> None:
    ann, bob, cleo, eve = (house.person(name) for name in ("Ann", "Bob", "Cleo", "Eve"))
    old = over(ann, bob, cleo)
    id = ann.post(f"/tables/{old['id']}/rematch")["id"]
    before = ann.get(f"/tables/{id}")
    for seat in (1, 2):
        assert eve.refused(f"/tables/{id}/sit", seat=seat) == (403, "forbidden")
        assert eve.refused(f"/tables/{id}/release", seat=seat) == (403, "forbidden")
    assert ann.refused(f"/tables/{id}/sit", seat=1) == (403, "forbidden")
    assert bob.refused(f"/tables/{id}/sit", seat=2) == (403, "forbidden")
    assert bob.refused(f"/tables/{id}/release", seat=2) == (403, "forbidden")
    assert eve.refused(f"/tables/{id}/sit") == (409, "conflict")
    assert eve.refused(f"/tables/{id}/release") == (409, "conflict")
    assert eve.refused(f"/tables/{id}/start") == (403, "forbidden")
    assert bob.refused(f"/tables/{id}/start") == (403, "forbidden")
    assert eve.refused(f"/tables/{old['id']}/rematch") == (403, "forbidden")
    for seat in (-1, 0, 3, 9):
        assert ann.refused(f"/tables/{id}/release", seat=seat)[0] == 409
        assert eve.refused(f"/tables/{id}/sit", seat=seat)[0] == 409
    # A guest with a reserved seat has no other rights at it before taking it.
    for path in ("actions", "resign", "takeback", "hint", "leave"):
        body = {"seat": 1} | ({"seq": 0, "action": 0} if path == "actions" else {})
        assert bob.refused(f"/tables/{id}/{path}", **body) == (403, "forbidden")
    assert ann.get(f"/tables/{id}") == before
    assert house.person(None).refused(f"/tables/{id}/release", seat=1) == (401, "nobody")
    bob.post(f"/tables/{id}/sit")
    assert cleo.post(f"/tables/{id}/sit")["state"] == "running"


def test_who_declines_frees_the_seat_and_is_not_asked_again(house: House) -> None:
    ann, bob, eve = house.person("Ann"), house.person("Bob"), house.person("Eve")
    id = ann.post(f"/tables/{over(ann, bob)['id']}/rematch")["id"]
    with ann.look(id) as screen:
        bob.post(f"/tables/{id}/release")
        seat = told(screen, lambda table: table["seats"][1]["kind"] != "reserved")["seats"][1]
        assert (seat["kind"], seat["name"], seat["declined"]) == ("open", "", "Bob")
    assert bob.get(f"/tables/{id}")["reserved_until"] is None
    assert id not in [table["id"] for table in bob.get("/tables/mine")]
    assert eve.post(f"/tables/{id}/sit", seat=1)["state"] == "running"


def test_the_host_opens_a_seat_or_gives_it_to_a_bot_and_bots_stay_as_they_were(house: House) -> None:
    ann, bob, eve = house.person("Ann"), house.person("Bob"), house.person("Eve")
    old = over(ann, bob, bots=1)
    id = ann.post(f"/tables/{old['id']}/rematch")["id"]
    opened = ann.post(f"/tables/{id}/release", seat=1)
    assert (kinds(opened), opened["seats"][1]["declined"]) == (["person", "open", "bot"], None)
    assert bob.get(f"/tables/{id}")["reserved"] == []
    begun = eve.post(f"/tables/{id}/sit")
    assert (begun["state"], [seat["name"] for seat in begun["seats"]][:2]) == ("running", ["Ann", "Eve"])
    assert begun["seats"][2]["level"] == old["seats"][2]["level"]
    ann.post(f"/tables/{id}/resign", seat=0)
    eve.post(f"/tables/{id}/resign", seat=1)
    id = ann.post(f"/tables/{id}/rematch")["id"]
    begun = ann.post(f"/tables/{id}/start", level=2)
    assert (begun["state"], kinds(begun), begun["seats"][1]["level"]) == ("running", ["person", "bot", "bot"], 2)
    assert eve.refused(f"/tables/{id}/sit", seat=1) == (409, "conflict")


def test_a_guest_with_several_seats_gets_all_of_them_under_their_names(house: House) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    id = ann.table("farlander", "me", "open", "open")["id"]
    bob.post(f"/tables/{id}/sit")
    bob.post(f"/tables/{id}/sit", seat=2, name="Bob's son")
    for seat, person in enumerate((ann, bob)):
        person.post(f"/tables/{id}/resign", seat=seat)
    again = ann.post(f"/tables/{id}/rematch")
    begun = bob.post(f"/tables/{again['id']}/sit")
    assert (begun["state"], begun["you"]) == ("running", [1, 2])
    assert [seat["name"] for seat in begun["seats"]] == ["Ann", "Bob", "Bob's son"]


def test_both_may_ask_at_once(house: House) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    for _ in range(5):
        old = over(ann, bob)
        with ThreadPoolExecutor() as pool:
            asked = list(pool.map(lambda person: person.post(f"/tables/{old['id']}/rematch"), (ann, bob)))  # noqa: B023
        assert len({table["id"] for table in asked}) == 1
        late = next(person for person, table in zip((ann, bob), asked, strict=True) if not table["you"])
        assert late.post(f"/tables/{asked[0]['id']}/sit")["state"] == "running"
        assert [table["state"] for table in late.get("/tables/mine")].count("waiting") == 0


def test_reserved_seats_open_when_their_time_is_over_whatever_became_of_the_process(tmp_path: Path) -> None:
    ahead = 0.0

    def clock() -> float:
        return time.time() + ahead

    with House(settings(tmp_path, secret="same"), clock) as house:
        ann, bob = house.person("Ann"), house.person("Bob")
        id = ann.post(f"/tables/{over(ann, bob)['id']}/rematch")["id"]
        days = ann.post(f"/tables/{over(ann, bob, clock={'kind': 'days', 'days': 2})['id']}/rematch")["id"]
    ahead = 605.0
    with House(settings(tmp_path, secret="same"), clock) as house:
        late = house.person("Cleo")
        with late.look(id) as screen:
            table = told(screen, lambda table: table["seats"][1]["kind"] != "reserved")
        assert table["seats"][1]["declined"] == "Bob"
        assert late.refused(f"/tables/{days}/sit", seat=1) == (403, "forbidden")
        assert late.post(f"/tables/{id}/sit", seat=1)["state"] == "running"


@pytest.mark.parametrize("seats", [2, 3])
def test_the_beginner_goes_round(house: House, seats: int) -> None:
    ann = house.person("Ann")
    id = ann.table("facir", "me", *["bot"] * (seats - 1))["id"]
    began = []
    for _ in range(seats + 1):
        ann.post(f"/tables/{id}/resign", seat=0)
        began.append(beginner(ann, id))
        id = ann.post(f"/tables/{id}/rematch")["id"]
    assert began == [(began[0] + turn) % seats for turn in range(seats + 1)]  # type: ignore[operator]
