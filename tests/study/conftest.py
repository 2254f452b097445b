"""The toy and its variants, registered as a game that lives elsewhere is."""

from __future__ import annotations

import pytest

import sunduk
from sunduk.study.variant import Variant


@pytest.fixture(scope="session", autouse=True)
def toy() -> None:
    sunduk.register("toy", "tests.study.toy")


def box(turns: int, edge: int, name: str = "", **options: str | int) -> Variant:
    """The toy with other numbers."""
    return Variant("toy", None, {"length": turns, "edge": edge, **options}, name)
