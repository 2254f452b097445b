"""A Gymnasium vector environment: one seat in each of many matches, which run as a compiled batch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from sunduk.adapters.gymnasium.versus_batch import INSIDE, Against, seated
from sunduk.core.errors import BadMove, BadOption
from sunduk.core.match.game import Game
from sunduk.core.match.view import SPECTATOR, View
from sunduk.core.rules.rng import WORD

from ..table import ILLEGAL_REWARD, Info, Observation, Table

RENDER_MODES = ("ansi", "rgb_array")

Steps = tuple[Observation, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], Info]


class SeatVectorEnv(VectorEnv[Any, Any, Any]):
    """One seat, the same in each of `num_envs` matches.

    All three of Gymnasium's autoreset modes are supported. By default ("NextStep") the step after an end begins another
    match, whatever the action. In "SameStep", the last observation of a match is in `info["final_obs"]`.
    """

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        opponents: str | Sequence[str] = "uniform",
        seats: int | None = None,
        seat: int = 0,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
        illegal: str = "end",
        illegal_reward: float = ILLEGAL_REWARD,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        threads: int | None = None,
    ) -> None:
        """`opponents` names the bots in the order of their seats, or one bot for all of them. An illegal action ends
        its match with `illegal_reward`, or with `illegal="raise"` raises an error and changes nothing. Without `copy`,
        the arrays that `reset` and `step` return are overwritten by the next call.
        """
        if seats is None and not isinstance(opponents, str):
            seats = len(opponents) + 1
        if render_mode not in (None, *RENDER_MODES):
            raise BadOption(f"The render mode of many matches is {' or '.join(RENDER_MODES)}, not {render_mode!r}.")
        table = Table(game, seats, options, render_mode, illegal)
        if outside := set(seated(opponents, seat, table.seats).values()) - set(INSIDE):
            raise BadOption(
                f"{min(outside)!r} cannot play inside a batch; {' and '.join(INSIDE)} can. For other bots make the "
                'environments one by one: gymnasium.make_vec(..., vectorization_mode="sync").'
            )
        try:
            self.autoreset_mode = AutoresetMode(autoreset_mode)
        except ValueError:
            known = ", ".join(mode.value for mode in AutoresetMode)
            raise BadOption(f"The autoreset mode is one of {known}, not {autoreset_mode!r}.") from None
        self.batch = Against(
            table.game,
            num_envs,
            opponents,
            seat=seat,
            seats=table.seats,
            options=options,
            threads=threads,
            penalty=illegal_reward if table.illegal_ends else None,
            renews=self.autoreset_mode is AutoresetMode.SAME_STEP,
        )
        self.metadata = {"render_modes": [*RENDER_MODES], "render_fps": 1, "autoreset_mode": self.autoreset_mode}
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.copy = copy
        self.single_observation_space = table.space()
        self.single_action_space = spaces.Discrete(table.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._table = table
        self._truncations = np.zeros(num_envs, np.bool_)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Info]:
        """Begin all matches anew: environment k gets match number k of this seed, which `sunduk.Match` deals from
        `rng.join(seed, k)`. With `options={"reset_mask": ...}` only some begin anew, each with its next match.
        """
        chosen = (options or {}).get("reset_mask")
        if chosen is not None:
            self.batch.renew(self._checked_mask(chosen, seed))
        else:
            self.batch.reset(self._key(seed))
        return self._seen()

    def step(self, actions: Any) -> Steps:
        """Do one action in each match. All are checked before any is done."""
        batch = self.batch
        if self.autoreset_mode is AutoresetMode.DISABLED and batch.over.any():
            over = f"Match {batch.over.argmax()} is over"
            raise BadMove(f"{over}: reset(options={{'reset_mask': terminations}}) begins the next ones.")
        batch.step(actions, renew=True)
        lost: list[int] = np.flatnonzero(batch.refused).tolist()
        refused = {at: batch.why(int(actions[at]), int(batch.refused[at])) for at in lost}
        observation, info = self._seen()
        if batch.renews:
            info |= self._ends(refused)
        else:
            info |= self._told("refused", refused)
        return observation, batch.rewards.copy(), batch.ended.copy(), self._truncations.copy(), info

    def action_masks(self) -> NDArray[np.int8]:
        """For each match, ones where the seat may do an action now: what MaskablePPO of sb3-contrib asks for."""
        masks: NDArray[np.int8] = self.batch.mask().copy()
        return masks

    def render(self) -> Any:
        """The whole board of each match, as text in colour or as pixels."""
        records = self.batch.records
        views = (View(self.batch.game, records[at].tobytes(), SPECTATOR, ()) for at in range(self.num_envs))
        return tuple(map(self._table.draw, views))

    def _seen(self) -> tuple[Observation, Info]:
        seen, mask = self.batch.look()
        if self.copy:
            seen, mask = seen.copy(), mask.copy()
        every = np.ones(self.num_envs, np.bool_)
        info = {"action_mask": mask.copy() if self.copy else mask, "_action_mask": every}
        if self.batch.game.race:
            info |= {"seconds": self.batch.seconds, "_seconds": every.copy()}
        return {"observation": seen, "action_mask": mask}, info

    def _ends(self, refused: Mapping[int, str]) -> Info:
        """The final observations and infos of matches that ended and were replaced in this step ("SameStep")."""
        ended: list[int] = np.flatnonzero(self.batch.ended).tolist()
        if not ended:
            return {}
        nothing = np.zeros(self.batch.actions, np.int8)
        seen = self.batch.finals[ended]
        final = {at: {"observation": row, "action_mask": nothing} for at, row in zip(ended, seen, strict=True)}
        masks = np.zeros((self.num_envs, len(nothing)), np.int8)
        last = {"action_mask": masks, "_action_mask": self.batch.ended.copy(), **self._told("refused", refused)}
        return {**self._told("final_obs", final), "final_info": last, "_final_info": self.batch.ended.copy()}

    def _told(self, key: str, values: Mapping[int, object]) -> Info:
        """An info of some environments in Gymnasium's format: an array of values, and a mask of where they are set."""
        if not values:
            return {}
        told, where = np.full(self.num_envs, None), np.zeros(self.num_envs, np.bool_)
        for at, value in values.items():
            told[at], where[at] = value, True
        return {key: told, f"_{key}": where}

    def _key(self, seed: int | None) -> int:
        """The key of the batch: the seed, or a random one if there is none."""
        if seed is None:
            return int(self.np_random.integers(WORD, endpoint=True))
        whole = isinstance(seed, int | np.integer) and not isinstance(seed, bool)
        if not whole or not 0 <= seed <= WORD:
            raise BadOption(f"The seed of a vector environment is one whole number from 0 to {WORD}, not {seed!r}.")
        super().reset(seed=int(seed))
        return int(seed)

    def _checked_mask(self, mask: object, seed: int | None) -> NDArray[np.bool_]:
        if seed is not None:
            raise BadOption("With a reset_mask the next matches of the first seed begin: give it no other seed.")
        if not isinstance(mask, np.ndarray) or mask.shape != (self.num_envs,) or mask.dtype != np.bool_:
            raise BadOption(f"A reset_mask is an array of {self.num_envs} truth values, one a match.")
        if not mask.any():
            raise BadOption("A reset_mask names at least one match.")
        return mask
