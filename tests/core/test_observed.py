"""Pictures of observations, and those of the docs: `python -m tests.core.test_observed` draws them anew."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import numpy as np

import sunduk
from sunduk import Game, Match
from sunduk.core.match.view import View
from sunduk.core.picture.observed import observed

DOCS = Path(__file__).parents[2] / "docs"
DECISIONS = 25


def view_of(game: Game) -> View:
    """What a seat sees in mid-match, always the same."""
    match = Match(game, game.seats[1], seed=1)
    for number in range(DECISIONS):
        who = match.actors[0]
        ids = match.ids(who)
        match.act(ids[7 * number % len(ids)], who)
    return match.view(0)


def test_every_number_that_is_not_zero_is_a_cell(game: Game) -> None:
    view = view_of(game)
    drawn = observed(view)
    ElementTree.fromstring(drawn)
    cells = re.findall(r'fill-opacity="([\d.]+)"', drawn)
    assert len(cells) == np.count_nonzero(view.observation())
    assert all(0.25 < float(cell) <= 1 for cell in cells)
    for block in game.observation_layout:
        assert f">{block.name} " in drawn


def test_those_of_the_docs_are_drawn_of_the_present_layout(game: Game) -> None:
    assert (DOCS / "observations" / f"{game.id}.svg").read_text("utf-8") == observed(view_of(game))


def test_the_docs_show_them(game: Game) -> None:
    assert f"](observations/{game.id}.svg)" in (DOCS / "environments.md").read_text("utf-8")


if __name__ == "__main__":
    for game in sunduk.games():
        (DOCS / "observations" / f"{game.id}.svg").write_text(observed(view_of(game)), "utf-8")
