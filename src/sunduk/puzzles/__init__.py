"""Puzzles: positions of strong self-play in which one choice is clearly best, and a shopkeeper would not find it.

`shipped` reads those that come with a game; `find` finds others.
"""

from .finder import find
from .puzzle import Option, Origin, Puzzle
from .store import shipped

__all__ = ["Option", "Origin", "Puzzle", "find", "shipped"]
