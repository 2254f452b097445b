"""Luck that can be checked."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from sunduk import BadRecord, Game, Match
from sunduk.server.luck import Luck, headers, verify


def played(game: Game, salts: list[str | None]) -> Match:
    luck, rng = Luck("t", b"secret"), random.Random(2)
    match = Match(game, 2, auto=False)
    luck.draw(match, salts)
    while not match.over and len(match.log) < 60:
        who = rng.choice(match.actors)
        match.do(who, rng.choice(match.ids(who)))
        luck.draw(match, salts)
    match.headers |= headers(luck, salts)
    return Match.load(match.dump())


def test_a_true_record_is_verified(game: Game) -> None:
    assert verify(played(game, ["a", None])) > 0


@pytest.mark.parametrize(
    ("header", "value"), [("Salts", '["b", null]'), ("Table", "u"), ("Secret", b"other".hex()), ("Secret", "?")]
)
def test_a_changed_record_is_not(header: str, value: str) -> None:
    import sunduk

    match = played(sunduk.game("marrakech"), ["a", None])
    match.headers[header] = value
    with pytest.raises(BadRecord):
        verify(match)


def test_a_touched_die_is_found() -> None:
    match = Match("marrakech", 2, auto=False)
    luck = Luck("t", b"secret")
    for outcome in match.ids():
        if outcome != match.drawn(luck.word([], 0)):
            match.chance(outcome)
            break
    match.headers |= headers(luck, [])
    with pytest.raises(BadRecord, match="Action 0"):
        verify(match)


def test_a_record_from_elsewhere_says_nothing_of_its_luck() -> None:
    with pytest.raises(BadRecord, match="Table"):
        verify(Match("marrakech", 2, seed=1))


def test_each_salt_and_place_changes_the_outcome_and_all_are_as_likely() -> None:
    luck = Luck("t", b"secret")
    words = [luck.word([salt], seq) for salt in ("a", "b") for seq in range(3000)]
    assert len(set(words)) > 5990
    faces = Counter(word * 6 >> 32 for word in words)
    assert all(850 < count < 1150 for count in faces.values())
