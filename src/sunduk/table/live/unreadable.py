"""Tables that this server cannot read: none of them keeps the others from being listed, played or looked after."""

from __future__ import annotations

import logging

from sunduk.core.errors import SundukError

from ..faults import Fault
from .environment import Metrics

log = logging.getLogger("sunduk.unreadable")


class Unreadable(Fault):
    """A table whose log is damaged, or follows rules that this server does not have."""


def unreadable(error: Exception) -> Unreadable:
    """What to tell whoever opens a table whose log raises this error."""
    if isinstance(error, SundukError):
        return Unreadable("conflict", f"This table cannot be opened on this server. {error}")
    return Unreadable("fault", "The log of this table is damaged: it cannot be opened.")


class UnreadableTables:
    """Remembers for a while which tables cannot be read, so that lists do not try and log it again and again."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._known: dict[str, Unreadable] = {}

    def check(self, id: str) -> None:
        """Raise what is known about a table, if it cannot be read."""
        if id in self._known:
            raise self._known[id]

    def note(self, id: str, error: Exception) -> Unreadable:
        """Log and count a table that cannot be read; returns what to tell whoever opens it."""
        damaged = None if isinstance(error, SundukError) else error
        log.warning("a table cannot be read", exc_info=damaged, extra={"table": id, "why": str(error)})
        self._metrics.table_fault("load")
        self._known[id] = unreadable(error)
        return self._known[id]

    def forget(self) -> None:
        """Let all of them be tried again."""
        self._known.clear()
