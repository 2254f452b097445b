"""What a seat of Façir may know, and what it guesses."""

from __future__ import annotations

import itertools
import json
from collections import Counter

import pytest

from sunduk import SPECTATOR, Match

from ..play import random_match
from .play import GAME, PATTERNS, side_seen

NAMES = "".join(PATTERNS)


def in_room(match: Match, seat: int) -> tuple[str, int]:
    return NAMES[match.state.card[seat] - 1], match.state.rotation[seat] - 1


def test_the_side_seen_is_mirrored_and_shown_when_all_are_set() -> None:
    match = Match("facir", 2, auto=False)
    for outcome in ("@0", "+g", "+b"):
        match.chance(outcome)
    match.act("r0", 0)
    told = match.view(1).json()["seats"][0]
    assert (told["has_set"], told["side"], told["card"]) == (True, None, None)
    assert "rotation" not in json.dumps(told)
    match.act("r1", 1)
    assert match.view(1).json()["seats"][0]["side"] == ".oo"
    assert match.view(0).json()["seats"][0]["card"]["stands"][0] == "oo."
    assert match.view().position.split()[8] == "?.oo,?o.o"


def test_only_the_owner_is_told_how_a_card_would_be_seen_until_it_is_set() -> None:
    match = Match("facir", 2, auto=False)
    for outcome in ("@0", "+g", "+b"):
        match.chance(outcome)
    assert match.view(0).json()["seats"][0]["card"]["sides"] == [side_seen("g", turns) for turns in range(4)]
    assert [match.view(looker).json()["seats"][0]["card"] for looker in (1, SPECTATOR)] == [None, None]
    match.act("r1", 0)
    assert match.view(0).json()["seats"][0]["card"]["sides"] is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_worlds_that_differ_in_what_is_hidden_look_the_same(seats: int) -> None:
    """Another seat's card is replaced by every card and orientation that shows the same side."""
    compared = 0
    for match in random_match(GAME, seats, {"round_limit": 40}, seed=seats):
        if len(match.log) % (4 * seats) or match.state.phase not in (3, 4):
            continue
        match = Match.at(match.position, auto=False)
        bag = {NAMES[card] for card in range(24) if GAME.part("rules").bag(match.state) >> card & 1}
        for seat, other in itertools.permutations(range(seats), 2):
            if not match.state.card[other]:
                continue
            true = in_room(match, other)
            side = side_seen(*true)
            for card, turns in itertools.product(NAMES, range(4)):
                if card not in bag | {true[0]} or side_seen(card, turns) != side:
                    continue
                fields = match.position.split()
                rooms = fields[-4].split(",")
                rooms[other] = f"{card}{turns}"
                fields[-4] = ",".join(rooms)
                twin = Match.at(" ".join(fields), auto=False)
                assert twin.view(seat).records.tobytes() == match.view(seat).records.tobytes()
                compared += (card, turns) != true
            changed = twin.view(seat)
            assert changed.svg() == match.view(seat).svg()
            assert changed.text() == match.view(seat).text()
            assert changed.json() == match.view(seat).json()
    assert compared > 50


def test_what_is_drawn_and_set_is_told_to_its_owner_alone() -> None:
    *_, match = random_match(GAME, 3, {"round_limit": 30}, seed=8)
    for seat in (SPECTATOR, 0, 1, 2):
        told = match.events(seat=seat)
        assert {event["seat"] for event in told if event["event"] in ("card", "turned")} <= {seat}
        assert all("card" not in event for event in told if event["event"] in ("draw", "set"))
        assert len([event for event in told if event["event"] == "draw"]) >= 18
    assert len(match.events(seat=0)) < len(match.events())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_guesses_contradict_nothing(seats: int) -> None:
    """Guessed cards are distinct and unseen, show the right sides, and a seat that is asked to lay a fakir can do
    so.
    """
    asked = 0
    for match in random_match(GAME, seats, {"round_limit": 60}, seed=10 + seats):
        if match.over or (len(match.log) % 3 and match.state.phase != 5):
            continue
        for seat in range(-1, seats):
            hidden = match.view(seat).records
            world = hidden.copy()
            guessed = GAME.state.checked(world)
            GAME.functions().guess(guessed, seat, len(match.log))
            # Reading a position refuses duplicate or already seen cards, and a fakir that cannot be laid.
            head = match.position.partition("|")[0]
            there = Match.at(f"{head}| {GAME.part('position').write(guessed)}", auto=False)
            assert there.records.tobytes() == world.tobytes()
            assert there.view(seat).records.tobytes() == hidden.tobytes()
            for other in range(seats):
                if match.state.phase in (3, 4, 5) and match.state.card[other]:
                    assert side_seen(*in_room(there, other)) == side_seen(*in_room(match, other))
            asked += match.state.phase == 5 and seat != match.seat
    assert asked > 5


def guesses(match: Match, seat: int, number: int) -> Counter[str]:
    """How often each content of the rooms is guessed by the compiled rules."""
    found: Counter[str] = Counter()
    hidden = match.view(seat).records
    for key in range(number):
        world = hidden.copy()
        GAME.functions("cpu").guess(world[0], seat, key)
        found[GAME.part("position").write(GAME.state.checked(world)).split()[5]] += 1
    return found


def fair(found: Counter[str], worlds: set[str], number: int) -> None:
    """Exactly the possible worlds are guessed, equally often within five standard deviations."""
    assert set(found) == worlds
    expected = number / len(worlds)
    assert all(abs(count - expected) < 5 * expected**0.5 for count in found.values())


def test_guesses_are_uniform_over_cards_and_ways_to_stand() -> None:
    match = Match.at("facir 2 | 7/7/7/7/7/7/7 turn 0 0 0 a0,g1 bc,de - main", auto=False)
    side = side_seen("g", 1)
    worlds = {f"a0,{c}{t}" for c in NAMES if c not in "abcde" for t in range(4) if side_seen(c, t) == side}
    fair(guesses(match, 0, 4000), worlds, 4000)


def test_guesses_are_uniform_when_no_card_is_left_in_the_bag() -> None:
    """The last round with four seats: the unseen cards are exactly those in the rooms, and few ways to deal them
    fit.
    """
    match = Match.at("facir 4 | 7/7/7/7/7/7/7 turn 0 0 0 b0,c1,d2,e3 afgh,ijkl,mnop,qrst uvwx main", auto=False)
    sides = [side_seen(*in_room(match, seat)) for seat in range(4)]
    for seat in (SPECTATOR, 2):
        worlds = set()
        for cards in itertools.permutations("bcde"):
            for turns in itertools.product(range(4), repeat=4):
                ways = list(zip(cards, turns, strict=True))
                mine = seat == SPECTATOR or ways[seat] == in_room(match, seat)
                if mine and [side_seen(*way) for way in ways] == sides:
                    worlds.add(",".join(f"{card}{turn}" for card, turn in ways))
        assert len(worlds) > 1
        fair(guesses(match, seat, 2000), worlds, 2000)


def test_before_cards_are_set_any_unseen_card_may_be_held() -> None:
    match = Match.at("facir 2 | 7/7/7/7/7/7/7 set 0 0 0 a,b1 cd,- - main", auto=False)
    found = guesses(match, 0, 3000)
    fair(found, {f"a,{card}{turns}" for card in NAMES[1:] if card not in "cd" for turns in range(4)}, 3000)


def test_the_bag_is_what_nobody_has_seen() -> None:
    """2.1 With two seats any unseen card may be drawn, whether it is in the bag or stays in the box."""
    match = Match.at("facir 2 | 7/7/7/7/7/7/7 draw 1 1 0 -,- ab,- cd main", auto=False)
    assert match.choices() == [f"+{card}" for card in NAMES[4:]]
    assert {GAME.functions().weight(match.state, action) for action in match.ids()} == {1}
