"""Reports say in plain sentences what changed, and lead to real matches."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from base64 import b64decode
from pathlib import Path

import pytest
from pyarrow import parquet

import sunduk
from sunduk.study import Study, Variant, conduct
from sunduk.study.distributions import Histogram
from sunduk.study.figures import Shown, pictures
from sunduk.study.heat import WINNING, HeatMaps, Say, between
from sunduk.study.html_report import html
from sunduk.study.intervals import Interval
from sunduk.study.parquet import rows_file
from sunduk.study.report import Report, digits_for, study_words
from sunduk.study.results import Results
from sunduk.study.showcase import chosen
from sunduk.study.skill import skill_depth

from .conftest import box
from .paths import expected, shares


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


def test_the_page_is_one_file_whose_every_bar_and_band_leads_to_a_match(results: Results) -> None:
    page = html(Report([results], refused={"1.1": 3}))
    assert "http://www.w3.org" in page
    assert not re.search(r"(src|href)=\"https?:", page)
    anchors = set(re.findall(r'id="([^"]+)"', page))
    assert set(re.findall(r'href="#([^"]+)"', page)) <= anchors
    svgs = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    assert svgs
    for svg in svgs:
        drawing = ET.fromstring(svg)
        linked = {shape for link in drawing.iter("{http://www.w3.org/2000/svg}a") for shape in link}
        assert set(drawing.iter("{http://www.w3.org/2000/svg}rect")) <= linked
    saved = re.findall(r"base64,([^\"]+)\"", page)
    assert len(saved) < 60, "few matches stand for everything"
    match = sunduk.Match.load(b64decode(saved[0]))
    assert match.over
    assert match.game.id == "toy"


def test_pictures_stand_alone(results: Results) -> None:
    """Also maps, which share their boards in a page."""
    marrakech = conduct(Study((Variant("marrakech"),), 2, num=50))
    for found in (results, marrakech):
        drawn = dict(pictures(Report([found], "ru")))
        assert len(drawn) > 5
        for name, svg in drawn.items():
            drawing = ET.fromstring(svg)
            assert drawing.tag == "{http://www.w3.org/2000/svg}svg", name
            assert set(re.findall(r'href="#([^"]+)"', svg)) <= set(re.findall(r'id="([^"]+)"', svg)), name
            assert "<a " not in svg
    assert any("heat" in name for name in drawn)


def test_a_bar_has_the_matches_that_it_counts(results: Results) -> None:
    for bar in results.distributions[0].data(results.study.rule)["histograms"]["margin"]:
        for number in bar["matches"]:
            scores = sunduk.Match.load(results.record(0, number)).scores
            assert bar["from"] <= max(scores) - min(scores) <= bar["to"]


def test_a_band_of_a_fan_has_a_match_that_goes_through_it(results: Results) -> None:
    found = results.distributions[1].data(results.study.rule)["fans"]
    shown = Shown(results, 1, "m", moments=True)
    for name, moments in found.items():
        assert len(moments) == 20
        for at, moment in enumerate(moments):
            assert sum(band["share"] for band in moment["bands"]) == pytest.approx(1)
            for band in moment["bands"]:
                address = shown(band["match"], at)
                match = sunduk.Match.load(shown.records[band["match"]])
                opener = next(who for who, _ in match.log if who < 2)
                whose = [opener] if name == "opener" else [s for s in (0, 1) if match.placings[s] == 1]
                then = match.rewound(int(address.partition("@")[2]))
                assert then.actors[0] < 2, "a position in which a seat decides"
                now = shares(list(then.scores))
                share = sum(now[seat] for seat in whose) / len(whose)
                assert band["from"] - 0.01 <= share <= band["to"] + 0.01


def test_few_matches_stand_for_many_groups() -> None:
    assert chosen([[0, 1], [1, 2], [1, 3], [3]]) == [1, 1, 3, 3]
    assert chosen([]) == []


def test_wide_histograms_have_few_bars_that_count_everything() -> None:
    histogram = Histogram()
    for number in range(1000):
        histogram.count(number, number)
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


SAY = Say(
    lambda value, digits: f"{value:.{digits}f}", "a match", "those win", "wins", "how often", "how often they win"
)


def test_heat_lies_on_the_board_itself() -> None:
    match = sunduk.Match("marrakech", 2, seed=3)
    rugs = match.game.part("rules").LAY_AT
    # Two rugs that share a cell, and a turn of Assam, which is no place on the board.
    used = [
        {
            "action": action,
            "match": action,
            "uses": uses,
            "users": users,
            "wins": {"value": value, "low": value - 0.1, "high": value + 0.1},
        }
        for action, uses, users, value in ((0, 9.0, 9, 0.5), (rugs, 1.0, 10, 0.2), (rugs + 1, 2.0, 30, 0.6))
    ]
    maps = HeatMaps(Variant("marrakech"), 2, used, match.dump(), "en")
    (kind,) = maps.kinds
    places = {place.area.name: place for place in maps.kinds[kind]}
    assert {name: place.uses for name, place in places.items()} == {"a1": 1, "b1": 3, "c1": 2}
    assert places["b1"].wins.value == pytest.approx(0.5)
    assert places["b1"].match == rugs + 1, "the match stands for what is done there most"
    picture = maps.draw(kind, False, SAY, lambda number, _=None: f"#m-{number}")
    ET.fromstring(picture)
    assert re.findall(r'aria-label="([^"]+)"', picture) == ["a1: 1.0 a match", "b1: 3.0 a match", "c1: 2.0 a match"]
    assert picture.count('href="#m-') == 3
    assert "data-seat" in picture, "the board is drawn below"


def test_a_share_of_wins_that_may_be_equal_is_white() -> None:
    rugs = sunduk.game("marrakech").part("rules").LAY_AT
    used = [
        {"action": rugs + 2 * at, "match": 0, "uses": 1.0, "users": 9, "wins": {"value": 0.6, "low": low, "high": 0.7}}
        for at, low in enumerate((0.4, 0.55))
    ]
    maps = HeatMaps(Variant("marrakech"), 2, used, sunduk.Match("marrakech", 2, seed=3).dump(), "en")
    picture = maps.draw("rugs", True, SAY, lambda *_: None)
    fills = re.findall(r'<path d="M[^"]+" fill="(#[0-9a-f]{6})" fill-opacity', picture)
    white, orange = between(WINNING, 0.5), between(WINNING, 1.0)
    assert fills == ["#" + bytes(colour).hex() for colour in (white, white, orange, orange)]


@pytest.mark.parametrize(
    ("name", "places"),
    [
        ("facir", {"nails": 49, "lifted": 49, "fakirs": 49}),
        ("farlander", {"settle": 24, "attack": 24, "from": 24}),
        ("fortune", {"own": 13, "middle": 11, "others": 1}),
        ("marrakech", {"rugs": 49}),
        ("pharaoh", {"tiles": 10}),
    ],
)
def test_every_place_of_a_board_can_be_warm(name: str, places: dict[str, int]) -> None:
    game = sunduk.game(name)
    used = [
        {"action": action, "match": 0, "uses": 1.0, "users": 1, "wins": {"value": 0.5, "low": 0.4, "high": 0.6}}
        for action in range(game.seat_actions)
    ]
    seats = game.seats[0]
    maps = HeatMaps(Variant(name), seats, used, sunduk.Match(game, seats, seed=1).dump(), "ru")
    assert {kind: len(found) for kind, found in maps.kinds.items()} == places
    for kind, found in maps.kinds.items():
        width, height, _ = maps.ground(kind)
        assert len({(place.area.x, place.area.y) for place in found}) == len(found)
        for place in found:
            x, y = place.area.x + place.area.shift[0], place.area.y + place.area.shift[1]
            assert 0 < x < width, place.area.name
            assert 0 < y < height, place.area.name
        ET.fromstring(maps.draw(kind, False, SAY, lambda *_: "#m"))


def test_skill_depth_is_none_where_nothing_can_be_chosen() -> None:
    found = skill_depth(box(3, 1), 2, 40, ladder=("uniform", "greedy"), processes=1)
    assert found.depth.low <= 0 <= found.depth.high


@pytest.mark.parametrize(("reach", "digits"), [(0.3, 1), (0.03, 2), (5, 0), (0, 2)])
def test_numbers_are_written_as_sharply_as_they_are_known(reach: float, digits: int) -> None:
    assert digits_for(reach) == digits
