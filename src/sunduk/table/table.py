"""The state of a table: who sits where, the match and the clocks. It is folded from the table's log and does no I/O.

`after` takes an entry of the log and returns the table after it; a table is never changed in place. Requests of people
and bots become entries in `sunduk.table.decisions`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Self, cast

from sunduk.core.match.game import Game
from sunduk.core.match.match import Match
from sunduk.core.rules.contract import CHANCE, CLOCK

from .answers import Answers
from .clocks import Clock, Clocks, Hand
from .entries import (
    Act,
    Back,
    Close,
    Create,
    Entry,
    Patch,
    Release,
    Rematch,
    Resign,
    Return,
    Rise,
    Salt,
    Seal,
    Sit,
    StandIn,
    Start,
    load,
)
from .seats import Seat, bot_seat
from .variants import variant
from .wire.tables import TableState

UNDONE = "A turn was taken back here, against bots."
"""The remark of the record."""
REVEAL = 10_000
"""How long a match waits for salts to be revealed, in milliseconds."""


class Table:
    """The state of one table after the entries of its log."""

    def __init__(self, id: str, entry: Create) -> None:
        self.id = id
        self.game: Game = variant(entry.game, entry.version, entry.edition)
        self.create = entry
        self.clock = Clock.read(entry.clock)
        self.seats = tuple(Seat(**seat) for seat in entry.seats)
        self.match: Match | None = Match.load(entry.record) if entry.record else None
        """The match; None before it starts."""
        self.base = 0
        """How many actions came before the position was last set by the operator."""
        self.entries = 1
        """The length of the log."""
        self.state: TableState = "record" if entry.record else "waiting"
        """waiting, running, over, record (imported, to be looked at) or closed (nobody came)."""
        self.sealed: int | None = None
        """When the table was sealed and salts began to be revealed."""
        self.rematch: str | None = None
        self.clocks = Clocks(self.clock, tuple(Hand(self.clock.at_start) for _ in self.seats))
        self._answers = Answers()
        self.answer_due: tuple[int, int] | None = None
        """When the wait for an owed answer ends, and the seat that owes it."""
        self.undone = 0
        """How often a turn was taken back against bots."""
        self.sand_since: int | None = None
        """When the sand began to run."""
        self.turns = tuple(0 for _ in self.seats)
        """The `seq` at which each seat was last given the turn."""
        self.race_since = 0
        """When the present race began: since when several seats may act at once."""
        self.touched = entry.at
        """The time of the last entry."""
        if self.match:
            self.match.resume(False)
            self.game = self.match.game

    def copy(self) -> Self:
        table = type(self).__new__(type(self))
        table.__dict__.update(self.__dict__)
        return table

    @classmethod
    def fold(cls, id: str, entries: Sequence[Entry]) -> Self:
        """The table after all entries of a log."""
        table = cls(id, cast(Create, entries[0]))
        for entry in entries[1:]:
            table = table.after(entry)
        return table

    @classmethod
    def read(cls, id: str, bodies: Sequence[str]) -> Self:
        """The table after all entries of a stored log, given as JSON."""
        return cls.fold(id, [load(body) for body in bodies])

    @property
    def seq(self) -> int:
        return self.base + self.match.length if self.match else 0

    @property
    def hands(self) -> tuple[Hand, ...]:
        """The clock of each seat."""
        return self.clocks.hands

    @property
    def acting(self) -> tuple[int, ...]:
        """The actors who may act now."""
        return self.match.actors if self.match and self.state == "running" else ()

    @property
    def racing(self) -> bool:
        """Whether a race is on, so that it matters who is quicker."""
        return self.game.race and len(self.acting) > 1

    @property
    def salts(self) -> list[str | None]:
        return [seat.salt for seat in self.seats]

    @property
    def commitments(self) -> list[str | None]:
        """The commitments to the salts of all seats; those of bots are known once the match has begun."""
        return [seat.commitment for seat in self.seats]

    @property
    def full(self) -> bool:
        """Whether all seats are taken."""
        return all(seat.taken for seat in self.seats)

    @property
    def awaited(self) -> list[int]:
        """Seats that have yet to reveal their salts."""
        if self.state != "waiting" or self.sealed is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.unrevealed]

    @property
    def reveal_due(self) -> int | None:
        """When the match begins without the salts not revealed by then."""
        return self.sealed + REVEAL if self.sealed is not None and self.awaited else None

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats that a guest holds."""
        return [number for number, seat in enumerate(self.seats) if guest and seat.guest == guest]

    def people(self) -> set[str]:
        """The guests who hold seats, or for whom seats are reserved."""
        held = {seat.guest for seat in self.seats if seat.kind == "person"}
        return held | {seat.reserved for seat in self.seats if seat.reserved}

    def reserved_for(self, guest: str | None) -> list[int]:
        """The seats that only this guest may take."""
        return [number for number, seat in enumerate(self.seats) if guest and seat.reserved == guest]

    @property
    def reserved_due(self) -> int | None:
        """When reserved seats become open to anyone."""
        waits = self.state == "waiting" and any(seat.reserved for seat in self.seats)
        return self.create.reserved_until if waits else None

    @property
    def scores(self) -> list[int] | None:
        return self.match.scores if self.match and self._ended else None

    @property
    def placings(self) -> list[int] | None:
        """Final places: players who resigned come after all others."""
        if not self.match or not self._ended:
            return None
        keys = [(seat.resigned, place) for seat, place in zip(self.seats, self.match.placings, strict=True)]
        return [1 + sum(other < key for other in keys) for key in keys]

    @property
    def _ended(self) -> bool:
        return self.state == "over" or (self.state == "record" and self.match is not None and self.match.over)

    @property
    def sand_seconds(self) -> int:
        """How long the sand of a race runs at this table; 0 where there is none."""
        return self.create.sand or self.game.sand_seconds

    @property
    def sand_due(self) -> int | None:
        """When the sand runs out."""
        return None if self.sand_since is None else self.sand_since + 1000 * self.sand_seconds

    def time_due(self) -> tuple[int, int] | None:
        """When the first clock of a person to act runs out, and the seat."""
        if self.clock.kind == "none":
            return None
        hands = zip(self.hands, self.seats, strict=True)
        dues = [(due, seat) for seat, (hand, who) in enumerate(hands) if who.present and (due := hand.due) is not None]
        return min(dues, default=None)

    def bots_to_act(self) -> list[int]:
        """Seats whose bots may act now; without those where only an absent person may give the answer that is owed."""
        seats, silent = self.seats, self.answer_due[1] if self.answer_due else None
        return [who for who in self.acting if who < CHANCE and seats[who].automatic and who != silent]

    def after(self, entry: Entry, ahead: Match | None = None) -> Self:
        """The table after an entry; `ahead` is the match after it, if the caller has computed it already."""
        table = self.copy()
        table.entries += 1
        table.touched = entry.at
        match entry:
            case Act():
                table._acted(self, entry, ahead or self._played(entry))
            case Sit():
                seat = Seat("person", entry.name, None, entry.guest, entry.salt, commitment=entry.commitment)
                table._seat(entry.seat, seat)
            case Seal():
                table.seats = self.given_to_bots(entry.level)
                table.sealed = entry.at
            case Salt():
                table.seats = tuple(
                    replace(seat, salt=entry.salt) if seat.reveals(entry.guest, entry.salt) else seat
                    for seat in self.seats
                )
            case Rise():
                table._seat(entry.seat, Seat())
            case Release():
                declined = "" if entry.why == "opened" else self.seats[entry.seat].name
                table._seat(entry.seat, Seat(declined=declined))
            case Start():
                table._started(entry, ahead)
            case Back():
                assert self.match
                table.match = self.match.rewound(entry.seq - self.base)
                if entry.turn:
                    table.undone += 1
                    table.match.comment(UNDONE)
                table.state = "running"
                table.clocks = self.clocks.taken_back(entry.seq, entry.at)
                table._tick(self, entry.at, ())
            case StandIn():
                table._seat(entry.seat, replace(self.seats[entry.seat], standin=True, level=self.standin_level))
                table._tick(self, entry.at, ())
            case Return():
                table._seat(entry.seat, replace(self.seats[entry.seat], standin=False, level=None))
                table.clocks = self.clocks.after_return(entry.seat, entry.at)
                table._tick(self, entry.at, ())
            case Resign():
                resigned = replace(
                    self.seats[entry.seat],
                    resigned=True,
                    resigned_at=self.seq,
                    standin=False,
                    level=self.standin_level,
                )
                table._seat(entry.seat, resigned)
                table._resigned(self, entry.at)
            case Rematch():
                table.rematch = entry.table
            case Close():
                table.state = "closed"
            case Patch():
                table._patched(self, entry, ahead)
            case _:
                raise AssertionError(f"{entry.kind} does not happen twice")
        return table

    @property
    def standin_level(self) -> int:
        """The level of the bot that plays for absent players."""
        return self.create.standin or 3

    def begun(self, seats: Iterable[Seat], backend: str = "interp") -> Match:
        """The match before its first action."""
        create = self.create
        if create.position:
            match = Match.at(create.position, game=self.game, auto=False, backend=backend)
        else:
            match = Match(self.game, len(self.seats), create.options, auto=False, backend=backend)
        match.names = tuple(seat.name for seat in seats)
        return match

    def given_to_bots(self, level: int) -> tuple[Seat, ...]:
        """All seats, with bots of this level in those that nobody has taken."""
        seats = list(self.seats)
        for number, seat in enumerate(seats):
            if not seat.taken:
                seats[number] = bot_seat(level, None, seats)
        return tuple(seats)

    def _played(self, entry: Act) -> Match:
        assert self.match
        match = self.match.copy()
        match.do(entry.who, entry.action)
        return _with_luck(match, entry.luck)

    def _started(self, entry: Start, ahead: Match | None) -> None:
        before = self.copy()
        self.seats = self.given_to_bots(entry.level)
        if entry.salts is not None:
            self.seats = tuple(seat.salted(salt) for seat, salt in zip(self.seats, entry.salts, strict=True))
        self.match = ahead or _with_luck(self.begun(self.seats), entry.luck)
        self.state = "over" if self.match.over else "running"
        self._tick(before, entry.at, ())

    def _acted(self, before: Table, entry: Act, match: Match) -> None:
        self.match = match
        if match.over:
            self.state = "over"
        who = entry.who
        if who < CHANCE and self.clock.kind != "none":
            self.clocks = self.clocks.after_move(before.seq, who, self.seats[who].present, entry.at)
        self._tick(before, entry.at, (who,))

    def _resigned(self, before: Table, at: int) -> None:
        """End the match if only one seat, or no person, has not resigned."""
        left = [seat for seat in self.seats if not seat.resigned]
        if len(left) < 2 or not any(seat.kind == "person" for seat in left):
            self.state = "over"
        self._tick(before, at, ())

    def _patched(self, before: Table, entry: Patch, ahead: Match | None) -> None:
        self.base = before.seq + 1
        match = ahead or _with_luck(Match.at(entry.position, game=self.game, auto=False), entry.luck)
        match.names = tuple(self.names)
        self.match = match
        self.state = "over" if match.over else "running"
        self.clocks = self.clocks.after_patch(entry.at)
        self._tick(before, entry.at, tuple(range(len(self.seats))))

    def _tick(self, before: Table, now: int, moved: Sequence[int]) -> None:
        """Start and stop the clocks, after the match or the seats have changed."""
        seq, acting, acted_before = self.seq, self.acting, before.acting
        turns = [
            seq if seat in acting and (seat in moved or seat not in acted_before) else min(turn, seq)
            for seat, turn in enumerate(self.turns)
        ]
        self.turns = tuple(turns)
        if CLOCK not in acting:
            self.sand_since = None
        elif self.sand_since is None:
            self.sand_since = now
        if self.racing and not before.racing:
            self.race_since = now
        if self.clock.kind != "none":
            timed = [seat for seat in acting if seat < CHANCE and self._is_timed(seat)]
            self.clocks = self.clocks.running(timed, now)
        if self.game.answers and self.match:
            self._answers = self._answers.after(self.match, self.seats, now)
            due = self._answers.due(self.game, self.seats, self.clock.kind != "none")
            self.answer_due = due if self.state == "running" else None

    def _is_timed(self, seat: int) -> bool:
        """Whether a seat's clock runs while it is to act; it also runs while a stand-in is thinking."""
        return self.seats[seat].kind == "person" and not self.seats[seat].resigned

    def _seat(self, number: int, seat: Seat) -> None:
        self.seats = (*self.seats[:number], seat, *self.seats[number + 1 :])


def _with_luck(match: Match, luck: Iterable[int]) -> Match:
    for outcome in luck:
        match.do(CHANCE, outcome)
    return match
