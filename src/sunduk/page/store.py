"""The store of a page: logs of tables, guests and chat, as texts by key.

What is listed (`Head`) is kept in memory; logs and chat are read when a table is opened. Keys are `table/ID`,
`log/ID/NUMBER`, `chat/ID/NUMBER`, `analysis/ID/BUDGET`, `guest/ID` and `me`.
"""

from __future__ import annotations

import asyncio
import json
import logging
from base64 import b64decode, b64encode
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass, replace

from sunduk.table.entries import Entry, load
from sunduk.table.faults import Fault
from sunduk.table.guests import Guest
from sunduk.table.live.promise import Promise
from sunduk.table.live.storage import Append, ChatLine, Taken

from .keyvalue import KeyValue, read, write

CANNOT_STORE = "The browser cannot store this: nothing has changed. Free some space and try again."

log = logging.getLogger("sunduk.page")


@dataclass(frozen=True)
class Head:
    """What lists need to know of a table."""

    secret: str
    """The secret of its luck, in hexadecimal digits."""
    state: str
    host: str
    people: list[str]
    private: bool
    entries: int
    touched: int
    due: int | None


class Store:
    """Everything that outlives the page; at once a `Store` and its `Journal`. Only one page may write to it."""

    shared = False
    sure = True
    errors = (OSError,)

    def __init__(self, texts: KeyValue) -> None:
        self._texts = texts
        self._heads: dict[str, Head] = {}
        self._lines: dict[str, list[ChatLine]] = {}
        self.me: str | None = None
        """The id of the guest who plays in this browser."""
        self._stumbles: Counter[tuple[str, str]] = Counter()
        self._writing: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Read what is listed."""
        for key, text in await read(self._texts, "table/"):
            self._heads[key.removeprefix("table/")] = Head(**json.loads(text))
        self.me = dict(await read(self._texts, "me")).get("me")

    @property
    def journal(self) -> Store:
        return self

    def append(self, append: Append) -> Promise[None]:
        stored: Promise[None] = Promise()
        table, before = append.table, self._heads.get(append.table.id)
        number = table.entries - 1
        if number != (before.entries if before else 0):
            stored.settle(Taken())
            return stored
        head = Head(
            secret=before.secret if before else append.secret.hex(),
            state=table.state,
            host=table.create.host,
            people=sorted(table.people()),
            private=table.create.private,
            entries=table.entries,
            touched=table.touched,
            due=append.due if append.due_changed or not before else before.due,
        )
        # The write begins before the task does, which would be a round of the event loop later.
        written = self._begin({_entry(table.id, number): append.entry.dump().decode()}, table.id, head)
        task = asyncio.ensure_future(self._settle(stored, written, table.id, head))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)
        return stored

    async def _settle(self, stored: Promise[None], written: Awaitable[None], id: str, head: Head) -> None:
        try:
            await self._end(written, id, head)
        except Fault as fault:
            stored.settle(fault)
        else:
            stored.settle(None)

    async def _write(self, changes: dict[str, str], id: str | None = None, head: Head | None = None) -> None:
        """Store texts and, with them, the head of a table."""
        await self._end(self._begin(changes, id, head), id, head)

    def _begin(self, changes: dict[str, str], id: str | None, head: Head | None) -> Awaitable[None]:
        return write(self._texts, {**changes, f"table/{id}": json.dumps(asdict(head))} if id and head else changes)

    async def _end(self, written: Awaitable[None], id: str | None, head: Head | None) -> None:
        try:
            await written
        except Exception as error:
            # Whatever a browser raises: its storage may be full, or closed to this page.
            log.exception("the browser cannot store a change")
            raise Fault("away", CANNOT_STORE) from error
        if id and head:
            self._heads[id] = head

    async def log(self, id: str) -> tuple[bytes, list[str]]:
        if id not in self._heads:
            raise Fault("unknown", "There is no such table.")
        return bytes.fromhex(self._heads[id].secret), await self._bodies(id)

    async def entries_since(self, id: str, number: int) -> list[Entry]:
        return [load(body) for body in (await self._bodies(id))[number:]]

    async def _bodies(self, id: str) -> list[str]:
        return [body for _, body in await read(self._texts, f"log/{id}/")]

    def _those(self, wanted: Callable[[Head], bool]) -> list[str]:
        """Tables that are wanted, the latest first."""
        found = [(id, head) for id, head in self._heads.items() if head.state != "closed" and wanted(head)]
        return [id for id, head in sorted(found, key=lambda each: -each[1].touched)]

    async def lobby(self, most: int, of_host: int, of_origin: int) -> list[str]:
        return self._those(lambda head: head.state == "waiting" and not head.private)[:most]

    async def tables_of(self, host: str, origin: str) -> dict[str, tuple[int, int]]:
        counts = Counter(head.state for head in self._heads.values() if head.host == host)
        return {state: (number, number) for state, number in counts.items()}

    async def of_guest(self, guest: str, most: int) -> list[str]:
        found = self._those(lambda head: guest == head.host or guest in head.people)
        return sorted(found, key=lambda table: self._heads[table].state != "running")[:most]

    async def forsaken(self, since: int) -> list[str]:
        return self._those(lambda head: head.state == "waiting" and head.touched <= since)

    async def mark_closed(self, id: str) -> None:
        await self._write({}, id, replace(self._heads[id], state="closed"))

    async def due(self, before: int) -> list[str]:
        return [id for id, head in self._heads.items() if head.due is not None and head.due <= before]

    async def keep_deadline(self, id: str, due: int | None) -> None:
        await self._write({}, id, replace(self._heads[id], due=due))

    async def say(self, table: str, at: int, seat: int, name: str, words: str) -> ChatLine:
        lines = await self._chat(table)
        line = ChatLine(table, len(lines), at, seat, name, words)
        await self._write({f"chat/{table}/{line.number:06}": json.dumps(asdict(line))})
        lines.append(line)
        return line

    async def said(self, table: str, since: int = 0, most: int = 50) -> list[ChatLine]:
        return (await self._chat(table))[since:][-most:]

    async def _chat(self, table: str) -> list[ChatLine]:
        if table not in self._lines:
            self._lines[table] = [ChatLine(**json.loads(text)) for _, text in await read(self._texts, f"chat/{table}/")]
        return self._lines[table]

    async def keep_guest(self, guest: Guest, now: int) -> None:
        kept = {"id": guest.id, "name": guest.name, "language": guest.language}
        await self._write({f"guest/{guest.id}": json.dumps(kept)})

    async def guest(self, id: str) -> Guest | None:
        found = dict(await read(self._texts, f"guest/{id}"))
        return Guest(**json.loads(found[f"guest/{id}"])) if found else None

    async def analysis(self, table: str, budget: str, version: int) -> bytes | None:
        """The finished analysis of a match, if there is one of this version."""
        found = dict(await read(self._texts, f"analysis/{table}/{budget}"))
        kept = json.loads(found.popitem()[1]) if found else {}
        return b64decode(kept["body"]) if kept.get("version") == version else None

    async def keep_analysis(self, table: str, budget: str, version: int, body: bytes) -> None:
        """Store a finished analysis, instead of one of an earlier version."""
        kept = {"version": version, "body": b64encode(body).decode()}
        await self._write({f"analysis/{table}/{budget}": json.dumps(kept)})

    async def add_stumbles(self, day: int, counts: Counter[tuple[str, str]], oldest: int) -> None:
        self._stumbles += counts

    async def stumbles(self, since: int) -> Counter[tuple[str, str]]:
        """Those since the page was opened: they are not worth a place in the browser."""
        return self._stumbles

    async def keep_me(self, id: str) -> None:
        """Remember which guest plays in this browser."""
        await self._write({"me": id})
        self.me = id


def _entry(id: str, number: int) -> str:
    """The key of an entry: keys sort as numbers do."""
    return f"log/{id}/{number:06}"
