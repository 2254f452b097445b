"""Guests: people who have said a name."""

from __future__ import annotations

import secrets
from dataclasses import dataclass


@dataclass(frozen=True)
class Guest:
    """Somebody who plays or watches."""

    id: str
    name: str
    language: str
    origin: str = ""
    """A token of the address their request came from, by which quotas are counted; not stored with the guest."""


def new_id() -> str:
    """A random id that cannot be guessed, and that does not begin with a hyphen, as options of commands do."""
    while (id := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return id
