"""What a WebAssembly module exports of the bots: the search, the look one ply ahead, and the values of a race.

Networks are exported by `network_exports`, endings by `ending_exports`.

A search lies in one block of memory: a head with its parameters, then its arrays. Callers ask how large it is
(`search_room`), fill it (`search_begin`, and the views at `search_trail`), run it, and read `search_visits` and
`search_outlook`. So the layout of the block is known here only.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba import float32, float64, int16, int32, int64

from sunduk.core.backends.wasm.memory import row_at, table_at
from sunduk.core.match.game import Game
from sunduk.core.rules.rng import WORD

from .belief import Belief
from .ending_exports import ENDING_EXPORTS
from .lookahead import look
from .network_exports import NETWORK_EXPORTS, network_at
from .race_values import weigh
from .tree import DEEPEST, Desk, Manner, Tree, search, slots_for

STATE: Any = None
"""Placeholder: the compiler puts the record type of the game here."""
SIZE = 0
"""Placeholder: the size of a record of the game in bytes, a multiple of 8."""
MOST_CHOICES = 0
"""Placeholder: the compiler puts the game's own number here."""
OBSERVATION = 0
"""Placeholder: how many numbers an observation of the game has."""
SEAT_ACTIONS = 0
"""Placeholder: how many actions seats have."""

_HEAD = 12
"""How many 64-bit numbers the head of a search has."""
_NO_NETWORK = 32
"""How many bytes of zeros stand for a network where there is none: its head, at the end of the block of a search."""


def places(
    at: int, slots: int, edges: int, seats: int, worlds: int, trail: int, learned: int, size: int, most: int
) -> tuple[int, ...]:
    """The addresses of the arrays of a search at `at`, in the order of their alignment; the last is that of its end.

    `learned` is 1 if a network judges positions, else 0.
    """
    keys = at + 8 * _HEAD
    used = keys + 8 * slots
    outlook = used + 16
    result = outlook + 16 * seats * most
    world = result + 24 * seats
    sums = world + 3 * size
    believed = sums + 8 * worlds
    views = believed + size * worlds
    visits = views + size * trail
    totals = visits + 4 * edges
    firsts = totals + 4 * edges
    seen = firsts + 4 * slots
    judged = seen + 4 * slots
    priors = judged + 4 * slots * learned
    path = priors + 4 * edges * learned
    widths = path + 8 * DEEPEST
    out = widths + 2 * slots
    nothing = (out + 2 * most + 7) // 8 * 8
    end = nothing + _NO_NETWORK
    return (
        keys,
        used,
        outlook,
        result,
        world,
        sums,
        believed,
        views,
        visits,
        totals,
        firsts,
        seen,
        path,
        widths,
        out,
        judged,
        priors,
        nothing,
        end,
    )


def desk_at(place: Any, seats: int, size: int, most: int, state: Any) -> Desk:
    """The scratch memory of a search whose arrays are at these addresses; `state` is the record type of the game."""
    world, veil, trial = place[4], place[4] + size, place[4] + 2 * size
    return Desk(
        row_at(world, 1, state),
        row_at(world, size // 8, int64),
        row_at(veil, 1, state),
        row_at(veil, size // 8, int64),
        row_at(trial, 1, state),
        row_at(place[14], most, int16),
        row_at(place[3], 3 * seats, float64),
    )


def searched_at(at: int, size: int, most: int) -> tuple[int, ...]:
    """The addresses of the arrays of a search that was prepared at `at`."""
    head = row_at(at, _HEAD, int64)
    learned = 1 if head[11] else 0
    return places(at, head[0], head[1], head[2], head[3], head[4], learned, size, most)


def search_room(seats: int, nodes: int, edges: int, worlds: int, trail: int, learned: int) -> int:
    """How many bytes a search needs for so many nodes, choices of nodes, worlds and views.

    `learned` is 1 if a network judges positions, else 0.
    """
    return places(0, slots_for(nodes), edges, seats, worlds, trail, learned, SIZE, MOST_CHOICES)[18]


def search_begin(
    at: int,
    seats: int,
    nodes: int,
    edges: int,
    secret: int,
    plies: int,
    exploration: float,
    trust: float,
    worlds: int,
    trail: int,
    seat: int,
    key: int,
    network: int,
) -> None:
    """Prepare a search in a block of memory that is all zeros; `Manner` describes its parameters.

    `network` is the address of the network that judges positions, or 0.
    """
    head = row_at(at, _HEAD, int64)
    head[0] = slots_for(nodes)
    head[1] = edges
    head[2] = seats
    head[3] = worlds
    head[4] = trail
    head[5] = secret
    head[6] = plies
    head[7] = seat
    head[8] = key & WORD
    settings = row_at(at, _HEAD, float64)
    settings[9] = exploration
    settings[10] = trust
    head[11] = network


def search_trail(at: int) -> int:
    """Where the views of the seat belong, the present one last."""
    return searched_at(at, SIZE, MOST_CHOICES)[7]


def search_visits(at: int) -> int:
    """Where it is counted how often each choice was taken, as 32-bit integers."""
    return searched_at(at, SIZE, MOST_CHOICES)[8]


def search_outlook(at: int) -> int:
    """Where the results and wins of each choice and seat are added up, as 64-bit floats."""
    return searched_at(at, SIZE, MOST_CHOICES)[2]


def search_run(at: int, first: int, number: int) -> None:
    """Run simulations number `first` … `first + number - 1`."""
    head, settings = row_at(at, _HEAD, int64), row_at(at, _HEAD, float64)
    slots, edges, seats, worlds, trail = head[0], head[1], head[2], head[3], head[4]
    learned = head[11] != 0
    place = searched_at(at, SIZE, MOST_CHOICES)
    manner = Manner(head[5] != 0, head[6], settings[9], settings[10], worlds, learned)
    tree = Tree(
        row_at(place[0], slots, int64),
        row_at(place[10], slots, int32),
        row_at(place[13], slots, int16),
        row_at(place[11], slots, int32),
        row_at(place[8], edges, int32),
        row_at(place[9], edges, float32),
        row_at(place[15], slots, float32),
        row_at(place[16], edges, float32),
        row_at(place[1], 2, int64),
        row_at(place[12], 2 * DEEPEST, int32),
        table_at(place[2], MOST_CHOICES, 2 * seats, float64),
    )
    desk = desk_at(place, seats, SIZE, MOST_CHOICES, STATE)
    belief = Belief(row_at(place[6], worlds, STATE), row_at(place[5], worlds, float64))
    net, work = network_at(head[11] if learned else place[17], OBSERVATION, SEAT_ACTIONS)
    search(manner, net, work, tree, desk, belief, row_at(place[7], trail, STATE), head[7], head[8], first, number)


def look_room(seats: int) -> int:
    """How many bytes of scratch memory `look` and `race_values` need."""
    return places(0, 0, 0, seats, 0, 0, 0, SIZE, MOST_CHOICES)[18]


def look_at(scratch: int, state: int, seat: int, key: int, first: int, number: int, outlook: int) -> None:
    """Add up what each choice of a seat looks like one ply on; see `sunduk.bots.compiled.lookahead.look`.

    `outlook` has a row of 64-bit floats for each choice: result and win of each seat.
    """
    root = row_at(state, 1, STATE)
    seats = root[0].seats
    place = places(scratch, 0, 0, seats, 0, 0, 0, SIZE, MOST_CHOICES)
    desk = desk_at(place, seats, SIZE, MOST_CHOICES, STATE)
    look(desk, root, seat, key & WORD, first, number, table_at(outlook, MOST_CHOICES, 2 * seats, float64))


def race_values_at(scratch: int, state: int, seat: int, gains: int, efforts: int) -> None:
    """What each choice of a race gains, and how long it takes to find it: two rows of 64-bit integers."""
    root = row_at(state, 1, STATE)
    seats = root[0].seats
    place = places(scratch, 0, 0, seats, 0, 0, 0, SIZE, MOST_CHOICES)
    desk = desk_at(place, seats, SIZE, MOST_CHOICES, STATE)
    weigh(desk, root, seat, row_at(gains, MOST_CHOICES, int64), row_at(efforts, MOST_CHOICES, int64))


def exports(game: Game) -> dict[str, Callable[..., Any]]:
    """Exported functions of a game by the names that its module gives them. A race is not searched."""
    searched: tuple[Callable[..., Any], ...] = (
        *(search_room, search_begin, search_trail, search_visits, search_outlook, search_run),
        *NETWORK_EXPORTS,
        *(() if game.secrets else ENDING_EXPORTS),
    )
    chosen: tuple[Callable[..., Any], ...] = (look_room, look_at, *((race_values_at,) if game.race else searched))
    return {function.__name__.removesuffix("_at"): function for function in chosen}
