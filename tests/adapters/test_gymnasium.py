"""Gymnasium environments: every game passes Gymnasium's own checker; bots and chance are those of `sunduk.Match`."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import sunduk
from sunduk import BadMove, BadOption, Game, Match, Refused
from sunduk.adapters import gymnasium as adapter
from sunduk.bots import bot
from sunduk.bots.arena.match_job import bot_seed

TABLES = [(game.id, seats) for game in sunduk.games() for seats in (game.seats[0], game.seats[-1])]


def make(id: str, opponents: Any = "uniform", **settings: Any) -> Any:
    """Return an environment as `gymnasium.make` gives it, and the unwrapped one."""
    return gymnasium.make(adapter.name(sunduk.game(id)), opponents=opponents, **settings).unwrapped


def play(env: Any, info: dict[str, Any], seed: int) -> float:
    """Play randomly to the end and return the reward."""
    luck = np.random.default_rng(seed)
    over, reward = False, 0.0
    while not over:
        assert reward == 0
        observation, reward, over, _, info = env.step(luck.choice(np.flatnonzero(info["action_mask"])))
        assert np.array_equal(observation["action_mask"], info["action_mask"])
    return reward


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_passes_the_check_of_gymnasium(id: str, seats: int) -> None:
    check_env(make(id, seats=seats, seat=seats - 1), skip_render_check=seats > 2)


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_rewards_come_at_the_end(id: str, seats: int) -> None:
    for seat in range(seats):
        env = make(id, seats=seats, seat=seat)
        reward = play(env, env.reset(seed=seat)[1], seat)
        assert env.table.match.over
        places = env.table.match.placings
        assert reward == sum((places[seat] < place) - (places[seat] > place) for place in places) / (seats - 1)


def test_names() -> None:
    names = {f"sunduk/{name}" for name in ("Marrakech-v1", "Facir-v1", "Pharaoh-v2", "Fortune-v1", "Farlander-v1")}
    assert names <= set(gymnasium.registry)
    assert names == {adapter.name(game) for game in sunduk.games()}
    assert isinstance(gymnasium.make(f"{adapter.__name__}:sunduk/Marrakech-v1").unwrapped, adapter.SeatEnv)


def test_the_luck_and_the_bots_are_those_of_sunduk() -> None:
    env = make("marrakech", ["greedy", "mcts:20n"], seat=1)
    info = env.reset(seed=11)[1]
    play(env, info, 3)
    match = Match("marrakech", 3, seed=11)
    bots = {seat: bot(name, bot_seed(11, seat)) for seat, name in {0: "greedy", 2: "mcts:20n"}.items()}
    for who, action in env.table.match.log:
        if who in bots:
            assert bots[who].choose(match.view(who)).action == action
        if who < match.seats:
            match.act(action, who)
    assert match.log == env.table.match.log


def test_the_same_seed_gives_the_same_match(game: Game) -> None:
    logs = []
    env = make(game.id)
    for _ in range(2):
        env.reset(seed=8)
        play(env, env.reset()[1], 8)
        logs.append(env.table.match.log)
    assert logs[0] == logs[1]


def test_an_action_that_is_not_allowed_loses() -> None:
    env = make("marrakech")
    _, info = env.reset(seed=1)
    forbidden = np.flatnonzero(info["action_mask"] == 0)[0]
    _, reward, over, _, info = env.step(forbidden)
    assert (reward, over) == (-1, True)
    assert "is refused by rule" in info["refused"]
    assert not info["action_mask"].any()
    with pytest.raises(BadMove, match="reset the environment first"):
        env.step(forbidden)


def test_or_it_is_an_error_and_changes_nothing(game: Game) -> None:
    env = make(game.id, illegal="raise")
    with pytest.raises(BadMove, match="reset the environment first"):
        env.step(0)
    _, info = env.reset(seed=1)
    before = pickle.dumps(env)
    with pytest.raises(Refused):
        env.step(np.flatnonzero(info["action_mask"] == 0)[0])
    for wrong in (1.0, "0", None, True, -1, env.table.actions):
        with pytest.raises(BadMove, match="is a whole number from 0 to"):
            env.step(wrong)
    assert pickle.dumps(env) == before


def test_masks_of_sb3_contrib(game: Game) -> None:
    env = make(game.id)
    _, info = env.reset(seed=3)
    assert env.action_masks().tolist() == info["action_mask"].tolist()
    play(env, info, 3)
    assert not env.action_masks().any()


def test_observations_stay_within_the_space(game: Game) -> None:
    env = make(game.id)
    space = env.observation_space["observation"]
    layout = game.observation_layout
    assert len({block.name for block in layout}) == len(layout)
    assert all(block.meaning for block in layout)
    assert space.shape == (sum(block.size for block in layout),)
    observation, info = env.reset(seed=5)
    luck, over = np.random.default_rng(5), False
    while not over:
        assert space.contains(observation["observation"])
        observation, _, over, _, info = env.step(luck.choice(np.flatnonzero(info["action_mask"])))


def test_in_a_race_one_may_wait_while_bots_act() -> None:
    env = make("pharaoh", "solver", seats=3)
    _, info = env.reset(seed=1)
    wait, before, seconds = env.table.wait, env.table.match.length, 0.0
    while env.table.match.length == before:
        assert info["seconds"] == seconds
        assert info["action_mask"][wait]
        info = env.step(wait)[-1]
        seconds += 1
    assert 1 < seconds < 60
    assert env.table.match.log[before].who in (1, 2)


def test_a_copy_goes_its_own_way(game: Game) -> None:
    env = make(game.id, "greedy")
    info = env.reset(seed=2)[1]
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env)), env]
    for copied in copies:
        play(copied, info, 4)
    assert copies[0].table.match.log == copies[1].table.match.log == env.table.match.log


def test_settings() -> None:
    env = make("marrakech", ["uniform", "greedy"], seat=1, options={"own_rug": "coverable"})
    env.reset(seed=1)
    assert env.opponents == {0: "uniform", 2: "greedy"}
    assert env.table.match.options["own_rug"] == "coverable"
    with pytest.raises(BadOption, match="1 opponents are named for 3 seats"):
        make("marrakech", ["uniform"], seats=3)
    with pytest.raises(BadOption, match="There is no seat 2"):
        make("marrakech", seat=2)
    with pytest.raises(BadOption, match="There is no bot called 'gready'; did you mean greedy"):
        make("marrakech", "gready")
