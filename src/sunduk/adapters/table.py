"""A match for the environments of PettingZoo and Gymnasium: observations and masks out, action ids in.

It is played by `BareMatch`; a `sunduk.Match`, which explains itself, is made of it on demand.
"""

from __future__ import annotations

import operator
import sys
from collections.abc import Mapping
from io import BytesIO
from typing import Any

import numpy as np
from gymnasium import logger, spaces
from numpy.typing import NDArray

from sunduk.core.errors import BadMove, BadOption
from sunduk.core.extras import extra
from sunduk.core.match.game import Game
from sunduk.core.match.match import Match
from sunduk.core.match.registry import game as find_game
from sunduk.core.match.view import View

from .bare_match import BareMatch

Mask = NDArray[np.int8]
Observation = dict[str, NDArray[Any]]
Info = dict[str, Any]
Pixels = NDArray[np.uint8]

RENDER_MODES = ("human", "ansi", "rgb_array")

ILLEGAL = ("end", "raise")
"""What an illegal action may do: end the match, with a reward for whoever tried it, or raise an error."""
ILLEGAL_REWARD = -1.0
"""The usual reward of an illegal action: that of the last place."""


class Table:
    """A game with its seats and options, and the match that is played there."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None,
        options: Mapping[str, object] | None,
        render_mode: str | None,
        illegal: str = "end",
        idle: bool = False,
    ) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise BadOption(f"A render mode is {', '.join(RENDER_MODES)} or None, not {render_mode!r}.")
        self.illegal_ends = checked_illegal(illegal) == "end"
        """Whether an illegal action ends the match; else it raises an error."""
        self.game = find_game(game) if isinstance(game, str) else game
        self.seats = self.game.seats[0] if seats is None else seats
        self.options = dict(options or {})
        self.play = BareMatch(self.game, self.seats, self.options)
        """The match, as it is played."""
        self.render_mode = render_mode
        self.idle = idle
        """Whether seats are asked even when they can only wait."""
        self.wait = self.game.seat_actions
        """The action id of waiting: in a race, or where seats may be idle."""
        self.actions = self.game.seat_actions + (idle or self.game.race)
        self._blank = np.zeros(self.actions, np.int8)

    def space(self) -> spaces.Dict:
        """The space of what a seat observes."""
        layout = self.game.observation_layout
        low, high = (
            np.concatenate(
                [np.full(block.size, bound, np.float32) for block, bound in zip(layout, bounds, strict=True)]
            )
            for bounds in ([block.low for block in layout], [block.high for block in layout])
        )
        return spaces.Dict(
            {
                "observation": spaces.Box(low, high, dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )

    def begin(self, seed: int | None, luck: np.random.Generator) -> None:
        """Begin a new match, identical to `sunduk.Match` with this seed; without a seed, `luck` draws one."""
        chosen = luck.integers(2**64, dtype=np.uint64) if seed is None else seed
        self.play.begin(int(chosen) if isinstance(chosen, np.integer) else chosen)

    @property
    def match(self) -> Match:
        """The match, with its record, its story and its pictures. To read: actions in it have no effect here."""
        return self.play.explained()

    @property
    def racing(self) -> bool:
        """Whether a race is on, so that time matters."""
        return self.game.race and self.play.among & self.play.among - 1 != 0

    def may_wait(self, seat: int) -> bool:
        return self.racing or (self.idle and not self.play.among >> seat & 1)

    def observe(self, seat: int, mask: Mask) -> Observation:
        """What a seat may know, and a mask of what it may do."""
        return {"observation": self.play.observe(seat), "action_mask": mask}

    def blank(self) -> Mask:
        """The mask of a seat that may do nothing."""
        return self._blank.copy()

    def mask(self, seat: int) -> Mask:
        """Ones where a seat may do an action now."""
        mask = self._blank.copy()
        self.play.mark(seat, mask)
        if self.actions > self.wait and self.may_wait(seat):
            mask[self.wait] = 1
        return mask

    def read(self, action: object) -> int:
        """An action as a Python int; raises an error if it is none."""
        if type(action) is int and 0 <= action < self.actions:
            return action
        try:
            number = operator.index(action)  # type: ignore[arg-type]
        except TypeError:
            number = -1
        if isinstance(action, bool | np.bool) or not 0 <= number < self.actions:
            raise BadMove(
                f"An action of {self.game.id} is a whole number from 0 to {self.actions - 1}, not {action!r}."
            )
        return number

    def check(self, seat: int, action: int) -> None:
        """Raise an error that says why, if a seat may not do an action now."""
        if action < self.wait:
            if not self.play.allows(seat, action):
                self.match.check(seat, action)
        elif not self.may_wait(seat):
            raise BadMove(f"Seat {seat} cannot wait: no race is on, and it is its turn.")

    def refusal(self, seat: int, action: int) -> str:
        """Why a seat may not do an action now, empty if it may; an error if illegal actions raise one."""
        try:
            self.check(seat, action)
        except BadMove as error:
            if self.illegal_ends:
                return str(error)
            raise
        return ""

    def attempt(self, seat: int, action: int) -> str:
        """Do an action, other than waiting; if a seat may not do it, say why or raise an error, as `refusal` does."""
        return "" if self.play.act(seat, action) else self.refusal(seat, action)

    @property
    def returns(self) -> list[float]:
        """The reward of each seat, as the match stands."""
        return self.play.returns()

    def render(self) -> str | Pixels | None:
        """The whole board, as the render mode says."""
        return self.draw(self.match.whole())

    def draw(self, view: View) -> str | Pixels | None:
        """A view, as the render mode says."""
        if self.render_mode == "rgb_array":
            return pixels(view.svg())
        if self.render_mode == "ansi":
            return view.canvas().ansi()
        if self.render_mode == "human":
            sys.stdout.write(view.canvas().ansi() + "\n")
        else:
            logger.warn("Nothing is rendered: give a render_mode when you make the environment.")
        return None


def checked_illegal(illegal: str) -> str:
    """What an illegal action does, or an error if it is not one of the possibilities."""
    if illegal not in ILLEGAL:
        raise BadOption(f"An illegal action can {' or '.join(ILLEGAL)}, not {illegal!r}.")
    return illegal


def pixels(svg: str) -> Pixels:
    """Render an SVG to an array of RGB pixels."""
    with extra("gymnasium", "Drawing pixels"):
        import resvg_py
        from PIL import Image
    return np.array(Image.open(BytesIO(resvg_py.svg_to_bytes(svg_string=svg))).convert("RGB"))
