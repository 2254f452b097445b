"""Studies: what many matches say about a game and its variants. `conduct` runs one."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .results import Results
    from .study import Study, conduct
    from .variant import Variant

__all__ = ["Results", "Study", "Variant", "conduct"]

_HOMES = {"Results": "results", "Study": "study", "Variant": "variant", "conduct": "study"}


def __getattr__(name: str) -> object:
    """Import what is asked for: pages, which have no NumPy, use other modules of this package."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found: object = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    globals()[name] = found
    return found
