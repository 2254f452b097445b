"""Every sentence of every game equals `golden/sentences.jsonl`, which the client's tests read, too."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import sunduk
from sunduk import Game, Match, conform
from sunduk.core.book.words import SEAT_FIELDS, Words
from sunduk.core.errors import NotConform

from .golden import NAMES, RECORDS, SENTENCES, happenings, sentences

LINES: list[dict[str, Any]] = [json.loads(line) for line in SENTENCES.read_text("utf-8").splitlines()]
ADDRESSED = {
    "en": re.compile(r"\byou(rs?)?\b", re.IGNORECASE),
    "ru": re.compile(r"\b(вы|вас|вам|ваш\w*)\b", re.IGNORECASE),
}
NOTATION = re.compile(r"[{}*_]|\d/\d|[.o]{3}|\bd\d+\b|\b(None|null|undefined)\b")
"""What a sentence must not contain: field names, program syntax, rows of holes, names of dice."""


def test_all_sentences_are_written_down(game: Game) -> None:
    assert [line for line in LINES if line["game"] == game.id] == list(sentences(game))


def test_every_event_is_told(game: Game) -> None:
    events = game.words().data["events"]
    plain = {name for name in events if not name.startswith("you_") and not name.endswith("_you")}
    assert set(happenings(game)) == plain


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_reader_is_addressed_and_nothing_is_notation(language: str) -> None:
    for line in LINES:
        sentence, reader = line[language], line["reader"]
        assert not NOTATION.search(sentence), sentence
        assert bool(ADDRESSED[language].search(sentence)) == (reader is not None), sentence
        if reader is not None:
            assert NAMES[language][reader] not in sentence
            assert reader in [line["event"].get(field) for field in SEAT_FIELDS]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_numbers_take_the_form_of_their_noun(game: Game, language: str) -> None:
    words = game.words(language)
    forms = {"en": {"one", "other"}, "ru": {"one", "few", "many"}}[language]
    for noun, written in words.data["plurals"].items():
        assert set(written) - {"of"} == forms, noun
        one, few, many, more = (words.plural(noun, count) for count in (1, 2, 5, 21))
        assert "2" in few
        assert more.replace("21", "1") == (one if language == "ru" else many.replace("5", "1")), noun
        assert one != few.replace("2", "1"), noun


def test_a_story_calls_its_reader_you() -> None:
    match = Match.load(next(path for path in RECORDS if path.stem.startswith("fortune-2")).read_text("utf-8"))
    first = match.story(seat=0, reader=0)
    assert any(line.startswith("You play the ") for line in first)
    assert not any(match.game.words().seats[0] in line for line in first)
    # A reader who is told which card it is, is not also told that it is a card.
    assert "You are dealt a card." not in first
    assert f"{match.game.words().seats[1]} is dealt a card." in first


def test_a_sentence_that_names_a_seat_must_address_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game = sunduk.game("marrakech")
    data = game.words().data
    events = {name: text for name, text in data["events"].items() if name != "pay_you"}
    monkeypatch.setattr(Game, "words", lambda _, language="en": Words({**data, "events": events}, language))
    with pytest.raises(NotConform, match="pay_you"):
        conform.check_texts(game)
