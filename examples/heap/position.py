"""A state of Heap in one line: sticks left, and whose turn it is, or - before lots are drawn."""

from sunduk import BadPosition

from .state import State


def write(s: State) -> str:
    return f"{s.left} {s.seat - 1 if s.seat else '-'}"


def read(fields: list[str], s: State) -> None:
    if len(fields) != 2 or not fields[0].isdecimal() or not (fields[1] == "-" or fields[1].isdecimal()):
        raise BadPosition("A position of Heap is a number of sticks and a seat, such as 12 0.")
    left, seat = int(fields[0][:3]), 0 if fields[1] == "-" else int(fields[1][:3]) + 1
    if left > 90 or seat > s.seats or not (left or seat):
        raise BadPosition(f"{fields[0]} sticks and seat {fields[1]} are no position of Heap.")
    s.left, s.seat = left, seat
