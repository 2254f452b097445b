"""Invariants of every Façir match, and its data formats."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sunduk import CHANCE, Match, Refused, SundukError, conform

from ..play import blocks, random_match
from .play import GAME, HOLES, PATTERNS, lays, nails_on_bed, side_seen, turned

SETTINGS = list(conform.settings(GAME))


@settings(max_examples=25)
@given(st.sampled_from(SETTINGS), st.integers(0, 2**32))
def test_nails_and_cards_are_conserved(setting: tuple[int, dict[str, object]], seed: int) -> None:
    """1.2 Seven nails each, one to a hole; 3.1 a card is in one place; 6.1, 6.3 it ends where all see it."""
    seats, options = setting
    for match in random_match(GAME, seats, options, seed):
        s, told = match.state, match.view().json()
        standing = [nails.bit_count() for nails in s.nails]
        assert sum(standing) == len(nails_on_bed(match))
        for seat in range(seats):
            in_hand = bool(s.lifted) and s.seat == seat
            assert standing[seat] + told["seats"][seat]["stock"] + in_hand == 7
        seen = [*told["aside"], *(card for seat in told["seats"] for card in seat["won"])]
        assert len(set(seen)) == len(seen)
        assert len(seen) % seats == 0
        held = [card - 1 for card in s.card if card]
        assert len(set(held)) == len(held)
        names = {"abcdefghijklmnopqrstuvwx"[card] for card in held}
        assert names <= set(seen) if s.deciding else not names & set(seen)
        assert s.turns < s.round_limit
    assert len(seen) == {2: 12, 3: 18, 4: 24}[seats]
    assert sum(match.scores) == len(seen) - len(told["aside"])


@settings(max_examples=15)
@given(st.integers(2, 4), st.integers(0, 2**32))
def test_a_fakir_may_be_laid_exactly_where_he_can_lie(seats: int, seed: int) -> None:
    """5.1 to 5.4, compared with a check of every hole under the card; 4.5 a seat that cannot lay is not asked."""
    for match in random_match(GAME, seats, {}, seed):
        s = match.state
        if s.phase in (3, 5):
            card = "abcdefghijklmnopqrstuvwx"[s.card[s.seat] - 1]
            expected = lays(nails_on_bed(match), card)
            assert {move for move in match.choices() if "r" in move} == expected
            assert expected or s.phase == 3
            assert ("done" in match.choices()) == (s.phase == 5)


@pytest.mark.parametrize("card", PATTERNS)
def test_every_card_can_lie_in_a_hundred_ways(card: str) -> None:
    """A fakir can lie if nails stand exactly in his holes; one nail more or less under him prevents it."""
    other = "x" if card == "a" else "a"
    found = set()
    for turns in range(4):
        for corner in range(49):
            if corner % 7 > 4 or corner // 7 > 4:
                continue
            marks = "".join(turned(card, turns))
            under = [HOLES[corner + place // 3 * 7 + place % 3] for place in range(9)]
            nails = {hole for hole, mark in zip(under, marks, strict=True) if mark == "o"}
            move = f"{HOLES[corner]}r{turns}"
            match = at_bed(nails, card, other)
            assert [choice for choice in match.choices() if "r" in choice] == [move]
            solid = under[marks.index(".")]
            refused(at_bed(nails | {solid}, card, other), move, "5.4")
            refused(at_bed(nails - {min(nails)}, card, other), move, "5.3")
            match.act(move)
            assert match.scores == [2, 0]
            found.add(move)
    assert len(found) == 100


def at_bed(nails: set[str], card: str, other: str) -> Match:
    """Two seats; the nails are the first seat's."""
    rows = ["".join("r" if column + row in nails else "1" for column in "abcdefg") for row in "1234567"]
    return Match.at(f"facir 2 | {'/'.join(rows)} turn 0 0 8 {card}0,{other}0 -,- - main", auto=False)


def refused(match: Match, move: str, rule: str) -> None:
    with pytest.raises(Refused) as error:
        match.act(move)
    assert error.value.rule == rule


def test_the_patterns_are_those_of_the_rulings() -> None:
    for card, name in enumerate(PATTERNS):
        match = Match("facir", 2, auto=False)
        match.chance("@0")
        match.do(CHANCE, 299 + card)
        told = match.view(0).json()["seats"][0]["card"]
        assert (told["name"], "/".join(told["holes"])) == (name, PATTERNS[name])


def test_rounds_are_started_in_turn() -> None:
    *_, match = random_match(GAME, 3, {"round_limit": 5}, seed=4)
    starters = [event["seat"] for event in match.events() if event["event"] in ("first", "round")]
    assert starters == [(starters[0] + place) % 3 for place in range(6)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_counts_rounds_and_the_cards_in_the_bag(seats: int) -> None:
    rounds, drawn, voids = {2: 12, 3: 18, 4: 24}[seats] // seats, 0, 0
    for match in random_match(GAME, seats, {"round_limit": 3}, seed=2):
        told = match.view(0).json()
        names = [event["event"] for event in match.events(max(0, len(match.log) - 1))] if match.log else []
        drawn += names.count("draw") * (not told["deciding"])
        voids += names.count("void") + names.count("take")
        assert told["bag"] == (0 if told["deciding"] else rounds * seats - drawn)
        assert told["turns_left"] == 3 - told["turns"]
        if not told["deciding"] and not match.over:
            assert (told["round"], told["rounds"]) == (voids + 1, rounds)
    assert drawn == rounds * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_void_rounds_lead_to_a_void_deciding_round(seats: int) -> None:
    """6.3, 7.3, 7.4: with two turns a round nobody ever lays a fakir."""
    *_, match = random_match(GAME, seats, {"round_limit": 2}, seed=1)
    kinds = [event["event"] for event in match.events()]
    assert kinds.count("void") == 7
    assert kinds.count("deciding") == 1
    assert match.placings == [1] * seats
    assert match.scores == [0] * seats
    assert [event["seat"] for event in match.events() if event["event"] == "win"] == list(range(seats))


def test_a_deciding_round_is_drawn_from_what_was_played_and_played_by_the_tied() -> None:
    match = Match.at("facir 3 | 7/7/7/7/7/7/7 draw 2 2 0 -,-,- abcdef,mno,ghijkl pqr deciding", auto=False)
    assert match.choices() == [f"+{card}" for card in "abcdefghijklmnopqr"]
    match.chance("+a")
    match.chance("+q")
    assert set(match.actors) == {0, 2}
    match.act("r0", 2)
    match.act("r1", 0)
    turns = []
    for move in ("a1", "b1", "c1", "g7", "b2"):
        turns.append(match.seat)
        match.act(move)
    assert turns == [2, 0, 2, 0, 2]
    assert match.state.phase == 5
    match.act("a1r0")
    assert match.over
    assert match.placings == [2, 3, 1]
    assert match.scores == [6, 3, 6]
    assert match.story()[-2:] == ["Blue wins the deciding round.", "Blue wins with 6 cards."]
    with pytest.raises(SundukError, match="A deciding round"):
        Match.at("facir 3 | 7/7/7/7/7/7/7 over 2 2 0 -,-,- abcdef,mnopqr,ghijkl - main")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_observations_say_what_the_json_says(seats: int) -> None:
    """Observations are relative to the seat, clockwise."""
    for match in random_match(GAME, seats, {"round_limit": 60}, seed=seats):
        if len(match.log) % 7:
            continue
        for seat in range(-1, seats):
            seen, told = blocks(match, seat), match.view(seat).json()
            viewer = max(seat, 0)
            around = [told["seats"][(viewer + place) % seats] for place in range(seats)]
            for row in range(7):
                for column in range(7):
                    colours = [
                        other["colour"] if seen["nails"][k, row, column] else None for k, other in enumerate(around)
                    ]
                    assert [colour for colour in colours if colour] == [c for c in [told["bed"][row][column]] if c]
            lifted = [HOLES[hole] for hole in range(49) if seen["lifted"].flat[hole]]
            assert lifted == ([told["lifted"]] if told["lifted"] else [])
            assert [
                marks(side) if other["side"] else None for side, other in zip(seen["sides"], around, strict=False)
            ] == [other["side"] for other in around]
            assert np.allclose(seen["stock"][:seats], [other["stock"] / 7 for other in around])
            assert np.allclose(seen["won"][:seats], [other["points"] / 12 for other in around])
            assert [bool(ready) for ready in seen["set"][:seats]] == [other["has_set"] for other in around]
            mine = told["seats"][seat]["card"] if seat >= 0 else None
            assert [marks(row) for row in seen["card"][0]] == (mine["holes"] if mine else ["..."] * 3)
            if mine and mine["turns"] is not None:
                assert seen["turned"].tolist() == [float(turns == mine["turns"]) for turns in range(4)]
                assert [marks(row) for row in seen["card"][mine["turns"]]] == mine["stands"]
            else:
                assert not seen["turned"].any()
            if told["phase"] in ("turn", "move", "lay"):
                assert seen["mover"].argmax() == (told["seat"] - viewer) % seats


def marks(row: np.ndarray[tuple[int, ...], np.dtype[np.float32]]) -> str:
    return "".join("o" if value else "." for value in row)


def test_events_tell_a_round() -> None:
    match = Match("facir", 2, auto=False)
    match.chance("@1")
    match.chance("+g")
    match.chance("+a")
    match.act("r0", 0)
    match.act("r0", 1)
    match.act("a1")
    assert match.events() == [
        {"seq": 0, "event": "first", "seat": 1},
        {"seq": 1, "event": "draw", "seat": 1},
        secret(1, 1, "card", card="g", holes=["oo.", "...", "o.o"], shape="oo./.../o.o", openings=4),
        {"seq": 2, "event": "draw", "seat": 0},
        secret(2, 0, "card", card="a", holes=["ooo", ".o.", "..."], shape="ooo/.o./...", openings=4),
        {"seq": 3, "event": "set", "seat": 0},
        secret(3, 0, "turned", turns=0),
        {"seq": 4, "event": "set", "seat": 1},
        secret(4, 1, "turned", turns=0),
        {"seq": 4, "event": "shows", "seat": 0, "side": "ooo"},
        {"seq": 4, "event": "shows", "seat": 1, "side": ".oo"},
        {"seq": 5, "event": "place", "seat": 1, "hole": "a1"},
    ]


def secret(seq: int, seat: int, event: str, **said: object) -> dict[str, object]:
    return {"seq": seq, "event": event, "seat": seat, "only": [seat]} | said


def test_the_story_of_a_win_in_both_languages() -> None:
    match = Match.at("facir 2 | 7/7/2rrr2/7/7/7/r6 turn 0 0 8 a2,b0 -,- - main", auto=False)
    for move in ("-a7", "d4", "c3r0"):
        match.act(move)
    assert match.events(1) == [
        {"seq": 1, "event": "move", "seat": 0, "from": "a7", "hole": "d4"},
        {"seq": 2, "event": "lay", "seat": 0, "card": "a", "hole": "c3", "turns": 0},
        {"seq": 2, "event": "take", "seat": 0, "cards": 2, "names": ["a", "b"], "listed": "a, b"},
        {"seq": 2, "event": "round", "seat": 1},
    ]
    assert match.story()[0::3] == ["Red lifts the nail from a7.", "Red wins the round and takes 2 cards."]
    assert match.story("ru")[1] == "Красный переставляет гвоздь из a7 в d4."


def test_sides_in_the_tables_are_mirrored() -> None:
    tops = GAME.tables["TOPS"]
    assert isinstance(tops, tuple)
    for card, name in enumerate(PATTERNS):
        for turns in range(4):
            side = tops[card * 4 + turns]
            assert "".join("o" if side >> place & 1 else "." for place in range(3)) == side_seen(name, turns)
