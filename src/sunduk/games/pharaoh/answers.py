"""Answers that nobody gives for a player: the equation of a tile that the player took."""

from __future__ import annotations

from .board import NUMBER
from .equations import write_equation
from .rules import NONE, claimant, claimed_cell
from .solver import shortest
from .state import STATE, State

SECONDS = 75
"""How long a player may take to state an equation where no clock runs."""
SILENCE = NONE
"""The action of a player who does not answer."""


def owed(s: State) -> tuple[int, ...]:
    """All answers that are owed, each by a number of its own: the claims of this round."""
    return tuple([s.claims[index] for index in range(s.claimed)])


def asked(s: State) -> int | None:
    """The answer that is to be given now."""
    return s.claims[s.claimed - 1] if s.phase == STATE else None


def owing(answer: int) -> int:
    """The seat that owes an answer."""
    return claimant(answer)


def solution(s: State, action: int) -> str:
    """The shortest equation for the tile that an action takes; empty if nothing makes it."""
    return _equation(s, s.pyramid[action] - 1)


def solution_due(s: State) -> tuple[str, str]:
    """The number of the tile whose equation is due, and the shortest equation for it, empty if nothing makes it."""
    tile = s.pyramid[claimed_cell(s.claims[s.claimed - 1])] - 1
    return str(NUMBER[tile]), _equation(s, tile)


def _equation(s: State, tile: int) -> str:
    equation = shortest(s.dice[0], s.dice[1], s.dice[2], NUMBER[tile])
    return write_equation(tuple(s.dice), equation) if equation >= 0 else ""
