"""Playing: moves, take-backs, hints, chat."""

from __future__ import annotations

from typing import Annotated, cast

from sunduk.bots.advice import Advice
from sunduk.core.match.match import Match
from sunduk.core.match.prospects import prospects
from sunduk.core.match.reasons import reasons
from sunduk.core.match.view import View

from .. import decisions
from ..faults import Fault
from ..frames import prospect_json
from ..guests import Guest
from ..live.hall import Hall
from ..live.live_table import Live
from ..past import at
from ..sequels import sequels_json
from ..table import Table
from ..texts import clean_line
from ..wire.asked import Action, Actions, Count, OneSeat, Saying, SeatNumber, TakingBack
from ..wire.marks import Limits
from ..wire.play import ChatJson, HintJson, HintsJson, MadeJson, ProspectsJson, ReasonJson, ReasonsJson, SequelsJson


async def act(hall: Hall, live: Live, guest: Guest, said: Action) -> MadeJson:
    """Make a move: an action id, a text or an object."""
    return {"seq": (await hall.act(live, guest.id, said["seat"], said["seq"], said["action"])).seq}


async def take_back(hall: Hall, live: Live, guest: Guest, said: TakingBack) -> MadeJson:
    """Take back my last move, where none of the four nevers forbids it; against bots, my moves since a position."""
    seat, seq = said["seat"], said.get("since")

    def ask(table: Table) -> decisions.Decision:
        if seq is None:
            return decisions.take_back(table, guest.id, seat, hall.now())
        return decisions.take_back_turn(table, guest.id, seat, seq, hall.now())

    return {"seq": (await hall.decide(live, ask)).seq}


async def hint(hall: Hall, live: Live, guest: Guest, said: OneSeat) -> HintsJson:
    """What the best bot thinks of my choices, where no other person plays."""
    seat = said["seat"]
    view = _helped(live.table, guest.id, seat).view(seat)
    hall.quotas.hint(guest)
    found = await hall.bots.advice(live, view, live.luck.seed(seat))
    return {"choices": [_hint(view, each) for each in found]}


def why(live: Live, guest: Guest, seat: SeatNumber, actions: Actions) -> ReasonsJson:
    """What speaks for and against choices of mine, where hints are given: for a page that has searched them itself."""
    view = _helped(live.table, guest.id, seat).view(seat)
    asked = [int(action) for action in actions.split(",")]
    if not set(asked) <= set(view.ids):
        raise Fault("invalid", "Reasons are given for your choices of this moment only.")
    return {"reasons": [cast(list[ReasonJson], list(reasons(view, action))) for action in asked]}


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


async def foresee(
    hall: Hall,
    live: Live,
    guest: Guest,
    action: Count,
    seat: Annotated[int, Limits(ge=0, le=9)],
    seq: Count | None = None,
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
    found = await hall.executor.run(prospects, match, seat, match.read(seat, action))
    told = [prospect_json(table, each, match.length) for each in found]
    return {"seq": table.base + match.length, "prospects": told}


async def foretell(
    hall: Hall, live: Live, guest: Guest, seat: Annotated[int, Limits(ge=0, le=9)], seq: Count = 0
) -> SequelsJson:
    """What my seat would see of each of its choices before chance or anybody else acts, told from its view alone.

    `seq` is the position that I know: the answer is for that one or a later one.
    """
    table = await hall.reach(live, seq)
    match = decisions.playing(table, guest.id, seat)
    # Whether an answer is right is for the player to find out.
    if seat not in match.actors or (table.game.answers and table.game.part("answers").asked(match.plain) is not None):
        return {"seq": table.seq, "sequels": []}
    found = await hall.executor.run(sequels_json, match.view(seat), table.seq, match.backend)
    return {"seq": table.seq, "sequels": found}


async def say(hall: Hall, live: Live, guest: Guest, said: Saying) -> ChatJson:
    """Say something at a table."""
    return (await hall.say(live, guest, clean_line(said["text"]))).json()


async def said(hall: Hall, live: Live) -> list[ChatJson]:
    """What was said lately."""
    return [line.json() for line in await hall.store.said(live.table.id)]
