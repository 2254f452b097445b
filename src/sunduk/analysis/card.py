"""The end card of a match as SVG: its board, scores, luck and skill, and its turning point, to be shared."""

from __future__ import annotations

import re
from textwrap import wrap
from typing import Any

from sunduk.core.match.match import Match
from sunduk.core.picture.svg import Picture, element, text

from .graph import COLOURS
from .report import analysis_words, points

WIDTH, HEIGHT = 1200, 630
BOARD = 560
"""The side of the square into which the board is drawn."""
EDGE = 35
LEFT = BOARD + 2 * EDGE
"""Where the words begin."""
LETTERS = 44
"""How many letters a line beside the board holds."""
INK, SOFT, PAPER = "#2b1810", "#6b5545", "#f7ecd8"


def card(match: Match, ledger: dict[str, Any], turning: dict[str, Any] | None, language: str) -> Picture:
    """The card of a match; `ledger` is the plain data of its ledger, `turning` the entry that turned it most."""
    words, game = analysis_words(language), match.game.words(language)
    names = list(match.names or game.seats[: match.seats])
    lines = [text(LEFT, 70, game.title, font_size=44, fill=INK, font_weight="bold")]
    y = 130.0
    for seat in sorted(range(match.seats), key=lambda seat: match.placings[seat]):
        total, accuracy = ledger["totals"][seat], ledger["accuracy"][seat]["accuracy"]
        luck = points(total["own_luck"] + total["others_luck"] + total["deal"], language)
        told = [
            f"{words.name('kind', 'luck')} {luck}",
            f"{words.name('analysis', 'own_choices')} {points(total['own_choices'], language)}",
            *([f"{words.name('analysis', 'accuracy')} {accuracy:.0f}"] if accuracy is not None else []),
        ]
        colour = COLOURS[seat % len(COLOURS)]
        lines += [
            element("rect", x=LEFT, y=y - 24, width=8, height=62, fill=colour),
            text(LEFT + 22, y, f"{match.placings[seat]}. {_short(names[seat])}", font_size=30, fill=INK),
            text(WIDTH - EDGE, y, str(match.scores[seat]), font_size=30, fill=INK, text_anchor="end"),
            text(LEFT + 22, y + 32, " · ".join(told), font_size=20, fill=SOFT),
        ]
        y += 82
    if turning:
        who = turning["seat"] if turning["seat"] is not None else turning.get("marked") or 0
        gain = f"{_short(names[who])} {points(turning['gain'][who], language)}"
        happened = " ".join(match.rewound(turning["until"]).story(language, turning["at"]))
        lines.append(text(LEFT, HEIGHT - 96, f"{words.name('analysis', 'turning')}: {gain}", font_size=20, fill=SOFT))
        for number, part in enumerate(wrap(happened, LETTERS, max_lines=2, placeholder="…")):
            lines.append(text(LEFT, HEIGHT - 62 + 30 * number, part, font_size=24, fill=INK))
    return Picture(
        element(
            "svg",
            element("rect", width=WIDTH, height=HEIGHT, fill=PAPER),
            _placed(match.svg(language)),
            *lines,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {WIDTH} {HEIGHT}",
            width=WIDTH,
            height=HEIGHT,
            font_family="system-ui, sans-serif",
            role="img",
            aria_label=game.title,
        )
    )


def most_turning(data: dict[str, Any]) -> dict[str, Any] | None:
    """The entry that turned a match most, of the plain data of a whole ledger."""
    entries = [data["entries"][place] for place in data["turning_points"]]
    return max(entries, key=lambda entry: max(map(abs, entry["gain"])), default=None)


def _placed(board: str) -> str:
    """The picture of a board, as a part of another picture."""
    inner = board[board.index("<svg") :]
    head, rest = inner.split(">", 1)
    head = re.sub(r'\s(x|y|width|height)="[^"]*"', "", head)
    return f'{head} x="{EDGE}" y="{EDGE}" width="{BOARD}" height="{BOARD}">{rest}'


def _short(name: str) -> str:
    return name if len(name) <= 24 else f"{name[:23]}…"
