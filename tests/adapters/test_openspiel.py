"""OpenSpiel adapter: every game passes OpenSpiel's own tests, and its matches equal those of `sunduk.Match`."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

import sunduk
import sunduk.adapters.openspiel  # registers the games
from sunduk import CHANCE, CLOCK, BadOption, Game, Match

NATURE = pyspiel.PlayerId.CHANCE
TABLES = [(game.id, seats) for game in sunduk.games() for seats in game.seats]
SECRETS = [game.id for game in sunduk.games() if game.secrets]


def load(game: str, seats: int = 2, **options: object) -> Any:
    return pyspiel.load_game(f"python_sunduk_{game}", {"seats": seats, **options})


def drawn(state: Any, luck: random.Random) -> int:
    """Pick a random legal action."""
    if state.is_chance_node():
        actions, odds = zip(*state.chance_outcomes(), strict=True)
        return int(luck.choices(actions, odds)[0])
    return int(luck.choice(state.legal_actions()))


def walk(game: Any, seed: int, most: int = 1000) -> Iterator[Any]:
    """Play a random match and yield each state, including the terminal one."""
    luck = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and most:
        yield state
        state.apply_action(drawn(state, luck))
        most -= 1
    yield state


def at(game: Any, seed: int, length: int) -> Any:
    """Return a state in mid-match in which a seat is to act."""
    return next(s for index, s in enumerate(walk(game, seed)) if index >= length and s.current_player() >= 0)


@pytest.fixture(scope="module", params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def table(request: pytest.FixtureRequest) -> tuple[str, int]:
    """Every game with each number of seats. xdist runs all tests of one game in one process, so that it is compiled
    once.
    """
    id, seats = request.param
    return id, seats


def test_passes_the_simulation_test_of_openspiel(table: tuple[str, int]) -> None:
    pyspiel.random_sim_test(load(*table), num_sims=1, serialize=True, verbose=False)


def test_passes_the_interface_test_of_openspiel(table: tuple[str, int]) -> None:
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    id, seats = table
    if seats == 2:
        GamesSimTest().sim_game(load(id, seats))


def test_plays_the_matches_of_sunduk(table: tuple[str, int]) -> None:
    id, seats = table
    luck = random.Random(seats)
    match = Match(id, seats, auto=False)
    state = load(id, seats).new_initial_state()
    while not state.is_terminal():
        action, player = drawn(state, luck), int(state.current_player())
        if action < match.game.actions:
            who = player if player >= 0 else CHANCE if CHANCE in match.actors else CLOCK
            if player >= 0 or len(match.actors) == 1:
                assert state.legal_actions() == match.ids(who)
            match.do(who, action)
        state.apply_action(action)
    assert match.over
    assert str(state) == f"{match.position} (over)"
    ahead = [sum((place < other) - (place > other) for other in match.placings) for place in match.placings]
    assert state.returns() == [seat / (seats - 1) for seat in ahead]
    assert sum(state.returns()) == pytest.approx(0)
    actions = [action for action in state.history() if action < match.game.actions]
    assert actions == [entry.action for entry in match.log]


def test_chance_is_certain_that_something_happens(table: tuple[str, int]) -> None:
    for state in walk(load(*table), seed=1):
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            assert list(actions) == sorted(set(actions)) == state.legal_actions()
            assert min(odds) > 0
            assert sum(odds) == pytest.approx(1)


def test_chance_has_the_weights_of_the_rules() -> None:
    """The die of Marrakech has 1, 2, 2, 3, 3 and 4 slippers."""
    state = next(s for s in walk(load("marrakech"), seed=1) if s.is_chance_node() and len(s.chance_outcomes()) == 4)
    assert [odds for _, odds in state.chance_outcomes()] == pytest.approx([1 / 6, 1 / 3, 1 / 3, 1 / 6])


def test_in_a_race_chance_draws_who_acts() -> None:
    game = sunduk.game("pharaoh")
    racing = [s.clone() for s in walk(load("pharaoh", 3), seed=1) if s.is_chance_node() and len(s.legal_actions()) < 5]
    names = {tuple(s.action_to_string(NATURE, action) for action in s.legal_actions()) for s in racing}
    assert ("seat 0", "seat 1", "seat 2") in names
    assert any("sand" in name[0].lower() for name in names)
    state = next(s for s in racing if s.legal_actions()[-1] == game.actions + 2)
    state.apply_action(game.actions + 2)
    assert state.current_player() == 2


def test_of_seats_that_act_at_once_the_lowest_is_first_and_the_others_do_not_see_what_it_did() -> None:
    state = next(s for s in walk(load("facir", 3), seed=1) if s.current_player() == 0)
    one, other = (state.child(action) for action in state.legal_actions()[:2])
    assert one.current_player() == other.current_player() == 1
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.observation_string(1) == other.observation_string(1)


def test_information_states_remember() -> None:
    """If two histories lead to one position, observations are equal and information states differ."""
    state = next(s for s in walk(load("facir"), seed=1) if s.current_player() >= 0)
    while "turn" not in str(state):
        state.apply_action(state.legal_actions()[0])
    ways: dict[str, set[str]] = {}
    for first in state.legal_actions()[:3]:
        for second in state.child(first).legal_actions()[:6]:
            for third in state.child(first).child(second).legal_actions()[:3]:
                end = state.child(first).child(second).child(third)
                ways.setdefault(end.observation_string(0), set()).add(end.information_state_string(0))
    assert max(map(len, ways.values())) > 1


@pytest.mark.parametrize("id", SECRETS)
@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_dealt_anew_looks_the_same(id: str, seats: int) -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    different = 0
    for index, state in enumerate(walk(load(id, seats), seed=seats, most=150)):
        seat = index % seats
        other = state.resample_from_infostate(seat, sampler)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.current_player() == state.current_player()
        if state.current_player() == seat:
            assert other.legal_actions() == state.legal_actions()
        assert other.history() == []
        different += str(other) != str(state)
    assert different > 20


def test_without_secrets_nothing_is_dealt_anew(game: Game) -> None:
    if not game.secrets:
        state = at(load(game.id), 1, 10)
        other = state.resample_from_infostate(0, random.random)
        assert (str(other), other.history()) == (str(state), state.history())


def test_observations_are_those_of_the_view(game: Game) -> None:
    for state in walk(load(game.id), seed=2, most=40):
        view = Match.at(str(state).rpartition(" (")[0], auto=False).view(1)
        assert state.observation_string(1).startswith(f"{view.position} (")
        tensor = np.array(state.observation_tensor(1), np.float32)
        assert np.array_equal(tensor[: game.observation_size], view.observation())


def test_tensors_are_those_that_openspiel_makes(game: Game) -> None:
    """Our own `observation_tensor` writes only what is not zero; OpenSpiel's asks the observer."""
    loaded = load(game.id, game.seats[-1])
    for index, state in enumerate(walk(loaded, 6, 60)):
        for seat in range(game.seats[-1]):
            assert state.observation_tensor(seat) == pyspiel.State.observation_tensor(state, seat)
        if state.current_player() >= 0:
            assert state.observation_tensor() == state.observation_tensor(state.current_player())
            assert state.legal_actions() == pyspiel.State.legal_actions(state), index
    with pytest.raises(pyspiel.SpielError):
        state.observation_tensor(game.seats[-1])


def test_a_copy_goes_its_own_way(game: Game) -> None:
    state = at(load(game.id), 1, 30)
    before, action = str(state), state.legal_actions()[0]
    copies = [state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
    for copied in copies:
        assert copied.history() == state.history()
        copied.apply_action(action)
    assert str(state) == before
    state.apply_action(action)
    assert {str(copied) for copied in copies} == {str(state)}
    assert {copied.information_state_string(0) for copied in copies} == {state.information_state_string(0)}


def test_mcts_of_openspiel_plays() -> None:
    game, luck = load("marrakech", 3), np.random.RandomState(1)
    state = at(game, 1, 90)
    bot = MCTSBot(game, 1.4, 20, RandomRolloutEvaluator(1, luck), solve=False, random_state=luck)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("id", SECRETS)
def test_ismcts_of_openspiel_plays(id: str) -> None:
    game, luck = load(id), np.random.RandomState(1)
    state = at(game, 1, 30)
    bot = ISMCTSBot(game, RandomRolloutEvaluator(1, luck), 1.4, 20, random_state=luck)
    assert bot.step(state) in state.legal_actions()


def test_parameters() -> None:
    game = pyspiel.load_game("python_sunduk_marrakech(seats=3,own_rug=coverable)")
    assert game.num_players() == 3
    assert "own_rug=coverable" in str(game.new_initial_state())
    assert "rounds=3" in str(load("fortune", rounds=3).new_initial_state())
    assert str(load("fortune", rounds=0).new_initial_state()) == str(load("fortune").new_initial_state())
    with pytest.raises(BadOption, match="played by 2 or 3 or 4, not by 7"):
        load("marrakech", 7)
    with pytest.raises(BadOption, match="cannot be 'eaten'"):
        load("marrakech", own_rug="eaten")
    with pytest.raises(BadOption, match="cannot be 11"):
        load("fortune", rounds=11)
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'camels'"):
        load("marrakech", camels=3)


def test_public_observations_hide_all_hands() -> None:
    game = load("fortune")
    kind = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    state = at(game, 1, 30)
    public = {game.make_py_observer(kind).string_from(state, seat) for seat in range(2)}
    assert len(public) == 1
    assert not public & {state.observation_string(seat) for seat in range(2)}
