"""A player's record over many matches: accuracy, average loss and luck, each with its interval, by game and phase."""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

FEWEST = 8
"""Fewer matches than these say nothing."""
PHASES = 3
"""A match has so many phases of equal length: opening, middle and end."""
WIDTH = 1.96
"""Half the width of a 95 % interval, in standard errors."""


@dataclass(frozen=True)
class Measure:
    """A mean with the bounds of its 95 % interval."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class GameRecord:
    """What the matches of one game say of a player; None where they are too few to say anything."""

    game: str
    matches: int
    accuracy: Measure | None
    average_loss: Measure | None
    """Points of win share a decision."""
    luck: Measure | None
    """The sum of luck over all matches, in points of win share; its interval is what chance alone would bring."""
    phases: list[Measure | None]
    """The average loss in each phase of a match."""


def player_record(matches: Iterable[tuple[dict[str, Any], int]]) -> list[GameRecord]:
    """The record of a player: for each match the plain data of its ledger, and the seat that the player had."""
    by_game: dict[str, list[tuple[dict[str, Any], int]]] = {}
    for data, seat in matches:
        by_game.setdefault(data["game"], []).append((data, seat))
    return [_record(game, played) for game, played in sorted(by_game.items())]


def data(records: Sequence[GameRecord]) -> list[dict[str, Any]]:
    return [asdict(record) for record in records]


def _record(game: str, played: list[tuple[dict[str, Any], int]]) -> GameRecord:
    accuracies = [data["accuracy"][seat] for data, seat in played]
    parts = "own_luck", "others_luck", "deal"
    luck = [100 * math.fsum(data["totals"][seat][part] for part in parts) for data, seat in played]
    enough = len(played) >= FEWEST
    return GameRecord(
        game=game,
        matches=len(played),
        accuracy=_mean([each["accuracy"] for each in accuracies if each["accuracy"] is not None]),
        average_loss=_mean([each["average_loss"] for each in accuracies if each["average_loss"] is not None]),
        luck=_sum(luck) if enough else None,
        phases=[_mean(_losses(played, phase)) for phase in range(PHASES)],
    )


def _mean(values: list[float]) -> Measure | None:
    if len(values) < FEWEST:
        return None
    mean = statistics.fmean(values)
    width = WIDTH * statistics.stdev(values) / math.sqrt(len(values))
    return Measure(mean, mean - width, mean + width)


def _sum(values: list[float]) -> Measure:
    """A sum of luck, whose mean is 0, so that its interval lies around 0."""
    width = WIDTH * math.sqrt(math.fsum(value * value for value in values))
    return Measure(math.fsum(values), -width, width)


def _losses(played: list[tuple[dict[str, Any], int]], phase: int) -> list[float]:
    """The average loss of real decisions in one phase, of each match that had any there.

    Decisions of one match depend on each other, so matches are what is counted.
    """
    found = []
    for data, seat in played:
        length = max(1, data["entries"][-1]["until"])
        losses = [
            100 * entry["loss"]
            for entry in data["entries"]
            if entry["kind"] == "choice" and entry["seat"] == seat and entry["real"]
            if PHASES * entry["at"] // length == phase
        ]
        if losses:
            found.append(statistics.fmean(losses))
    return found
