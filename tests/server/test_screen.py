"""The screen of a room shows what all may know, and is nobody's; spectators are counted."""

from __future__ import annotations

import random

import pytest
from websockets.exceptions import ConnectionClosed

import sunduk

from .house import House, Json, Screen, play_out


def hear_table(heard: Screen, /, **wanted: object) -> Json:
    """Wait for a table with these values."""
    while True:
        table: Json = heard.hear("table")["table"]
        if {name: table[name] for name in wanted} == wanted:
            return table


@pytest.mark.parametrize("game", [game.id for game in sunduk.games() if game.secrets])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_match_shows_the_room_no_secret(house: House, game: str, seats: int) -> None:
    """Every frame equals what nobody is shown, at every moment, though the browser's guest plays in the match."""
    ann, nobody = house.person("Ann"), house.person(None)
    people = [ann, *(house.person(f"P{seat}") for seat in range(1, seats))]
    rounds = {"options": {"rounds": 1}} if game == "fortune" else {}
    id = ann.table(game, "me", *(["open"] * (seats - 1)), **rounds)["id"]
    with ann.look(id, role="table") as room:
        for seat, person in enumerate(people[1:], 1):
            person.post(f"/tables/{id}/sit", seat=seat)
        screens, looks = {}, [person.look(id, seat) for seat, person in enumerate(people)]
        for seat, look in enumerate(looks):
            screens[seat] = look.__enter__()
        last = play_out(screens, random.Random(seats))["seq"]
        shown = [room.hear("view")]
        while shown[-1]["seq"] < last:
            shown.append(room.hear("view"))
        for look in looks:
            look.__exit__(None, None, None)
    log = nobody.get(f"/tables/{id}/log?seat=-1")["events"]
    assert len(shown) > 20
    for frame in shown:
        assert frame["seat"] == -1
        assert not frame["view"]["choices"]
        if frame["seq"] < last:
            # Of the last position everything is told, since the match is over.
            assert frame["view"] == nobody.get(f"/tables/{id}/views/{frame['seq']}?seat=-1")["view"]
        told = [event for event in log if frame["since"] <= event["seq"] < frame["seq"]]
        assert frame["events"] == told


def test_the_screen_of_a_room_is_nobodys(house: House) -> None:
    ann = house.person("Ann")
    id = ann.table("fortune", "me", "me")["id"]
    with ann.look(id, role="table") as room:
        table = room.hear("table")["table"]
        assert (table["you"], table["host"]) == ([], False)
        view = room.hear("view")
        assert view["seat"] == -1
        for seat in (0, 1):
            assert room.act(seat, view["seq"], 0)["error"]["code"] == "forbidden"
        room.say(type="chat", text="hello")
        assert room.hear("refused")["error"]["code"] == "nobody"
        room.say(type="hello", seat=0)
        assert room.hear("refused")["error"]["code"] == "forbidden"
        table = hear_table(room, screen=True)
        assert table["spectators"] == 0
        assert not table["seats"][0]["online"], "a screen of the room does not make its player present"
    with pytest.raises(ConnectionClosed), ann.look(id, 0, role="table") as room:
        room.hear("view")


def test_spectators_are_counted(house: House) -> None:
    ann, eve = house.person("Ann"), house.person("Eve")
    id = ann.table("farlander", "me", "open")["id"]
    with ann.look(id) as screen:
        assert screen.hear("table")["table"]["spectators"] == 0
        with eve.look(id), eve.look(id), house.person(None).look(id), ann.look(id):
            hear_table(screen, spectators=2)
            assert ann.get(f"/tables/{id}")["spectators"] == 2
            assert next(table["spectators"] for table in ann.get("/tables") if table["id"] == id) == 2
            eve.post(f"/tables/{id}/sit", seat=1)
            hear_table(screen, spectators=1, state="running")
        hear_table(screen, spectators=0)


def test_spectators_at_other_processes_are_counted(house: House) -> None:
    ann = house.person("Ann")
    id = ann.table("farlander", "me", "open")["id"]
    presence, live = house.app.state.hall.presence, house.app.state.hall.lives[id]
    with ann.look(id) as screen:
        screen.hear("table")
        loop = house.app.state.store.journal._writer.get_loop()
        loop.call_soon_threadsafe(presence.hear, live, "there", {"+3", "=1"})
        hear_table(screen, spectators=3, screen=True)
        loop.call_soon_threadsafe(presence.hear, live, "there", ())
        hear_table(screen, spectators=0, screen=False)
