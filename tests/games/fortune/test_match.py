"""Invariants of every Fortune match, and its data formats."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sunduk
import sunduk.core.match.notation
from sunduk import CHANCE, Match, conform

from ..play import blocks, random_match

GAME = sunduk.game("fortune")
SETTINGS = [setting for setting in conform.settings(GAME) if setting[1]["rounds"] != 10]
DECK = Counter({"-50": 3, "-40": 3, "-30": 4, "-20": 4, "-10": 4, "S": 4, "+10": 5, "+20": 5, "+30": 5})
DECK |= Counter({"+40": 4, "+50": 4})
LUCK = ("F", "B")


def whole(match: Match) -> Any:
    """The whole state as JSON, by name."""
    return GAME.part("view").describe(match.state)


def value(card: str | None) -> int:
    return int(card) if card is not None and card not in ("S", *LUCK) else 0


@settings(max_examples=30)
@given(st.sampled_from(SETTINGS), st.integers(0, 2**32))
def test_cards_are_conserved(setting: tuple[int, Any], seed: int) -> None:
    """1.2 Every character is in the deck, in a hand, played, or put away since the deal."""
    put_away: Counter[str] = Counter()
    before: Counter[str] = Counter()
    for match in random_match(GAME, *setting, seed):
        told = whole(match)
        deck = Counter(GAME.part("view").cards_in(match.state.deck))
        if match.log and match.log[-1].who == CHANCE and told["phase"] == "play":
            put_away = before - Counter([match.rewound(len(match.log) - 1).write(*match.log[-1])])
        if told["phase"] == "deal":
            put_away = Counter()
        if told["phase"] != "lots":
            hands = sum((Counter(seat["hand"]) for seat in told["seats"]), Counter())
            assert deck + hands + Counter(told["played"]) + put_away == DECK
        for seat in told["seats"]:
            assert len(seat["hand"]) == seat["characters"]
            assert 0 <= seat["fortunes"] <= 2
            assert 0 <= seat["big_fortunes"] <= 1
        before = deck
    assert sum(put_away.values()) == 45 - (40 if setting[0] == 5 else 10 * setting[0])


def payoffs(told: Any, card: str) -> list[int]:
    """Section 5 implemented a second time: the points of each seat after a Fortune card."""
    total = value(told["middle"]) + sum(value(seat["top"]) for seat in told["seats"])
    after = []
    for number, seat in enumerate(told["seats"]):
        shown = card if number == told["seat"] else seat["top"]
        times = {"F": 1, "B": 2}.get(shown, 0)
        after.append(max(0, seat["points"] + times * total))
    return after


@settings(max_examples=30)
@given(st.sampled_from(SETTINGS), st.integers(0, 2**32))
def test_points_change_by_fortune_alone(setting: tuple[int, Any], seed: int) -> None:
    before: Any = None
    for match in random_match(GAME, *setting, seed):
        told = whole(match)
        points = [seat["points"] for seat in told["seats"]]
        assert min(points) >= 0
        assert match.scores == points
        if before is not None and match.log[-1].who != CHANCE:
            card = GAME.part("moves").to_json(match.state, *match.log[-1])["card"]
            assert points == (payoffs(before, card) if card in LUCK else [s["points"] for s in before["seats"]])
        before = told


@settings(max_examples=20)
@given(st.sampled_from(SETTINGS), st.integers(0, 2**32))
def test_what_a_choice_would_bring_is_what_it_brings(setting: tuple[int, Any], seed: int) -> None:
    """Section 5: the sum with a character on the table, the points of a Fortune card; and events tell both."""
    foretold: dict[int, Any] = {}
    before: list[int] = []
    for match in random_match(GAME, *setting, seed):
        if foretold and match.log[-1].who != CHANCE:
            happened = match.events(len(match.log) - 1)
            event, brought = happened[0], foretold[match.log[-1].action]
            gains = [now - then for now, then in zip(match.scores, before, strict=True)]
            assert event["table"]["sum"] == sum(event["table"]["terms"]) == brought.get("sum", event["table"]["sum"])
            assert [gain or 0 for gain in brought.get("gains", [None] * len(gains))] == gains
            for change in happened:
                if change["event"] in ("gain", "lose"):
                    assert match.scores[change["seat"]] == change["now"]
            if match.state.round == match.rewound(len(match.log) - 1).state.round:
                told = whole(match)
                assert {"sum": told["sum"], "terms": told["terms"]} == event["table"]
        seat = match.seat
        foretold = {} if seat is None else {each["id"]: each for each in match.view(seat).moves()}
        for each in foretold.values():
            assert ("sum" in each) != ("gains" in each)
        before = match.scores


def allowed(told: Any) -> set[tuple[str, str | int]]:
    """Section 4 implemented a second time: which cards the acting seat may play onto which piles."""
    seat, seats = told["seat"], told["seats"]
    hand = [*seats[seat]["hand"], *["F"] * seats[seat]["fortunes"], *["B"] * seats[seat]["big_fortunes"]]
    if seats[seat]["top"] in LUCK:
        return {(card, "own") for card in hand if card != "S"} or {("S", "own")}
    found: set[tuple[str, str | int]] = {(card, "own") for card in hand}
    found |= {(card, "middle") for card in hand if card not in LUCK}
    others = [other for other in range(len(seats)) if other != seat and seats[other]["top"] not in LUCK]
    return found | {("S", other) for other in others if "S" in hand}


@settings(max_examples=30)
@given(st.sampled_from(SETTINGS), st.integers(0, 2**32))
def test_choices_are_what_section_4_allows(setting: tuple[int, Any], seed: int) -> None:
    for match in random_match(GAME, *setting, seed):
        if match.seat is not None:
            moves = [GAME.part("moves").to_json(match.state, match.seat, action) for action in match.ids()]
            assert {(move["card"], move["pile"]) for move in moves} == allowed(whole(match))
            assert len(moves) == len(allowed(whole(match)))


@settings(max_examples=30)
@given(st.sampled_from(SETTINGS), st.integers(0, 2**32))
def test_worlds_that_differ_in_hidden_hands_look_the_same(setting: tuple[int, Any], seed: int) -> None:
    """2.6 The view of a seat, its picture and its observation depend on nothing that it may not know."""
    chooser = random.Random(seed)
    stop = chooser.randrange(1 + 2 * 46)
    match = next(match for match in random_match(GAME, *setting, seed) if len(match.log) >= stop or match.over)
    for seat in range(-1, match.seats):
        other = match.records
        GAME.functions().guess(GAME.state.checked(other), seat, chooser.getrandbits(32))
        swapped = Match.at(sunduk.core.match.notation.write_position(GAME, GAME.state.checked(other)), auto=False)
        ours, theirs = match.view(seat), swapped.view(seat)
        assert ours.records.tobytes() == theirs.records.tobytes()
        assert ours.position == theirs.position
        assert ours.json() == theirs.json()
        assert ours.text() == theirs.text()


@settings(max_examples=30)
@given(st.sampled_from(SETTINGS), st.integers(0, 2**32))
def test_a_guess_deals_the_unseen_cards(setting: tuple[int, Any], seed: int) -> None:
    chooser = random.Random(seed)
    stop = chooser.randrange(1 + 2 * 46)
    match = next(match for match in random_match(GAME, *setting, seed) if len(match.log) >= stop or match.over)
    told = whole(match)
    for seat in range(-1, match.seats):
        world = match.view(seat).records
        GAME.functions().guess(GAME.state.checked(world), seat, chooser.getrandbits(32))
        s: Any = GAME.state.checked(world)
        guessed = GAME.part("view").describe(s)
        deck = Counter(GAME.part("view").cards_in(s.deck))
        hands = [Counter(other["hand"]) for other in guessed["seats"]]
        assert [hand.total() for hand in hands] == [other["characters"] for other in told["seats"]]
        seen = sum(hands, Counter()) + Counter(guessed["played"])
        assert seen <= DECK
        assert deck == (DECK - seen if told["phase"] == "deal" else Counter())
        if seat >= 0:
            assert guessed["seats"][seat] == told["seats"][seat]


def test_a_guess_is_fair() -> None:
    """One hidden card among 44 unseen ones: each is equally likely, so a value is as likely as its number of cards."""
    view = Match.at("fortune 2 rounds=1 | -,-/- +50/-10 00000000000 - 0,0 play 1 0").view(0)
    tally: Counter[str] = Counter()
    for key in range(4400):
        world = view.records
        records = world.copy()
        GAME.functions("cpu").guess(records[0], 0, key)
        tally.update(GAME.part("view").known_hand(GAME.state.checked(records), 1))
    unseen = DECK - Counter(["+50"])
    assert set(tally) == set(unseen)
    surprise = sum((tally[card] - 100 * count) ** 2 / (100 * count) for card, count in unseen.items())
    assert surprise < 29.6, "beyond chance in one of a thousand fair draws"


def test_students_that_cover_a_fortune_tell_the_rest() -> None:
    match = Match.at("fortune 3 | F,-,-/- SS/+10F/-10F 00000000000 - 0,0,0 play 1 0", auto=False)
    assert match.view(1).json()["seats"][0]["hand"] is None
    match.act("S>own")
    for seat in (-1, 1, 2):
        assert match.view(seat).json()["seats"][0]["hand"] == ["S"]
    assert match.view(1).json()["seats"][2]["hand"] is None


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("rounds", ["per_seat", 3])
def test_rounds_are_begun_in_turn(seats: int, rounds: str | int) -> None:
    starts = []
    for match in random_match(GAME, seats, {"rounds": rounds}, seed=seats):
        told = whole(match)
        if told["phase"] == "play" and match.log[-1].who == CHANCE:
            starts.append((told["round"], told["seat"]))
    wanted = seats if rounds == "per_seat" else 3
    assert [number for number, _ in starts] == list(range(1, wanted + 1))
    assert [seat for _, seat in starts] == [(starts[0][1] + later) % seats for later in range(wanted)]
    cards = 11 if seats == 5 else 13
    assert len(match.log) == 1 + wanted * seats * (cards + cards - 3)


CARDS = ["-50", "-40", "-30", "-20", "-10", "S", "+10", "+20", "+30", "+40", "+50", "F", "B"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_observations_say_what_the_json_says(seats: int) -> None:
    """Observations are relative to the seat, clockwise."""
    for match in random_match(GAME, seats, {}, seed=seats):
        if len(match.log) % 7:
            continue
        for seat in range(seats):
            seen, told = blocks(match, seat), match.view(seat).json()
            mine = told["seats"][seat]
            assert [seen["hand"][CARDS.index(card)] for card in CARDS[:11]] == [
                mine["hand"].count(c) for c in CARDS[:11]
            ]
            assert seen["hand"][11:].tolist() == [mine["fortunes"], mine["big_fortunes"]]
            assert seen["played"].tolist() == [told["played"][card] for card in CARDS[:11]]
            assert seen["sum"][0] == np.float32(told["sum"] / 100)
            for place in range(seats):
                other = told["seats"][(seat + place) % seats]
                assert seen["characters"][place] == np.float32(other["characters"] / 10)
                assert seen["fortunes"][place].tolist() == [other["fortunes"], other["big_fortunes"]]
                assert seen["points"][place] == np.float32(other["points"] / 1000)
                assert seen["tops"][place].tolist() == [float(card == other["top"]) for card in CARDS]
            assert seen["tops"][5].tolist() == [float(card == told["middle"]) for card in CARDS]
            if told["phase"] in ("deal", "play"):
                assert seen["mover"].argmax() == (told["seat"] - seat) % seats
                assert seen["phase"].tolist() == [told["phase"] == "deal", told["phase"] == "play"]
            assert seen["rounds_left"][0] == told["rounds"] - told["round"]
            assert seen["seats"].tolist() == [float(number == seats) for number in (2, 3, 4, 5)]


def test_a_spectator_observes_no_hand() -> None:
    match = Match("fortune", 3, seed=1)
    assert not blocks(match, -1)["hand"].any()
    assert blocks(match, 0)["hand"].sum() == 13


def counted(*terms: int) -> dict[str, Any]:
    """The table after an event."""
    return {"table": {"sum": sum(terms), "terms": list(terms)}}


def test_events_tell_turns() -> None:
    match = Match.at("fortune 3 | -,F,-/+50 -20S+10F/-10+40F/+20+30B 00000000001 - 0,30,0 play 1 0", auto=False)
    for move in ("-20>own", "+40>own", "B", "S>1"):
        match.act(move)
    assert match.events() == [
        {"seq": 0, "event": "play", "seat": 0, "card": "-20", "pile": "own"} | counted(-20, 0, 50),
        {"seq": 1, "event": "play", "seat": 1, "card": "+40", "pile": "own"} | counted(-20, 40, 50),
        {"seq": 2, "event": "fortune", "seat": 2, "card": "B", "sum": 70} | counted(-20, 40, 0, 50),
        {"seq": 2, "event": "gain", "seat": 2, "points": 140, "now": 140},
        {"seq": 3, "event": "send", "seat": 0, "card": "S", "to": 1} | counted(-20, 0, 0, 50),
    ]
    assert match.story()[0] == "Ruby plays the Gossip −20 onto their own pile."
    assert match.story()[2:] == [
        "Sapphire calls Big Fortune: the sum is 70.",
        "Sapphire gains 140 points.",
        "Ruby plays the Student onto Emerald's pile.",
    ]
    assert match.story("ru")[1] == "Изумруд кладёт карту «Гусар +40» на свою стопку."


def test_events_tell_losses_rounds_and_the_end() -> None:
    match = Match.at("fortune 2 | -50,F/- F/+20 10000000000 - 90,20 play 1 0", auto=False)
    match.act("F")
    match.act("+20>own")
    assert [{key: value for key, value in event.items() if key != "seq"} for event in match.events()] == [
        {"event": "fortune", "seat": 0, "card": "F", "sum": -50} | counted(0, 0),
        {"event": "lose", "seat": 0, "points": 50, "now": 40},
        {"event": "lose", "seat": 1, "points": 20, "now": 0},
        {"event": "play", "seat": 1, "card": "+20", "pile": "own"} | counted(0, 20),
        {"event": "round", "round": 2, "seat": 1},
        {"event": "last"},
    ]
    match = Match.at("fortune 2 rounds=1 | -,-/- +10/+20 00000000000 - 40,40 play 1 1", auto=False)
    match.act("+20>mid")
    match.act("+10>mid")
    assert match.story()[-2:] == ["Ruby wins with 40 points.", "Emerald wins with 40 points."]


def test_a_card_is_told_to_its_owner_alone() -> None:
    match = Match("fortune", 2, auto=False)
    match.chance("@1")
    match.chance("+30")
    public = {"seq": 1, "event": "deal", "seat": 1}
    assert match.events(1, 0) == match.events(1, -1) == [public]
    assert match.events(1, 1) == [public, {"seq": 1, "event": "card", "seat": 1, "card": "+30", "only": [1]}]
