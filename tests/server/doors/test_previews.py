"""Previews of links: who sits there, and a picture of the board that shows no secret and costs little."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import sunduk
from sunduk import SPECTATOR, Match
from sunduk.core.match.notation import write_position
from sunduk.server.previews.pictures import FRESH, MOST_KEPT, MOST_WAITING, Pictures, board
from sunduk.server.previews.rendering import png
from sunduk.server.previews.tags import language_of, table_of
from sunduk.table.faults import Fault
from sunduk.table.table import Table

from ..conftest import settings
from ..house import House, Person

PNG = b"\x89PNG\r\n"
PAGE = "<!doctype html><html><head><title>Sunduk</title></head><body></body></html>"


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with a page."""
    folder: Path = tmp_path_factory.mktemp("inn")
    (folder / "index.html").write_text(PAGE, "utf-8")
    with House(settings(folder, web=folder)) as house:
        yield house


def told(inn: House, path: str, **headers: str) -> dict[str, str]:
    """The tags of a page, with their texts as they stand there."""
    answer = httpx.get(inn.url + path, headers=headers)
    assert answer.status_code == 200
    return dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)" />', answer.text))


def table_at(inn: House, person: Person, game: str, moves: int = 0) -> Table:
    """A table of two seats, after some moves."""
    id = person.table(game, "me", "me")["id"]
    live = inn.app.state.hall.lives[id]
    for _ in range(moves):
        seq, acting = live.table.seq, live.table.acting[0]
        person.post(f"/tables/{id}/actions", seat=acting, seq=seq, action=live.table.match.ids(acting)[0])
    found: Table = live.table
    return found


def test_a_link_says_which_game_and_who_sits_there(inn: House) -> None:
    id = inn.person('Ann <b>"&').table("marrakech", "me", "open", "bot")["id"]
    tags = told(inn, f"/tables/{id}")
    assert tags["og:title"] == "Marrakech"
    assert "Ann &lt;b&gt;&quot;&amp;" in tags["og:description"]
    assert "a free seat" in tags["og:description"]
    assert tags["og:url"] == f"{inn.url}/tables/{id}"
    assert tags["og:image"] == f"{inn.url}/api/tables/{id}/picture?lang=en"
    russian = told(inn, f"/replay/{id}?at=12", **{"Accept-Language": "de, ru-RU;q=0.9"})
    assert russian["og:title"] == "Марракеш"
    assert "свободное место" in russian["og:description"]
    assert russian["og:image"] == f"{inn.url}/api/tables/{id}/picture?lang=ru&amp;at=12"


@pytest.mark.parametrize("path", ["/", "/tables/AAAAAAAAAAAAAAAA", "/tables/x/y", "/rules/marrakech", "/tables/%00"])
def test_other_pages_have_no_tags(inn: House, path: str) -> None:
    assert httpx.get(inn.url + path).text == PAGE


def test_a_picture_is_sent_as_png(inn: House) -> None:
    ann = inn.person("Ann")
    id = table_at(inn, ann, "marrakech", 2).id
    answer = ann.http.get(f"/tables/{id}/picture")
    assert answer.headers["content-type"] == "image/png"
    assert answer.content.startswith(PNG)
    assert ann.http.get(f"/tables/{id}/picture?at=9999").status_code == 404
    assert ann.http.get(f"/tables/{id}/picture?at=-1").status_code == 422
    waiting = ann.table("marrakech", "me", "open")["id"]
    assert ann.http.get(f"/tables/{waiting}/picture").content.startswith(PNG)


@pytest.mark.parametrize("game", [game.id for game in sunduk.games() if game.secrets])
def test_a_picture_shows_what_a_spectator_sees(inn: House, game: str) -> None:
    table = table_at(inn, inn.person("Ann"), game, 6)
    match = table.match
    assert match
    drawn = board(table, None, "en")
    assert drawn == match.view(SPECTATOR).svg("en")
    assert drawn != match.view(0).svg("en")
    assert board(table, table.seq - 1, "en") == match.rewound(table.seq - 1).view(SPECTATOR).svg("en")
    # Any other world that a spectator cannot tell from this one looks the same.
    hidden = match.view(SPECTATOR).packed
    other = match.game.state.plain(match.runner.guess(hidden, SPECTATOR, 7))
    assert Match.at(write_position(match.game, other), auto=False).view(SPECTATOR).svg("en") == drawn


class Painter:
    """Draws at once, or when told to, and counts."""

    def __init__(self) -> None:
        self.drawn = 0
        self.free = asyncio.Event()
        self.free.set()
        self.at_once = self.most_at_once = 0

    async def draw(self, svg: str) -> bytes | None:
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        await self.free.wait()
        self.at_once -= 1
        self.drawn += 1
        return b"%d" % self.drawn


def test_pictures_are_kept_and_drawn_once_a_minute(inn: House) -> None:
    ann = inn.person("Ann")
    table = table_at(inn, ann, "farlander", 1)
    now = 0.0

    async def visit() -> None:
        nonlocal now
        painter = Painter()
        pictures = Pictures(painter.draw, lambda: now)
        assert await pictures.picture(table, None, "en") == b"1"
        later = table_after(inn, ann, table)
        assert await pictures.picture(later, None, "en") == b"1"
        now = FRESH + 1
        assert await pictures.picture(later, None, "en") == b"2"
        assert await pictures.picture(later, table.seq, "en") == b"1", "the old position is kept"
        assert await pictures.picture(later, None, "ru") == b"3"
        for seq in range(later.seq + 1):
            await pictures.picture(later, seq, "en")
        assert len(pictures._kept) <= MOST_KEPT
        with pytest.raises(Fault, match="has positions"):
            await pictures.picture(later, 999, "en")

    asyncio.run(visit())


def table_after(inn: House, ann: Person, table: Table) -> Table:
    assert table.match
    seat = table.acting[0]
    ann.post(f"/tables/{table.id}/actions", seat=seat, seq=table.seq, action=table.match.ids(seat)[0])
    found: Table = inn.app.state.hall.lives[table.id].table
    return found


def test_many_pictures_are_drawn_one_at_a_time_or_not_at_all(inn: House) -> None:
    tables = [table_at(inn, inn.person("Ann"), "farlander") for _ in range(MOST_WAITING + 4)]

    async def visit() -> None:
        painter = Painter()
        painter.free.clear()
        pictures = Pictures(painter.draw)
        asked = [asyncio.create_task(pictures.picture(table, None, "en")) for table in tables]
        done, _ = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
        assert [task.result() for task in done] == [None] * len(done)
        painter.free.set()
        found = await asyncio.gather(*asked)
        assert sum(picture is None for picture in found) == 4
        assert painter.most_at_once == 1

    asyncio.run(visit())


def test_what_cannot_be_drawn_is_no_picture() -> None:
    assert asyncio.run(png("no picture")) is None


def test_where_too_much_is_asked_an_icon_is_shown(inn: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = inn.person("Ann")
    id = ann.table("farlander", "me", "me")["id"]
    monkeypatch.setattr(inn.app.state.pictures, "_waiting", MOST_WAITING)
    answer = ann.http.get(f"/tables/{id}/picture")
    assert (answer.status_code, answer.headers["location"]) == (302, "/icon-512.png")


def test_paths_and_languages() -> None:
    assert table_of("tables/3Kd9_x1bQmXvT0aE") == table_of("room/3Kd9_x1bQmXvT0aE") == "3Kd9_x1bQmXvT0aE"
    assert table_of("new/marrakech") is None
    assert [language_of(given) for given in ("", "de", "ru", "en-GB,ru", "fr, RU;q=0.3")] == [
        "en",
        "en",
        "ru",
        "en",
        "ru",
    ]
