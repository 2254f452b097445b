"""An evening at home: opened and closed at the machine that serves, joined with a code."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Query, Request, Response

from sunduk.server.home.evening import COOKIE, SECONDS, Evening
from sunduk.server.home.home import Home
from sunduk.server.home.qr import qr_svg
from sunduk.table.faults import Fault
from sunduk.table.wire.asked import Joining, LostSeat, TableId
from sunduk.table.wire.home import HomeJson, TicketJson

from .dependencies import TheHall, router_of, set_guest

router = router_of("home")


async def home_of(request: Request) -> Home:
    found: Home = request.app.state.home
    return found


TheHome = Annotated[Home, Depends(home_of)]


async def host_only(home: TheHome, request: Request) -> None:
    if not home.is_host(request.scope, request.headers):
        raise Fault("forbidden", "This is done at the machine that serves.")


def _evening(home: Home) -> Evening:
    if home.evening is None:
        raise Fault("conflict", "The server does not listen on the local network now.")
    return home.evening


def _json(home: Home, request: Request, invited: bool | None = None) -> HomeJson:
    evening = home.evening
    invited = home.is_invited(request.scope, request.headers) if invited is None else invited
    return {
        "host": home.is_host(request.scope, request.headers),
        "open": evening is not None,
        "invited": invited,
        "code": evening.code if evening and invited else None,
        "addresses": [f"{address}:{evening.port}" for address in evening.addresses] if evening and invited else [],
        "link": evening.link() if evening and invited else None,
    }


@router.get("/home")
async def look(home: TheHome, request: Request) -> HomeJson:
    """Whether the server listens on the local network, and whether I may come in."""
    return _json(home, request)


@router.post("/home/open", dependencies=[Depends(host_only)])
async def open_up(home: TheHome, request: Request) -> HomeJson:
    """Listen on the local network, from a browser at the machine that serves."""
    await home.open()
    return _json(home, request)


@router.post("/home/close", dependencies=[Depends(host_only)])
async def close(home: TheHome, request: Request) -> HomeJson:
    """End the evening; whoever came through the local network is let go."""
    await home.close()
    return _json(home, request)


@router.post("/home/join")
async def join(said: Joining, home: TheHome, request: Request, response: Response) -> HomeJson:
    """Say the code, and get a pass for the evening; with a ticket, be the guest again that I was."""
    evening = home.admit(request.scope, said["code"])
    ticket = said.get("ticket")
    guest = home.tickets.redeem(ticket) if ticket else None
    if ticket and guest is None:
        raise Fault("forbidden", "This way back to a seat has been used or is too old: ask for another one.")
    if guest:
        set_guest(request, response, guest)
    response.set_cookie(COOKIE, evening.token, max_age=SECONDS, httponly=True, samesite="lax", path="/")
    return _json(home, request, invited=True)


@router.post("/home/ticket", dependencies=[Depends(host_only)])
async def ticket(said: LostSeat, home: TheHome, hall: TheHall) -> TicketJson:
    """A way back to the seat of a guest who is away and whose browser has forgotten them."""
    evening, live = _evening(home), await hall.live(said["table"])
    guest = live.table.seats[said["seat"]].guest if 0 <= said["seat"] < len(live.table.seats) else None
    if not guest:
        raise Fault("conflict", "Nobody holds this seat.")
    if guest in live.online():
        raise Fault("conflict", "The player of this seat is here.")
    ticket = home.tickets.issue(guest)
    return {"ticket": ticket, "link": evening.link(said["table"], ticket)}


@router.get("/home/qr", response_class=Response)
async def qr(
    home: TheHome,
    table: Annotated[TableId | None, Query()] = None,
    ticket: Annotated[str, Query(pattern="^[0-9a-f]{0,32}$")] = "",
) -> Response:
    """The link of this evening, or of a table, as a QR code."""
    return Response(qr_svg(_evening(home).link(table or "", ticket)), media_type="image/svg+xml")
