"""One generation of self-play, on all cores: by the search, and by the policy of a network alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from sunduk.bots.compiled.belief import new_belief
from sunduk.bots.compiled.network import no_activations, no_weights
from sunduk.bots.compiled.tree import manner_of, new_desk, new_tree
from sunduk.bots.networks.network import Network
from sunduk.core.match.game import Game
from sunduk.core.rules.rng import WORD

from .policy_play import play_by_policy
from .selfplay import Plan, Samples, play_matches

USUAL = Plan(nodes=160, quick=40, care=4, prefix=30, light=8)
_SPLIT = 0x27D4EB2F
"""Makes the random keys of matches that the policy plays different from those of the search."""


class Generation:
    """Plays matches of one setting against itself, with a network or, before there is one, with the judgement."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, object], plan: Plan, threads: int) -> None:
        self._game, self._seats, self._plan = game, seats, plan
        self._fresh = game.state.restored(game.record(seats, options))
        self._play = game.linker("cpu")(play_matches)
        self._play_by_policy = game.linker("cpu")(play_by_policy)
        self._pool = ThreadPoolExecutor(threads)
        self._threads = threads

    def play(self, network: Network | None, key: int, rows: int) -> list[Samples]:
        """About `rows` samples of new matches of the search; `key` must differ from one generation to the next."""
        return self._shared(lambda own, share: self._search(network, own, share), key, rows)

    def play_by_policy(self, network: Network, key: int, rows: int) -> list[Samples]:
        """About `rows` samples of new matches that the policy of the network plays alone; they have no choices."""
        return self._shared(lambda own, share: self._decide(network, own, share), key ^ _SPLIT, rows)

    def _shared(self, play: Callable[[int, int], Samples], key: int, rows: int) -> list[Samples]:
        """Divide the rows among the threads, each with a key of its own."""
        share = -(-rows // self._threads)
        work = [self._pool.submit(play, key + thread & WORD, share) for thread in range(self._threads)]
        return [done.result() for done in work]

    def _search(self, network: Network | None, key: int, rows: int) -> Samples:
        game, seats, plan = self._game, self._seats, self._plan
        room = max(plan.nodes, plan.quick) + 1
        samples = Samples.room(game, seats, rows, game.most_choices)
        weights, work = (network.weights, network.activations()) if network else (no_weights(), no_activations())
        tree = new_tree(room, room * game.most_choices, game.most_choices, seats)
        search = manner_of(game, seats, network is not None), weights, work, tree, new_desk(game, seats)
        states = np.zeros(1, game.state.dtype), np.zeros(1, game.state.dtype), self._fresh
        self._play(plan, *search, new_belief(game, 0), *states, key, 0, rows, samples)
        return samples.filled()

    def _decide(self, network: Network, key: int, rows: int) -> Samples:
        game, seats = self._game, self._seats
        samples, priors = Samples.room(game, seats, rows, 0), np.zeros(game.most_choices, np.float32)
        held = network.weights, network.activations(), new_desk(game, seats), priors
        self._play_by_policy(self._plan.prefix, *held, self._fresh, key, rows, samples)
        return samples.filled()
