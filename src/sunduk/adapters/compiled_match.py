"""A match in compiled code alone: it plays and observes, and explains nothing.

Environments step it. Only where somebody wants to read or see the match is a `sunduk.Match` made of it, from the same
seed and actions.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sunduk.core.match.course import Entry, members
from sunduk.core.match.game import Game
from sunduk.core.match.match import Match, checked_seed
from sunduk.core.match.view import View
from sunduk.core.rules.contract import CHANCE, actors, apply, choices, hide, observe, pick, refusal
from sunduk.core.rules.outcome import reward
from sunduk.core.rules.rng import split, word


def settle(s: Any, key: int, match: int, step: int, out: Any, told: Any) -> None:
    """Let chance act for as long as it is to; write who may act then, and the number of actions so far."""
    among = actors(s)
    while among >> CHANCE & 1:
        apply(s, CHANCE, pick(s, CHANCE, out, word(key, match, step)))
        step += 1
        among = actors(s)
    told[0] = among
    told[1] = step


def begin(desk: Any, fresh: Any, key: int, match: int, out: Any, told: Any) -> None:
    """Begin a match."""
    desk[0] = fresh[0]
    settle(desk[0], key, match, 0, out, told)


def advance(desk: Any, who: int, action: int, key: int, match: int, out: Any, told: Any) -> int:
    """Do an action and what chance does after it; return the rule that forbids it, if one does."""
    s = desk[0]
    rule: int = refusal(s, who, action)
    if rule == 0:
        apply(s, who, action)
        settle(s, key, match, told[1] + 1, out, told)
    return rule


def forbid(desk: Any, who: int, action: int) -> int:
    """The rule that forbids an action; 0 if none does."""
    return refusal(desk[0], who, action)


def list_choices(desk: Any, who: int, out: Any) -> int:
    """Write what somebody may do; return how many choices there are."""
    return choices(desk[0], who, out)


def mark_choices(desk: Any, who: int, out: Any, mask: Any) -> None:
    """Mark with ones what somebody may do."""
    for index in range(choices(desk[0], who, out)):
        mask[out[index]] = 1


def look(desk: Any, spare: Any, seat: int, observation: Any) -> None:
    """Write what a seat observes."""
    spare[0] = desk[0]
    hide(spare[0], seat)
    observe(spare[0], seat, observation)


def conceal(desk: Any, spare: Any, seat: int) -> None:
    """Copy the state, without what a seat may not know."""
    spare[0] = desk[0]
    hide(spare[0], seat)


def pay(desk: Any, rewards: Any) -> None:
    """Write the reward of each seat, as the match stands."""
    for seat in range(len(rewards)):
        rewards[seat] = reward(desk[0], seat)


class CompiledMatch:
    """One match after another of a game with its seats and options."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, object]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = 0
        self._key, self._number = split(self.seed)
        self._fresh = game.state.restored(game.record(seats, options, "cpu"))
        self._desk = self._fresh.copy()
        self._told = np.zeros(2, np.int64)
        """The set of those who may act, and the number of actions so far."""
        self._done: list[Entry] = []
        """What seats and the clock have done in this match."""
        self._prepare()

    def _prepare(self) -> None:
        """Link the functions and make scratch memory: what copies make anew."""
        link = self.game.linker("cpu")
        self._begin, self._advance, self._forbid = link(begin), link(advance), link(forbid)
        self._list_choices, self._mark_choices = link(list_choices), link(mark_choices)
        self._look, self._conceal, self._pay = link(look), link(conceal), link(pay)
        self._spare = self._fresh.copy()
        self._out = np.zeros(max(self.game.most_choices, self.seats), np.int32)
        self._explained: Match | None = None

    def __getstate__(self) -> dict[str, Any]:
        """For copies and pickles: the match alone."""
        kept = ("game", "seats", "options", "seed", "_key", "_number", "_fresh", "_desk", "_told", "_done")
        return {name: self.__dict__[name] for name in kept}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._prepare()

    def begin(self, seed: int) -> None:
        """Begin a new match, identical to `sunduk.Match` with this seed."""
        self.seed = checked_seed(seed)
        self._key, self._number = split(seed)
        self._done, self._explained = [], None
        self._begin(self._desk, self._fresh, self._key, self._number, self._out, self._told)

    @property
    def actors(self) -> tuple[int, ...]:
        """Who may act now; empty when the match is over."""
        return members(int(self._told[0]))

    @property
    def over(self) -> bool:
        return not self._told[0]

    @property
    def length(self) -> int:
        """How many actions there were."""
        return int(self._told[1])

    def act(self, who: int, action: int) -> bool:
        """Do an action; returns False, and does nothing, if a rule forbids it."""
        if self._advance(self._desk, who, action, self._key, self._number, self._out, self._told):
            return False
        self._done.append(Entry(who, action))
        return True

    def allows(self, who: int, action: int) -> bool:
        return not self._forbid(self._desk, who, action)

    def ids(self, who: int) -> list[int]:
        """What somebody may do now, in ascending order."""
        if who not in self.actors:
            return []
        number = self._list_choices(self._desk, who, self._out)
        found: list[int] = self._out[:number].tolist()
        return found

    def mark(self, seat: int, mask: NDArray[np.int8]) -> None:
        """Mark with ones what a seat may do now."""
        if self._told[0] >> seat & 1:
            self._mark_choices(self._desk, seat, self._out, mask)

    def observe(self, seat: int) -> NDArray[np.float32]:
        """What a seat may know, as numbers."""
        observation = np.empty(self.game.observation_size, np.float32)
        self._look(self._desk, self._spare, seat, observation)
        return observation

    def view(self, seat: int) -> View:
        """What a seat may know and do, for a bot."""
        if not self.game.secrets:
            return View(self.game, self._desk.tobytes(), seat, self.ids(seat))
        self._conceal(self._desk, self._spare, seat)
        return View(self.game, self._spare.tobytes(), seat, self.ids(seat))

    def returns(self) -> list[float]:
        """The reward of each seat, as the match stands."""
        rewards = np.empty(self.seats)
        self._pay(self._desk, rewards)
        found: list[float] = rewards.tolist()
        return found

    def explained(self) -> Match:
        """This match as one that checks, explains and records."""
        if self._explained is None:
            self._explained = Match(self.game, self.seats, self.options, seed=self.seed, backend="cpu")
        match = self._explained
        known = sum(entry.who != CHANCE for entry in match.log)
        for who, action in self._done[known:]:
            match.act(action, who)
        return match
