"""Strength: a bot that looks one move ahead beats a random one, and a search beats both."""

from __future__ import annotations

from itertools import islice

import pytest

import sunduk
from sunduk import Game, Match
from sunduk.bots import bot
from sunduk.bots.arena.arena import seatings, share
from sunduk.bots.arena.schedule import play_on
from sunduk.bots.bot import Bot
from sunduk.bots.kinds.greedy import WORLDS

from .points import decisions


def score(game: Game, one: str, other: str, deals: int) -> float:
    """One bot's share of the points against another with two seats; each deal is played from both sides."""
    shares = []
    for deal in range(deals):
        for seating in seatings(2):
            match = Match(game, 2, seed=deal, backend="cpu")
            bots: dict[int, Bot] = {
                seat: bot((one, other)[side], 10 * deal + seat) for seat, side in enumerate(seating)
            }
            play_on(match, bots)
            shares.append(share(seating, tuple(match.placings)))
    return sum(shares) / len(shares)


@pytest.mark.parametrize("game", sunduk.games(), ids=repr)
def test_greedy_beats_uniform(game: Game) -> None:
    """Sixteen matches. A bot that is not stronger wins twelve of them with a probability of 1 %."""
    assert score(game, "greedy", "uniform", 8) >= 0.75


def test_a_search_beats_greedy() -> None:
    assert score(sunduk.game("farlander"), "mcts:300n", "greedy", 8) >= 0.75


@pytest.mark.parametrize("game", sunduk.games(), ids=repr)
def test_estimates_are_probabilities(game: Game) -> None:
    for seats in game.seats:
        for match, seat in islice(decisions(game, seats, seed=2), 6):
            view = match.view(seat)
            found = bot("greedy", 1).choose(view, explain=True)
            assert sorted(estimate.action for estimate in found.estimates) == list(view.ids)
            assert found.estimates[0].places[seat] == min(estimate.places[seat] for estimate in found.estimates)
            for estimate in found.estimates:
                assert estimate.visits == WORLDS
                assert sum(estimate.wins) == pytest.approx(1)
                assert sum(estimate.places) == pytest.approx(seats * (seats + 1) / 2)
            assert bot("greedy", 1).choose(view, explain=True) == found
            assert bot("greedy", 1).choose(view).estimates == ()


@pytest.mark.parametrize("strength", ["single", "joint"])
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize(
    ("land", "best"),
    [("r2b1-/---/-r1-/--g1/g1---/----/---g1", ">7D"), ("r2g1-/---/-r1-/--g1/g1---/----/---b1", ">1B")],
)
def test_a_target_is_judged_by_its_conquest(land: str, best: str, seats: int, strength: str) -> None:
    """Red can conquer once. Taking from gold, who has three states, puts red first; taking from blue only makes red
    equal to gold.
    """
    stock = ",".join("0" * seats)
    match = Match.at(f"farlander {seats} strength={strength} | 10,20,30,40,50,60,70 {land} {stock} attack 0")
    assert set(match.choices()) == {">1B", ">7D"}
    assert match.write(0, bot("greedy", 1).choose(match.view(0)).action) == best
