"""What a page stores: texts by key. JavaScript implements it with IndexedDB."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Mapping
from typing import Protocol


class KeyValue(Protocol):
    """Texts by key. Both methods speak JSON texts, which cross from Python to JavaScript without conversion."""

    def range(self, prefix: str) -> Awaitable[str]:
        """All pairs whose key begins with `prefix`, in the order of the keys: a list of [key, value]."""

    def write(self, changes: str) -> Awaitable[None]:
        """Store all of these pairs, a list of [key, value], or none of them. Done once they are stored for good."""


async def read(store: KeyValue, prefix: str) -> list[tuple[str, str]]:
    """All pairs whose key begins with `prefix`, in the order of the keys."""
    return [(key, value) for key, value in json.loads(await store.range(prefix))]


def write(store: KeyValue, changes: Mapping[str, str]) -> Awaitable[None]:
    """Store all of these pairs, or none of them. JavaScript begins at once; await it to know that they are stored."""
    return store.write(json.dumps(list(changes.items()), ensure_ascii=False))
