"""Studies of variants, told as they go."""

from __future__ import annotations

from typing import Any

from fastapi import Request
from fastapi.responses import StreamingResponse

from sunduk.core.errors import BadOption
from sunduk.server.studies import Studies
from sunduk.table.faults import Fault
from sunduk.table.requests.games import known_game
from sunduk.table.variants import changed
from sunduk.table.wire.asked import StudyOrder
from sunduk.table.wire.design import StudyLineJson, StudyStopJson

from .analysis import NDJSON
from .dependencies import Known, TheHall, router_of

router = router_of("studies")

MOST_RANDOM = 200_000
"""Matches of each variant between players who choose at random, at most."""
MOST_OF_BOTS = 2_000
"""Matches of each variant between bots that think, at most."""
OF_BOTS = 100
"""Matches of each variant between bots that think, where nobody says how many."""


@router.post("/studies", response_model=StudyLineJson)
async def study(request: Request, guest: Known, hall: TheHall, said: StudyOrder) -> StreamingResponse:
    """Play many matches of a game and of variants of it; told as lines of JSON, the last of them `done` or `failed`.

    One study a guest at a time, one a server; it runs in time that nothing else needs.
    """
    if not hall.settings.workbench:
        raise Fault("forbidden", "Studies are not made on this server: its operator has switched them off.")
    studies: Studies = request.app.state.studies
    studies.check(guest.id)
    asked = await hall.executor.run(_asked, said)
    asked["refused"] = dict(await hall.stumbles.of_game(said["game"]))
    return StreamingResponse(studies.lines(guest.id, asked), media_type=NDJSON, headers={"Cache-Control": "no-store"})


@router.post("/studies/stop")
async def stop(request: Request, guest: Known) -> StudyStopJson:
    """End my study with a report of what was played so far; its intervals then hold at all times at once."""
    studies: Studies = request.app.state.studies
    return {"stopped": studies.stop(guest.id)}


def _asked(said: StudyOrder) -> dict[str, Any]:
    """What the child process is asked: the game as it is, then the variants, all checked."""
    game, bots = known_game(said["game"]), list(dict.fromkeys(said.get("bots") or ["uniform"]))
    variants: list[dict[str, Any]] = [{"name": "", "edition": None, "options": {}}]
    for each in said["variants"]:
        draft, options = each.get("edition"), each.get("options")
        edition = changed(game, draft) if draft else None
        try:
            game.unstarted(said["seats"], options or {})
        except BadOption as error:
            raise Fault("invalid", str(error)) from None
        name = each.get("name") or (str(edition.get("title", "")) if edition else "") or game.id
        variants.append({"name": name, "edition": edition, "options": options or {}})
    sharp = said.get("sharp")
    return {
        "game": game.id,
        "variants": variants,
        "seats": said["seats"],
        "bots": bots,
        "num": said.get("num") or MOST_RANDOM,
        "thoughtful": said.get("thoughtful") or (MOST_OF_BOTS if sharp else OF_BOTS),
        "sharp": {"first_seat": sharp / 100} if sharp else {},
        "language": said.get("language", "en"),
    }
