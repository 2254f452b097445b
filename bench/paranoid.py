"""Compares alpha-beta search with `mcts` where there is no chance: Farlander after its map is laid.

    python bench/paranoid.py --seats 2 --matches 40 --seconds 0.1

The search is paranoid: with three seats and more it assumes that all others play against the searching seat. It deepens
iteratively while it has time, tries the best choice of the last depth first, and evaluates by the game's `promise`.
"""

from __future__ import annotations

import time
from typing import Annotated, Any

import numpy as np
import typer
from numpy.typing import NDArray

import sunduk
from sunduk.bots import Budget, Decision, bot
from sunduk.bots.arena.arena import seatings, share
from sunduk.core.match.view import View
from sunduk.core.rules.bits import lowest
from sunduk.core.rules.contract import CHANCE, actors, apply, choices, promise, standing
from sunduk.core.rules.record import Records

DEEPEST = 24
WON = 1 << 20
STEP = 20_000
"""Positions between two looks at the clock."""

Numbers = NDArray[np.int64]


def worth(states: Records, depth: int, seat: int) -> int:
    """How far the promise of a seat is ahead of the best of the others."""
    s = states[depth]
    over = actors(s) == 0
    mine = standing(s, seat) * WON if over else promise(s, seat)
    best = -(1 << 60)
    for other in range(s.seats):
        if other != seat:
            best = max(best, standing(s, other) * WON if over else promise(s, other))
    return mine - best


def deepen(states: Records, out: NDArray[np.int16], at: Numbers, seat: int, limit: int, most: int) -> int:
    """Continue a search of `limit` plies for at most `most` positions; 1 if it is complete.

    `at` has for each depth: how many choices, which is next, the value so far, alpha, beta, and whether the seat
    chooses. `at[DEEPEST]` has the depth where it goes on, and the best choice at the root.
    """
    depth = at[DEEPEST, 0]
    for _ in range(most):
        number, index, value = at[depth, 0], at[depth, 1], at[depth, 2]
        if index < number and at[depth, 3] < at[depth, 4]:
            states[depth + 1] = states[depth]
            among = actors(states[depth])
            apply(states[depth + 1], lowest(among), out[depth, index])
            at[depth, 1] = index + 1
            depth += 1
            among = actors(states[depth])
            at[depth, 3], at[depth, 4] = at[depth - 1, 3], at[depth - 1, 4]
            if among == 0 or lowest(among) == CHANCE or depth == limit:
                at[depth, 0], at[depth, 1], at[depth, 2] = 0, 0, worth(states, depth, seat)
            else:
                mine = lowest(among) == seat
                at[depth, 0], at[depth, 1] = choices(states[depth], lowest(among), out[depth]), 0
                at[depth, 2], at[depth, 5] = -(1 << 60) if mine else 1 << 60, 1 if mine else 0
            continue
        if depth == 0:
            at[DEEPEST, 0] = 0
            return 1
        depth -= 1
        if at[depth, 5]:
            if value > at[depth, 2]:
                at[depth, 2] = value
                if depth == 0:
                    at[DEEPEST, 1] = at[0, 1] - 1
            at[depth, 3] = max(at[depth, 3], value)
        else:
            at[depth, 2] = min(at[depth, 2], value)
            at[depth, 4] = min(at[depth, 4], value)
    at[DEEPEST, 0] = depth
    return 0


class Paranoid:
    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self.depths: list[int] = []
        """The depth reached, decision by decision."""

    def choose(self, view: View, budget: Budget | None = None, explain: bool = False) -> Decision:
        end, game = time.perf_counter() + self._seconds, view.game
        look = game.linker("cpu")(deepen)
        states = np.zeros(DEEPEST + 1, game.state.dtype)
        out = np.zeros((DEEPEST + 1, game.most_choices), np.int16)
        order, best, depth = list(view.ids), view.ids[0], 0
        while len(order) > 1 and time.perf_counter() < end and depth + 1 < DEEPEST:
            depth += 1
            states[0] = view.records[0]
            out[0, : len(order)] = order
            at = np.zeros((DEEPEST + 1, 6), np.int64)
            at[0] = len(order), 0, -(1 << 60), -(1 << 60), 1 << 60, 1
            done = 0
            while not done and time.perf_counter() < end:
                done = look(states, out, at, view.seat, depth, STEP)
            if done or at[0, 1] > 1:
                best = order[int(at[DEEPEST, 1])]
                order = [best, *(id for id in order if id != best)]
        self.depths.append(depth)
        return Decision(best)

    def close(self) -> None:
        """Nothing to release."""


def main(
    game: Annotated[str, typer.Argument()] = "farlander",
    seats: Annotated[int, typer.Option()] = 2,
    matches: Annotated[int, typer.Option()] = 40,
    seconds: Annotated[float, typer.Option()] = 0.1,
    against: Annotated[str, typer.Option()] = "mcts",
) -> None:
    """Let both meet, each deal in all seatings."""
    found: list[float] = []
    depths: list[int] = []
    sittings = seatings(seats)
    for number in range(matches):
        seating, deal = sittings[number % len(sittings)], number // len(sittings)
        match = sunduk.Match(game, seats, seed=2026 + deal, backend="cpu")
        players: list[Any] = [Paranoid(seconds) if who == 0 else bot(f"{against}:{seconds}", deal) for who in seating]
        while match.actors:
            who = match.actors[0]
            match.act(players[who].choose(match.view(who)).action, who)
        depths += [depth for player in players if isinstance(player, Paranoid) for depth in player.depths]
        found.append(share(seating, match.placings))
        if number % len(sittings) == len(sittings) - 1:
            mean = sum(found) / len(found)
            error = (sum((each - mean) ** 2 for each in found) / len(found) ** 2) ** 0.5
            print(
                f"{len(found)} matches: takes {mean:.1%} ({mean - 1.96 * error:.1%} … {mean + 1.96 * error:.1%}) "
                f"off {against}, median depth {sorted(depths)[len(depths) // 2]}",
                flush=True,
            )


if __name__ == "__main__":
    typer.run(main)
