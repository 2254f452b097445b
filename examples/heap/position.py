"""A state of Heap in one line: sticks left, and whose turn it is, or - before lots are drawn."""

from sunduk.core.match.parsing import check_fields, read_number

from .state import State


def write(s: State) -> str:
    return f"{s.left} {s.seat - 1 if s.seat else '-'}"


def read(fields: list[str], s: State) -> None:
    check_fields(fields, 2)
    s.left = read_number(fields[0], 90, "sticks")
    s.seat = 0 if fields[1] == "-" else read_number(fields[1], s.seats - 1, "a seat") + 1
