"""Tables without a server: the state computed from the log."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import sunduk
from sunduk import CHANCE, Game, Match, Refused
from sunduk.table import decisions, takebacks
from sunduk.table.decisions import Decision
from sunduk.table.entries import Create, Entry, load
from sunduk.table.faults import Fault
from sunduk.table.frames import Position, times_json
from sunduk.table.luck import Luck
from sunduk.table.seats import Seat, seat_plan
from sunduk.table.table import Table

PEOPLE = (Seat("person", "Ann", guest="ann", salt=""), Seat("person", "Bob", guest="bob", salt="pepper"))
GUESTS = ("ann", "bob")
LUCK = Luck("table", bytes(32))


class Log:
    """A table and its log, with a clock of its own."""

    def __init__(self, game: str = "marrakech", seats: tuple[Seat, ...] = PEOPLE, **given: Any) -> None:
        self.now = 1_000_000
        about = sunduk.game(game)
        order: dict[str, Any] = {"clock": {"kind": "none"}, "standin": 2, "private": False, "options": {}}
        plans = [seat_plan(seat) for seat in seats]
        entry = Create(
            self.now, game, about.version, seats=plans, host="ann", commitment=LUCK.commitment, **order | given
        )
        self.entries: list[Entry] = [entry]
        self.table = Table("table", entry)

    def so(self, decision: Decision) -> Table:
        self.entries.append(decision.entry)
        self.table = decision.table
        return self.table

    def start(self) -> Table:
        return self.so(decisions.start(self.table, "ann", 1, LUCK, self.now))

    def act(self, action: int | str | None = None, seat: int | None = None, after: int = 0) -> Table:
        self.now += after
        match = decisions.running(self.table)
        seat = next(who for who in self.table.acting if who < CHANCE) if seat is None else seat
        move = match.ids(seat)[0] if action is None else action
        return self.so(decisions.act(self.table, seat, self.table.seq, move, LUCK, self.now))


def test_a_log_that_was_stored_tells_of_the_same_table(game: Game) -> None:
    log = Log(game.id, clock={"kind": "bank", "seconds": 60, "increment": 2})
    log.start()
    rng = random.Random(3)
    for _ in range(40):
        if log.table.state == "over":
            break
        seat = rng.choice([who for who in log.table.acting if who < CHANCE])
        assert log.table.match
        log.act(rng.choice(log.table.match.ids(seat)), seat, after=rng.randrange(3000))
    again = Table.fold("table", [load(entry.dump()) for entry in log.entries])
    assert again.match
    assert log.table.match
    assert again.match.log == log.table.match.log
    assert again.match.records.tobytes() == log.table.match.records.tobytes()
    assert (again.seats, again.hands, again.turns, again.state) == (
        log.table.seats,
        log.table.hands,
        log.table.turns,
        log.table.state,
    )


def test_a_bot_keeps_the_name_that_its_level_once_had() -> None:
    log = Log(seats=(PEOPLE[0], Seat("bot", "Guest", 1)))
    log.start()
    again = Table.fold("table", [load(entry.dump()) for entry in log.entries])
    assert again.state == "running"
    assert (again.seats[1].name, again.seats[1].level) == ("Guest", 1)


def test_a_refused_move_names_its_rule_and_changes_nothing() -> None:
    log = Log()
    before = log.start()
    seat = before.acting[0]
    with pytest.raises(Refused, match=r"rule 4\.1"):
        decisions.act(before, seat, before.seq, "back", LUCK, log.now)
    assert log.table is before
    with pytest.raises(Refused):
        decisions.act(before, 1 - seat, before.seq, "L", LUCK, log.now)


def test_a_move_for_a_position_that_is_gone_is_stale() -> None:
    log = Log()
    seen = log.start().seq
    seat = log.table.acting[0]
    log.act("L")
    with pytest.raises(Fault) as caught:
        decisions.act(log.table, seat, seen, 0, LUCK, log.now)
    assert caught.value.code == "stale"
    with pytest.raises(Fault):
        decisions.act(log.table, seat, log.table.seq + 1, 0, LUCK, log.now)


def test_what_others_choose_at_the_same_time_makes_nothing_stale() -> None:
    log = Log("facir")
    seen = log.start().seq
    assert log.table.acting == (0, 1)
    log.act(None, 0)
    assert log.table.seq > seen
    log.so(decisions.act(log.table, 1, seen, decisions.running(log.table).ids(1)[0], LUCK, log.now))


def test_the_clock_of_a_move_runs_only_for_who_is_to_act() -> None:
    log = Log("farlander", clock={"kind": "move", "seconds": 10})
    table = log.start()
    seat = table.acting[0]
    assert times_json(table, log.now + 4000)["left"][seat] == 6
    assert times_json(table, log.now + 4000)["left"][1 - seat] == 10
    assert table.time_due() == (log.now + 10_000, seat)
    after = log.act(after=4000)
    assert after.time_due() == (log.now + 10_000, 1 - seat)
    assert times_json(after, log.now)["left"] == [10, 10]


@pytest.mark.parametrize("clock", [{"kind": "none"}, {"kind": "move", "seconds": 10}], ids=["none", "move"])
def test_a_frame_tells_the_times(game: Game, clock: dict[str, Any]) -> None:
    log = Log(game.id, clock=clock)
    table = log.start()
    frame = json.loads(Position(table, log.now + 1000).frame(0, table.seq))
    assert frame["times"] == times_json(table, log.now + 1000)


def test_a_bank_is_spent_and_grows_with_each_move() -> None:
    log = Log("farlander", clock={"kind": "bank", "seconds": 60, "increment": 3})
    seat = log.start().acting[0]
    table = log.act(after=10_000)
    assert times_json(table, log.now)["left"][seat] == 53
    table = log.act(after=5_000)
    assert times_json(table, log.now + 1000)["left"][seat] == 52
    assert times_json(table, log.now)["left"][1 - seat] == 58


def test_a_stand_in_plays_and_hands_back() -> None:
    log = Log("farlander", clock={"kind": "bank", "seconds": 60, "increment": 0})
    seat = log.start().acting[0]
    log.now += 60_000
    table = log.so(decisions.time_out(log.table, seat, log.now))
    assert table.seats[seat].standin
    assert table.seats[seat].level == 2
    assert table.bots_to_act() == [seat]
    assert table.time_due() is None
    table = log.so(decisions.hand_back(table, GUESTS[seat], seat, log.now))
    assert table.bots_to_act() == []
    assert times_json(table, log.now)["left"][seat] == 10
    with pytest.raises(Fault):
        decisions.hand_back(table, GUESTS[seat], seat, log.now)


def test_who_resigns_comes_last() -> None:
    log = Log("farlander", (*PEOPLE, Seat("person", "Cid", guest="cid")))
    log.start()
    table = log.so(decisions.resign(log.table, "ann", 0, log.now))
    assert table.state == "running"
    assert table.seats[0].automatic
    table = log.so(decisions.resign(table, "cid", 2, log.now))
    assert table.state == "over"
    assert table.placings is not None
    assert table.placings[1] == 1
    assert min(table.placings[0], table.placings[2]) == 2
    with pytest.raises(Fault):
        decisions.act(table, 1, table.seq, 0, LUCK, log.now)


def facir_turn() -> Log:
    log = Log("facir")
    log.start()
    while len(log.table.acting) > 1 or decisions.running(log.table).view(0).json()["phase"] != "turn":
        log.act()
    return log


def test_a_lifted_nail_can_be_put_back() -> None:
    log = facir_turn()
    seat = log.table.acting[0]
    placed = next(c for c in decisions.running(log.table).choices(seat) if len(c) == 2)
    log.act(placed)
    while log.table.acting[0] != seat or "phase" not in decisions.running(log.table).view(0).json():
        log.act(next(c for c in decisions.running(log.table).choices() if len(c) == 2))
    before = log.table.seq
    lift = next(c for c in decisions.running(log.table).view(seat).json()["choices"] if c["move"] == "lift")
    log.act(lift["id"])
    assert takebacks.allowed(decisions.running(log.table), seat)
    table = log.so(decisions.take_back(log.table, GUESTS[seat], seat, log.now))
    assert table.seq == before
    with pytest.raises(Fault, match="another"):
        decisions.take_back(table, GUESTS[seat], seat, log.now)


def test_nothing_is_taken_back_when_somebody_else_is_to_act() -> None:
    log = Log("farlander")
    seat = log.start().acting[0]
    log.act()
    with pytest.raises(Fault, match="whose turn"):
        decisions.take_back(log.table, GUESTS[seat], seat, log.now)


def test_nothing_is_taken_back_across_a_random_event() -> None:
    log = Log("marrakech")
    seat = log.start().acting[0]
    table = log.act("L")
    assert table.match
    assert table.match.log[-1].who == CHANCE
    with pytest.raises(Fault, match="random"):
        decisions.take_back(table, GUESTS[seat], seat, log.now)


def test_a_nail_that_shows_what_card_one_has_stays() -> None:
    """The question whether to lay the fakir reveals that a seat can lay him, so it cannot be taken back."""
    rng = random.Random(1)
    for seed in range(200):
        match = Match("facir", 2, seed=seed)
        while not match.over:
            who = match.actors[0]
            before = match.rewound(len(match.log))
            action = rng.choice(match.ids(who))
            match.act(action, who)
            if match.view().json()["phase"] == "lay":
                assert takebacks.reveals(before, who, action, match)
                return
    raise AssertionError("no fakir ever fitted")


def test_the_keeper_undoes_and_patches() -> None:
    log = Log("marrakech")
    start = log.start()
    log.act("L")
    table = log.so(decisions.undo(log.table, log.now))
    assert table.seq == start.seq
    assert table.match
    assert start.match
    assert table.match.position == start.match.position
    patched = log.so(
        decisions.patch(table, "marrakech 2 | 7/7/2rr3/7/7/7/7 d4N 10,50 11,12,12,12 turn 1 by", LUCK, log.now)
    )
    assert patched.seq > table.seq
    assert patched.acting == (1,)
    again = Table.fold("table", log.entries)
    assert again.match
    assert patched.match
    assert again.match.position == patched.match.position
