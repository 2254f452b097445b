"""The solver: its equations are right, its reaction times are those asked for, and it errs at the rate asked for."""

from __future__ import annotations

import math
from statistics import mean, median

import pytest

from sunduk import CLOCK, BadOption, Match
from sunduk.bots import bot
from sunduk.bots.arena.schedule import Schedule, play_on
from sunduk.bots.bot import Bot
from sunduk.bots.kinds.solver import CHAMPION, Solver
from sunduk.bots.reaction import Paced
from sunduk.core.rules.race import MEDIAN

RACING = "pharaoh 3 version=2 | 64/33,50/22,45,27/3,18,24,40 90,80,72,30 2,5,11 race 0 . . ././. 0"
HOPELESS = "pharaoh 3 version=2 | 64/33,50/22,45,27/4,18,24,40 90,80,72,30 1,1,1 race 0 . . ././. 0"
CAN_BE_MADE = {"33", "22", "45", "27", "3", "18"}
"""The tiles of the first position that can be made."""


def racing(position: str = RACING) -> Match:
    return Match.at(position, auto=False, backend="cpu")


def planned(solver: Solver, match: Match, elapsed: float = 0, seat: int = 0) -> tuple[float, str]:
    """When a solver acts in a position, and its action."""
    view = match.view(seat)
    seconds = solver.reaction(view, elapsed)
    return seconds, match.write(seat, solver.choose(view).action)


def test_tiles_are_taken_that_can_be_made() -> None:
    plans = [planned(Solver(seed), racing()) for seed in range(100)]
    assert {move for _, move in plans} <= CAN_BE_MADE
    assert {"33", "45", "22"} <= {move for _, move in plans}, "worth more, or found sooner"
    assert all(0 < seconds < 30 for seconds, _ in plans)


def test_who_needs_less_time_acts_sooner() -> None:
    times = [median(planned(Solver(seed, pace), racing())[0] for seed in range(60)) for pace in (0.25, 0.5, 1, 2)]
    assert times == sorted(times)
    assert times[3] > 3 * times[0]


def test_who_needs_less_time_wins_more() -> None:
    """Ten matches of a fast solver against a slow one, and of each against a random bot."""
    for strong, weak, least in [("solver:0.5", "solver:1.5", 0.8), ("solver:1.5", "uniform", 1.0)]:
        wins = []
        for seed in range(10):
            match = Match("pharaoh", 2, seed=seed, backend="cpu")
            names = (strong, weak) if seed % 2 else (weak, strong)
            bots: dict[int, Bot] = {seat: bot(name, 100 * seed + seat) for seat, name in enumerate(names)}
            play_on(match, bots)
            wins.append(match.placings[names.index(strong)] == 1)
        assert mean(wins) >= least


def test_a_find_stays_found() -> None:
    """Asked again about an unchanged position, it acts at the time it gave before, and never in the past."""
    for seed in range(30):
        solver, match = Solver(seed), racing()
        seconds, move = planned(solver, match)
        assert planned(solver, match, seconds / 2) == (seconds, move)
        assert solver.reaction(match.view(0), seconds + 5) >= seconds + 5


def test_what_is_gone_is_given_up_for_the_next_find() -> None:
    moved = 0
    for seed in range(30):
        solver, match = Solver(seed), racing()
        seconds, move = planned(solver, match)
        match.act(move, 1)
        later, other = planned(solver, match, seconds / 2)
        assert other != move
        assert other in CAN_BE_MADE | {"pass"}
        assert later >= seconds / 2
        moved += later > seconds
    assert 0 < moved < 30, "the second best is worth less, or takes longer"


def test_a_new_race_is_a_new_search() -> None:
    solver = Solver(1)
    first = planned(solver, racing())
    solver.reaction(racing().view(0), 4)
    assert planned(solver, racing()) != first


def test_who_sees_nothing_passes_when_others_have_given_up_too() -> None:
    for seed in range(30):
        seconds, move = planned(Solver(seed, pace=1.0), racing(HOPELESS))
        assert move == "pass"
        assert 8 < seconds < 80


def test_slips() -> None:
    """A solver that errs sometimes takes a tile that cannot be made; one that does not err never does."""
    wrong = [planned(Solver(seed, slips=0.3), racing(HOPELESS))[1] != "pass" for seed in range(100)]
    assert 50 < sum(wrong) <= 100, "one of ten tiles at least is taken for right more often than not"
    few = [planned(Solver(seed, slips=0.02), racing(HOPELESS))[1] != "pass" for seed in range(100)]
    assert 2 < sum(few) < 50


@pytest.mark.parametrize("name", ["uniform", "greedy", "solver"])
def test_reactions_are_never_in_the_past(name: str) -> None:
    for seed in range(20):
        made, match = bot(name, seed), racing()
        due = 0.0
        for elapsed in (0.0, 0.1, 3.0, 12.5, 29.0, 100.0):
            due = made.reaction(match.view(0), elapsed)
            assert due >= elapsed
            assert math.isfinite(due)
        made.choose(match.view(0))
        assert made.reaction(match.view(0), due) >= due


def test_a_usual_reaction_takes_the_median_time() -> None:
    view = racing().view(0)
    assert median(Paced(seed).reaction(view, 0) for seed in range(2000)) == pytest.approx(MEDIAN, rel=0.05)


class Punctual(Paced):
    """Acts at given times and records when it was asked."""

    def __init__(self, *moments: float) -> None:
        super().__init__(0)
        self.moments = list(moments)
        self.asked: list[float] = []

    def reaction(self, view: object, elapsed: float) -> float:
        self.asked.append(elapsed)
        return self.moments[0]


def test_everyone_is_asked_again_when_someone_has_acted() -> None:
    quick, slow = Punctual(2), Punctual(7)
    match = racing()
    schedule = Schedule({0: quick, 1: slow, 2: slow})  # type: ignore[dict-item]
    due = schedule.first(match, 0)
    assert due == (2, 0)
    match.act("33", 0)
    assert schedule.first(match, 2) == (7, 1)
    assert quick.asked == [0]
    assert slow.asked == [0, 0, 2, 2]


def test_the_sand_runs_from_the_first_tile_on() -> None:
    """The sand runs from the first tile, not from the second: a reaction more than 30 seconds after it is too late."""
    match = racing()
    schedule = Schedule({0: Punctual(2), 1: Punctual(20), 2: Punctual(33)})  # type: ignore[dict-item]
    assert schedule.first(match, 0) == (2, 0)
    match.act("33", 0)
    assert schedule.first(match, 2) == (20, 1)
    match.act("22", 1)
    assert schedule.first(match, 20) == (32, CLOCK)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("solver:fast", "The pace of a solver is a number such as 0.5, not 'fast'."),
        ("solver:0", "The pace of a solver is a number from 0.01 to 100, not 0."),
        ("solver:-1", "The pace of a solver is a number from 0.01 to 100, not -1."),
        ("solver:nan", "The pace of a solver is a number from 0.01 to 100, not nan."),
        ("greedy:3", "The bot greedy has no settings: write greedy, not greedy:3."),
    ],
)
def test_nonsense_is_answered_with_a_sentence(name: str, sentence: str) -> None:
    with pytest.raises(BadOption) as error:
        bot(name, 1)
    assert str(error.value) == sentence


def test_the_usual_pace_is_that_of_a_champion() -> None:
    assert planned(Solver(4), racing()) == planned(Solver(4, CHAMPION), racing())
