"""Tables: made, found, sat down at and left."""

from __future__ import annotations

from fastapi import Response

from sunduk.server.live import orders
from sunduk.server.live.live_table import Live
from sunduk.server.live.orders import continued, create
from sunduk.table import decisions
from sunduk.table.faults import Fault
from sunduk.table.frames import table_json
from sunduk.table.wire import TableJson

from ..identity import Guest, clean
from ..lengths import LONGEST_NAME
from .dependencies import Known, Somebody, TheHall, TheTable, router_of, written
from .models import Again, Leaving, OneSeat, Order, Salting, Sitting, Starting

router = router_of("tables")

MOST_LISTED = 50


def told(live: Live, guest: Guest | None) -> Response:
    """What a guest is told of a table: `TableJson`."""
    return written(seen(live, guest))


def seen(live: Live, guest: Guest | None) -> TableJson:
    return table_json(live.table, live.luck, guest.id if guest else None, live.online())


@router.post("/tables", response_model=TableJson)
async def make(order: Order, guest: Known, hall: TheHall) -> Response:
    """Make a table. With no open seat the match starts at once."""
    position = await continued(hall, order.from_.table, order.from_.seq, order) if order.from_ else ""
    live = await hall.create(guest, lambda _, commitment: create(order, guest, commitment, position, hall.now()))
    return told(live, guest)


@router.get("/tables", response_model=list[TableJson])
async def lobby(guest: Somebody, hall: TheHall) -> Response:
    """Public tables that wait for players, newest first."""
    return written([seen(live, guest) for live in await hall.those_that_open(await hall.lobby(MOST_LISTED))])


@router.get("/tables/mine", response_model=list[TableJson])
async def mine(guest: Somebody, hall: TheHall) -> Response:
    """Where I sit or have sat, running matches first; nothing for a visitor without a name."""
    if guest is None:
        return written([])
    ids = await hall.store.of_guest(guest.id, MOST_LISTED)
    found = [seen(live, guest) for live in await hall.those_that_open(ids)]
    return written(
        [table for table in found if table["state"] != "waiting" or table["you"] or table["reserved"] or table["host"]]
    )


@router.get("/tables/{id}", response_model=TableJson)
async def one(live: TheTable, guest: Somebody) -> Response:
    """A table."""
    return told(live, guest)


@router.post("/tables/{id}/sit", response_model=TableJson)
async def sit(said: Sitting, live: TheTable, guest: Known, hall: TheHall) -> Response:
    """Take an open seat, or those that are reserved for me; the match starts when the last one is taken."""
    name = clean(said.name or guest.name, LONGEST_NAME, "A name")
    reserved = live.table.reserved_for(guest.id) if said.seat is None else []
    for _ in range(max(1, len(reserved))):
        await hall.decide(
            live, lambda table: decisions.sit(table, guest.id, name, said.seat, said.commitment, hall.now())
        )
    await hall.start_if_full(live)
    return told(live, guest)


@router.post("/tables/{id}/release", response_model=TableJson)
async def release(said: Leaving, live: TheTable, guest: Known, hall: TheHall) -> Response:
    """Decline the seats that are reserved for me; or, as the host, open a reserved seat to anyone."""
    seats = live.table.reserved_for(guest.id) if said.seat is None else [said.seat]
    if not seats:
        raise Fault("conflict", "No seat is reserved for you.")
    for seat in seats:
        await hall.decide(live, lambda table, seat=seat: decisions.release(table, guest.id, seat, hall.now()))  # type: ignore[misc]
    return told(live, guest)


@router.post("/tables/{id}/salt", response_model=TableJson)
async def reveal(said: Salting, live: TheTable, guest: Known, hall: TheHall) -> Response:
    """Reveal the salt that I committed to, once the table awaits it; the match starts with the last one."""
    _mine(live, guest, None)
    await hall.decide(live, lambda table: decisions.reveal(table, guest.id, said.salt, hall.now()))
    await hall.start_if_full(live)
    return told(live, guest)


@router.post("/tables/{id}/leave", response_model=TableJson)
async def leave(said: Leaving, live: TheTable, guest: Known, hall: TheHall) -> Response:
    """Get up; once the match has begun, let a stand-in play until I return."""
    await hall.leave(live, guest.id, _mine(live, guest, said.seat), "left")
    return told(live, guest)


@router.post("/tables/{id}/return", response_model=TableJson)
async def come_back(said: Leaving, live: TheTable, guest: Known, hall: TheHall) -> Response:
    """Take my seats back from their stand-ins."""
    await hall.welcome_back(live, guest.id, _mine(live, guest, said.seat))
    return told(live, guest)


@router.post("/tables/{id}/start", response_model=TableJson)
async def start(said: Starting, live: TheTable, guest: Known, hall: TheHall) -> Response:
    """Start now; open seats are given to bots."""
    await hall.start(live, guest.id, said.level)
    return told(live, guest)


@router.post("/tables/{id}/resign", response_model=TableJson)
async def resign(said: OneSeat, live: TheTable, guest: Known, hall: TheHall) -> Response:
    """Give up; a bot plays in my seat to the end."""
    await hall.decide(live, lambda table: decisions.resign(table, guest.id, said.seat, hall.now()))
    return told(live, guest)


@router.post("/tables/{id}/rematch", response_model=TableJson)
async def rematch(said: Again, live: TheTable, guest: Known, hall: TheHall) -> Response:
    """A table for the same people again; the first to ask makes it, and there the others find their seats reserved."""
    if not live.table.seats_of(guest.id):
        raise Fault("forbidden", "Only who has played can ask for a rematch.")
    return told(await orders.rematch(hall, live, guest, said.commitment), guest)


def _mine(live: Live, guest: Guest, seat: int | None) -> list[int]:
    mine = live.table.seats_of(guest.id)
    if seat is not None and seat not in mine:
        raise Fault("forbidden", f"Seat {seat} is not yours.")
    if not mine:
        raise Fault("forbidden", "You do not sit at this table.")
    return mine if seat is None else [seat]
