"""Information-set Monte Carlo tree search, in the compiled subset, for any game it is linked with.

Every simulation begins in a world that the searching seat considers possible. A node is a decision as the deciding seat
sees it, found by a hash of that seat's view: so no seat plans with what it could not know, simultaneous decisions do
not see each other, and transpositions share a node. Without secrets the view is the whole state. Chance is drawn by its
weights and has no nodes. Each seat maximises its own result.

Positions below the tree are judged in one of two ways. Without a network, some random plies are played and the game's
own judgement (`outlook.judge`) follows. With a network, the position of a new node is judged at once, and the network's
policy gives each of its choices a prior.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from sunduk.core.match.game import Game
from sunduk.core.rules.bits import lowest
from sunduk.core.rules.contract import CHANCE, State, actors, apply, choices, guess, hide, pick
from sunduk.core.rules.elementary import log
from sunduk.core.rules.rng import WORD, below, word
from sunduk.core.rules.search_settings import for_seats

from .belief import Belief, imagine, weigh
from .network import Activations, Weights, foretell, perceive, prefer
from .outlook import judge, settle

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from sunduk.core.rules.record import Records

    from .network import Floats

DEEPEST = 1000
"""The most decisions of one simulation that are recorded on its path."""

_FIRST_PRIME = -7046029254386353131
_SECOND_PRIME = -4417276706812531889


class Manner(NamedTuple):
    """The parameters of a search."""

    secret: bool
    """Whether seats know different things."""
    plies: int
    """How many random decisions are played below the tree before the position is judged."""
    exploration: float
    trust: float = 0.0
    """How many visits the first impression of a choice counts for; at 0 there is none, and all are tried first."""
    worlds: int = 0
    """How many worlds are weighed by what the others did before; at 0 worlds are guessed with equal weight."""
    learned: bool = False
    """Whether a network judges positions; then there are no random plies and no first impressions."""


class Tree(NamedTuple):
    """The tree of a search, of a fixed size. When it is full, no nodes are added."""

    keys: NDArray[np.int64]
    """The hash of each node's view; 0 for a free slot."""
    edges: NDArray[np.int32]
    """The index at which the choices of each node begin in `visits` and `totals`."""
    widths: NDArray[np.int16]
    """How many choices each node has."""
    seen: NDArray[np.int32]
    """How often each node was visited."""
    visits: NDArray[np.int32]
    """How often each choice was taken."""
    totals: NDArray[np.float32]
    """The sum of results of each choice, for the seat that makes it."""
    firsts: Floats
    """With a network: how it judged each node when that was added, for the seat that decides there."""
    priors: Floats
    """With a network: how likely it finds each choice."""
    used: NDArray[np.int64]
    """How many slots and how many choices are in use."""
    path: NDArray[np.int32]
    """The choices taken by this simulation, and the seat that made each."""
    outlook: NDArray[np.float64]
    """For each first choice and seat: the sums of results and of wins."""


class Desk(NamedTuple):
    """Scratch memory of one thread."""

    world: Records
    """The state of the simulation."""
    world_words: NDArray[np.int64]
    """A view of `world` as 64-bit words."""
    veil: Records
    """What a seat sees of `world`."""
    veil_words: NDArray[np.int64]
    trial: Records
    """The state after a choice that is being tried."""
    out: NDArray[np.int16]
    """The action ids of the choices in a state."""
    result: NDArray[np.float64]
    """For each seat, how the simulation ended: its result and its win. After them, room for the seats' promises."""


def search(
    manner: Manner,
    net: Weights,
    work: Activations,
    tree: Tree,
    desk: Desk,
    belief: Belief,
    trail: Records,
    seat: int,
    key: int,
    first: int,
    number: int,
) -> None:
    """Run simulations number `first` … `first + number - 1` for a decision of `seat`, given the trail of its views."""
    if first == 0 and number:
        weigh(belief, trail, seat, key)
    for simulation in range(first, first + number):
        imagine(belief, trail, desk.world, seat, word(key, WORD, simulation))
        simulate(manner, net, work, tree, desk, desk.world[0], seat, key, simulation)


def simulate(
    manner: Manner,
    net: Weights,
    work: Activations,
    tree: Tree,
    desk: Desk,
    s: State,
    seat: int,
    key: int,
    simulation: int,
) -> None:
    """One simulation: descend the tree, add a node, judge the position there or some plies on, and update the path."""
    depth, step, opening = 0, 0, -1
    planned, plies = True, manner.plies
    while True:
        among = actors(s)
        if among == 0:
            settle(s, desk.result)
            break
        who = seat if step == 0 else lowest(among)
        if depth == DEEPEST:
            planned = False
        if who < CHANCE and not planned:
            if plies == 0:
                judge(s, desk.result)
                break
            plies -= 1
        drawn = word(key, simulation, step)
        step += 1
        if who >= CHANCE or not planned:
            apply(s, who, pick(s, who, desk.out, drawn))
            continue
        number = choices(s, who, desk.out)
        index = below(drawn, number)
        if number > 1 or step == 1:
            view = view_hash(desk, who, manner.secret)
            slot = find(tree.keys, view)
            new = tree.keys[slot] == 0
            planned = not new and tree.widths[slot] == number
            added = new and add(tree, slot, view, number)
            if manner.learned:
                if not planned:
                    perceive(net, work, s, who)
                    foretell(net, work, s, who, desk.result)
                    if added:
                        tree.firsts[slot] = desk.result[2 * who]
                        prefer(net, work, desk.out, number, tree.priors, tree.edges[slot])
                    if depth > 0:
                        break
                    planned = True
                index = select_learned(tree, slot, manner, depth == 0, drawn)
            elif added and manner.trust > 0:
                expect(manner, tree, desk, who, number, tree.edges[slot], drawn)
            if not manner.learned and (planned or (added and manner.trust > 0)):
                index = select(tree, slot, manner, depth == 0, drawn)
            if planned or added:
                tree.seen[slot] += 1
                tree.path[2 * depth] = tree.edges[slot] + index
                tree.path[2 * depth + 1] = who
                depth += 1
        if step == 1:
            opening = index
        apply(s, who, desk.out[index])
    for at in range(depth):
        edge = tree.path[2 * at]
        tree.visits[edge] += 1
        tree.totals[edge] += desk.result[2 * tree.path[2 * at + 1]]
    for at in range(2 * s.seats):
        tree.outlook[opening, at] += desk.result[at]


def view_hash(desk: Desk, seat: int, secret: bool) -> int:
    """A hash of what `seat` knows; never 0."""
    mixed = _FIRST_PRIME * (seat + 1)
    if secret:
        desk.veil[0] = desk.world[0]
        hide(desk.veil[0], seat)
        mixed = hash_of(desk.veil_words, mixed)
    else:
        mixed = hash_of(desk.world_words, mixed)
    return mixed | 1


def hash_of(numbers: NDArray[np.int64], mixed: int) -> int:
    for at in range(len(numbers)):
        mixed = (mixed ^ numbers[at]) * _SECOND_PRIME
        mixed ^= mixed >> 29
    return mixed


def find(keys: NDArray[np.int64], key: int) -> int:
    """The slot of a key, or the free slot where it belongs."""
    mask = len(keys) - 1
    slot = (key >> 3) & mask
    while keys[slot] != 0 and keys[slot] != key:
        slot = (slot + 1) & mask
    return slot


def add(tree: Tree, slot: int, key: int, number: int) -> bool:
    """Add a node; returns False if the tree is full."""
    nodes, edge = tree.used[0], tree.used[1]
    if 4 * nodes > 3 * len(tree.keys) or edge + number > len(tree.visits):
        return False
    tree.used[0] = nodes + 1
    tree.used[1] = edge + number
    tree.keys[slot] = key
    tree.edges[slot] = edge
    tree.widths[slot] = number
    tree.seen[slot] = 0
    for at in range(edge, edge + number):
        tree.visits[at] = 0
        tree.totals[at] = 0
    return True


def expect(manner: Manner, tree: Tree, desk: Desk, who: int, number: int, edge: int, drawn: int) -> None:
    """Initialise the choices of a new node with their outlook one ply on, in a world its seat considers possible."""
    if manner.secret:
        # `desk.veil` still holds the view of this seat, from computing its hash.
        guess(desk.veil[0], who, drawn)
    else:
        desk.veil[0] = desk.world[0]
    for index in range(number):
        desk.trial[0] = desk.veil[0]
        apply(desk.trial[0], who, desk.out[index])
        if actors(desk.trial[0]):
            judge(desk.trial[0], desk.result)
        else:
            settle(desk.trial[0], desk.result)
        tree.totals[edge + index] = manner.trust * desk.result[2 * who]


def select(tree: Tree, slot: int, manner: Manner, opening: bool, drawn: int) -> int:
    """The choice to simulate next: the one with the highest upper confidence bound.

    A choice never taken comes first if it has no first impression, or at the root, where all need an estimate.
    """
    edge, number, trust = tree.edges[slot], tree.widths[slot], manner.trust
    width = manner.exploration * math.sqrt(log(tree.seen[slot] + 1))
    best, highest = 0, -1.0
    index = below(drawn, number)
    for _ in range(number):
        index = index + 1 if index + 1 < number else 0
        visits = tree.visits[edge + index]
        if visits == 0 and (trust == 0 or opening):
            return index
        bound = tree.totals[edge + index] / (visits + trust) + width / math.sqrt(visits + trust)
        if bound > highest:
            best, highest = index, bound
    return best


def select_learned(tree: Tree, slot: int, manner: Manner, opening: bool, drawn: int) -> int:
    """The choice to simulate next when a network gives priors (PUCT).

    A choice never taken is held to be worth what its node is worth; at the root all are taken once, the likeliest
    first, because all need an estimate.
    """
    edge, number = tree.edges[slot], tree.widths[slot]
    visits, total = 1, tree.firsts[slot]
    new, likeliest = -1, 0.0
    for at in range(edge, edge + number):
        visits += tree.visits[at]
        total += tree.totals[at]
        if tree.visits[at] == 0 and tree.priors[at] > likeliest:
            new, likeliest = at - edge, tree.priors[at]
    if opening and new >= 0:
        return new
    mean, width = total / visits, manner.exploration * math.sqrt(visits)
    best, highest = 0, -1.0
    index = below(drawn, number)
    for _ in range(number):
        index = index + 1 if index + 1 < number else 0
        tried = tree.visits[edge + index]
        worth = tree.totals[edge + index] / tried if tried else mean
        bound = worth + width * tree.priors[edge + index] / (1 + tried)
        if bound > highest:
            best, highest = index, bound
    return best


def manner_of(game: Game, seats: int, learned: bool = False) -> Manner:
    """The search parameters that a game's `judge.SEARCH` sets for this number of seats, with a network or without."""
    if learned:
        exploration, worlds = for_seats(game.search.puct, seats), for_seats(game.search.worlds, seats)
        return Manner(game.secrets, 0, exploration, worlds=int(worlds), learned=True)
    settings = (game.search.plies, game.search.exploration, game.search.trust, game.search.worlds)
    plies, exploration, trust, worlds = (for_seats(setting, seats) for setting in settings)
    return Manner(game.secrets, int(plies) * seats // 2, exploration, float(trust), int(worlds))


def new_desk(game: Game, seats: int) -> Desk:
    import numpy as np

    world, veil, trial = (np.zeros(1, game.state.dtype) for _ in range(3))
    return Desk(
        world,
        world.view(np.int64),
        veil,
        veil.view(np.int64),
        trial,
        np.zeros(game.most_choices, np.int16),
        np.zeros(3 * seats, np.float64),
    )


def slots_for(nodes: int) -> int:
    """How many slots a tree needs for so many nodes: a power of two, at most three quarters of it used."""
    slots = 16
    while 3 * slots < 4 * nodes:
        slots *= 2
    return slots


def new_tree(nodes: int, edges: int, most_choices: int, seats: int) -> Tree:
    """Allocate a tree for so many nodes and choices."""
    import numpy as np

    slots = slots_for(nodes)
    return Tree(
        np.zeros(slots, np.int64),
        np.zeros(slots, np.int32),
        np.zeros(slots, np.int16),
        np.zeros(slots, np.int32),
        np.zeros(edges, np.int32),
        np.zeros(edges, np.float32),
        np.zeros(slots, np.float32),
        np.zeros(edges, np.float32),
        np.zeros(2, np.int64),
        np.zeros(2 * DEEPEST, np.int32),
        np.zeros((most_choices, 2 * seats), np.float64),
    )
