"""How a match runs: what a match asks of the rules, answered from the bytes of a state. The only module that knows
which backends a match can run on and how they differ.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from ..errors import BadOption
from .play import drawn_by, list_choices, step_chance, try_action

if TYPE_CHECKING:
    from ..match.game import Game


class Runner(Protocol):
    """Runs the rules of one game. A state is given and returned as bytes, so it can be computed anywhere."""

    def start(self, state: bytes) -> bytes:
        """The start of a match, from a state in which only seats and options are set."""

    def actors(self, state: bytes) -> int:
        """The set of those who may act; 0 when the match is over."""

    def choices(self, state: bytes, who: int) -> list[int]:
        """The legal action ids of `who`, in ascending order."""

    def refusal(self, state: bytes, who: int, action: int) -> int:
        """0 if `who` may do this now, else the number of the rule that forbids it."""

    def act(self, state: bytes, who: int, action: int) -> tuple[bytes, int]:
        """The state after an action and the set of those who may act then; minus the rule that forbids it, if any."""

    def draw(self, state: bytes, word: int) -> int:
        """The chance action that a random 32-bit word selects."""

    def act_chance(self, state: bytes, word: int) -> tuple[bytes, int, int]:
        """Do the chance action that a random word selects: the state after it, the action, and who may act then."""

    def weights(self, state: bytes, actions: Iterable[int]) -> list[int]:
        """How likely chance actions are, as relative weights."""

    def scores(self, state: bytes, seats: int) -> list[int]:
        """The points of each seat."""

    def placings(self, state: bytes, seats: int) -> list[int]:
        """The place of each seat."""

    def hide(self, state: bytes, seat: int) -> bytes:
        """The state without what `seat` may not know."""

    def guess(self, state: bytes, seat: int, key: int) -> bytes:
        """The view of a seat, with what is hidden filled in at random."""


class Desk(NamedTuple):
    """Memory in which linked functions work on one state."""

    memory: bytearray
    """The bytes of the state."""
    state: Any
    """The state as the functions take it, over this memory."""
    states: Any
    """A sequence of this state alone: a compiled function takes an array of records faster than one record."""
    out: Any
    """The row that functions write to, long enough for all choices and for all seats."""
    listed: Callable[[int], list[int]]
    """The first numbers of `out`."""


def interpreted_desk(game: Game) -> Desk:
    """A desk for interpreted rules. They write to a list, so that they compute with Python ints."""
    memory, out = game.state.blank(), [0] * _row_length(game)
    state = game.state.checked(memory)
    return Desk(memory, state, [state], out, lambda count: out[:count])


def compiled_desk(game: Game) -> Desk:
    """A desk for rules compiled for the CPU."""
    import numpy as np

    memory, out = game.state.blank(), np.zeros(_row_length(game), np.int32)
    states = np.frombuffer(memory, game.state.dtype)
    return Desk(memory, states[0], states, out, lambda count: out[:count].tolist())


class Linked:
    """Runs rules that the linker made Python functions of: interpreted ones, and those compiled for the CPU.

    Desks are kept for the next call, as making one takes longer than most functions run. A call takes a desk off the
    list and puts it back, so calls in several threads, or within each other, never share one.
    """

    def __init__(self, game: Game, backend: str, new_desk: Callable[[Game], Desk]) -> None:
        link = game.linker(backend)
        self._new_desk, self._game = new_desk, game
        self._functions = game.functions(backend)
        self._list_choices, self._try_action = link(list_choices), link(try_action)
        self._drawn_by, self._step_chance = link(drawn_by), link(step_chance)
        self._desks: list[Desk] = []

    def _desk(self, state: bytes) -> Desk:
        """A desk that nobody else uses, with a copy of this state on it."""
        try:
            desk = self._desks.pop()
        except IndexError:
            desk = self._new_desk(self._game)
        desk.memory[:] = state
        return desk

    def start(self, state: bytes) -> bytes:
        return self._changed(state, self._functions.start)

    def actors(self, state: bytes) -> int:
        desk = self._desk(state)
        among = int(self._functions.actors(desk.state))
        self._desks.append(desk)
        return among

    def choices(self, state: bytes, who: int) -> list[int]:
        desk = self._desk(state)
        found = desk.listed(self._list_choices(desk.states, who, desk.out))
        self._desks.append(desk)
        return found

    def refusal(self, state: bytes, who: int, action: int) -> int:
        desk = self._desk(state)
        rule = int(self._functions.refusal(desk.state, who, action))
        self._desks.append(desk)
        return rule

    def act(self, state: bytes, who: int, action: int) -> tuple[bytes, int]:
        desk = self._desk(state)
        among = int(self._try_action(desk.states, who, action))
        after = bytes(desk.memory)
        self._desks.append(desk)
        return after, among

    def draw(self, state: bytes, word: int) -> int:
        desk = self._desk(state)
        action = int(self._drawn_by(desk.states, desk.out, word))
        self._desks.append(desk)
        return action

    def act_chance(self, state: bytes, word: int) -> tuple[bytes, int, int]:
        desk = self._desk(state)
        action = int(self._step_chance(desk.states, desk.out, word))
        after, among = bytes(desk.memory), int(desk.out[0])
        self._desks.append(desk)
        return after, action, among

    def weights(self, state: bytes, actions: Iterable[int]) -> list[int]:
        desk = self._desk(state)
        found = [int(self._functions.weight(desk.state, action)) for action in actions]
        self._desks.append(desk)
        return found

    def scores(self, state: bytes, seats: int) -> list[int]:
        return self._per_seat(state, seats, self._functions.scores)

    def placings(self, state: bytes, seats: int) -> list[int]:
        return self._per_seat(state, seats, self._functions.placings)

    def hide(self, state: bytes, seat: int) -> bytes:
        return self._changed(state, self._functions.hide, seat)

    def guess(self, state: bytes, seat: int, key: int) -> bytes:
        return self._changed(state, self._functions.guess, seat, key)

    def _changed(self, state: bytes, function: Callable[..., None], *arguments: int) -> bytes:
        desk = self._desk(state)
        function(desk.state, *arguments)
        after = bytes(desk.memory)
        self._desks.append(desk)
        return after

    def _per_seat(self, state: bytes, seats: int, function: Callable[[Any, Any], None]) -> list[int]:
        desk = self._desk(state)
        function(desk.state, desk.out)
        found = desk.listed(seats)
        self._desks.append(desk)
        return found


RUNNERS: dict[str, Callable[[Game], Runner]] = {
    "interp": lambda game: Linked(game, "interp", interpreted_desk),
    "cpu": lambda game: Linked(game, "cpu", compiled_desk),
}
"""The backends that a match can run on, by the names used for `Match.run_on`, and what makes their runners."""


def new_runner(game: Game, backend: str) -> Runner:
    """What runs matches of a game on a backend."""
    if backend not in RUNNERS:
        raise BadOption(f"A match runs on {' or '.join(RUNNERS)}, not on {backend!r}.")
    return RUNNERS[backend](game)


def _row_length(game: Game) -> int:
    return max(game.most_choices, *game.seats)
