"""Studies: what many matches say about a game and its variants. `conduct` runs one."""

from .results import Results
from .study import Study, conduct
from .variant import Variant

__all__ = ["Results", "Study", "Variant", "conduct"]
