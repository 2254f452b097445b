"""Tables: made, found, sat down at and left."""

from __future__ import annotations

from functools import partial
from typing import Any

from .. import decisions, orders
from ..decisions import Decision
from ..faults import Fault
from ..frames import table_json
from ..guests import Guest
from ..live.hall import Hall
from ..live.live_table import Live
from ..live.storage import Taken
from ..luck import Luck
from ..past import at
from ..table import Table
from ..texts import clean_name
from ..variants import changed
from ..wire.asked import Again, Leaving, OneSeat, Order, Origin, Salting, Sitting, Starting
from ..wire.tables import TableJson
from .games import known_game

MOST_LISTED = 50


def one(live: Live, guest: Guest | None) -> TableJson:
    """A table."""
    return table_json(live.table, live.luck, guest.id if guest else None, live.online(), live.crowd())


async def make(hall: Hall, guest: Guest, said: Order) -> TableJson:
    """Make a table. With no open seat the match starts at once."""
    origin, draft = said.get("from"), said.get("edition")
    edition = await hall.executor.run(changed, known_game(said["game"]), draft) if draft else None
    position = ""
    if origin:
        position, edition = await _continued(hall, origin, said)
    if edition and not hall.settings.workbench:
        raise Fault("forbidden", "Variants are not played on this server: its operator has switched them off.")
    live = await hall.create(
        guest, lambda _, commitment: orders.new_table(said, guest, commitment, position, hall.now(), edition)
    )
    return one(live, guest)


async def _continued(hall: Hall, origin: Origin, order: Order) -> tuple[str, dict[str, Any] | None]:
    """The position at which a new match goes on from an old one, and its edition if that is not the game's own."""
    table = (await hall.live(origin["table"])).table
    if table.game.id != order["game"]:
        raise Fault("invalid", f"That is a match of {table.game.id}, not of {order['game']}.")
    if table.state == "running" and table.game.secrets:
        raise Fault("forbidden", "A match with secrets is continued elsewhere only when it is over.")
    match = at(table, origin["seq"])
    if match.seats != len(order["seats"]):
        raise Fault("invalid", f"That match has {match.seats} seats, not {len(order['seats'])}.")
    if match.over:
        raise Fault("conflict", "There the match is over: go on from an earlier position.")
    return match.position, table.game.edition.data if table.game.edition else None


async def lobby(hall: Hall, guest: Guest | None) -> list[TableJson]:
    """Public tables that wait for players, newest first."""
    return [one(live, guest) for live in await hall.those_that_open(await hall.lobby(MOST_LISTED))]


async def mine(hall: Hall, guest: Guest | None) -> list[TableJson]:
    """Where I sit or have sat, running matches first; nothing for a visitor without a name."""
    if guest is None:
        return []
    ids = await hall.store.of_guest(guest.id, MOST_LISTED)
    found = [one(live, guest) for live in await hall.those_that_open(ids)]
    return [
        table for table in found if table["state"] != "waiting" or table["you"] or table["reserved"] or table["host"]
    ]


async def sit(hall: Hall, live: Live, guest: Guest, said: Sitting) -> TableJson:
    """Take an open seat, or those that are reserved for me; the match starts when the last one is taken."""
    name, seat = clean_name(said.get("name") or guest.name), said.get("seat")
    reserved = live.table.reserved_for(guest.id) if seat is None else []
    for _ in range(max(1, len(reserved))):
        await hall.decide(
            live, lambda table: decisions.sit(table, guest.id, name, seat, said.get("commitment"), hall.now())
        )
    await hall.start_if_full(live)
    return one(live, guest)


async def release(hall: Hall, live: Live, guest: Guest, said: Leaving) -> TableJson:
    """Decline the seats that are reserved for me; or, as the host, open a reserved seat to anyone."""

    def ask(table: Table, seat: int) -> Decision:
        return decisions.release(table, guest.id, seat, hall.now())

    asked = said.get("seat")
    seats = live.table.reserved_for(guest.id) if asked is None else [asked]
    if not seats:
        raise Fault("conflict", "No seat is reserved for you.")
    for seat in seats:
        await hall.decide(live, partial(ask, seat=seat))
    return one(live, guest)


async def reveal(hall: Hall, live: Live, guest: Guest, said: Salting) -> TableJson:
    """Reveal the salt that I committed to, once the table awaits it; the match starts with the last one."""
    _mine(live, guest, None)
    await hall.decide(live, lambda table: decisions.reveal(table, guest.id, said["salt"], hall.now()))
    await hall.start_if_full(live)
    return one(live, guest)


async def leave(hall: Hall, live: Live, guest: Guest, said: Leaving) -> TableJson:
    """Get up; once the match has begun, let a stand-in play until I return."""
    await hall.leave(live, guest.id, _mine(live, guest, said.get("seat")), "left")
    return one(live, guest)


async def come_back(hall: Hall, live: Live, guest: Guest, said: Leaving) -> TableJson:
    """Take my seats back from their stand-ins."""
    await hall.welcome_back(live, guest.id, _mine(live, guest, said.get("seat")))
    return one(live, guest)


async def start(hall: Hall, live: Live, guest: Guest, said: Starting) -> TableJson:
    """Start now; open seats are given to bots."""
    await hall.start(live, guest.id, said.get("level", orders.USUAL_LEVEL))
    return one(live, guest)


async def resign(hall: Hall, live: Live, guest: Guest, said: OneSeat) -> TableJson:
    """Give up; a bot plays in my seat to the end."""
    await hall.decide(live, lambda table: decisions.resign(table, guest.id, said["seat"], hall.now()))
    return one(live, guest)


async def rematch(hall: Hall, live: Live, guest: Guest, said: Again) -> TableJson:
    """A table for the same people again; the first to ask makes it, and there the others find their seats reserved."""
    if not live.table.seats_of(guest.id):
        raise Fault("forbidden", "Only who has played can ask for a rematch.")
    return one(await _rematch(hall, live, guest, said.get("commitment")), guest)


async def _rematch(hall: Hall, live: Live, guest: Guest, own: str | None) -> Live:
    """The table of the rematch; `own` is the guest's commitment to a salt."""
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
            guest, lambda _, commitment: orders.rematch(old, guest, own, commitment, hall.now()), luck
        )
    except Taken:
        return await hall.live(luck.table)


def _mine(live: Live, guest: Guest, seat: int | None) -> list[int]:
    """The seats that a guest means: all of theirs, or one."""
    mine = live.table.seats_of(guest.id)
    if seat is not None and seat not in mine:
        raise Fault("forbidden", f"Seat {seat} is not yours.")
    if not mine:
        raise Fault("forbidden", "You do not sit at this table.")
    return mine if seat is None else [seat]
