"""Golden texts: what stories say, and every sentence of every game in both languages.

`python -m tests.games.golden` writes them anew. Read the difference aloud before you commit it.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sunduk
from sunduk import Game, Match
from sunduk.core.book.words import SEAT_FIELDS
from sunduk.core.match.game import LANGUAGES

FOLDER = Path(__file__).parent.parent / "golden"
RECORDS = sorted(FOLDER.glob("*.sunduk"))
SENTENCES = FOLDER / "sentences.jsonl"
"""One line per sentence; the client's tests read the same file."""

NAMES = {"en": ["Ann", "Bob", "Eve", "Kim", "Joe"], "ru": ["Аня", "Боря", "Ева", "Коля", "Женя"]}
COUNTS = (1, 2, 5, 21)
"""Numbers that need every plural form."""

RARE: dict[str, list[dict[str, Any]]] = {
    "facir": [{"event": "void", "cards": 2, "names": ["a", "b"], "listed": "a, b"}],
    "marrakech": [{"event": "out", "seat": 0}],
    "farlander": [{"event": "out", "seat": 0}],
    "pharaoh": [{"event": "sand"}, {"event": "none", "seat": 0, "number": 33, "scarabs": 5}],
}
"""Events that occur in none of the golden matches."""


def happenings(game: Game) -> dict[str, dict[str, Any]]:
    """One event of each kind, by name."""
    found = {event["event"]: event for event in RARE.get(game.id, [])}
    for path in RECORDS:
        if path.stem.startswith(f"{game.id}-"):
            for event in Match.load(path.read_text("utf-8")).events():
                found.setdefault(event["event"], {key: event[key] for key in event if key not in ("seq", "only")})
    return found


def sentences(game: Game) -> Iterator[dict[str, Any]]:
    """Each event as told to each reader, with numbers for every plural form."""
    words = {language: game.words(language) for language in LANGUAGES}
    nouns = words["en"].data["plurals"]
    for event in happenings(game).values():
        counted = [field for field in event if field in nouns and isinstance(event[field], int)]
        readers = [None, *(event[field] for field in SEAT_FIELDS if field in event)]
        heard = []
        for reader, count in itertools.product(readers, COUNTS if counted else [0]):
            told = event | dict.fromkeys(counted, count)
            said = {code: words[code].read_by(reader).event(told, NAMES[code]) for code in LANGUAGES}
            if said not in heard:
                heard.append(said)
                yield {"game": game.id, "reader": reader} | said | {"event": told}


def main() -> None:
    for path in RECORDS:
        story = Match.load(path.read_text("utf-8")).story()
        path.with_suffix(".story").write_text("\n".join(story) + "\n", "utf-8")
    lines = [json.dumps(line, ensure_ascii=False) for game in sunduk.games() for line in sentences(game)]
    SENTENCES.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
