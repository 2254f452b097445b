"""Who I am."""

from __future__ import annotations

from fastapi import Request, Response

from sunduk.table.wire import MeJson

from ..identity import COOKIE, Guest, clean, new_id
from ..lengths import LONGEST_NAME
from ..limits import address_of
from .dependencies import Somebody, TheHall, router_of, somebody
from .models import Introduction

router = router_of("me")


@router.get("/me")
async def me(guest: Somebody) -> MeJson | None:
    """The name by which I am known; null for a visitor who has not said one."""
    return {"name": guest.name, "language": guest.language} if guest else None


@router.post("/me")
async def introduce(said: Introduction, request: Request, response: Response, hall: TheHall) -> MeJson:
    """Say a name: becomes a guest with a cookie, or takes another name."""
    state = request.app.state
    name = clean(said.name, LONGEST_NAME, "A name")
    before = await somebody(request)
    if before is None and hall.settings.limits:
        state.new_guests.take(address_of(request.client))
    guest = Guest(before.id if before else new_id(), name, said.language)
    await hall.guests.keep(guest, hall.now())
    response.set_cookie(
        COOKIE,
        state.signer.sign(guest.id),
        max_age=state.signer.seconds,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        path="/",
    )
    return {"name": guest.name, "language": guest.language}
