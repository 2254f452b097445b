"""Studies for guests: each runs in a child process with little priority, and is told as it goes."""

from .studies import Studies

__all__ = ["Studies"]
