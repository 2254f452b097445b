"""A match: the interface through which people, bots and servers play. It checks, explains and records actions."""

from __future__ import annotations

import operator
import os
from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Any

from ..book.rulebook import rule_name
from ..errors import BadMove, BadOption, Refused
from ..rules import rng
from ..rules.contract import CHANCE
from . import moves, notation
from .course import Course
from .course import Entry as Entry
from .game import Game
from .registry import game as find_game
from .view import SPECTATOR, View

Move = str | int | Mapping[str, Any]
"""A move as a text, an action id, or the JSON object of an action."""

MOST_SEED = 2**64 - 1


class Match(Course):
    """A match of any game.

    Chance is drawn at once, from `seed` or from a fresh one; with `auto=False` it waits for `chance`.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        seed: int | None = None,
        auto: bool = True,
        names: Sequence[str] = (),
        backend: str = "interp",
    ) -> None:
        game = find_game(game) if isinstance(game, str) else game
        seats = game.seats[0] if seats is None else seats
        if names and len(names) != seats:
            raise BadOption(f"{len(names)} names are given for {seats} seats.")
        self._begin(game, game.record(seats, options, backend), seed, auto, backend, tuple(names))

    @classmethod
    def at(
        cls,
        position: str,
        *,
        game: Game | None = None,
        seed: int | None = None,
        auto: bool = True,
        backend: str = "interp",
    ) -> Match:
        """A match that begins at a position text; `game` is needed only for an edition of your own."""
        found, state = notation.read_position(position, game)
        match = cls.__new__(cls)
        match._begin(found, state, seed, auto, backend)
        match.start = notation.write_position(found, found.state.plain(state))
        return match

    @classmethod
    def within(cls, game: Game, state: bytes, backend: str = "interp") -> Match:
        """A match that begins at the bytes of a state, such as a world that a seat considers possible. Chance waits."""
        match = cls.__new__(cls)
        match._begin(game, state, 0, False, backend)
        return match

    def _begin(
        self,
        game: Game,
        state: bytes,
        seed: int | None,
        auto: bool,
        backend: str,
        names: tuple[str, ...] = (),
    ) -> None:
        self.seed = int.from_bytes(os.urandom(8), "big") if seed is None else checked_seed(seed)
        """The seed that automatic chance is drawn from."""
        self.auto = auto
        """Whether chance acts by itself."""
        self.names = names
        """The names of the players, if they have any."""
        self.headers: dict[str, str] = {}
        """Anything else to be kept with the record, such as a date."""
        self.comments: dict[int, str] = {}
        """Remarks, by the number of log entries before them."""
        self.start: str | None = None
        """The position text it began at, if not at the start of the game."""
        super().__init__(game, state, backend)
        self._draw()

    @classmethod
    def load(cls, text: str | bytes, *, backend: str = "interp") -> Match:
        """The match that a record describes, replayed and checked."""
        return notation.load(cls, text, backend)

    def dump(self) -> str:
        """The record of the match: headers, moves and result, to keep, read and load again."""
        return notation.dump(self)

    def copy(self) -> Match:
        """An independent copy."""
        match = Match.__new__(Match)
        match.__dict__ = self.__dict__ | {"headers": dict(self.headers), "comments": dict(self.comments)}
        return match

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Match:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """For pickling: leaves out the cache of decoded states."""
        return self.__dict__ | {"_points": self._points[: self.length + 1], "_read": ()}

    def rewound(self, length: int) -> Match:
        """An independent copy as the match stood after `length` actions."""
        match = self.copy()
        if length < self.length:
            match.comments = {place: text for place, text in self.comments.items() if place <= length}
            match.length = length
            match.actors = self.actors_at(length)
            match._log = self._log[:length]
            match._read = tuple(read for read in self._read if read[0] <= length)
        return match

    def replay(self) -> Iterator[Match]:
        """The match at each point, from its start to now."""
        for length in range(self.length + 1):
            yield self.rewound(length)

    @property
    def options(self) -> dict[str, str | int]:
        return self.game.options_of(self.plain)

    @property
    def position(self) -> str:
        """The present state as one line of text."""
        return notation.write_position(self.game, self.plain)

    @property
    def seat(self) -> int | None:
        """The seat to act; None if nobody or more than one may."""
        seats = [who for who in self.actors if who < CHANCE]
        return seats[0] if len(seats) == 1 else None

    def choices(self, who: int | None = None) -> list[str]:
        """The moves that may be made now, in short notation."""
        if who is None and self.over:
            return []
        who = self._only(self.actors) if who is None else who
        plain = self.plain
        return [moves.write(self.game, plain, who, action) for action in self.ids(who)]

    def write(self, who: int, action: int) -> str:
        """The short notation of an action at this point."""
        return moves.write(self.game, self.plain, who, action)

    def read(self, who: int, move: Move) -> int:
        """The action id of a move of `who` at this point. Says nothing about whether it is allowed."""
        if type(move) is int and 0 <= move < self.game.actions:
            return move
        if isinstance(move, str):
            return moves.read(self.game, self.state, who, move)
        if isinstance(move, Mapping):
            return moves.from_json(self.game, self.state, who, move)
        try:
            action = operator.index(move)
        except TypeError:
            action = None
        if action is None or isinstance(move, bool):
            raise BadMove(f"A move is a text, an action id or a JSON object, not {move!r}.")
        if not 0 <= action < self.game.actions:
            raise BadMove(f"{move} is not an action id of {self.game.id}: they go from 0 to {self.game.actions - 1}.")
        return action

    def act(self, move: Move, who: int | None = None) -> None:
        """Make a move, or raise `Refused` with the rule that forbids it and change nothing."""
        if who is None:
            acting = self.actors
            if not acting:
                raise BadMove("The match is over: no more moves can be made.")
            who = self._only(acting)
        if who == CHANCE:
            raise BadMove("Chance is to act, not a seat: use chance().")
        self.do(who, self.action_of(who, move))
        self._draw()

    def chance(self, outcome: Move | None = None) -> None:
        """Let chance act: with the outcome given, or with one drawn from the seed."""
        if CHANCE not in self.actors:
            raise BadMove("Chance has nothing to do now.")
        if outcome is None:
            self.draw_chance(self._word())
        else:
            self.do(CHANCE, self.action_of(CHANCE, outcome))
        self._draw()

    @property
    def beginner(self) -> int | None:
        """The seat that chance drew to begin the match; None if it has not, or if the match began at a position."""
        first = self.game.first_seat
        if self.start:
            return None
        seats = (action - first for who, action in self.log if who == CHANCE)
        return next((seat for seat in seats if 0 <= seat < self.seats), None)

    def opening(self, seat: int) -> int | None:
        """The chance action that makes a seat begin, if chance is now to draw who begins; else None."""
        first = self.game.first_seat
        draws = CHANCE in self.actors and not self.start and self.beginner is None
        return first + seat if draws and first + seat in self.ids(CHANCE) else None

    def check(self, who: int, action: int) -> None:
        """Raise `Refused` with the rule that forbids an action, if one does."""
        if rule := self.runner.refusal(self.packed, who, action):
            raise self._refused(self.write(who, action), rule_name(rule))

    def do(self, who: int, action: int) -> None:
        """Do an action of a seat, of chance or of the clock, by its id. Chance does not act automatically after it."""
        after, among = self.runner.act(self.packed, who, action)
        if among < 0:
            raise self._refused(self.write(who, action), rule_name(-among))
        self._add(after, who, action, among)

    def draw_chance(self, word: int) -> int:
        """Do the chance action that a random 32-bit word selects; returns its id."""
        after, action, among = self.runner.act_chance(self.packed, word)
        self._add(after, CHANCE, action, among)
        return action

    def undo(self) -> None:
        """Take back the last move of a seat and what chance did after it; with `auto=False`, the last action."""
        length = self.length - 1
        while self.auto and length >= 0 and self.log[length].who == CHANCE:
            length -= 1
        if length < 0:
            raise BadMove("There is no move to take back.")
        self.__dict__.update(self.rewound(length).__dict__)

    def comment(self, text: str) -> None:
        """Add a remark at this point of the record."""
        self.comments[self.length] = f"{self.comments.get(self.length, '')} {notation.remark(text)}".strip()

    def resume(self, auto: bool) -> None:
        """From now on, draw chance automatically or wait for it."""
        self.auto = auto
        self._draw()

    def view(self, seat: int = SPECTATOR) -> View:
        """What a seat may know and do; without a seat, the view of a spectator."""
        if seat != SPECTATOR and seat not in range(self.seats):
            raise BadOption(f"There is no seat {seat!r}: seats go from 0 to {self.seats - 1}.")
        ids = self.ids(seat) if seat in self.actors else []
        if self.game.secrets:
            return View(self.game, self.runner.hide(self.packed, seat), seat, ids)
        return View(self.game, self.packed, seat, ids, self._known(self.length))

    def events(self, since: int = 0, seat: int | None = None) -> list[dict[str, Any]]:
        """What happened, as data, from log entry number `since` on; `seq` is the number of the entry.

        With a seat, or SPECTATOR, only the events it may know: one that lists seats under `only` is for those alone.
        After the end of a match, the last events name the winners.
        """
        found = []
        after = self._plain(since) if since < self.length else None
        for seq in range(since, self.length):
            before, after = after, self._plain(seq + 1)
            _, who, action, _ = self._points[seq + 1]
            events = moves.explain(self.game, before, who, action, after)
            if seq + 1 == self.length:
                events += self._wins()
            found += [{"seq": seq} | event for event in events if seat is None or seat in event.get("only", (seat,))]
        return found

    def _wins(self) -> list[dict[str, Any]]:
        """The event of each winner, once the match is over."""
        if not self.over:
            return []
        rows = enumerate(zip(self.scores, self.placings, strict=True))
        return [{"event": "win", "seat": seat, "points": points} for seat, (points, place) in rows if place == 1]

    def story(
        self, language: str = "en", since: int = 0, seat: int | None = None, reader: int | None = None
    ) -> list[str]:
        """What happened, as sentences: what `seat` may know, with the player of seat `reader` addressed as "you".

        A public event is left out where a private one tells the same with more detail.
        """
        words = self.game.words(language).read_by(reader)
        events = self.events(since, seat)
        told = [event for event, more in zip_longest(events, events[1:]) if not (more and _tells_more(event, more))]
        return [words.event(event, self.names or words.seats) for event in told]

    def text(self, language: str = "en") -> str:
        """The whole state drawn in characters."""
        return self.whole().text(language)

    def svg(self, language: str = "en") -> str:
        """The whole state as a picture."""
        return self.whole().svg(language)

    def whole(self) -> View:
        """The whole state, with nothing hidden and nothing to choose."""
        return View(self.game, self.packed, SPECTATOR, ())

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"Match.at({self.position!r})"

    def _repr_svg_(self) -> str:
        return self.svg()

    def action_of(self, who: int, move: Move) -> int:
        """The action id of a move, as `read` finds it; a `Refused` is raised with the words of its rule."""
        try:
            return self.read(who, move)
        except Refused as refused:
            raise self._refused(str(move), refused.rule) from None

    def _refused(self, move: str, rule: str) -> Refused:
        return Refused(f"{move} is refused by rule {rule}: {self.game.rulebook().clauses[rule]}", rule)

    def _draw(self) -> None:
        while self.auto and CHANCE in self.actors:
            self.draw_chance(self._word())

    def _word(self) -> int:
        """The random word for the next automatic chance action."""
        return rng.word(*rng.split(self.seed), self.length)


def checked_seed(seed: int) -> int:
    """A seed, or an error if it is none."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= MOST_SEED:
        raise BadOption(f"A seed is a whole number from 0 to {MOST_SEED}, not {seed!r}.")
    return seed


def _tells_more(event: Mapping[str, Any], more: Mapping[str, Any]) -> bool:
    """Whether the private event `more` repeats, with more detail, the public `event` before it."""
    return "only" in more and "only" not in event and all(event[key] == more.get(key) for key in ("seq", "seat"))
