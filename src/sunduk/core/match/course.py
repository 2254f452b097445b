"""The course of a match: its states so far, who may act in each, and what the rules say of the present one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from ..backends.runner import Runner
from ..errors import BadMove
from ..rules.contract import CHANCE, CLOCK
from .game import Game

if TYPE_CHECKING:
    from ..rules.record import Records


class Entry(NamedTuple):
    """One action in the log."""

    who: int
    """A seat, CHANCE or CLOCK."""
    action: int


_Point = tuple[bytes, int, int, int]
"""One point of a match: its state, the actor and action that led to it, and the set of those who may act now.
A tuple of bytes and ints, so the garbage collector does not track it."""


class Course:
    """The states of a match, from its first to the present one."""

    def __init__(self, game: Game, state: bytes, backend: str) -> None:
        self.game = game
        """The rules, with their edition."""
        self._backend = backend
        among = self.runner.actors(state)
        self._points: list[_Point] = [(state, -1, -1, among)]
        """Every point so far. Copies share this list until they diverge; each reads only its own `length` points."""
        self.length = 0
        """How many actions there were."""
        self.actors = members(among)
        """Who may act now: seats, CHANCE or CLOCK; empty when the match is over."""
        self.seats = game.state.plain(state).seats
        """How many seats play."""
        self._log: tuple[Entry, ...] = ()
        """Cache of `log`, as long as it was when last read."""
        self._read: tuple[tuple[int, Any], ...] = ()
        """Cache of the last decoded states, as (number, state)."""

    @property
    def last(self) -> Entry | None:
        """The last action, if there was one."""
        _, who, action, _ = self._points[self.length]
        return Entry(who, action) if self.length else None

    @property
    def log(self) -> tuple[Entry, ...]:
        """Every action in order, chance included."""
        if len(self._log) < self.length:
            known = len(self._log) + 1
            self._log += tuple(Entry(*point[1:3]) for point in self._points[known : self.length + 1])
        return self._log

    @property
    def packed(self) -> bytes:
        """The present state as bytes: the memory of its record."""
        return self._points[self.length][0]

    @property
    def records(self) -> Records:
        """The present state for compiled code and NumPy: an array of one record. A copy."""
        return self.game.state.restored(self.packed)

    @property
    def state(self) -> Any:
        """The present state, to read: its fields are those of the game's `State`. A copy."""
        return self.game.state.checked(bytearray(self.packed))

    @property
    def states(self) -> list[Any]:
        """Every state from the first to the present one, as Python ints and tuples, read-only."""
        return [self._plain(number) for number in range(self.length + 1)]

    @property
    def plain(self) -> Any:
        """The present state as Python ints and tuples, read-only: many times faster to read than `state`."""
        return self._plain(self.length)

    def actors_at(self, length: int) -> tuple[int, ...]:
        """Who could act after `length` actions."""
        return members(self._points[length][3])

    @property
    def over(self) -> bool:
        return not self.actors

    @property
    def scores(self) -> list[int]:
        """The points of each seat, as they stand."""
        return self.runner.scores(self.packed, self.seats)

    @property
    def placings(self) -> list[int]:
        """The place of each seat, as things stand: 1 is first, equals share a place."""
        return self.runner.placings(self.packed, self.seats)

    def ids(self, who: int | None = None) -> list[int]:
        """The action ids that `who`, or else the one who is to act, may choose from."""
        acting = self.actors
        if who is None:
            if not acting:
                return []
            who = self._only(acting)
        return self.runner.choices(self.packed, who) if who in acting else []

    def drawn(self, word: int) -> int:
        """The chance action that a random 32-bit word selects; call it only when chance is to act."""
        return self.runner.draw(self.packed, word)

    def weights(self) -> dict[int, int]:
        """The chance actions possible now, by id, with their relative weights."""
        actions = self.ids(CHANCE)
        return dict(zip(actions, self.runner.weights(self.packed, actions), strict=True))

    @property
    def runner(self) -> Runner:
        """What runs the rules."""
        return self.game.runner(self._backend)

    @property
    def backend(self) -> str:
        """How the rules are run: interpreted or compiled."""
        return self._backend

    def run_on(self, backend: str) -> None:
        """From now on, run the rules on another backend: interpreted or compiled."""
        self._backend = backend

    def _add(self, after: bytes, who: int, action: int, among: int) -> None:
        """Append a state and who may act in it. If a copy has already appended here, take a copy of the shared list."""
        point: _Point = after, who, action, among
        self.length += 1
        self.actors = members(among)
        if len(self._points) == self.length:
            self._points.append(point)
        # Another thread may have appended in the meantime.
        if self._points[self.length] is not point:
            self._points = [*self._points[: self.length], point]

    def _plain(self, number: int) -> Any:
        """The state after `number` actions as Python ints and tuples; the last few are cached."""
        state = self._known(number)
        if state is None:
            state = self.game.state.plain(self._points[number][0])
            self._read = *self._read[-2:], (number, state)
        return state

    def _known(self, number: int) -> Any:
        """The state after `number` actions if it is in the cache, else None."""
        for known, state in self._read:
            if known == number:
                return state
        return None

    def _only(self, acting: Sequence[int]) -> int:
        if len(acting) != 1:
            raise BadMove(f"Several may act now ({', '.join(map(str, acting))}): say who.")
        return acting[0]


@cache
def members(among: int) -> tuple[int, ...]:
    """The members of a bit set of actors."""
    return tuple(who for who in range(CLOCK + 1) if among >> who & 1)
