"""One match between bots as a job: plain values that can be sent to another process or machine."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from typing import NamedTuple, cast

from sunduk.core.book.edition import Edition
from sunduk.core.errors import UnknownVersion
from sunduk.core.match.game import Game
from sunduk.core.match.match import Entry, Match
from sunduk.core.match.view import View
from sunduk.core.rules.rng import WORD, join, split, words

from .. import bot
from ..bot import Bot, Budget, Decision
from .schedule import Notice, play_on

PROGRAM = "exec"
"""The kind of bot whose argument is a command instead of a budget."""


@dataclass(frozen=True)
class Setting:
    """What all matches of an arena have in common, as plain values."""

    package: str
    version: int
    edition: str
    """The edition as JSON; empty for the game's own."""
    seats: int
    options: Mapping[str, object]
    seconds: float | None = None
    """Thinking time of bots whose names do not include one."""

    @classmethod
    def of(cls, game: Game, seats: int, options: Mapping[str, object], seconds: float | None = None) -> Setting:
        checked = game.options_of(game.state.checked(game.unstarted(seats, options)))
        edition = json.dumps(game.edition.data, sort_keys=True) if game.edition else ""
        return cls(game.package, game.version, edition, seats, checked, seconds)

    @property
    def game(self) -> Game:
        return _game(self.package, self.version, self.edition)


class Fixture(NamedTuple):
    """A match to be played."""

    number: int
    seed: int
    players: tuple[str, ...]
    """The name of the bot in each seat."""


class Played(NamedTuple):
    """A match that was played."""

    fixture: Fixture
    length: int
    scores: list[int]
    placings: list[int]
    notices: list[Notice]
    record: str
    log: tuple[Entry, ...]
    """Every action, chance included."""


class Stopped(Exception):
    """Raised in a match whose result is not needed any more."""


def play(setting: Setting, fixture: Fixture, stop: Callable[[], bool] = lambda: False) -> Played:
    """Play a match with fresh bots. With budgets in nodes the match is reproducible."""
    match = Match(setting.game, setting.seats, setting.options, seed=fixture.seed, names=fixture.players, backend="cpu")

    def watch(seat: int, decision: Decision) -> None:
        if decision.note:
            match.comment(f"{fixture.players[seat]}: {decision.note}")
        if stop():
            raise Stopped

    bots: dict[int, Bot] = {}
    try:
        for seat, name in enumerate(fixture.players):
            bots[seat] = seated(name, bot_seed(fixture.seed, seat), setting.seconds)
        notices = play_on(match, bots, watch=watch)
    finally:
        for each in bots.values():
            each.close()
    return Played(fixture, match.length, match.scores, match.placings, notices, match.dump(), match.log)


def bot_seed(seed: int, seat: int) -> int:
    """The seed of the bot in a seat, from counters of the match's random numbers that its chance never uses."""
    return join(*words(*split(seed), WORD - seat))


def seated(name: str, seed: int, seconds: float | None) -> Bot:
    """The bot of this name, limited to `seconds` a decision if its name does not include a budget."""
    kind, _, argument = name.partition(":")
    made = bot(name, seed)
    if seconds is None or (argument and kind != PROGRAM):
        return made
    return _Limited(made, Budget(seconds=seconds))


class _Limited:
    """A bot with a fixed default budget."""

    def __init__(self, bot: Bot, budget: Budget) -> None:
        self._bot = bot
        self._budget = budget

    def choose(self, view: View, budget: Budget | None = None, explain: bool = False) -> Decision:
        return self._bot.choose(view, budget or self._budget, explain)

    def reaction(self, view: View, elapsed: float) -> float:
        return self._bot.reaction(view, elapsed)

    def close(self) -> None:
        self._bot.close()


@lru_cache
def _game(package: str, version: int, edition: str) -> Game:
    try:
        game = cast(Game, import_module(package).GAME).of_version(version)
    except UnknownVersion as unknown:
        raise UnknownVersion(f"{unknown} Install the same sunduk on all machines.") from None
    return game.with_edition(Edition(json.loads(edition), "the edition")) if edition else game
