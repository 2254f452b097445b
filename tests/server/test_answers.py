"""A stand-in never answers for a person: whoever owes an equation and does not name it has named none."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from sunduk.games.pharaoh.answers import SECONDS
from sunduk.server import decisions
from sunduk.server.decisions import Decision
from sunduk.server.entries import load
from sunduk.server.faults import Fault
from sunduk.server.seats import Seat
from sunduk.server.tables import Table
from sunduk.server.telling import Position, times_json

from .conftest import settings
from .house import House, Screen
from .test_tables import LUCK, PEOPLE, Log

BOT = Seat("bot", "Guest", 1)


def race(seats: tuple[Seat, ...] = PEOPLE, option: str = "", **given: object) -> Log:
    """A race in which 33 is (5-2)*11."""
    nothing = "/".join("." * len(seats))
    start = f"pharaoh {len(seats)} {option} | 64/33,50/22,45,27/3,18,24,40 2,5,11 race 0 . . {nothing} 0"
    log = Log("pharaoh", seats, position=start, **given)
    log.start()
    return log


def silent(log: Log) -> Table:
    """What happens by itself: no bot acts, and the seat that is asked has no answer."""
    assert log.table.bots_to_act() == []
    assert log.table.answer_due
    log.now = max(log.now, log.table.answer_due[0])
    return log.so(decisions.fall_silent(log.table, LUCK, log.now))


def points(log: Log) -> list[int]:
    assert log.table.match
    return log.table.match.scores


WAYS: dict[str, Callable[[Log], Decision]] = {
    "leaves": lambda log: decisions.leave(log.table, "ann", 0, "left", log.now),
    "stays away": lambda log: decisions.leave(log.table, "ann", 0, "away", log.now),
    "resigns": lambda log: decisions.resign(log.table, "ann", 0, log.now),
}


@pytest.mark.parametrize("during_race", [True, False])
@pytest.mark.parametrize("way", WAYS)
def test_who_goes_has_named_none(way: str, during_race: bool) -> None:
    log = race((*PEOPLE, BOT))
    log.act("33", 0)
    if during_race:
        log.so(WAYS[way](log))
    log.act("pass", 1)
    log.act("pass", 2)
    if not during_race:
        log.so(WAYS[way](log))
    silent(log)
    assert points(log) == [-5, 0, 0]


@pytest.mark.parametrize("clock", [{"kind": "bank", "seconds": 20}, {"kind": "move", "seconds": 20}], ids=str)
def test_whose_clock_runs_out_has_named_none(clock: dict[str, object]) -> None:
    log = race(clock=clock)
    log.act("33", 0)
    log.act("pass", 1)
    assert log.table.answer_due is None
    due = log.table.time_due()
    assert due
    log.now = due[0]
    log.so(decisions.time_out(log.table, due[1], log.now))
    silent(log)
    assert points(log) == [-5, 0]


def test_without_a_clock_an_equation_has_a_time_of_its_own() -> None:
    log = race()
    log.act("33", 0)
    log.act("45", 1, after=3000)
    assert times_json(log.table, log.now + 1000) == {"left": [SECONDS - 1, None], "running": [0], "sand": None}
    assert b'"left":[%d.0,null]' % SECONDS in Position(log.table, log.now).frame(0, 0)
    log.now += 1000 * SECONDS - 10
    with pytest.raises(Fault, match="still time"):
        decisions.fall_silent(log.table, LUCK, log.now)
    log.so(decisions.leave(log.table, "bob", 1, "left", log.now))
    log.so(decisions.hand_back(log.table, "bob", 1, log.now))
    silent(log)
    # The next one has all of its time.
    assert log.table.acting == (1,)
    assert log.table.answer_due == (log.now + 1000 * SECONDS, 1)
    log.so(decisions.play(log.table, "bob", 1, log.table.seq, "5*(11-2)", LUCK, log.now))
    assert points(log) == [-5, 4]
    assert log.table.answer_due is None


def test_leaving_and_returning_gives_no_more_time_for_an_equation() -> None:
    log = race()
    log.act("33", 0)
    log.act("pass", 1)
    due = log.table.answer_due
    log.now += 5000
    log.so(decisions.leave(log.table, "ann", 0, "left", log.now))
    log.so(decisions.hand_back(log.table, "ann", 0, log.now))
    assert log.table.answer_due == due


def test_bots_and_stand_ins_name_equations_for_what_they_took_themselves() -> None:
    log = race((*PEOPLE, BOT))
    log.so(decisions.leave(log.table, "bob", 1, "left", log.now))
    log.act("22", 1)
    log.act("33", 0)
    log.act("45", 2)
    again = Table.fold("table", [load(entry.dump()) for entry in log.entries])
    assert (again.answer_due, again.bots_to_act()) == (log.table.answer_due, [])
    log.act("(5-2)*11", 0)
    assert log.table.bots_to_act() == [1]
    log.act("2*11", 1)
    assert log.table.bots_to_act() == [2]
    log.act("5*(11-2)", 2)
    assert points(log) == [5, 3, 4]


def test_with_many_tiles_each_is_answered_for_by_who_took_it() -> None:
    log = race(option="tiles_per_round=many")
    log.act("33", 0)
    log.so(decisions.leave(log.table, "ann", 0, "left", log.now))
    log.act("22", 0)
    log.act("pass", 0)
    log.act("pass", 1)
    silent(log)
    assert log.table.bots_to_act() == [0]
    log.act("2*11", 0)
    assert points(log) == [-2, 0]


def test_the_server_names_nothing_for_a_person_who_leaves(tmp_path: Path) -> None:
    skipped = [0.0]
    with House(settings(tmp_path), lambda: time.time() + skipped[0]) as house:
        ann, bob = house.person("Ann"), house.person("Bob")
        id = ann.table("pharaoh", "me", "open")["id"]
        bob.post(f"/tables/{id}/sit")
        with ann.look(id) as screen, bob.look(id) as other:
            view = screen.hear("view")
            tiles = [choice for choice in view["view"]["choices"] if choice["move"] == "take"]
            screen.act(0, view["seq"], tiles[0]["id"])
            other.act(1, view["seq"], tiles[1]["id"])
            ann.post(f"/tables/{id}/leave")
            assert nameless(screen) == 0
            # Bob stays, and does not answer either.
            skipped[0] += SECONDS + 3
            assert nameless(screen) == 1
        assert [seat["up"] for seat in ann.get(f"/tables/{id}/views/{view['seq'] + 4}")["view"]["seats"]] == [[], []]


def nameless(screen: Screen) -> int:
    """The next seat that has named no equation."""
    while True:
        for event in screen.hear("view")["events"]:
            assert event["event"] not in ("right", "wrong")
            if event["event"] == "none":
                return int(event["seat"])
