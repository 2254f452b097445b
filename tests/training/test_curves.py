"""The curves of a training: what is written reads back, and the picture shows it."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from sunduk.training.curves import BOTTOM, HEIGHT, LEFT, RIGHT, TOP, WIDTH, Point, append, draw, read

SVG = "{http://www.w3.org/2000/svg}"


def test_a_table_reads_back_and_is_continued(tmp_path: Path) -> None:
    points = [Point("search", 2, minute / 2, 100 * minute, 0.7, 0.0, 0.2, 1.5) for minute in range(4)]
    for point in points:
        append(tmp_path / "curves.csv", point)
    for found, point in zip(read(tmp_path / "curves.csv"), points, strict=True):
        assert found[:2] == point[:2]
        assert found[2:] == pytest.approx(point[2:])


def test_a_picture_shows_the_errors(tmp_path: Path) -> None:
    points = [Point("search", 2, 0.0, 0, 1.0, 0.0, 0.0, 2.0), Point("search", 2, 4.0, 9, 0.5, 0.0, 0.0, 1.0)]
    draw(points, tmp_path / "curves.svg", "fortune, 2 seats")
    root = ElementTree.parse(tmp_path / "curves.svg").getroot()
    wins, places, policy = (
        [tuple(map(float, point.split(","))) for point in line.attrib["points"].split()]
        for line in root.iter(f"{SVG}polyline")
    )
    middle, bottom, right = (TOP + HEIGHT - BOTTOM) / 2, HEIGHT - BOTTOM, WIDTH - RIGHT
    assert policy == [(LEFT, TOP), (right, middle)]
    assert wins[0] == (LEFT, middle)
    assert places == [(LEFT, bottom), (right, bottom)]
    assert "wins 0.500" in (root.findtext(f"{SVG}desc") or "")


def test_a_picture_of_nothing_yet(tmp_path: Path) -> None:
    draw([], tmp_path / "curves.svg", "fortune, 2 seats")
    assert not list(ElementTree.parse(tmp_path / "curves.svg").iter(f"{SVG}polyline"))
