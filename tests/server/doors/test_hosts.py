"""Allowed host names, and trusted proxies."""

from __future__ import annotations

import socket
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from sunduk.server.config import Settings
from sunduk.server.doors.hosts import Hosts
from sunduk.table.faults import Fault

from ..house import House


@pytest.mark.parametrize(
    "host",
    [
        None,
        "127.0.0.1:8765",
        "192.168.1.20:8765",
        "[::1]:8765",
        "[fe80::1]",
        "localhost",
        "LocalHost:5173",
        "chest.localhost:80",
        "play.example.org",
        "Play.Example.org:443",
        "sunduk:8765",
        socket.gethostname(),
        f"{socket.gethostname().partition('.')[0]}.local:8765",
    ],
)
def test_the_server_answers_to_its_names_and_to_addresses(host: str | None) -> None:
    Hosts(Settings(database="", host="0.0.0.0", hosts=("sunduk",), origins=("https://play.example.org",))).check(host)


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8765", "", "127.0.0.1.evil.example", "localhost.evil.example", "[", "x:y:z"]
)
def test_to_other_names_it_does_not(host: str) -> None:
    with pytest.raises(Fault, match="does not go by the name"):
        Hosts(Settings(database="", host="0.0.0.0")).check(host)
    Hosts(Settings(database="", hosts=("*",))).check(host)


def test_a_page_whose_name_leads_here_is_refused(house: House) -> None:
    """DNS rebinding: to the browser the attacker's name is the page's own origin."""
    ann = house.person("Ann")
    id = ann.table("farlander", "me", "me")["id"]
    name = f"evil.example:{house.port}"
    there = {"Host": name, "Origin": f"http://{name}", "Sec-Fetch-Site": "same-origin"}
    for method, path in (
        ("GET", "/"),
        ("GET", "/api/tables"),
        ("POST", f"/api/tables/{id}/resign"),
        ("GET", "/metrics"),
    ):
        answer = httpx.request(method, house.url + path, json={"seat": 0}, headers=there, cookies=ann.http.cookies)
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "foreign")
    with pytest.raises(InvalidStatus) as refused, socket.create_connection(("127.0.0.1", house.port)) as line:
        connect(f"ws://{name}/api/tables/{id}/socket", sock=line)
    assert refused.value.response.status_code == 403
    assert ann.get(f"/tables/{id}")["state"] == "running"


@pytest.mark.parametrize("believed", [True, False])
def test_addresses_are_believed_of_named_proxies_only(tmp_path: Path, believed: bool) -> None:
    """Otherwise a client could claim any number of addresses."""
    proxies = ("127.0.0.0/8",) if believed else ()
    given = Settings(database=f"sqlite:///{tmp_path}/x.sqlite", guests_per_minute=1, proxies=proxies)
    with House(given) as house:
        answers = [
            httpx.post(f"{house.url}/api/me", json={"name": "x"}, headers={"X-Forwarded-For": f"192.0.2.{number}"})
            for number in range(3)
        ]
        assert [answer.status_code for answer in answers] == ([200, 200, 200] if believed else [200, 429, 429])
