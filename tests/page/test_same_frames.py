"""A page tells its screens what a server would: the same frames, byte for byte."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import orjson
import pytest

import sunduk
from sunduk.page.environment import Interpreted
from sunduk.page.page import Page
from sunduk.server.config import Settings
from sunduk.server.process.threads import Threads
from sunduk.server.storage import Store
from sunduk.table import compact_json, orders
from sunduk.table.entries import Create
from sunduk.table.guests import Guest
from sunduk.table.live.environment import Environment
from sunduk.table.live.hall import Hall
from sunduk.table.live.screen import Screen
from sunduk.table.luck import Luck
from sunduk.table.requests.router import answer
from sunduk.table.wire.asked import Order

from .alone import MOST, Memory

ANN = Guest("ann", "Ann", "en")
LUCK = Luck("the-table-of-both", bytes(range(32)))
ORDER: Order = {"game": "", "seats": [{"kind": "me"}, {"kind": "me", "name": "Bób"}]}


class Clock:
    """Time that passes by a second whenever somebody says so."""

    def __init__(self) -> None:
        self.seconds = 1_800_000_000.0

    def __call__(self) -> float:
        return self.seconds


@contextmanager
def codec(used: compact_json.Codec) -> Iterator[None]:
    before = compact_json._codec
    compact_json.use(used)
    try:
        yield
    finally:
        compact_json.use(before)


async def script(hall: Hall, game: str, clock: Clock) -> list[bytes]:
    """Play a whole match for both seats of one screen, with talk, take-backs and refused moves; the frames of it."""
    frames: list[bytes] = []
    await hall.guests.keep(ANN, hall.now())

    def order(_: str, commitment: str) -> Create:
        return orders.new_table({**ORDER, "game": game}, ANN, commitment, "", hall.now())

    live = await hall.create(ANN, order, LUCK)
    screen = Screen(hall, live, ANN.id, frames.append)
    await screen.hello({"type": "hello", "seat": 0})
    await screen.receive({"type": "chat", "text": "Hello."})
    rng = random.Random(game)
    for turn in range(MOST):
        clock.seconds += 1
        if live.table.state == "over":
            return frames
        seat, seq = live.table.acting[0], live.table.seq
        if screen.seat != seat:
            await screen.receive({"type": "hello", "seat": seat, "since": seq})
        view = json.loads(next(frame for frame in reversed(frames) if frame.startswith(b'{"type":"view"')))
        action = rng.choice(view["view"]["choices"])["id"]
        if turn % 10 == 0:
            await screen.receive({"type": "act", "id": turn, "seat": seat, "seq": seq - 1, "action": action})
            await screen.receive({"type": "act", "id": turn, "seat": seat, "seq": seq, "action": 10**6})
        await screen.receive({"type": "act", "id": turn, "seat": seat, "seq": seq, "action": action})
        if rng.random() < 0.2 and b'"takeback":true' in frames[-2]:
            path = f"/tables/{live.table.id}/takeback"
            await answer(hall, ANN, "POST", path, {}, {"seat": seat})
    raise AssertionError("the match does not end")


async def on_a_server(game: str, folder: Path) -> list[bytes]:
    clock, settings = Clock(), Settings(database=f"sqlite:///{folder}/sunduk.db")
    store = Store(settings.url)
    await store.open()
    hall = Hall(Environment(settings, store, Threads(1), Interpreted(), clock=clock))
    await hall.open()
    frames = await script(hall, game, clock)
    await hall.close()
    await store.close()
    return frames


async def in_a_page(game: str) -> list[bytes]:
    clock = Clock()
    page = Page(Memory(), clock=clock)
    await page.open()
    frames = await script(page.hall, game, clock)
    await page.close()
    return frames


@pytest.mark.parametrize("game", [game.id for game in sunduk.games() if not game.race])
def test_frames_of_a_page_are_those_of_a_server(game: str, tmp_path: Path) -> None:
    with codec(compact_json.Codec(orjson.dumps, orjson.loads)):
        server = asyncio.run(on_a_server(game, tmp_path))
    with codec(compact_json.STANDARD):
        page = asyncio.run(in_a_page(game))
    assert page == server
    kinds = [json.loads(frame)["type"] for frame in page]
    assert kinds.count("view") > 30
    assert {"table", "chat", "done", "refused"} <= set(kinds)
