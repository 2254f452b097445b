"""Bots with a manner: a taste among good choices, never a bad one."""

from __future__ import annotations

from itertools import islice

import pytest

import sunduk
from sunduk import BadOption
from sunduk.bots import Budget, Estimate, bot
from sunduk.bots.kinds.manners import INDULGENCE, MANNERS, acceptable, taste

from .points import decisions

MARRAKECH = sunduk.game("marrakech")
BUDGET = Budget(nodes=2000)


def test_only_choices_about_as_good_are_acceptable() -> None:
    def estimate(action: int, visits: int, place: float) -> Estimate:
        return Estimate(action, visits, (0.5, 0.5), (place, 3 - place))

    found = (
        estimate(0, 100, 1.4),
        estimate(1, 50, 1.4 + INDULGENCE / 2),
        estimate(2, 50, 1.4 + INDULGENCE * 2),
        estimate(3, 2, 1.4),
    )
    assert [each.action for each in acceptable(found, 0)] == [0, 1]


@pytest.mark.parametrize("manner", MANNERS)
def test_a_manner_takes_what_it_likes_best_of_what_is_good(manner: str) -> None:
    for match, seat in islice(decisions(MARRAKECH, 2, seed=5, every=9), 5):
        view = match.view(seat)
        found = bot(f"manner:{manner}", 3).choose(view, BUDGET, explain=True)
        assert found.action == found.estimates[0].action
        assert found.action == bot(f"manner:{manner}", 3).choose(view, BUDGET).action
        plain = bot("best", 3).choose(view, BUDGET, explain=True)
        likes = dict(zip(view.ids, taste(manner, view, 3), strict=True))
        good = acceptable(plain.estimates, seat)
        assert likes[found.action] == max(likes[each.action] for each in good)


def test_a_miser_takes_more_now_than_a_blocker() -> None:
    gains = {"miser": 0.0, "blocker": 0.0}
    for match, seat in islice(decisions(MARRAKECH, 2, seed=8, every=3), 20):
        view = match.view(seat)
        own = dict(zip(view.ids, taste("miser", view, 1), strict=True))
        for manner in gains:
            gains[manner] += own[bot(f"manner:{manner}", 1).choose(view, BUDGET).action]
    assert gains["miser"] > gains["blocker"]


def test_a_manner_there_is_not() -> None:
    with pytest.raises(BadOption, match="A manner is miser, blocker, gambler"):
        bot("manner:coward", 1)
