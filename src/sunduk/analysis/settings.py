"""How a game is analysed: how far it is played out, and how often each choice is evaluated."""

from __future__ import annotations

from typing import NamedTuple

from sunduk.core.errors import BadOption
from sunduk.core.match.game import Game

BUDGETS = {"quick": 1 / 8, "standard": 1.0, "deep": 8.0}
"""The budgets that have names, as multiples of the standard one."""
MOST_EVALUATIONS = 1_000_000
MOST_NODES = 100_000
"""The most states that are visited to solve an ending."""


class Settings(NamedTuple):
    """The measure of an analysis of one game; chosen from what `bench/unexplained.py` measured."""

    plies: int
    """For each seat, how many decisions are played out before a position is judged."""
    breadth: int
    """Of how many random choices the best is played."""
    evaluations: int
    """How often each choice is evaluated at the standard budget."""


USUAL = Settings(4, 3, 128)
SETTINGS = {
    "marrakech": Settings(10, 100, 512),
    "facir": Settings(1, 3, 256),
    "fortune": Settings(3, 3, 512),
    "farlander": Settings(10, 3, 64),
}


def settings_for(game: Game) -> Settings:
    """The settings of a game; those of a game that nobody has measured are the usual ones."""
    return SETTINGS.get(game.id, USUAL)


def evaluations(budget: str, game: Game) -> int:
    """How often each choice is evaluated: `standard`, `quick`, `deep`, or a number such as `500n`."""
    if budget in BUDGETS:
        return max(2, round(BUDGETS[budget] * settings_for(game).evaluations))
    number = budget.removesuffix("n")
    if not number.isdecimal() or not 2 <= int(number[:12]) <= MOST_EVALUATIONS:
        raise BadOption(
            f"The budget of an analysis is {', '.join(BUDGETS)}, or how often each choice is evaluated, from 2n to "
            f"{MOST_EVALUATIONS}n, not {budget!r}."
        )
    return int(number)
