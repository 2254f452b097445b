"""What happened: views, events and records."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import Path, Query, Response
from fastapi.responses import PlainTextResponse

from sunduk.core.match.match import Match
from sunduk.server.live.orders import import_order
from sunduk.table.faults import Fault
from sunduk.table.frames import at, events_json, record_text, seat_to_show, view_json
from sunduk.table.wire import LogJson, MomentJson, PublicKeyJson, TableJson

from .dependencies import AskedSeat, Known, Somebody, TheHall, TheTable, router_of, written
from .models import RecordText
from .tables import told

router = router_of("records")

Seq = Annotated[int, Path(ge=0, le=10_000_000)]


@router.get("/tables/{id}/views/{seq}", response_model=MomentJson)
async def view(seq: Seq, live: TheTable, guest: Somebody, asked: AskedSeat, hall: TheHall) -> Response:
    """The position after `seq` actions, and what the last of them did."""
    table = await hall.reach(live, seq)
    seat = seat_to_show(table, guest.id if guest else None, asked)
    match = at(table, seq)
    since = max(table.base, seq - 1)
    moment: MomentJson = {
        "seq": seq,
        "view": view_json(match, seat, seq == table.seq and table.state == "running"),
        "events": events_json(table, match, since, seat),
    }
    return written(moment)


@router.get("/tables/{id}/log", response_model=LogJson)
async def log(
    live: TheTable, guest: Somebody, asked: AskedSeat, since: Annotated[int, Query(ge=0, le=10_000_000)] = 0
) -> Response:
    """What happened from action `since` on, as far as I may know."""
    table = live.table
    seat = seat_to_show(table, guest.id if guest else None, asked)
    match = at(table, table.seq)
    first = max(table.base, min(since, table.seq))
    log: LogJson = {"seq": table.seq, "events": await asyncio.to_thread(events_json, table, match, first, seat)}
    return written(log)


@router.get("/tables/{id}/record", response_class=PlainTextResponse)
async def record(live: TheTable, guest: Somebody, asked: AskedSeat, hall: TheHall) -> Response:
    """The match as text, signed once it is over.

    While it runs and has secrets, the position as I see it and what I have seen happen.
    """
    seat = seat_to_show(live.table, guest.id if guest else None, asked)
    if live.table.match is None:
        raise Fault("conflict", "The match has not begun.")
    language = guest.language if guest else "en"
    text = await asyncio.to_thread(record_text, live.table, live.luck, hall.key, seat, language)
    name = f'attachment; filename="{live.table.game.id}-{live.table.id}.sunduk"'
    return PlainTextResponse(text, headers={"Content-Disposition": name})


@router.get("/key")
async def key(hall: TheHall) -> PublicKeyJson:
    """What the records of finished matches are signed with."""
    return {"algorithm": "Ed25519", "key": hall.key.public}


@router.post("/records", response_model=TableJson)
async def bring(said: RecordText, guest: Known, hall: TheHall) -> Response:
    """Import a record, to look at it."""
    match = await asyncio.to_thread(Match.load, said.text)
    names = match.names or tuple(match.game.words(guest.language).seats[: match.seats])
    game = match.game
    live = await hall.create(
        guest, lambda *_: import_order(said.text, names, guest.id, game.id, game.version, hall.now())
    )
    return told(live, guest)
