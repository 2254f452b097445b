"""Answers that a player owes and nobody else may give, such as the equation of a tile in Pharaoh's Code.

A seat's bot answers for what the bot did itself. What a person did, only that person answers for: whoever leaves,
resigns or lets the time run out has given no answer. What an answer is, the part `answers` of a game says.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sunduk.core.match.game import Game
from sunduk.core.match.match import Match

if TYPE_CHECKING:
    from .seats import Seat


@dataclass(frozen=True)
class Answers:
    """What is owed at a table."""

    owed: frozenset[int] = frozenset()
    """Answers that have not been given, by the numbers that the game gives them."""
    personal: frozenset[int] = frozenset()
    """Those of them that a person owes."""
    asked: int | None = None
    """The answer that is to be given now."""
    since: int = 0
    """When it was asked for."""

    def after(self, match: Match, seats: Sequence[Seat], now: int) -> Answers:
        """Once something has happened. What is newly owed is personal if a person plays in its seat."""
        part, state = match.game.part("answers"), match.plain
        owed, asked = frozenset(part.owed(state)), part.asked(state)
        new = {answer for answer in owed - self.owed if seats[part.owing(answer)].present}
        return Answers(owed, self.personal & owed | new, asked, self.since if asked == self.asked else now)

    def due(self, game: Game, seats: Sequence[Seat], timed: bool) -> tuple[int, int] | None:
        """When the answer that is asked for will not be waited for any longer, and the seat that owes it.

        Where seats are timed, their clocks end the wait of those who are present.
        """
        if self.asked is None:
            return None
        part = game.part("answers")
        seat = part.owing(self.asked)
        if not seats[seat].present:
            return (self.since, seat) if self.asked in self.personal else None
        return None if timed else (self.since + 1000 * part.SECONDS, seat)
