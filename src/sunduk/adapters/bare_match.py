"""A match that is played and observed, and explains nothing: what environments step.

Only where somebody wants to read or see the match is a `sunduk.Match` made of it, from the same seed and actions. Its
functions are compiled; until this machine has compiled them (see `readiness`), they are interpreted, with the same
results.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sunduk.core.match.course import Entry, members
from sunduk.core.match.game import Game
from sunduk.core.match.match import Match, checked_seed
from sunduk.core.match.view import View
from sunduk.core.rules.contract import CHANCE, actors, apply, choices, hide, mark, observe, pick, refusal
from sunduk.core.rules.outcome import reward
from sunduk.core.rules.record import CheckedRecords
from sunduk.core.rules.rng import split, word

from .readiness import is_ready


def settle(s: Any, key: int, match: int, step: int, out: Any, told: Any) -> None:
    """Let chance act for as long as it is to; write who may act then, and the number of actions so far."""
    among = actors(s)
    while among >> CHANCE & 1:
        apply(s, CHANCE, pick(s, CHANCE, out, word(key, match, step)))
        step += 1
        among = actors(s)
    told[0] = among
    told[1] = step


def begin(states: Any, key: int, match: int, out: Any, told: Any) -> None:
    """Let chance begin a match."""
    settle(states[0], key, match, 0, out, told)


def advance(states: Any, who: int, action: int, key: int, match: int, out: Any, told: Any) -> int:
    """Do an action and what chance does after it; return the rule that forbids it, if one does."""
    s = states[0]
    rule: int = refusal(s, who, action)
    if rule == 0:
        apply(s, who, action)
        settle(s, key, match, told[1] + 1, out, told)
    return rule


def forbid(states: Any, who: int, action: int) -> int:
    """The rule that forbids an action; 0 if none does."""
    return refusal(states[0], who, action)


def list_choices(states: Any, who: int, out: Any) -> int:
    """Write what somebody may do; return how many choices there are."""
    return choices(states[0], who, out)


def mark_choices(states: Any, who: int, out: Any, mask: Any) -> None:
    """Mark with ones what somebody may do."""
    mark(states[0], who, out, mask)


def look(states: Any, spare: Any, seat: int, observation: Any) -> None:
    """Write what a seat observes."""
    spare[0] = states[0]
    hide(spare[0], seat)
    observe(spare[0], seat, observation)


def conceal(states: Any, spare: Any, seat: int, out: Any) -> int:
    """Copy the state, without what a seat may not know; write what it may do, and return how many choices it has."""
    spare[0] = states[0]
    hide(spare[0], seat)
    return choices(states[0], seat, out)


def pay(states: Any, rewards: Any) -> None:
    """Write the reward of each seat, as the match stands."""
    for seat in range(len(rewards)):
        rewards[seat] = reward(states[0], seat)


class Linked(NamedTuple):
    """The functions of a match on one backend, and its memory as they take it."""

    begin: Any
    advance: Any
    forbid: Any
    list_choices: Any
    mark_choices: Any
    look: Any
    conceal: Any
    pay: Any
    states: Any
    """The state, as the only record of its memory."""
    spare: Any
    """Scratch memory for another state."""
    out: Any
    """Room for choices. Interpreted functions write to a list, so that they compute with Python ints."""
    told: Any
    """The set of those who may act, and the number of actions so far."""

    @classmethod
    def of(cls, game: Game, backend: str, memory: bytearray, spare: bytearray, told: tuple[int, int]) -> Linked:
        link = game.linker(backend)
        functions = (begin, advance, forbid, list_choices, mark_choices, look, conceal, pay)
        called = [link(function) for function in functions]
        size = max(game.most_choices, *game.seats)
        if backend == "cpu":
            arrays = [np.frombuffer(room, game.state.dtype) for room in (memory, spare)]
            return cls._make([*called, *arrays, np.zeros(size, np.int32), np.array(told, np.int64)])
        checked = [CheckedRecords(game.state, room) for room in (memory, spare)]
        return cls._make([*called, *checked, [0] * size, list(told)])

    def listed(self, number: int) -> list[int]:
        """The first choices in `out`."""
        found = self.out[:number]
        ids: list[int] = found if isinstance(found, list) else found.tolist()
        return ids


class BareMatch:
    """One match after another of a game with its seats and options."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, object], backend: str | None = None) -> None:
        """Without a `backend` it is the interpreter until compiled functions are ready."""
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = 0
        self._chosen = backend
        self._key, self._number = split(self.seed)
        self._fresh = game.record(seats, options)
        self._memory = bytearray(self._fresh)
        self._done: list[Entry] = []
        """What seats and the clock have done in this match."""
        self.among = 0
        """The set of those who may act now; empty when the match is over."""
        self._prepare(0)

    def _prepare(self, length: int) -> None:
        """Link the functions and make scratch memory: what copies make anew."""
        self._spare = bytearray(self._memory)
        self._explained: Match | None = None
        self._link(self._chosen or ("cpu" if is_ready(self.game) else "interp"), length)

    def _link(self, backend: str, length: int) -> None:
        """Take the functions of a backend from now on; `length` is the number of actions so far."""
        self.backend = backend
        """Where the functions run: `cpu` or `interp`."""
        self._linked = Linked.of(self.game, backend, self._memory, self._spare, (self.among, length))

    def __getstate__(self) -> dict[str, Any]:
        """For copies and pickles: the match alone."""
        kept = ("game", "seats", "options", "seed", "among")
        hidden = ("_chosen", "_key", "_number", "_fresh", "_memory", "_done")
        return {name: self.__dict__[name] for name in (*kept, *hidden)} | {"length": self.length}

    def __setstate__(self, state: dict[str, Any]) -> None:
        length = state.pop("length")
        self.__dict__.update(state)
        self._prepare(length)

    def begin(self, seed: int) -> None:
        """Begin a new match, identical to `sunduk.Match` with this seed."""
        self.seed = checked_seed(seed)
        if self.backend == "interp" and self._chosen is None and is_ready(self.game):
            self._link("cpu", 0)
        linked = self._linked
        self._key, self._number = split(seed)
        self._done, self._explained = [], None
        self._memory[:] = self._fresh
        linked.begin(linked.states, self._key, self._number, linked.out, linked.told)
        self.among = int(linked.told[0])

    @property
    def actors(self) -> tuple[int, ...]:
        """Who may act now; empty when the match is over."""
        return members(self.among)

    @property
    def over(self) -> bool:
        return not self.among

    @property
    def length(self) -> int:
        """How many actions there were."""
        return int(self._linked.told[1])

    def act(self, who: int, action: int) -> bool:
        """Do an action; returns False, and does nothing, if a rule forbids it."""
        linked = self._linked
        if linked.advance(linked.states, who, action, self._key, self._number, linked.out, linked.told):
            return False
        self.among = int(linked.told[0])
        self._done.append(Entry(who, action))
        return True

    def allows(self, who: int, action: int) -> bool:
        return not self._linked.forbid(self._linked.states, who, action)

    def ids(self, who: int) -> list[int]:
        """What somebody may do now, in ascending order."""
        linked = self._linked
        return linked.listed(linked.list_choices(linked.states, who, linked.out))

    def mark(self, seat: int, mask: NDArray[np.int8]) -> None:
        """Mark with ones what a seat may do now."""
        if self.among >> seat & 1:
            self._linked.mark_choices(self._linked.states, seat, self._linked.out, mask)

    def observe(self, seat: int) -> NDArray[np.float32]:
        """What a seat may know, as numbers."""
        observation = np.empty(self.game.observation_size, np.float32)
        self._linked.look(self._linked.states, self._linked.spare, seat, observation)
        return observation

    def view(self, seat: int) -> View:
        """What a seat may know and do, for a bot."""
        linked = self._linked
        number = linked.conceal(linked.states, linked.spare, seat, linked.out)
        return View(self.game, bytes(self._spare), seat, linked.listed(number))

    def returns(self) -> list[float]:
        """The reward of each seat, as the match stands."""
        rewards = np.empty(self.seats)
        self._linked.pay(self._linked.states, rewards)
        found: list[float] = rewards.tolist()
        return found

    def explained(self) -> Match:
        """This match as one that checks, explains and records."""
        if self._explained is None:
            backend = "cpu" if self.backend == "cpu" else "interp"
            self._explained = Match(self.game, self.seats, self.options, seed=self.seed, backend=backend)
        match = self._explained
        known = sum(entry.who != CHANCE for entry in match.log)
        for who, action in self._done[known:]:
            match.act(action, who)
        return match
