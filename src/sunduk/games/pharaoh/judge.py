"""Evaluation for bots of Pharaoh's Code: the final scarabs a player can expect, and how long a tile takes to find."""

from __future__ import annotations

from .board import NUMBER, PAIRS, SCARABS, bracketed
from .rules import PASS, TAKE, claimant, claimed_cell, points, stack_size
from .solver import shortest
from .state import State

TWO_DICE, THREE_DICE, BRACKETS = 4000, 8000, 11000
"""Milliseconds to find an equation, by what it needs."""
PATIENCE = 24000
"""Milliseconds after which a player gives up."""


def promise(s: State, seat: int) -> int:
    hope = points(s, seat)
    for index in range(s.claimed):
        if claimant(s.claims[index]) == seat:
            tile = s.pyramid[claimed_cell(s.claims[index])] - 1
            hope += SCARABS[tile] if equation_for(s, tile) >= 0 else -SCARABS[tile]
    return hope


def spread(s: State) -> int:
    left = 0
    for colour in range(4):
        left += stack_size(s, colour)
    return 2 + left // 4


def effort(s: State, seat: int, action: int) -> int:
    if action == PASS:
        return PATIENCE
    if action > PASS:
        return TWO_DICE
    equation = equation_for(s, s.pyramid[action - TAKE] - 1)
    if equation < 0:
        return 0
    if equation < PAIRS:
        return TWO_DICE
    return BRACKETS if bracketed(equation) else THREE_DICE


def equation_for(s: State, tile: int) -> int:
    return shortest(s.dice[0], s.dice[1], s.dice[2], NUMBER[tile])
