"""Somebody who plays in a page: with the standard library alone, over a store in memory that a file outlives.

python -I -S tests/page/alone.py FOLDER FILE begin|finish GAME...

FOLDER holds the package. `begin` opens a table of each game against a bot and plays a part of the match; `finish`, in
another process, plays on from what is in FILE. Both print what they saw as JSON.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sunduk.page.page import Line, Page

Json = dict[str, Any]
PART = 10
"""Moves of a person before the page is left."""
MOST = 3000
SPEED = 100
"""How much quicker than ours the clock runs, so that nobody waits for the sand or for a bot's reaction."""


def now() -> float:
    return SPEED * time.time()


class QuickLoop(asyncio.SelectorEventLoop):
    """An event loop whose timers run by the quick clock."""

    def time(self) -> float:
        return SPEED * super().time()


class Memory:
    """A `KeyValue` in memory."""

    def __init__(self, texts: dict[str, str] | None = None) -> None:
        self.texts = texts or {}
        self.broken = False
        """Whether it refuses to store anything, as a browser does that has no space left."""

    async def range(self, prefix: str) -> str:
        return json.dumps(sorted(pair for pair in self.texts.items() if pair[0].startswith(prefix)))

    async def write(self, changes: str) -> None:
        await asyncio.sleep(0)
        if self.broken:
            raise OSError("QuotaExceededError")
        self.texts.update(json.loads(changes))


class Player:
    """A person at a page: requests and messages go to it, frames come back."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[str] = []
        self.line: Line

    async def ask(self, method: str, path: str, body: object = None, **query: str) -> Any:
        """What is answered; something refused is an AssertionError."""
        status, answer = await self.page.request(method, path, query, body)
        assert status == 200, answer
        return answer

    async def open(self, game: str, *seats: Json, **order: object) -> str:
        return str((await self.ask("POST", "/tables", {"game": game, "seats": list(seats), **order}))["id"])

    async def look(self, table: str, since: int | None = None) -> None:
        self.frames.clear()
        self.line = await self.page.look(table, self.frames.append)
        await self.say(type="hello", since=since)

    async def say(self, **message: object) -> None:
        await self.line.receive(json.dumps(message))

    async def act(self, view: Json, action: object) -> Json:
        """Make a move; what became of it."""
        await self.say(type="act", id=view["seq"], seat=view["seat"], seq=view["seq"], action=action)
        return self.last("done", "refused")

    def last(self, *types: str) -> Json:
        frames: list[Json] = [json.loads(frame) for frame in reversed(self.frames)]
        return next(frame for frame in frames if frame["type"] in types)

    async def play(self, moves: int = MOST) -> Json:
        """Take the first choice of many whenever it is one's turn, to the end or for so many moves; the last view."""
        for made in range(MOST):
            while not (choices := (view := self.last("view"))["view"]["choices"]) and view["acting"]:
                await asyncio.sleep(0)
            if not choices or made == moves:
                return view
            await self.act(view, choices[made % len(choices)]["id"])
        raise AssertionError("the match does not end")


async def begin(player: Player, game: str) -> Json:
    """Play a part of a match, with a refused move, a line of chat, and a move that is taken back if it may be."""
    id = await player.open(game, {"kind": "me"}, {"kind": "bot", "level": 1})
    await player.look(id)
    await player.say(type="chat", text="Hello.")
    view = await player.play(PART)
    refused = await player.act({**view, "seat": 1}, 0)
    back = view["takeback"]
    if back:
        await player.ask("POST", f"/tables/{id}/takeback", {"seat": 0})
    await player.line.leave()
    return {"id": id, "refused": refused["error"]["code"], "back": back, "seq": player.last("view")["seq"]}


async def finish(player: Player, game: str) -> Json:
    """Play a match on to its end; look at its record, and at every position of it."""
    table = next(each for each in await player.ask("GET", "/tables/mine") if each["game"] == game)
    await player.look(table["id"])
    said = player.last("chat")["text"]
    over = await player.play()
    record = await player.ask("GET", f"/tables/{table['id']}/record")
    shown = await player.ask("POST", "/records", {"text": record})
    moments = [await player.ask("GET", f"/tables/{shown['id']}/views/{seq}") for seq in range(0, over["seq"] + 1, 7)]
    ended = await player.ask("GET", f"/tables/{table['id']}")
    return {
        "id": table["id"],
        "seq": table["seq"],
        "said": said,
        "record": record,
        "moments": len(moments),
        "scores": ended["scores"],
    }


async def main(file: Path, phase: str, games: list[str]) -> dict[str, Json]:
    from sunduk.bots.bot import Budget
    from sunduk.bots.kinds import glance
    from sunduk.page.page import Page

    glance.USUAL = Budget(nodes=8)
    memory = Memory(json.loads(file.read_text("utf-8")) if file.exists() else {})
    page = Page(memory, clock=now)
    await page.open()
    player = Player(page)
    if phase == "begin":
        await player.ask("POST", "/me", {"name": "Ann", "language": "en"})
    told = {game: await (begin if phase == "begin" else finish)(player, game) for game in games}
    file.write_text(json.dumps(memory.texts), "utf-8")
    await page.close()
    return told


if __name__ == "__main__":
    sys.path[:0] = sys.argv[1].split(":")
    with asyncio.Runner(loop_factory=QuickLoop) as runner:
        print(json.dumps(runner.run(main(Path(sys.argv[2]), sys.argv[3], sys.argv[4:]))))  # noqa: T201
