"""The analysis of matches: luck told from skill. `analyse` makes the ledger of a match."""

from .analyse import analyse
from .ledger import Ledger
from .marks import Bands

__all__ = ["Bands", "Ledger", "analyse"]
