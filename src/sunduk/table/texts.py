"""Texts that people type: names and lines of chat."""

from __future__ import annotations

from unicodedata import category

from .faults import Fault
from .lengths import LONGEST_LINE, LONGEST_NAME

JOINER = "\u200d"
"""The zero-width joiner, which joins symbols to one, such as a family emoji."""
BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159"
"""Letters, marks and symbols that are drawn blank: fillers of Hangul, the empty Braille cell and the like."""


def clean_name(text: str) -> str:
    """A player's name; see `clean`."""
    return clean(text, LONGEST_NAME, "A name")


def clean_line(text: str) -> str:
    """A line of chat; see `clean`."""
    return clean(text, LONGEST_LINE, "What you say")


def clean(text: str, longest: int, what: str) -> str:
    """Clean a line that a person typed: refuse it if nothing in it is visible or if it is too long.

    Control characters and blank-looking characters become spaces; runs of spaces become one. Markup is not escaped.
    """
    kept = "".join(" " if category(char) in ("Cc", "Zl", "Zp") or char in BLANK else char for char in text)
    kept = "".join(char for char in kept if category(char) not in ("Cf", "Cs", "Co", "Cn") or char == JOINER)
    line = " ".join(kept.split())
    # Combining marks need a letter before them, and a joiner something to join.
    if not any(category(char)[0] in "LNPS" for char in line):
        raise Fault("invalid", f"{what} has nothing that can be seen.")
    if len(line) > longest:
        raise Fault("invalid", f"{what} is longer than {longest} characters.")
    return line
