"""What is kept: logs of tables, guests, chat, deadlines; in SQLite or PostgreSQL."""

from .journal import CHANNEL, Append, Taken
from .store import Line, Store

__all__ = ["CHANNEL", "Append", "Line", "Store", "Taken"]
