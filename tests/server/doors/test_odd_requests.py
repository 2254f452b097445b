"""Malformed and unusual requests get a clear error."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from sunduk import CLOCK
from sunduk.table import decisions
from sunduk.table.faults import Fault
from sunduk.table.luck import Luck

from ..conftest import settings
from ..house import House


@pytest.mark.parametrize(
    ("path", "status"),
    [("a" * 300, 200), ("a" * 300 + ".js", 404), ("é" * 200, 200), ("a/" * 3000, 200), ("assets/" + "b" * 260, 200)],
)
def test_a_path_of_any_length_is_answered(house: House, path: str, status: int) -> None:
    assert httpx.get(f"{house.url}/{path}").status_code == status


@pytest.mark.parametrize("number", [str(2**63), str(-(2**70)), "1" + "0" * 5000], ids=["64", "-70", "many"])
def test_a_number_of_any_length_is_answered(house: House, number: str) -> None:
    ann = house.person("Ann")
    table = ann.table("marrakech", "me", "me")
    act = f'"seat": 0, "seq": {table["seq"]}, "action": '
    answer = ann.http.post(
        f"/tables/{table['id']}/actions",
        content=f"{{{act}{number}}}",
        headers={"Content-Type": "application/json"},
    )
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "invalid")
    with pytest.raises(ConnectionClosed) as closed, ann.look(table["id"]) as screen:
        screen.hear("view")
        screen.socket.send(f'{{"type": "act", "id": {number}, {act}0}}')
        screen.hear("done", "refused")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4400


@pytest.mark.parametrize(
    "name",
    [
        "\u2800",
        "\u3164\u3164",
        "\u115f\u1160",
        "\u0301\u0301",
        "\u200d",
        "\ufe0f",
        "\u034f",
        "\u17b5",
        "\uffa0",
        "\U0001d159",
    ],
)
def test_a_name_can_be_seen(house: House, name: str) -> None:
    nobody = house.person(None)
    assert nobody.refused("/me", name=name) == (422, "invalid")
    assert (
        nobody.post("/me", name=f"{name}Zoë e\u0301 👩\u200d👧")["name"]
        .strip(name)
        .startswith("Zoë e\u0301 👩\u200d👧")
    )


def test_sand_that_does_not_run_does_not_run_out(house: House) -> None:
    """A race may end just as its timer fires."""
    ann = house.person("Ann")
    table = house.app.state.hall.lives[ann.table("farlander", "me", "me")["id"]].table
    assert CLOCK not in table.acting
    with pytest.raises(Fault, match="sand"):
        decisions.let_sand_run_out(table, Luck.fresh(table.id), 1)


def test_who_waits_while_the_server_is_stopped_by_force_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers: list[httpx.Response] = []
    with House(settings(tmp_path)) as house:
        ann = house.person("Ann")
        asked = threading.Event()

        async def never(*_: object) -> None:
            asked.set()
            await asyncio.sleep(60)

        monkeypatch.setattr(house.app.state.hall.store, "lobby", never)
        house.server.config.timeout_graceful_shutdown = 0
        waiting = threading.Thread(target=lambda: answers.append(ann.http.get("/tables")))
        waiting.start()
        assert asked.wait(10)
        house.server.should_exit = True
        waiting.join(20)
    assert (answers[0].status_code, answers[0].json()["error"]["code"]) == (503, "away")
