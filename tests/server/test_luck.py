"""Luck that can be checked."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from sunduk import BadRecord, Game, Match
from sunduk.server.luck import Luck, headers, verify


def played(game: Game, salts: list[str | None], first: int | None = None) -> Match:
    luck, rng = Luck("t", b"secret"), random.Random(2)
    match = Match(game, 2, auto=False)
    luck.draw(match, salts, first=first)
    while not match.over and len(match.log) < 60:
        who = rng.choice(match.actors)
        match.do(who, rng.choice(match.ids(who)))
        luck.draw(match, salts)
    match.headers |= headers(luck, salts, first)
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


@pytest.mark.parametrize("first", [0, 1])
def test_a_seat_that_is_to_begin_does_and_the_record_says_so(game: Game, first: int) -> None:
    match = played(game, ["a", None], first)
    assert match.beginner == first
    drawn = played(game, ["a", None])
    assert verify(match) > 0
    match.headers["First"] = str(1 - first)
    with pytest.raises(BadRecord, match="the header First says"):
        verify(match)
    del match.headers["First"]
    if drawn.beginner != first:
        with pytest.raises(BadRecord, match="the secret and the salts give"):
            verify(match)


def test_only_the_opening_is_settled_and_only_where_it_is_drawn() -> None:
    assert Match("farlander", 2, seed=1).beginner in (0, 1)
    match = Match("farlander", 2, auto=False)
    assert match.opening(0) is None, "first the map is laid"
    Luck("t", b"secret").draw(match, [])
    assert match.opening(0) is None, "it has been drawn"
    assert Match.at(match.position).beginner is None


def test_a_record_from_elsewhere_says_nothing_of_its_luck() -> None:
    with pytest.raises(BadRecord, match="Table"):
        verify(Match("marrakech", 2, seed=1))


def test_each_salt_and_place_changes_the_outcome_and_all_are_as_likely() -> None:
    luck = Luck("t", b"secret")
    words = [luck.word([salt], seq) for salt in ("a", "b") for seq in range(3000)]
    assert len(set(words)) > 5990
    faces = Counter(word * 6 >> 32 for word in words)
    assert all(850 < count < 1150 for count in faces.values())
