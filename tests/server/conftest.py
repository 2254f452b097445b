"""The server that all tests of this folder share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from sunduk.server.config import Settings

from .house import House


def settings(folder: Path, **given: object) -> Settings:
    """Settings with a database of their own in a folder, and without rate limits."""
    return Settings(database=f"sqlite:///{folder}/tables.sqlite", limits=False, **given)  # type: ignore[arg-type]


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(settings(tmp_path_factory.mktemp("house"))) as house:
        yield house
