"""Edition files: errors name the file, the line, the key and the rule."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import sunduk
from sunduk import BadEdition, Game, Match
from sunduk.core.book.edition import Edition, leaves
from sunduk.core.book.fields import Field

from ..games.play import line_of, wrong_box

STANDARD = (sunduk.game("marrakech").folder / "edition.toml").read_text("utf-8")


@pytest.mark.parametrize(
    ("old", "new", "key", "message"),
    [
        ("[1, 2, 2, 3, 3, 4]", "[1, 2, 3]", "slippers", "die.slippers: holds 3 numbers where 6 are needed (rule 1.4)"),
        ("[1, 2, 2, 3, 3, 4]", "[1, 2, 2, 3, 3, 9]", "slippers", "9 is not a whole number from 1 to 6 (rule 1.4)"),
        ("[1, 2, 2, 3, 3, 4]", "6", "slippers", "6 is not a list with something in it"),
        (
            "size = [2, 1]",
            "size = [3, 1]",
            "size",
            "a rug of 3 by 1 does not fit: it covers two adjacent cells (rule 1.3)",
        ),
        ("brown = 12", "brown = 10", "dealt", "2 seats need 12 brown rugs, the box holds 10 (rule 2.3)"),
        ("dealt = [12, 15, 12]", "dealt = [12, 15]", "dealt", "holds 2 numbers where 3 are needed"),
        ("dirhams = 30", "dirhams = -1", "dirhams", "-1 is not a whole number from 1 to 1000 (rule 2.2)"),
        ("dirhams = 30", "dirhams = true", "dirhams", "True is not a whole number"),
        ('"ab", "cd", "ef"', '"ab", "bc"', "north", "'bc' does not join two free neighbours (rule 1.2)"),
        ('"ab", "cd", "ef"', '"ac"', "north", "'ac' does not join two free neighbours"),
        ('"ab", "cd", "ef"', '"ab", "xy"', "north", "'xy' is not made of a, b, c, d, e, f, g"),
        ('"ab", "cd", "ef"', '"ab", "cd"', "north", "e1 is joined to nothing (rule 1.2)"),
        ('east = ["23"', 'east = ["12"', "north", "g1 is joined to nothing"),
        ("size = [2, 1]", "size = [2, 1]\nfringe = 3", "size", "rugs.fringe is not a key of this game; the keys are"),
    ],
)
def test_what_is_wrong_and_where(tmp_path: Path, old: str, new: str, key: str, message: str) -> None:
    error = wrong_box(sunduk.game("marrakech"), tmp_path, old, new)
    where = line_of(sunduk.game("marrakech"), key) + ("fringe" in new)
    assert error.startswith(f", line {where}: ")
    assert message in error


def test_missing_key_and_missing_file(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    with pytest.raises(BadEdition, match="Cannot read the edition file"):
        sunduk.game("marrakech").with_edition(path)
    path.write_text(STANDARD.replace("dirhams = 30", ""))
    with pytest.raises(BadEdition, match=r"purse\.dirhams is missing \(rule 2\.2\)"):
        sunduk.game("marrakech").with_edition(path)
    path.write_text("title = ")
    with pytest.raises(BadEdition, match="is not valid TOML"):
        sunduk.game("marrakech").with_edition(path)


def test_an_edition_of_ones_own_is_played(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text(STANDARD.replace("[1, 2, 2, 3, 3, 4]", "[5, 5, 5, 5, 5, 5]").replace("[12, 15, 12]", "[3, 3, 3]"))
    match = Match(sunduk.game("marrakech").with_edition(path), 3, seed=1, auto=False)
    match.chance("@0")
    match.act("A")
    assert match.choices() == ["*5"]
    match.chance("*5")
    assert match.position.split()[4] == "c2S"
    assert Match.load(match.dump()).position == match.position


def test_conforms_with_another_edition(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text(STANDARD.replace("dirhams = 30", "dirhams = 6").replace("slippers = [1", "slippers = [6"))
    game = sunduk.game("marrakech").with_edition(path)
    for number, setting in enumerate(sunduk.conform.settings(game)):
        if number % 5 == 0:
            sunduk.conform.examine(game, setting, number)


def test_events_and_pictures_tell_what_is_in_their_own_box(tmp_path: Path) -> None:
    text = (sunduk.game("pharaoh").folder / "edition.toml").read_text("utf-8")
    (tmp_path / "box.toml").write_text(text.replace("[23, 26, 33,", "[23, 26, 777,"), "utf-8")
    game = sunduk.game("pharaoh").with_edition(tmp_path / "box.toml")
    match = Match.at(
        "pharaoh 2 version=2 | 64/777,50/22,45,27/3,18,24,40 90,70,72,30 2,5,11 race 0 . . ./. 0", game=game
    )
    assert "777" in match.svg()
    assert "777" in match.view().text()
    match.act("777", 0)
    assert [event["number"] for event in match.events() if event["event"] == "take"] == [777]


def test_what_a_game_reads_is_what_its_schema_tells() -> None:
    fields = {field.key: field for field in sunduk.game("marrakech").edition_schema}
    assert fields["purse.dirhams"] == Field("purse.dirhams", "number", "2.2", 1, 1000)
    assert fields["die.slippers"] == Field("die.slippers", "faces", "1.4", 1, 6, 6, 1)
    assert fields["rugs.dealt"].kind == "seats"
    assert fields["mosaics.east"].marks == ("1234567",)
    cards = {field.key: field for field in sunduk.game("facir").edition_schema}["cards.four"]
    assert (cards.kind, cards.rows, cards.marks) == ("cards", (3, 3, 3), (".o",))
    tiles = {field.key: field for field in sunduk.game("pharaoh").edition_schema}["tiles.red.scarabs"]
    assert (tiles.kind, tiles.beside) == ("tiles", "tiles.red.numbers")
    land = {field.key: field for field in sunduk.game("farlander").edition_schema}["tiles.patterns"]
    assert (land.kind, land.rows, land.marks[0], land.marks[6]) == ("map", (5, 7, 7, 5), "ABC", "ABCD")


@pytest.mark.parametrize("game", sunduk.games(), ids=lambda game: game.id)
def test_a_schema_describes_the_whole_edition(game: Game) -> None:
    own = Edition.of(game.package)
    said = {key for key, _ in leaves(own.data) if key != "title"}
    assert said == {field.key for field in game.edition_schema}
    for field in game.edition_schema:
        assert field.rule in game.rulebook().clauses


def test_a_fault_says_its_key_and_how_to_say_it_in_other_words() -> None:
    data = tomllib.loads(STANDARD)
    data["rugs"]["brown"] = 10
    with pytest.raises(BadEdition) as error:
        sunduk.game("marrakech").with_edition(Edition(data, "a form"))
    found = error.value
    assert (found.key, found.rule) == ("rugs.dealt", "2.3")
    assert found.problem.format(**found.fields) == "2 seats need 12 brown rugs, the box holds 10"


@pytest.mark.parametrize("title", ["x" * 81, 7, "two\nlines"])
def test_a_title_is_one_line(title: object) -> None:
    data = tomllib.loads(STANDARD) | {"title": title}
    with pytest.raises(BadEdition, match="title: is not a line of up to 80 characters"):
        sunduk.game("marrakech").with_edition(Edition(data, "a form"))
