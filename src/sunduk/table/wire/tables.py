"""What is told of games, guests and tables."""

from __future__ import annotations

from typing import Any, Literal

from .marks import TypeAliasType, TypedDict, deferred

SeatKind = Literal["open", "reserved", "person", "bot"]
TableState = Literal["waiting", "running", "over", "record", "closed"]


class OptionJson(TypedDict):
    """An option of a game."""

    name: str
    values: list[str | int]
    range: tuple[int, int] | None
    """The least and the most, where any whole number between them may be chosen."""
    default: str | int
    seats: list[int] | None
    """For which numbers of seats it may be chosen; null for all."""


class GameJson(TypedDict):
    """A game that can be played here."""

    id: str
    version: int
    seats: list[int]
    """For how many it is."""
    secrets: bool
    race: bool
    sand: int
    """How many seconds the sand runs, in a race."""
    options: list[OptionJson]
    warm: bool
    """False until its code is compiled: until then its bots play more simply."""
    variants: bool
    """Whether it may be played with an edition of one's own."""
    title: dict[str, str]
    """By language."""
    blurb: dict[str, str]
    """By language: a sentence about it."""


class RulesJson(TypedDict):
    """The rules of a game."""

    text: str
    """Markdown."""
    clauses: dict[str, str]
    """By number, such as 6.2."""


class WordsJson(TypedDict):
    """The words of a game, for a page that has none of its own."""

    words: dict[str, dict[str, Any]]
    """By language."""
    cover: str
    """The picture on its box, as SVG; empty if it has none."""


class MeJson(TypedDict):
    """Who I am to the server."""

    name: str
    language: str


class NoClockJson(TypedDict):
    """Nobody hurries."""

    kind: Literal["none"]


class MoveClockJson(TypedDict):
    """So much for each move."""

    kind: Literal["move"]
    seconds: float


class BankClockJson(TypedDict):
    """So much for the match, and more with each move."""

    kind: Literal["bank"]
    seconds: float
    increment: float


class DaysClockJson(TypedDict):
    """Days for each move."""

    kind: Literal["days"]
    days: float


ClockJson = TypeAliasType("ClockJson", NoClockJson | MoveClockJson | BankClockJson | DaysClockJson)
"""How time is given."""


class SeatJson(TypedDict):
    """A seat of a table."""

    kind: SeatKind
    """Reserved: only one guest, of this name, may take it."""
    name: str
    level: int | None
    """1 to 8: the level of a bot, or of the stand-in while it plays."""
    manner: str | None
    """The taste of a bot: miser, blocker or gambler; null for most."""
    online: bool
    standin: bool
    """A bot plays for an absent person."""
    resigned: bool
    """A bot plays to the end."""
    resigned_at: int | None
    """The `seq` at which the player resigned."""
    declined: str | None
    """Who was asked to play in this open seat and did not come."""
    salt: str | None
    """What this seat adds to the luck, once the match has begun."""


class LuckJson(TypedDict):
    """What is known of a table's luck, see docs/luck.md."""

    commitment: str
    """The server's, to its secret."""
    commitments: list[str | None]
    """Of the seats, to their salts."""
    awaited: list[int]
    """Seats that are to reveal their salts now."""
    salts: list[str | None]
    """Once the match has begun."""
    secret: str | None
    """Once the match is over."""


class SourceJson(TypedDict):
    """Something that brought a seat points."""

    source: str
    """Its words are under `[sources]` in the game's words."""
    number: int
    """Which of several it is, such as a round; 0 if there is only one."""
    points: int


class AccountJson(TypedDict):
    """The result explained."""

    sources: list[list[SourceJson]]
    """Of each seat; they sum to its score."""
    ending: str | None
    """Why it ended: its sentence is under `[endings]` in the game's words."""
    tie_break: str | None
    """What put seats with equal scores into different places: under `[tie_breaks]`."""
    shared: bool
    """Whether seats share a place, because nothing tells them apart."""


@deferred
class TableJson(TypedDict):
    """A table, as the asker may see it."""

    id: str
    game: str
    version: int
    options: dict[str, str | int]
    seats: list[SeatJson]
    clock: ClockJson
    sand: int | None
    """Seconds of sand in a race; null where the game has none."""
    standin: int | None
    """The level of the bot that plays for the absent; null: they are waited for."""
    private: bool
    state: TableState
    """A record is imported, to be looked at only; a closed table has waited for players too long."""
    seq: int
    """How many actions the log has."""
    opened: int
    """How many of them set up the match, before a seat could act."""
    acting: list[int]
    """Who may act: seats, 8 is chance, 9 the clock."""
    you: list[int]
    """The seats that the asker holds."""
    reserved: list[int]
    """The seats that are reserved for the asker."""
    reserved_until: str | None
    """When reserved seats become open, ISO 8601."""
    spectators: int
    """How many look without a seat."""
    screen: bool
    """Whether a screen shows the table to everyone in a room."""
    alone: bool
    """Of a record: whether the one who imported it says to have played the match without a server."""
    host: bool
    """Whether the asker made the table."""
    first: int | None
    """The seat that begins, where chance does not draw it."""
    edition: dict[str, Any] | None
    """What is in the box, if it is not the game's own."""
    rematch_of: str | None
    """The table of the match before."""
    rematch: str | None
    """The table of the rematch."""
    luck: LuckJson
    scores: list[int] | None
    """When the match is over."""
    placings: list[int] | None
    """When the match is over: 1 is the first place."""
    account: AccountJson | None
    """When the match is over, where the game explains its results."""
    undone: int
    """How often a turn was taken back against bots."""
    created: str
    """ISO 8601."""
