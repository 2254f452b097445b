"""Studies of variants, told as they go."""

from __future__ import annotations

from fastapi import Request
from fastapi.responses import StreamingResponse

from sunduk.server.studies import Studies
from sunduk.table.faults import Fault
from sunduk.table.requests.studies import checked_order
from sunduk.table.wire.asked import StudyOrder
from sunduk.table.wire.design import StudyLineJson, StudyStopJson

from .analysis import NDJSON
from .dependencies import Known, TheHall, router_of

router = router_of("studies")


@router.post("/studies", response_model=StudyLineJson)
async def study(request: Request, guest: Known, hall: TheHall, said: StudyOrder) -> StreamingResponse:
    """Play many matches of a game and of variants of it; told as lines of JSON, the last of them `done` or `failed`.

    One study a guest at a time, one a server; it runs in time that nothing else needs.
    """
    if not hall.settings.workbench:
        raise Fault("forbidden", "Studies are not made on this server: its operator has switched them off.")
    studies: Studies = request.app.state.studies
    studies.check(guest.id)
    asked = await hall.executor.run(checked_order, said)
    asked["refused"] = dict(await hall.stumbles.of_game(said["game"]))
    return StreamingResponse(studies.lines(guest.id, asked), media_type=NDJSON, headers={"Cache-Control": "no-store"})


@router.post("/studies/stop")
async def stop(request: Request, guest: Known) -> StudyStopJson:
    """End my study with a report of what was played so far; its intervals then hold at all times at once."""
    studies: Studies = request.app.state.studies
    return {"stopped": studies.stop(guest.id)}
