"""Batches stepped with uniform actions, each step with the observation and the mask of the seat to act next.

A step is one decision of a seat; actions of chance do not count. PettingZoo has no batches; it is included as what a
learner would use instead.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import random

from contest import Clock, Contest, Contestant, Library, fastest
from environments import turns
from pgx_batch import pgx_players
from sunduk import Batch, games

PETTINGZOO = "PettingZoo connect_four_v3"
PGX_GAMES = ("connect_four", "backgammon", "go_9x9")
PGX = tuple(f"Pgx {name}" for name in PGX_GAMES)


def sunduk_player(batch: Batch) -> Callable[[], int]:
    """Steps of a batch with uniform choices, each with the mask and the observation."""
    batch.reset(1)

    def play() -> int:
        for _ in range(16):
            batch.mask()
            batch.observe()
            batch.step(batch.sample(1))
        batch.wait()
        return 16 * batch.size

    return play


def sunduk_batches(sizes: tuple[int, ...], threads: int, clock: Clock) -> Iterator[Contestant]:
    """Every game with the fewest seats, in the fastest of several sizes."""
    for game in games():
        sized = (Batch(game, size, threads=threads) for size in sizes)
        yield fastest(
            (Contestant(f"Sunduk {game.id}, batch {each.size}", sunduk_player(each)) for each in sized), clock
        )


def pettingzoo_games() -> Iterator[Contestant]:
    """The bare environment, without its usual checking wrappers; `last` gives the observation and the mask."""
    from pettingzoo.classic import connect_four_v3

    yield Contestant(PETTINGZOO, turns(connect_four_v3.raw_env()))


def openspiel_games() -> Iterator[Contestant]:
    """One state from Python, with its tensor and its mask."""
    import pyspiel

    game = pyspiel.load_game("connect_four")

    def play() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            state.observation_tensor()
            state.legal_actions_mask()
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
            steps += 1
        return steps

    yield Contestant("OpenSpiel connect_four", play)


def contest(sizes: tuple[int, ...], threads: int, clock: Clock) -> Contest:
    """The contest on the CPU."""

    def pgx_games() -> Iterator[Contestant]:
        for name in PGX_GAMES:
            yield fastest(pgx_players(name, sizes, observed=True), clock)

    return Contest(
        "Stepping with observations and masks",
        (PETTINGZOO, *PGX),
        (
            Library("PettingZoo", "pip install 'pettingzoo[classic]'", "pettingzoo", pettingzoo_games),
            Library("OpenSpiel", "pip install open_spiel", "open_spiel", openspiel_games),
            Library("Pgx", "pip install pgx jax", "pgx", pgx_games),
            Library("Sunduk", "pip install -e .", "sunduk", lambda: sunduk_batches(sizes, threads, clock)),
        ),
    )


def gpu_contest(size: int) -> Contest:
    """The contest on a GPU, with batches of one size."""

    def pgx_games() -> Iterator[Contestant]:
        for name in PGX_GAMES:
            yield from pgx_players(name, (size,), observed=True, gpu=True)

    def sunduk_games() -> Iterator[Contestant]:
        for game in games():
            for format in ("float32", "uint8"):
                batch = Batch(game, size, device="cuda", observations=format)
                yield Contestant(f"Sunduk {game.id}, {format}", sunduk_player(batch))

    return Contest(
        f"Stepping with observations and masks on the GPU, batches of {size:,}",
        PGX,
        (
            Library("Pgx", "pip install pgx 'jax[cuda]'", "pgx", pgx_games),
            Library("Sunduk", "pip install -e '.[cuda]'", "sunduk", sunduk_games),
        ),
    )
