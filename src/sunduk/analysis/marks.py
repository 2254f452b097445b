"""Marks: which losses, strokes of luck and finds are worth a word. All bands are in points of win share."""

from __future__ import annotations

from dataclasses import dataclass, fields

from sunduk.core.errors import BadOption

CLEAR = 2.0
"""A loss is marked only if it exceeds so many of its standard errors."""

INACCURACY, MISTAKE, BLUNDER, ONLY = "inaccuracy", "mistake", "blunder", "only"
LUCKY, UNLUCKY, JOKER = "lucky", "unlucky", "joker"


@dataclass(frozen=True)
class Bands:
    """From how many points of win share on something is marked; people can move them."""

    inaccuracy: float = 2.0
    mistake: float = 5.0
    blunder: float = 10.0
    only: float = 8.0
    """By how much the second best must be worse for the best to be the only good choice."""
    luck: float = 10.0
    joker: float = 20.0

    def __post_init__(self) -> None:
        if not 0 < self.inaccuracy <= self.mistake <= self.blunder or not 0 < self.luck <= self.joker or self.only <= 0:
            raise BadOption(
                "Bands are points of win share above 0, and rise from inaccuracy to mistake to blunder, as in 2,5,10."
            )

    @classmethod
    def read(cls, text: str) -> Bands:
        """`2,5,10`: inaccuracy, mistake and blunder; then, if they are given, only choice, luck and joker."""
        try:
            numbers = [float(part) for part in text.split(",")]
        except ValueError:
            numbers = []
        if not 3 <= len(numbers) <= len(fields(cls)):
            raise BadOption(f"Bands are three numbers or more, such as 2,5,10, not {text!r}.")
        return cls(*numbers)

    def of_loss(self, loss: float, error: float) -> str | None:
        """The mark of a loss, both in win share; None if it is small or not clear of its error."""
        if loss <= CLEAR * error:
            return None
        points = 100 * loss
        if points >= self.blunder:
            return BLUNDER
        return MISTAKE if points >= self.mistake else INACCURACY if points >= self.inaccuracy else None

    def of_find(self, lead: float, error: float) -> str | None:
        """The mark of the best choice, by how much the second best is worse."""
        return ONLY if 100 * lead >= self.only and lead > CLEAR * error else None

    def of_luck(self, gain: float, error: float) -> str | None:
        """The mark of what chance brought a seat."""
        if abs(gain) <= CLEAR * error or 100 * abs(gain) < self.luck:
            return None
        return UNLUCKY if gain < 0 else JOKER if 100 * gain >= self.joker else LUCKY
