"""The learning curve: the file reads back, and the picture shows its points."""

from __future__ import annotations

import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import sunduk

from ..bots.nets import network

EXAMPLES = Path(__file__).parents[2] / "examples"
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def strength(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(EXAMPLES)
    return import_module("strength")


def exams(strength: Any, game: str, shares: list[float]) -> list[Any]:
    return [
        strength.Exam(game, 2, float(minute), 200, share, share - 0.05, share + 0.05)
        for minute, share in enumerate(shares)
    ]


def test_a_table_reads_back(strength: Any, tmp_path: Path) -> None:
    made = exams(strength, "marrakech", [0.1, 0.5, 0.75])
    strength.write(tmp_path / "strength.csv", made)
    for found, exam in zip(strength.read(tmp_path / "strength.csv"), made, strict=True):
        assert found[:2] == exam[:2]
        assert found[2:] == pytest.approx(exam[2:])


def test_a_picture_shows_all_curves(strength: Any, tmp_path: Path) -> None:
    tables = []
    for game, shares in (("marrakech", [0.0, 0.5, 1.0]), ("farlander", [0.0, 0.25])):
        tables.append(tmp_path / f"{game}.csv")
        strength.write(tables[-1], exams(strength, game, shares))
    strength.draw(tables, tmp_path / "curve.svg")
    root = ElementTree.fromstring((tmp_path / "curve.svg").read_text("utf-8"))
    first, second = (
        [tuple(map(float, point.split(","))) for point in line.attrib["points"].split()]
        for line in root.iter(f"{SVG}polyline")
    )
    assert first == [
        (strength.LEFT, strength.HEIGHT - strength.BOTTOM),
        ((strength.LEFT + strength.WIDTH - strength.RIGHT) / 2, (strength.TOP + strength.HEIGHT - strength.BOTTOM) / 2),
        (strength.WIDTH - strength.RIGHT, strength.TOP),
    ]
    assert len(second) == 2
    words = " ".join(element.text or "" for element in root.iter(f"{SVG}text"))
    assert "marrakech, 2 seats" in words
    assert "farlander, 2 seats" in words
    assert "marrakech: 100.0%; farlander: 25.0%" in (root.findtext(f"{SVG}desc") or "")
    assert "prefers-color-scheme: dark" in (root.findtext(f"{SVG}style") or "")


def test_a_picture_of_nothing_yet(strength: Any, tmp_path: Path) -> None:
    strength.write(tmp_path / "strength.csv", [])
    strength.draw([tmp_path / "strength.csv"], tmp_path / "curve.svg")
    assert not list(ElementTree.parse(tmp_path / "curve.svg").iter(f"{SVG}polyline"))


def test_an_examination(strength: Any, tmp_path: Path) -> None:
    """Measures an untrained network against greedy in a process of its own."""
    game = sunduk.game("marrakech")
    with strength.Examiner(game, 2, tmp_path, 0.0, 1) as examiner:
        assert examiner.free
        examiner.finish(network(game, 2).save, 1.5, 2)
    (exam,) = strength.read(tmp_path / "strength.csv")
    assert exam[:4] == ("marrakech", 2, 1.5, 4)
    assert 0 <= exam.low <= exam.share <= exam.high <= 1
    assert [path.name for path in tmp_path.iterdir()] == ["strength.csv"]


def test_an_examination_that_fails_stops_nothing(strength: Any, tmp_path: Path) -> None:
    game = sunduk.game("marrakech")
    with strength.Examiner(game, 3, tmp_path, 0.0, 1) as examiner:
        examiner.finish(network(game, 2).save, 1.0, 1)
        assert re.search("the examination failed: .*trained for 2 seats, not for 3", examiner.news)
    assert strength.read(tmp_path / "strength.csv") == []


def test_without_pytorch_the_example_says_what_to_do(strength: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.delitem(sys.modules, "selfplay", raising=False)
    with pytest.raises(SystemExit, match="This example learns with PyTorch: pip install torch"):
        import_module("selfplay")
