"""An edition with other cards: another split, some symmetric under rotation, some in duplicate."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any, cast

import pytest

import sunduk
from sunduk import BadPosition, Match, Refused, conform
from sunduk.core.match.match import Move
from sunduk.games.facir.board import CARDS, HOLES, TURNS, mirrored_top, side_marks, turned
from sunduk.games.facir.rules import LAY_AT

BOX = sunduk.game("facir").with_edition(Path(__file__).parents[2] / "boxes" / "facir.toml")


def test_a_box_of_ones_own() -> None:
    """With other and fewer cards, rules, texts and JSON follow the edition, interpreted and compiled."""
    match = Match.at("facir 2 | r1r4/r1r4/7/7/7/7/7 turn 0 0 6 e0,d0 -,- - main", game=BOX, auto=False)
    assert match.view(0).json()["seats"][0]["card"]["holes"] == ["o.o", "o.o", "..."]
    assert match.view(1).json()["seats"][0]["side"] == "o.o"
    assert [match.view(0).json()[field] for field in ("round", "rounds", "bag")] == [1, 2, 2]
    match.act("a1r0")
    match = Match.load(match.dump())
    assert match.game.tables["BAG"] == (0, 0, 4, 6, 8)
    conform.examine(BOX, (3, {"round_limit": 12}), seed=3)


def test_ways_to_turn_a_card_that_look_alike_are_one() -> None:
    """Equal rotations are listed once; another id for one is refused, and another text for one reads as the first."""
    setting = "facir 3 | 7/7/7/7/7/7/7 set 0 0 0 a,c,d -,-,- - main"
    match = Match.at(setting, game=BOX, auto=False)
    assert [match.choices(seat) for seat in range(3)] == [["r0"], ["r0", "r1"], ["r0", "r1", "r2", "r3"]]
    with pytest.raises(Refused, match=r"rule 3\.2"):
        match.do(1, 2)
    moves: tuple[Move, ...] = ("r3", "r3", {"move": "set", "turns": 3})
    for seat, move in enumerate(moves):
        match.act(move, seat)
    assert match.position == "facir 3 | 7/7/7/7/7/7/7 turn 0 0 0 a0,c1,d3 -,-,- - main"
    match = Match.at("facir 3 | r1r4/7/r1r4/7/7/7/7 turn 0 0 6 a0,c1,d3 -,-,- - main", game=BOX, auto=False)
    assert [move for move in match.choices() if "r" in move] == ["a1r0"]
    with pytest.raises(Refused, match=r"rule 5\.1"):
        match.do(0, LAY_AT + 2 * HOLES)
    match.act("a1r2")
    assert match.scores == [3, 0, 0]
    with pytest.raises(BadPosition, match="goes up to c1"):
        Match.at("facir 3 | 7/7/7/7/7/7/7 turn 0 0 0 a0,c2,d3 -,-,- - main", game=BOX)


@pytest.mark.parametrize("seat", [0, 1])
def test_worlds_hold_cards_in_ways_that_look_different(seat: int) -> None:
    """A seat that sees one side guesses each card with that side in proportion to the ways it can show it."""
    match = Match.at("facir 2 | 7/7/7/7/7/7/7 turn 0 0 0 a0,c1 -,- - main", game=BOX, auto=False)
    hidden, other, functions = match.view(seat).records, 1 - seat, BOX.functions()
    worlds: Counter[tuple[int, int]] = Counter()
    for key in range(600):
        s: Any = BOX.state.checked(hidden.copy())
        functions.guess(s, seat, key)
        worlds[s.card[other], s.rotation[other]] += 1
    side, mine = match.view(seat).json()["seats"][other]["side"], match.state.card[seat]
    ways, patterns = (cast(tuple[int, ...], BOX.tables[name]) for name in ("WAYS", "PATTERNS"))
    assert set(worlds) == {
        (card + 1, turns + 1)
        for card in range(CARDS)
        for turns in range(ways[card])
        if card + 1 != mine and side_marks(mirrored_top(turned(patterns[card * TURNS], turns))) == side
    }
