"""No input causes a server error: schemathesis over HTTP, and our own fuzzer over sockets."""

from __future__ import annotations

import json
import random
from typing import Any, cast

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from ..house import House

EXAMPLES = 6


def test_schemathesis_finds_no_server_error(house: House) -> None:
    ann = house.person("Ann")
    tables = [ann.table("farlander", "me", "me")["id"], ann.table("fortune", "me", "bot")["id"]]
    schema = schemathesis.openapi.from_url(f"{house.url}/api/openapi.json")
    rng = random.Random(1)
    seen: set[int] = set()
    for result in schema.get_all_operations():
        operation = cast(Any, result).ok()
        strategy = operation.as_strategy()

        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=strategy)
        def run(case: Any) -> None:
            if "id" in case.path_parameters and "tables" in case.path:
                case.path_parameters["id"] = rng.choice(tables)
            case.headers.pop("Cookie", None)
            answer = case.call(base_url=house.url, cookies=dict(ann.http.cookies), timeout=60)
            seen.add(answer.status_code)
            assert answer.status_code < 500, answer.text
            if answer.status_code >= 400:
                assert answer.json()["error"]["message"]

        run()
    assert 200 in seen
    assert 422 in seen


MESSAGES: list[Any] = [
    {"type": "hello", "seat": 0},
    {"type": "hello", "since": 3, "seat": None},
    {"type": "act", "id": 1, "seat": 0, "seq": 3, "action": 0},
    {"type": "act", "id": "a", "seat": 1, "seq": 1, "action": "L", "shown": 5.5},
    {"type": "act", "id": "b", "seat": 0, "seq": 2, "action": {"move": "turn", "turn": "left"}},
    {"type": "chat", "text": "hi"},
    {"type": "pong", "mark": 0},
]
ODD: list[Any] = [
    None,
    -1,
    0,
    1,
    10**30,
    1e308,
    "",
    "x" * 300,
    "\ud800",
    [],
    [1],
    {},
    {"move": None},
    True,
    "act",
    "hello",
]


def mutated(rng: random.Random) -> str:
    message = json.loads(json.dumps(rng.choice(MESSAGES)))
    for _ in range(rng.randrange(3)):
        key = rng.choice([*message, "extra"])
        if rng.random() < 0.3:
            message.pop(key, None)
        else:
            message[key] = rng.choice(ODD)
    text = json.dumps(message)
    if rng.random() < 0.2:
        at = rng.randrange(len(text))
        text = text[:at] + rng.choice('{}[]",:\0é') + text[at + 1 :]
    return text


@pytest.mark.parametrize("seed", range(3))
def test_no_message_breaks_a_socket_or_the_server(house: House, seed: int) -> None:
    ann, rng = house.person("Ann"), random.Random(seed)
    game = ("marrakech", "pharaoh", "facir")[seed]
    id = ann.table(game, "me", "me")["id"]
    cookies = "; ".join(f"{name}={value}" for name, value in ann.http.cookies.items())
    address = f"{house.url.replace('http', 'ws')}/api/tables/{id}/socket"
    codes = set()
    for _ in range(25):
        with connect(address, additional_headers={"Cookie": cookies}, compression=None) as socket:
            try:
                if rng.random() < 0.8:
                    socket.send('{"type":"hello"}')
                for _ in range(rng.randrange(1, 12)):
                    socket.send(mutated(rng) if rng.random() < 0.95 else rng.randbytes(20))
                socket.close(1000 if rng.random() < 0.9 else 3999)
            except ConnectionClosed as closed:
                codes.add(closed.rcvd.code if closed.rcvd else None)
    assert codes <= {4400, 4401, 1000, 1007, None}
    assert httpx.get(f"{house.url}/healthz").json()["database"] is True
    with ann.look(id) as screen:
        screen.hear("table")


@given(st.text(max_size=60))
@settings(max_examples=40, derandomize=True)
def test_no_move_text_is_more_than_refused(house: House, text: str) -> None:
    ann = getattr(house, "fuzzer", None) or house.person("Fuzzer")
    house.fuzzer = ann  # type: ignore[attr-defined]
    table = getattr(house, "fuzzed", None) or ann.table("pharaoh", "me", "me")
    house.fuzzed = table  # type: ignore[attr-defined]
    body = {"seat": 0, "seq": table["seq"], "action": text}
    answer = ann.http.post(f"/tables/{table['id']}/actions", json=body)
    assert answer.status_code in (200, 409, 422), answer.text
