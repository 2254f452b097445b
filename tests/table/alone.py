"""The hall without a server: a store in memory, and an executor without threads."""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from collections.abc import Callable
from typing import Any, TypeVar

from sunduk.table.entries import Entry, load
from sunduk.table.faults import Fault
from sunduk.table.guests import Guest
from sunduk.table.live.environment import Environment, Payer, Watch
from sunduk.table.live.hall import Hall
from sunduk.table.live.promise import Promise
from sunduk.table.live.screen import Screen
from sunduk.table.live.storage import Append, ChatLine, Taken
from sunduk.table.requests.router import answer
from sunduk.table.wire.asked import ToServer
from sunduk.table.wire.checks import check

Result = TypeVar("Result")


class Settings:
    """Those of a server, by default."""

    away_seconds = 90.0
    waiting_days = 14.0
    bot_seconds = 15.0
    limits = True
    open_tables = 10
    running_tables = 40
    listed_tables = 5
    imports_per_hour = 60.0
    hints_per_minute = 20.0
    guests_per_address = 4


class Memory:
    """A store in memory, and its own journal."""

    shared = False
    sure = True
    errors = (OSError,)

    def __init__(self) -> None:
        self.logs: dict[str, list[str]] = {}
        self.tables: dict[str, Append] = {}
        """The last entry of each."""
        self.secrets: dict[str, bytes] = {}
        self.deadlines: dict[str, int] = {}
        self.guests: dict[str, Guest] = {}
        self.chat: dict[str, list[ChatLine]] = defaultdict(list)

    @property
    def journal(self) -> Memory:
        return self

    def append(self, append: Append) -> Promise[None]:
        id, stored = append.table.id, Promise[None]()
        log = self.logs.setdefault(id, [])
        if len(log) != append.table.entries - 1:
            stored.settle(Taken())
            return stored
        log.append(append.entry.dump().decode())
        self.tables[id] = append
        if append.secret:
            self.secrets[id] = append.secret
        if append.due_changed:
            self._keep(id, append.due)
        # As any store does: never within the call.
        asyncio.get_running_loop().call_soon(stored.settle, None)
        return stored

    def _keep(self, id: str, due: int | None) -> None:
        if due is None:
            self.deadlines.pop(id, None)
        else:
            self.deadlines[id] = due

    async def log(self, id: str) -> tuple[bytes, list[str]]:
        if id not in self.secrets:
            raise Fault("unknown", "There is no such table.")
        return self.secrets[id], list(self.logs[id])

    async def entries_since(self, id: str, number: int) -> list[Entry]:
        return [load(body) for body in self.logs[id][number:]]

    def _those(self, wanted: Callable[[Append], bool]) -> list[str]:
        return [id for id, last in self.tables.items() if wanted(last)]

    async def lobby(self, most: int, of_host: int, of_origin: int) -> list[str]:
        return self._those(lambda last: last.table.state == "waiting" and not last.table.create.private)[::-1][:most]

    async def tables_of(self, host: str, origin: str) -> dict[str, tuple[int, int]]:
        count: dict[str, int] = defaultdict(int)
        for last in self.tables.values():
            count[last.table.state] += last.table.create.host == host
        return {state: (number, number) for state, number in count.items()}

    async def of_guest(self, guest: str, most: int) -> list[str]:
        return self._those(lambda last: guest in last.table.people() | {last.table.create.host})[::-1][:most]

    async def forsaken(self, since: int) -> list[str]:
        return self._those(lambda last: last.table.state == "waiting" and last.table.touched <= since)

    async def mark_closed(self, id: str) -> None:
        del self.tables[id]

    async def due(self, before: int) -> list[str]:
        return [id for id, due in self.deadlines.items() if due <= before]

    async def keep_deadline(self, id: str, due: int | None) -> None:
        self._keep(id, due)

    async def say(self, table: str, at: int, seat: int, name: str, words: str) -> ChatLine:
        self.chat[table].append(ChatLine(table, len(self.chat[table]), at, seat, name, words))
        return self.chat[table][-1]

    async def said(self, table: str, since: int = 0, most: int = 50) -> list[ChatLine]:
        return self.chat[table][since:][-most:]

    async def keep_guest(self, guest: Guest, now: int) -> None:
        self.guests[guest.id] = guest

    async def guest(self, id: str) -> Guest | None:
        return self.guests.get(id)


class AtOnce:
    """Works without threads."""

    async def run(self, work: Callable[..., Result], *arguments: object) -> Result:
        return work(*arguments)

    async def think(
        self,
        payer: Payer,
        urgent: Callable[[], bool],
        work: Callable[..., Result],
        *arguments: object,
    ) -> Result:
        return work(*arguments)

    def dispatch(self) -> None: ...

    def close(self) -> None: ...


class Interpreted:
    """No game is ever compiled."""

    def __init__(self) -> None:
        self.watchers: list[Watch] = []

    def is_warm(self, game: str) -> bool:
        return False

    def share(self, game: str) -> float:
        return 0.0

    def backend(self, game: str) -> str:
        return "interp"

    def ask(self, game: str) -> None: ...

    async def run(self) -> None: ...

    def stop(self) -> None: ...


def hall_over(store: Memory) -> Hall:
    return Hall(Environment(Settings(), store, AtOnce(), Interpreted()))


class Page:
    """Somebody who plays in a page: requests and messages go to the hall, frames come back."""

    def __init__(self, hall: Hall, guest: Guest) -> None:
        self.hall = hall
        self.guest = guest
        self.frames: list[dict[str, Any]] = []

    async def post(self, path: str, **said: object) -> Any:
        return await answer(self.hall, self.guest, "POST", path, {}, said)

    async def get(self, path: str, **query: str) -> Any:
        return await answer(self.hall, self.guest, "GET", path, query)

    async def look(self, id: str) -> Screen:
        def push(frame: bytes) -> None:
            self.frames.append(json.loads(frame))

        screen = Screen(self.hall, await self.hall.live(id), self.guest.id, push)
        await screen.hello({"type": "hello"})
        return screen

    async def say(self, screen: Screen, **message: object) -> None:
        await screen.receive(check(ToServer, message))

    def last(self, type: str) -> dict[str, Any]:
        return next(frame for frame in reversed(self.frames) if frame["type"] == type)


async def play_a_match(game: str) -> tuple[Page, str]:
    """Play a match against a bot to its end."""
    hall = hall_over(Memory())
    await hall.open()
    try:
        page = Page(hall, Guest("ann", "Ann", "en"))
        await hall.guests.keep(page.guest, hall.now())
        id = (await page.post("/tables", game=game, seats=[{"kind": "me"}, {"kind": "bot", "level": 1}]))["id"]
        screen = await page.look(id)
        await page.say(screen, type="chat", text="Hello.")
        for turn in range(2000):
            view = page.last("view")
            if not view["acting"]:
                break
            if choices := view["view"]["choices"]:
                await page.say(screen, type="act", id=turn, seat=0, seq=view["seq"], action=choices[0]["id"])
            await asyncio.sleep(0)
        await screen.leave()
        return page, id
    finally:
        await hall.close()
