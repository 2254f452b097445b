"""A Gymnasium environment: one seat of a match; bots play the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces

from sunduk.adapters.gymnasium.versus_batch import seated
from sunduk.bots import bot
from sunduk.bots.arena.match_job import bot_seed
from sunduk.bots.arena.schedule import Schedule
from sunduk.bots.bot import Bot
from sunduk.bots.kinds.greedy import Greedy
from sunduk.core.errors import BadMove
from sunduk.core.match.game import Game
from sunduk.core.rules.contract import CLOCK

from ..readiness import MEANWHILE
from ..table import ILLEGAL_REWARD, RENDER_MODES, Info, Mask, Observation, Pixels, Table

TICK = 1.0
"""Seconds that pass when the agent waits."""


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a match; bots play the others."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [*RENDER_MODES], "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        game: str | Game,
        opponents: str | Sequence[str] = "greedy",
        seats: int | None = None,
        seat: int = 0,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
        illegal: str = "end",
        illegal_reward: float = ILLEGAL_REWARD,
    ) -> None:
        """`opponents` names the bots in the order of their seats, or one bot for all of them. An illegal action ends
        the match with `illegal_reward`, or with `illegal="raise"` raises an error and changes nothing.
        """
        if seats is None and not isinstance(opponents, str):
            seats = len(opponents) + 1
        self.table = table = Table(game, seats, options, render_mode, illegal)
        self.opponents = seated(opponents, seat, table.seats)
        """The name of the bot in each other seat."""
        self.seat = seat
        self.render_mode = render_mode
        self.illegal_reward = illegal_reward
        self.observation_space = table.space()
        self.action_space = spaces.Discrete(table.actions)
        self._bots: dict[int, Bot] = {}
        self._playing = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Info]:
        """Begin a new match. The options of the game are those that the environment was made with."""
        super().reset(seed=seed)
        self.table.begin(seed, self.np_random)
        self.close()
        for seat, name in self.opponents.items():
            self._bots[seat] = self._bot(name, bot_seed(self.table.play.seed, seat))
        self._schedule, self._now = Schedule(self._bots), 0.0
        self._playing = True
        self._go_on(self._now)
        self._show()
        return self._seen()

    def step(self, action: object) -> tuple[Observation, float, bool, bool, Info]:
        if not self._playing or self.table.play.over:
            raise BadMove("No match is being played: reset the environment first.")
        chosen = self.table.read(action)
        waits = chosen == self.table.wait
        if refused := self.table.refusal(self.seat, chosen) if waits else self.table.attempt(self.seat, chosen):
            self._playing = False
            observation, info = self._seen()
            return observation, self.illegal_reward, True, False, {**info, "refused": refused}
        self._go_on(self._now + TICK * waits)
        self._show()
        observation, info = self._seen()
        over = self.table.play.over
        return observation, self.table.returns[self.seat] if over else 0.0, over, False, info

    def action_masks(self) -> Mask:
        """Ones where the seat may do an action now: what MaskablePPO of sb3-contrib asks for."""
        return self.table.mask(self.seat) if self._playing else np.zeros(self.table.actions, np.int8)

    def render(self) -> str | Pixels | None:
        """The whole board: printed, as text in colour, or as pixels."""
        return self.table.render()

    def close(self) -> None:
        """Close the bots."""
        self._playing = False
        while self._bots:
            self._bots.popitem()[1].close()

    def _bot(self, name: str, seed: int) -> Bot:
        """A bot of this name; `greedy` is interpreted until it is compiled."""
        return Greedy(seed, MEANWHILE) if name == "greedy" else bot(name, seed)

    def _go_on(self, until: float) -> None:
        """Let the others act until the agent is to act; in a race, until the time `until`."""
        play = self.table.play
        race = self.table.game.race
        while among := play.among:
            if not self.table.racing:
                if race:
                    self._schedule, self._now, until = Schedule(self._bots), 0.0, 0.0
                if among >> self.seat & 1:
                    return
                who = play.actors[0]
            else:
                due = self._schedule.first(play, self._now)
                if among >> self.seat & 1 and (due is None or due.seconds > until):
                    self._now = until
                    return
                assert due is not None
                self._now, who = due
            action = play.ids(who)[0] if who == CLOCK else self._bots[who].choose(play.view(who)).action
            if not play.act(who, action):
                self.table.match.check(who, action)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _seen(self) -> tuple[Observation, Info]:
        table = self.table
        mask = self.action_masks()
        time = {"seconds": self._now} if table.game.race else {}
        return table.observe(self.seat, mask), {"action_mask": mask.copy(), **time}
