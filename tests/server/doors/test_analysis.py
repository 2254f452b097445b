"""Analyses on the server: of finished matches only, one a guest, streamed, and kept."""

from __future__ import annotations

import json
import math
import os
import threading
from collections.abc import Callable
from typing import Any

import pytest
from pydantic import TypeAdapter

from sunduk import Match
from sunduk.server.process.threads import NICENESS
from sunduk.table.analysable import still_played
from sunduk.table.live.environment import Payer
from sunduk.table.wire.analysis import AnalysisLineJson
from tests.analysis.matches import ending, random_match

from ..conftest import settings
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


Thought = tuple[Payer, bool, int]
"""Who pays for some work of an analysis, whether it is urgent, and the nice value of its thread."""


@pytest.fixture
def thoughts(house: House, monkeypatch: pytest.MonkeyPatch) -> list[Thought]:
    """All work in threads from now on."""
    executor = house.app.state.hall.executor
    think, found = executor.think, list[Thought]()

    async def spy(payer: Payer, urgent: Callable[[], bool], work: Callable[..., Any], *arguments: object) -> Any:
        def watched() -> Any:
            nice = os.getpriority(os.PRIO_PROCESS, threading.get_native_id())
            found.append((payer, urgent(), nice))
            return work(*arguments)

        return await think(payer, urgent, watched)

    monkeypatch.setattr(executor, "think", spy)
    return found


def test_it_is_made_when_nobody_else_wants_the_time(house: House, thoughts: list[Thought]) -> None:
    """Every entry waits for its turn by itself, is never urgent, and is paid for by whoever asked for it."""
    ann = house.person("Ann")
    told = lines(ann, str(ann.post("/records", text=ending("marrakech", 2, 2, 24).dump())["id"]))
    assert len(thoughts) >= len(told) - 2
    assert len({payer for payer, _, _ in thoughts}) == 1
    assert {(urgent, nice) for _, urgent, nice in thoughts} == {(False, NICENESS)}


def test_it_is_made_anew_for_another_budget_and_by_another_version(
    house: House, thoughts: list[Thought], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = house.person("Ann")
    table = str(ann.post("/records", text=ending("marrakech", 2, 1, 12).dump())["id"])
    before = lines(ann, table)
    thoughts.clear()
    assert lines(ann, table) == before
    assert thoughts == []
    better = lines(ann, table, "standard")
    assert better[-1]["ledger"]["evaluations"] > before[-1]["ledger"]["evaluations"]
    assert len(thoughts) >= len(better) - 2
    # After an update what was kept is not told, and what is made instead is kept in its place.
    monkeypatch.setattr("sunduk.table.live.analyses.VERSION", 10**6)
    thoughts.clear()
    assert lines(ann, table) == before
    assert len(thoughts) >= len(before) - 2
    thoughts.clear()
    assert lines(ann, table) == before
    assert thoughts == []


def test_the_record_of_a_match_that_still_runs_is_not_analysed_for_its_players(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """Not even when it was continued by hand, and nobody has looked at the table since the server started."""
    folder = tmp_path_factory.mktemp("still_played")
    with House(settings(folder)) as house:
        ann = house.person("Ann")
        id = ann.table("marrakech", "me", "me")["id"]
        cookies = dict(ann.http.cookies)
        running = Match.load(ann.http.get(f"/tables/{id}/record").text)
        while not running.over:
            who = running.actors[0]
            running.do(who, running.ids(who)[0])
    with House(settings(folder)) as house:
        ann, bo = house.person(None), house.person("Bo")
        ann.http.cookies.update(cookies)
        table = ann.post("/records", text=running.dump())["id"]
        assert id not in house.app.state.hall.lives
        answer = ann.http.get(f"/tables/{table}/analysis")
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "conflict")
        assert "You still play this match" in answer.json()["error"]["message"]
        with bo.http.stream("GET", f"/tables/{table}/analysis", params={"budget": "quick"}) as answer:
            assert answer.status_code == 200
        # When it is over, it is analysed.
        ann.post(f"/tables/{id}/resign", seat=0)
        with ann.http.stream("GET", f"/tables/{table}/analysis", params={"budget": "quick"}) as answer:
            assert answer.status_code == 200


def test_a_record_that_passes_the_position_of_a_match_is_that_match() -> None:
    whole = random_match("marrakech", 2, 12)
    assert still_played(whole, whole.rewound(30))
    later = Match.at(whole.rewound(20).position, auto=False)
    for who, action in whole.log[20:]:
        later.do(who, action)
    assert still_played(later, whole.rewound(30))
    assert not still_played(later, whole.rewound(10))
    assert not still_played(random_match("marrakech", 3, 12), whole.rewound(30))
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
