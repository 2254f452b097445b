"""Playing: moves, take-backs, hints, talk."""

from __future__ import annotations

import asyncio
from typing import Annotated, cast

from fastapi import Path, Query

from sunduk.bots.advice import Advice
from sunduk.core.match.match import Match, Move
from sunduk.core.match.prospects import prospects
from sunduk.core.match.reasons import reasons
from sunduk.core.match.view import View
from sunduk.table import decisions
from sunduk.table.faults import Fault
from sunduk.table.frames import at, prospect_json
from sunduk.table.table import Table
from sunduk.table.wire import ChatJson, HintJson, HintsJson, MadeJson, ProspectsJson, ReasonJson, ReasonsJson

from ..identity import clean
from ..lengths import LONGEST_LINE
from .dependencies import Known, TheHall, TheTable, router_of
from .models import Action, OneSeat, Saying

router = router_of("play")

ActionId = Annotated[int, Path(ge=0, le=10_000_000)]
ActionNumber = Annotated[int, Query(ge=0, le=10_000_000)]
MOST_EXPLAINED = 8
"""For how many choices reasons are given at once."""


@router.post("/tables/{id}/actions")
async def act(said: Action, live: TheTable, guest: Known, hall: TheHall) -> MadeJson:
    """Make a move: an action id, a text or an object."""
    move: Move = said.action
    return {"seq": (await hall.act(live, guest.id, said.seat, said.seq, move)).seq}


@router.post("/tables/{id}/takeback")
async def take_back(said: OneSeat, live: TheTable, guest: Known, hall: TheHall) -> MadeJson:
    """Take back my last move, where none of the four nevers forbids it."""
    table = await hall.decide(live, lambda table: decisions.take_back(table, guest.id, said.seat, hall.now()))
    return {"seq": table.seq}


@router.post("/tables/{id}/hint")
async def hint(said: OneSeat, live: TheTable, guest: Known, hall: TheHall) -> HintsJson:
    """What the best bot thinks of my choices, where no other person plays."""
    view = _helped(live.table, guest.id, said.seat).view(said.seat)
    hall.quotas.hint(guest)
    found = await hall.bots.advice(live, view, live.luck.seed(said.seat))
    return {"choices": [_hint(view, each) for each in found]}


@router.get("/tables/{id}/reasons")
async def why(
    live: TheTable,
    guest: Known,
    seat: Annotated[int, Query(ge=0, le=9)],
    action: Annotated[list[ActionNumber], Query(max_length=MOST_EXPLAINED)],
) -> ReasonsJson:
    """What speaks for and against choices of mine, where hints are given: for a page that has searched them itself."""
    view = _helped(live.table, guest.id, seat).view(seat)
    if not set(action) <= set(view.ids):
        raise Fault("invalid", "Reasons are given for your choices of this moment only.")
    return {"reasons": [cast(list[ReasonJson], list(reasons(view, each))) for each in action]}


def _helped(table: Table, guest: str, seat: int) -> Match:
    """The match, if a guest may be helped with a decision of a seat now."""
    match = decisions.playing(table, guest, seat)
    if table.people() != {guest}:
        raise Fault("forbidden", "Hints are for those who play against bots alone.")
    if seat not in match.actors:
        raise Fault("conflict", "It is not your turn.")
    if table.racing:
        raise Fault("conflict", "There is no time for hints in a race.")
    if table.answer_due:
        raise Fault("conflict", "This answer is yours alone: there is no hint for it.")
    return match


def _hint(view: View, advice: Advice) -> HintJson:
    return {
        "id": advice.action,
        "text": view.choices[advice.action],
        "visits": advice.visits,
        "win": advice.win,
        "place": advice.place,
        "error": advice.error,
        "equal": advice.equal,
        "reasons": cast(list[ReasonJson], list(advice.reasons)),
    }


@router.get("/tables/{id}/prospects/{action}")
async def foresee(
    action: ActionId,
    live: TheTable,
    guest: Known,
    hall: TheHall,
    seat: Annotated[int, Query(ge=0, le=9)],
    seq: Annotated[int | None, Query(ge=0, le=10_000_000)] = None,
) -> ProspectsJson:
    """What a choice of mine would bring, now or after `seq` actions, by each outcome of chance that may follow it."""
    table = live.table
    decisions.own(table, guest.id, seat)
    if table.game.secrets:
        raise Fault("forbidden", "What a choice would bring is not told in a game with secrets.")
    if table.game.race:
        raise Fault("forbidden", "What a choice would bring is not told in a race.")
    match = at(table, table.seq if seq is None else seq)
    if seat not in match.actors:
        raise Fault("conflict", "It is not your turn.")
    found = await asyncio.to_thread(prospects, match, seat, match.read(seat, action))
    told = [prospect_json(table, each, match.length) for each in found]
    return {"seq": table.base + match.length, "prospects": told}


@router.post("/tables/{id}/chat")
async def say(said: Saying, live: TheTable, guest: Known, hall: TheHall) -> ChatJson:
    """Say something at a table."""
    return (await hall.say(live, guest, clean(said.text, LONGEST_LINE, "What you say"))).json()


@router.get("/tables/{id}/chat")
async def said(live: TheTable, hall: TheHall) -> list[ChatJson]:
    """What was said lately."""
    return [line.json() for line in await hall.store.said(live.table.id)]
