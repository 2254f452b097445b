"""Environments one by one, as users have them: ours beside those that come with the libraries.

A step is one call of `step`, with the observation and the mask that an agent needs for it; actions are uniform.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import random
from typing import Any

from contest import Contest, Contestant, Library

PETTINGZOO, GYMNASIUM, OPENSPIEL = (
    "PettingZoo connect_four_v3",
    "Gymnasium Blackjack-v1",
    "OpenSpiel python_tic_tac_toe",
)
VECTOR = "Gymnasium CartPole-v1, 1024 at once"
ENVS = 1024


def one_of(mask: Any) -> int:
    """An action that a mask allows."""
    actions = mask.nonzero()[0]
    return int(actions[int(random() * len(actions))])


def turns(env: Any) -> Callable[[], int]:
    """Play an AEC environment."""
    last, step = env.last, env.step

    def play() -> int:
        env.reset()
        steps = 0
        while True:
            observation, _, terminated, truncated, _ = last()
            if terminated or truncated:
                return steps
            step(one_of(observation["action_mask"]))
            steps += 1

    return play


def pettingzoo_envs() -> Iterator[Contestant]:
    """Bare environments: the usual checking wrappers cost all of them the same."""
    from pettingzoo.classic import connect_four_v3

    from sunduk import games
    from sunduk.adapters import pettingzoo

    yield Contestant(PETTINGZOO, turns(connect_four_v3.raw_env()))
    for game in games():
        yield Contestant(f"Sunduk {game.id} in PettingZoo", turns(pettingzoo.raw_env(game)))


def gymnasium_envs() -> Iterator[Contestant]:
    """One seat against uniform bots; then many at once, whose steps all count."""
    import gymnasium
    import numpy as np

    import sunduk.adapters.gymnasium as adapter
    from sunduk import games

    def single(env: Any, choose: Callable[[dict[str, Any]], int]) -> Callable[[], int]:
        def play() -> int:
            _, info = env.reset()
            steps, over = 0, False
            while not over:
                _, _, over, _, info = env.step(choose(info))
                steps += 1
            return steps

        return play

    def many(envs: Any, choose: Callable[[dict[str, Any]], Any]) -> Callable[[], int]:
        info = envs.reset()[1]

        def play() -> int:
            nonlocal info
            for _ in range(16):
                info = envs.step(choose(info))[-1]
            return 16 * ENVS

        return play

    def sampler(batch: Any) -> Callable[[dict[str, Any]], Any]:
        return lambda _: batch.sample(1)

    luck = np.random.default_rng(1)
    yield Contestant(GYMNASIUM, single(gymnasium.make("Blackjack-v1").unwrapped, lambda _: int(2 * random())))
    for game in games():
        env = gymnasium.make(adapter.name(game), opponents="uniform").unwrapped
        yield Contestant(f"Sunduk {game.id} in Gymnasium", single(env, lambda info: one_of(info["action_mask"])))
    carts = gymnasium.make_vec("CartPole-v1", ENVS, "vector_entry_point")
    yield Contestant(VECTOR, many(carts, lambda _: luck.integers(0, 2, ENVS)))
    for game in games():
        envs: Any = gymnasium.make_vec(adapter.name(game), ENVS, opponents="uniform", threads=1)
        yield Contestant(f"Sunduk {game.id} in Gymnasium, {ENVS} at once", many(envs, sampler(envs.unwrapped.batch)))


def openspiel_envs() -> Iterator[Contestant]:
    """Games written in Python, as ours are to OpenSpiel, and one of its own in C++."""
    import pyspiel
    from open_spiel.python.games import tic_tac_toe  # noqa: F401  registers the game

    import sunduk.adapters.openspiel  # noqa: F401  registers the games
    from sunduk import games

    chance = int(pyspiel.PlayerId.CHANCE)

    def player(game: Any) -> Callable[[], int]:
        def play() -> int:
            state = game.new_initial_state()
            steps = 0
            while not state.is_terminal():
                if state.current_player() == chance:
                    rest = random()
                    for outcome, probability in state.chance_outcomes():
                        action = outcome
                        rest -= probability
                        if rest < 0:
                            break
                else:
                    state.observation_tensor()
                    actions = state.legal_actions()
                    action = actions[int(random() * len(actions))]
                    steps += 1
                state.apply_action(action)
            return steps

        return play

    for name in ("python_tic_tac_toe", "connect_four"):
        yield Contestant(f"OpenSpiel {name}", player(pyspiel.load_game(name)))
    for entry in games():
        yield Contestant(f"Sunduk {entry.id} in OpenSpiel", player(pyspiel.load_game(f"python_sunduk_{entry.id}")))


CONTEST = Contest(
    "Environments one by one",
    (PETTINGZOO, GYMNASIUM, VECTOR, OPENSPIEL),
    (
        Library("PettingZoo", "pip install 'pettingzoo[classic]'", "pettingzoo", pettingzoo_envs),
        Library("Gymnasium", "pip install 'gymnasium[classic-control]'", "gymnasium", gymnasium_envs),
        Library("OpenSpiel", "pip install open_spiel", "open_spiel", openspiel_envs),
    ),
)
