"""The chest in a page: answers the requests of the HTTP API and keeps screens up to date, as a server does."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import AsyncGenerator, Callable, Mapping
from contextlib import aclosing
from functools import partial
from typing import TYPE_CHECKING, Any, Literal

from sunduk.core.errors import SundukError
from sunduk.table.analysable import check_not_played, finished
from sunduk.table.compact_json import dumps
from sunduk.table.faults import Fault, fault_of
from sunduk.table.guests import Guest
from sunduk.table.live.analyses import MOST_MATCHES, Analyses, running_of, times_of
from sunduk.table.live.environment import Environment
from sunduk.table.live.hall import Hall
from sunduk.table.live.live_table import Live
from sunduk.table.live.screen import Screen
from sunduk.table.requests import people, records
from sunduk.table.requests.router import answer
from sunduk.table.requests.studies import checked_order
from sunduk.table.wire.asked import AnySeat, Introduction, StudyOrder, TableId, ToServer
from sunduk.table.wire.checks import check, parse

from .analysing import bench_for
from .environment import Interpreted, OneThread, Settings
from .keyvalue import KeyValue
from .store import Store
from .thinking import KIND, Modules, PageBots

if TYPE_CHECKING:
    from .studying import PageStudies

Push = Callable[[str], None]
"""Called with each frame, as JSON."""
Budget = Literal["quick", "standard"]

log = logging.getLogger("sunduk.page")


class Page:
    """All tables of one browser, and the one guest who keeps them."""

    def __init__(self, texts: KeyValue, modules: Modules | None = None, clock: Callable[[], float] = time.time) -> None:
        self._store = Store(texts)
        self._bots = PageBots(modules)
        warming = Interpreted(KIND)
        self.hall = Hall(Environment(Settings(), self._store, OneThread(), warming, clock=clock, bot=self._bots.bot))
        self._analyses = Analyses(self._store, self.hall.executor, self.hall.tasks.spawn)
        self._modules = modules
        self._studies: PageStudies | None = None
        self._told: dict[int, asyncio.Task[None]] = {}

    async def open(self) -> None:
        """Read what is stored, and let the bots go on whose turn it is."""
        await self._store.open()
        await self.hall.open()

    async def close(self) -> None:
        await self.hall.close()

    async def request(self, method: str, path: str, query: Mapping[str, str], body: object = None) -> tuple[int, Any]:
        """The status and the answer to a request of the HTTP API. `path` is what follows `/api`."""
        try:
            return 200, await self._answer(method, path, query, body)
        except SundukError as error:
            fault = fault_of(error)
            return fault.status, fault.refusal()

    async def request_text(self, method: str, path: str, query: str, body: str) -> str:
        """`request` for JavaScript: the query as JSON, the body as JSON or empty; returns [status, answer] as JSON."""
        said = json.loads(body) if body else None
        return dumps(await self.request(method, path, json.loads(query), said)).decode()

    async def tell(self, number: int, path: str, query: str, body: str, push: Push) -> str:
        """Answer a request line by line, until `stop` is called with its number; returns a refusal as JSON."""
        said = json.loads(body) if body else None
        self._told[number] = telling = asyncio.ensure_future(self._tell(number, path, json.loads(query), said, push))
        try:
            await telling
        except SundukError as error:
            fault = fault_of(error)
            return dumps([fault.status, fault.refusal()]).decode()
        except asyncio.CancelledError:
            log.debug("answer %d was stopped", number)
        finally:
            self._told.pop(number, None)
        return ""

    def stop(self, number: int) -> None:
        """Nobody wants the rest of an answer."""
        if telling := self._told.pop(number, None):
            telling.cancel()

    async def look(self, table: str, push: Push) -> Line:
        """A line to a table, for one screen. A fault `unknown` if there is no such table."""
        guest = await self._guest()
        live = await self.hall.live(parse(TableId, table, "id"))
        self._bots.prepare(live.table.game.id)
        return Line(Screen(self.hall, live, guest.id if guest else None, lambda frame: push(frame.decode())))

    async def _tell(self, number: int, path: str, query: Mapping[str, str], body: object, push: Push) -> None:
        """Tell the lines of an analysis or of a study: the only answers that come line by line."""
        lines = await (self._study(body) if path == "/studies" else self._analysis(path, query))
        async with aclosing(lines):
            async for line in lines:
                if number not in self._told:
                    return
                push(line.decode())

    async def _analysis(self, path: str, query: Mapping[str, str]) -> AsyncGenerator[bytes]:
        hall, guest, live = self.hall, await self._guest(), await self._table(path, "analysis")
        if not live or not guest:
            raise Fault("unknown", "There is nothing here.")
        budget = parse(Budget, query.get("budget", "standard"), "budget")
        finished(live.table)
        check_not_played(live.table, guest.id, await running_of(hall, guest.id))
        times = partial(times_of, hall.store, live.table)
        bench = await bench_for(self._modules, live.table.game.id)
        return self._analyses.ask(live.table, guest.id, budget, bench, times)

    async def _study(self, body: object) -> AsyncGenerator[bytes]:
        # Imported when somebody asks, so that a page opens no later for it.
        from .studying import PageStudies

        self._studies = self._studies or PageStudies(self._modules, self._bots)
        asked = checked_order(check(StudyOrder, body))
        return self._studies.lines(asked, dict(await self.hall.stumbles.of_game(asked["game"])))

    async def _table(self, path: str, what: str) -> Live | None:
        """The table of a path `/tables/ID/what`."""
        if not (path.startswith("/tables/") and path.endswith(f"/{what}")):
            return None
        id = path.removeprefix("/tables/").removesuffix(f"/{what}")
        return await self.hall.live(parse(TableId, id, "id"))

    async def _mine(self, guest: Guest) -> list[Live]:
        """The latest tables of a guest."""
        return await self.hall.those_that_open(await self._store.of_guest(guest.id, MOST_MATCHES))

    async def _answer(self, method: str, path: str, query: Mapping[str, str], body: object) -> Any:
        guest = await self._guest()
        if (method, path) == ("POST", "/me"):
            return await self._named(people.named(guest, check(Introduction, body)))
        if (method, path) == ("POST", "/studies/stop"):
            return {"stopped": self._studies is not None and self._studies.stop()}
        if (method, path) == ("GET", "/me/record"):
            mine = [live.table for live in await self._mine(guest)] if guest else []
            return await self._analyses.record(mine, guest.id) if guest else []
        if method == "GET" and (live := await self._table(path, "card")):
            return await self._analyses.card(live.table, query.get("lang", "en"))
        if method == "GET" and (live := await self._table(path, "record")):
            seat = parse(AnySeat, query["seat"], "seat") if "seat" in query else None
            return await records.record(self.hall, live, guest, seat)
        return await answer(self.hall, guest, method, path, query, body)

    async def _guest(self) -> Guest | None:
        return await self.hall.guests.find(self._store.me) if self._store.me else None

    async def _named(self, guest: Guest) -> Any:
        await self.hall.guests.keep(guest, self.hall.now())
        await self._store.keep_me(guest.id)
        return people.me(guest)


class Line:
    """What a WebSocket is to a server: messages of one screen come in as JSON, frames go out."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._greeted = False

    async def receive(self, text: str) -> None:
        """Do what a message asks. The first is a hello. A fault says what is wrong with one that cannot be read."""
        message: ToServer = check(ToServer, json.loads(text), "The message")
        if self._greeted:
            await self._screen.receive(message)
        elif message["type"] == "hello":
            await self._screen.hello(message)
            self._greeted = True
        else:
            raise ValueError("the first message is a hello")

    def act(self, text: str) -> bool:
        """Make a move at once, without a task. False if the message is another: then it is for `receive`."""
        said = json.loads(text)
        if not self._greeted or not isinstance(said, dict) or said.get("type") != "act":
            return False
        message: ToServer = check(ToServer, said, "The message")
        assert message["type"] == "act"
        self._screen.act(message)
        return True

    async def leave(self) -> None:
        """The screen is gone."""
        await self._screen.leave()
