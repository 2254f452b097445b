"""Optional dependencies: where one is missing, a sentence says what to install."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from .errors import MissingExtra


@contextmanager
def extra(name: str, what: str) -> Iterator[None]:
    """Import something that only an extra of this package installs.

    with extra("ray", "A Ray cluster"):
        import ray
    """
    try:
        yield
    except ImportError as error:
        if (error.name or "").split(".")[0] == "sunduk":
            raise
        raise MissingExtra(f'{what} needs an extra: pip install "sunduk[{name}]".') from None
