"""The tags of a page by which messengers preview a link to a table or a replay (Open Graph)."""

from __future__ import annotations

import re
from html import escape

from sunduk.core.match.game import LANGUAGES
from sunduk.table.table import Table

WORDS = {
    "en": {
        "free": "a free seat",
        "bot": "bot",
        "waiting": "Sit down and play",
        "running": "The match is on",
        "over": "The match is over",
    },
    "ru": {
        "free": "свободное место",
        "bot": "бот",
        "waiting": "Садитесь играть",
        "running": "Партия идёт",
        "over": "Партия окончена",
    },
}
PATH = re.compile(r"(?:tables|replay|analysis|room)/([A-Za-z0-9_-]{1,32})")
"""Pages of a table."""


def table_of(path: str) -> str | None:
    """The id of the table that a path of the page shows."""
    found = PATH.fullmatch(path)
    return found[1] if found else None


def language_of(accepted: str) -> str:
    """The first of our languages that a browser accepts."""
    offers = (offer.partition(";")[0].strip().lower()[:2] for offer in accepted.split(","))
    return next((offer for offer in offers if offer in LANGUAGES), "en")


def tags(table: Table, address: str, path: str, at: int | None, language: str) -> str:
    """Title, who sits there, and the address of a picture; all texts of people are escaped."""
    words = WORDS[language]
    state = words.get(table.state, words["over"])
    seats = [words["free"] if seat.kind == "open" else seat.name or words["bot"] for seat in table.seats]
    query = f"?lang={language}" + (f"&at={at}" if at is not None else "")
    told = {
        "og:type": "website",
        "og:site_name": "Sunduk",
        "og:locale": {"en": "en_GB", "ru": "ru_RU"}[language],
        "og:title": table.game.words(language).title,
        "og:description": f"{state}: {', '.join(seats)}",
        "og:url": f"{address}/{path}",
        "og:image": f"{address}/api/tables/{table.id}/picture{query}",
        "og:image:type": "image/png",
    }
    lines = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in told.items()]
    return "\n    ".join([*lines, '<meta name="twitter:card" content="summary_large_image" />'])
