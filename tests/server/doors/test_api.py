"""The HTTP API, feature by feature."""

from __future__ import annotations

import json
import random

import httpx
import pytest

import sunduk
from sunduk.table.luck import commit

from ..conftest import settings
from ..house import House, Json, Person, play_out


def test_nobody_becomes_a_guest_and_takes_another_name(house: House) -> None:
    nobody = house.person(None)
    assert nobody.get("/me") is None
    assert nobody.get("/tables/mine") == []
    assert nobody.refused("/tables", game="facir", seats=[{"kind": "me"}, {"kind": "open"}]) == (401, "nobody")
    assert nobody.post("/me", name="  Ann\n\tLee ", language="ru") == {"name": "Ann Lee", "language": "ru"}
    assert nobody.get("/me")["name"] == "Ann Lee"
    nobody.post("/me", name="Bob")
    assert nobody.get("/me") == {"name": "Bob", "language": "en"}


def test_games_and_rules_in_both_languages(house: House) -> None:
    games = {game["id"]: game for game in house.person(None).get("/games")}
    assert set(games) == {game.id for game in sunduk.games()}
    assert games["pharaoh"]["sand"] == 30
    assert games["facir"]["options"][0]["range"] == [2, 1000]
    for language in ("en", "ru"):
        rules = house.person(None).get(f"/games/marrakech/rules/{language}")
        assert "6.2" in rules["clauses"]
    assert house.person(None).http.get("/games/chess/rules/en").status_code == 404


def test_the_lobby_lists_public_tables_that_wait(house: House) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    public, private = ann.table("farlander", "me", "open"), ann.table("farlander", "me", "open", private=True)
    listed = [table["id"] for table in bob.get("/tables")]
    assert public["id"] in listed
    assert private["id"] not in listed
    bob.post(f"/tables/{private['id']}/sit")
    bob.post(f"/tables/{public['id']}/sit")
    assert public["id"] not in [table["id"] for table in bob.get("/tables")]
    assert {table["id"] for table in bob.get("/tables/mine")} == {public["id"], private["id"]}


def test_a_table_can_be_left_before_it_starts_and_is_started_by_its_host(house: House) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    id = ann.table("marrakech", "me", "open", "open")["id"]
    bob.post(f"/tables/{id}/sit", seat=2)
    assert bob.refused(f"/tables/{id}/sit", seat=2) == (409, "conflict")
    bob.post(f"/tables/{id}/leave")
    assert bob.get(f"/tables/{id}")["seats"][2]["kind"] == "open"
    assert bob.refused(f"/tables/{id}/start") == (403, "forbidden")
    started = ann.post(f"/tables/{id}/start", level=2)
    assert started["state"] == "running"
    assert [seat["level"] for seat in started["seats"]] == [None, 2, 2]
    assert bob.refused(f"/tables/{id}/sit") == (409, "conflict")


def test_one_screen_holds_several_seats(house: House) -> None:
    ann = house.person("Ann")
    plans = [{"kind": "me", "name": "Mum"}, {"kind": "me", "name": "Dad"}]
    table = ann.post("/tables", game="fortune", seats=plans)
    assert table["you"] == [0, 1]
    assert [seat["name"] for seat in table["seats"]] == ["Mum", "Dad"]
    with ann.look(table["id"], seat=0) as screen:
        first = screen.hear("view")
        screen.say(type="hello", seat=1, since=first["seq"])
        second = screen.hear("view")
        assert (first["seat"], second["seat"]) == (0, 1)
        hands = [view["view"]["seats"][view["seat"]] for view in (first, second)]
        assert hands[0] != hands[1]
    with ann.look(table["id"], seat=0) as one, ann.look(table["id"], seat=1) as two:
        play_out({0: one, 1: two}, random.Random(1))
    assert ann.get(f"/tables/{table['id']}")["state"] == "over"


def test_spectators_see_what_everyone_may_know(house: House) -> None:
    ann, eve = house.person("Ann"), house.person("Eve")
    id = ann.table("fortune", "me", "bot")["id"]
    assert eve.get(f"/tables/{id}")["you"] == []
    with eve.look(id) as screen:
        view = screen.hear("view")
        assert view["seat"] == -1
        assert view["view"]["choices"] == []
        screen.say(type="hello", seat=0)
        assert screen.hear("refused")["error"]["code"] == "forbidden"
    for path in (f"/tables/{id}/views/0?seat=0", f"/tables/{id}/log?seat=1", f"/tables/{id}/log?seat=all"):
        assert eve.http.get(path).status_code == 403
    with house.person(None).look(id) as screen:
        assert screen.hear("view")["seat"] == -1


def test_chat_is_kept_and_told_as_it_was_typed(house: House) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    id = ann.table("farlander", "me", "open")["id"]
    with ann.look(id) as screen:
        screen.hear("table")
        bob.post(f"/tables/{id}/chat", text="<b>hi</b> & «привет»\u202e")
        line = screen.hear("chat")
        assert (line["seat"], line["name"], line["text"]) == (-1, "Bob", "<b>hi</b> & «привет»")
        screen.say(type="chat", text="hello")
        assert screen.hear("chat")["seat"] == 0
    assert [line["text"] for line in bob.get(f"/tables/{id}/chat")] == ["<b>hi</b> & «привет»", "hello"]
    with bob.look(id) as screen:
        assert screen.hear("chat")["number"] == 0


def test_a_table_against_bots_begins_with_the_salt_that_was_committed_to(house: House) -> None:
    ann = house.person("Ann")
    table = ann.table("farlander", "me", "bot", commitment=commit("pepper"))
    id, luck = table["id"], table["luck"]
    assert (table["state"], luck["awaited"], luck["salts"]) == ("waiting", [0], [None, None])
    begun = ann.post(f"/tables/{id}/salt", salt="pepper")
    assert (begun["state"], begun["luck"]["salts"][0]) == ("running", "pepper")
    assert [commit(salt) for salt in begun["luck"]["salts"]] == luck["commitments"] == begun["luck"]["commitments"]
    assert ann.refused(f"/tables/{id}/salt", salt="more") == (409, "conflict")
    ann.post(f"/tables/{id}/resign", seat=0)
    again = ann.post(f"/tables/{id}/rematch", commitment=commit("new"))
    assert again["luck"]["awaited"] == [0]
    assert ann.post(f"/tables/{again['id']}/salt", salt="new")["state"] == "running"
    assert (
        ann.http.post("/tables", json={"game": "farlander", "seats": [{"kind": "me", "salt": "x"}]}).status_code == 422
    )


def test_resigning_ends_a_match_of_two_and_a_rematch_follows(house: House) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    id = ann.table("farlander", "me", "open")["id"]
    bob.post(f"/tables/{id}/sit")
    assert ann.refused(f"/tables/{id}/rematch") == (409, "conflict")
    over = bob.post(f"/tables/{id}/resign", seat=1)
    assert (over["state"], over["placings"]) == ("over", [1, 2])
    assert over["luck"]["secret"]
    again = ann.post(f"/tables/{id}/rematch")
    assert again["id"] != id
    assert [seat["kind"] for seat in again["seats"]] == ["person", "reserved"]
    assert bob.post(f"/tables/{id}/rematch")["id"] == again["id"]
    assert bob.get(f"/tables/{id}")["rematch"] == again["id"]
    assert bob.post(f"/tables/{again['id']}/sit")["state"] == "running"


def test_leaving_lets_a_stand_in_play_until_one_returns(house: House) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    id = ann.table("farlander", "me", "open", standin=1)["id"]
    bob.post(f"/tables/{id}/sit")
    with ann.look(id) as screen:
        seen = screen.hear("view")
        left = bob.post(f"/tables/{id}/leave")["seats"][1]
        assert (left["standin"], left["level"]) == (True, 1)
        assert bob.refused(f"/tables/{id}/actions", seat=1, seq=seen["seq"], action=0)[1] in ("conflict", "stale")
        for _ in range(2):
            while not seen["view"]["choices"]:
                seen = screen.hear("view", seconds=60)
            before = seen["seq"]
            screen.say(type="act", id=1, seat=0, seq=before, action=seen["view"]["choices"][0]["id"])
            while seen["seq"] <= before:
                seen = screen.hear("view")
        with bob.look(id) as other:
            while other.hear("table")["table"]["seats"][1]["standin"]:
                pass


def test_a_stand_in_plays_for_somebody_whose_line_is_cut(tmp_path_factory: pytest.TempPathFactory) -> None:
    with House(settings(tmp_path_factory.mktemp("away"), away_seconds=0.3)) as house:
        ann, bob = house.person("Ann"), house.person("Bob")
        id = ann.table("farlander", "me", "open")["id"]
        bob.post(f"/tables/{id}/sit")
        with ann.look(id) as screen:
            with bob.look(id) as other:
                other.hear("view")
            frame = screen.hear("table")
            while not frame["table"]["seats"][1]["standin"]:
                frame = screen.hear("table", seconds=5)
            with bob.look(id):
                while frame["table"]["seats"][1]["standin"]:
                    frame = screen.hear("table", seconds=5)


def test_a_refused_move_and_a_stale_one(house: House) -> None:
    ann = house.person("Ann")
    id = ann.table("marrakech", "me", "me")["id"]
    with ann.look(id) as screen:
        view = screen.hear("view")
        seat = view["acting"][0]
        refused = screen.act(seat, view["seq"], "back")
        assert refused["error"]["code"] == "refused"
        assert refused["error"]["rule"] == "4.1"
        assert screen.act(seat, view["seq"] + 5, "L")["error"]["code"] == "stale"
        assert screen.hear("view")["seq"] == view["seq"]
        assert screen.act(seat, view["seq"], {"move": "turn", "turn": "left"})["type"] == "done"
    assert ann.refused(f"/tables/{id}/actions", seat=seat, seq=view["seq"], action="L") == (409, "stale")
    assert ann.refused(f"/tables/{id}/actions", seat=seat, seq=view["seq"] + 2, action="a1") == (422, "invalid")


def test_a_cut_line_loses_nothing(house: House) -> None:
    ann = house.person("Ann")
    id = ann.table("farlander", "me", "me")["id"]
    with ann.look(id) as screen:
        last = screen.hear("view")
    for _ in range(3):
        table = ann.get(f"/tables/{id}")
        seat = table["acting"][0]
        choice = ann.get(f"/tables/{id}/views/{table['seq']}?seat={seat}")["view"]["choices"][0]
        ann.post(f"/tables/{id}/actions", seat=seat, seq=table["seq"], action=choice["id"])
    with ann.look(id, seat=0, since=last["seq"]) as screen:
        view = screen.hear("view")
    assert view["seq"] == last["seq"] + 3
    assert [event["seq"] for event in view["events"]] == [last["seq"], last["seq"] + 1, last["seq"] + 2]
    assert ann.get(f"/tables/{id}/log?since={last['seq']}&seat=0")["events"] == view["events"]


def test_a_running_match_with_secrets_gives_away_nothing_but_ones_own_view(house: House) -> None:
    ann = house.person("Ann")
    id = ann.table("fortune", "me", "me")["id"]
    text = ann.http.get(f"/tables/{id}/record?seat=0").text
    position = ann.get(f"/tables/{id}/views/{ann.get('/tables/' + id)['seq']}?seat=0")
    assert "Secret" not in text
    assert position["view"]["view"] == 0
    assert "/?10FFB" in text
    seen = ann.get(f"/tables/{id}/log?seat=0")["events"]
    # The events of one action are one remark in the record.
    assert (
        text.count("{")
        == len({event["seq"] for event in seen})
        < len(ann.get(f"/tables/{id}/log?seat=1")["events"] + seen)
    )
    seats = [{"kind": "me"}, {"kind": "me", "name": "B"}]
    refused = ann.refused("/tables", game="fortune", seats=seats, **{"from": {"table": id, "seq": 3}})
    assert refused == (403, "forbidden")


def test_what_a_choice_would_bring_is_what_it_brings(house: House) -> None:
    ann = house.person("Ann")
    id = ann.table("marrakech", "me", "me")["id"]
    chooser, paid = random.Random(5), 0
    for _ in range(40):
        table = ann.get(f"/tables/{id}")
        seat, seq = table["acting"][0], table["seq"]
        choice = chooser.choice(ann.get(f"/tables/{id}/views/{seq}?seat={seat}")["view"]["choices"])
        told = ann.get(f"/tables/{id}/prospects/{choice['id']}?seat={seat}")
        assert told["seq"] == seq == ann.get(f"/tables/{id}")["seq"], "to foresee changes nothing"
        assert sum(each["share"] for each in told["prospects"]) == pytest.approx(1)
        if choice["move"] == "turn":
            shares = {each["outcomes"][0]["slippers"]: each["share"] for each in told["prospects"]}
            assert shares == pytest.approx({1: 1 / 6, 2: 1 / 3, 3: 1 / 3, 4: 1 / 6})
        ann.post(f"/tables/{id}/actions", seat=seat, seq=seq, action=choice["id"])
        assert ann.get(f"/tables/{id}/prospects/{choice['id']}?seat={seat}&seq={seq}") == told, (
            "told too late, it is true"
        )
        happened = ann.get(f"/tables/{id}/log?since={seq}")["events"]
        assert happened in [each["events"] for each in told["prospects"]]
        paid += sum(event["event"] == "pay" for event in happened)
    assert paid


def test_nothing_is_foretold_out_of_turn_in_secret_or_in_a_race(house: House) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")

    def refused(person: Person, table: Json, action: int, seat: int) -> str:
        answer = person.http.get(f"/tables/{table['id']}/prospects/{action}?seat={seat}")
        assert answer.status_code >= 400, answer.text
        return str(answer.json()["error"]["code"])

    table = ann.table("marrakech", "me", "me")
    seat = table["acting"][0]
    assert refused(ann, table, 0, 1 - seat) == "conflict"
    assert refused(bob, table, 0, seat) == "forbidden"
    assert refused(ann, table, 20, seat) == "refused", "a rug before Assam has walked"
    assert refused(ann, table, 1_000_000, seat) == "invalid"
    for game in ("fortune", "pharaoh"):
        assert refused(ann, ann.table(game, "me", "me"), 0, 0) == "forbidden"


def test_hints_only_against_bots(house: House) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    id = ann.table("farlander", "me", "bot")["id"]
    with ann.look(id) as screen:
        view = screen.hear("view")
        while not view["view"]["choices"]:
            view = screen.hear("view", seconds=60)
    hint = ann.post(f"/tables/{id}/hint", seat=0)
    assert {choice["id"] for choice in hint["choices"]} == {choice["id"] for choice in view["view"]["choices"]}
    told = [choice for choice in hint["choices"] if choice["error"] is not None]
    assert hint["choices"][: len(told)] == told == sorted(told, key=lambda choice: -choice["win"])
    assert told[0]["equal"]
    assert all(0 <= choice["win"] <= 1 for choice in hint["choices"])
    assert not any(choice["equal"] or choice["reasons"] for choice in hint["choices"][len(told) :])
    shared = ann.table("farlander", "me", "open")["id"]
    bob.post(f"/tables/{shared}/sit")
    assert ann.refused(f"/tables/{shared}/hint", seat=0) == (403, "forbidden")


def test_reasons_for_a_page_that_searches_itself(house: House) -> None:
    """They are those of a hint, for one's own choices only, and never where others play."""
    ann, bob = house.person("Ann"), house.person("Bob")
    table = ann.table("marrakech", "me", "me")
    seat, path = table["acting"][0], f"/tables/{table['id']}/reasons"
    hints = {each["id"]: each["reasons"] for each in ann.post(f"/tables/{table['id']}/hint", seat=seat)["choices"]}
    assert ann.get(f"{path}?seat={seat}&actions=2,0")["reasons"] == [hints[2], hints[0]]
    assert any(hints.values())

    def refused(person: Person, query: str) -> str:
        return str(person.http.get(f"{path}?{query}").json()["error"]["code"])

    assert refused(ann, f"seat={seat}&actions=50") == "invalid"
    assert refused(ann, f"seat={1 - seat}&actions=0") == "conflict"
    assert refused(bob, f"seat={seat}&actions=0") == "forbidden"
    shared = ann.table("marrakech", "me", "open")["id"]
    bob.post(f"/tables/{shared}/sit")
    answer = ann.http.get(f"/tables/{shared}/reasons?seat=0&actions=0")
    assert answer.json()["error"]["code"] == "forbidden"


def test_options_and_seats_are_checked(house: House) -> None:
    ann = house.person("Ann")
    me = {"kind": "me"}
    for order in (
        {"game": "chess", "seats": [me, me]},
        {"game": "marrakech", "seats": [me]},
        {"game": "marrakech", "seats": [me, me], "options": {"own_rug": "red"}},
        {"game": "marrakech", "seats": [me, {"kind": "bot", "level": 9}]},
        {"game": "marrakech", "seats": [me, me], "clock": {"kind": "move", "seconds": -1}},
        {"game": "marrakech", "seats": [me, me], "sound": True},
    ):
        assert ann.refused("/tables", **order) == (422, "invalid"), order


def test_health_and_metrics(house: House) -> None:
    assert httpx.get(f"{house.url}/healthz").json()["database"] is True
    text = httpx.get(f"{house.url}/metrics").text
    assert 'sunduk_entries_total{game="farlander",kind="act"}' in text
    assert "sunduk_request_seconds_bucket" in text


def test_a_restart_goes_on_where_it_stopped(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("restart")
    with House(settings(folder)) as house:
        ann = house.person("Ann")
        id = ann.table("farlander", "me", "bot")["id"]
        cookies = dict(ann.http.cookies)
        before = ann.http.get(f"/tables/{id}/record").text
    assert before.startswith('[Game "farlander"]')
    with House(settings(folder)) as house:
        again = house.person(None)
        again.http.cookies.update(cookies)
        assert again.get("/me")["name"] == "Ann"
        with again.look(id) as screen:
            view = screen.hear("view")
            while not view["view"]["choices"]:
                view = screen.hear("view", seconds=60)


def test_every_path_is_in_the_openapi(house: House) -> None:
    paths = Person(house.url, None)
    schema = json.loads(httpx.get(f"{house.url}/api/openapi.json").text)
    paths.http.close()
    assert "/api/tables/{id}/actions" in schema["paths"]
    assert all(method["responses"]["200"] for path in schema["paths"].values() for method in path.values())
