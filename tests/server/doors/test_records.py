"""Records: exported, imported, continued, and of matches that were played without a server."""

from __future__ import annotations

from sunduk import Match

from ..house import House


def test_records_come_and_go_and_are_continued(house: House) -> None:
    ann = house.person("Ann")
    match = Match("facir", 2, seed=3, names=("Ali", "Baba"))
    for _ in range(12):
        match.act(match.ids(match.actors[0])[0], match.actors[0])
    table = ann.post("/records", text=match.dump())
    assert table["state"] == "record"
    assert [seat["name"] for seat in table["seats"]] == ["Ali", "Baba"]
    id = table["id"]
    assert ann.http.get(f"/tables/{id}/record").text == match.dump()
    whole = ann.get(f"/tables/{id}/log?seat=all")
    assert [event["event"] for event in whole["events"]] == [event["event"] for event in match.events()]
    assert ann.get(f"/tables/{id}/views/5?seat=all")["seq"] == 5
    assert ann.refused(f"/tables/{id}/actions", seat=0, seq=0, action=0) == (403, "forbidden")
    seats = [{"kind": "me"}, {"kind": "bot", "level": 1}]
    new = ann.post("/tables", game="facir", seats=seats, **{"from": {"table": id, "seq": len(match.log)}})
    assert new["state"] == "running"
    assert ann.refused("/records", text="[Game ]") == (422, "invalid")


def test_a_match_that_was_played_without_a_server_is_marked_so(house: House) -> None:
    ann = house.person("Ann")
    match = Match("marrakech", 2, seed=3)
    while not match.over:
        match.act(match.ids(match.actors[0])[0], match.actors[0])
    table = ann.post("/records", text=match.dump(), alone=True)
    assert (table["state"], table["alone"], table["scores"]) == ("record", True, match.scores)
    assert not ann.post("/records", text=match.dump())["alone"]
    assert {each["id"]: each["alone"] for each in ann.get("/tables/mine")}[table["id"]]
    assert ann.get("/me/record") == [], "nobody has seen it, so it counts for nothing"


def test_what_is_sent_as_played_alone_is_checked_by_the_rules(house: House) -> None:
    eve = house.person("Eve")
    match = Match("marrakech", 2, seed=3)
    begun = match.dump()
    assert eve.refused("/records", text=begun, alone=True) == (409, "conflict")
    while not match.over:
        match.act(match.ids(match.actors[0])[0], match.actors[0])
    whole = match.dump()
    lines = whole.splitlines()
    moves = next(number for number, line in enumerate(lines) if line and not line.startswith("["))
    forged = "\n".join([*lines[:moves], *reversed(lines[moves:])])
    assert eve.refused("/records", text=forged, alone=True)[0] in (409, 422)
    assert eve.refused("/records", text=whole, alone="yes") == (422, "invalid")
    assert eve.refused("/records", text=whole, alone=True, host="ann") == (422, "invalid")
    assert eve.refused("/records", text="x" * 3_000_000, alone=True)[0] in (413, 422)
