"""What a game's judgement tells bots about searching it: `SEARCH` in its `judge.py`."""

from __future__ import annotations

from dataclasses import dataclass

BySeats = float | tuple[float, ...]
"""One value for every number of seats, or a tuple indexed by the number of seats."""


@dataclass(frozen=True)
class SearchSettings:
    """How a game is searched, and how its levels play; the defaults suit a game nobody has measured."""

    plies: BySeats = 4
    """Random decisions between the tree and the judgement with two seats; with more seats, more in proportion."""
    exploration: BySeats = 0.5
    """How much a choice that was tried rarely is preferred."""
    puct: BySeats = 0.35
    """With a network: how much a choice that was tried rarely is preferred, in proportion to its prior."""
    trust: BySeats = 0
    """How many visits the first look at a choice counts for; 0 tries every choice before any is compared."""
    worlds: BySeats = 0
    """In a game with secrets: how many worlds are weighed by what the others did; 0 holds all equally likely."""
    networks: tuple[int, ...] = ()
    """The numbers of seats for which a network is shipped."""
    levels: tuple[tuple[BySeats, float] | tuple[BySeats, float, bool], ...] = ()
    """Simulations and blur of each level but the highest, and whether it uses the network; empty for the usual ones."""
    skills: tuple[float, ...] = ()
    """The blur that explains the moves of each level best, measured by `bench/skills.py`; empty if not measured."""


def for_seats(value: BySeats, seats: int) -> float:
    """The value of a setting for a number of seats."""
    return value[seats] if isinstance(value, tuple) else value
