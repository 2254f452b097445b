"""A race at the terminal: people type while bots act and the sand runs."""

from __future__ import annotations

import os
import re
import select
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from sunduk.bots.arena.schedule import Schedule
from sunduk.core.rules.contract import CHANCE, CLOCK

from .commands.show import draw
from .common import console

if TYPE_CHECKING:
    from .commands.play import Table

STANDARD_INPUT = 0
"""The file number that terminals and pipes are read from."""


class Lines(Protocol):
    """A source of typed lines."""

    def read(self, seconds: float | None) -> str | None:
        """The next line; None if none has come after so many seconds. Raises EOFError at the end."""


class TypedLines:
    """Lines from a terminal or a pipe."""

    def __init__(self, source: int) -> None:
        self._source = source
        self._typed = b""
        self._ended = False

    def read(self, seconds: float | None) -> str | None:
        end = None if seconds is None else time.monotonic() + seconds
        while b"\n" not in self._typed and not self._ended:
            left = None if end is None else max(0.0, end - time.monotonic())
            if not select.select([self._source], [], [], left)[0]:
                return None
            chunk = os.read(self._source, 4096)
            self._typed += chunk
            self._ended = not chunk
        if not self._typed:
            raise EOFError
        line, _, self._typed = self._typed.partition(b"\n")
        return line.decode(errors="replace")


class Race:
    """A race at the terminal: bots and the clock act at their times, people whenever they type.

    While no person can act, time is skipped.
    """

    def __init__(self, table: Table, lines: Lines, now: Callable[[], float] = time.monotonic) -> None:
        self.table = table
        self.lines = lines
        self._now = now
        self._skipped = 0.0
        self._start: float | None = None
        """When this race began; None between races."""
        self._schedule = Schedule(table.bots)

    def ask(self, prompt: str) -> str:
        """Read a line from a person, without a time limit."""
        console.print(prompt, end="")
        line = self.lines.read(None)
        assert line is not None
        return line

    def turn(self) -> None:
        """Wait for the first to act: a person by typing, or a bot or the clock at its time."""
        match, bots = self.table.match, self.table.bots
        acting = match.actors
        if len(acting) == 1:
            self._start = None
            self.table.turn()
            return
        people = [who for who in acting if who < CHANCE and who not in bots]
        elapsed = 0.0 if self._start is None else self.now() - self._start
        if self._start is None:
            self._start = self.now()
            self._schedule = Schedule(bots)
            self._greet(people)
        due = self._schedule.first(match, elapsed)
        if not people:
            assert due is not None
            self._skipped += max(0.0, self._start + due.seconds - self.now())
            self._act(due.who)
            return
        self._prompt(people)
        line = self.lines.read(None if due is None else max(0.0, self._start + due.seconds - self.now()))
        if line is not None:
            self._answer(people, line)
        elif due is not None:
            console.print()
            self._act(due.who)

    def now(self) -> float:
        """The time at this table."""
        return self._now() + self._skipped

    def _greet(self, people: list[int]) -> None:
        """Show the board as a race begins."""
        if people:
            self.table.tell(people[0])
            draw(self.table.match.view(people[0]), self.table.spoken)
            self.table.say("race", seconds=self.table.match.game.sand_seconds)
        if len(people) > 1:
            self.table.say("several", seat=people[-1])

    def _prompt(self, people: list[int]) -> None:
        console.print(f"[bold]{'/'.join(self.table.names[seat] for seat in people)}>[/] ", end="")

    def _answer(self, people: list[int], line: str) -> None:
        """Do what a person typed; if several could act, a number and a colon before it say who."""
        seat = people[0]
        if (found := re.fullmatch(r"\s*(\d):(.*)", line)) and int(found[1]) in people:
            seat, line = int(found[1]), found[2]
        if self.table.answer(seat, line):
            self.table.tell(seat)

    def _act(self, who: int) -> None:
        """Let a bot or the clock act."""
        match = self.table.match
        if who == CLOCK:
            match.act(match.ids(CLOCK)[0], CLOCK)
        else:
            self.table.let(who)
        if people := [seat for seat in range(match.seats) if seat not in self.table.bots]:
            self.table.tell(people[0])
