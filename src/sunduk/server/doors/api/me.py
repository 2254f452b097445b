"""Who I am."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from ..identity import COOKIE, LONGEST_NAME, Guest, clean, new_id
from ..limits import address_of
from .dependencies import Somebody, TheHall, somebody
from .models import Introduction, Me

router = APIRouter(prefix="/api", tags=["me"])


@router.get("/me", response_model=Me | None)
async def me(guest: Somebody) -> dict[str, str] | None:
    """The name by which I am known; null for a visitor who has not said one."""
    return {"name": guest.name, "language": guest.language} if guest else None


@router.post("/me", response_model=Me)
async def introduce(said: Introduction, request: Request, response: Response, hall: TheHall) -> dict[str, str]:
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
