"""The analyst: makes the entry of any event of a match. Entries do not depend on each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple
from zlib import crc32

from sunduk.core.match.match import Match
from sunduk.core.rules.contract import CHANCE
from sunduk.core.rules.rng import word

from .assessor import Assessor, Chance, Decision
from .decisions import more_effort, verdict_of
from .entries import Entry, Outcome, Row, Verdict
from .events import Event, events_of
from .marks import Bands
from .settings import evaluations

MEMORY = 16
"""How many of its views a seat remembers, the present one included."""
MOST_EFFORT = 16.0
"""A decision that is not clear is evaluated anew, with at most so many times the budget for each of its choices."""
WORLDS, SCOUTS, MEASURES = range(3)
"""Purposes of random numbers: each has a key of its own."""


class Options(NamedTuple):
    """The choices of a decision, and which was made."""

    seat: int
    ids: list[int]
    texts: list[str]
    made: int


class Analyst:
    """Analyses one match. The same seed and budget give the same entries, in whatever order they are made.

    Different matches have different random numbers, so that errors cancel out over many of them.
    """

    def __init__(
        self, match: Match, budget: str, seed: int, assessor: Assessor, bands: Bands | None = None, backend: str = "cpu"
    ) -> None:
        self.match = match.copy()
        self.match.run_on(backend)
        self.bands = bands or Bands()
        self.budget = budget
        self.seed = seed
        self.events = events_of(match)
        self.evaluations = evaluations(budget, match.game)
        self.assessor = assessor
        self._own_seed = word(seed, 0, crc32(repr(match.log).encode()))
        self._solved_from: int | None = None

    async def solved_from(self) -> int:
        """The first point from which on the rest of the match is solved; beyond its end if none is."""
        if self._solved_from is None:
            point = self.match.length
            if self.match.game.race:
                point += 1
            else:
                while point >= 0 and await self.assessor.value(self._state(point), 1, 0, True):
                    point -= 1
                point += 1
            self._solved_from = point
        return self._solved_from

    async def end(self) -> Row:
        """The win shares at the end: the result, or an evaluation of a match that is not over."""
        last = self.match.length
        return await self.value(last, last >= await self.solved_from())

    async def value(self, point: int, exact: bool = False) -> Row:
        """The win shares after so many actions; not `exact` by the usual evaluator."""
        key = self._key(point, MEASURES)
        found = await self.assessor.value(self._state(point), self._number(exact), key, exact)
        if found is None:
            raise ValueError("this ending takes too many states to be solved")
        return found

    async def entry(self, event: Event) -> Entry:
        return await (self._luck(event) if event.who == CHANCE else self._choice(event))

    async def _luck(self, event: Event) -> Entry:
        match, before = self.match, self.match.rewound(event.at)
        exact = event.at >= await self.solved_from()
        taken = tuple(action for _, action in match.log[event.at : event.until])
        key = self._key(event.at, MEASURES)
        found = await self.assessor.fall(
            Chance(before.packed, self._state(event.until), taken, self._number(exact), exact, key)
        )
        outcomes = [
            Outcome(self._path(before, path), odds, gain, path == taken, path)
            for path, odds, gain in zip(found.paths, found.odds, found.gains, strict=True)
        ]
        seat = self._roller(before)
        marked = max(range(match.seats), key=lambda seat: abs(found.gain[seat])) if seat is None else seat
        mark = self.bands.of_luck(found.gain[marked], found.errors[marked])
        return Entry(
            at=event.at,
            until=event.until,
            kind="luck",
            seat=seat,
            text=self._path(before, taken),
            gain=found.gain,
            error=max(found.errors) if seat is None else found.errors[seat],
            shares=found.shares,
            quality=self._quality(exact),
            mark=mark,
            marked=marked if mark else None,
            outcomes=outcomes,
        )

    async def _choice(self, event: Event) -> Entry:
        match, seat = self.match, event.who
        before = match.rewound(event.at)
        ids = before.ids(seat)
        options = Options(
            seat, ids, [before.write(seat, action) for action in ids], ids.index(match.log[event.at].action)
        )
        exact = event.at >= await self.solved_from()
        opened, gain, after = await self._verdict(event, options, [before.packed], False, exact)
        verdict, other = opened, None
        if match.game.secrets:
            verdict, gain, _ = await self._verdict(event, options, self._trail(event), True, False)
            other = opened
        return Entry(
            at=event.at,
            until=event.until,
            kind="choice",
            seat=seat,
            text=options.texts[options.made],
            gain=gain,
            error=verdict.error,
            shares=after,
            quality=self._quality(exact),
            mark=verdict.mark,
            verdict=verdict,
            opened=other,
        )

    async def _verdict(
        self, event: Event, options: Options, trail: Sequence[bytes], imagined: bool, exact: bool
    ) -> tuple[Verdict, Row, Row]:
        """The verdict on a choice in some worlds, the gain of each seat, and the win shares after the choice."""
        seat, ids, texts, made = options
        keys = [self._key(event.at, purpose) for purpose in (WORLDS, SCOUTS, MEASURES)]
        effort, wanted = 0.0, 1.0
        while effort < wanted:
            effort = wanted
            number = round(effort * self.evaluations) if imagined else self._number(exact, effort)
            found = await self.assessor.decide(Decision(trail, imagined, seat, ids, made, number, exact, *keys))
            verdict, gain = verdict_of(found, made, seat, ids, texts, self.bands, exact)
            wanted = min(MOST_EFFORT, effort * more_effort(found, verdict, made, seat, self.bands))
        return verdict, gain, tuple(found.shares[made])

    def _quality(self, exact: bool) -> str:
        return "exact" if exact else self.assessor.name

    def _number(self, exact: bool, effort: float = 1.0) -> int:
        """How many evaluations are made; one of those that have no noise says everything."""
        return round(effort * self.evaluations) if self.assessor.noisy and not exact else 1

    def _key(self, at: int, purpose: int) -> int:
        """The key of the random numbers for the event after `at` actions."""
        return word(self._own_seed, purpose, at)

    def _state(self, point: int) -> bytes:
        return self.match.rewound(point).packed

    def _trail(self, event: Event) -> list[bytes]:
        """The views that the seat had at its last decisions, and the present one."""
        own = [each.at for each in self.events if each.who == event.who and each.at <= event.at]
        return [self.match.rewound(at).view(event.who).packed for at in own[-MEMORY:]]

    def _roller(self, before: Match) -> int | None:
        """The seat whose roll a chance event is; None where chance deals for all."""
        if not before.game.constant("accounts", "roller", None):
            return None
        seat = int(before.game.text_function("accounts", "roller")(before.plain))
        return seat if seat >= 0 else None

    def _path(self, before: Match, path: tuple[int, ...]) -> str:
        """What chance did, as the texts of its actions."""
        now = before.copy()
        texts = []
        for action in path:
            texts.append(now.write(CHANCE, action))
            now.do(CHANCE, action)
        return " ".join(texts)
