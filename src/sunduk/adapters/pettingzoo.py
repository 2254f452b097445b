"""Every game as environments of PettingZoo:

    from sunduk.adapters import pettingzoo
    env = pettingzoo.env("marrakech", seats=3, options={"own_rug": "coverable"})
    env = pettingzoo.parallel_env("pharaoh", seats=4)

Agents are `seat_0` and so on; actions have Sunduk's own ids. The luck of a match comes from the seed of `reset`, as in
`sunduk.Match`. Rewards come at the end: 2 × (the share of opponents a seat finishes ahead of, ties half) - 1.

- An illegal action ends the match with `illegal_reward` for the agent that tried it and 0 for the others, and
  `info["refused"]` says why. With `illegal="raise"` it raises an error instead, and the environment stays unchanged.
- Where several seats may act at once, the lowest acts first in `env`; in `parallel_env` they act together.
- In `parallel_env` there is one action more, `game.seat_actions`: to wait, which is all that a seat can do while it is
  not its turn.
- In a race an agent may also wait in `env`. A race goes in ticks of one second: all who may act are asked, then those
  who do not wait act in a random order. An action that has become impossible by then counts as waiting. The sand of the
  clock runs in ticks; `info["sand"]` says how many are left, or 0 while it does not run.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from sunduk.core.errors import BadMove
from sunduk.core.extras import extra
from sunduk.core.match.game import Game
from sunduk.core.rules.contract import CHANCE

with extra("pettingzoo", "PettingZoo"):
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers

from .table import ILLEGAL_REWARD, RENDER_MODES, Info, Observation, Pixels
from .ticks import Ticks


def env(
    game: str | Game,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
    illegal: str = "end",
    illegal_reward: float = ILLEGAL_REWARD,
) -> AECEnv:
    """A game in which one seat acts after another, in the usual wrappers of PettingZoo."""
    raw = raw_env(game, seats, options, render_mode, illegal, illegal_reward)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw))


class _Seated:
    """What both kinds of environments have in common."""

    table: Ticks
    agents: list[str]

    def _sit(self, table: Ticks, illegal_reward: float) -> None:
        self.table = table
        self.illegal_reward = illegal_reward
        self.render_mode = table.render_mode
        self.metadata = {
            "name": f"{table.game.id}_v{table.game.version}",
            "render_modes": [*RENDER_MODES],
            "render_fps": 1,
            "is_parallelizable": table.idle,
        }
        self.agents = []
        self.possible_agents = [f"seat_{seat}" for seat in range(table.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: table.space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(table.actions) for agent in self.possible_agents}
        self._luck = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def render(self) -> str | Pixels | None:
        """The whole board: printed, as text in colour, or as pixels."""
        return self.table.render()

    def close(self) -> None:
        """Nothing to release."""

    def _begin(self, seed: int | None) -> None:
        self.table.begin(seed, self._luck)
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self.agents = self.possible_agents[:]

    def _wish(self, actions: Mapping[str, object]) -> tuple[dict[int, int], dict[str, str]]:
        """The action of each seat, checked; and of agents whose action is illegal, why, if that ends the match."""
        wishes, refused = {}, {}
        for agent, action in actions.items():
            seat = self._seats[agent]
            wishes[seat] = self.table.read(action)
            if why := self.table.refusal(seat, wishes[seat]):
                refused[agent] = why
        return wishes, refused

    def _rewards(self, refused: Mapping[str, str]) -> dict[str, float]:
        """The reward of each agent at the end of the match, which illegal actions may have brought about."""
        if refused:
            return {agent: self.illegal_reward if agent in refused else 0.0 for agent in self.agents}
        return dict(zip(self.agents, self.table.returns, strict=True))

    def _require_agents(self) -> None:
        if not self.agents:
            raise BadMove("No match is being played: reset the environment first.")

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


class TurnEnv(_Seated, AECEnv):  # type: ignore[misc]
    """One seat acts after another."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
        illegal: str = "end",
        illegal_reward: float = ILLEGAL_REWARD,
    ) -> None:
        super().__init__()
        self._sit(Ticks(game, seats, options, render_mode, illegal), illegal_reward)

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        """Begin a new match. The options of the game are those that the environment was made with."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._wishes: dict[int, int] = {}
        self._ask()
        self._show()

    def observe(self, agent: str) -> Observation:
        asked = agent == self.agent_selection and not self.terminations.get(agent, True)
        return self.table.observe(self._seats[agent], self._mask.copy() if asked else self.table.blank())

    def step(self, action: object) -> None:
        self._require_agents()
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise BadMove(f"The match is over: {agent} can only be given None, not {action!r}.")
            self._was_dead_step(None)
            return
        if self.table.game.race:
            refused = self._wait_for_all(agent, action)
        else:
            refused = self.table.attempt(self._seats[agent], self.table.read(action))
        self._cumulative_rewards[agent] = 0.0
        if refused or not self.table.play.among:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = self._rewards({agent: refused} if refused else {})
            self._accumulate_rewards()
        self._ask()
        if refused:
            self.infos[agent]["refused"] = refused
        self._show()

    def _wait_for_all(self, agent: str, action: object) -> str:
        """In a race, note an action until all who may act have chosen; say why it is refused, if it is."""
        wishes, refused = self._wish({agent: action})
        self._wishes |= wishes
        if not refused and not (self.table.racing and self._unasked()):
            self.table.tick(self._wishes)
            self._wishes = {}
        return refused.get(agent, "")

    def _unasked(self) -> list[int]:
        """The seats that may act and have not chosen yet."""
        return [seat for seat in self.table.play.actors if seat < CHANCE and seat not in self._wishes]

    def _ask(self) -> None:
        """Select the next seat to ask; after the end of the match, the first agent."""
        table = self.table
        if self.terminations[self.possible_agents[0]]:
            self.agent_selection, self._mask = self.possible_agents[0], table.blank()
        else:
            seat = self._unasked()[0] if self._wishes else table.play.actors[0]
            self.agent_selection, self._mask = self.possible_agents[seat], table.mask(seat)
        self.infos = {agent: table.info(seat, table.blank()) for seat, agent in enumerate(self.agents)}
        self.infos[self.agent_selection]["action_mask"] = self._mask.copy()


class TogetherEnv(_Seated, ParallelEnv):  # type: ignore[misc]
    """All seats act at the same moment; those who cannot act wait."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
        illegal: str = "end",
        illegal_reward: float = ILLEGAL_REWARD,
    ) -> None:
        self._sit(Ticks(game, seats, options, render_mode, illegal, idle=True), illegal_reward)

    def reset(
        self, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        """Begin a new match. The options of the game are those that the environment was made with."""
        self._begin(seed)
        self._show()
        return self._seen()

    def step(
        self, actions: Mapping[str, object]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]:
        """Do an action of every agent; if one of them is illegal, do none."""
        self._require_agents()
        if set(actions) != set(self.agents):
            raise BadMove(f"Every agent acts or waits: actions are for {self.agents}, not for {list(actions)}.")
        wishes, refused = self._wish(actions)
        if not refused:
            self.table.tick(wishes)
        observations, infos = self._seen()
        for agent, why in refused.items():
            infos[agent]["refused"] = why
        over = bool(refused) or self.table.play.over
        rewards = self._rewards(refused) if over else dict.fromkeys(self.agents, 0.0)
        terminations, truncations = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, False)
        if over:
            self.agents = []
        self._show()
        return observations, rewards, terminations, truncations, infos

    def _seen(self) -> tuple[dict[str, Observation], dict[str, Info]]:
        masks = {agent: self.table.mask(seat) for seat, agent in enumerate(self.agents)}
        observations = {agent: self.table.observe(seat, masks[agent]) for seat, agent in enumerate(self.agents)}
        return observations, {
            agent: self.table.info(seat, masks[agent].copy()) for seat, agent in enumerate(self.agents)
        }


raw_env = TurnEnv
parallel_env = TogetherEnv
