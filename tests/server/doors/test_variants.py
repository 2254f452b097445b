"""Variants at tables, drafts of editions, and the rules that people stumble on."""

from __future__ import annotations

import copy
import random
import tomllib
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import sunduk
from sunduk import Game, Match
from sunduk.cli.main import app as cli
from sunduk.core.book import edition as editions
from sunduk.server.config import Settings
from sunduk.table.lengths import LONGEST_EDITION, LONGEST_TITLE

from ..conftest import settings
from ..house import House, play_out

BOXES = Path(__file__).parents[2] / "boxes"


def own(game: str) -> dict[str, Any]:
    return tomllib.loads((sunduk.game(game).folder / "edition.toml").read_text("utf-8"))


def poor() -> dict[str, Any]:
    """Marrakech in which everybody has three dirhams and six rugs of each colour."""
    data = own("marrakech")
    data["title"] = "Poor Marrakech"
    data["purse"]["dirhams"] = 3
    data["rugs"]["dealt"] = [3, 3, 3]
    return data


def test_every_edition_is_described_in_both_languages(house: House, game: Game) -> None:
    found = house.person(None).get(f"/games/{game.id}/edition")
    assert found["original"] == own(game.id)
    keys = {field["key"] for field in found["fields"]}
    for language in ("en", "ru"):
        assert keys == set(found["meanings"][language])
    assert {field["rule"] for field in found["fields"]} <= set(game.rulebook().clauses)


def test_a_draft_is_checked_and_drawn(house: House, game: Game) -> None:
    ann = house.person(None)
    for seats in game.seats:
        told = ann.post(f"/games/{game.id}/edition", edition=own(game.id), seats=seats, language="ru")
        assert (told["problem"], told["changed"]) == (None, False)
        assert told["picture"].startswith("<svg")


def test_what_is_wrong_with_a_draft(house: House) -> None:
    ann = house.person(None)
    data = own("marrakech")
    data["purse"]["dirhams"] = 0
    told = ann.post("/games/marrakech/edition", edition=data)
    assert told["picture"] is None
    assert (told["problem"]["key"], told["problem"]["rule"]) == ("purse.dirhams", "2.2")
    assert told["problem"]["problem"] == "{value} is not a whole number from {low} to {high}"
    assert told["problem"]["fields"] == {"value": "0", "low": 1, "high": 1000}
    data = own("marrakech") | {"title": "x" * LONGEST_EDITION}
    assert "characters" in ann.post("/games/marrakech/edition", edition=data)["problem"]["message"]
    assert ann.refused("/games/marrakech/edition", edition=own("marrakech"), seats=7) == (422, "invalid")
    assert ann.refused("/games/chess/edition", edition={}) == (404, "unknown")


def test_a_title_may_be_as_long_for_the_page_as_for_a_file() -> None:
    assert LONGEST_TITLE == editions.LONGEST_TITLE


def test_only_the_title_is_no_change_and_no_part_of_the_name(house: House) -> None:
    ann = house.person(None)
    told = ann.post("/games/marrakech/edition", edition=own("marrakech") | {"title": "Mine"})
    assert not told["changed"]
    again = ann.post("/games/marrakech/edition", edition=own("marrakech"))
    assert told["digest"] == again["digest"]
    assert ann.post("/games/marrakech/edition", edition=poor())["digest"] != told["digest"]


def test_bots_play_a_variant(house: House) -> None:
    ann = house.person("Ann")
    id = ann.table("marrakech", "me", "bot", edition=poor())["id"]
    with ann.look(id) as screen:
        seen = screen.hear("view")
        while not seen["view"]["choices"]:
            seen = screen.hear("view", seconds=60)
        assert ann.post(f"/tables/{id}/hint", seat=0)["choices"]
        ann.post(f"/tables/{id}/resign", seat=0)
    assert ann.get(f"/tables/{id}")["state"] == "over"


def test_people_play_a_variant(house: House) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    table = ann.table("marrakech", "me", "open", edition=poor())
    assert table["edition"]["purse"]["dirhams"] == 3
    id = table["id"]
    bob.post(f"/tables/{id}/sit")
    with ann.look(id) as one, bob.look(id) as two:
        play_out({0: one, 1: two}, random.Random(4))
    match = Match.load(ann.http.get(f"/tables/{id}/record").text)
    assert match.over
    assert match.game.edition
    assert match.game.edition.data["purse"] == {"dirhams": 3}
    assert ann.get(f"/tables/{id}/views/0?seat=all")["view"]["seats"][0]["dirhams"] == 3
    again = ann.post(f"/tables/{id}/rematch")
    assert again["edition"] == table["edition"]


@pytest.mark.parametrize("id", ["facir", "farlander"])
def test_a_variant_goes_on_elsewhere_and_after_a_restart(house: House, id: str, tmp_path: Path) -> None:
    data = tomllib.loads((BOXES / f"{id}.toml").read_text("utf-8"))
    with House(settings(tmp_path)) as first:
        ann = first.person("Ann")
        cookies = ann.http.cookies
        table = ann.table(id, "me", "me", edition=data)
        seq = ann.get(f"/tables/{table['id']}")["seq"]
        view = ann.get(f"/tables/{table['id']}/views/{seq}?seat=0")["view"]
    with House(settings(tmp_path)) as second:
        ann = second.person(None)
        ann.http.cookies = cookies
        assert ann.get(f"/tables/{table['id']}/views/{seq}?seat=0")["view"] == view
        assert ann.get(f"/tables/{table['id']}")["edition"] == data
        if not sunduk.game(id).secrets:
            onward = ann.table(id, "me", "bot", **{"from": {"table": table["id"], "seq": seq}})
            assert onward["edition"] == data


def test_a_bad_edition_makes_no_table(house: House) -> None:
    ann = house.person("Ann")
    data = copy.deepcopy(poor())
    data["die"]["slippers"] = [1]
    plans = [{"kind": "me"}, {"kind": "bot", "level": 1}]
    assert ann.refused("/tables", game="marrakech", seats=plans, edition=data) == (422, "invalid")
    assert ann.table("marrakech", "me", "bot", edition=own("marrakech"))["edition"] is None


def test_the_operator_switches_variants_off(tmp_path: Path) -> None:
    with House(settings(tmp_path, variants=False)) as house:
        ann = house.person("Ann")
        assert not any(game["variants"] for game in ann.get("/games"))
        plans = [{"kind": "me"}, {"kind": "bot", "level": 1}]
        assert ann.refused("/tables", game="marrakech", seats=plans, edition=poor()) == (403, "forbidden")
        assert ann.table("marrakech", "me", "bot")["edition"] is None


@pytest.mark.parametrize(
    ("given", "open"),
    [
        ({}, True),
        ({"host": "::1"}, True),
        ({"host": "localhost"}, True),
        ({"host": "192.168.1.7"}, True),
        ({"at_home": True}, True),
        ({"host": "0.0.0.0"}, False),
        ({"host": "play.example.org"}, False),
        ({"host": "93.184.216.34"}, False),
        ({"origins": ("https://play.example.org",)}, False),
        ({"proxies": ("127.0.0.1",)}, False),
        ({"host": "0.0.0.0", "variants": True}, True),
        ({"variants": False}, False),
    ],
)
def test_variants_are_for_this_machine_and_a_home_network(given: dict[str, Any], open: bool) -> None:
    assert Settings(**given).workbench is open


def test_refused_rules_are_counted_without_names(tmp_path: Path) -> None:
    with House(settings(tmp_path)) as house:
        ann = house.person("Ann")
        for variant in (None, poor()):
            id = ann.table("marrakech", "me", "me", edition=variant)["id"]
            seat = ann.get(f"/tables/{id}")["acting"][0]
            seq = ann.get(f"/tables/{id}")["seq"]
            for _ in range(3):
                # Laying a rug before Assam has gone: once more is no other stumble.
                assert ann.refused(f"/tables/{id}/actions", seat=seat, seq=seq, action="a1b1") == (422, "refused")
        (found,) = ann.get("/games/marrakech/stumbles")["rules"]
        assert found["count"] == 1
        assert found["rule"] in sunduk.game("marrakech").rulebook().clauses
        assert ann.get("/games/facir/stumbles")["rules"] == []
        metrics = ann.http.get(f"{house.url}/metrics").text
        assert f'sunduk_stumbles_total{{game="marrakech",rule="{found["rule"]}"}}' in metrics
    told = CliRunner().invoke(cli, ["stumbles", "--database", f"sqlite:///{tmp_path}/tables.sqlite", "--lang", "en"])
    assert told.output.split()[:3] == ["1", "marrakech", found["rule"]]


def test_a_position_as_a_picture(house: House) -> None:
    ann = house.person("Ann")
    id = ann.table("facir", "me", "bot")["id"]
    seq = ann.get(f"/tables/{id}")["seq"]
    told = ann.get(f"/tables/{id}/pictures/{seq}?seat=0&lang=ru")
    assert told["svg"].startswith("<svg")
    assert told["text"]
    words = ann.get("/games/facir/words")["words"]
    assert words["ru"]["title"] == "Факир"
