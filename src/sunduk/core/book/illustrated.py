"""A rulebook with pictures: each example as the boards before and after it, as HTML inside the Markdown of the text.

For the documentation site and for paper. In the page of the server the boards are the client's own, and can be played.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape

from ..match.game import Game
from ..match.match import Match
from . import examples
from .rulebook import Example

Place = Callable[[str], str]
"""Puts an SVG where the page finds it; returns its address."""

CAPTIONS = {"en": ("Before", "After"), "ru": ("До", "После")}
SET_UP = {"en": "Set up for {seats}", "ru": "Начало партии, мест: {seats}"}
REFUSED = {"en": "Refused by rule {rule}: <code>{move}</code>", "ru": "Запрещает правило {rule}: <code>{move}</code>"}

_EXAMPLE = re.compile(r"```example\n(.*?)```\n", re.DOTALL)
_ART = re.compile(r"!\[([^]]*)]\((art/[\w-]+\.svg)\)")
_SETTING_UP = re.compile(r"^## 2 .*\n", re.MULTILINE)


def illustrated(game: Game, language: str, place: Place) -> str:
    """The Markdown of the rules, with pictures of the components, of the set-up, and of every example."""
    book = game.rulebook(language)
    shown = iter(book.examples)
    text = _EXAMPLE.sub(lambda _: _boards(game, next(shown), language, place), book.text)
    text = _ART.sub(lambda found: _component(game, found[1], found[2], place), text)
    return _SETTING_UP.sub(lambda found: f"{found[0]}\n{_set_up(game, language, place)}\n", text)


def _boards(game: Game, example: Example, language: str, place: Place) -> str:
    """What an example shows: where it begins, where it ends, and what is refused."""
    boards = [match.view(0).svg(language) if match.over else match.svg(language) for match in _stages(game, example)]
    figures = [
        _figure(place(board), caption)
        for board, caption in zip(dict.fromkeys(boards), CAPTIONS[language], strict=False)
    ]
    refused = [line.split()[1:] for line in example.lines if line.startswith("refuse ")]
    said = [REFUSED[language].format(move=escape(move), rule=rule) for move, rule in refused]
    if said:
        figures.append(f"<p>{'<br>'.join(said)}</p>")
    return "\n".join(['<div class="example">', *figures, "</div>\n"])


def _stages(game: Game, example: Example) -> list[Match]:
    """The match at the beginning and at the end of an example."""
    first: list[Match] = []

    def watch(match: Match) -> None:
        if not first:
            first.append(match.copy())

    last = examples.run(game, example, watch)
    return [*first, last]


def _component(game: Game, name: str, path: str, place: Place) -> str:
    drawing = (game.folder / path).read_text("utf-8")
    return f'<img class="component" src="{place(drawing)}" alt="{escape(name)}" title="{escape(name)}" height="72">'


def _set_up(game: Game, language: str, place: Place) -> str:
    match = Match(game, game.seats[min(1, len(game.seats) - 1)], seed=1)
    caption = SET_UP[language].format(seats=match.seats)
    return f'<div class="example">\n{_figure(place(match.view(0).svg(language)), caption)}\n</div>\n'


def _figure(address: str, caption: str) -> str:
    picture = f'<img src="{address}" alt="{caption}" width="300">'
    return f"<figure>{picture}<figcaption>{caption}</figcaption></figure>"
