"""JSON by the standard library has the bytes of orjson, which a server uses."""

from __future__ import annotations

from typing import Any

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sunduk.table.compact_json import STANDARD
from sunduk.table.entries import KINDS, Act, Create, load

TEXTS = st.text(st.characters(exclude_categories=["Cs"]))
VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**53), 2**53)
    | TEXTS
    | st.floats(1e-4, 1e15).flatmap(lambda number: st.sampled_from([number, -number, 0.0])),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=4),
    max_leaves=20,
)


@given(VALUES)
def test_the_same_bytes(value: Any) -> None:
    assert STANDARD.dumps(value) == orjson.dumps(value)
    assert STANDARD.loads(STANDARD.dumps(value)) == value


def test_what_is_not_json_is_refused() -> None:
    with pytest.raises(ValueError, match="JSON"):
        STANDARD.dumps(float("nan"))


def test_entries_are_written_as_they_always_were() -> None:
    create = Create(1, "facir", 1, {"a": 1}, [{"kind": "open"}], {"kind": "none"}, None, True, "Ж", "c")
    for entry in (create, Act(5, 2, 7, [1, 2])):
        old = b'{"kind":"%s",%s' % (entry.kind.encode(), orjson.dumps(entry)[1:])
        assert entry.dump() == old
        assert load(old) == entry
    assert len(KINDS) == 15
