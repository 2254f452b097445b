"""The search finds the values that reach the goals, names what it cannot read, and does not let noise choose."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest
from typer.testing import CliRunner

from sunduk.cli.main import app
from sunduk.core.errors import BadEdition, BadOption, MissingExtra
from sunduk.study.intervals import Interval
from sunduk.study.tune.goals import Goal, read_goals
from sunduk.study.tune.search import Search, front
from sunduk.study.tune.space import Space

from .paths import expected


def test_goals_are_read_as_people_write_them() -> None:
    fair, short = read_goals("first seat 50 %, length < 120", 2)
    assert fair == Goal("first_seat", "=", 0.5, True)
    assert short == Goal("length", "<", 120, False)
    assert fair.miss(0.53) == pytest.approx(3)
    assert short.miss(132) == pytest.approx(10)
    assert short.miss(100) == 0
    assert (fair.least(Interval(0.51, 0.49, 0.53)), fair.most(Interval(0.51, 0.49, 0.53))) == pytest.approx((0, 3))
    assert short.least(Interval(126, 122, 130)) == pytest.approx(2 / 1.2)


@pytest.mark.parametrize("text", ["beauty 3", "first seat", "", "length ≈ 3"])
def test_what_is_no_goal_gets_a_sentence(text: str) -> None:
    with pytest.raises(BadOption, match="is no goal: write"):
        read_goals(text, 2)


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("purse.dirhams", "purse.dirhams"),
        ("dirhams", "purse.dirhams"),
        ("purse", "purse.dirhams"),
        ("dealt.0", "rugs.dealt.0"),
    ],
)
def test_a_number_is_named_by_any_part_that_is_enough(name: str, key: str) -> None:
    space = Space.read("marrakech", [f"{name}=20..30/5"])
    assert space.varied[0].key == key
    assert space.varied[0].values == (20, 25, 30)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("rugs=1..2", r"may be rugs\.size\.0 or"),
        ("camels=1..2", "nothing called 'camels'"),
        ("dirhams=40..20", "is not a range"),
        ("dirhams", "does not say what to vary"),
        ("dirhams=many", "is a number"),
        ("own_rug=shredded", "cannot be 'shredded'"),
    ],
)
def test_what_cannot_be_varied_gets_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        Space.read("marrakech", [text])


def test_candidates_are_variants() -> None:
    space = Space.read("marrakech", ["dirhams=20..30/10", "own_rug=protected|coverable"])
    assert space.size == 4
    first, *_, last = (space.variant(values) for values in space)
    assert first.edition is not None
    assert first.edition["purse"]["dirhams"] == 20
    assert last.edition is None
    assert last.options == {"own_rug": "coverable"}
    with pytest.raises(BadEdition):
        Space.read("marrakech", ["dirhams=0..1"]).variant((-5,))


def test_the_best_value_is_found_in_spite_of_noise() -> None:
    goal = expected(5, 2, 3)["first_seat"]
    search = Search(
        Space.read("toy", ["edge=1..6", "length=5"]), read_goals(f"first seat {100 * goal} %", 2), 2, num=8_000
    )
    found = search.run()
    assert found[0].values == (3, 5)
    assert [each.values[0] for each in found if not each.dropped] == [3]
    # What cannot be best got fewer matches.
    assert min(each.results.matches for each in found) < found[0].results.matches


def test_the_front_holds_trade_offs_only() -> None:
    goals = read_goals("length < 6, ties < 20 %", 2)
    found = Search(Space.read("toy", ["length=1..6"]), goals, 2, num=3_000).run()
    best = front([each for each in found if not each.dropped], goals)
    lengths = {each.values[0] for each in best}
    # One turn has no ties and is short enough: nothing is nearer to both goals.
    assert 1 in lengths
    assert all(expected(length, 2, 1)["ties"] < 0.2 or length < 3 for length in lengths)


def test_a_large_space_needs_the_extra_or_uses_it() -> None:
    search = Search(
        Space.read("toy", ["edge=1..9", "length=1..40"]), read_goals("length < 12", 2), 2, num=200, trials=8
    )
    try:
        import optuna  # noqa: F401
    except ImportError:
        with pytest.raises(MissingExtra, match=r'pip install "sunduk\[tune\]"'):
            search.run()
    else:
        best = search.run()[0]
        assert best.misses(search.goals) == (0,)


def test_the_command_saves_the_front_and_matches_to_look_at(tmp_path: Path) -> None:
    arguments = ["tune", "toy", "--vary", "edge=1..2", "--goal", "first seat 50 %", "--num", "500", "--json"]
    done = CliRunner().invoke(app, [*arguments, "--output", str(tmp_path / "front")])
    assert done.exit_code == 0, done.output
    told = json.loads(done.stdout)
    assert [each["variant"]["options"]["edge"] for each in told["candidates"] if each["front"]] == [1]
    assert tomllib.loads((tmp_path / "front" / "1.toml").read_text("utf-8"))["options"] == {"edge": 1}
    assert (tmp_path / "front" / "1-match-0.sunduk").exists()
