"""The files of a package: texts and pictures beside its modules, also where the package is imported from an archive."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.abc import Traversable


@cache
def package_files(package: str) -> Traversable:
    """The folder of a package."""
    from importlib.resources import files

    return files(package)


def package_of(module: str) -> str:
    """The package that a module lies in, by the module's `__name__`."""
    return module.rpartition(".")[0]
