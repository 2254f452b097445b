"""Networks that are shipped with games: small, made for the present rules, and used by `best` where they fit."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import numpy as np
import pytest

import sunduk
from sunduk import Game, Match
from sunduk.bots import bot
from sunduk.bots.kinds.levels import has_network
from sunduk.bots.networks.evaluator import NetworkValues
from sunduk.bots.networks.net_file import read
from sunduk.bots.networks.shipped import NAME, shipped, shipped_network

from .points import at_random, decisions

FORTUNE = sunduk.game("fortune")
GAMES = [game for game in sunduk.games() if shipped(game)]


def test_fortune_has_networks() -> None:
    assert FORTUNE in GAMES


@pytest.mark.parametrize("game", sunduk.games(), ids=repr)
def test_games_say_for_which_seats_they_have_networks(game: Game) -> None:
    file = shipped(game)
    assert set(game.search.networks) == set(file.networks if file else ())


@pytest.mark.parametrize("rounds", ["per_seat", 1])
def test_levels_know_whether_there_is_a_network(rounds: str | int) -> None:
    for seats in FORTUNE.seats:
        match = Match(FORTUNE, seats, {"rounds": rounds}, seed=1)
        view = match.view(match.actors[0])
        assert has_network(view) == (shipped_network(FORTUNE, view.plain) is not None)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_shipped_file_is_small_and_says_how_it_was_made(game: Game) -> None:
    assert len((game.folder / NAME).read_bytes()) <= 1_000_000
    file = shipped(game)
    assert file
    for seats, network in file.networks.items():
        start = game.state.plain(game.record(seats))
        assert not file.refusal(game, start)
        assert shipped_network(game, start) is network
        assert {"samples", "minutes", "seed", "machine", "device"} <= file.notes[str(seats)].keys()


def test_other_options_have_no_network() -> None:
    assert shipped_network(FORTUNE, FORTUNE.state.plain(FORTUNE.record(2, {"rounds": 5}))) is None


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_the_best_bot_searches_with_it(game: Game) -> None:
    path = Path(str(game.folder / NAME))
    for seats in read(path).networks:
        for match, seat in islice(decisions(game, seats, seed=4, every=13), 2):
            view = match.view(seat)
            found = bot("best:80n", 3).choose(view, explain=True)
            assert found == bot(f"mcts:80n@{path}", 3).choose(view, explain=True)
            if len(view.ids) > 1:
                assert found != bot("mcts:80n", 3).choose(view, explain=True)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_win_shares_of_a_whole_match(game: Game) -> None:
    """They sum to 1 at every point, where chance acts too, and say at the end who has won."""
    for seats, network in read(Path(str(game.folder / NAME))).networks.items():
        states = np.concatenate([match.records.copy() for match in at_random(game, seats, seed=6)])
        shares = NetworkValues(game, network).win_shares(states)
        *_, end = at_random(game, seats, seed=6)
        assert shares.sum(axis=1) == pytest.approx(1)
        first = np.array([place == 1 for place in end.placings])
        assert shares[-1, first].sum() > 0.98
