"""The arena's folder: no result is lost, no match is played twice, and another tournament is refused."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path

import pytest

import sunduk
from sunduk import BadOption, Match
from sunduk.bots.arena.arena import Arena
from sunduk.bots.arena.match_job import Setting, play
from sunduk.bots.arena.results import Ledger


def arena(seed: int = 1, seconds: float = 0.1, seats: int = 2, **options: object) -> Arena:
    return Arena(Setting.of(sunduk.game("marrakech"), seats, options, seconds), ("uniform", "exec:true"), seed)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the results of two matches."""
    ledger = Ledger(tmp_path / "here", arena(), 3)
    for fixture in list(arena().fixtures(1)):
        ledger.add(play(arena().setting, fixture._replace(players=("uniform", "uniform"))))
    ledger.close()
    return tmp_path / "here"


def test_what_is_kept(folder: Path) -> None:
    rows = [json.loads(line) for line in (folder / "results.jsonl").read_text("utf-8").splitlines()]
    assert [row["match"] for row in rows] == [0, 1]
    for row in rows:
        record = Match.load((folder / row["record"]).read_text("utf-8"))
        assert (record.scores, record.placings, record.seed) == (row["scores"], row["placings"], row["seed"])
    asked = json.loads((folder / "arena.json").read_text("utf-8"))
    assert (asked["game"], asked["bots"], asked["num"]) == ("marrakech", ["uniform", "exec:true"], 3)
    with closing(Ledger(folder, arena(), 3)) as ledger:
        assert ledger.placings == {row["match"]: row["placings"] for row in rows}


def test_a_torn_line_is_forgotten(folder: Path) -> None:
    path = folder / "results.jsonl"
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])
    ledger = Ledger(folder, arena(), 3)
    assert list(ledger.placings) == [0]
    fixture = list(arena().fixtures(1))[1]
    ledger.add(play(arena().setting, fixture._replace(players=("uniform", "uniform"))))
    ledger.close()
    assert path.read_bytes() == whole


def test_more_deals_are_the_same_question(folder: Path) -> None:
    with closing(Ledger(folder, arena(), 50)) as ledger:
        assert len(ledger.placings) == 2


@pytest.mark.parametrize(
    ("other", "message"),
    [
        (arena(seed=2), "there seed is 1, here it is 2"),
        (arena(seconds=0.5), "there time is 0.1, here it is 0.5"),
        (arena(seats=3), "there seats is 2, here it is 3"),
        (arena(own_rug="coverable"), "own_rug=protected .*own_rug=coverable"),
        (
            Arena(arena().setting, ("uniform", "exec:false"), 1),
            "bots is uniform exec:true, here it is uniform exec:false",
        ),
    ],
)
def test_another_question_is_refused(folder: Path, other: Arena, message: str) -> None:
    before = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    with pytest.raises(BadOption, match=message):
        Ledger(folder, other, 3)
    assert {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()} == before


@pytest.mark.parametrize(
    "line", ["garbage", "{}", "[]", '{"match": 0, "placings": [1]}', '{"match": 0, "placings": 7}']
)
def test_a_bad_line_is_named(folder: Path, line: str) -> None:
    with (folder / "results.jsonl").open("a") as file:
        file.write(line + "\n")
    with pytest.raises(BadOption, match="line 3 cannot be read"):
        Ledger(folder, arena(), 3)


@pytest.mark.parametrize("text", ["garbage", "{}", "[]"])
def test_a_folder_of_something_else_is_left_alone(folder: Path, text: str) -> None:
    (folder / "arena.json").write_text(text)
    with pytest.raises(BadOption, match="is not of an arena"):
        Ledger(folder, arena(), 3)
    (folder / "arena.json").unlink()
    with pytest.raises(BadOption, match="is not of an arena"):
        Ledger(folder, arena(), 3)


def test_one_arena_at_a_time(folder: Path) -> None:
    with closing(Ledger(folder, arena(), 3)), pytest.raises(BadOption, match="Another arena is writing to"):
        Ledger(folder, arena(), 3)
    Ledger(folder, arena(), 3).close()


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadOption, match="Cannot keep results in"):
        Ledger(tmp_path / "file", arena(), 3)
