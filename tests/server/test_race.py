"""Fair races: neither latency nor a lying client wins."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sunduk.table.race import HOLD, Held, Link, links, sand_end

from .conftest import settings
from .house import House, Json, Person, Screen
from .test_tables import Log


def run(players: dict[str, tuple[float, float]], shown: dict[str, float | None] | None = None) -> list[str]:
    """The order in which claims count, given each player's reaction, round trip and reported time."""
    known = {name: Link(0.0, trip) for name, (_, trip) in players.items()}
    arrivals = sorted((reaction + trip, name) for name, (reaction, trip) in players.items())
    held: Held[str] = Held()
    order: list[str] = []
    for arrival, name in arrivals:
        while (due := held.due()) is not None and due < arrival:
            order += held.take(due)
        said = players[name][0] if shown is None else shown[name]
        others = [known[other] for other in players if other not in (name, *order)]
        held.add(name, known[name].reaction(arrival, said), arrival, others)
    while (due := held.due()) is not None:
        order += held.take(due)
    return order


def test_the_quicker_wins_over_the_slower_line() -> None:
    assert run({"near": (1020, 5), "far": (1000, 120)}) == ["far", "near"]
    assert run({"near": (1000, 5), "far": (1020, 120)}) == ["near", "far"]


@given(st.dictionaries(st.sampled_from("abcde"), st.tuples(st.integers(100, 9000), st.integers(0, 140)), min_size=2))
def test_honest_players_are_ordered_by_their_reactions(players: dict[str, tuple[int, int]]) -> None:
    order = run({name: (float(reaction), float(trip)) for name, (reaction, trip) in players.items()})
    assert [players[name][0] for name in order] == sorted(reaction for reaction, _ in players.values())


@given(st.floats(0, 1e6), st.floats(0, 1000), st.floats(0, 1e5))
def test_a_page_is_believed_no_further_than_its_line(said: float, trip: float, passed: float) -> None:
    reaction = Link(500.0, trip).reaction(500.0 + passed, said)
    assert max(0.0, passed - min(trip, HOLD)) - 1e-6 <= reaction <= passed + 1e-6


def test_a_lie_gains_no_more_than_the_round_trip() -> None:
    # The liar needed 1100 ms and reports 1; with a round trip of 50 ms that counts as 1100.
    assert run({"liar": (1100, 50), "honest": (1080, 5)}, {"liar": 1.0, "honest": 1080.0}) == ["honest", "liar"]


def test_nothing_is_held_longer_than_the_window() -> None:
    held: Held[str] = Held()
    claim = held.add("a", 1000.0, 1005.0, [Link(0.0, 900.0)])
    assert claim.until == 1000 + HOLD
    assert held.add("b", 1000.0, 1200.0, [Link(0.0, 100.0)]).until == 1200.0
    assert held.add("c", 1000.0, 1005.0, []).until == 1005.0


def test_who_is_free_goes_after_all_who_were_quicker() -> None:
    held: Held[str] = Held()
    held.add("slow", 2000.0, 2000.0, [])
    held.add("quick", 1900.0, 1990.0, [Link(0.0, 140.0)])
    held.add("slower", 2050.0, 2050.0, [Link(0.0, 140.0)])
    assert held.take(2000.0) == ["quick", "slow"]
    assert held.take(2000.0) == []
    assert held.take(2400.0) == ["slower"]


def test_the_shortest_of_the_last_round_trips_counts() -> None:
    link = Link()
    for trip in (50.0, 20.0, 90.0, 80.0, 70.0, 60.0):
        mark = link.ping(1000.0)
        link.pong(mark, 1000.0 + trip)
        link.pong(mark, 1001.0)
    assert link.trip == 20.0
    link.pong(link.ping(0.0), 65.0)
    link.pong(99, 1.0)
    assert link.trip == 60.0


@dataclass
class Shown:
    """The part of a screen that a race uses."""

    guest: str | None
    link: Link


def test_claims_are_waited_for_from_the_quickest_screen_of_each_who_races() -> None:
    log = Log("pharaoh")
    log.start()
    assert log.table.racing
    slow, quick, far = Link(0.0, 80.0), Link(0.0, 40.0), Link(0.0, 400.0)
    screens = [Shown("ann", slow), Shown("ann", quick), Shown("bob", far), Shown("zoe", far), Shown(None, far)]
    assert links(log.table, screens) == [quick, far]
    assert links(log.table, screens, but=1) == [quick]
    assert links(log.table, screens[3:]) == []
    assert sand_end(log.table, screens) is None
    assert log.table.match
    due = log.act(log.table.match.ids(0)[0], 0).sand_due
    assert due
    assert sand_end(log.table, []) == due
    assert sand_end(log.table, screens) == due + max(link.credit for link in links(log.table, screens))


def race(ann: Person, screen: Screen, id: str) -> Json:
    """Play until all seats race."""
    view = screen.hear("view")
    while view["view"]["phase"] != "race":
        view = screen.hear("view", seconds=60)
    return view


def test_both_want_a_tile_and_one_gets_it(house: House) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    id = ann.table("pharaoh", "me", "open")["id"]
    bob.post(f"/tables/{id}/sit")
    with ann.look(id) as one, bob.look(id) as two:
        view = race(ann, one, id)
        race(bob, two, id)
        tile = random.Random(1).choice([c for c in view["view"]["choices"] if c["move"] == "take"])
        for seat, screen in ((0, one), (1, two)):
            screen.say(type="act", id=seat, seat=seat, seq=view["seq"], action=tile["text"], shown=10_000 * seat)
        answers = [screen.hear("done", "refused") for screen in (one, two)]
        assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
        refused = next(answer for answer in answers if answer["type"] == "refused")
        assert refused["error"]["code"] == "refused"
        assert refused["error"]["rule"]
    assert ann.get(f"/tables/{id}")["seq"] == view["seq"] + 1


def test_the_sand_runs_on_the_server(tmp_path_factory: pytest.TempPathFactory) -> None:
    skipped = [0.0]
    with House(settings(tmp_path_factory.mktemp("sand")), lambda: time.time() + skipped[0]) as house:
        ann = house.person("Ann")
        id = ann.table("pharaoh", "me", "me")["id"]
        with ann.look(id) as screen:
            view = race(ann, screen, id)
            tile = next(c for c in view["view"]["choices"] if c["move"] == "take")
            screen.say(type="act", id=1, seat=0, seq=view["seq"], action=tile["id"])
            while view["times"]["sand"] is None:
                view = screen.hear("view")
            assert 29 < view["times"]["sand"] <= 30
            skipped[0] = 33
            events = [event["event"] for event in screen.hear("view")["events"]]
            assert events[0] == "sand"


def test_bots_race_too(house: House) -> None:
    ann = house.person("Ann")
    plans = [{"kind": "me"}, {"kind": "bot", "level": 8}]
    id = ann.post("/tables", game="pharaoh", seats=plans)["id"]
    with ann.look(id) as screen:
        view = race(ann, screen, id)
        screen.say(type="act", id=1, seat=0, seq=view["seq"], action="pass")
        while view["view"]["phase"] == "race":
            view = screen.hear("view", seconds=60)
