"""What happened: views, events and records."""

from __future__ import annotations

from typing import Literal, cast

from sunduk.core.match import account
from sunduk.core.match.match import Match

from .. import orders
from ..access import ALL, seat_to_show
from ..faults import Fault
from ..frames import events_json, view_json
from ..guests import Guest
from ..live.hall import Hall
from ..live.live_table import Live
from ..past import at, record_text
from ..table import Table
from ..wire.asked import AnySeat, Count, RecordText
from ..wire.design import PictureJson
from ..wire.play import LogJson, MissedJson, MissedTileJson, MomentJson, PublicKeyJson
from ..wire.tables import TableJson
from .tables import one


async def view(hall: Hall, live: Live, guest: Guest | None, seq: Count, seat: AnySeat | None = None) -> MomentJson:
    """The position after `seq` actions, and what the last of them did."""
    table = await hall.reach(live, seq)
    shown = _shown(table, guest, seat)
    match = at(table, seq)
    return {
        "seq": seq,
        "view": view_json(match, shown, seq == table.seq and table.state == "running"),
        "events": events_json(table, match, max(table.base, seq - 1), shown),
    }


async def picture(
    hall: Hall,
    live: Live,
    guest: Guest | None,
    seq: Count,
    seat: AnySeat | None = None,
    lang: Literal["en", "ru"] = "en",
) -> PictureJson:
    """The position after `seq` actions as a picture, for a page that has no board of its own for a game."""
    table = await hall.reach(live, seq)
    shown, match = _shown(table, guest, seat), at(table, seq)
    view = match.whole() if shown == ALL else match.view(shown)
    return {"svg": await hall.executor.run(view.svg, lang), "text": await hall.executor.run(view.text, lang)}


async def log(hall: Hall, live: Live, guest: Guest | None, seat: AnySeat | None = None, since: Count = 0) -> LogJson:
    """What happened from action `since` on, as far as I may know."""
    table = live.table
    shown = _shown(table, guest, seat)
    match = at(table, table.seq)
    first = max(table.base, min(since, table.seq))
    return {"seq": table.seq, "events": await hall.executor.run(events_json, table, match, first, shown)}


async def record(hall: Hall, live: Live, guest: Guest | None, seat: AnySeat | None = None) -> str:
    """The match as text, signed once it is over.

    While it runs and has secrets, the position as I see it and what I have seen happen.
    """
    shown = _shown(live.table, guest, seat)
    if live.table.match is None:
        raise Fault("conflict", "The match has not begun.")
    language = guest.language if guest else "en"
    return await hall.executor.run(record_text, live.table, live.luck, hall.key, shown, language)


async def missed(hall: Hall, live: Live) -> MissedJson:
    """What nobody found in a match that is over, where the game tells it."""
    table = live.table
    if table.state not in ("over", "record"):
        raise Fault("forbidden", "What was missed is told when the match is over.")
    found = await hall.executor.run(account.missed, at(table, table.seq))
    return {"missed": cast(list[MissedTileJson], found)}


def key(hall: Hall) -> PublicKeyJson:
    """What the records of finished matches are signed with."""
    if hall.key is None:
        raise Fault("unknown", "Records of matches that are played here are not signed.")
    return {"algorithm": "Ed25519", "key": hall.key.public}


async def bring(hall: Hall, guest: Guest, said: RecordText) -> TableJson:
    """Import a record, to look at it: also that of a match that I played without a server."""
    match = await hall.executor.run(Match.load, said["text"])
    alone = said.get("alone", False)
    made = await hall.create(guest, lambda *_: orders.imported(match, said["text"], guest, hall.now(), alone))
    return one(made, guest)


def _shown(table: Table, guest: Guest | None, seat: str | None) -> int:
    """Whose view a guest is shown."""
    asked = None if seat is None else ALL if seat == "all" else int(seat)
    return seat_to_show(table, guest.id if guest else None, asked)
