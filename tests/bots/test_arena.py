"""The arena: pairings, scoring, and results that do not depend on the number of processes."""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any

import pytest

import sunduk
from sunduk import BadOption
from sunduk.bots import KINDS, Bot, Budget, Decision, bot
from sunduk.bots.arena.arena import Arena, seatings, share
from sunduk.bots.arena.match_job import PROGRAM, Fixture, Setting, bot_seed, play, seated
from sunduk.bots.arena.pool import crew, in_order
from sunduk.bots.reaction import Paced
from sunduk.core.book.edition import Edition
from sunduk.core.match.match import Match
from sunduk.core.match.view import View
from sunduk.core.rules.rng import join


class First(Paced):
    """Takes its first choice and records the budgets it was given."""

    asked: list[Budget | None]

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.asked = []

    def choose(self, view: View, budget: Budget | None = None, explain: bool = False) -> Decision:
        self.asked.append(budget)
        return Decision(view.ids[0], note="so be it" if len(self.asked) == 1 else "")


@pytest.fixture(autouse=True)
def first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register a bot called `first` in this process."""

    def known(name: str, seed: int) -> Bot:
        return First(seed) if name.startswith("first") else bot(name, seed)

    for module in ("arena", "match_job"):
        monkeypatch.setattr(f"sunduk.bots.arena.{module}.bot", known)


def setting(game: str = "marrakech", seats: int = 2, **options: object) -> Setting:
    return Setting.of(sunduk.game(game), seats, options, 0.1)


@pytest.mark.parametrize(("seats", "count"), [(2, 2), (3, 6), (4, 6), (5, 20)])
def test_seatings_are_fair(seats: int, count: int) -> None:
    found = seatings(seats)
    assert len(set(found)) == len(found) == count
    for seat in range(seats):
        assert Counter(seating[seat] for seating in found) == {0: count // 2, 1: count // 2}
    assert all(abs(seating.count(0) - seating.count(1)) == seats % 2 for seating in found)


def test_shares_by_hand() -> None:
    assert share((0, 1), (1, 2)) == 1
    assert share((1, 0), (1, 2)) == 0
    assert share((0, 1), (1, 1)) == 0.5
    assert share((0, 0, 1), (1, 3, 2)) == 0.5
    assert share((0, 1, 1), (2, 1, 2)) == 0.25
    assert share((0, 0, 1, 1), (1, 3, 2, 3)) == (1 + 1 + 0 + 0.5) / 4


def test_every_pair_meets_on_every_deal() -> None:
    arena = Arena(setting(seats=3), ("uniform", "first", "first:2"), seed=9)
    fixtures = list(arena.fixtures(2))
    assert [fixture.number for fixture in fixtures] == list(range(2 * 3 * 6))
    assert fixtures[:18] == list(arena.fixtures(1)), "more deals change none of the earlier ones"
    assert {fixture.seed for fixture in fixtures[:18]} == {join(9, 0)}
    assert {fixture.seed for fixture in fixtures[18:]} == {join(9, 1)}
    seats = Counter((seat, name) for match in fixtures for seat, name in enumerate(match.players))
    assert set(seats.values()) == {12}


def test_standings() -> None:
    """The first bot always beats the second; matches of the others are decided by the seat, or drawn."""
    arena = Arena(setting(), ("uniform", "first", "first:2"), seed=0)
    results: dict[tuple[str, ...], list[int]] = {
        ("uniform", "first"): [1, 2],
        ("first", "uniform"): [2, 1],
        ("first", "first:2"): [1, 1],
    }
    placings = {number: results.get(players, [1, 2]) for number, _, players in arena.fixtures(3)}
    placings |= {number: [1, 1] for number, _, players in arena.fixtures(3) if players == ("first:2", "first")}
    found = arena.standings(placings)
    assert (found.deals, found.matches) == (3, 6)
    assert found.shares.tolist() == [[0, 1, 0.5], [0, 0, 0.5], [0.5, 0.5, 0]]
    assert found.scores.tolist() == [0.75, 0.25, 0.5]
    assert found.order == [0, 2, 1]
    del placings[7]
    assert arena.standings(placings).deals == 2, "a deal counts when all its matches are played"
    assert arena.standings({}).deals == 0


def test_names_are_checked() -> None:
    for bots, message in [
        (["uniform"], "two bots or more"),
        (["uniform", "uniform"], "named twice"),
        (["uniform", "deepblue"], "no bot called 'deepblue'"),
    ]:
        with pytest.raises(BadOption, match=message):
            Arena(setting(), tuple(bots), 0)
    with pytest.raises(BadOption, match="played by 2 or 3 or 4, not by 7"):
        setting(seats=7)


def test_a_fixture_is_always_the_same_match() -> None:
    match = Fixture(5, join(3, 5), ("uniform", "first"))
    one, other = (play(setting(), match) for _ in range(2))
    assert one == other
    record = Match.load(one.record)
    assert record.scores == one.scores
    assert record.placings == one.placings
    assert len(record.log) == one.length
    assert record.names == ("uniform", "first")
    assert [notice.text for notice in one.notices] == ["so be it"]
    assert list(record.comments.values()) == ["first: so be it"]


def test_the_luck_is_the_same_in_every_seating() -> None:
    matches = [
        Match.load(play(setting(), Fixture(0, 77, players)).record)
        for players in (("uniform", "first"), ("first", "uniform"))
    ]
    assert matches[0].log[:3] == matches[1].log[:3]
    assert matches[0].seed == matches[1].seed == 77


def test_bots_have_seeds_of_their_own() -> None:
    seeds = {bot_seed(join(key, deal), seat) for key in range(3) for deal in range(20) for seat in range(5)}
    assert len(seeds) == 300
    assert all(0 <= seed < 2**64 for seed in seeds)


@pytest.mark.parametrize(("name", "expected"), [("first", Budget(seconds=0.5)), ("first:20n", None)])
def test_time_is_for_bots_whose_names_give_none(name: str, expected: Budget | None) -> None:
    made: Any = seated(name, 0, 0.5)
    match = Match("marrakech", 2, seed=1)
    made.choose(match.view(match.actors[0]))
    assert getattr(made, "_bot", made).asked == [expected]


def test_options_and_editions_travel() -> None:
    text = (sunduk.game("marrakech").folder / "edition.toml").read_text("utf-8")
    box = Edition(tomllib.loads(text.replace("dealt = [12, 15, 12]", "dealt = [1, 15, 12]")), "a box")
    game = sunduk.game("marrakech").with_edition(box)
    short = play(Setting.of(game, 2, {"own_rug": "coverable"}), Fixture(0, 1, ("uniform", "uniform")))
    record = Match.load(short.record)
    assert short.length < 40
    assert record.options["own_rug"] == "coverable"
    assert record.game.edition is not None


def test_every_game_can_be_played(game: sunduk.Game) -> None:
    seats = game.seats[-1]
    assert play(Setting.of(game, seats, {}), Fixture(0, 1, ("uniform",) * seats)).length > 0


def test_processes_play_the_same_matches_and_can_be_stopped() -> None:
    fixtures = [Fixture(number, join(2, number), ("uniform", "uniform")) for number in range(6)]
    alone = list(crew(1)(setting(), fixtures))
    assert list(in_order(crew(2)(setting(), fixtures))) == alone
    many = crew(2)(setting(), (Fixture(n, n, ("uniform", "uniform")) for n in range(10**6)))
    next(many)
    many.close()


def test_programs_are_a_kind_of_bot() -> None:
    assert KINDS[PROGRAM] == "program"
