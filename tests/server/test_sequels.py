"""What a player's page asks for, to show a move before the server has answered."""

from __future__ import annotations

import pytest

from .house import House, Json, Person


def sequels(person: Person, id: str, seat: int, seq: int = 0) -> Json:
    told: Json = person.get(f"/tables/{id}/sequels?seat={seat}&seq={seq}")
    return told


def test_a_sequel_is_told_to_the_player_of_the_seat_alone(house: House) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    id = ann.table("fortune", "me", "open")["id"]
    bob.post(f"/tables/{id}/sit")
    table = ann.get(f"/tables/{id}")
    seat, seq = table["acting"][0], table["seq"]
    people = [ann, bob]
    told = sequels(people[seat], id, seat, seq)
    choices = people[seat].get(f"/tables/{id}/views/{seq}?seat={seat}")["view"]["choices"]
    assert told["seq"] == seq
    assert [sequel["id"] for sequel in told["sequels"]] == [choice["id"] for choice in choices]
    for stranger in (people[1 - seat], house.person(None)):
        answer = stranger.http.get(f"/tables/{id}/sequels?seat={seat}")
        assert answer.json()["error"]["code"] in ("forbidden", "nobody")
    assert sequels(people[1 - seat], id, 1 - seat) == {"seq": seq, "sequels": []}
    # It is what the frame shows, as chance has nothing to do after a card.
    people[seat].post(f"/tables/{id}/actions", seat=seat, seq=seq, action=choices[0]["id"])
    after = people[seat].get(f"/tables/{id}/views/{seq + 1}?seat={seat}")
    assert after["events"] == told["sequels"][0]["events"]
    assert after["view"]["record"] == told["sequels"][0]["changes"]["record"][0]


def test_whether_an_answer_is_right_is_not_told(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sunduk.table.sequels.MOST", 1000)
    ann = house.person("Ann")
    id = ann.table("pharaoh", "me", "me", options={"tiles_per_round": "one"})["id"]
    for seat in range(2):
        seq = ann.get(f"/tables/{id}")["seq"]
        ann.post(f"/tables/{id}/actions", seat=seat, seq=seq, action=sequels(ann, id, seat)["sequels"][seat]["id"])
    [seat] = ann.get(f"/tables/{id}")["acting"]
    assert sequels(ann, id, seat)["sequels"] == []


def test_a_race_tells_what_a_call_would_show(house: House) -> None:
    ann = house.person("Ann")
    id = ann.table("pharaoh", "me", "me")["id"]
    seq = ann.get(f"/tables/{id}")["seq"]
    told = sequels(ann, id, 1, seq)["sequels"]
    assert {event["event"] for sequel in told for event in sequel["events"]} == {"take", "glass", "pass"}
    assert all(event["seat"] == 1 for sequel in told for event in sequel["events"])
