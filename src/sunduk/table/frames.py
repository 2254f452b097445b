"""What is told of a table, as JSON: to each only what it may know."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, cast
from weakref import WeakKeyDictionary

from sunduk.core.match.account import data
from sunduk.core.match.game import Game, Option
from sunduk.core.match.match import Match
from sunduk.core.match.moves import to_json
from sunduk.core.match.notation import remark
from sunduk.core.match.prospects import Prospect
from sunduk.core.match.view import SPECTATOR, description, encoded, moves
from sunduk.core.rules.contract import CHANCE

from . import luck as lucks
from . import takebacks
from .compact_json import dumps
from .faults import Fault
from .luck import Luck
from .signing import Key, sign
from .table import Table
from .wire.frames import FromServer
from .wire.play import ChoiceJson, HappeningJson, ProspectJson, TimesJson, ViewJson
from .wire.tables import AccountJson, GameJson, OptionJson, TableJson

MOST_VALUES = 20
"""Numbers that an option lists one by one."""
MOST_MOVES = 1 << 14
"""That are kept as they are told."""
ALL = -2
"""The view in which nothing is hidden, once a match is over."""


def frame_bytes(frame: FromServer) -> bytes:
    """A message of the socket, as it is sent."""
    return dumps(frame)


def game_json(game: Game, warm: bool) -> GameJson:
    return {
        "id": game.id,
        "version": game.version,
        "seats": list(game.seats),
        "secrets": game.secrets,
        "race": game.race,
        "sand": game.sand_seconds,
        "options": [_option_json(option) for option in game.options],
        "warm": warm,
    }


def _option_json(option: Option) -> OptionJson:
    """An option; a long run of numbers is told by its ends."""
    words = [value for value in option.values if isinstance(value, str)]
    numbers = [value for value in option.values if isinstance(value, int)]
    long = len(numbers) > MOST_VALUES
    return {
        "name": option.name,
        "values": [*words] if long else [*option.values],
        "range": (numbers[0], numbers[-1]) if long else None,
        "default": option.default,
        "seats": None if option.seats is None else list(option.seats),
    }


def table_json(table: Table, luck: Luck, guest: str | None, online: Collection[str]) -> TableJson:
    """A table, as a guest is told of it."""
    return {
        "id": table.id,
        "game": table.game.id,
        "version": table.create.version,
        "options": table.match.options if table.match else _options(table),
        "seats": [
            {
                "kind": seat.kind,
                "name": seat.name,
                "level": seat.level,
                "online": seat.kind == "bot" or (seat.guest or seat.reserved) in online,
                "standin": seat.standin,
                "resigned": seat.resigned,
                "resigned_at": seat.resigned_at,
                "declined": seat.declined or None,
                "salt": None if table.state == "waiting" else seat.salt,
            }
            for seat in table.seats
        ],
        "clock": table.clock.json(),
        "standin": table.create.standin,
        "private": table.create.private,
        "state": table.state,
        "seq": table.seq,
        "opened": _opened(table),
        "acting": list(table.acting),
        "you": table.seats_of(guest),
        "reserved": table.reserved_for(guest),
        "reserved_until": None if table.reserved_due is None else _iso(table.reserved_due),
        "host": bool(guest) and table.create.host == guest,
        "first": table.create.first,
        "rematch_of": table.create.rematch_of or None,
        "rematch": table.rematch,
        "luck": {
            "commitment": table.create.commitment,
            "commitments": luck.commitments(table.seats) if table.state == "waiting" else table.commitments,
            "awaited": table.awaited,
            "salts": [None] * len(table.seats) if table.state == "waiting" else table.salts,
            "secret": luck.secret.hex() if table.state == "over" else None,
        },
        "scores": table.scores,
        "placings": table.placings,
        "account": _account(table),
        "created": _iso(table.create.at),
    }


def _account(table: Table) -> AccountJson | None:
    """The result explained, once the match is over; kept as long as the match is."""
    match = table.match
    if match is None or table.scores is None:
        return None
    if match not in _accounts:
        _accounts[match] = cast(AccountJson | None, data(match))
    return _accounts[match]


_accounts: WeakKeyDictionary[Match, AccountJson | None] = WeakKeyDictionary()


def _iso(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds")


def _opened(table: Table) -> int:
    """After how many actions a seat first acted, or could: before that, chance sets up the match."""
    log = table.match.log if table.match else ()
    return table.base + next((place for place, (who, _) in enumerate(log) if who < CHANCE), len(log))


def _options(table: Table) -> dict[str, str | int]:
    return {option.name: table.create.options.get(option.name, option.default) for option in table.game.options}


def times_json(table: Table, now: int) -> TimesJson:
    """How much time seats have, whose runs, and how much sand is left."""
    lefts = [hand.at(now) for hand in table.hands]
    running = [seat for seat, hand in enumerate(table.hands) if hand.since is not None and hand.left is not None]
    if table.clock.kind == "none" and table.answer_due:
        due, seat = table.answer_due
        lefts[seat], running = max(0, due - now), [seat]
    return {
        "left": [None if left is None else left / 1000 for left in lefts],
        "running": running,
        "sand": None if table.sand_due is None else max(0, table.sand_due - now) / 1000,
    }


@lru_cache(1 << 10)
def _written(numbers: tuple[int | None, ...]) -> bytes:
    return dumps(numbers)


def _times(table: Table, now: int) -> bytes:
    """The JSON of `times_json`. Fast path: no clock is running."""
    if table.clock.kind == "none" and table.sand_since is None and not table.answer_due:
        return b'{"left":%s,"running":[],"sand":null}' % _written((None,) * len(table.hands))
    return dumps(times_json(table, now))


class Position:
    """The position of a table, told to all who look: what is the same for several is made and written once."""

    def __init__(self, table: Table, now: int) -> None:
        assert table.match
        self.table = table
        self._match: Match = table.match
        self._seen_by_all = b""
        self._events: dict[int, list[HappeningJson]] = {}
        self._heard: dict[int, bytes] = {}
        """Events that are for everyone."""
        self._acting = table.acting
        self._seq = table.seq
        self._head = b'"seq":%d,"acting":%s,"times":%s' % (self._seq, _written(self._acting), _times(table, now))
        last = table.match.last if table.state == "running" else None
        mover = last.who if last else CHANCE
        free = mover < CHANCE and table.seats[mover].present and table.clocks.affords(table.seq - 1, now)
        self._mover = mover if free else None
        """Whose move may still be taken back."""

    def frame(self, seat: int, since: int | None) -> bytes:
        """The position as a seat sees it, and what happened since it last looked; nothing if it never did."""
        table = self.table
        since = self._seq if since is None else max(table.base, min(since, self._seq))
        takeback = seat == self._mover and takebacks.allowed(self._match, seat)
        return b'{"type":"view","seat":%d,%s,"since":%d,"events":%s,"takeback":%s,"view":%s}' % (
            seat,
            self._head,
            since,
            self._seen(since, seat),
            b"true" if takeback else b"false",
            self._view(seat),
        )

    def _view(self, seat: int) -> bytes:
        match, game, acts = self._match, self.table.game, seat in self._acting
        if game.secrets:
            view = match.view(seat)
            seen = dumps(view.description())[:-1]
            choices = _moves(game, view.plain, seat, view.ids) if acts else b"[]"
            record = encoded(view.packed).encode()
        else:
            # Without secrets all see the same.
            seen = self._seen_by_all = self._seen_by_all or dumps(description(game, match.plain))[:-1]
            record = encoded(match.packed).encode()
            choices = _moves(game, match.plain, seat, match.ids(seat)) if acts else b"[]"
        return b'%s,"view":%d,"record":"%s","choices":%s}' % (seen, seat, record, choices)

    def _seen(self, since: int, seat: int) -> bytes:
        if since not in self._events:
            events = self._events[since] = events_json(self.table, self._match, since, ALL)
            if not any("only" in event for event in events):
                self._heard[since] = dumps(events)
        if since in self._heard:
            return self._heard[since]
        return dumps([event for event in self._events[since] if seat in event.get("only", (seat,))])


def _moves(game: Game, plain: Any, seat: int, ids: Sequence[int]) -> bytes:
    """Actions of a seat. Where a game tells an action alike in every position, it is written once for all."""
    if game.moves_alike:
        return b"[%s]" % b",".join([_move(game, seat, action) for action in ids])
    return dumps(moves(game, plain, seat, ids))


@lru_cache(MOST_MOVES)
def _move(game: Game, seat: int, action: int) -> bytes:
    return dumps(moves(game, None, seat, (action,))[0])


def view_json(match: Match, seat: int, running: bool = True) -> ViewJson:
    view = match.whole() if seat == ALL else match.view(seat)
    if not running:
        view.ids = []
    return cast(ViewJson, view.json() | {"record": encoded(view.packed)})


def events_json(table: Table, match: Match, since: int, seat: int) -> list[HappeningJson]:
    """What happened from action number `since` on, as far as a seat may know."""
    found = cast(list[HappeningJson], match.events(since - table.base, None if seat == ALL else seat))
    return [{**event, "seq": event["seq"] + table.base} for event in found] if table.base else found


def prospect_json(table: Table, prospect: Prospect, since: int) -> ProspectJson:
    """One way in which things may go on after `since` actions: what chance would do, and all that would happen."""
    outcomes = []
    for place, (who, action) in enumerate(prospect.match.log[since + 1 :], since + 1):
        now = prospect.match.rewound(place)
        told = {"id": action, "text": now.write(who, action)} | to_json(table.game, now.state, who, action)
        outcomes.append(cast(ChoiceJson, told))
    events = events_json(table, prospect.match, table.base + since, ALL)
    return {"share": float(prospect.share), "outcomes": outcomes, "events": events}


def seat_to_show(table: Table, guest: str | None, asked: int | None) -> int:
    """Whose view a guest is shown: a seat of theirs, or what everyone may know."""
    mine = table.seats_of(guest)
    if asked is None:
        return mine[0] if mine else SPECTATOR
    if asked == ALL:
        if table.state == "running" and table.game.secrets:
            raise Fault("forbidden", "Everything is shown when the match is over.")
        return ALL
    if asked == SPECTATOR or asked in mine:
        return asked
    raise Fault("forbidden", "That is not your seat.")


def at(table: Table, seq: int) -> Match:
    """The match as it stood after `seq` actions."""
    if table.match is None:
        raise Fault("conflict", "The match has not begun.")
    if not table.base <= seq <= table.seq:
        raise Fault("unknown", f"This match has positions {table.base} to {table.seq}.")
    return table.match.rewound(seq - table.base)


def record_text(
    table: Table, luck: Luck, key: Key | None, seat: int, language: str = "en", everything: bool = False
) -> str:
    """The record of a match, signed once it is over; while it runs and has secrets, only what a seat has seen of it.

    Without a key it is not signed. With `everything` nothing is left out of a match that runs.
    """
    match = at(table, table.seq)
    if table.create.record:
        return table.create.record
    if table.state == "running" and table.game.secrets and not everything:
        return _seen_record(table, match, seat, language)
    match.headers |= {"Date": datetime.fromtimestamp(table.create.at / 1000, UTC).date().isoformat()}
    match.headers |= {"Players": " ".join("human" if s.kind == "person" else f"level:{s.level}" for s in table.seats)}
    if table.state == "over" and not table.base:
        match.headers |= lucks.headers(luck, table.seats, table.create.first)
    return sign(match.dump(), key) if key and table.state == "over" else match.dump()


def _seen_record(table: Table, match: Match, seat: int, language: str) -> str:
    """The position as a seat sees it, and in remarks what it has seen happen."""
    headers = {
        "Game": table.game.id,
        "Version": str(table.game.version),
        "Seats": str(match.seats),
        "Options": " ".join(f"{name}={value}" for name, value in match.options.items()),
        "Position": match.view(seat).position,
    }
    seen = [f"{{{remark(line)}}}" for line in match.story(language, seat=seat)]
    return "\n".join([*(f'[{key} "{value}"]' for key, value in headers.items()), "", *seen, "*", ""])
