"""Parsing texts of positions: helpers that all games share, which refuse bad input with a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from ..errors import BadPosition


def check_fields(fields: Sequence[str], needed: int) -> None:
    """Check that a position has the number of fields it needs."""
    if len(fields) != needed:
        raise BadPosition(f"The position has {len(fields)} fields where {needed} are needed.")


def read_number(text: str, most: int, what: str) -> int:
    """A number in a position, from 0 to `most`."""
    if not text.isascii() or not text.isdigit() or len(text) > 7 or int(text) > most:
        raise BadPosition(f"{text[:20]!r} is not a number for {what} from 0 to {most}.")
    return int(text)


def read_phase(text: str, phases: Sequence[str]) -> int:
    """The index of the phase that a position names."""
    if text not in phases:
        raise BadPosition(f"{text[:20]!r} is not what comes next; that is one of {', '.join(phases)}.")
    return phases.index(text)
