"""FastAPI dependencies shared by all endpoints: the guest who asks, the table, the seat."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, cast

import orjson
from fastapi import APIRouter, Depends, Request, Response

from sunduk.table.faults import Fault
from sunduk.table.guests import Guest
from sunduk.table.live.hall import Hall
from sunduk.table.live.live_table import Live
from sunduk.table.wire.asked import TableId
from sunduk.table.wire.play import RefusalJson

from ..addresses import address_of
from ..identity import COOKIE
from ..middleware import cookie_of


def router_of(subject: str) -> APIRouter:
    """A router for one subject of the API, each of whose requests may be refused."""
    refused = {"model": RefusalJson, "description": "Refused, and why."}
    return APIRouter(prefix="/api", tags=[subject], responses={"default": refused})


def written(answer: object) -> Response:
    """A response of a declared type, as JSON. Skips FastAPI's validation, since the data is our own."""
    return Response(orjson.dumps(answer), media_type="application/json")


def hall_of(request: Request) -> Hall:
    return cast(Hall, request.app.state.hall)


async def the_hall(request: Request) -> Hall:
    return hall_of(request)


async def somebody(request: Request) -> Guest | None:
    """The guest of the cookie; None without a cookie or with an invalid one, which the response then deletes."""
    cookie = cookie_of(request.headers)
    if not cookie:
        return None
    guest = await find_guest(request.app, cookie)
    request.state.bad_cookie = guest is None
    return replace(guest, origin=request.app.state.signer.origin(address_of(request.client))) if guest else None


async def find_guest(app: object, cookie: str) -> Guest | None:
    """The guest that a cookie was signed for; None if it is forged, too old, or of another database."""
    state = cast(Request, app).state
    id = state.signer.read(cookie)
    return cast(Guest | None, await state.hall.guests.find(id) if id else None)


async def known(request: Request) -> Guest:
    """The guest who asks; a visitor without a valid cookie is refused."""
    guest = await somebody(request)
    if guest is None:
        raise Fault("nobody", "Say your name first: POST /api/me.")
    return guest


def set_guest(request: Request, response: Response, guest: str) -> None:
    """Let a response set the cookie by which a guest is recognized."""
    signer = request.app.state.signer
    response.set_cookie(
        COOKIE,
        signer.sign(guest),
        max_age=signer.seconds,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        path="/",
    )


TheHall = Annotated[Hall, Depends(the_hall)]
Somebody = Annotated[Guest | None, Depends(somebody)]
Known = Annotated[Guest, Depends(known)]


async def the_table(id: TableId, request: Request) -> Live:
    return await hall_of(request).live(id)


TheTable = Annotated[Live, Depends(the_table)]
