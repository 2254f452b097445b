"""The files of a package: texts and pictures beside its modules, also where the package is imported from an archive."""

from __future__ import annotations

from functools import cache
from pkgutil import get_data
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


def package_text(package: str, name: str) -> str:
    """The text of a file in a package. Unlike `package_files`, this needs no slow import."""
    data = get_data(package, name)
    assert data is not None, f"{package} is not a package"
    return data.decode("utf-8").replace("\r\n", "\n")


@cache
def package_files(package: str) -> Traversable:
    """The folder of a package."""
    from importlib.resources import files

    return files(package)


def package_of(module: str) -> str:
    """The package that a module lies in, by the module's `__name__`."""
    return module.rpartition(".")[0]
