"""What the hall is given from outside: settings, threads, compilation, metrics, messages of other processes.

A server's are in `sunduk.server`; `sunduk.table.live.storage` has the store.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol, TypeVar

from sunduk.bots import Bot, bot
from sunduk.core.match.game import Game

from ..guests import new_id
from ..signing import Key
from .storage import Store

Result = TypeVar("Result")

Hear = Callable[[str, str, list[str]], None]
"""Called with the sending process, the subject and the words of a message."""
Watch = Callable[[str, float], None]
"""Called with a game's id and the share of it that is compiled, up to 1."""


class Settings(Protocol):
    """Settings of the tables; `sunduk.server.config.Settings` explains each."""

    away_seconds: float
    waiting_days: float
    bot_seconds: float
    limits: bool
    open_tables: int
    running_tables: int
    listed_tables: int
    imports_per_hour: float
    hints_per_minute: float
    guests_per_address: int

    @property
    def workbench(self) -> bool:
        """Whether guests may play variants of their own and run studies."""


class Payer(NamedTuple):
    """Whose time a job takes. Guests cost nothing to make, so all guests of one origin have one share between them."""

    origin: str
    guest: str


class Executor(Protocol):
    """Where work is done that would hold up the event loop. Without threads it may be done at once."""

    async def run(self, work: Callable[..., Result], *arguments: object) -> Result:
        """Do work of some milliseconds."""

    async def think(
        self, payer: Payer, urgent: Callable[[], bool], work: Callable[..., Result], *arguments: object
    ) -> Result:
        """Let a bot think, in the time of whoever pays for it; `urgent` says whether a person waits for it."""

    def dispatch(self) -> None:
        """Called when a job may have become urgent."""

    def close(self) -> None: ...


class Warming(Protocol):
    """Which games are compiled, and how far the others are. What is not compiled is interpreted."""

    watchers: list[Watch]
    """Each is told of progress."""

    def is_warm(self, game: str) -> bool:
        """Whether a game is compiled."""

    def share(self, game: str) -> float:
        """The share of a game that is compiled, up to 1."""

    def backend(self, game: Game) -> str:
        """The backend on which the rules of a game run now."""

    def bots(self, game: Game) -> str:
        """The kind of bots that play a game now, for `Environment.bot`: `level`, or `glance`, which needs no compiled
        code.
        """

    def ask(self, game: str) -> None:
        """Compile a game next: somebody wants to play it."""

    async def run(self) -> None:
        """Compile all games, one after the other."""

    def stop(self) -> None: ...


class Metrics:
    """Counts what happens; this one counts nothing."""

    def live_tables(self, count: int) -> None:
        """So many tables are in memory."""

    def table_fault(self, at: str) -> None:
        """A table could not be read (`load`), or looked after in time (`deadline`)."""

    def refused(self, code: str) -> None:
        """A message of a screen was refused."""

    def stumbled(self, game: str, rule: str) -> None:
        """A rule refused a move of a person."""


class Bus:
    """Messages between processes that share a store; this one is for a process that is alone."""

    def begin(self, hear: Hear) -> None:
        """Start to receive messages."""

    async def say(self, subject: str, *words: str) -> None:
        """Send a message to the other processes."""

    async def close(self) -> None:
        """Stop to receive messages."""


@dataclass(frozen=True)
class Environment:
    """Everything that the hall needs from outside."""

    settings: Settings
    store: Store
    executor: Executor
    warming: Warming
    key: Key | None = None
    """Signs the records of finished matches; without one they are not signed."""
    metrics: Metrics = field(default_factory=Metrics)
    bus: Bus = field(default_factory=Bus)
    clock: Callable[[], float] = time.time
    """Tells the time in seconds since 1970."""
    new_table_id: Callable[[], str] = new_id
    """Makes the id of a table that this process keeps."""
    bot: Callable[[str, int], Bot] = bot
    """Makes a bot by its name, with a seed."""
