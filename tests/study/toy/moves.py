"""Moves of the toy."""

from .state import State


def write(s: State, who: int, action: int) -> str:
    return ("left", "right", "+0", "+1", "+2")[action]


def read(s: State, who: int, text: str) -> int:
    return ("left", "right", "+0", "+1", "+2").index(text.strip())
