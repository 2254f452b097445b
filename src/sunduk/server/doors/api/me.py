"""Saying who I am: the guest gets a cookie."""

from __future__ import annotations

from fastapi import Request, Response

from sunduk.table.requests.people import named
from sunduk.table.wire.asked import Introduction
from sunduk.table.wire.tables import MeJson

from ..addresses import address_of
from .dependencies import TheHall, router_of, set_guest, somebody

router = router_of("people")


@router.post("/me")
async def introduce(said: Introduction, request: Request, response: Response, hall: TheHall) -> MeJson:
    """Say a name: becomes a guest with a cookie, or takes another name."""
    state = request.app.state
    before = await somebody(request)
    guest = named(before, said)
    if before is None and hall.settings.limits:
        state.new_guests.take(address_of(request.client))
    await hall.guests.keep(guest, hall.now())
    set_guest(request, response, guest.id)
    return {"name": guest.name, "language": guest.language}
