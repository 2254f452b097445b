"""POST /api/sandbox: moves are tried without a table and without a name, and nothing is kept."""

from __future__ import annotations

import pytest
from pydantic import TypeAdapter

from sunduk.table.lengths import LONGEST_SCRIPT_LINE, MOST_SCRIPT_LINES
from sunduk.table.wire.sandbox import TrialOutcomeJson

from ..house import House

START = "at marrakech 3 | 7/7/7/7/7/7/7 d4N 30,30,30 15,15,15 turn 0"
OUTCOME = TypeAdapter(TrialOutcomeJson)


def test_somebody_without_a_name_tries_moves(house: House) -> None:
    person = house.person(None)
    lobby = person.get("/tables")
    told = person.post("/sandbox", game="marrakech", lines=[START], move="L", seed=1)
    assert OUTCOME.validate_python(told, strict=True) == told
    assert told["stages"][0]["frame"]["view"]["choices"][0]["text"] == "L"
    again = person.post("/sandbox", game="marrakech", lines=told["lines"], move="g6g7", since=len(told["lines"]))
    assert again["refused"]["rule"] == "6.2"
    assert (again["lines"], again["stages"]) == (told["lines"], [])
    assert person.get("/tables") == lobby


@pytest.mark.parametrize(
    ("body", "answer"),
    [
        ({"game": "chess", "lines": [START]}, (404, "unknown")),
        ({"game": "fortune", "lines": [START]}, (422, "invalid")),
        ({"game": "marrakech", "lines": []}, (422, "invalid")),
        ({"game": "marrakech", "lines": ["at nonsense"]}, (422, "invalid")),
        ({"game": "marrakech", "lines": [START] * (MOST_SCRIPT_LINES + 1)}, (422, "invalid")),
        ({"game": "marrakech", "lines": [START, "play " + "L" * LONGEST_SCRIPT_LINE]}, (422, "invalid")),
        ({"game": "marrakech", "lines": [START], "seat": 7, "move": "L"}, (422, "invalid")),
        ({"game": "marrakech", "lines": [START], "seat": 99}, (422, "invalid")),
        ({"game": "marrakech", "lines": [START], "seed": -1}, (422, "invalid")),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(
    house: House, body: dict[str, object], answer: object
) -> None:
    assert house.person(None).refused("/sandbox", **body) == answer
