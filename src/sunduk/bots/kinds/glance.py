"""The bot `glance`, which plays until the game is compiled: it looks one decision ahead with interpreted rules, for a
fraction of a second, so that nobody waits for the compiler.
"""

from __future__ import annotations

import random
import time

from sunduk.core.match.view import View
from sunduk.core.rules.bits import lowest
from sunduk.core.rules.contract import CHANCE, conclude, effort, pick, promise
from sunduk.core.rules.rng import WORD, word

from ..bot import Budget, Decision, Estimate
from ..compiled.outlook import judge, settle
from .levels import NAMES, PACES, level_of, likelihoods, read_number
from .solver import Solver

USUAL = Budget(seconds=0.3)
"""How long it looks around; evaluating the last choice may take a little longer."""
WORLDS = 16
HIGHEST_BLUR = 0.02
"""The blur (how much it errs) of the highest level here; the compiled highest level has none."""


class Glance(Solver):
    """Plays roughly like a level, without compiled code."""

    def __init__(self, seed: int, number: int) -> None:
        super().__init__(seed, *PACES[number - 1])
        self._number = number
        self._random = random.Random(seed)

    async def decide(self, view: View, budget: Budget | None = None, explain: bool = False) -> Decision:
        if view.game.race:
            return await super().decide(view, budget, explain)
        if len(view.ids) == 1 and not explain:
            return Decision(view.ids[0])
        found = await self.estimate(view, budget)
        level = level_of(view.game, self._number, view.plain.seats)
        weights = likelihoods(found, view.seat, level.blur if level else HIGHEST_BLUR)
        action = self._random.choices([estimate.action for estimate in found], weights)[0]
        return Decision(action, tuple(found) if explain else ())

    async def estimate(self, view: View, budget: Budget | None = None) -> list[Estimate]:
        return estimates(view, self._random.getrandbits(32), WORLDS, budget or USUAL)

    async def _weighed(self, view: View) -> list[tuple[int, int, int]]:
        game, seat, linked = view.game, view.seat, view.game.linker("interp")
        held = linked(promise)(view.state, seat)
        found = []
        for action in view.ids:
            after = view.state
            game.functions("interp").apply(after, seat, action)
            gain = linked(promise)(after, seat) - held
            found.append((action, gain, linked(effort)(view.state, seat, action)))
        return found


def estimates(view: View, seed: int, worlds: int, budget: Budget) -> list[Estimate]:
    """The estimates of `greedy.estimates`, the best first, computed with interpreted rules.

    When the budget is used up, choices not evaluated yet are left out; there is always at least one.
    """
    game, seat, seats = view.game, view.seat, view.plain.seats
    linked, rules, memory = game.linker("interp"), game.functions("interp"), bytearray(view.packed)
    s, out, result = game.state.checked(memory), [0] * game.most_choices, [0.0] * (3 * seats)
    draw, end_turn, judged, settled = linked(pick), linked(conclude), linked(judge), linked(settle)
    sums = {action: [0.0] * (2 * seats) for action in view.ids}
    seen = dict.fromkeys(view.ids, 0)
    order = random.Random(seed).sample(list(view.ids), len(view.ids))
    end, looks = time.perf_counter() + budget.seconds, 0
    for number in range(worlds):
        memory[:] = view.packed
        rules.guess(s, seat, word(seed, WORD, number))
        world = bytes(memory)
        for action in order:
            memory[:] = world
            rules.apply(s, seat, action)
            step = 0
            while (among := rules.actors(s)) and lowest(among) == CHANCE:
                drawn = word(seed, number, step)
                rules.apply(s, CHANCE, draw(s, CHANCE, out, drawn))
                step += 1
            end_turn(s)
            (judged if rules.actors(s) else settled)(s, result)
            sums[action] = [before + now for before, now in zip(sums[action], result, strict=False)]
            seen[action] += 1
            looks += 1
            if looks >= budget.nodes or time.perf_counter() > end:
                return _ordered(sums, seen, seat)
    return _ordered(sums, seen, seat)


def _ordered(sums: dict[int, list[float]], seen: dict[int, int], seat: int) -> list[Estimate]:
    found = [
        Estimate.of(action, count, [value / count for value in sums[action]]) for action, count in seen.items() if count
    ]
    return sorted(found, key=lambda estimate: estimate.places[seat])


def make(argument: str, seed: int) -> Glance:
    """`glance:3` plays somewhat like `level:3`, without compiled code."""
    return Glance(seed, read_number(argument or str(len(NAMES))))
