"""How a table begins: orders of new tables become the first entries of their logs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sunduk.core.registry import game as find_game

from .entries import Create
from .faults import Fault
from .hall import Hall
from .identity import LONGEST_NAME, Guest, clean
from .tables import Seat, Table, bot_name, seat_plan
from .telling import at

if TYPE_CHECKING:
    from .api.models import BotSeat, MySeat, OpenSeat, Order


def create(order: Order, guest: Guest, commitment: str, position: str, now: int) -> Create:
    """The first entry of a table that a guest orders."""
    game = find_game(order.game)
    game.unstarted(len(order.seats), order.options)
    seats = [_seat(plan, guest, None if order.salted else "") for plan in order.seats]
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


def _seat(plan: MySeat | BotSeat | OpenSeat, guest: Guest, salt: str | None) -> Seat:
    match plan.kind:
        case "me":
            return Seat("person", clean(plan.name or guest.name, LONGEST_NAME, "A name"), None, guest.id, salt)
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


def rematch_order(table: Table, guest: Guest, salted: bool, commitment: str, now: int) -> Create:
    """The same table again: whoever asks has their seats, the other people sit down when they like."""
    again = [
        Seat("bot", seat.name, seat.level)
        if seat.kind == "bot"
        else Seat("person", seat.name, None, guest.id, None if salted else "")
        if seat.guest == guest.id
        else Seat()
        for seat in table.seats
    ]
    old = table.create
    return Create(
        now,
        old.game,
        table.game.version,
        old.options,
        [seat_plan(seat) for seat in again],
        old.clock,
        old.standin,
        True,
        guest.id,
        commitment,
    )


def import_order(text: str, names: tuple[str, ...], guest: str, game: str, version: int, now: int) -> Create:
    """A record, to be looked at."""
    seats = [seat_plan(Seat("bot", name)) for name in names]
    return Create(now, game, version, {}, seats, {"kind": "none"}, None, True, guest, "", "", text)
