"""Two eyes: what a seat knew does not depend on what was hidden from it, and open cards do."""

from __future__ import annotations

import pytest

import sunduk
from sunduk import CHANCE, Match
from sunduk.analysis.entries import Entry
from sunduk.analysis.native import native_analyst
from sunduk.bots.thinker import settled
from sunduk.core.match.notation import write_position

from .matches import random_match


def with_other_cards(match: Match, seat: int, key: int) -> Match:
    """A match that begins here, in another world that the seat holds possible."""
    records = match.view(seat).records
    match.game.functions("cpu").guess(records[0], seat, key)
    position = write_position(match.game, match.game.state.checked(records))
    return Match.at(position, auto=False, backend="cpu")


def entry_of(match: Match, seat: int) -> Entry:
    """The analysis of one more action: the first choice of a seat."""
    match = match.copy()
    match.do(seat, match.ids(seat)[0])
    analyst = native_analyst(match, "64n", 1)
    return settled(analyst.entry(analyst.events[-1]))


@pytest.mark.parametrize(("game", "at"), [("fortune", 50), ("facir", 20)])
def test_what_a_seat_knew_is_the_same_in_every_world_it_holds_possible(game: str, at: int) -> None:
    match = random_match(game, 2).rewound(at)
    while match.actors == (CHANCE,) or match.seat is None:
        at += 1
        match = random_match(game, 2).rewound(at)
    seat = match.seat
    assert seat is not None
    entries = [entry_of(with_other_cards(match, seat, key), seat) for key in (1, 2, 3, 4)]
    assert len({tuple(each.share for each in entry.verdict.choices) for entry in entries if entry.verdict}) == 1
    assert len({entry.gain for entry in entries}) == 1
    opened = {tuple(each.share for each in entry.opened.choices) for entry in entries if entry.opened}
    assert len(opened) > 1


def test_open_games_have_one_eye() -> None:
    ledger = sunduk.analyse(random_match("marrakech", 2).rewound(20), budget="2n")
    assert all(entry.opened is None for entry in ledger.entries)
    assert "open" not in ledger.entries[-1].data()
