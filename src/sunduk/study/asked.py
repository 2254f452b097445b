"""What is asked of a study; it needs the standard library only, so pages without a server ask it, too."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field

from sunduk.bots import bot
from sunduk.core.errors import BadOption

from .intervals import Fixed, Rule, Sequential
from .metrics import metrics_for
from .variant import Variant

RANDOM = "uniform"
"""The bot whose matches are played in compiled code."""
SMALLEST, LARGEST = 2_000, 50_000
"""Random matches of each variant between two results: few at first, so that something is to be seen."""
MOST = 10_000_000
"""The most matches of each variant, however sharp an answer is asked for."""


@dataclass(frozen=True)
class Asked(ABC):
    """What is asked: which variants, who plays them, and how many matches or how sharp an answer."""

    variants: tuple[Variant, ...]
    """The others are compared with the first."""
    seats: int
    bots: str = RANDOM
    """The bot in all seats, or one for each seat, separated by commas."""
    seed: int = 0
    num: int | None = None
    """How many matches are played with each variant; at most so many, if `sharp` is given."""
    sharp: dict[str, float] = field(default_factory=dict)
    """Metrics that have to be known, each to within so much, before the study ends by itself: also their changes."""

    sequential: bool = False
    """Whether somebody may stop it by its results: then, and where `sharp` is given, intervals hold at all times."""
    brief: bool = False
    """Whether only metrics are measured that need no judgement of positions: variants are compiled sooner."""

    def __post_init__(self) -> None:
        if not self.variants:
            raise BadOption("A study needs at least one variant.")
        if len({variant.game for variant in self.variants}) > 1:
            raise BadOption("All variants of a study are of one game.")
        if (self.num is not None and self.num < 2) or (self.num is None and not self.sharp):
            raise BadOption("A study needs a number of matches, two at least, or how sharp its answer is to be.")
        known = [metric.name for metric in metrics_for(self.seats, self.brief)]
        for name, reach in self.sharp.items():
            if name not in known:
                raise BadOption(f"There is no metric {name!r}; there are {', '.join(known)}.")
            if not reach > 0:
                raise BadOption(f"An answer can be sharp to within a positive number, not {reach!r}.")
        for variant in self.variants:
            variant.played.unstarted(self.seats, variant.options)
        if len(self.players) != self.seats:
            raise BadOption(
                f"{len(self.players)} bots are named for {self.seats} seats: name one, or one for each seat."
            )
        if not self.random:
            for name in self.players:
                bot(name, 0).close()

    @property
    def players(self) -> tuple[str, ...]:
        """The name of the bot in each seat."""
        names = tuple(name.strip() for name in self.bots.split(","))
        return names * self.seats if len(names) == 1 else names

    @property
    def random(self) -> bool:
        """Whether all choose at random."""
        return set(self.players) == {RANDOM}

    @property
    def rule(self) -> Rule:
        """How intervals are made: those of a study that may stop early hold at all times."""
        return Sequential() if self.sharp or self.sequential else Fixed()

    @property
    def most(self) -> int:
        return MOST if self.num is None else self.num

    @abstractmethod
    def record(self, variant: int, number: int) -> str:
        """The record of a match of the study, played once more. Bots with budgets in seconds may choose otherwise."""
