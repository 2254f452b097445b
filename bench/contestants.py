"""Random play in Sunduk and in its peers, each by the fastest fair driver we know.

A step is one action applied through the library's own interface. Where chance is a player (Sunduk, OpenSpiel) its
actions count; where dice roll inside an action (Pgx, Catanatron) they do not: counting those rolls too would raise
Pgx's backgammon by 44 % and Catanatron by 34 %.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count, product
from random import random
from typing import Any

BASELINE = "OpenSpiel connect_four"


@dataclass(frozen=True)
class Contestant:
    """One game of one library."""

    name: str
    play: Callable[[], int]
    """Play for a fraction of a second and return how many steps that was."""


@dataclass(frozen=True)
class Library:
    """Where contestants come from."""

    name: str
    install: str
    """The command that installs it."""
    distribution: str
    contestants: Callable[[], Iterator[Contestant]]
    """Raises ImportError where the library is missing."""


def steps_per_second(play: Callable[[], int], seconds: float) -> float:
    """Play for about so many seconds. The rate is by processor time: other work on the machine then matters less."""
    steps = 0
    end, begin = time.perf_counter() + seconds, time.process_time()
    while time.perf_counter() < end:
        steps += play()
    return steps / (time.process_time() - begin)


def sunduk_games() -> Iterator[Contestant]:
    """Every game for every number of seats, in batches of whole random matches."""
    from sunduk import games
    from sunduk.core.batch import Batch

    def player(batch: Batch) -> Callable[[], int]:
        first = count(0, batch.size)
        return lambda: int(batch.play(1, next(first)).lengths.sum())

    for game in games():
        for seats in game.seats:
            batch = Batch(game, 1024, seats=seats, threads=1)
            yield Contestant(f"Sunduk {game.id}, {seats} seats", player(batch))


def openspiel_games() -> Iterator[Contestant]:
    """Step by step from Python; then whole games inside C++, which only its own bots can play."""
    import pyspiel

    chance, terminal = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
    connect_four, backgammon = pyspiel.load_game("connect_four"), pyspiel.load_game("backgammon")

    def play_connect_four() -> int:
        state = connect_four.new_initial_state()
        legal_actions, apply_action = state.legal_actions, state.apply_action
        steps = 0
        while actions := legal_actions():
            apply_action(actions[int(random() * len(actions))])
            steps += 1
        return steps

    def play_backgammon() -> int:
        state = backgammon.new_initial_state()
        current_player, legal_actions, apply_action = state.current_player, state.legal_actions, state.apply_action
        steps = 0
        while (player := current_player()) != terminal:
            if player == chance:
                rest = random()
                for outcome, probability in state.chance_outcomes():
                    action = outcome
                    rest -= probability
                    if rest < 0:
                        break
            else:
                actions = legal_actions()
                action = actions[int(random() * len(actions))]
            apply_action(action)
            steps += 1
        return steps

    def bots(game: Any) -> Callable[[], int]:
        seats = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(2)]

        def play() -> int:
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, seats, int(random() * 2**31))
            return int(state.move_number())

        return play

    yield Contestant(BASELINE, play_connect_four)
    yield Contestant("OpenSpiel backgammon", play_backgammon)
    yield Contestant(f"{BASELINE} in C++", bots(connect_four))
    yield Contestant("OpenSpiel backgammon in C++", bots(backgammon))


def pettingzoo_games() -> Iterator[Contestant]:
    """The bare environment: its usual checking wrappers would cost two fifths of the speed."""
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.raw_env()
    last, step = env.last, env.step

    def play() -> int:
        env.reset()
        steps = 0
        while True:
            observation, _, terminated, truncated, _ = last()
            if terminated or truncated:
                return steps
            actions = [action for action, legal in enumerate(observation["action_mask"].tolist()) if legal]
            step(actions[int(random() * len(actions))])
            steps += 1

    yield Contestant("PettingZoo connect_four_v3", play)


def catanatron_games() -> Iterator[Contestant]:
    """What RandomPlayers would do, without asking them and without checking that their answer is legal."""
    from catanatron import Color, Game, RandomPlayer
    from catanatron.game import TURNS_LIMIT

    def player(seats: int) -> Callable[[], int]:
        players = [RandomPlayer(color) for color in list(Color)[:seats]]

        def play() -> int:
            game = Game(players)
            state, execute, winning_color = game.state, game.execute, game.winning_color
            while winning_color() is None and state.num_turns < TURNS_LIMIT:
                actions = state.playable_actions
                execute(actions[int(random() * len(actions))], validate_action=False)
            return len(state.actions)

        return play

    for seats in (2, 4):
        yield Contestant(f"Catanatron, {seats} players", player(seats))


def pgx_games() -> Iterator[Contestant]:
    """The best of several batch sizes, with and without XLA's fusion emitters, which help one game and hurt another."""
    import pgx

    for name in ("connect_four", "backgammon"):
        best, fastest = None, 0.0
        for size, emitters in product((64, 1024, 8192), (True, False)):
            play = pgx_player(pgx.make(name), size, emitters)
            play()
            speed = steps_per_second(play, 0.5)
            if speed > fastest:
                best, fastest = Contestant(f"Pgx {name}, batch {size}", play), speed
        if best:
            yield best


def pgx_player(env: Any, size: int, emitters: bool) -> Callable[[], int]:
    """A compiled loop over a batch. An ended match is replaced by one dealt before the loop, and observations, which
    nobody reads, are dropped so that XLA need not compute them.
    """
    import jax
    import jax.numpy as jnp

    length = max(16, 65536 // size)
    init, step = jax.vmap(env.init), jax.vmap(env.step)

    def choose(key: Any, legal: Any) -> Any:
        ranks = jnp.cumsum(legal, axis=1, dtype=jnp.int32)
        skip = (jax.random.uniform(key, (size,)) * ranks[:, -1]).astype(jnp.int32)
        return (ranks <= skip[:, None]).sum(axis=1, dtype=jnp.int32)

    def run(state: Any, key: Any) -> Any:
        key, dealing = jax.random.split(key)
        fresh = init(jax.random.split(dealing, size))

        def turn(_: int, carry: Any) -> Any:
            state, key = carry
            key, choosing, dice = jax.random.split(key, 3)
            state = step(state, choose(choosing, state.legal_action_mask), jax.random.split(dice, size))
            over = state.terminated | state.truncated
            state = jax.tree.map(lambda new, old: jax.vmap(jnp.where)(over, new, old), fresh, state)
            return state.replace(observation=fresh.observation), key

        return jax.lax.fori_loop(0, length, turn, (state, key))

    compiled = jax.jit(run, compiler_options={"xla_cpu_use_fusion_emitters": emitters})
    key = jax.random.key(1)
    carry = jax.jit(init)(jax.random.split(key, size)), key

    def play() -> int:
        nonlocal carry
        carry = jax.block_until_ready(compiled(*carry))
        return length * size

    return play


LIBRARIES = (
    Library("OpenSpiel", "pip install open_spiel", "open_spiel", openspiel_games),
    Library("PettingZoo", "pip install 'pettingzoo[classic]'", "pettingzoo", pettingzoo_games),
    Library("Catanatron", "pip install catanatron", "catanatron", catanatron_games),
    Library("Pgx", "pip install pgx jax", "pgx", pgx_games),
    Library("Sunduk", "pip install -e .", "sunduk", sunduk_games),
)
