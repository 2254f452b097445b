"""Storage of logs of tables, guests, chat and deadlines, in SQLite or PostgreSQL."""

from .journal import Append, Taken
from .store import Line, Store

__all__ = ["Append", "Line", "Store", "Taken"]
