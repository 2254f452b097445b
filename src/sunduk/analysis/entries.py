"""The entries of a ledger, as data. Every gain is a row over the seats that sums to 0."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

Row = tuple[float, ...]
"""One number for each seat."""


@dataclass(frozen=True)
class Choice:
    """What one choice of a decision is worth to the seat that decides."""

    action: int
    text: str
    share: float
    """The seat's win share after it."""
    error: float
    """The standard error of `share`."""


@dataclass(frozen=True)
class Verdict:
    """What a decision was worth, seen by one of two eyes: by what the seat knew, or with everything open."""

    loss: float
    """By how much the choice that was made is worse than the best, in win share of the seat."""
    error: float
    """The standard error of `loss`."""
    mark: str | None
    best: str
    """The best choice, found by evaluations of its own; `loss` is its share less that of the choice made."""
    choices: list[Choice]
    real: bool
    """Whether there was something to decide: more than one choice, and not all worth the same."""


@dataclass(frozen=True)
class Outcome:
    """One thing that chance might have brought."""

    text: str
    odds: float
    gain: Row
    """What it would have brought each seat."""
    fell: bool
    """Whether it is what happened."""
    path: tuple[int, ...]
    """The actions of chance that lead to it."""


@dataclass(frozen=True)
class Entry:
    """One event of a match and what it changed."""

    at: int
    """How many actions there were before it."""
    until: int
    """How many there were after it: a deal is several actions and one event."""
    kind: str
    """`luck` or `choice`."""
    seat: int | None
    """The seat that chose or rolled; None where chance dealt for all."""
    text: str
    """What was played, or what fell."""
    gain: Row
    error: float
    """The standard error of `gain` for the seat; of a deal, the largest of all seats."""
    shares: Row
    """The win shares after the event."""
    quality: str
    """The evaluator that gave these values."""
    mark: str | None = None
    marked: int | None = None
    """The seat whom a mark of luck is about."""
    verdict: Verdict | None = None
    """Of a choice: what the seat could know of it."""
    opened: Verdict | None = None
    """Of a choice in a game with secrets: the same with everything open."""
    outcomes: list[Outcome] = field(default_factory=list)
    """Of luck: all that might have fallen, where that is few."""

    def data(self) -> dict[str, Any]:
        """The entry as plain data; the numbers of a verdict stand beside the others."""
        told = asdict(self)
        verdict = told.pop("verdict")
        opened = told.pop("opened")
        told["gain"], told["shares"] = list(self.gain), list(self.shares)
        if self.kind == "luck":
            return told
        del told["outcomes"], told["marked"]
        return {**told, **(verdict or {}), **({"open": opened} if opened else {})}

    @classmethod
    def restored(cls, data: dict[str, Any]) -> Entry:
        """The entry that `data` described."""
        given = dict(data)
        if data["kind"] == "choice":
            given["verdict"] = _verdict({name: given.get(name) for name in _VERDICT} | {"mark": data["mark"]})
            for name in _VERDICT - {"error", "mark"}:
                del given[name]
            opened = given.pop("open", None)
            given["opened"] = _verdict(opened) if opened else None
        else:
            given["outcomes"] = [_outcome(each) for each in given["outcomes"]]
        return cls(**{**given, "gain": tuple(given["gain"]), "shares": tuple(given["shares"])})


_VERDICT = {"loss", "error", "mark", "best", "choices", "real"}


def _outcome(data: dict[str, Any]) -> Outcome:
    return Outcome(**{**data, "gain": tuple(data["gain"]), "path": tuple(data["path"])})


def _verdict(data: dict[str, Any]) -> Verdict:
    return Verdict(**{**data, "choices": [Choice(**each) for each in data["choices"]]})
