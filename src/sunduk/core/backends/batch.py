"""Batches: many matches at once, on CPU threads or on a GPU.

Match number k of a key is identical on every device and in every batch.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..book.rulebook import rule_name
from ..errors import BadMove, BadOption
from ..match.game import Game
from ..match.match import Match
from ..match.registry import game as find_game
from ..rules.race import DUES
from ..rules.race import first as quickest
from ..rules.rng import WORD, below, join, left_over, words
from . import kernels as lanes
from .devices import device as find_device
from .formats import UINT8, decoded, format_of, scales
from .kernels import ACT, BEGIN, MASK, OBSERVE, SAMPLE
from .outputs import Output
from .play import pick

TURNS = np.dtype((np.record, np.dtype([("match", np.int64), ("step", np.int64)], align=True)))
"""For each lane, the number of its match and how many steps that has taken."""

ORDERS = ("rows", "columns")


class Results(NamedTuple):
    """How the matches of a run ended, one row a match: arrays on the device of the batch."""

    lengths: Any
    """How many actions each took."""
    scores: Any
    placings: Any


class Batch:
    """`size` matches of one game, all with the same seats and options.

    Step by step: `reset` deals them, `acting` holds the seat that has to decide in each, `step` does one action in each
    and then lets chance act. A match that ends is replaced by the next one. `play` plays whole random matches in one
    call.

    The arrays stay on the device, and are overwritten in place: copy what is to outlast the next `step`. What was asked
    for after two steps in the same way (`mask`, `observe`, `sample`) is computed together with the third.

    With `illegal="raise"`, an illegal action in any match raises an error and nothing is done; on a GPU, which works
    while Python goes on, the next call or `wait` raises it. With `illegal="end"` it ends its own match, with
    `illegal_reward` for the seat that tried it and 0 for the others.

    `observations` are `float32`, `float16` or `uint8`: see `scale` and `decode`. Arrays lie in the `order` that is
    fastest on the device, by `rows` on a CPU and by `columns` on a GPU, unless another is wanted for masks and
    observations. On a GPU, work is done in order on a `stream` of CUDA, such as `torch.cuda.current_stream()`.
    """

    def __init__(
        self,
        game: str | Game,
        size: int,
        *,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        device: str = "cpu",
        threads: int | None = None,
        illegal: str = "raise",
        illegal_reward: float = -1.0,
        observations: str = "float32",
        order: str | None = None,
        stream: Any = None,
    ) -> None:
        if illegal not in ("raise", "end"):
            raise BadOption(f"An illegal action can raise or end, not {illegal!r}.")
        if isinstance(size, bool) or not isinstance(size, int) or size < 1:
            raise BadOption(f"The size of a batch is a positive whole number, not {size!r}.")
        if order not in (None, *ORDERS):
            raise BadOption(f"Arrays lie by rows or by columns, not by {order!r}.")
        self.game = find_game(game) if isinstance(game, str) else game
        self.size = size
        self.seats = self.game.seats[0] if seats is None else seats
        self.options = dict(options or {})
        fresh = self.game.state.restored(self.game.record(self.seats, options))
        self.device = find_device(device, self.game, threads, stream)
        room = self.device.room
        self.acting = room(size)
        """The seat that has to decide in each match."""
        self.returns = room(size, self.seats, dtype=np.float32)
        """Where a match has just ended, the result of each seat, from 1 for the first to -1 for the last; else 0."""
        self.ended = room(size, dtype=np.bool_)
        """Where a match has just ended and the next one has begun."""
        self._fresh = self.device.array(fresh)
        self._records = self.device.array(np.repeat(fresh, size))
        self._turns = self.device.array(np.zeros(size, TURNS))
        self._sand = 1000 * self.game.sand_seconds
        self._dues = self._new_dues()
        self.illegal = illegal
        self.illegal_reward = float(illegal_reward)
        self.refused = room(size)
        """For each match, the rule that forbade the last action, such as 602 for 6.2; -1 if there is no such action."""
        self._tried, self._fault, self._alarm = room(size, dtype=np.int64), room(2), self.device.alarm()
        self._key: int | None = None
        self._advanced: int | None = None
        self.observations = observations
        self._format = format_of(observations)
        self._order = order or self.device.order
        self._settings: dict[int, int] = {}
        """How each output was last asked for: the key of choices, the seat of observations."""
        self._ready = self._asked = 0
        """The outputs that are up to date, and those asked for again as they were asked for before."""

    @property
    def records(self) -> NDArray[np.void]:
        """The states, one record a match."""
        return self.device.host(self._records)

    @property
    def numbers(self) -> NDArray[np.int64]:
        """The number of the match in each lane: number k of a key is identical on every device."""
        numbers: NDArray[np.int64] = self.device.host(self._turns)["match"]
        return numbers

    def reset(self, key: int = 0) -> None:
        """Start matches 0 … size-1 of this key, each up to its first decision."""
        self._tell_refusal()
        self._deal(key)
        self._ready = 0
        self._turn(BEGIN)

    def step(self, actions: Any) -> None:
        """Do one action in every match, for the seat to decide there. All are checked before any is done."""
        self._check_dealt()
        self._tell_refusal()
        self._run_check(self._given(actions))
        self._tell_refusal()
        self._ready, self._asked = self._asked, 0
        self._turn(ACT | self._ready)

    def wait(self) -> None:
        """Block until all work submitted so far is done; raises the error of a refused action."""
        self.device.wait()
        self._tell_refusal()

    def choices(self) -> tuple[Any, Any]:
        """For each match: the action ids that the seat to decide may choose from, and how many they are."""
        self._check_dealt()
        self._tell_refusal()
        ids, counts = self._lists
        self.device.sweep(lanes.list_choices, self.size, self._records, self.acting, ids, counts)
        return ids, counts

    def sample(self, key: int) -> Any:
        """For each match, a uniformly random choice of the seat to decide; `key` is the seed. One key serves for all
        steps: choices also depend on the match and on how many actions it has had.
        """
        return self._shown(SAMPLE, _checked_key(key))

    def mask(self) -> Any:
        """For each match and action id: 1 where the seat to decide may choose it, else 0."""
        return self._shown(MASK)

    def observe(self, seat: int | None = None) -> Any:
        """For each match, the observation of a seat; without a seat, that of the seat to decide."""
        if seat is not None and seat not in range(self.seats):
            raise BadOption(f"There is no seat {seat!r}: seats go from 0 to {self.seats - 1}.")
        return self._shown(OBSERVE, -1 if seat is None else seat)

    @property
    def scale(self) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """For `uint8` observations: a factor and a summand for each column, after which a column is what `float32`
        holds. Columns beyond `game.observation_size` are to be added to those whose further digits they are.
        """
        self._check_bytes()
        return scales(self.game.observation_layout, self._units)

    def decode(self, rows: Any) -> NDArray[np.float32]:
        """The `float32` observations that `uint8` rows stand for, exactly."""
        self._check_bytes()
        return decoded(self.device.host(rows), self.game.observation_layout, self._units)

    @cached_property
    def _units(self) -> dict[str, int]:
        """The values of options by which numbers of observations are divided."""
        fresh = self.game.state.restored(self.game.record(self.seats, self.options))
        return {option.name: int(fresh[option.name][0]) for option in self.game.options}

    def _check_bytes(self) -> None:
        if self._format is not UINT8:
            raise BadOption(f'Only observations="uint8" stand for other numbers, not {self.observations}.')

    @cached_property
    def _lists(self) -> tuple[Any, Any]:
        return self.device.room(self.size, self.game.most_choices), self.device.room(self.size)

    @cached_property
    def _outputs(self) -> dict[int, Output]:
        """The arrays that are written when they are asked for, in the order of the kernel's arguments."""
        turned = self._order != self.device.order
        width = self._format.width(self.game.observation_layout)
        return {
            SAMPLE: Output(self.device, self.size, 0, np.int32, np.int32),
            MASK: Output(self.device, self.size, self.game.seat_actions, np.uint8, np.uint8, turned),
            OBSERVE: Output(self.device, self.size, width, self._format.stored, self._format.dtype, turned),
        }

    def _shown(self, task: int, setting: int = 0) -> Any:
        """An output for the present position, computed now unless the last step did it already."""
        self._check_dealt()
        self._tell_refusal()
        if self._settings.get(task) == setting:
            self._asked |= task
        else:
            self._settings[task] = setting
            self._ready &= ~task
        if not self._ready & task:
            self._turn(task)
            self._ready |= task
        return self._outputs[task].seen

    def _turn(self, tasks: int) -> None:
        """Do some tasks of the kernel `turn` in every match."""
        outputs = [output for task, output in self._outputs.items() if task & tasks]
        for output in outputs:
            if output.seen is None:
                output.allocate()
                self.__dict__.pop("_run_turn", None)
        self._run_turn(tasks, self._key, self._settings.get(SAMPLE, 0), self._settings.get(OBSERVE, -1))
        for output in outputs:
            output.finish()

    @cached_property
    def _run_turn(self) -> Callable[..., None]:
        lane = self._records, self._fresh, self._turns, self._dues, self._sand
        tried = self.refused, self.illegal_reward, self._tried, self._fault
        told = self.acting, self.returns, self.ended, *(output.written for output in self._outputs.values())
        return self.device.prepared(lanes.turn, self.size, *lane, *tried, *told, format=self._format)

    @cached_property
    def _run_check(self) -> Callable[..., None]:
        lane = self._records, self.acting, self.game.actions, int(self.illegal == "raise")
        told = self.refused, self._tried, self._fault, self._alarm
        return self.device.prepared(lanes.check, self.size, *lane, *told)

    def _check_dealt(self) -> None:
        if self._key is None:
            raise BadMove("Nothing has been dealt: reset(key) begins the matches.")

    def _given(self, actions: Any) -> Any:
        """Actions as an array on the device, or an error if they are not one whole number for each match."""
        ids = self.device.given(actions)
        if ids.shape != (self.size,) or ids.dtype.kind not in "iu":
            raise BadMove(
                f"A step takes {self.size} whole numbers, one a match, not an array of {ids.dtype} "
                f"with shape {tuple(ids.shape)}."
            )
        return ids

    def _tell_refusal(self) -> None:
        """Raise the error for the first action that a step refused, once; after it, steps go on as before."""
        if not self._alarm[0]:
            return
        self.device.wait()
        rules = self.device.host(self.refused)
        at = int(np.flatnonzero(rules)[0])
        action = self.device.host(self._tried)[at]
        self.device.clear(self._fault)
        self._alarm[0] = 0
        self._ready = 0
        if rules[at] < 0:
            raise BadMove(
                f"{action}, for match {at} of the batch, is not an action id of {self.game.id}: "
                f"they go from 0 to {self.game.actions - 1}. Nothing was done."
            )
        rule = rule_name(int(rules[at]))
        raise BadMove(
            f"Action {action} in match {at} of the batch cannot be done: rule {rule} forbids it. Nothing was done."
        )

    def _deal(self, key: int) -> None:
        """Set all lanes to the starts of their matches, with the chance of this key."""
        self._key = _checked_key(key)
        self._renew()

    def _renew(self) -> None:
        self.device.sweep(lanes.renew, self.size, self._records, self._fresh, self._turns)
        self.device.clear(self._dues)

    def advance(self, key: int, steps: int) -> None:
        """Make random steps in all lanes, from where the last `advance` with this key stopped, else from the start.

        A match that ends is replaced by the next one of its lane.
        """
        if self._key is not None or self._advanced != _checked_key(key):
            self._renew()
        self._key, self._advanced = None, key
        lane = self._records, self._fresh, self._turns, self._dues, self._sand
        self.device.sweep(lanes.run, self.size, *lane, key, steps)

    def play(self, key: int, first: int = 0) -> Results:
        """Play `size` whole random matches, numbered from `first`; does not change the matches in the lanes.

        The results stay on the device; `host` copies them to NumPy arrays.
        """
        lengths = self.device.room(self.size)
        points, places = (self.device.room(self.size, self.seats) for _ in range(2))
        match = self._fresh, self._new_dues(), self._sand, _checked_key(key), first
        self.device.sweep(lanes.finish, self.size, *match, lengths, points, places)
        return Results(lengths, points, places)

    def host(self, results: Results) -> Results:
        """Results as NumPy arrays."""
        return Results(*(self.device.host(array) for array in results))

    def match(self, key: int, number: int) -> Match:
        """One of the random matches of `play` and `advance`, replayed as a `Match` with its record."""
        seed = join(_checked_key(key), number)
        match = Match(self.game, self.seats, self.options, seed=seed, auto=False, backend="cpu")
        decide = self.game.linker("cpu")(pick)
        out = np.zeros(self.game.most_choices, np.int32)
        due = [0] * DUES
        while acting := match.actors:
            drawn, other = words(key, number, match.length)
            if self._sand:
                who = quickest(sum(1 << who for who in acting), due, self._sand, other)
            else:
                who = acting[below(drawn, len(acting))]
                drawn = left_over(drawn, len(acting))
            match.do(who, int(decide(match.records[0], who, out, drawn)))
        return match

    def _new_dues(self) -> Any:
        """The array of times at which actors of a race act; other games ignore it."""
        return self.device.room(self.size if self._sand else 1, DUES)


def _checked_key(key: int) -> int:
    if isinstance(key, bool) or not isinstance(key, int) or not 0 <= key <= WORD:
        raise BadOption(f"The key of a batch is a whole number from 0 to {WORD}, not {key!r}.")
    return key
