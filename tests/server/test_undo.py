"""A whole turn taken back against bots, how long the sand runs, and what nobody found."""

from __future__ import annotations

import pytest

from sunduk import CHANCE, Match
from sunduk.core.match.account import missed
from sunduk.games.pharaoh.equations import printed
from sunduk.games.pharaoh.solver import solve
from sunduk.table import decisions
from sunduk.table.entries import load
from sunduk.table.faults import Fault
from sunduk.table.frames import table_json
from sunduk.table.guests import Guest
from sunduk.table.orders import new_table, rematch
from sunduk.table.past import record_text
from sunduk.table.seats import Seat
from sunduk.table.table import UNDONE, Table

from .test_tables import LUCK, PEOPLE, Log

BOTS = (PEOPLE[0], Seat("bot", "Bot", 1), Seat("bot", "Bot", 1))
ANN = Guest("ann", "Ann", "en")


def played(log: Log, until: int) -> int:
    """Play until seat 0 has acted and it is its turn again; returns the position before its turn."""
    log.start()
    while log.table.acting[0] != 0:
        log.act()
    before = log.table.seq
    while log.table.seq < before + until or 0 not in log.table.acting:
        log.act()
    return before


def test_a_turn_against_bots_is_taken_back_at_once_and_the_record_says_so() -> None:
    log = Log(seats=BOTS)
    before = played(log, 4)
    assert log.table.match
    chance = log.table.match.log
    table = log.so(decisions.take_back_turn(log.table, "ann", 0, before, log.now))
    assert (table.seq, table.acting, table.undone) == (before, (0,), 1)
    again = Table.fold("table", [load(entry.dump()) for entry in log.entries])
    assert (again.seq, again.undone) == (before, 1)
    record = record_text(table, LUCK, None, 0)
    assert f"{{{UNDONE}}}" in record
    assert '[Undone "1"]' in record
    assert Match.load(record).length == before
    assert table_json(table, LUCK, "ann", ())["undone"] == 1
    # Nothing is gained by it: chance does again what it did.
    log.act(chance[before].action)
    assert log.table.match.log[before + 1] == chance[before + 1]


def test_in_games_with_secrets_too_and_from_a_position_before_the_turn_began() -> None:
    for game in ("fortune", "facir", "farlander"):
        log = Log(game, seats=BOTS)
        before = played(log, 6)
        table = log.so(decisions.take_back_turn(log.table, "ann", 0, 0, log.now))
        assert table.seq <= before
        assert 0 in table.acting
        assert table.match
        assert all(who != 0 for who, _ in table.match.log)


def test_a_turn_is_not_taken_back_from_other_people_in_a_race_or_before_any_move() -> None:
    log = Log()
    played(log, 2)
    with pytest.raises(Fault, match="against bots alone"):
        decisions.take_back_turn(log.table, "ann", 0, 0, log.now)
    with pytest.raises(Fault, match="not yours"):
        decisions.take_back_turn(log.table, "bob", 0, 0, log.now)
    alone = Log(seats=BOTS)
    alone.start()
    with pytest.raises(Fault, match="no move"):
        decisions.take_back_turn(alone.table, "ann", 0, alone.table.seq, alone.now)
    race = Log("pharaoh", seats=BOTS)
    race.start()
    race.act("pass", 0)
    with pytest.raises(Fault, match="race"):
        decisions.take_back_turn(race.table, "ann", 0, 0, race.now)


def test_used_time_stays_used() -> None:
    log = Log(seats=BOTS, clock={"kind": "bank", "seconds": 60, "increment": 5})
    log.start()
    while log.table.acting[0] != 0:
        log.act()
    before = log.table.seq
    log.act(after=10_000)
    log.act(after=10_000)
    while 0 not in log.table.acting:
        log.act()
    table = log.so(decisions.take_back_turn(log.table, "ann", 0, before, log.now))
    assert table.hands[0].at(log.now) == 40_000


def test_the_sand_runs_as_long_as_was_ordered_and_again_in_a_rematch() -> None:
    order = {"game": "pharaoh", "seats": [{"kind": "me"}, {"kind": "bot"}], "sand": 120}
    made = new_table(order, ANN, "", "", 0)  # type: ignore[arg-type]
    table = Table("table", made)
    assert table.sand_seconds == 120
    assert table_json(table, LUCK, "ann", ())["sand"] == 120
    assert rematch(table, ANN, None, "", 0).sand == 120
    log = Log("pharaoh", seats=BOTS, sand=120)
    log.start()
    assert log.table.match
    log.act(next(choice for choice in log.table.match.choices(0) if choice != "pass"), 0)
    assert log.table.sand_due == log.now + 120_000
    with pytest.raises(Fault, match="no sand"):
        new_table({**order, "game": "marrakech"}, ANN, "", "", 0)  # type: ignore[typeddict-item]


def test_what_nobody_found_is_told_at_the_end_with_an_equation_for_each() -> None:
    match = Match("pharaoh", 2, seed=4)
    assert missed(match) == []
    while not match.over:
        seat = min(who for who in match.actors if who != CHANCE)
        match.act("pass" if "pass" in match.choices(seat) else match.ids(seat)[0], seat)
    found = missed(match)
    assert found
    for each in found:
        equation = solve(each["dice"], [each["number"]])[each["number"]]
        assert printed(equation) == each["written"]
    rounds = [each["round"] for each in found]
    assert rounds == sorted(rounds)
    assert rounds[0] >= 1
