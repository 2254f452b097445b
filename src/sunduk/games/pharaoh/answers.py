"""Answers that nobody gives for a player: the equation of a tile that the player took."""

from __future__ import annotations

from .rules import NONE, claimant
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
