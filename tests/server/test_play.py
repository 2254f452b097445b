"""Matches of every game over the API and the sockets."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path

import pytest
from typer.testing import CliRunner

import sunduk
from sunduk import Game, Match
from sunduk.cli.main import app as cli
from sunduk.server.keys import verify
from sunduk.table import proof

from .conftest import settings
from .house import House, play_out

ROOT = Path(__file__).parent.parent.parent


def test_two_people_play_a_match_of_every_game(house: House, game: Game) -> None:
    ann, bob = house.person("Ann"), house.person("Боб")
    # Random players of Façir need long to find their nails.
    table = ann.table(game.id, "me", "open", options={"round_limit": 20} if game.id == "facir" else {})
    assert table["state"] == "waiting"
    id = table["id"]
    assert bob.post(f"/tables/{id}/sit")["you"] == [1]
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
    assert not proof.check(record, verify).false
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


def test_the_bot_of_the_documentation_plays(house: House) -> None:
    ann = house.person("Ann")
    id = ann.table("fortune", "open", "bot")["id"]
    program = [sys.executable, str(ROOT / "examples" / "bots" / "online.py"), house.url, id]
    ended = subprocess.run(program, capture_output=True, text=True, timeout=120, check=True)
    assert ended.stdout.startswith("over:")
    assert ann.get(f"/tables/{id}")["state"] == "over"


def test_the_keeper_exports_verifies_imports_and_undoes(house: House, tmp_path: Path) -> None:
    ann = house.person("Ann")
    id = ann.table("fortune", "me", "me")["id"]
    database = ["--database", house.app.state.hall.settings.database]
    runner = CliRunner()

    def keep(*words: str) -> str:
        result = runner.invoke(cli, words)
        assert result.exit_code == 0, (result.output, result.exception)
        return result.output

    seat, seq = ann.get(f"/tables/{id}")["acting"][0], ann.get(f"/tables/{id}")["seq"]
    choice = ann.get(f"/tables/{id}/views/{seq}?seat={seat}")["view"]["choices"][0]["id"]
    assert ann.post(f"/tables/{id}/actions", seat=seat, seq=seq, action=choice)["seq"] > seq
    keep("undo", id, *database)
    for _ in range(100):
        if ann.get(f"/tables/{id}")["seq"] == seq:
            break
        time.sleep(0.1)
    assert ann.get(f"/tables/{id}")["acting"] == [seat]
    file = tmp_path / "match.sunduk"
    keep("export", f"{house.url}/tables/{id}", "--output", str(file), *database)
    assert len(Match.load(file.read_text("utf-8")).log) == seq
    with ann.look(id, seat=0) as one, ann.look(id, seat=1) as two:
        play_out({0: one, 1: two}, random.Random(4))
    keep("export", id, "--output", str(file), *database)
    assert "✓" in keep("verify", str(file), "--key", ann.get("/key")["key"])
    imported = keep("import", str(file), *database).strip()
    assert ann.get(imported)["state"] == "record"


def test_when_time_is_up_a_bot_plays_on_and_hands_the_seat_back(tmp_path: Path) -> None:
    began = time.time()
    # Time passes thirty times as fast.
    with House(settings(tmp_path), lambda: began + 30 * (time.time() - began)) as house:
        ann = house.person("Ann")
        id = ann.table("farlander", "me", "me", clock={"kind": "move", "seconds": 30})["id"]
        with ann.look(id, 0) as screen:
            while not any(seat["standin"] for seat in screen.hear("table")["table"]["seats"]):
                pass
            view = screen.hear("view")
            while view["seq"] < 2:
                view = screen.hear("view")
        assert ann.post(f"/tables/{id}/return")["seats"][0]["standin"] is False
