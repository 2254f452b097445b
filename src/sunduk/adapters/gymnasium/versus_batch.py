"""A batch in which one seat decides and bots play the others, all in compiled code.

In a race that seat is asked at once, and again whenever it has acted or has waited for a second; the others react
after the random times of `sunduk.core.rules.race`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sunduk.bots import bot
from sunduk.bots.compiled.lookahead import look as look_ahead
from sunduk.bots.compiled.tree import Desk
from sunduk.bots.kinds.greedy import WORLDS
from sunduk.core.backends.batch import Batch
from sunduk.core.backends.play import pick
from sunduk.core.book.rulebook import rule_name
from sunduk.core.errors import BadMove, BadOption
from sunduk.core.match.game import Game
from sunduk.core.rules.bits import lowest
from sunduk.core.rules.contract import CHANCE, actors, apply, choices, hide, observe, refusal
from sunduk.core.rules.outcome import reward
from sunduk.core.rules.race import NOW
from sunduk.core.rules.race import first as quickest
from sunduk.core.rules.rng import words

INSIDE = ("uniform", "greedy")
"""The bots that can play inside a batch."""

TICK = 1000
"""Milliseconds that pass when the seat waits."""

LEAVE, ACT, BEGIN = range(3)
"""What a step does in a match: nothing, the action of the seat, or begin the next match."""

UNKNOWN, UNTIMELY = -1, -2
"""Why an action is refused if not by a rule: there is no such action, or the seat waits while no race is on."""


class Greed(NamedTuple):
    """Which seats are played by `greedy`, and the scratch memory of that bot: one element per match in each array."""

    members: int
    roots: Any
    worlds: Any
    veils: Any
    slates: Any
    results: Any
    outlooks: Any

    @classmethod
    def of(cls, members: int, game: Game, size: int, seats: int) -> Greed:
        roots, worlds, veils = (np.zeros(size, game.state.dtype) for _ in range(3))
        slates, outlooks = np.zeros((size, game.most_choices), np.int16), np.zeros((size, game.most_choices, 2 * seats))
        return cls(members, roots, worlds, veils, slates, np.zeros((size, 3 * seats)), outlooks)


def best(at: int, s: Any, who: int, out: Any, key: int, greed: Any) -> int:
    """The action that the bot `greedy` takes."""
    number = choices(s, who, out)
    chosen = 0
    if number == 1:
        return int(out[chosen])
    root, world, veil = greed.roots[at : at + 1], greed.worlds[at : at + 1], greed.veils[at : at + 1]
    root[0] = s
    hide(root[0], who)
    outlook = greed.outlooks[at]
    outlook[:] = 0
    # Looking one ply ahead, choices are tried in the world itself.
    desk = Desk(world, world.view(np.int64), veil, veil.view(np.int64), world, greed.slates[at], greed.results[at])
    look_ahead(desk, root, who, key, 0, WORLDS, outlook)
    for index in range(number):
        if outlook[index, 2 * who] > outlook[chosen, 2 * who]:
            chosen = index
    return int(out[chosen])


def answer(at: int, s: Any, who: int, out: Any, drawn: int, greed: Any) -> int:
    """The action of chance, the clock or a bot. If no seat is greedy, `greed` is None and that bot is not compiled."""
    if greed is not None:  # noqa: SIM102  Numba prunes the branch only if it has this condition alone
        if who < CHANCE and greed.members >> who & 1:
            return best(at, s, who, out, drawn, greed)
    return pick(s, who, out, drawn)


def go_on(
    at: int, desk: Any, out: Any, due: Any, sand: int, key: int, match: int, step: int, seat: int, greed: Any
) -> int:
    """Let all others act until the seat has to decide or the match is over; return the number of steps."""
    while True:
        among = actors(desk[0])
        drawn, other = words(key, match, step)
        if among == 0:
            return step
        if sand:
            if among >> seat & 1 and due[seat] == 0:
                due[seat] = max(due[NOW], 1)
            who = quickest(among, due, sand, other)
        else:
            who = seat if among >> seat & 1 else lowest(among)
        if who == seat:
            return step
        apply(desk[0], who, answer(at, desk[0], who, out, drawn, greed))
        step += 1


def check(
    at: int,
    desk: Any,
    out: Any,
    records: Any,
    seat: int,
    wait: int,
    race: bool,
    over: Any,
    actions: Any,
    refused: Any,
    faults: Any,
) -> None:
    """Write why an action cannot be done, 0 if it can; a match that is over is skipped. Mark in `faults` what went
    wrong: element 0 for an unknown action, element 1 for an illegal one.
    """
    refused[at] = 0
    if over[at]:
        return
    if 0 <= actions[at] < wait:
        refused[at] = refusal(records[at], seat, actions[at])
    elif race and actions[at] == wait:
        among = actors(records[at])
        refused[at] = 0 if among & among - 1 else UNTIMELY
    else:
        refused[at] = UNKNOWN
    if refused[at]:
        faults[0 if refused[at] == UNKNOWN else 1] = True


def act(
    at: int,
    desk: Any,
    out: Any,
    records: Any,
    fresh: Any,
    turns: Any,
    dues: Any,
    sand: int,
    key: int,
    seat: int,
    greed: Any,
    todo: Any,
    wait: int,
    actions: Any,
    refused: Any,
    penalty: float,
    renews: bool,
    rewards: Any,
    ended: Any,
    over: Any,
    finals: Any,
) -> None:
    """Do the action of the seat and let all others act, or begin the next match.

    A refused action ends the match with a penalty. With `renews`, a match that ends is replaced by the next at once,
    and the last observation of the seat is written. A match that ends before the seat has decided anything is skipped.
    """
    if todo[at] == LEAVE:
        return
    match, step = turns[at].match, turns[at].step
    decided, lost = todo[at] == ACT, False
    if decided:
        desk[0] = records[at]
        lost = refused[at] != 0
        if actions[at] == wait:
            dues[at, seat] = dues[at, NOW] + TICK
        elif not lost:
            apply(desk[0], seat, actions[at])
            step += 1
    else:
        rewards[at] = 0
        ended[at] = False
        match, step = match + len(records), 0
        desk[0] = fresh[0]
    while True:
        if not lost:
            step = go_on(at, desk, out, dues[at], sand, key, match, step, seat, greed)
            if actors(desk[0]):
                break
        if decided:
            ended[at] = True
            rewards[at] = penalty if lost else reward(desk[0], seat)
            if not renews:
                break
            hide(desk[0], seat)
            observe(desk[0], seat, finals[at])
        decided, lost = False, False
        match, step = match + len(records), 0
        desk[0] = fresh[0]
    over[at] = ended[at] and not renews
    turns[at].match = match
    turns[at].step = step
    records[at] = desk[0]


def look(at: int, desk: Any, out: Any, records: Any, seat: int, race: bool, over: Any, seen: Any, mask: Any) -> None:
    """Write the observation of the seat and the mask of its actions."""
    desk[0] = records[at]
    mask[at, :] = 0
    if not over[at]:
        for index in range(choices(desk[0], seat, out)):
            mask[at, out[index]] = 1
        if race:
            among = actors(desk[0])
            mask[at, mask.shape[1] - 1] = 1 if among & among - 1 else 0
    hide(desk[0], seat)
    observe(desk[0], seat, seen[at])


def seated(opponents: str | Sequence[str], seat: int, seats: int) -> dict[int, str]:
    """The name of the bot in each seat but one: `opponents` in the order of their seats, or one bot for all of them."""
    names = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
    if len(names) != seats - 1:
        raise BadOption(f"{len(names)} opponents are named for {seats} seats: one of them is the agent's.")
    for name in names:
        bot(name, 0).close()
    if seat not in range(seats):
        raise BadOption(f"There is no seat {seat!r}: seats go from 0 to {seats - 1}.")
    return dict(zip((other for other in range(seats) if other != seat), names, strict=True))


class Against(Batch):
    """`size` matches on CPU threads. The caller decides for one seat, the same in all of them; bots play the others.

    In a race there is one action more, `game.seat_actions`: to wait for a second. A match that ends is replaced by the
    next; without `renews` it keeps its final state until `renew`.
    """

    def __init__(
        self,
        game: str | Game,
        size: int,
        opponents: str | Sequence[str] = "uniform",
        *,
        seat: int = 0,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        threads: int | None = None,
        penalty: float | None = None,
        renews: bool = True,
    ) -> None:
        """`opponents` names the bots in the order of their seats, or one bot for all of them. An illegal action loses
        the match with the reward `penalty`; without a penalty it raises an error.
        """
        if seats is None and not isinstance(opponents, str):
            seats = len(opponents) + 1
        super().__init__(game, size, seats=seats, options=options, threads=threads)
        self.opponents = seated(opponents, seat, self.seats)
        """The name of the bot in each other seat."""
        if outside := set(self.opponents.values()) - set(INSIDE):
            raise BadOption(f"{min(outside)!r} cannot play inside a batch; {' and '.join(INSIDE)} can.")
        self.seat = seat
        self.penalty = penalty
        self.renews = renews
        self.actions = self.game.seat_actions + self.game.race
        """How many actions there are, waiting included."""
        self.rewards = np.zeros(size, np.float32)
        """Where a match has just ended, the reward of the seat; else 0."""
        self.over = np.zeros(size, np.bool_)
        """Where the match is over and no new one has begun."""
        self.refused = np.zeros(size, np.int32)
        """Where a match has just been lost by an illegal action, the reason, which `why` puts into words; else 0."""
        self.acting[:] = seat
        self._ids = np.zeros(size, np.int64)
        greedy = sum(1 << other for other, name in self.opponents.items() if name == "greedy")
        self._greed = Greed.of(greedy, self.game, size, self.seats) if greedy else None

    def reset(self, key: int = 0) -> None:
        """Start matches 0 … size-1 of this key, each up to the first decision of the seat."""
        self._deal(key)
        self._turns["match"] -= self.size
        self._forget()
        self._go(np.full(self.size, BEGIN, np.int8))

    def renew(self, which: NDArray[np.bool_]) -> None:
        """Where `which` is true, abandon the match and begin the next one."""
        self._check_dealt()
        self._go(np.where(which, BEGIN, LEAVE).astype(np.int8))

    def step(self, actions: Any, renew: bool = False) -> None:
        """Do one action in every match; all are checked before any is done. A match that is over is skipped, or with
        `renew` replaced by the next one.
        """
        self._check_dealt()
        self._ids[:] = self._given(actions)
        refused, faults = np.empty(self.size, np.int32), np.zeros(2, np.bool_)
        wait, race = self.game.seat_actions, self.game.race
        self.device.sweep(check, self.size, self._records, self.seat, wait, race, self.over, self._ids, refused, faults)
        if faults[0] or (faults[1] and self.penalty is None):
            at = int(np.flatnonzero(refused == UNKNOWN if faults[0] else refused)[0])
            raise BadMove(f"{self.why(int(self._ids[at]), int(refused[at]))} That was match {at}; nothing was done.")
        self._forget()
        self.refused[:] = refused
        self._go(np.where(self.over, BEGIN if renew else LEAVE, ACT).astype(np.int8))

    def _forget(self) -> None:
        """Clear rewards and refusals of the previous step, which are reported once."""
        self.rewards[:] = 0
        self.ended[:] = False
        self.refused[:] = 0

    def _go(self, todo: NDArray[np.int8]) -> None:
        luck = self._dues, self._sand, self._key
        asked = todo, self.game.seat_actions, self._ids, self.refused, float(self.penalty or 0), self.renews
        told = self.rewards, self.ended, self.over, self.finals
        lane = self._records, self._fresh, self._turns, *luck, self.seat, self._greed
        self.device.sweep(act, self.size, *lane, *asked, *told)
        self._ready = 0

    def why(self, action: int, refused: int) -> str:
        """A sentence about an action that was refused."""
        if refused == UNKNOWN:
            return f"An action of {self.game.id} is a whole number from 0 to {self.actions - 1}, not {action}."
        if refused == UNTIMELY:
            return f"Seat {self.seat} cannot wait: no race is on, and it is its turn."
        return f"Action {action} is refused by rule {rule_name(refused)}."

    def mask(self) -> Any:
        """For each match and action: 1 where the seat may do it, else 0."""
        return self.look()[1]

    def look(self) -> tuple[Any, Any]:
        """For each match, the observation of the seat and the mask of its actions."""
        self._check_dealt()
        looked = self._records, self.seat, self.game.race, self.over, self._observations, self._mask
        self.device.sweep(look, self.size, *looked)
        return self._observations, self._mask

    @cached_property
    def _observations(self) -> Any:
        return np.zeros((self.size, self.game.observation_size), np.float32)

    @property
    def seconds(self) -> NDArray[np.float64]:
        """For each match, how many seconds its present race has lasted."""
        elapsed: NDArray[np.float64] = self._dues[:, NOW] / 1000
        return elapsed

    @cached_property
    def finals(self) -> Any:
        """Where a match has just ended and the next one begun, the last observation of the seat."""
        return np.zeros((self.size if self.renews else 1, self.game.observation_size), np.float32)

    @cached_property
    def _mask(self) -> Any:
        return np.zeros((self.size, self.actions), np.int8)
