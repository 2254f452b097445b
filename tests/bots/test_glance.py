"""The glance bot, which plays before anything is compiled."""

from __future__ import annotations

import random

import pytest

from sunduk import CHANCE, Game, Match
from sunduk.bots import Budget, bot
from sunduk.bots.kinds import glance, greedy
from sunduk.bots.thinker import settled
from sunduk.core.match.view import View


def views(game: Game, number: int) -> list[View]:
    """Views of seats at decisions of a random match."""
    rng, found = random.Random(5), list[View]()
    match = Match(game, game.seats[-1], seed=5)
    while len(found) < number and not match.over:
        who = rng.choice(match.actors)
        if who < CHANCE:
            found.append(match.view(who))
        match.act(rng.choice(match.ids(who)), who)
    return found


def test_it_judges_as_compiled_code_does(game: Game) -> None:
    for view in views(game, 6):
        slow = {each.action: each for each in glance.estimates(view, 9, 2, Budget())}
        fast = {each.action: each for each in greedy.estimates(view, 9, 2)}
        assert slow.keys() == fast.keys()
        for action, estimate in fast.items():
            assert slow[action].wins == pytest.approx(estimate.wins, abs=1e-9)
            assert slow[action].places == pytest.approx(estimate.places, abs=1e-9)


@pytest.mark.parametrize("budget", [Budget(nodes=1), Budget(seconds=1e-9)], ids=["nodes", "time"])
def test_it_answers_when_its_budget_is_used_up(game: Game, budget: Budget) -> None:
    for level in ("1", "sultan"):
        player = bot(f"glance:{level}", 3)
        for view in views(game, 6):
            decision = player.choose(view, budget, explain=True)
            assert decision.action in view.ids
            assert sum(estimate.visits for estimate in decision.estimates) == 1


def test_in_a_race_it_finds_what_a_solver_finds() -> None:
    match = Match("pharaoh", 2, seed=4)
    view = match.view(0)
    fast = bot("level:8", 1)._solver._weighed(view)  # type: ignore[attr-defined]
    assert settled(glance.Glance(1, 8)._weighed(view)) == settled(fast)
    player = bot("glance:8", 1)
    assert 0 < player.reaction(view, 0.0) < 60
    assert player.choose(view).action in view.ids
