"""Requests of people, bots and clocks to a table: each is refused with a reason, or gives a log entry and a new table.

Permissions are checked here too, against the table as it is when the request is executed, since it may have changed
while the request waited for its turn.
"""

from __future__ import annotations

from typing import NamedTuple

from sunduk.core.match.match import Match, Move
from sunduk.core.rules.contract import CHANCE, CLOCK

from .entries import (
    Act,
    Back,
    Close,
    Entry,
    Patch,
    Release,
    Rematch,
    Resign,
    Return,
    Rise,
    Salt,
    Seal,
    Sit,
    StandIn,
    Start,
)
from .faults import Fault
from .luck import Luck
from .table import Table
from .takebacks import length_after, turn_start

EARLY = 1
"""Milliseconds by which a timer may fire early."""
CLOSED = "This table was closed because nobody came: make a new one."
RESIGNED = "You have resigned: a bot plays in this seat to the end."
WHY_NOT = {
    "waiting": "The match has not begun.",
    "over": "The match is over.",
    "record": "The match is a record, to be looked at.",
    "closed": CLOSED,
}
"""Why nothing can be played at a table, by its state."""


class Decision(NamedTuple):
    """An accepted request: its log entry, and the table after it."""

    entry: Entry
    table: Table
    """The table after the entry."""


def sit(table: Table, guest: str, name: str, seat: int | None, commitment: str | None, now: int) -> Decision:
    """Take a seat that is open, or reserved for this guest, who then keeps the name given there. Commits to a salt."""
    _unsealed(table, "nobody can sit down any more, but you can watch")
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
    name = table.seats[taken].name if taken in mine else name
    return _so(table, Sit(now, taken, guest, name, commitment=commitment))


def release(table: Table, guest: str, seat: int, now: int) -> Decision:
    """Open a reserved seat to anyone: the invited player declines, or the host stops waiting for them."""
    if table.state != "waiting" or not 0 <= seat < len(table.seats) or not table.seats[seat].reserved:
        raise Fault("conflict", f"Seat {seat} is not reserved.")
    if table.seats[seat].reserved == guest:
        return _so(table, Release(now, seat, "declined"))
    if table.create.host == guest:
        return _so(table, Release(now, seat, "opened"))
    raise Fault("forbidden", f"Seat {seat} is not reserved for you, and you have not made this table.")


def release_late(table: Table, now: int) -> Decision:
    """Open the next seat whose reservation has expired."""
    if table.reserved_due is None or table.reserved_due > now:
        raise Fault("conflict", "No reservation has ended.")
    seat = next(number for number, each in enumerate(table.seats) if each.reserved)
    return _so(table, Release(now, seat, "late"))


def reveal(table: Table, guest: str, salt: str, now: int) -> Decision:
    """Reveal the salt that a guest has committed to; allowed once the table is sealed."""
    if table.state != "waiting":
        raise Fault("conflict", "The match has begun: its luck is settled.")
    if table.sealed is None:
        raise Fault("conflict", "Salts are revealed once every seat is taken: wait until the table awaits yours.")
    if not any(table.seats[seat].unrevealed for seat in table.seats_of(guest)):
        raise Fault("conflict", "No seat of yours has a salt to reveal.")
    if not any(seat.unrevealed and seat.reveals(guest, salt) for seat in table.seats):
        raise Fault("invalid", "This is not the salt that you committed to.")
    return _so(table, Salt(now, guest, salt))


def leave(table: Table, guest: str, seat: int, why: str, now: int) -> Decision:
    """Leave a seat: before the match it becomes open; during the match a bot plays until the player returns."""
    if table.state == "waiting":
        own(table, guest, seat)
        _unsealed(table, "wait a moment, and a stand-in can play for you")
        return _so(table, Rise(now, seat))
    playing(table, guest, seat)
    return _so(table, StandIn(now, seat, why))


def close(table: Table, since: int, now: int) -> Decision:
    """Close a table that waits for players, if nothing has happened since the time `since`."""
    if table.state != "waiting" or table.touched > since:
        raise Fault("conflict", "Somebody has come.")
    return _so(table, Close(now))


def start(table: Table, host: str | None, level: int, luck: Luck, now: int, backend: str = "interp") -> Decision:
    """Begin the match, when all players are present or the host says so; bots get the seats that nobody has taken.

    If anyone has committed to a salt, the table is sealed first, and begins once all salts are revealed or time is up.
    The rules run on `backend`.
    """
    if table.state == "closed":
        raise Fault("conflict", CLOSED)
    if table.state != "waiting":
        raise Fault("conflict", "The match has begun already.")
    if host is None and not table.full:
        raise Fault("conflict", "Somebody is still missing.")
    if host is not None and table.create.host != host:
        raise Fault("forbidden", "Whoever made the table starts the match.")
    if table.sealed is None and any(seat.unrevealed for seat in table.seats):
        return _so(table, Seal(now, level))
    if table.reveal_due is not None and now + EARLY < table.reveal_due:
        raise Fault("conflict", "The match begins by itself, in a few seconds at most: salts are being revealed.")
    seats = table.given_to_bots(level)
    match, salts = table.begun(seats, backend), luck.salts(seats)
    entry = Start(now, level, luck.draw(match, salts, first=table.create.first), salts)
    return Decision(entry, table.after(entry, match))


def play(table: Table, guest: str | None, seat: int, seq: int, move: Move, luck: Luck, now: int) -> Decision:
    """A move by a person."""
    playing(table, guest, seat)
    if table.hands[seat].at(now) == 0:
        raise Fault("conflict", "Your time has ended: a stand-in plays for you.")
    return act(table, seat, seq, move, luck, now)


def act(table: Table, seat: int, seq: int, move: Move, luck: Luck, now: int) -> Decision:
    """A move of a seat; `seq` is the number of actions in the position it was chosen for."""
    match = running(table)
    if not table.turns[seat] <= seq <= table.seq:
        raise Fault("stale", "The position has changed since: look again.")
    action = match.action_of(seat, move)
    return _done(table, match, seat, action, luck, now)


def let_sand_run_out(table: Table, luck: Luck, now: int) -> Decision:
    """Let the clock act, because the sand of a race has run out; refused if the race has ended before."""
    match = running(table)
    if table.sand_due is None or table.sand_due > now + EARLY:
        raise Fault("conflict", "The sand has not run out.")
    return _done(table, match, CLOCK, match.ids(CLOCK)[0], luck, now)


def fall_silent(table: Table, luck: Luck, now: int) -> Decision:
    """Record that no answer is given, because its time is up or its player does not play any more."""
    match, due = running(table), table.answer_due
    if due is None or due[0] > now + EARLY:
        raise Fault("conflict", "There is still time for an answer.")
    return _done(table, match, due[1], table.game.part("answers").SILENCE, luck, now)


def take_back(table: Table, guest: str, seat: int, now: int) -> Decision:
    """Take back a seat's last move, if none of the four nevers forbids it.

    The time the move gained is taken back too; a player who has used it up cannot take the move back.
    """
    length = length_after(playing(table, guest, seat), seat)
    if not table.clocks.affords(table.seq - 1, now):
        raise Fault("conflict", "Your clock has too little time left to take this move back.")
    return _so(table, Back(now, table.base + length))


def take_back_turn(table: Table, guest: str, seat: int, seq: int, now: int) -> Decision:
    """Take back a seat's moves from position `seq` on and all that came after them, if all others are bots."""
    match = playing(table, guest, seat)
    if table.people() != {guest}:
        raise Fault("forbidden", "A whole turn is taken back only by those who play against bots alone.")
    decision = _so(table, Back(now, table.base + turn_start(match, seat, seq - table.base), turn=True))
    if decision.table.hands[seat].at(now) == 0:
        raise Fault("conflict", "Your clock has too little time left to take this turn back.")
    return decision


def undo(table: Table, now: int) -> Decision:
    """The operator takes back the last move and the actions of chance after it."""
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
    """The operator sets the position."""
    if table.match is None or table.state == "record":
        raise Fault("conflict", "The match at this table has not begun.")
    match = Match.at(position, game=table.game, auto=False)
    if match.game.id != table.game.id or match.seats != len(table.seats):
        raise Fault("invalid", f"The position must be one of {table.game.id} with {len(table.seats)} seats.")
    entry = Patch(now, match.start or position, luck.draw(match, table.salts, table.seq + 1))
    return Decision(entry, table.after(entry, match))


def time_out(table: Table, seat: int, now: int) -> Decision:
    """Let a bot play for a player whose time has run out."""
    running(table)
    due = table.hands[seat].due
    if not table.seats[seat].present or due is None or due > now + EARLY:
        raise Fault("conflict", "The time of this seat has not ended.")
    return _so(table, StandIn(now, seat, "time"))


def hand_back(table: Table, guest: str, seat: int, now: int) -> Decision:
    """A player takes their seat back from the bot that played for them."""
    own(table, guest, seat)
    running(table)
    if table.seats[seat].resigned:
        raise Fault("conflict", RESIGNED)
    if not table.seats[seat].standin:
        raise Fault("conflict", "No stand-in plays in this seat.")
    decision = _so(table, Return(now, seat))
    if decision.table.hands[seat].at(now) == 0:
        end = "this match to its end" if table.clock.kind == "bank" else "this move"
        raise Fault("conflict", f"Your time has ended: the stand-in plays {end}.")
    return decision


def resign(table: Table, guest: str, seat: int, now: int) -> Decision:
    """Resign; a bot plays to the end."""
    own(table, guest, seat)
    running(table)
    if table.seats[seat].resigned:
        raise Fault("conflict", RESIGNED)
    return _so(table, Resign(now, seat))


def rematch(table: Table, new: str, now: int) -> Decision:
    if table.state != "over":
        raise Fault("conflict", "A rematch is asked for when the match is over.")
    if table.rematch:
        raise Fault("conflict", "There is a table for the rematch already.")
    return _so(table, Rematch(now, new))


def own(table: Table, guest: str | None, seat: int) -> None:
    """Refuse a guest who does not hold this seat."""
    if not guest or not 0 <= seat < len(table.seats) or table.seats[seat].guest != guest:
        raise Fault("forbidden", f"Seat {seat} is not yours.")


def playing(table: Table, guest: str | None, seat: int) -> Match:
    """The running match, if the guest plays this seat; refuses one who has resigned or whose seat a bot plays."""
    own(table, guest, seat)
    match = running(table)
    if table.seats[seat].resigned:
        raise Fault("conflict", RESIGNED)
    if table.seats[seat].standin:
        raise Fault("conflict", "A stand-in plays in your seat: take it back first.")
    return match


def _unsealed(table: Table, instead: str) -> None:
    """Refuse a change of seats at a sealed table."""
    if table.state == "closed":
        raise Fault("conflict", CLOSED)
    if table.state != "waiting" or table.sealed is not None:
        raise Fault("conflict", f"The match has begun: {instead}.")


def running(table: Table) -> Match:
    """The match, if it is being played; otherwise refused with the reason."""
    if table.match is None or table.state != "running":
        raise Fault("conflict", WHY_NOT[table.state])
    return table.match


def _done(table: Table, match: Match, who: int, action: int, luck: Luck, now: int) -> Decision:
    ahead = match.copy()
    ahead.do(who, action)
    entry = Act(now, who, action, luck.draw(ahead, table.salts, table.base))
    return Decision(entry, table.after(entry, ahead))


def _so(table: Table, entry: Entry) -> Decision:
    return Decision(entry, table.after(entry))
