"""Analyses of finished matches, streamed as they come."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Literal

from fastapi import Query, Request, Response
from fastapi.responses import StreamingResponse

from sunduk.server.analyses import ThreadBench
from sunduk.table.analysable import check_not_played, finished
from sunduk.table.live.analyses import MOST_MATCHES, Analyses, running_of, times_of
from sunduk.table.live.environment import Payer
from sunduk.table.wire.analysis import AnalysisLineJson, GameRecordJson

from .dependencies import Known, Somebody, TheHall, TheTable, router_of

router = router_of("analysis")

NDJSON = "application/x-ndjson"


def analyses_of(request: Request) -> Analyses:
    found: Analyses = request.app.state.analyses
    return found


@router.get("/tables/{id}/analysis", response_model=AnalysisLineJson)
async def analysis(
    request: Request,
    live: TheTable,
    guest: Known,
    hall: TheHall,
    budget: Annotated[Literal["quick", "standard"], Query()] = "standard",
) -> StreamingResponse:
    """What luck and choices brought in a match that is over, as lines of JSON: `begun`, each `entry`, and `done`.

    One analysis a guest at a time. A record of a match that still runs is not analysed for those who play it.
    """
    finished(live.table)
    check_not_played(live.table, guest.id, await running_of(hall, guest.id))
    # Nobody waits for an analysis as they wait for a bot: it is never urgent.
    in_thread = partial(hall.executor.think, Payer(guest.origin, guest.id), lambda: False)
    bench = ThreadBench(request.app.state.analysis_code, in_thread)
    lines = analyses_of(request).ask(live.table, guest.id, budget, bench, partial(times_of, hall.store, live.table))
    return StreamingResponse(lines, media_type=NDJSON, headers={"Cache-Control": "no-store"})


@router.get("/tables/{id}/card", response_class=Response)
async def end_card(
    request: Request,
    live: TheTable,
    lang: Annotated[Literal["en", "ru"], Query()] = "en",
) -> Response:
    """The end card of a match that has been analysed, as SVG."""
    picture = await analyses_of(request).card(live.table, lang)
    name = f'inline; filename="{live.table.game.id}-{live.table.id}.svg"'
    return Response(picture, media_type="image/svg+xml", headers={"Content-Disposition": name})


@router.get("/me/record")
async def my_record(request: Request, guest: Somebody, hall: TheHall) -> list[GameRecordJson]:
    """My accuracy, average loss and luck over the matches that were analysed, by game, with intervals."""
    if guest is None:
        return []
    ids = await hall.store.of_guest(guest.id, MOST_MATCHES)
    tables = [live.table for live in await hall.those_that_open(ids)]
    return await analyses_of(request).record(tables, guest.id)
