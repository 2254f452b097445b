"""The end card is a picture of the board with scores, luck and skill."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

import sunduk
from sunduk.analysis.card import card, most_turning
from sunduk.analysis.report import analysis_words

from .matches import ending

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", [game.id for game in sunduk.games()])
def test_the_card_of_every_game(game: str, language: str) -> None:
    match = ending(game, sunduk.game(game).seats[-1], 1, 12)
    data = sunduk.analyse(match, budget="2n").data()
    turning = most_turning(data)
    picture = card(match, data, turning, language)
    drawn = ElementTree.fromstring(picture)
    assert drawn.get("viewBox") == "0 0 1200 630"
    words = [each.text or "" for each in drawn.findall(f"{SVG}text")]
    assert match.game.words(language).title in words
    for seat, points in enumerate(match.scores):
        assert str(points) in words
        assert any(match.game.words(language).seats[seat] in line for line in words)
    assert drawn.find(f"{SVG}svg") is not None
    kinds = analysis_words(language).name("kind", "luck")
    mark = "," if language == "ru" else "."
    told = [line for line in words if line.startswith(kinds)]
    assert len(told) == match.seats
    # Nothing has no sign, and everything else has one.
    assert all(re.match(rf"{kinds} ([+−](?!0\{mark}0)\d+\{mark}\d|0\{mark}0) · ", line) for line in told)
    if turning:
        story = match.rewound(turning["until"]).story(language, turning["at"])
        assert any(line and story[0].startswith(line.removesuffix("…")) for line in words)


def test_names_are_written_as_they_are_and_cut_where_they_are_long() -> None:
    match = ending("marrakech", 2, 1, 12)
    match.names = ("<b>&", "x" * 60)
    data = sunduk.analyse(match, budget="2n").data()
    words = [each.text or "" for each in ElementTree.fromstring(card(match, data, None, "en")).findall(f"{SVG}text")]
    assert any("<b>&" in line for line in words)
    assert max(map(len, words)) < 80
