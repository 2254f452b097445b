"""What people, bots and clocks ask of a table: refused with a reason, or an entry of its log and the table after it."""

from __future__ import annotations

from typing import NamedTuple

from sunduk.core.contract import CHANCE, CLOCK
from sunduk.core.match import Match, Move

from .entries import Act, Back, Entry, Patch, Release, Rematch, Resign, Return, Rise, Salt, Sit, StandIn, Start
from .faults import Fault
from .luck import Luck
from .tables import Table
from .takebacks import length_after


class Decision(NamedTuple):
    """Something that happens."""

    entry: Entry
    table: Table
    """As it is then."""


def sit(table: Table, guest: str, name: str, seat: int | None, salt: str, now: int) -> Decision:
    """Take a seat that is open, or reserved for this guest: there the name stays as it was."""
    if table.state != "waiting":
        raise Fault("conflict", "The match has begun: nobody can sit down any more, but you can watch.")
    mine = table.reserved_for(guest)
    free = mine + [number for number, each in enumerate(table.seats) if each.kind == "open"]
    if seat is not None and seat not in free:
        if 0 <= seat < len(table.seats) and table.seats[seat].reserved:
            raise Fault("forbidden", f"Seat {seat} is reserved for {table.seats[seat].name}.")
        raise Fault("conflict", f"Seat {seat} is not free.")
    if not free:
        raise Fault("conflict", "Every seat is taken or reserved.")
    if seat is None and not mine and table.seats_of(guest):
        raise Fault("conflict", "You sit at this table already; to take another seat, say which.")
    taken = free[0] if seat is None else seat
    return _so(table, Sit(now, taken, guest, table.seats[taken].name if taken in mine else name, salt))


def release(table: Table, guest: str, seat: int, now: int) -> Decision:
    """Open a reserved seat to anyone: the person declines, or the host does not wait for them."""
    if table.state != "waiting" or not 0 <= seat < len(table.seats) or not table.seats[seat].reserved:
        raise Fault("conflict", f"Seat {seat} is not reserved.")
    if table.seats[seat].reserved == guest:
        return _so(table, Release(now, seat, "declined"))
    if table.create.host == guest:
        return _so(table, Release(now, seat, "opened"))
    raise Fault("forbidden", f"Seat {seat} is not reserved for you, and you have not made this table.")


def release_late(table: Table, now: int) -> Decision:
    """Open the next seat that was reserved until now."""
    if table.reserved_due is None or table.reserved_due > now:
        raise Fault("conflict", "No reservation has ended.")
    seat = next(number for number, each in enumerate(table.seats) if each.reserved)
    return _so(table, Release(now, seat, "late"))


def add_salt(table: Table, guest: str, salt: str, now: int) -> Decision:
    """Add to the luck, in seats that wait for it."""
    if table.state != "waiting":
        raise Fault("conflict", "The match has begun: its luck is settled.")
    if not any(table.seats[seat].unsalted for seat in table.seats_of(guest)):
        raise Fault("conflict", "No seat of yours waits for a salt.")
    return _so(table, Salt(now, guest, salt))


def rise(table: Table, seat: int, now: int) -> Decision:
    """Get up before the match begins."""
    if table.state != "waiting":
        raise Fault("conflict", "The match has begun: a stand-in can play for you, or you can resign.")
    return _so(table, Rise(now, seat))


def start(table: Table, level: int, luck: Luck, now: int, backend: str = "interp") -> Decision:
    """Begin; seats that nobody has taken are given to bots. The rules are run in this way."""
    if table.state != "waiting":
        raise Fault("conflict", "The match has begun already.")
    seats = table.given_to_bots(level)
    match = table.begun(seats, backend)
    drawn = luck.draw(match, [seat.salt for seat in seats], first=table.create.first)
    entry = Start(now, level, drawn)
    return Decision(entry, table.after(entry, match))


def act(table: Table, seat: int, seq: int, move: Move, luck: Luck, now: int) -> Decision:
    """A move of a seat that looked at the position after `seq` actions."""
    match = running(table)
    if not table.turns[seat] <= seq <= table.seq:
        raise Fault("stale", "The position has changed since: look again.")
    action = match.action_of(seat, move)
    return _done(table, match, seat, action, luck, now)


def let_sand_run_out(table: Table, luck: Luck, now: int) -> Decision:
    """End the time of a race, unless it has ended otherwise."""
    match = running(table)
    if CLOCK not in match.actors:
        raise Fault("conflict", "No sand runs now.")
    return _done(table, match, CLOCK, match.ids(CLOCK)[0], luck, now)


def take_back(table: Table, seat: int, now: int) -> Decision:
    """Take back a seat's last move, where none of the four nevers forbids it."""
    match = running(table)
    return _so(table, Back(now, table.base + length_after(match, seat)))


def undo(table: Table, now: int) -> Decision:
    """Take back the last move and what chance did after it, by whoever keeps the server."""
    if table.match is None or table.state == "record":
        raise Fault("conflict", "Nothing has been played at this table.")
    match = table.match
    length = match.length - 1
    while length >= 0 and match.log[length].who >= CHANCE:
        length -= 1
    if length < 0:
        raise Fault("conflict", "There is no move to take back.")
    return _so(table, Back(now, table.base + length))


def patch(table: Table, position: str, luck: Luck, now: int) -> Decision:
    """Set the position, by whoever keeps the server."""
    if table.match is None or table.state == "record":
        raise Fault("conflict", "The match at this table has not begun.")
    match = Match.at(position, auto=False)
    if match.game.id != table.game.id or match.seats != len(table.seats):
        raise Fault("invalid", f"The position must be one of {table.game.id} with {len(table.seats)} seats.")
    entry = Patch(now, match.start or position, luck.draw(match, table.salts, table.seq + 1))
    return Decision(entry, table.after(entry, match))


def stand_in(table: Table, seat: int, why: str, now: int) -> Decision:
    """Let a bot play for somebody."""
    running(table)
    if not table.seats[seat].present:
        raise Fault("conflict", "A bot plays in this seat already.")
    return _so(table, StandIn(now, seat, why))


def hand_back(table: Table, seat: int, now: int) -> Decision:
    """Somebody plays again."""
    running(table)
    if not table.seats[seat].standin:
        raise Fault("conflict", "No stand-in plays in this seat.")
    return _so(table, Return(now, seat))


def resign(table: Table, seat: int, now: int) -> Decision:
    running(table)
    if table.seats[seat].resigned:
        raise Fault("conflict", "This seat has resigned already.")
    return _so(table, Resign(now, seat))


def rematch(table: Table, new: str, now: int) -> Decision:
    if table.state != "over":
        raise Fault("conflict", "A rematch is asked for when the match is over.")
    if table.rematch:
        raise Fault("conflict", "There is a table for the rematch already.")
    return _so(table, Rematch(now, new))


def running(table: Table) -> Match:
    """The match, if it is being played."""
    if table.match is None or table.state != "running":
        words = {"waiting": "has not begun", "over": "is over", "record": "is a record, to be looked at"}
        raise Fault("conflict", f"The match {words[table.state]}.")
    return table.match


def _done(table: Table, match: Match, who: int, action: int, luck: Luck, now: int) -> Decision:
    ahead = match.copy()
    ahead.do(who, action)
    entry = Act(now, who, action, luck.draw(ahead, table.salts, table.base))
    return Decision(entry, table.after(entry, ahead))


def _so(table: Table, entry: Entry) -> Decision:
    return Decision(entry, table.after(entry))
