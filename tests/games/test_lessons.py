"""Lessons agree with the rules: every position is read, every move that is meant is allowed, others name their rule."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import sunduk
from sunduk.core.book import lesson
from sunduk.core.errors import NotConform
from sunduk.core.match.game import LANGUAGES, Game


@pytest.mark.parametrize("game", sunduk.games(), ids=lambda game: game.id)
def test_the_lesson_agrees_with_the_rules(game: Game) -> None:
    lesson.check(game)


@pytest.mark.parametrize("game", sunduk.games(), ids=lambda game: game.id)
def test_a_first_match_can_be_played_and_is_explained(game: Game) -> None:
    match = tomllib.loads((game.folder / "lesson.toml").read_text("utf-8"))["match"]
    assert sunduk.Match(game, match["seats"], match["options"]).seats == match["seats"]
    assert 1 <= match["level"] <= 8
    for language in LANGUAGES:
        said = tomllib.loads((game.folder / f"lesson.{language}.toml").read_text("utf-8"))
        assert set(said["coach"]) == set(match["kinds"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sunduk.games(), ids=lambda game: game.id)
def test_the_coach_says_one_sentence_at_a_time(game: Game, language: str) -> None:
    said = tomllib.loads((game.folder / f"lesson.{language}.toml").read_text("utf-8"))
    steps = said["steps"].values()
    sentences = [sentence for step in steps for sentence in step.get("say", [])]
    sentences += [step[kind] for step in steps for kind in ("do", "done") if kind in step]
    sentences += [sentence for step in steps for sentence in step.get("wrong", {}).values()]
    sentences += [kind["say"] for kind in said["coach"].values()]
    for sentence in sentences:
        assert sentence.endswith(".")
        assert ". " not in sentence, sentence
        assert len(sentence) < 190, sentence


CHANGES = [
    ('do = ["L", "R"]', 'do = ["L", "c4c5"]', "step turn: c4c5 is not allowed"),
    ('wrong = ["A"]', 'wrong = ["L"]', "step turn: L is both right and wrong"),
    ('c4c5 = "3.2"', 'c4c5 = "3.1"', "c4c5 is refused by rule 3.2, not 3.1"),
    ('refused = { c2d2 = "6.5" }', 'refused = { d1d2 = "6.5" }', "d1d2 is not refused"),
    ('then = ["chance *2"]', 'then = ["chance *5"]', "step turn: .*rule 1.4"),
    ('play = ["play 1:A", "chance *2"]', 'play = ["play 0:A"]', "step pay: .*rule 3.1"),
    ('name = "pay"', 'name = "paid"', "other steps than lesson.toml"),
    ('wrong = ["d2e2"]', "", "words for other wrong moves"),
    ("seat = 0", "seats = 0", "'seat'"),
]


@pytest.mark.parametrize(("old", "new", "told"), CHANGES)
def test_a_lesson_that_disagrees_is_found(old: str, new: str, told: str, tmp_path: Path) -> None:
    game = sunduk.game("marrakech")
    for path in game.folder.iterdir():
        if path.name.startswith("lesson"):
            (tmp_path / path.name).write_bytes(path.read_bytes())
    file = tmp_path / "lesson.toml"
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(NotConform, match=told):
        lesson.check(game, tmp_path)
