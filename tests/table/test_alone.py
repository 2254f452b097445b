"""The hall runs without a server: over any store, in one thread, with no package but ours and the standard library."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from sunduk.core.errors import SundukError
from sunduk.table.faults import Fault, fault_of
from sunduk.table.guests import Guest
from sunduk.table.requests.records import record
from sunduk.table.requests.router import answer
from sunduk.table.table import Table

from .alone import Memory, Page, hall_over, play_a_match

ANN = Guest("ann", "Ann", "en")


BLOCKED = [
    *("orjson", "cryptography", "sqlalchemy", "pydantic", "fastapi", "starlette", "prometheus_client", "uvicorn"),
    *("itsdangerous", "websockets", "alembic", "pydantic_settings"),
    *(["typing_extensions"] if sys.version_info >= (3, 12) else []),
]
"""Packages of the server, which a page does not have."""
WITHOUT = f"""
import sys
sys.modules.update(dict.fromkeys({BLOCKED}))
import asyncio, importlib, json, pkgutil
import sunduk.table
for module in pkgutil.walk_packages(sunduk.table.__path__, "sunduk.table."):
    importlib.import_module(module.name)
from tests.table.alone import play_a_match
page, id = asyncio.run(play_a_match("marrakech"))
print(json.dumps(page.hall.lives[id].table.scores))
"""


def test_a_match_is_played_where_no_package_of_the_server_is_installed() -> None:
    command = [sys.executable, "-c", WITHOUT]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, cwd=Path(__file__).parents[2])
    assert ran.returncode == 0, ran.stderr
    assert len(json.loads(ran.stdout)) == 2


def test_a_match_is_played_in_one_thread_and_its_record_is_not_signed() -> None:
    before = threading.active_count()

    async def run() -> None:
        page, id = await play_a_match("marrakech")
        assert threading.active_count() == before
        assert page.last("chat")["text"] == "Hello."
        assert (await page.get(f"/tables/{id}/views/0"))["seq"] == 0
        assert "[Signature" not in await record(page.hall, await page.hall.live(id), ANN)
        with pytest.raises(Fault, match="not signed"):
            await page.get("/key")

    asyncio.run(run())


def test_the_log_in_the_store_is_the_table() -> None:
    async def run() -> None:
        store = Memory()
        hall = hall_over(store)
        page = Page(hall, ANN)
        id = (await page.post("/tables", game="marrakech", seats=[{"kind": "me"}, {"kind": "me", "name": "Bob"}]))["id"]
        screen = await page.look(id)
        view = page.last("view")
        seat = view["acting"][0]
        await page.say(screen, type="hello", seat=seat)
        choice = page.last("view")["view"]["choices"][0]["id"]
        await page.say(screen, type="act", id="x", seat=seat, seq=view["seq"], action=choice)
        assert page.last("done")["seq"] == page.last("view")["seq"] > view["seq"]
        assert Table.read(id, store.logs[id]).seq == hall.lives[id].table.seq
        await hall.close()
        again = hall_over(store)
        assert (await Page(again, ANN).get(f"/tables/{id}"))["seq"] == hall.lives[id].table.seq
        await again.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("method", "path", "query", "said", "code", "why"),
    [
        ("GET", "/nowhere", {}, None, "unknown", "nothing here"),
        ("GET", "/tables/nobody-made-this", {}, None, "unknown", "no such table"),
        ("GET", "/tables/a%20b", {}, None, "invalid", "id: must be"),
        ("POST", "/tables", {}, {"game": "marrakech"}, "invalid", "seats: is missing"),
        ("POST", "/tables", {}, {"game": "marrakech", "seats": []}, "invalid", "at least 1 long"),
        ("POST", "/tables", {}, {"game": "marrakech", "seats": [{"kind": "x"}]}, "invalid", "one of me, bot, open"),
        ("POST", "/tables", {}, {"game": "chess", "seats": [{"kind": "me"}]}, "invalid", "chess"),
    ],
)
def test_bad_requests_get_a_sentence(
    method: str, path: str, query: dict[str, str], said: object, code: str, why: str
) -> None:
    async def run() -> None:
        hall = hall_over(Memory())
        try:
            await answer(hall, ANN, method, path, query, said)
        except SundukError as error:
            fault = fault_of(error)
            assert fault.code == code
            assert why in str(fault)
        else:
            raise AssertionError("it was not refused")
        finally:
            await hall.close()

    asyncio.run(run())


def test_a_visitor_says_a_name_first() -> None:
    async def run() -> None:
        hall = hall_over(Memory())
        with pytest.raises(Fault, match="Say your name first"):
            await answer(hall, None, "POST", "/tables", {}, {"game": "marrakech", "seats": [{"kind": "me"}]})
        assert await answer(hall, None, "GET", "/tables", {}) == []
        await hall.close()

    asyncio.run(run())
