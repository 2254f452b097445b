"""Studies that guests ask a server for."""

from __future__ import annotations

import json
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
    assert [each["name"] for each in report["sentences"]][1] == "Open"
    assert report["html"].startswith("<!doctype html>")
    for chart in report["charts"]:
        assert chart["svg"].startswith("<svg")
    fragment, record = next(iter(report["matches"].items()))
    assert any(f'href="#{fragment}"' in chart["svg"] for chart in report["charts"])
    assert Match.load(record).over


def test_a_study_that_cannot_be_made_is_refused(house: House) -> None:
    ann = house.person("Ann")
    broken = own("marrakech") | {"purse": {"dirhams": 0}}
    base = {"game": "marrakech", "seats": 2, "variants": []}
    assert ann.refused("/studies", **base | {"variants": [{"edition": broken}]}) == (422, "invalid")
    assert ann.refused("/studies", **base | {"variants": [{"options": {"own_rug": "odd"}}]}) == (422, "invalid")
    assert ann.refused("/studies", **base | {"bots": "import:os"}) == (422, "invalid")
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
