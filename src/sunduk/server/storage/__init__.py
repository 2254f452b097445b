"""Storage of logs of tables, guests, chat and deadlines, in SQLite or PostgreSQL."""

from .store import Store

__all__ = ["Store"]
