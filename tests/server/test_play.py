"""Matches of every game over the API and the sockets."""

from __future__ import annotations

import random
from contextlib import ExitStack

import pytest

import sunduk
from sunduk import Game, Match
from sunduk.server import luck

from .house import House, play_out


def test_two_people_play_a_match_of_every_game(house: House, game: Game) -> None:
    ann, bob = house.person("Ann"), house.person("Боб")
    # Random fakirs are long in finding their nails.
    table = ann.table(game.id, "me", "open", options={"round_limit": 20} if game.id == "facir" else {})
    assert table["state"] == "waiting"
    id = table["id"]
    assert bob.post(f"/tables/{id}/sit", salt="pepper")["you"] == [1]
    with ann.look(id) as one, bob.look(id) as two:
        last = play_out({0: one, 1: two}, random.Random(4))
        assert last["view"]["choices"] == []
    over = ann.get(f"/tables/{id}")
    assert over["state"] == "over"
    assert min(over["placings"]) == 1
    record = ann.http.get(f"/tables/{id}/record").text
    match = Match.load(record)
    assert match.over
    assert match.scores == over["scores"]
    assert match.names == ("Ann", "Боб")
    assert luck.verify(match) > 0
    assert match.headers["Commitment"] == table["luck"]["commitment"]


@pytest.mark.parametrize("id", [game.id for game in sunduk.games() if not game.race])
def test_a_person_plays_against_bots(house: House, id: str) -> None:
    ann = house.person("Ann")
    table = ann.table(id, "me", "bot")
    assert table["state"] == "running"
    with ann.look(table["id"]) as screen:
        screen.hear("view")
        view = ann.get(f"/tables/{table['id']}/views/{ann.get('/tables/' + table['id'])['seq']}")
        assert view["view"]["view"] == 0
    with ExitStack() as stack:
        screen = stack.enter_context(ann.look(table["id"]))
        seen = screen.hear("view")
        for _ in range(6):
            while not seen["view"]["choices"]:
                seen = screen.hear("view", seconds=60)
            before = seen["seq"]
            screen.say(type="act", id=1, seat=0, seq=before, action=seen["view"]["choices"][0]["text"])
            while seen["seq"] <= before:
                seen = screen.hear("view")
    assert ann.get(f"/tables/{table['id']}")["seq"] > 0
