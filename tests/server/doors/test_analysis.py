"""Analyses on the server: of finished matches only, one a guest, streamed, and kept."""

from __future__ import annotations

import json
import math
import threading
from typing import Any

import pytest
from pydantic import TypeAdapter

from sunduk.table.analysable import still_played
from sunduk.table.wire.analysis import AnalysisLineJson
from tests.analysis.matches import random_match

from ..house import House, Person

LINE: TypeAdapter[Any] = TypeAdapter(AnalysisLineJson)


def imported(person: Person, game: str, seed: int) -> str:
    """The table of a random match that a person imports."""
    return str(person.post("/records", text=random_match(game, 2, seed).dump())["id"])


def lines(person: Person, table: str, budget: str = "quick") -> list[dict[str, Any]]:
    answer = person.http.get(f"/tables/{table}/analysis", params={"budget": budget}, timeout=300)
    assert answer.status_code == 200, answer.text
    return [json.loads(line) for line in answer.text.splitlines()]


@pytest.fixture(scope="module")
def told(house: House) -> tuple[str, list[dict[str, Any]]]:
    ann = house.person("Ann")
    table = imported(ann, "marrakech", 11)
    return table, lines(ann, table)


def test_it_is_streamed_entry_by_entry_and_closes(told: tuple[str, list[dict[str, Any]]]) -> None:
    for line in told[1]:
        assert LINE.validate_python(line, strict=True) == line
    first, *entries, last = told[1]
    assert (first["type"], last["type"]) == ("begun", "done")
    assert {line["type"] for line in entries} == {"entry"}
    assert first["total"] == len(entries)
    ledger = last["ledger"]
    for seat in range(2):
        gains = math.fsum(line["entry"]["gain"][seat] for line in entries)
        assert ledger["start"][seat] + gains + ledger["unexplained"][seat] == pytest.approx(ledger["end"][seat])


def test_it_is_kept(house: House, told: tuple[str, list[dict[str, Any]]]) -> None:
    table, before = told
    assert lines(house.person("Bo"), table) == before


def test_a_match_that_runs_is_not_analysed(house: House) -> None:
    ann = house.person("Ann")
    seats = [{"kind": "me"}, {"kind": "bot", "level": 1}]
    table = ann.post("/tables", game="marrakech", seats=seats)
    answer = ann.http.get(f"/tables/{table['id']}/analysis")
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "conflict")
    unfinished = random_match("marrakech", 2, 12).rewound(30).dump()
    record = ann.post("/records", text=unfinished)
    assert ann.http.get(f"/tables/{record['id']}/analysis").status_code == 409


def test_an_entry_tells_its_position_and_what_else_might_have_fallen(told: tuple[str, list[dict[str, Any]]]) -> None:
    match = random_match("marrakech", 2, 11)
    entries = [line["entry"] for line in told[1][1:-1]]
    assert all(entry["position"] == match.rewound(entry["at"]).position for entry in entries)
    rolls = [entry for entry in entries if entry.get("outcomes")]
    assert rolls
    for entry in rolls:
        (fell,) = [outcome for outcome in entry["outcomes"] if outcome["fell"]]
        assert fell["events"] == match.rewound(entry["until"]).events(entry["at"])


def test_a_seat_of_a_finished_match_is_seen_by_all(house: House) -> None:
    ann, bo = house.person("Ann"), house.person("Bo")
    table = imported(ann, "fortune", 16)
    assert bo.get(f"/tables/{table}/views/30?seat=1")["view"]["view"] == 1
    assert bo.http.get(f"/tables/{table}/views/30?seat=2").status_code == 403


def test_strangers_and_bad_budgets_are_refused(house: House, told: tuple[str, list[dict[str, Any]]]) -> None:
    assert house.person(None).http.get(f"/tables/{told[0]}/analysis").status_code == 401
    assert house.person("Cy").http.get(f"/tables/{told[0]}/analysis", params={"budget": "deep"}).status_code == 422


def test_one_analysis_a_guest_at_a_time(house: House) -> None:
    ann = house.person("Ann")
    one, other = imported(ann, "marrakech", 13), imported(ann, "marrakech", 14)
    begun = threading.Event()
    refused: list[object] = []

    def follow() -> None:
        with ann.http.stream("GET", f"/tables/{one}/analysis", params={"budget": "standard"}, timeout=300) as answer:
            for line in answer.iter_lines():
                if json.loads(line)["type"] == "entry":
                    begun.set()
                if refused:
                    return

    following = threading.Thread(target=follow)
    following.start()
    assert begun.wait(120)
    answer = ann.http.get(f"/tables/{other}/analysis")
    refused.append(answer)
    following.join(60)
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "conflict")


def test_a_record_that_begins_like_a_match_is_that_match() -> None:
    whole = random_match("marrakech", 2, 12)
    assert still_played(whole, whole.rewound(30))
    assert not still_played(whole, random_match("marrakech", 2, 13).rewound(30))
    assert not still_played(whole.rewound(20), whole.rewound(30))


def test_the_end_card_of_an_analysed_match(house: House, told: tuple[str, list[dict[str, Any]]]) -> None:
    ann = house.person("Ann")
    answer = ann.http.get(f"/tables/{told[0]}/card", params={"lang": "ru"})
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
    assert "Марракеш" in answer.text
    assert ann.http.get(f"/tables/{imported(ann, 'marrakech', 15)}/card").status_code == 404


def test_a_record_of_nothing(house: House) -> None:
    assert house.person("Ann").get("/me/record") == []
    assert house.person(None).get("/me/record") == []
