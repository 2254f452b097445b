"""Random play in Sunduk and in its peers, each by the fastest fair driver we know.

A step is one action applied through the library's own interface. Where chance is a player (Sunduk, OpenSpiel) its
actions count; where dice roll inside an action (Pgx, Catanatron) they do not: counting those rolls too would raise
Pgx's backgammon by 44 % and Catanatron by 34 %.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import count
from random import random
from typing import Any

from contest import Contest, Contestant, Library, fastest
from pgx_batch import pgx_players

CONNECT_FOUR = "OpenSpiel connect_four"


def sunduk_games() -> Iterator[Contestant]:
    """Every game for every number of seats, in batches of whole random matches."""
    from sunduk import games
    from sunduk.core.backends.batch import Batch

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

    yield Contestant(CONNECT_FOUR, play_connect_four)
    yield Contestant("OpenSpiel backgammon", play_backgammon)
    yield Contestant("OpenSpiel in C++, connect_four", bots(connect_four))
    yield Contestant("OpenSpiel in C++, backgammon", bots(backgammon))


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
    """The moves of RandomPlayers, chosen directly, without calling them and without checking legality."""
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
    for name in ("connect_four", "backgammon"):
        yield fastest(pgx_players(name, (64, 1024, 8192), observed=False), time.process_time)


LIBRARIES = (
    Library("OpenSpiel", "pip install open_spiel", "open_spiel", openspiel_games),
    Library("PettingZoo", "pip install 'pettingzoo[classic]'", "pettingzoo", pettingzoo_games),
    Library("Catanatron", "pip install catanatron", "catanatron", catanatron_games),
    Library("Pgx", "pip install pgx jax", "pgx", pgx_games),
    Library("Sunduk", "pip install -e .", "sunduk", sunduk_games),
)

CONTEST = Contest("Random play", (CONNECT_FOUR,), LIBRARIES)
