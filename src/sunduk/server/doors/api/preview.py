"""The picture of a table's board, for previews of links."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import Query, Request, Response
from fastapi.responses import RedirectResponse

from sunduk.server.previews.pictures import Pictures
from sunduk.table.wire.asked import Count

from .dependencies import TheHall, TheTable, router_of

router = router_of("tables")

AGE = "public, max-age=300"


@router.get("/tables/{id}/picture", response_class=Response)
async def picture(
    request: Request,
    live: TheTable,
    hall: TheHall,
    at: Annotated[Count | None, Query()] = None,
    lang: Annotated[Literal["en", "ru"], Query()] = "en",
) -> Response:
    """The board as a spectator sees it, now or after `at` actions, as PNG; an icon if too many are being drawn."""
    table = live.table if at is None else await hall.reach(live, at)
    pictures: Pictures = request.app.state.pictures
    drawn = await pictures.picture(table, at, lang)
    if drawn is None:
        return RedirectResponse("/icon-512.png", 302)
    return Response(drawn, media_type="image/png", headers={"Cache-Control": AGE})
