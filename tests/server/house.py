"""A real server in a thread, and clients that play on it through its API."""

from __future__ import annotations

import json
import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated, Any, Self

import httpx
from pydantic import Field, TypeAdapter
from websockets.sync.client import ClientConnection, connect

from sunduk.server.app import make_app
from sunduk.server.config import Settings
from sunduk.server.process.serving import server
from sunduk.table.wire.frames import FromServer
from sunduk.table.wire.play import RefusalJson

Json = dict[str, Any]
FRAME: TypeAdapter[Any] = TypeAdapter(Annotated[FromServer, Field(discriminator="type")])
REFUSAL = TypeAdapter(RefusalJson)


def read_frame(text: str) -> Json:
    """Parse a frame, checking that it has exactly the fields and types that `sunduk.table.wire` declares."""
    frame: Json = json.loads(text)
    assert FRAME.validate_json(text, strict=True) == frame
    return frame


class House:
    """A running server."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.time) -> None:
        self.app = make_app(settings, clock)
        self.server = server(self.app, settings.model_copy(update={"port": 0}))
        self._thread = threading.Thread(target=self.server.run, daemon=True)
        self._people: list[Person] = []

    def __enter__(self) -> Self:
        self._thread.start()
        while not self.server.started:
            assert self._thread.is_alive()
            time.sleep(0.01)
        self.port = self.server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        return self

    def __exit__(self, *_: object) -> None:
        for person in self._people:
            person.http.close()
        self.server.should_exit = True
        self._thread.join(20)
        assert not self._thread.is_alive()

    def person(self, name: str | None) -> Person:
        self._people.append(Person(self.url, name))
        return self._people[-1]


class Person:
    """A guest: an HTTP client with a cookie."""

    def __init__(self, url: str, name: str | None) -> None:
        self.url = url
        self.http = httpx.Client(base_url=f"{url}/api", timeout=30)
        if name:
            self.post("/me", name=name)

    def post(self, path: str, **body: Any) -> Any:
        """POST, expecting success; an error raises AssertionError with the server's sentence."""
        answer = self.http.post(path, json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def refused(self, path: str, **body: Any) -> tuple[int, str]:
        """POST, expecting an error; return its status and code."""
        answer = self.http.post(path, json=body)
        assert answer.status_code >= 400, answer.text
        assert REFUSAL.validate_json(answer.text, strict=True) == answer.json()
        assert answer.json()["error"]["message"]
        return answer.status_code, answer.json()["error"]["code"]

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def table(self, game: str, *seats: str, **order: Any) -> Json:
        """Create a table; a seat is `me`, `open` or `bot`."""
        plans = [{"kind": seat} | ({"level": 1} if seat == "bot" else {}) for seat in seats]
        table: Json = self.post("/tables", game=game, seats=plans, **order)
        return table

    @contextmanager
    def look(self, table: str, seat: int | None = None, since: int | None = None, **more: Any) -> Iterator[Screen]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/socket"
        with connect(address, additional_headers=headers, compression=None) as socket:
            screen = Screen(socket)
            screen.say(type="hello", seat=seat, since=since, **more)
            yield screen


class Screen:
    """A socket, and the frames it has received."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, *types: str, seconds: float = 20) -> Json:
        """Wait for the next frame of one of these types."""
        while True:
            text = self.socket.recv(timeout=seconds)
            assert isinstance(text, str)
            self.frames.append(text)
            frame = read_frame(text)
            if frame["type"] == "ping":
                self.say(type="pong", mark=frame["mark"])
            if frame["type"] in types:
                return frame

    def act(self, seat: int, seq: int, action: Any, **more: Any) -> Json:
        """Make a move and return the frame that answers it."""
        self.say(type="act", id="x", seat=seat, seq=seq, action=action, **more)
        return self.hear("done", "refused")


def play_out(screens: dict[int, Screen], rng: random.Random, most: int = 2000) -> Json:
    """Let the clients at these seats play randomly to the end; return the last view of the first one."""
    views = {seat: screen.hear("view") for seat, screen in screens.items()}
    for _ in range(most):
        choices = [(seat, choice["id"]) for seat, view in views.items() for choice in view["view"]["choices"]]
        if not choices:
            if not next(iter(views.values()))["acting"]:
                return next(iter(views.values()))
            views = {seat: screen.hear("view") for seat, screen in screens.items()}
            continue
        seat, action = rng.choice(choices)
        before = views[seat]["seq"]
        screens[seat].say(type="act", id="x", seat=seat, seq=before, action=action)
        for each, screen in screens.items():
            while views[each]["seq"] <= before:
                frame = screen.hear("view", "refused")
                assert frame["type"] == "view", frame
                views[each] = frame
    raise AssertionError("the match does not end")
