"""What is asked is checked alike by the standard library and by pydantic, from the same types."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from sunduk.table.faults import Fault
from sunduk.table.wire import asked
from sunduk.table.wire.checks import check, parse

MESSAGES: list[tuple[Any, bool]] = [
    ({"type": "hello"}, True),
    ({"type": "hello", "seat": None, "since": 3}, True),
    ({"type": "hello", "seat": -2}, False),
    ({"type": "hello", "more": 1}, False),
    ({"type": "act", "id": "x", "seat": 0, "seq": 0, "action": 3}, True),
    ({"type": "act", "id": 2**63 - 1, "seat": 0, "seq": 0, "action": "roll", "shown": 0.5}, True),
    ({"type": "act", "id": 2**63, "seat": 0, "seq": 0, "action": {"move": "roll", "deep": [1]}}, False),
    ({"type": "act", "id": "x" * 65, "seat": 0, "seq": 0, "action": 3}, False),
    ({"type": "act", "id": "x", "seat": True, "seq": 0, "action": 3}, False),
    ({"type": "act", "id": "x", "seat": 0, "seq": 0, "action": None}, False),
    ({"type": "act", "id": "x", "seat": 0, "action": 3}, False),
    ({"type": "act", "id": "x", "seat": 0, "seq": 0, "action": 3, "shown": -1}, False),
    ({"type": "chat", "text": ""}, False),
    ({"type": "chat", "text": "Hello."}, True),
    ({"type": "pong", "mark": 1.5}, False),
    ({"type": "nothing"}, False),
    ({}, False),
    ([], False),
    (None, False),
]
ORDERS: list[tuple[Any, bool]] = [
    ({"game": "facir", "seats": [{"kind": "me"}, {"kind": "bot", "level": 8}, {"kind": "open"}]}, True),
    ({"game": "facir", "seats": [{"kind": "bot", "level": 9}]}, False),
    ({"game": "facir", "seats": [{"kind": "bot", "manner": "miser"}]}, True),
    ({"game": "facir", "seats": [{"kind": "bot", "manner": "saint"}]}, False),
    ({"game": "facir", "seats": [{"kind": "open", "level": 1}]}, False),
    ({"game": "facir", "seats": [{"kind": "me"}] * 9}, False),
    ({"game": "facir", "seats": [{"kind": "me"}], "options": {"rounds": 3, "map": "wide"}}, True),
    ({"game": "facir", "seats": [{"kind": "me"}], "options": {"rounds": 3.5}}, False),
    ({"game": "facir", "seats": [{"kind": "me"}], "clock": {"kind": "bank", "seconds": 60}}, True),
    ({"game": "facir", "seats": [{"kind": "me"}], "clock": {"kind": "bank", "seconds": 1}}, False),
    ({"game": "facir", "seats": [{"kind": "me"}], "clock": {}}, False),
    ({"game": "facir", "seats": [{"kind": "me"}], "private": 1}, False),
    ({"game": "facir", "seats": [{"kind": "me"}], "commitment": "0" * 64}, True),
    ({"game": "facir", "seats": [{"kind": "me"}], "commitment": "0" * 64 + "\n"}, False),
    ({"game": "facir", "seats": [{"kind": "me"}], "from": {"table": "abc", "seq": 3}}, True),
    ({"game": "facir", "seats": [{"kind": "me"}], "from": {"table": "a c", "seq": 3}}, False),
]


@pytest.mark.parametrize(
    ("type", "value", "good"),
    [
        *((asked.ToServer, value, good) for value, good in MESSAGES),
        *((asked.Order, value, good) for value, good in ORDERS),
    ],
)
def test_both_ways_agree(type: Any, value: Any, good: bool) -> None:
    adapter: TypeAdapter[Any] = TypeAdapter(type)
    if good:
        assert check(type, value) is value
        assert adapter.validate_python(value) == value
        return
    with pytest.raises(Fault) as fault:
        check(type, value)
    assert (fault.value.code, str(fault.value)[-1]) == ("invalid", ".")
    with pytest.raises(ValidationError):
        adapter.validate_python(value)


def test_numbers_in_addresses() -> None:
    assert parse(asked.Count, "12", "seq") == 12
    assert parse(asked.Count | None, "12", "seq") == 12
    assert parse(asked.AnySeat | None, "-1", "seat") == "-1"
    for text in ("-1", "1.5", "x", "", "99999999999999999999"):
        with pytest.raises(Fault, match="seq: must be"):
            parse(asked.Count, text, "seq")
    with pytest.raises(Fault, match="seat"):
        parse(asked.AnySeat | None, "12", "seat")
