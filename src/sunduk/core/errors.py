"""Every error a user can cause. Each message is a sentence that says what is wrong and what to do."""

from __future__ import annotations

from collections.abc import Mapping


class SundukError(Exception):
    """The base of all errors raised on purpose by this package."""


class UnknownGame(SundukError):
    """No game has this name."""


class UnknownVersion(SundukError):
    """A record or position needs a version of the rules that this program does not have."""


class BadOption(SundukError):
    """A seat count or an option that the game does not have."""


class BadEdition(SundukError):
    """A component file that cannot be played with."""

    def __init__(
        self,
        message: str,
        key: str = "",
        problem: str = "",
        fields: Mapping[str, object] | None = None,
        rule: str | None = None,
    ) -> None:
        super().__init__(message)
        self.key = key
        """The key that is wrong, if one is."""
        self.problem = problem
        """What is wrong with it: a template for `fields`, so that it can be said in another language."""
        self.fields = dict(fields or {})
        self.rule = rule
        """The clause that speaks of the key."""


class BadMove(SundukError):
    """A move text or action id that names no action of the game."""


class Refused(BadMove):
    """A move that a numbered rule forbids."""

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(message)
        self.rule = rule
        """The number of the rule, such as `6.2`."""


class BadPosition(SundukError):
    """A position text that cannot be read."""


class BadRecord(SundukError):
    """A match text that cannot be read or does not replay."""


class Unlinkable(SundukError):
    """A function of a game that cannot be linked with another edition: it would keep the default one."""


class MissingExtra(SundukError):
    """An optional dependency that is not installed."""


class WorkerLost(SundukError):
    """A worker process ended unexpectedly."""


class NotConform(SundukError):
    """A game that breaks the contract. `record` replays the match in which it showed, if any."""

    def __init__(self, message: str, record: str | None = None) -> None:
        super().__init__(message)
        self.record = record


class MissingTool(SundukError):
    """A program that building needs and that is not installed, or that fails."""
