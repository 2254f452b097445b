"""Damaged texts of any game are read or refused with a sentence. No test here names a game."""

from __future__ import annotations

import copy
import random
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sunduk
from sunduk import BadEdition, BadMove, BadOption, BadRecord, Batch, Game, Match, SundukError
from sunduk.core.book.edition import Edition
from sunduk.core.match import moves

from .play import random_match

GAMES = sunduk.games()
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
STRANGE = '0123456789 |?=,.:/-+@*{}[]"\\\nΩ\x00'
"""Characters inserted into every text, besides those of its own."""
WRONG: list[Any] = [None, True, -1, 4, 9, 99, 10**9, 1.5, "", "x", "aa", "d99", [], ["a1"], {}]
"""Values that replace any value in JSON and editions."""


def picked(game: Game) -> list[str]:
    """Hand-picked positions, for their variety."""
    return (Path(__file__).parent.parent / "positions" / f"{game.id}.txt").read_text("utf-8").splitlines()


def examples(game: Game) -> list[str]:
    """Every position in the examples of the rulebook."""
    lines = [line for example in game.rulebook().examples for line in example.lines]
    return [line.partition(" ")[2] for line in lines if line.startswith(("at ", "then "))]


def edited(text: str, first: int, edits: int, alphabet: str, chooser: random.Random) -> str:
    """Up to two characters in place of up to two, at random places from `first` on."""
    for _ in range(edits):
        at = chooser.randrange(first, len(text))
        new = "".join(chooser.choices(alphabet, k=chooser.randrange(3)))
        text = text[:at] + new + text[at + chooser.randrange(3) :]
    return text


@every_game
def test_positions_read_back(game: Game) -> None:
    for text in picked(game):
        assert Match.at(text, auto=False).position == text
    for text in examples(game):
        written = Match.at(text, auto=False).position
        assert Match.at(written, auto=False).position == written


@every_game
@settings(max_examples=500)
@given(st.integers(0, 2**32), st.integers(1, 3))
def test_edited_positions_play_on_or_are_refused(game: Game, seed: int, edits: int) -> None:
    """An accepted position reads back, every seat can view it, and it can be played to the end with checks on."""
    chooser = random.Random(seed)
    pool = picked(game) if seed % 4 else examples(game)
    alphabet = "".join(sorted({*"".join(pool)})) + STRANGE
    text = edited(chooser.choice(pool), len(game.id) + 1, edits, alphabet, chooser)
    try:
        match = Match.at(text, seed=seed)
    except SundukError as error:
        assert str(error)
        return
    assert match.start is not None
    assert Match.at(match.start, auto=False).position == match.start
    for seat in range(-1, match.seats):
        match.game.functions().guess(match.view(seat).state, seat, chooser.getrandbits(32))
    while not match.over:
        who = chooser.choice(match.actors)
        match.act(match.write(who, chooser.choice(match.ids(who))), who)


@cache
def begun(game: Game, seed: int) -> str:
    """The record of a match that has just begun, with every kind of header."""
    match = Match(game, game.seats[-1], seed=seed, names=[f"{name} «Ё»" for name in range(game.seats[-1])])
    chooser = random.Random(seed)
    for _ in range(6):
        who = chooser.choice(match.actors)
        match.act(chooser.choice(match.ids(who)), who)
    match.comment("all is well")
    match.headers["Date"] = "2026-11-15"
    match.auto = seed % 2 == 0
    return match.dump()


@every_game
@settings(max_examples=400)
@given(st.integers(0, 2**32), st.integers(1, 4))
def test_edited_records_load_or_are_refused(game: Game, seed: int, edits: int) -> None:
    chooser = random.Random(seed)
    text = begun(game, seed % 8)
    try:
        Match.load(edited(text, 0, edits, "".join(sorted(set(text))) + STRANGE, chooser))
    except SundukError as error:
        assert str(error)


@every_game
def test_a_truncated_record_is_noticed(game: Game) -> None:
    text = begun(game, 2).rstrip()
    assert Match.load(text).dump().rstrip() == text
    for length in range(0, len(text) - 1, 3):
        with pytest.raises(SundukError):
            Match.load(text[:length])
    text = Batch(game, 1).match(1, 0).dump().rstrip()
    for length in range(len(text) // 80, len(text) - 1, len(text) // 80):
        with pytest.raises(SundukError):
            Match.load(text[:length], backend="cpu")


@every_game
def test_a_wrong_result_is_noticed(game: Game) -> None:
    match = Batch(game, 1).match(1, 0)
    moves, equals, _ = match.dump().rpartition("=")
    scores = [str(score + 1) for score in match.scores]
    with pytest.raises(BadRecord, match="the scores are"):
        Match.load(f"{moves}{equals} {' '.join(scores)}\n")
    with pytest.raises(BadRecord, match="the match is over, but the record says it goes on"):
        Match.load(f"{moves}*\n")
    with pytest.raises(SundukError):
        Match.load(moves)


def refused_or_done(match: Match, move: str | dict[str, Any], who: int) -> None:
    """A move is legal, or it is refused with a sentence and changes nothing."""
    before, legal = match.records.tobytes(), match.ids(who)
    trial = copy.copy(match)
    try:
        trial.do(who, trial.read(who, move))
    except BadMove as error:
        assert str(error)
        assert trial.records.tobytes() == before
    else:
        assert trial.log[-1].action in legal
    assert match.records.tobytes() == before


@every_game
def test_edited_moves_are_done_or_refused(game: Game) -> None:
    chooser = random.Random(3)
    texts: set[str] = set()
    for match in random_match(game, game.seats[-1], {}, seed=3):
        if match.over or len(match.log) > 300:
            break
        who = chooser.choice(match.actors)
        text = match.write(who, chooser.choice(match.ids(who)))
        texts.add(text)
        for other in (text, chooser.choice(sorted(texts))):
            refused_or_done(match, edited(other, 0, 1, "".join(texts) + STRANGE, chooser), who)


def spoilt(move: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A move as JSON with each of its values missing or wrong."""
    for key in move:
        yield {name: value for name, value in move.items() if name != key}
        for value in WRONG:
            yield move | {key: value}


@every_game
def test_spoilt_json_is_done_or_refused(game: Game) -> None:
    """The first move of each kind in a match, damaged in every way."""
    seen = set()
    for match in random_match(game, game.seats[-1], {}, seed=4):
        for who in match.actors:
            for action in match.ids(who):
                move = moves.to_json(game, match.state, who, action)
                if (kind := (move["move"], *map(type, move.values()))) not in seen:
                    seen.add(kind)
                    for wrong in spoilt(move):
                        refused_or_done(match, wrong, who)


@every_game
def test_wrong_seats_and_options(game: Game) -> None:
    for seats in (-1, 0, 1, game.seats[-1] + 1, 99):
        with pytest.raises(BadOption, match=f"is played by .*, not by {seats}"):
            Match(game, seats)
    with pytest.raises(BadOption, match="has no option 'weather'; its options are"):
        Match(game, game.seats[0], {"weather": "fine"})
    for option in game.options:
        for value in ("", "maybe", -1, 10**9, None):
            with pytest.raises(BadOption, match=f"The option {option.name} cannot be {value!r}; it can be"):
                Match(game, game.seats[0], {option.name: value})
        counts = " or ".join(map(str, option.seats or ()))
        for seats in set(game.seats) - set(option.seats or game.seats):
            for value in set(option.values) - {option.default}:
                with pytest.raises(BadOption, match=f"{option.name}={value} needs {counts} seats, not {seats}"):
                    Match(game, seats, {option.name: value})


def leaves(data: dict[str, Any]) -> Iterator[tuple[dict[str, Any], str]]:
    """Every table of an edition, with the name of each value in it."""
    for name, value in data.items():
        if isinstance(value, dict):
            yield from leaves(value)
        else:
            yield data, name


@every_game
def test_an_edition_is_refused_or_can_be_played(game: Game) -> None:
    """Each value is removed, misspelt or replaced: the edition is refused with a sentence, or a match can be set up."""
    text = (game.folder / "edition.toml").read_text("utf-8")
    for place, (_, name) in enumerate(leaves(tomllib.loads(text))):
        if name == "title":
            continue
        for value in ["left out", "misspelt", *WRONG]:
            data = tomllib.loads(text)
            table, key = list(leaves(data))[place]
            if value in ("left out", "misspelt"):
                old = table.pop(key)
                table |= {f"{key}s": old} if value == "misspelt" else {}
            else:
                table[key] = value
            try:
                box = game.with_edition(Edition(data, "here"))
            except BadEdition as error:
                assert str(error).startswith("here")
                assert "(rule " in str(error) or "is not a key of this game; the keys are" in str(error)
            else:
                assert value not in ("left out", "misspelt"), key
                assert Match(box, box.seats[-1], seed=1).actors
