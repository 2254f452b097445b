"""The analysis of matches: luck told from skill. `analyse` makes the ledger of a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .ledger import Ledger
from .marks import Bands

if TYPE_CHECKING:
    from .analyse import analyse

__all__ = ["Bands", "Ledger", "analyse"]

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """Import `analyse` when it is first used: it needs NumPy, and a page has none."""
        if name != "analyse":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from .analyse import analyse

        globals()[name] = analyse
        return analyse
