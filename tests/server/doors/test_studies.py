"""Studies that guests ask a server for."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from sunduk import Match
from sunduk.table.wire.design import StudyLineJson

from ..conftest import settings
from ..house import House, Person
from .test_variants import own

LINE: TypeAdapter[Any] = TypeAdapter(StudyLineJson)


def studied(person: Person, **order: Any) -> list[dict[str, Any]]:
    with person.http.stream("POST", "/studies", json=order, timeout=120) as answer:
        assert answer.status_code == 200, answer.read()
        found = [json.loads(line) for line in answer.iter_lines()]
    assert all(LINE.validate_python(line) == line for line in found)
    return found


def test_a_study_streams_results_and_ends_with_a_report(house: House) -> None:
    ann = house.person("Ann")
    # Without an edition of its own nothing needs to be compiled.
    variants = [{"name": "Open", "options": {"own_rug": "coverable", "insolvency": "forgiven"}}]
    *running, done = studied(ann, game="marrakech", seats=2, variants=variants, num=300, language="ru")
    assert [line["type"] for line in running][-1] == "progress"
    original, changed = running[-1]["variants"]
    assert original["matches"] == 300
    assert changed["variant"] == "Open"
    assert changed["changes"].keys() == changed["metrics"].keys()
    for bounds in original["metrics"].values():
        assert bounds["low"] <= bounds["value"] <= bounds["high"]
    report = done["report"]
    (part,) = report["parts"]
    assert report["beside"] is None
    assert [each["name"] for each in part["sentences"]][1] == "Open"
    assert report["html"].startswith("<!doctype html>")
    assert {chart["group"] for chart in part["charts"]} == set(report["groups"]) == {"fans", "histograms", "heat"}
    led = re.findall(r'href="#(match-[^"@]+)', "".join(chart["svg"] for chart in part["charts"]))
    assert len(led) > 200
    assert set(led) == set(report["matches"])
    assert Match.load(report["matches"][led[0]]).over
    assert "<symbol" in report["grounds"]


def test_random_and_strong_play_side_by_side_until_somebody_has_seen_enough(house: House) -> None:
    ann = house.person("Ann")
    order = {
        "game": "marrakech",
        "seats": 2,
        "variants": [],
        "bots": ["uniform", "level:1"],
        "num": 200,
        "thoughtful": 2_000,
    }
    with ann.http.stream("POST", "/studies", json=order, timeout=120) as answer:
        told: list[dict[str, Any]] = []
        for line in map(json.loads, answer.iter_lines()):
            if not any(each.get("bots") == "level:1" for each in told) and line.get("bots") == "level:1":
                assert ann.http.post("/studies/stop").json() == {"stopped": True}
            told.append(line)
    random, strong = told[-1]["report"]["parts"]
    assert "at all times" not in random["scale"]
    # Who stops because of the results gets intervals that allow for it.
    assert "at all times" in strong["scale"]
    assert max(line["matches"] for line in told if line.get("bots") == "level:1") < 2_000
    assert told[-1]["report"]["beside"]["headings"][1:] == [random["players"], strong["players"]]
    # Nobody stops a study that does not run.
    assert ann.http.post("/studies/stop").json() == {"stopped": False}


def test_a_study_that_cannot_be_made_is_refused(house: House) -> None:
    ann = house.person("Ann")
    broken = own("marrakech") | {"purse": {"dirhams": 0}}
    base = {"game": "marrakech", "seats": 2, "variants": []}
    assert ann.refused("/studies", **base | {"variants": [{"edition": broken}]}) == (422, "invalid")
    assert ann.refused("/studies", **base | {"variants": [{"options": {"own_rug": "odd"}}]}) == (422, "invalid")
    assert ann.refused("/studies", **base | {"bots": ["import:os"]}) == (422, "invalid")
    assert ann.refused("/studies", **base | {"num": 10**9}) == (422, "invalid")
    assert house.person(None).refused("/studies", **base) == (401, "nobody")


def test_one_study_a_guest_at_a_time(house: House) -> None:
    ann = house.person("Ann")
    order = {"game": "marrakech", "seats": 2, "variants": [], "num": 200_000}
    with ann.http.stream("POST", "/studies", json=order, timeout=120) as answer:
        assert answer.status_code == 200
        lines = answer.iter_lines()
        next(lines)
        assert ann.refused("/studies", **order) == (409, "conflict")
    # Nobody follows it any more: as soon as the server notices, it ends, and another one may begin.
    small, until = order | {"num": 10}, time.monotonic() + 30
    while ann.http.post("/studies", json=small, timeout=120).status_code == 409:
        assert time.monotonic() < until
    assert studied(ann, **small)[-1]["type"] == "done"


def test_the_operator_switches_studies_off(tmp_path: Path) -> None:
    with House(settings(tmp_path, variants=False)) as house:
        ann = house.person("Ann")
        assert ann.refused("/studies", game="marrakech", seats=2, variants=[]) == (403, "forbidden")
