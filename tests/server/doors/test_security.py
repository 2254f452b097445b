"""Forged, stale and foreign credentials are refused with a plain error and without effect."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
import pytest
from itsdangerous import TimestampSigner, URLSafeTimedSerializer
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from sunduk.server.config import Settings
from sunduk.server.doors.identity import COOKIE, Signer
from sunduk.server.doors.middleware import LARGEST
from sunduk.table.guests import new_id
from sunduk.table.luck import commit

from ..conftest import settings
from ..house import House, Person, Screen


def state(person: Person, id: str) -> object:
    return person.get(f"/tables/{id}"), person.get(f"/tables/{id}/log"), person.get(f"/tables/{id}/chat")


def test_anothers_seat_is_not_played(house: House) -> None:
    ann, eve = house.person("Ann"), house.person("Eve")
    id = ann.table("farlander", "me", "me")["id"]
    before = state(ann, id)
    seq = ann.get(f"/tables/{id}")["seq"]
    for seat in (0, 1):
        for path, body in (
            ("actions", {"seat": seat, "seq": seq, "action": 0}),
            ("resign", {"seat": seat}),
            ("takeback", {"seat": seat}),
            ("hint", {"seat": seat}),
            ("leave", {"seat": seat}),
            ("return", {"seat": seat}),
        ):
            assert eve.refused(f"/tables/{id}/{path}", **body) == (403, "forbidden")
            nobody = house.person(None)
            assert nobody.refused(f"/tables/{id}/{path}", **body) == (401, "nobody")
    with eve.look(id) as screen:
        screen.hear("view")
        assert screen.act(0, seq, 0)["error"]["code"] == "forbidden"
    assert state(ann, id) == before


def assert_forgotten(house: House, table: str, cookie: str) -> None:
    """A bad cookie makes the client a visitor: every response deletes it, and giving a name sets a new one."""
    eve = house.person(None)
    for path in ("/me", "/tables", "/tables/mine", f"/tables/{table}"):
        answer = eve.http.get(path, headers={"Cookie": f"{COOKIE}={cookie}"})
        assert answer.status_code == 200
        assert answer.headers["set-cookie"].startswith(f"{COOKIE}=; Max-Age=0; Path=/;")
    answer = eve.http.post(f"/tables/{table}/resign", json={"seat": 0}, headers={"Cookie": f"{COOKIE}={cookie}"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (401, "nobody")
    assert "Max-Age=0" in answer.headers["set-cookie"]
    address = f"ws://127.0.0.1:{house.port}/api/tables/{table}/socket"
    with connect(address, additional_headers={"Cookie": f"{COOKIE}={cookie}"}) as socket:
        assert socket.response
        assert "Max-Age=0" in socket.response.headers["set-cookie"]
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=20)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401
    answer = eve.http.post("/me", json={"name": "Eve"}, headers={"Cookie": f"{COOKIE}={cookie}"})
    assert answer.headers.get_list("set-cookie") == [answer.headers["set-cookie"]]
    assert eve.get("/me")["name"] == "Eve"


@pytest.mark.parametrize("forged", ["x", "ImFubiI.aaaa.bbbb", "a" * 5000])
def test_a_forged_cookie_is_deleted(house: House, forged: str) -> None:
    assert_forgotten(house, house.person("Ann").table("farlander", "me", "me")["id"], forged)


def test_a_cookie_of_another_server_or_database_or_too_old_is_deleted(tmp_path: Path) -> None:
    with House(settings(tmp_path, secret="mine")) as house:
        ann = house.person("Ann")
        id, cookie = ann.table("farlander", "me", "me")["id"], ann.http.cookies[COOKIE]
        assert_forgotten(house, id, str(URLSafeTimedSerializer("other", salt="guest").dumps("x")))
        assert_forgotten(house, id, str(URLSafeTimedSerializer("mine", salt="guest").dumps("unknown")))
    with House(settings(tmp_path, secret="mine", cookie_days=-1)) as house:
        assert house.person(None).http.get("/me", headers={"Cookie": f"{COOKIE}={cookie}"}).json() is None


def test_a_clock_that_was_set_back_locks_nobody_out() -> None:
    class Ahead(TimestampSigner):
        def get_timestamp(self) -> int:
            return super().get_timestamp() + 86_400

    cookie = URLSafeTimedSerializer("mine", salt="guest", signer=Ahead).dumps("ann")
    assert Signer("mine", 400).read(str(cookie)) == "ann"


def test_pages_of_other_sites_are_refused(house: House) -> None:
    ann = house.person("Ann")
    id = ann.table("farlander", "me", "me")["id"]
    before = state(ann, id)
    for headers in (
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": f"https://127.0.0.1:{house.port}"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ):
        answer = ann.http.post(f"/tables/{id}/resign", json={"seat": 0}, headers=headers)
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "foreign")
    own = {"Origin": house.url, "Sec-Fetch-Site": "same-origin"}
    assert ann.http.post(f"/tables/{id}/chat", json={"text": "own"}, headers=own).status_code == 200
    assert state(ann, id) != before
    cookie = f"{COOKIE}={ann.http.cookies[COOKIE]}"
    address = f"ws://127.0.0.1:{house.port}/api/tables/{id}/socket"
    with pytest.raises(InvalidStatus) as refused:
        connect(address, additional_headers={"Cookie": cookie, "Origin": "https://evil.example"})
    assert refused.value.response.status_code == 403


def test_forms_and_other_kinds_are_refused(house: House) -> None:
    ann = house.person("Ann")
    for content, kind in ((b"name=Eve", "application/x-www-form-urlencoded"), (b'{"name":"Eve"}', "text/plain")):
        answer = ann.http.post("/me", content=content, headers={"Content-Type": kind})
        assert (answer.status_code, answer.json()["error"]["code"]) == (415, "kind")
    assert ann.get("/me")["name"] == "Ann"


def test_cookies_are_for_the_server_alone(house: House) -> None:
    cookie = httpx.post(f"{house.url}/api/me", json={"name": "Ann"}).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/healthz"])
def test_every_answer_has_strict_headers(house: House, path: str) -> None:
    headers = httpx.get(house.url + path).headers
    assert "script-src 'self'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"


def test_what_is_too_long_is_refused(house: House) -> None:
    ann = house.person("Ann")
    answer = ann.http.post(
        "/me", content=b'{"name":"' + b"a" * LARGEST + b'"}', headers={"Content-Type": "application/json"}
    )
    assert (answer.status_code, answer.json()["error"]["code"]) == (413, "large")

    def chunks() -> object:
        for _ in range(20):
            yield b" " * 8192

    answer = ann.http.post("/me", content=chunks(), headers={"Content-Type": "application/json"})  # type: ignore[arg-type]
    assert answer.status_code == 413
    assert ann.refused("/me", name="a" * 300) == (422, "invalid")
    id = ann.table("farlander", "me", "me")["id"]
    assert ann.refused(f"/tables/{id}/chat", text="a" * 501) == (422, "invalid")
    for size, code in ((20_000, 4413), (100_000, 1009)):
        with pytest.raises(ConnectionClosed) as closed, ann.look(id) as screen:
            screen.hear("view")
            screen.say(type="chat", text="a" * size)
            screen.hear("chat")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"null", b'{"name":1}', b'{"name":"a","x":1}', b"\xff", b"[" * 5000]
)
def test_malformed_requests_get_a_sentence(house: House, body: bytes) -> None:
    answer = house.person(None).http.post("/me", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 422
    assert answer.json()["error"]["code"] == "invalid"


@pytest.mark.parametrize("id", ["x", "..", "AAAAAAAAAAAAAAAA", "'--", "%00", "a" * 40])
def test_guessed_ids_lead_nowhere(house: House, id: str) -> None:
    answer = house.person("Eve").http.get(f"/tables/{id}")
    assert answer.status_code in (404, 422)
    with pytest.raises((ConnectionClosed, InvalidStatus)), house.person("Eve").look(id) as screen:
        screen.hear("table")


def test_ids_are_long_and_do_not_repeat(house: House) -> None:
    ann = house.person("Ann")
    ids = {ann.table("farlander", "me", "open", private=True)["id"] for _ in range(20)}
    assert len(ids) == 20
    assert all(len(id) >= 16 for id in ids)


@pytest.mark.parametrize("text", ["", "{", "[]", "7", '{"type":"act"}', '{"type":"hello","seat":"x"}', '{"type":"?"}'])
def test_messages_that_cannot_be_read_close_the_socket(house: House, text: str) -> None:
    ann = house.person("Ann")
    id = ann.table("farlander", "me", "me")["id"]
    with pytest.raises(ConnectionClosed) as closed, ann.look(id) as screen:
        screen.hear("view")
        screen.socket.send(text)
        screen.hear("done")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4400


def test_floods_are_refused_and_logged(
    tmp_path_factory: pytest.TempPathFactory, capfd: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path_factory.mktemp("flood")
    tight = Settings(database=f"sqlite:///{folder}/x.sqlite", burst=15, requests_per_second=1, guests_per_minute=3)
    with House(tight) as house:
        ann = house.person("Ann")
        codes = [ann.http.get("/me").status_code for _ in range(30)]
        assert codes[0] == 200
        assert codes[-1] == 429
        told = [json.loads(line) for line in capfd.readouterr().err.splitlines()]
        assert {"what": "refused", "code": "flood", "path": "/api/me"}.items() <= told[-1].items()
        bob = house.person("Bob")
        id = bob.table("farlander", "me", "me")["id"]
        with pytest.raises(ConnectionClosed) as closed, bob.look(id) as screen:
            screen.hear("view")
            for _ in range(1000):
                screen.say(type="pong", mark=999)
            screen.hear("done")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
        names = [httpx.post(f"{house.url}/api/me", json={"name": "x"}).status_code for _ in range(6)]
        assert names[-1] == 429


def test_a_page_that_says_nothing_is_not_waited_for_forever(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sunduk.server.doors.sockets.FIRST_WORD", 0.2)
    ann = house.person("Ann")
    id = ann.table("farlander", "me", "me")["id"]
    with connect(f"ws://127.0.0.1:{house.port}/api/tables/{id}/socket") as socket:
        with pytest.raises(ConnectionClosed) as closed:
            Screen(socket).hear("view")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4408


def test_salts_are_shown_and_secrets_are_not_before_the_end(house: House) -> None:
    ann = house.person("Ann")
    plans = [{"kind": "me"}, {"kind": "me", "name": "B"}]
    table = ann.post("/tables", game="farlander", seats=plans, commitment=commit("pepper"))
    secret = house.app.state.hall.lives[table["id"]].luck.secret.hex()
    table = ann.post(f"/tables/{table['id']}/salt", salt="pepper")
    assert table["luck"]["salts"] == ["pepper", "pepper"]
    for path in ("", "/record", "/log", "/views/0"):
        assert secret not in ann.http.get(f"/tables/{table['id']}{path}").text
    over = ann.post(f"/tables/{table['id']}/resign", seat=0)
    assert over["luck"]["secret"] == secret
    assert json.dumps(over)


def test_no_id_is_taken_for_an_option_by_the_commands_it_is_given_to() -> None:
    assert {new_id()[0] for _ in range(5_000)}.isdisjoint("-")
