"""The toy and its variants, registered as a game that lives elsewhere is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sunduk.core.match import registry
from sunduk.study.variant import Variant


@pytest.fixture(scope="package", autouse=True)
def toy() -> Iterator[None]:
    """The toy is a game for the tests of this folder alone."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry._packages, "toy", "tests.study.toy")
        yield


def box(turns: int, edge: int, name: str = "", **options: str | int) -> Variant:
    """The toy with other numbers."""
    return Variant("toy", None, {"length": turns, "edge": edge, **options}, name)
