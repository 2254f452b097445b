"""Which clauses of the rules are marked as ours, not the printed rulebook's."""

from __future__ import annotations

from sunduk import Game

MARKS = {"en": "*(ours", "ru": "*(наше"}

OURS = {
    "marrakech": "2.1 2.5 4.5 5.3 7.1 7.2 7.3 7.4 7.5 8.3",
    "facir": "1.3 3.2 3.3 4.6 5.1 6.3 7.4",
    "pharaoh": "1.3 4.4 5.3 5.4 6.1 6.5 6.6 6.7 6.9 6.10 8.2 8.4",
    "fortune": "1.1 1.2 1.4 4.5 5.5 6.4",
    "farlander": "1.1 1.4 2.1 4.3 4.4 5.5 5.7 5.8 5.9 7.3",
}
"""Clauses that say something on which the printed rulebook is silent: ruled or reconstructed by us (`[ours]` in our
rulings), or taken from how the printed game is commonly played (`[known]`). All others follow the book (`[book]`)."""


def test_what_the_book_does_not_say_is_marked(game: Game) -> None:
    for language, mark in MARKS.items():
        marked = [number for number, clause in game.rulebook(language).clauses.items() if mark in clause]
        assert marked == OURS[game.id].split()


def test_the_mark_is_explained(game: Game) -> None:
    for language, mark in MARKS.items():
        opening = game.rulebook(language).text.split("\n## ")[0]
        assert f"{mark})*" in opening
