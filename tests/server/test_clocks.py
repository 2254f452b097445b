"""Clocks: no sequence of moves, take-backs, leaving and returning gains time."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sunduk import Match
from sunduk.table import decisions, takebacks
from sunduk.table.decisions import Decision
from sunduk.table.entries import load
from sunduk.table.faults import Fault
from sunduk.table.frames import Position
from sunduk.table.seats import Seat
from sunduk.table.table import Table

from .test_tables import GUESTS, LUCK, PEOPLE, Log

BANK = {"kind": "bank", "seconds": 60, "increment": 7}
MOVE = {"kind": "move", "seconds": 30}
FULL = {"bank": 60_000, "move": 30_000}
GRACE = 10_000
INCREMENT = 7_000

DEEDS = ("act", "act", "act", "back", "back", "leave", "return", "bot", "resign")


@cache
def conquest(seats: int = 2) -> str:
    """A position of Farlander in which a turn takes several steps that may be taken back."""
    match, rng = Match("farlander", seats, seed=1), random.Random(1)
    while match.view(0).json()["phase"] == "settle":
        match.act(rng.choice(match.ids()))
    return match.position


class Watched:
    """A table, and a second account of the time its seats have used and been given, computed from the events alone."""

    def __init__(self, clock: dict[str, Any]) -> None:
        self.log = Log("farlander", clock=clock, position=conquest())
        self.kind = clock["kind"]
        self.log.start()
        self.graces = [0, 0]
        self.moves: list[tuple[int, bool, int, int]] = []
        """Moves in effect: the seat, whether a person made it, the time it took, and the late returns before it."""
        self.used = [0, 0]
        """Time used by each seat: in all, or since its last move if moves are timed."""

    @property
    def table(self) -> Table:
        return self.log.table

    def left(self, seat: int) -> int:
        left = self.table.hands[seat].at(self.log.now)
        assert left is not None
        return left

    def wait(self, span: int) -> None:
        """Advance the time; when a clock ends, a stand-in takes over at once."""
        while span:
            due = self.table.time_due()
            step = span if due is None else min(span, max(0, due[0] - self.log.now))
            before = [self.left(seat) for seat in (0, 1)]
            self.log.now += step
            span -= step
            for seat in (0, 1):
                self.used[seat] += before[seat] - self.left(seat)
                acts = seat in self.table.acting and not self.table.seats[seat].resigned
                assert before[seat] - self.left(seat) == (min(step, before[seat]) if acts else 0)
            if due and due[0] <= self.log.now:
                self.log.so(decisions.time_out(self.table, due[1], self.log.now))

    def attempt(self, deed: str, seat: int, pick: int) -> None:
        try:
            self._do(deed, seat, pick)
        except Fault as fault:
            assert fault.code == "conflict"

    def _do(self, deed: str, seat: int, pick: int) -> None:
        table, now, guest = self.table, self.log.now, GUESTS[seat]
        if deed == "back":
            self.log.so(decisions.take_back(table, guest, seat, now))
            who, _, used, graces = self.moves.pop()
            if self.kind == "move":
                self.used[who] += used
                self.graces[who] = max(self.graces[who], graces)
        elif deed == "leave":
            self.log.so(decisions.leave(table, guest, seat, "left", now))
        elif deed == "return":
            ended = self.left(seat) == 0
            self.log.so(decisions.hand_back(table, guest, seat, now))
            self.graces[seat] += ended and self.left(seat) > 0
        elif deed == "resign":
            self.log.so(decisions.resign(table, guest, seat, now))
        elif table.acting:
            actor = table.acting[0]
            by_hand = table.seats[actor].present
            move = random.Random(pick).choice(decisions.running(table).ids(actor))
            if deed == "bot":
                assert by_hand == (actor not in table.bots_to_act())
            if by_hand:
                assert deed != "bot" or self.left(actor)
                self.log.so(decisions.play(table, GUESTS[actor], actor, table.seq, move, LUCK, now))
            else:
                self.log.so(decisions.act(table, actor, table.seq, move, LUCK, now))
            self.moves.append((actor, by_hand, self.used[actor], self.graces[actor]))
            if self.kind == "move":
                self.used[actor] = 0
                self.graces[actor] = 0

    def check(self) -> None:
        for seat in (0, 1):
            given = FULL[self.kind] + GRACE * self.graces[seat]
            if self.kind == "bank":
                given += INCREMENT * sum(by_hand for who, by_hand, *_ in self.moves if who == seat)
            assert self.graces[seat] <= 1
            assert self.used[seat] + self.left(seat) <= given
            if not self.graces[seat] and self.left(seat) and self.kind == "bank":
                assert self.used[seat] + self.left(seat) == given


@pytest.mark.parametrize("clock", [BANK, MOVE], ids=["bank", "move"])
@given(
    deeds=st.lists(
        st.tuples(
            st.sampled_from(DEEDS), st.integers(0, 1), st.integers(0, 9), st.sampled_from((0, 900, 5000, 40_000))
        ),
        max_size=40,
    )
)
def test_no_order_of_events_gains_time(clock: dict[str, Any], deeds: list[tuple[str, int, int, int]]) -> None:
    watched = Watched(clock)
    for deed, seat, pick, span in deeds:
        watched.attempt(deed, seat, pick)
        watched.check()
        watched.wait(span)
        watched.check()
    again = Table.fold("table", [load(entry.dump()) for entry in watched.log.entries])
    assert again.hands == watched.table.hands


def test_a_late_return_is_still_counted_when_its_move_is_taken_back() -> None:
    watched = Watched(MOVE)
    seat = watched.table.acting[0]
    watched.wait(FULL["move"])
    assert watched.left(seat) == 0
    for deed, left in (("return", GRACE), ("act", FULL["move"]), ("back", GRACE)):
        watched.attempt(deed, seat, 0)
        watched.check()
        assert watched.left(seat) == left
    watched.wait(GRACE)
    watched.attempt("return", seat, 0)
    assert watched.left(seat) == 0


def turn_of(log: Log) -> tuple[int, str]:
    """The seats that may act, with their guests."""
    seat = log.table.acting[0]
    return seat, GUESTS[seat]


@pytest.mark.parametrize("clock", [BANK, MOVE], ids=["bank", "move"])
def test_a_move_taken_back_and_made_again_gains_nothing(clock: dict[str, Any]) -> None:
    log = Log("farlander", clock=clock, position=conquest())
    log.start()
    seat, guest = turn_of(log)
    before = log.table.hands[seat].at(log.now)
    for _ in range(20):
        log.act(after=100)
        log.now += 100
        log.so(decisions.take_back(log.table, guest, seat, log.now))
    assert before is not None
    assert log.table.hands[seat].at(log.now) == before - 20 * 200


def test_whoever_has_used_what_a_move_brought_keeps_the_move() -> None:
    log = Log("farlander", clock=BANK, position=conquest())
    log.start()
    seat, guest = turn_of(log)
    log.act(after=59_000)
    assert offers_take_back(log, seat)
    log.now += 2000
    with pytest.raises(Fault, match="too little time"):
        decisions.take_back(log.table, guest, seat, log.now)
    assert not offers_take_back(log, seat)


def offers_take_back(log: Log, seat: int) -> bool:
    """Whether the page offers to take back the last move."""
    return b'"takeback":true' in Position(log.table, log.now).frame(seat, log.table.seq)


def test_what_the_keeper_undoes_gives_no_time() -> None:
    log = Log("farlander", clock=BANK, position=conquest())
    log.start()
    seat, _ = turn_of(log)
    log.act(after=58_000)
    log.now += 1000
    log.so(decisions.undo(log.table, log.now))
    assert log.table.hands[seat].at(log.now) == 1000


def test_leaving_and_returning_neither_stops_a_clock_nor_fills_it() -> None:
    for clock in (BANK, MOVE):
        log = Log("farlander", clock=clock, position=conquest())
        log.start()
        seat, guest = turn_of(log)
        before = log.table.hands[seat].at(log.now)
        for _ in range(10):
            log.now += 500
            log.so(decisions.leave(log.table, guest, seat, "left", log.now))
            log.now += 500
            log.so(decisions.hand_back(log.table, guest, seat, log.now))
        assert before is not None
        assert log.table.hands[seat].at(log.now) == before - 10_000


def test_who_returns_after_the_time_has_ended_finds_a_little_once() -> None:
    log = Log("farlander", clock=BANK, position=conquest())
    log.start()
    seat, guest = turn_of(log)
    log.now += 60_000
    log.so(decisions.time_out(log.table, seat, log.now))
    log.so(decisions.hand_back(log.table, guest, seat, log.now))
    assert log.table.hands[seat].at(log.now) == GRACE
    with pytest.raises(Fault, match="not ended"):
        decisions.time_out(log.table, seat, log.now)
    log.now += GRACE
    with pytest.raises(Fault, match="time has ended"):
        decisions.play(log.table, guest, seat, log.table.seq, 0, LUCK, log.now)
    log.so(decisions.time_out(log.table, seat, log.now))
    with pytest.raises(Fault, match="to its end"):
        decisions.hand_back(log.table, guest, seat, log.now)


def test_whoever_has_resigned_has_no_rights_at_the_seat() -> None:
    log = Log("farlander", position=conquest(3), seats=(*PEOPLE, Seat("bot", "Guest", 1)))
    log.start()
    while log.table.acting[0] == 2:
        log.act()
    seat, guest = turn_of(log)
    log.so(decisions.resign(log.table, guest, seat, log.now))
    log.act()
    assert takebacks.allowed(decisions.running(log.table), seat)
    assert not offers_take_back(log, seat)
    table, now = log.table, log.now
    rights: list[Callable[[], Decision]] = [
        lambda: decisions.play(table, guest, seat, table.seq, 0, LUCK, now),
        lambda: decisions.take_back(table, guest, seat, now),
        lambda: decisions.leave(table, guest, seat, "left", now),
        lambda: decisions.hand_back(table, guest, seat, now),
        lambda: decisions.resign(table, guest, seat, now),
    ]
    for right in rights:
        with pytest.raises(Fault, match="You have resigned"):
            right()
