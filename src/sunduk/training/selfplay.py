"""Self-play by the search, in the compiled subset: positions, what the search thought of them, and how they ended."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sunduk.bots.compiled.belief import Belief
from sunduk.bots.compiled.network import Activations, Weights
from sunduk.bots.compiled.tree import Desk, Manner, Tree, search
from sunduk.core.match.game import Game
from sunduk.core.rules.bits import lowest
from sunduk.core.rules.contract import CHANCE, State, actors, apply, choices, hide, observe, pick, points, standing
from sunduk.core.rules.record import Records
from sunduk.core.rules.rng import WORD, below, word, words

_SPLIT = 0x5BD1E995
"""Makes the random keys of searches different from the key of the matches."""


class Plan(NamedTuple):
    """How self-play goes."""

    nodes: int
    """Simulations of a careful search, whose visits become a target of the policy."""
    quick: int
    """Simulations of all other searches."""
    care: int
    """One of so many decisions is searched carefully."""
    prefix: int
    """A match begins with up to so many decisions of which half are random. They are not learned from: they make
    later positions more varied."""
    light: int = 0
    """How many positions of matches that the policy of the network plays alone are learned from, for each of the
    search."""


class Samples(NamedTuple):
    """Positions in which a seat had to decide, one per row."""

    states: Records
    seat: NDArray[np.int8]
    """The seat that decides."""
    ids: NDArray[np.int16]
    """Its choices."""
    visits: NDArray[np.float32]
    """How often a careful search took each choice; all 0 if the search was quick."""
    hopes: NDArray[np.float32]
    """The win share that each seat should have had: by the search or, in matches without one, by what came later."""
    places: NDArray[np.float32]
    """How the match ended: for each seat and place 1 if the seat came in there; equals share their places."""
    scores: NDArray[np.float32]
    """The final points of each seat."""
    used: NDArray[np.int64]
    """How many rows are filled."""

    @classmethod
    def room(cls, game: Game, seats: int, size: int, most: int) -> Samples:
        """Allocate `size` rows, with room for `most` choices in each."""
        return cls(
            np.zeros(size, game.state.dtype),
            np.zeros(size, np.int8),
            np.zeros((size, most), np.int16),
            np.zeros((size, most), np.float32),
            np.zeros((size, seats), np.float32),
            np.zeros((size, seats * seats), np.float32),
            np.zeros((size, seats), np.float32),
            np.zeros(1, np.int64),
        )

    def filled(self) -> Samples:
        """The rows that are filled, as a copy."""
        number = int(self.used[0])
        kept = {name: getattr(self, name)[:number].copy() for name in self._fields[:-1]}
        return self._replace(**kept)

    def rows(self, which: NDArray[np.int64]) -> Samples:
        """Some of the rows, as a copy."""
        return self._replace(**{name: getattr(self, name)[which] for name in self._fields[:-1]})


def play_matches(
    plan: Plan,
    manner: Manner,
    net: Weights,
    work: Activations,
    tree: Tree,
    desk: Desk,
    belief: Belief,
    world: Records,
    root: Records,
    fresh: Records,
    key: int,
    first: int,
    number: int,
    samples: Samples,
) -> None:
    """Play matches number `first` … `first + number - 1` of a key; stops early when `samples` is full."""
    for match in range(first, first + number):
        begin = samples.used[0]
        world[0] = fresh[0]
        s = world[0]
        prefix = mistaken(key, match, plan.prefix)
        step, decisions = 0, 0
        among = actors(s)
        while among:
            who = lowest(among)
            drawn, other = words(key, match, step)
            count = choices(s, who, desk.out)
            index = below(drawn, count)
            if who == CHANCE:
                apply(s, who, pick(s, who, desk.out, drawn))
            elif count == 1:
                apply(s, who, desk.out[0])
            elif decisions < prefix and other & 1:
                decisions += 1
                apply(s, who, desk.out[index])
            else:
                careful = decisions >= prefix and below(other, plan.care) == 0
                root[0] = world[0]
                hide(root[0], who)
                clear(tree)
                nodes = plan.nodes if careful else plan.quick
                search(manner, net, work, tree, desk, belief, root, who, word(key ^ _SPLIT, match, step), 0, nodes)
                index = most_visited(tree, count)
                choices(s, who, desk.out)
                if decisions >= prefix:
                    if samples.used[0] == len(samples.seat):
                        # Full: forget what there is of this match, whose end is not known.
                        samples.used[0] = begin
                        return
                    record(tree, samples, world, who, desk, count, careful)
                decisions += 1
                apply(s, who, desk.out[index])
            step += 1
            among = actors(s)
        for at in range(begin, samples.used[0]):
            conclude_match(s, samples, at)


def mistaken(key: int, match: int, most: int) -> int:
    """Of how many decisions at the beginning of a match half are random: in half of the matches of up to `most`."""
    drawn, other = words(key, match, WORD)
    return below(drawn, most + 1) if other & 1 else 0


def clear(tree: Tree) -> None:
    """Empty a tree."""
    tree.used[0] = 0
    tree.used[1] = 0
    for slot in range(len(tree.keys)):
        tree.keys[slot] = 0
    for index in range(tree.outlook.shape[0]):
        for at in range(tree.outlook.shape[1]):
            tree.outlook[index, at] = 0


def most_visited(tree: Tree, count: int) -> int:
    """The first choice that the search took most often; of equals the one with the best results."""
    best = 0
    for index in range(1, count):
        more = tree.visits[index] - tree.visits[best]
        if more > 0 or (more == 0 and tree.totals[index] > tree.totals[best]):
            best = index
    return best


def record(tree: Tree, samples: Samples, world: Records, who: int, desk: Desk, count: int, careful: bool) -> None:
    """Write a position, and what the search found, into the next row."""
    at = samples.used[0]
    samples.used[0] = at + 1
    samples.states[at] = world[0]
    samples.seat[at] = who
    total = 0
    for index in range(count):
        total += tree.visits[index]
    for index in range(samples.ids.shape[1]):
        samples.ids[at, index] = desk.out[index] if index < count else -1
        # At the root every choice is taken once whatever it is worth: that visit says nothing.
        samples.visits[at, index] = max(tree.visits[index] - 1, 0) if careful and index < count else 0
    for seat in range(samples.hopes.shape[1]):
        wins = 0.0
        for index in range(count):
            wins += tree.outlook[index, 2 * seat + 1]
        samples.hopes[at, seat] = wins / total


def conclude_match(s: State, samples: Samples, at: int) -> None:
    """Write how the match of a row ended."""
    for seat in range(s.seats):
        samples.scores[at, seat] = points(s, seat)
        better, equal = 0, 0
        for other in range(s.seats):
            better += 1 if standing(s, other) > standing(s, seat) else 0
            equal += 1 if standing(s, other) == standing(s, seat) else 0
        for place in range(s.seats):
            shared = better <= place < better + equal
            samples.places[at, seat * s.seats + place] = 1 / equal if shared else 0.0


def observe_all(states: Records, seats: NDArray[np.int8], views: int, rows: NDArray[np.float32]) -> None:
    """Write the observations of states: of the seat that decides and, if `views` is more, of those to its left."""
    for at in range(len(seats)):
        for view in range(views):
            observe(states[at], (seats[at] + view) % states[at].seats, rows[at, view])
