"""What is kept: logs of tables, guests, chat, deadlines; in SQLite or PostgreSQL."""

from .journal import Append, Taken
from .store import Line, Store

__all__ = ["Append", "Line", "Store", "Taken"]
