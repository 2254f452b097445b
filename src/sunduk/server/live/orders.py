"""How a table begins: orders of new tables become the first entries of their logs."""

from __future__ import annotations

from sunduk.core.match.registry import game as find_game
from sunduk.table import decisions
from sunduk.table.entries import Create
from sunduk.table.faults import Fault
from sunduk.table.frames import at
from sunduk.table.luck import Luck
from sunduk.table.seats import Seat, bot_name, seat_plan
from sunduk.table.table import Table

from ..doors.api.models import BotSeat, MySeat, OpenSeat, Order
from ..doors.identity import Guest, clean
from ..doors.lengths import LONGEST_NAME
from ..storage import Taken
from .hall import Hall
from .live_table import Live

RESERVED = 600_000
"""Milliseconds for which seats of a rematch are reserved; where a move may take days, as long as that."""


def create(order: Order, guest: Guest, commitment: str, position: str, now: int) -> Create:
    """The first entry of a table that a guest orders."""
    game = find_game(order.game)
    game.unstarted(len(order.seats), order.options)
    seats = [_seat(plan, guest, order.commitment) for plan in order.seats]
    return Create(
        now,
        game.id,
        game.version,
        dict(order.options),
        [seat_plan(seat) for seat in seats],
        order.clock.model_dump(),
        order.standin,
        order.private,
        guest.id,
        commitment,
        position,
    )


def _seat(plan: MySeat | BotSeat | OpenSeat, guest: Guest, commitment: str | None) -> Seat:
    match plan.kind:
        case "me":
            name = clean(plan.name or guest.name, LONGEST_NAME, "A name")
            return Seat("person", name, guest=guest.id, commitment=commitment)
        case "bot":
            name = clean(plan.name, LONGEST_NAME, "A name") if plan.name else bot_name(plan.level)
            return Seat("bot", name, plan.level)
    return Seat()


async def continued(hall: Hall, id: str, seq: int, order: Order) -> str:
    """The position at which a new match goes on from an old one."""
    table = (await hall.live(id)).table
    if table.game.id != order.game:
        raise Fault("invalid", f"That is a match of {table.game.id}, not of {order.game}.")
    if table.state == "running" and table.game.secrets:
        raise Fault("forbidden", "A match with secrets is continued elsewhere only when it is over.")
    match = at(table, seq)
    if match.seats != len(order.seats):
        raise Fault("invalid", f"That match has {match.seats} seats, not {len(order.seats)}.")
    if match.over:
        raise Fault("conflict", "There the match is over: go on from an earlier position.")
    return match.position


async def rematch(hall: Hall, live: Live, guest: Guest, own: str | None) -> Live:
    """The table of the rematch. The first to ask makes it; the other players find their seats reserved there.

    `own` is the guest's commitment to a salt.
    """
    if live.table.rematch is None:
        id = hall.new_id()
        try:
            await hall.decide(live, lambda table: decisions.rematch(table, id, hall.now()))
        except Fault:
            if live.table.rematch is None:
                raise
    old = live.table
    luck = Luck.fresh(str(old.rematch))
    try:
        return await hall.live(luck.table)
    except Fault as fault:
        if fault.code != "unknown":
            raise
    # We are the first to ask, or the process of the first one died before it made the table.
    if luck.table in hall.lives:
        return hall.lives[luck.table]
    try:
        return await hall.create(
            guest, lambda _, commitment: rematch_order(old, guest, own, commitment, hall.now()), luck
        )
    except Taken:
        return await hall.live(luck.table)


def rematch_order(table: Table, guest: Guest, own: str | None, commitment: str, now: int) -> Create:
    """The first entry of a rematch. The guest who asks gets their seats, those of other people are reserved for them,
    and the seat after the one that began before begins.

    `own` is the guest's commitment to a salt, `commitment` the server's to its secret.
    """
    old, match = table.create, table.match
    began = match.beginner if match else None
    return Create(
        now,
        old.game,
        table.game.version,
        old.options,
        [seat_plan(_again(seat, guest, own)) for seat in table.seats],
        old.clock,
        old.standin,
        True,
        guest.id,
        commitment,
        rematch_of=table.id,
        first=None if began is None else (began + 1) % len(table.seats),
        reserved_until=now + (table.clock.full if table.clock.kind == "days" else RESERVED),
    )


def _again(seat: Seat, guest: Guest, commitment: str | None) -> Seat:
    """A seat of a match that is over, as it stands before the next one."""
    if seat.kind == "bot":
        return Seat("bot", seat.name, seat.level)
    if seat.guest == guest.id:
        return Seat("person", seat.name, guest=guest.id, commitment=commitment)
    return Seat("reserved", seat.name, reserved=seat.guest)


def import_order(text: str, names: tuple[str, ...], guest: str, game: str, version: int, now: int) -> Create:
    """A record, to be looked at."""
    seats = [seat_plan(Seat("bot", name)) for name in names]
    return Create(now, game, version, {}, seats, {"kind": "none"}, None, True, guest, "", "", text)
