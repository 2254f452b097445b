"""Analyses of finished matches, streamed as they come."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Literal

from fastapi import Query, Request
from fastapi.responses import StreamingResponse

from sunduk.server.analyses import Analyses, finished, still_played
from sunduk.table.faults import Fault
from sunduk.table.live.environment import Payer
from sunduk.table.wire.analysis import AnalysisLineJson

from .dependencies import Known, TheHall, TheTable, router_of

router = router_of("analysis")

NDJSON = "application/x-ndjson"


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
    record = finished(live.table)
    for other in hall.lives.values():
        match = other.table.match
        if other.table.state == "running" and match and other.table.seats_of(guest.id) and still_played(record, match):
            raise Fault("conflict", "You still play this match: it is analysed when it is over.")
    analyses: Analyses = request.app.state.analyses
    # Nobody waits for an analysis as they wait for a bot: it is never urgent.
    in_thread = partial(hall.executor.think, Payer(guest.origin, guest.id), lambda: False)
    lines = analyses.ask(live.table, guest.id, budget, in_thread)
    return StreamingResponse(lines, media_type=NDJSON, headers={"Cache-Control": "no-store"})
