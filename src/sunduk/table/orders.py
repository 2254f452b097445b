"""How a table begins: orders of new tables become the first entries of their logs."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sunduk.core.match.match import Match
from sunduk.core.match.registry import game as find_game

from .entries import Create
from .faults import Fault
from .guests import Guest
from .seats import Seat, bot_seat, seat_plan
from .table import Table
from .texts import clean_name
from .wire.asked import BotSeat, MySeat, OpenSeat, Order

RESERVED = 600_000
"""Milliseconds for which seats of a rematch are reserved; where a move may take days, as long as that."""
USUAL_LEVEL = 3
"""The level of bots and stand-ins where none is asked for."""


def new_table(
    order: Order, guest: Guest, commitment: str, position: str, now: int, edition: dict[str, Any] | None = None
) -> Create:
    """The first entry of a table that a guest orders. An edition has been checked before."""
    game, options = find_game(order["game"]), order.get("options", {})
    game.unstarted(len(order["seats"]), options)
    sand = order.get("sand") or 0
    if sand and not game.race:
        raise Fault("invalid", f"{game.id} has no sand: leave out how long it runs.")
    seats: list[Seat] = []
    for plan in order["seats"]:
        seats.append(_seat(plan, guest, order.get("commitment"), seats))
    return Create(
        now,
        game.id,
        game.version,
        dict(options),
        [seat_plan(seat) for seat in seats],
        _clock(order),
        order.get("standin", USUAL_LEVEL),
        order.get("private", False),
        guest.id,
        commitment,
        position,
        edition=edition,
        sand=sand,
    )


def _clock(order: Order) -> dict[str, Any]:
    clock: dict[str, Any] = {**order.get("clock", {"kind": "none"})}
    return {**clock, "increment": clock.get("increment", 0)} if clock["kind"] == "bank" else clock


def _seat(plan: MySeat | BotSeat | OpenSeat, guest: Guest, commitment: str | None, before: list[Seat]) -> Seat:
    match plan["kind"]:
        case "me":
            return Seat("person", clean_name(plan.get("name") or guest.name), guest=guest.id, commitment=commitment)
        case "bot":
            seat, name = bot_seat(plan.get("level", USUAL_LEVEL), plan.get("manner"), before), plan.get("name")
            return replace(seat, name=clean_name(name)) if name else seat
    return Seat()


def rematch(table: Table, guest: Guest, own: str | None, commitment: str, now: int) -> Create:
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
        edition=old.edition,
        sand=old.sand,
        rematch_of=table.id,
        first=None if began is None else (began + 1) % len(table.seats),
        reserved_until=now + (table.clock.full if table.clock.kind == "days" else RESERVED),
    )


def _again(seat: Seat, guest: Guest, commitment: str | None) -> Seat:
    """A seat of a match that is over, as it stands before the next one."""
    if seat.kind == "bot":
        return Seat("bot", seat.name, seat.level, manner=seat.manner)
    if seat.guest == guest.id:
        return Seat("person", seat.name, guest=guest.id, commitment=commitment)
    return Seat("reserved", seat.name, reserved=seat.guest)


def imported(match: Match, text: str, guest: Guest, now: int, alone: bool = False) -> Create:
    """The first entry of a table where a record is looked at; `alone`: the guest says to have played it offline."""
    if alone and not match.over:
        raise Fault("conflict", "Only a match that is over can be kept as played alone.")
    names = match.names or tuple(match.game.words(guest.language).seats[: match.seats])
    seats, none = [seat_plan(Seat("bot", name)) for name in names], {"kind": "none"}
    return Create(
        now, match.game.id, match.game.version, {}, seats, none, None, True, guest.id, "", "", text, alone=alone
    )
