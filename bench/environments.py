"""Single environments as users run them: ours beside those that come with the libraries.

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
VECTOR = "Gymnasium Blackjack-v1, 16 at once"
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
    """Environments without the usual checking wrappers, which would slow all of them equally."""
    from pettingzoo.classic import connect_four_v3

    from sunduk import games
    from sunduk.adapters import pettingzoo
    from sunduk.adapters.compiling import compile_environments

    yield Contestant(PETTINGZOO, turns(connect_four_v3.raw_env()))
    for game in games():
        compile_environments(game)
        yield Contestant(f"Sunduk {game.id} in PettingZoo", turns(pettingzoo.raw_env(game)))


def allowed(info: dict[str, Any]) -> int:
    """An action that the mask in an info allows."""
    return one_of(info["action_mask"])


def decisions(env: Any, choose: Callable[[dict[str, Any]], int] = allowed) -> Callable[[], int]:
    """Play an environment of Gymnasium."""

    def play() -> int:
        _, info = env.reset()
        steps, over = 0, False
        while not over:
            _, _, over, _, info = env.step(choose(info))
            steps += 1
        return steps

    return play


def gymnasium_envs() -> Iterator[Contestant]:
    """One seat against uniform bots."""
    import gymnasium

    import sunduk.adapters.gymnasium as adapter
    from sunduk import games
    from sunduk.adapters.compiling import compile_environments

    blackjack = gymnasium.make("Blackjack-v1").unwrapped
    yield Contestant(GYMNASIUM, decisions(blackjack, lambda _: int(2 * random())))
    for game in games():
        compile_environments(game)
        env = gymnasium.make(adapter.name(game), opponents="uniform").unwrapped
        yield Contestant(f"Sunduk {game.id} in Gymnasium", decisions(env))


def vector_envs() -> Iterator[Contestant]:
    """Vector environments: ours, the fastest of Gymnasium's own, written in NumPy, and one of its single ones."""
    import gymnasium
    import numpy as np

    import sunduk.adapters.gymnasium as adapter
    from sunduk import games

    luck = np.random.default_rng(1)

    def player(envs: Any, choose: Callable[[], Any]) -> Callable[[], int]:
        envs.reset(seed=1)

        def play() -> int:
            for _ in range(16):
                envs.step(choose())
            return 16 * int(envs.num_envs)

        return play

    def pairs(number: int) -> Callable[[], Any]:
        return lambda: luck.integers(0, 2, number)

    def sampler(batch: Any) -> Callable[[], Any]:
        return lambda: batch.sample(1)

    blackjack: Any = gymnasium.make_vec("Blackjack-v1", 16, "sync")
    yield Contestant(VECTOR, player(blackjack, pairs(16)))
    carts = gymnasium.make_vec("CartPole-v1", ENVS, "vector_entry_point")
    yield Contestant(f"Gymnasium CartPole-v1, {ENVS} at once", player(carts, pairs(ENVS)))
    for game in games():
        envs: Any = gymnasium.make_vec(adapter.name(game), ENVS, opponents="uniform", threads=1)
        yield Contestant(f"Sunduk {game.id} in Gymnasium, {ENVS} at once", player(envs, sampler(envs.unwrapped.batch)))


def spiel(game: Any) -> Callable[[], int]:
    """Play a game of OpenSpiel, with the tensor of every seat that decides."""

    def play() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
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


def openspiel_envs() -> Iterator[Contestant]:
    """Games written in Python, as ours are to OpenSpiel, and one of its own in C++."""
    import pyspiel
    from open_spiel.python.games import tic_tac_toe  # noqa: F401  registers the game

    import sunduk.adapters.openspiel  # noqa: F401  registers the games
    from sunduk import games

    for name in ("python_tic_tac_toe", "connect_four"):
        yield Contestant(f"OpenSpiel {name}", spiel(pyspiel.load_game(name)))
    for entry in games():
        yield Contestant(f"Sunduk {entry.id} in OpenSpiel", spiel(pyspiel.load_game(f"python_sunduk_{entry.id}")))


CONTESTS = (
    Contest(
        "Environments of PettingZoo",
        (PETTINGZOO,),
        (Library("PettingZoo", "pip install 'pettingzoo[classic]'", "pettingzoo", pettingzoo_envs),),
    ),
    Contest(
        "Environments of Gymnasium",
        (GYMNASIUM,),
        (Library("Gymnasium", "pip install gymnasium", "gymnasium", gymnasium_envs),),
    ),
    Contest(
        "Vector environments of Gymnasium",
        (VECTOR,),
        (Library("Gymnasium", "pip install gymnasium", "gymnasium", vector_envs),),
    ),
    Contest(
        "Games of OpenSpiel",
        (OPENSPIEL,),
        (Library("OpenSpiel", "pip install open_spiel", "open_spiel", openspiel_envs),),
    ),
)
