"""What is told of a table, as JSON: frames of screens and answers of requests."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, NamedTuple, cast
from weakref import WeakKeyDictionary

from sunduk.core.match.account import data
from sunduk.core.match.game import LANGUAGES, Game, Option
from sunduk.core.match.match import Match
from sunduk.core.match.moves import to_json
from sunduk.core.match.prospects import Prospect
from sunduk.core.match.view import description, encoded, moves
from sunduk.core.rules.contract import CHANCE

from . import takebacks
from .access import ALL
from .compact_json import dumps
from .luck import Luck
from .table import Table
from .wire.frames import FromServer
from .wire.play import ChoiceJson, HappeningJson, ProspectJson, TimesJson, ViewJson
from .wire.tables import AccountJson, GameJson, OptionJson, TableJson

MOST_VALUES = 20
"""Numbers that an option lists one by one."""
MOST_MOVES = 1 << 14
"""That are kept as they are told."""


class Crowd(NamedTuple):
    """Who looks at a table besides its players."""

    spectators: int = 0
    screens: int = 0
    """Screens that show the table to everyone in a room."""


EMPTY = Crowd()


def frame_bytes(frame: FromServer) -> bytes:
    """A message of the socket, as it is sent."""
    return dumps(frame)


def game_json(game: Game, warm: bool, variants: bool) -> GameJson:
    words = {language: game.words(language).data for language in LANGUAGES}
    return {
        "id": game.id,
        "version": game.version,
        "seats": list(game.seats),
        "secrets": game.secrets,
        "race": game.race,
        "sand": game.sand_seconds,
        "options": [_option_json(option) for option in game.options],
        "warm": warm,
        "variants": variants,
        "title": {language: str(words[language]["title"]) for language in LANGUAGES},
        "blurb": {language: str(words[language].get("blurb", "")) for language in LANGUAGES},
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


def table_json(table: Table, luck: Luck, guest: str | None, online: Collection[str], crowd: Crowd = EMPTY) -> TableJson:
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
                "manner": seat.manner,
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
        "sand": table.sand_seconds or None,
        "standin": table.create.standin,
        "private": table.create.private,
        "state": table.state,
        "seq": table.seq,
        "opened": _opened(table),
        "acting": list(table.acting),
        "you": table.seats_of(guest),
        "reserved": table.reserved_for(guest),
        "reserved_until": None if table.reserved_due is None else _iso(table.reserved_due),
        "spectators": crowd.spectators,
        "screen": crowd.screens > 0,
        "alone": table.create.alone,
        "host": bool(guest) and table.create.host == guest,
        "first": table.create.first,
        "edition": table.game.edition.data if table.game.edition else None,
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
        "undone": table.undone,
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
    if game.moves_alike and not game.edition:
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
