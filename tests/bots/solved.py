"""Positions that can be solved: what each choice is worth when everyone plays on perfectly, by enumeration.

Where nothing is hidden, any ending is solved that is short enough. Where something is, those decisions of a seat are
after which it decides no more: the others then know all that matters to them, and each world is solved for itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from sunduk import CHANCE, Game, Match, View
from sunduk.analysis.evaluator import Exact
from sunduk.bots import bot
from sunduk.bots.arena.schedule import play_on
from sunduk.core.rules.bits import lowest, members
from sunduk.core.rules.record import Records
from sunduk.games.facir.board import BAG, CARDS, TOPS, TURNS, WAYS
from sunduk.games.facir.rules import bag
from sunduk.games.facir.state import SHOWN, TURN
from sunduk.games.fortune.board import BITS, CHARACTERS
from sunduk.games.fortune.rules import count_of
from sunduk.games.fortune.view import unseen_cards

EQUAL = 1e-9
EVERY = 13
"""One of so many decisions of a match of Façir is made the last turn but one."""


class World(NamedTuple):
    """A state that a seat holds possible, and how likely it is beside the others."""

    state: Records
    weight: int


class Solved(NamedTuple):
    """A decision, and the win share that each choice leads to."""

    view: View
    shares: dict[int, float]

    @property
    def matters(self) -> bool:
        return max(self.shares.values()) - min(self.shares.values()) > EQUAL

    def loss(self, action: int) -> float:
        return max(self.shares.values()) - self.shares[action]


class Solver:
    """Solves decisions of one game with two seats."""

    def __init__(self, game: Game) -> None:
        self._game, self._exact, self._rules = game, Exact(game, 2), game.functions()

    def solves(self, state: Records) -> bool:
        return self._exact.solves(state)

    def solved(self, view: View, worlds: list[World]) -> Solved:
        return Solved(
            view, {action: self._worth(self._after(worlds, view.seat, action), view.seat) for action in view.ids}
        )

    def _worth(self, worlds: list[World], seat: int) -> float:
        """The win share of a seat that does not know in which of the worlds it is."""
        state = self._game.state.checked(worlds[0].state)
        among = self._rules.actors(state)
        if among and lowest(among) == seat:
            out = np.zeros(self._game.most_choices, np.int16)
            ids = out[: self._rules.choices(state, seat, out)].tolist()
            return max(self._worth(self._after(worlds, seat, action), seat) for action in ids)
        shares = self._exact(np.concatenate([world.state for world in worlds]), np.zeros(len(worlds), np.int64), 0)
        return float(np.average(shares[:, seat], weights=[world.weight for world in worlds]))

    def _after(self, worlds: list[World], seat: int, action: int) -> list[World]:
        return [World(self._applied(world.state, seat, action), world.weight) for world in worlds]

    def _applied(self, state: Records, seat: int, action: int) -> Records:
        after = state.copy()
        self._rules.apply(self._game.state.checked(after), seat, action)
        return after


def decisions(match: Match) -> list[tuple[Records, View]]:
    """The decisions of a match that leave a choice, the last one first: states with everything open, and views."""
    found = []
    for point, entry in zip(match.replay(), match.log, strict=False):
        if entry.who < CHANCE:
            view = point.view(entry.who)
            if len(view.ids) > 1:
                found.append((point.records.copy(), view))
    return found[::-1]


def played(game: Game, name: str, seed: int, **options: Any) -> Match:
    match = Match(game, 2, seed=seed, backend="cpu", options=options)
    play_on(match, {seat: bot(name, 2 * seed + seat) for seat in range(2)})
    return match


def endings(game: Game, name: str, matches: int) -> Iterator[Solved]:
    """Endings of matches of a game without secrets, as far back as they can be solved."""
    solver = Solver(game)
    for seed in range(matches):
        for state, view in decisions(played(game, name, seed)):
            if not solver.solves(state):
                break
            yield solver.solved(view, [World(state, 1)])


def last_card_but_one(game: Game, name: str, matches: int) -> Iterator[Solved]:
    """Fortune: the last card but one of a match. Whoever plays it does not know the last. Points are made equal."""
    solver = Solver(game)
    for seed in range(matches):
        for state, view in decisions(played(game, name, seed, rounds=1)):
            hidden = 1 - view.seat
            if state["hand"][0, hidden]:
                state["points"] = 100
                unseen = unseen_cards(view.plain, view.seat) if state["held"][0, hidden] else 0
                kinds = [kind for kind in range(CHARACTERS) if count_of(unseen, kind)]
                worlds = [World(holding(state, hidden, 1 << BITS * kind), count_of(unseen, kind)) for kind in kinds]
                yield solver.solved(seen(game, state, view), worlds or [World(state, 1)])
                break


def holding(state: Records, seat: int, hand: int) -> Records:
    """A state of Fortune in which a seat holds other cards."""
    other = state.copy()
    other["hand"][0, seat] = hand
    return other


def last_turn_but_one(game: Game, name: str, matches: int) -> Iterator[Solved]:
    """Façir: the last turn but one of a deciding round that nobody has won, with the nails of other rounds."""
    solver = Solver(game)
    for seed in range(matches):
        for state, view in decisions(played(game, name, seed))[::EVERY]:
            if view.plain.phase == TURN:
                cards = sum(1 << card - 1 for card in state["card"][0, :2].tolist())
                others = [1 << card for card in range(CARDS) if not cards >> card & 1]
                state["aside"] = cards | sum(others[seed::2][: BAG[2] - 2])
                state["won"], state["deciding"], state["turns"] = 0, 1, state["round_limit"] - 2
                last = seen(game, state, view)
                yield solver.solved(last, [standing(last, *way) for way in ways(last)])


def ways(view: View) -> Iterator[tuple[int, int]]:
    """Every card that may be the hidden one, and how it may be turned."""
    side = SHOWN - view.plain.card[1 - view.seat]
    for card in members(bag(view.plain)):
        for turns in range(WAYS[card]):
            if TOPS[card * TURNS + turns] == side:
                yield card, turns


def standing(view: View, card: int, turns: int) -> World:
    """A state of Façir in which the hidden card is this one, turned so."""
    state = view.records.copy()
    state["card"][0, 1 - view.seat] = card + 1
    state["rotation"][0, 1 - view.seat] = turns + 1
    return World(state, 1)


def seen(game: Game, state: Records, view: View) -> View:
    """What the seat of a view sees of another state with the same choices."""
    hidden = state.copy()
    game.functions().hide(game.state.checked(hidden), view.seat)
    return View(game, hidden.tobytes(), view.seat, view.ids)
