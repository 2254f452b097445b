"""The lead of the best choice over all others, whatever it was measured by."""

from __future__ import annotations

from typing import NamedTuple

from .puzzle import Option


class Lead(NamedTuple):
    """What the choices of a position are worth."""

    action: int
    """The best choice."""
    lead: float
    error: float
    """The standard error of `lead`; 0 where it is exact."""
    options: list[Option]
    """All choices, the best first."""
    seconds: tuple[float, ...] = ()
    """In a race: for each level of bots, after how many seconds it usually has found the best choice."""
