"""Reports say in plain sentences what changed, and lead to real matches."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from base64 import b64decode
from pathlib import Path

import numpy as np
import pytest
from pyarrow import parquet

import sunduk
from sunduk.study import Study, Variant, conduct
from sunduk.study.distributions import Histogram
from sunduk.study.heat import heat_map, together
from sunduk.study.html_report import html
from sunduk.study.intervals import Interval
from sunduk.study.parquet import rows_file
from sunduk.study.report import Report, digits_for, study_words
from sunduk.study.results import Results
from sunduk.study.skill import skill_depth

from .conftest import box
from .paths import expected


@pytest.fixture(scope="module")
def results(toy: None) -> Results:
    return conduct(Study((box(5, 1), box(5, 3, "edge")), 2, num=2_000))


def test_plain_sentences_come_first_in_both_languages(results: Results) -> None:
    english, russian = Report(results=[results]).markdown(), Report([results], "ru").markdown()
    told = re.search(r"- The first player wins ([\d.]+) ± [\d.]+ %: ([\d.]+) points more than before\.", english)
    assert told is not None
    before, after = expected(5, 2, 1)["first_seat"], expected(5, 2, 3)["first_seat"]
    assert [float(number) for number in told.groups()] == pytest.approx([100 * after, 100 * (after - before)], abs=4)
    assert re.search(
        r"- Начинающий побеждает в [\d,]+ ± [\d,]+ % партий: на [\d,]+ п\. п\. больше, чем было\.", russian
    )
    assert english.index("The first player wins") < english.index("| metric |")


def test_only_real_changes_are_called_so() -> None:
    same = conduct(Study((box(5, 2), box(5, 2, "same")), 2, num=500))
    text = Report([same]).markdown()
    assert "No change is real." in text
    assert "✓" not in text
    assert "than before" not in text


def test_both_languages_have_the_same_words() -> None:
    english, russian = study_words("en").data, study_words("ru").data
    assert {key: set(table) for key, table in english.items() if isinstance(table, dict)} == {
        key: set(table) for key, table in russian.items() if isinstance(table, dict)
    }


def test_every_metric_has_a_name(results: Results) -> None:
    names = study_words("en").data["metrics"]
    assert {metric.name for metric in results.metrics} <= set(names)


def test_the_page_is_one_file_whose_bars_lead_to_matches_of_their_kind(results: Results) -> None:
    page = html(Report([results], refused={"1.1": 3}))
    assert "http://www.w3.org" in page
    assert not re.search(r"(src|href)=\"https?:", page)
    anchors = set(re.findall(r'id="([^"]+)"', page))
    assert set(re.findall(r'href="#([^"]+)"', page)) <= anchors
    for svg in re.findall(r"<svg.*?</svg>", page, re.DOTALL):
        ET.fromstring(svg)
    saved = re.findall(r"base64,([^\"]+)\"", page)
    match = sunduk.Match.load(b64decode(saved[0]))
    assert match.over
    assert match.game.id == "toy"


def test_a_bar_has_the_matches_that_it_counts(results: Results) -> None:
    for bar in results.distributions[0].histograms["margin"].bars():
        for number in bar["matches"]:
            scores = sunduk.Match.load(results.record(0, number)).scores
            assert bar["from"] <= max(scores) - min(scores) <= bar["to"]


def test_wide_histograms_have_few_bars_that_count_everything() -> None:
    histogram = Histogram()
    histogram.add(np.arange(1000), np.arange(1000))
    bars = histogram.bars()
    assert len(bars) <= 24
    assert sum(bar["count"] for bar in bars) == 1000


def test_uses_of_actions_are_counted_with_what_they_led_to(results: Results) -> None:
    left, right = results.distributions[0].used(results.study.rule)
    assert left["uses"] + right["uses"] == pytest.approx(5)
    for each in (left, right):
        wins = Interval(**each["wins"])
        assert wins.low <= 0.5 <= wins.high
    record = sunduk.Match.load(results.record(0, left["match"]))
    assert any(action == left["action"] and who < 2 for who, action in record.log)


def test_results_are_plain_data(results: Results) -> None:
    data = json.loads(json.dumps(results.data(distributions=True)))
    first, second = data["variants"]
    assert set(first["metrics"]["first_seat"]) == {"value", "low", "high"}
    assert second["changes"]["first_seat"]["real"] is True


def test_rows_of_matches_as_parquet(tmp_path: Path, results: Results) -> None:
    path = tmp_path / "rows.parquet"
    study = Study((box(3, 1), box(3, 3, "edge")), 2, num=50)
    with rows_file(path, 2) as write:
        for _ in study.run(keep=lambda variant, first, chronicle: write(study, variant, first, chronicle)):
            pass
    table = parquet.read_table(path).to_pylist()
    assert len(table) == 100
    assert {row["variant"] for row in table} == {"", "edge"}
    assert all(row["won_0"] + row["won_1"] == 1 and row["length"] == 7 for row in table)


def test_heat_lies_on_the_board_itself() -> None:
    variant = Variant("marrakech")
    match = sunduk.Match("marrakech", 2, seed=3)
    rugs = match.game.part("rules").LAY_AT
    used = [{"action": action, "match": 0, "uses": float(action)} for action in (0, rugs, rugs + 1)]
    late = sunduk.Match("marrakech", 2, seed=4)
    late.act("L" if "L" in late.choices() else late.choices()[0])
    picture = heat_map(
        variant, 2, used, lambda each: each["uses"], lambda _: "told", lambda _: "#m", example=late.dump()
    )
    assert picture is not None
    ET.fromstring(picture)
    # Turning Assam is no place on the board; the two rugs are.
    assert picture.count("<title>told</title>") == 2


@pytest.mark.parametrize(("name", "places"), [("facir", 49), ("pharaoh", 10)])
def test_the_boards_of_other_games_have_places_too(name: str, places: int) -> None:
    game = sunduk.game(name)
    stroke = game.part("picture").stroke
    state = sunduk.Match(game, 2, seed=1).plain
    ends = {stroke(state, action) for action in range(game.seat_actions)} - {None}
    points = {(x1, y1) for x1, y1, _, _ in ends}
    assert len(points) == places
    assert all(0 < x < 1000 and 0 < y < 1000 for x, y in points)


def test_actions_at_one_place_are_added_up() -> None:
    one = {"action": 1, "match": 4, "uses": 1.0, "users": 10, "wins": {"value": 0.2, "low": 0.1, "high": 0.3}}
    other = {"action": 2, "match": 5, "uses": 2.0, "users": 30, "wins": {"value": 0.6, "low": 0.5, "high": 0.7}}
    ((found, _),) = together([(one, (1, 2, 3, 4)), (other, (1, 2, 3, 4))])
    assert (found["uses"], found["users"]) == (3, 40)
    assert found["wins"]["value"] == pytest.approx(0.5)


def test_skill_depth_is_none_where_nothing_can_be_chosen() -> None:
    found = skill_depth(box(3, 1), 2, 40, ladder=("uniform", "greedy"), processes=1)
    assert found.depth.low <= 0 <= found.depth.high


@pytest.mark.parametrize(("reach", "digits"), [(0.3, 1), (0.03, 2), (5, 0), (0, 2)])
def test_numbers_are_written_as_sharply_as_they_are_known(reach: float, digits: int) -> None:
    assert digits_for(reach) == digits
