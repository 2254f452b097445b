"""A page keeps tables without a server: with the standard library alone, in one thread, over texts by key."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import sunduk
from sunduk.page.page import Page
from sunduk.table.faults import Fault

from . import alone
from .alone import Json, Memory, Player

GAMES = [game.id for game in sunduk.games()]
SEATS: tuple[Json, Json] = {"kind": "me"}, {"kind": "me", "name": "Bob"}


def in_a_page(work: Callable[[Player], Awaitable[None]], memory: Memory | None = None, name: str = "Ann") -> None:
    """Let somebody do something in a page over this store."""

    async def run() -> None:
        page = Page(memory or Memory())
        await page.open()
        player = Player(page)
        if name:
            await player.ask("POST", "/me", {"name": name})
        await work(player)
        await page.close()

    asyncio.run(run())


def process(folder: Path, phase: str) -> dict[str, Json]:
    """What a new process without any other package prints."""
    packages = folder / "packages"
    if not packages.exists():
        packages.mkdir()
        if sys.version_info < (3, 12):
            import typing_extensions

            shutil.copy(typing_extensions.__file__, packages)
    path = f"{Path(sunduk.__file__).parents[1]}:{packages}"
    command = [sys.executable, "-I", "-S", alone.__file__, path, folder / "store.json", phase, *GAMES]
    ran = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    found: dict[str, Json] = json.loads(ran.stdout)
    return found


def test_matches_of_all_games_go_on_in_another_process_and_end(tmp_path: Path) -> None:
    begun = process(tmp_path, "begin")
    ended = process(tmp_path, "finish")
    assert list(begun) == list(ended) == GAMES
    for game in GAMES:
        left, found = begun[game], ended[game]
        assert left["refused"] == "forbidden"
        assert found["id"] == left["id"]
        # The bot may have moved once more before the page was closed.
        assert found["seq"] >= left["seq"] > 0
        assert found["said"] == "Hello."
        match = sunduk.Match.load(found["record"])
        assert match.over
        assert match.game.id == game
        assert match.scores == found["scores"]
        assert "[Signature" not in found["record"]
        assert found["moments"] > 1


def test_a_page_is_one_thread() -> None:
    before = threading.active_count()

    async def work(player: Player) -> None:
        id = await player.open("marrakech", *SEATS)
        await player.look(id)
        assert threading.active_count() == before
        assert (await player.ask("GET", f"/tables/{id}/views/0"))["seq"] == 0
        assert await player.page.request("GET", "/key", {}) == (
            404,
            {"error": {"code": "unknown", "message": "Records of matches that are played here are not signed."}},
        )

    in_a_page(work)


def test_what_is_taken_back_stays_so_after_a_reload() -> None:
    memory, told = Memory(), []

    async def one(player: Player) -> None:
        id = await player.open("farlander", *SEATS)
        await player.look(id)
        for turn in range(200):
            seat = player.last("view")["acting"][0]
            await player.say(type="hello", seat=seat)
            view = player.last("view")
            choices = view["view"]["choices"]
            await player.act(view, choices[turn % len(choices)]["id"])
            if player.last("view")["takeback"]:
                made = await player.ask("POST", f"/tables/{id}/takeback", {"seat": seat})
                assert made["seq"] == view["seq"]
                told.append((id, made["seq"]))
                return
        raise AssertionError("nothing could be taken back")

    async def other(player: Player) -> None:
        id, seq = told[0]
        assert (await player.ask("GET", "/me"))["name"] == "Ann"
        assert (await player.ask("GET", f"/tables/{id}"))["seq"] == seq
        assert [table["id"] for table in await player.ask("GET", "/tables/mine")] == [id]

    in_a_page(one, memory)
    in_a_page(other, memory, name="")


def test_a_move_that_cannot_be_stored_has_not_happened() -> None:
    memory = Memory()

    async def work(player: Player) -> None:
        await player.look(await player.open("facir", *SEATS))
        seat = player.last("view")["acting"][0]
        await player.say(type="hello", seat=seat)
        view = player.last("view")
        memory.broken = True
        refused = await player.act(view, view["view"]["choices"][0]["id"])
        assert refused["error"]["code"] == "away"
        assert "Free some space" in refused["error"]["message"]
        assert player.last("view")["seq"] == view["seq"]
        memory.broken = False
        assert (await player.act(view, view["view"]["choices"][0]["id"]))["type"] == "done"

    in_a_page(work, memory)


def test_a_move_needs_no_task() -> None:
    """A worker gives moves to `Line.act`, and all other messages to `Line.receive`."""

    async def work(player: Player) -> None:
        await player.look(await player.open("facir", *SEATS))
        seat = player.last("view")["acting"][0]
        hello = json.dumps({"type": "hello", "seat": seat})
        assert not player.line.act(hello)
        await player.line.receive(hello)
        view = player.last("view")
        move = {"type": "act", "id": 1, "seat": seat, "seq": view["seq"], "action": view["view"]["choices"][0]["id"]}
        assert player.line.act(json.dumps(move))
        while not any('"done"' in frame for frame in player.frames):
            await asyncio.sleep(0)
        assert player.last("view")["seq"] > view["seq"]
        with pytest.raises(Fault, match="The message"):
            player.line.act(json.dumps({**move, "seq": "no number"}))

    in_a_page(work)


def test_hints_need_no_compiled_code() -> None:
    async def work(player: Player) -> None:
        id = await player.open("marrakech", {"kind": "me"}, {"kind": "bot", "level": 1})
        await player.look(id)
        await player.play(1)
        hints = await player.ask("POST", f"/tables/{id}/hint", {"seat": 0})
        assert {each["id"] for each in hints["choices"]} == {
            each["id"] for each in player.last("view")["view"]["choices"]
        }

    in_a_page(work)


def test_requests_and_messages_of_javascript_are_texts() -> None:
    async def work(player: Player) -> None:
        ask = player.page.request_text
        status, table = json.loads(
            await ask(
                "POST", "/tables", "{}", json.dumps({"game": "fortune", "seats": [{"kind": "me"}, {"kind": "open"}]})
            )
        )
        assert (status, table["state"]) == (200, "waiting")
        assert json.loads(await ask("GET", "/tables", "{}", ""))[1][0]["id"] == table["id"]
        assert json.loads(await ask("GET", f"/tables/{table['id']}/chat", '{"since": "0"}', "")) == [200, []]
        line = await player.page.look(table["id"], player.frames.append)
        with pytest.raises(ValueError, match="hello"):
            await line.receive('{"type": "chat", "text": "Hello."}')
        with pytest.raises(Fault, match="The message"):
            await line.receive('{"type": "shout"}')
        with pytest.raises(Fault, match="no such table"):
            await player.page.look("nobody-made-this", player.frames.append)

    in_a_page(work)


@pytest.mark.parametrize(
    ("method", "path", "said", "code", "why"),
    [
        ("GET", "/nowhere", None, "unknown", "nothing here"),
        ("GET", "/tables/nobody-made-this", None, "unknown", "no such table"),
        ("GET", "/tables/nobody-made-this/record", None, "unknown", "no such table"),
        ("GET", "/tables/a%20b", None, "invalid", "id: must be"),
        ("POST", "/me", {"name": 3}, "invalid", "name"),
        ("POST", "/tables", {"game": "marrakech"}, "invalid", "seats: is missing"),
        ("POST", "/tables", {"game": "marrakech", "seats": []}, "invalid", "at least 1 long"),
        ("POST", "/tables", {"game": "marrakech", "seats": [{"kind": "x"}]}, "invalid", "one of me, bot, open"),
        ("POST", "/tables", {"game": "chess", "seats": [{"kind": "me"}]}, "invalid", "chess"),
    ],
)
def test_bad_requests_get_a_sentence(method: str, path: str, said: object, code: str, why: str) -> None:
    async def work(player: Player) -> None:
        status, answer = await player.page.request(method, path, {}, said)
        assert status >= 400
        assert answer["error"]["code"] == code
        assert why in answer["error"]["message"]

    in_a_page(work)


def test_a_visitor_says_a_name_first() -> None:
    async def work(player: Player) -> None:
        status, answer = await player.page.request("POST", "/tables", {}, {"game": "marrakech", "seats": [*SEATS]})
        assert (status, answer["error"]["code"]) == (401, "nobody")
        assert await player.ask("GET", "/me") is None
        assert await player.ask("GET", "/tables") == []

    in_a_page(work, name="")
