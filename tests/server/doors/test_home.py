"""An evening at home: who comes in from the local network, and who does not, whatever they send."""

from __future__ import annotations

import gc
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from starlette.datastructures import Headers
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from sunduk.cli.commands.serve import _invite, serve
from sunduk.core.errors import BadOption
from sunduk.server.config import Settings
from sunduk.server.doors.identity import COOKIE as GUEST
from sunduk.server.home import home as door
from sunduk.server.home import networks
from sunduk.server.home.evening import ALPHABET, COOKIE, Evening
from sunduk.server.home.home import Home
from sunduk.server.home.qr import qr_text
from sunduk.server.home.tickets import Tickets
from sunduk.table.faults import Fault
from sunduk.table.live.limits import Limit

from ..conftest import settings
from ..house import House, Json, Person

LAN = "127.0.0.2"
"""Stands for an address of the local network: a second address of this machine."""


@pytest.fixture(autouse=True)
def local_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "own_addresses", lambda: [LAN])


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(settings(tmp_path_factory.mktemp("home"))) as house:
        yield house


@pytest.fixture
def evening(home: House) -> Iterator[Json]:
    """The house, open to the local network; nobody has tried a code yet, and no time passes for those who do."""
    home.app.state.home._tries = Limit(door.TRIES / 60, door.TRIES, lambda: 0.0)
    home.app.state.home._all_tries = Limit(door.ALL_TRIES / 60, door.ALL_TRIES, lambda: 0.0)
    yield home.person(None).post("/home/open")
    home.person(None).post("/home/close")


def lan(home: House) -> str:
    return f"http://{LAN}:{home.port}"


def guest(home: House, code: str | None, name: str | None = None) -> Person:
    """Somebody on the local network, with a pass if they know the code."""
    person = Person(lan(home), None)
    home._people.append(person)
    if code:
        person.post("/home/join", code=code)
    if name:
        person.post("/me", name=name)
    return person


def test_a_server_listens_on_loopback_alone_until_it_is_opened(home: House) -> None:
    assert [own.getsockname()[0] for each in home.server.servers for own in each.sockets] == ["127.0.0.1"]
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"{lan(home)}/api/home")
    told = home.person(None).get("/home")
    assert told == {"host": True, "open": False, "invited": True, "code": None, "addresses": [], "link": None}


def test_guests_come_in_with_the_code_and_play(home: House, evening: Json) -> None:
    assert evening["link"] == f"{lan(home)}/join#{evening['code']}"
    assert evening["addresses"] == [f"{LAN}:{home.port}"]
    ann = guest(home, evening["code"].lower()[:3] + " - " + evening["code"][3:], "Ann")
    assert ann.get("/home") == {**evening, "host": False}
    table = ann.table("farlander", "me", "me")
    with ann.look(table["id"]) as screen:
        assert screen.hear("view")["seat"] == 0
    assert b"<svg" in ann.http.get("/home/qr", params={"table": table["id"]}).content


def test_without_the_code_there_is_only_the_page(home: House, evening: Json) -> None:
    id = home.person("Ann").table("farlander", "me", "open")["id"]
    eve = guest(home, None)
    assert eve.get("/home") == {
        **evening,
        "host": False,
        "invited": False,
        "code": None,
        "addresses": [],
        "link": None,
    }
    assert httpx.get(lan(home)).status_code == 200
    assert "Ann" not in httpx.get(f"{lan(home)}/tables/{id}").text, "no preview of the table either"
    for path in ("/api/tables", f"/api/tables/{id}", "/api/home/qr", "/api/me", "/api/games", "/api/openapi.json"):
        assert_uninvited(httpx.get(lan(home) + path))
    for path in ("/metrics", "/healthz", "/livez"):
        assert_uninvited(httpx.get(lan(home) + path))
    for path in ("/me", "/tables", f"/tables/{id}/sit", "/records", "/sandbox", "/home/open"):
        assert eve.refused(path, name="Eve") == (403, "uninvited")
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://{LAN}:{home.port}/api/tables/{id}/socket")
    assert refused.value.response.status_code == 403


def assert_uninvited(answer: httpx.Response) -> None:
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "uninvited")


@pytest.mark.parametrize(
    "forged",
    [
        {"Host": "localhost"},
        {"Host": "127.0.0.1:8765"},
        {"X-Forwarded-For": "127.0.0.1"},
        {"X-Real-IP": "127.0.0.1", "Forwarded": "for=127.0.0.1;host=localhost"},
        {"Cookie": f"{COOKIE}="},
        {"Cookie": f"{COOKIE}=x; {COOKIE}=y"},
        {"Cookie": f"{COOKIE}={'é' * 10}".encode().decode("latin-1")},
    ],
)
def test_headers_make_nobody_a_guest_or_the_host(home: House, evening: Json, forged: dict[str, str]) -> None:
    sent = httpx.Headers(forged, encoding="latin-1")
    assert_uninvited(httpx.get(f"{lan(home)}/api/tables", headers=sent))
    assert_uninvited(httpx.post(f"{lan(home)}/api/home/close", json={}, headers=sent))
    told = httpx.get(f"{lan(home)}/api/home", headers=sent).json()
    assert not told["host"]
    assert told["code"] is None


def test_a_name_that_leads_here_is_refused(home: House, evening: Json) -> None:
    """DNS rebinding, onto the address of the local network and onto loopback."""
    for address in (LAN, "127.0.0.1"):
        name = f"evil.example:{home.port}"
        there = {"Host": name, "Origin": f"http://{name}", "Sec-Fetch-Site": "same-origin"}
        for path in ("home/join", "home/open", "home/close"):
            url = f"http://{address}:{home.port}/api/{path}"
            answer = httpx.post(url, json={"code": evening["code"]}, headers=there)
            assert (answer.status_code, answer.json()["error"]["code"]) == (403, "foreign")


def test_a_page_of_another_site_opens_and_closes_nothing(home: House, evening: Json) -> None:
    for path in ("home/open", "home/close"):
        answer = httpx.post(f"{home.url}/api/{path}", json={}, headers={"Origin": "https://evil.example"})
        assert answer.json()["error"]["code"] == "foreign"
    assert home.person(None).get("/home")["open"]


def test_only_the_machine_that_serves_opens_closes_and_gives_tickets(home: House, evening: Json) -> None:
    ann = guest(home, evening["code"], "Ann")
    id = ann.table("farlander", "me", "me")["id"]
    for path, body in (("open", {}), ("close", {}), ("ticket", {"table": id, "seat": 0})):
        assert ann.refused(f"/home/{path}", **body) == (403, "forbidden")
        for header in ("X-Forwarded-For", "Via", "X-Real-IP", "Forwarded"):
            answer = httpx.post(f"{home.url}/api/home/{path}", json=body, headers={header: "192.168.1.5"})
            assert answer.json()["error"]["code"] == "forbidden"
    assert ann.get("/home")["open"]


def test_codes_are_not_guessed(home: House, evening: Json) -> None:
    """Ten wrong tries a minute for an address, and sixty for all of them together."""
    url, wrong = f"{lan(home)}/api/home/join", "".join(sorted(evening["code"]))[::-1] + "A"

    def tried(address: str, code: str) -> int:
        with httpx.Client(transport=httpx.HTTPTransport(local_address=address, verify=False)) as eve:
            return eve.post(url, json={"code": code}).status_code

    assert {tried("127.0.0.3", evening["code"]) for _ in range(70)} == {200}
    assert [tried("127.0.0.3", wrong) for _ in range(12)] == [403] * 10 + [429] * 2
    assert tried("127.0.0.3", evening["code"]) == 429
    assert tried("127.0.0.4", evening["code"]) == 200
    seen = {tried(f"127.0.1.{number}", wrong) for number in range(1, 55)}
    assert seen == {403, 429}
    assert tried("127.0.0.5", evening["code"]) == 429


def test_codes_are_long_enough_and_differ() -> None:
    codes = {Evening((LAN,), 1).code for _ in range(100)}
    assert len(codes) == 100
    minutes = len(ALPHABET) ** 6 / door.ALL_TRIES
    assert minutes / 60 / 24 / 365 > 4, "years to try them all"


def test_closing_lets_everybody_go_and_passes_end(home: House, evening: Json) -> None:
    ann = guest(home, evening["code"], "Ann")
    id = ann.table("farlander", "me", "me")["id"]
    with pytest.raises(ConnectionClosed), ann.look(id) as screen:
        screen.hear("view")
        home.person(None).post("/home/close")
        screen.hear("done")
    with pytest.raises(httpx.TransportError):
        ann.http.get("/tables")
    again = home.person(None).post("/home/open")
    assert again["code"] != evening["code"]
    assert ann.refused("/tables") == (403, "uninvited")
    assert ann.refused("/home/join", code=evening["code"]) == (403, "forbidden")
    ann.post("/home/join", code=again["code"])
    assert ann.get("/me")["name"] == "Ann"
    assert ann.get(f"/tables/{id}")["you"] == [0, 1]


def test_a_phone_that_lost_its_cookies_gets_its_seat_back(home: House, evening: Json) -> None:
    host, ann = home.person("Host"), guest(home, evening["code"], "Ann")
    id = host.table("fortune", "me", "open")["id"]
    ann.post(f"/tables/{id}/sit", seat=1)
    with ann.look(id) as screen:
        screen.hear("table")
        assert host.refused("/home/ticket", table=id, seat=1) == (409, "conflict"), "she is here"
    for seat in (-1, 2):
        assert host.refused("/home/ticket", table=id, seat=seat) == (409, "conflict")
    wait_until_away(home, id)
    old = host.post("/home/ticket", table=id, seat=1)["ticket"]
    told = host.post("/home/ticket", table=id, seat=1)
    assert told["link"] == f"{lan(home)}/join/{id}#{evening['code']}.{told['ticket']}"

    phone = guest(home, None)
    assert phone.refused("/home/join", code="WRONG1", ticket=told["ticket"]) == (403, "forbidden")
    assert phone.refused("/home/join", code=evening["code"], ticket=old) == (403, "forbidden")
    assert not phone.http.cookies
    phone.post("/home/join", code=evening["code"], ticket=told["ticket"])
    assert phone.get("/me")["name"] == "Ann"
    assert phone.get(f"/tables/{id}")["you"] == [1]
    thief = guest(home, None)
    assert thief.refused("/home/join", code=evening["code"], ticket=told["ticket"]) == (403, "forbidden")
    assert GUEST not in thief.http.cookies


def wait_until_away(home: House, table: str) -> None:
    live = home.app.state.hall.lives[table]
    while any(listener.guest for listener in live.listeners):
        time.sleep(0.01)


def test_tickets_are_for_ten_minutes() -> None:
    now = 0.0
    tickets = Tickets(lambda: now)
    early, late = tickets.issue("ann"), tickets.issue("bob")
    now = 599
    assert tickets.redeem(early) == "ann"
    assert tickets.redeem(early) is None
    now = 601
    assert tickets.redeem(late) is None


# Without sockets: what a door decides of a connection from an address to an address.


def scope(client: str, server: str, path: str = "/api/tables", method: str = "GET") -> dict[str, object]:
    return {"type": "http", "client": (client, 5), "server": (server, 8765), "path": path, "method": method}


@pytest.mark.parametrize(
    ("address", "local"),
    [
        ("192.168.1.7", True),
        ("10.3.2.1", True),
        ("172.16.0.9", True),
        ("172.31.255.254", True),
        ("169.254.10.2", True),
        ("172.32.0.1", False),
        ("8.8.8.8", False),
        ("100.64.0.1", False),
        ("192.0.2.2", False),
        ("127.0.0.1", True),
        ("0.0.0.0", False),
        ("255.255.255.255", False),
        ("fe80::1", False),
        ("::ffff:192.168.1.7", False),
        ("evil", False),
        ("", False),
    ],
)
def test_the_local_network_is_private_and_link_local_addresses(
    monkeypatch: pytest.MonkeyPatch, address: str, local: bool
) -> None:
    monkeypatch.undo()
    assert networks.is_local(address) == local
    home = Home(Settings(database=""))
    home.evening = Evening(("192.168.1.20",), 8765)
    passed = Headers({"cookie": f"{COOKIE}={home.evening.token}"})
    if local:
        home.check(scope(address, "192.168.1.20"), passed)
    else:
        for path in ("/", "/api/home", "/api/tables"):
            with pytest.raises(Fault, match="not open to you"):
                home.check(scope(address, "192.168.1.20", path), passed)


def test_a_connection_that_outlives_the_evening_is_refused() -> None:
    home = Home(Settings(database=""))
    for path in ("/", "/api/home", "/api/home/join"):
        with pytest.raises(Fault, match="not open to you"):
            home.check(scope("192.168.1.7", "192.168.1.20", path), Headers({}))


@pytest.mark.parametrize(
    "given",
    [
        {"host": "0.0.0.0"},
        {"host": "192.168.1.20"},
        {"origins": ("https://play.example.org",)},
        {"hosts": ("*",)},
        {"proxies": ("127.0.0.1",)},
        {"processes": 2},
    ],
)
def test_a_public_server_has_no_such_evening(given: dict[str, object]) -> None:
    home = Home(Settings(database="", **given))  # type: ignore[arg-type]
    assert not home.is_host(scope("127.0.0.1", "127.0.0.1"), Headers({"host": "127.0.0.1:8765"}))
    home.check(scope("8.8.8.8", "203.0.113.5"), Headers({}))
    with pytest.raises(BadOption, match="leave out"):
        Home(Settings(database="", at_home=True, **given))  # type: ignore[arg-type]


def test_an_address_for_guests_is_one_of_a_local_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    with pytest.raises(BadOption, match=r"8\.8\.8\.8 is no address of a local network"):
        Home(Settings(database="", at_home=True, home_address="8.8.8.8"))
    own = networks.own_addresses()
    assert all(networks.is_local(address) and not address.startswith("127.") for address in own)


def test_a_server_can_begin_with_an_evening(tmp_path: Path) -> None:
    with House(settings(tmp_path, at_home=True)) as house:
        told = house.person(None).get("/home")
        assert told["open"]
        guest(house, told["code"]).get("/tables")


def test_a_machine_without_a_local_network_is_told_so(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "own_addresses", list)
    answer = home.person(None).http.post("/home/open", json={})
    assert answer.status_code == 409
    assert "connect it to your Wi-Fi" in answer.json()["error"]["message"]


def test_a_port_that_another_program_uses_is_told(home: House) -> None:
    with socket.create_server((LAN, home.port)):
        answer = home.person(None).http.post("/home/open", json={})
    assert answer.status_code == 409
    assert "choose another port" in answer.json()["error"]["message"]
    assert not home.person(None).get("/home")["open"]


def test_the_terminal_shows_how_guests_come_in(capsys: pytest.CaptureFixture[str]) -> None:
    evening = Evening(("192.168.1.20",), 8765)
    _invite(evening)
    shown = capsys.readouterr().err
    assert qr_text(evening.link()) in shown
    assert "open http://192.168.1.20:8765 and type" in shown.replace("\n", " ")
    assert evening.code in shown


def test_a_server_that_can_have_no_evening_is_told_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = f"sqlite:///{tmp_path}/x.sqlite"
    monkeypatch.setattr(networks, "own_addresses", list)
    try:
        with pytest.raises(BadOption, match="leave out --processes"):
            serve(database=database, home=True, host=LAN, processes=2)
        with pytest.raises(BadOption, match="connect it to your Wi-Fi"):
            serve(database=database, home=True)
    finally:
        gc.enable()
