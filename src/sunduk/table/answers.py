"""Answers that a player owes and nobody else may give, such as the equation of a tile in Pharaoh's Code.

A bot answers for its own actions only. For the action of a person only that person may answer: a player who leaves,
resigns or runs out of time has given no answer. The `answers` module of a game defines what an answer is.
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
    """The answers owed at a table."""

    owed: frozenset[int] = frozenset()
    """Answers not given yet, by the game's numbers for them."""
    personal: frozenset[int] = frozenset()
    """Those of them that a person owes."""
    asked: int | None = None
    """The answer that is to be given now."""
    since: int = 0
    """When the answer was asked for."""

    def after(self, match: Match, seats: Sequence[Seat], now: int) -> Answers:
        """The answers owed after something has happened. A new one is personal if a person plays its seat."""
        part, state = match.game.part("answers"), match.plain
        owed, asked = frozenset(part.owed(state)), part.asked(state)
        new = {answer for answer in owed - self.owed if seats[part.owing(answer)].present}
        return Answers(owed, self.personal & owed | new, asked, self.since if asked == self.asked else now)

    def due(self, game: Game, seats: Sequence[Seat], timed: bool) -> tuple[int, int] | None:
        """When the wait for the present answer ends, and the seat that owes it.

        If seats are timed, the clock of a present player ends the wait instead.
        """
        if self.asked is None:
            return None
        part = game.part("answers")
        seat = part.owing(self.asked)
        if not seats[seat].present:
            return (self.since, seat) if self.asked in self.personal else None
        return None if timed else (self.since + 1000 * part.SECONDS, seat)
