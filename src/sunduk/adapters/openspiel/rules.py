"""What OpenSpiel asks of a game, in compiled code. Nothing here imports OpenSpiel."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sunduk.core.match.game import Game
from sunduk.core.match.notation import write_position
from sunduk.core.rules.bits import count, list_set, lowest
from sunduk.core.rules.contract import CHANCE, CLOCK, actors, apply, choices, guess, hide, observe, weight
from sunduk.core.rules.outcome import reward
from sunduk.core.rules.record import Records

Row = NDArray[np.int64]
"""A state: the words of the record, then for each seat a digest of its past."""

NATURE, OVER = -1, -4
"""OpenSpiel's numbers of players: chance (here also the clock), and nobody because the match is over."""

LAYOUT: Any = None
WORDS = ACTIONS = 0
RACE = False
"""Placeholders that the linker fills in for the functions below: the game's record, its length in words, the number of
action ids, and whether it is a race."""


def to_act(among: int, race: bool) -> int:
    """The player to act, of a set of actors."""
    if among == 0:
        return OVER
    if race and among & among - 1:
        return NATURE
    who = lowest(among)
    return NATURE if who >= CHANCE else who


def mixed(digest: int, word: int) -> int:
    """Extend a digest by one more word. Products wrap at 64 bits."""
    digest = (digest ^ word) * 0x2545F4914F6CDD1D
    return digest ^ digest >> 32


def seen(records: Any, seat: int, digest: int, desk: Any) -> int:
    """Extend a digest by what a seat may know now. `desk` is scratch memory for one record."""
    desk[0] = records[0]
    hide(desk[0], seat)
    for word in desk.view(np.int64):
        digest = mixed(digest, word)
    return digest


def advance(row: Any, player: int, action: int, desk: Any) -> int:
    """Do an action, in place, and return who acts next."""
    records = row[:WORDS].view(LAYOUT)
    s = records[0]
    if action >= ACTIONS:
        following = action - ACTIONS
    else:
        nature = CHANCE if actors(s) >> CHANCE & 1 else CLOCK
        apply(s, nature if player == NATURE else player, action)
        following = to_act(actors(s), RACE)
    for seat in range(len(row) - WORDS):
        digest = mixed(row[WORDS + seat], following)
        if seat == player:
            digest = mixed(digest, action)
        row[WORDS + seat] = seen(records, seat, digest, desk)
    return following


def list_actions(row: Any, seat: int, out: Any) -> int:
    """Write the actions of a seat that is to act, in ascending order; return how many."""
    return choices(row[:WORDS].view(LAYOUT)[0], seat, out)


def list_choices(row: Any, player: int, out: Any, odds: Any) -> int:
    """Write a player's actions in ascending order, and for chance and the clock their odds; return how many."""
    s = row[:WORDS].view(LAYOUT)[0]
    among = actors(s)
    who = player
    if player == NATURE:
        who = CHANCE if among >> CHANCE & 1 else CLOCK
    number = choices(s, who, out)
    total = 0.0
    for index in range(number):
        odds[index] = weight(s, out[index]) if who == CHANCE else 1
        total += odds[index]
    for index in range(number):
        odds[index] /= total * count(among)
    drawn = among & (1 << CHANCE) - 1 if who == CLOCK else 0
    for index in range(number, number + count(drawn)):
        odds[index] = 1 / count(among)
    return list_set(drawn, ACTIONS, out, number)


def rewarded(row: Any, out: Any) -> None:
    """Write the return of each seat."""
    s = row[:WORDS].view(LAYOUT)[0]
    for seat in range(len(out)):
        out[seat] = reward(s, seat)


def imagined(row: Any, seat: int, key: int, desk: Any) -> None:
    """Redraw, in place, what a seat does not know; the digests of the others are made from what they see then."""
    records = row[:WORDS].view(LAYOUT)
    hide(records[0], seat)
    guess(records[0], seat, key)
    for other in range(len(row) - WORDS):
        if other != seat:
            row[WORDS + other] = seen(records, other, row[WORDS + seat], desk)


def observed(row: Any, seat: int, hidden: bool, knowing: int, out: Any, desk: Any) -> None:
    """Write the observation of a seat; with `hidden`, only what the seat `knowing` may know."""
    desk[0] = row[:WORDS].view(LAYOUT)[0]
    if hidden:
        hide(desk[0], knowing)
    observe(desk[0], seat, out)


def list_numbers(row: Any, seat: int, out: Any, desk: Any, ones: Any, others: Any) -> int:
    """Write the observation of a seat; then to `ones` where it is 1, and to `others` the places and values of numbers
    that are neither 0 nor 1. Return how many are 1, and in the high half of the result the length of `others`.
    """
    desk[0] = row[:WORDS].view(LAYOUT)[0]
    hide(desk[0], seat)
    observe(desk[0], seat, out)
    found, length = 0, 0
    for index in range(len(out)):
        if out[index] == 1:
            ones[found] = index
            found += 1
        elif out[index] != 0:
            others[length] = index
            others[length + 1] = out[index]
            length += 2
    return found | length << 32


class Scratch(NamedTuple):
    """Memory for one call of a linked function, which allocates nothing itself."""

    desk: Records
    """A state."""
    out: NDArray[np.int32]
    """Actions, or where numbers of an observation are."""
    numbers: NDArray[np.float64]
    """Odds, or pairs of a place and the number there."""
    seen: NDArray[np.float32]
    """An observation."""


class Rules:
    """A game with its seats and options, linked with the functions above."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, object]) -> None:
        record = np.frombuffer(game.record(seats, options), np.int64)
        link = partial(
            game.linker("cpu"), LAYOUT=game.state.dtype, WORDS=len(record), ACTIONS=game.actions, RACE=game.race
        )
        self.game = game
        self.seats = seats
        self.start: Row = np.append(record, np.zeros(seats, np.int64))
        self.opening = to_act(game.functions().actors(self.record(self.start)), game.race)
        self.spare: list[Scratch] = []
        """Scratch memory that nobody uses, kept because making it takes longer than most calls."""
        self._blank = [0.0] * (game.observation_size + seats)
        """The tensor of an observation in which everything is zero."""
        self.advance = link(advance)
        self.list_actions = link(list_actions)
        self.list_numbers = link(list_numbers)
        self.list_choices = link(list_choices)
        self.rewarded = link(rewarded)
        self.imagined = link(imagined)
        self.observed = link(observed)

    def scratch(self) -> Scratch:
        """Memory that nobody else uses. Whoever takes some puts it back to `spare`, even in another thread."""
        try:
            return self.spare.pop()
        except IndexError:
            size, state = self.game.observation_size, self.game.state
            most = max(self.game.most_choices + CLOCK, 2 * size)
            seen = np.empty(size, np.float32)
            return Scratch(np.empty(1, state.dtype), np.empty(most, np.int32), np.empty(most), seen)

    def tensor(self, row: Row, turn: int, seat: int) -> list[float]:
        """The observation of a seat and who is to act, as OpenSpiel's default observer has them. Only the numbers that
        are not zero are written: a list of many zeros is copied faster than it is made from an array.
        """
        tensor = self._blank.copy()
        scratch = desk, out, numbers, seen = self.scratch()
        found = self.list_numbers(row, seat, seen, desk, out, numbers)
        for index in out[: found & 0xFFFFFFFF].tolist():
            tensor[index] = 1.0
        if length := found >> 32:
            pairs = iter(numbers[:length].tolist())
            for place in pairs:
                tensor[int(place)] = next(pairs)
        self.spare.append(scratch)
        if turn >= 0:
            tensor[(turn - seat) % self.seats - self.seats] = 1.0
        return tensor

    def record(self, row: Row) -> Any:
        """The record in a state, wrapped for interpreted functions."""
        return self.game.state.checked(row[: len(row) - self.seats].view(self.game.state.dtype))

    def text(self, row: Row, player: int) -> str:
        """A state, or a view of one, as a text: the position and whose turn it is."""
        turn = {NATURE: "chance", OVER: "over"}.get(player, f"seat {player}")
        return f"{write_position(self.game, self.record(row))} ({turn})"
