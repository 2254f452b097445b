"""What the server is asked, by HTTP and by socket. Fields that a type does not have are refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

from ..lengths import LONGEST_CODE, LONGEST_RECORD, LONGEST_SALT, LONGEST_SCRIPT_LINE, MOST_SCRIPT_LINES
from .marks import Limits, Tagged, TypeAliasType, TypedDict, closed

Number = Annotated[int, Limits(strict=True, ge=-1, le=10_000_000)]
Count = Annotated[int, Limits(ge=0, le=10_000_000)]
"""A number in an address."""
AnySeat = Annotated[str, Limits(pattern=r"^(-1|all|[0-9])$")]
"""Whose view is asked for in an address: a seat, -1 for a spectator's, or `all`."""
SeatNumber = Annotated[int, Limits(ge=0, le=9)]
"""A seat in an address."""
Actions = Annotated[str, Limits(pattern=r"^[0-9]{1,8}(,[0-9]{1,8}){0,7}$")]
"""Up to eight action ids in an address, separated by commas."""
TableId = Annotated[str, Limits(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
Level = Annotated[int, Limits(strict=True, ge=1, le=8)]
Sand = Annotated[int, Limits(strict=True, ge=10, le=600)]
Manner = Literal["miser", "blocker", "gambler"]
Name = Annotated[str, Limits(strict=True, min_length=1, max_length=200)]
Salt = Annotated[str, Limits(strict=True, max_length=LONGEST_SALT, pattern=r"^[\x20-\x7e]*$")]
Commitment = Annotated[str, Limits(strict=True, pattern=r"^[0-9a-f]{64}$")]
"""The SHA-256 of a salt."""
Word = Annotated[str, Limits(strict=True)] | Annotated[int, Limits(strict=True)]
Move = TypeAliasType(
    "Move", Annotated[int, Limits(strict=True)] | Annotated[str, Limits(strict=True, max_length=200)] | dict[str, Any]
)
"""A move as an action id, a text, or an object like a choice's."""


@closed
class Introduction(TypedDict):
    """My name."""

    name: Name
    language: NotRequired[Literal["en", "ru"]]


@closed
class MySeat(TypedDict):
    """A seat that I take; several are played on one screen, each under a name of its own."""

    kind: Literal["me"]
    name: NotRequired[Name | None]


@closed
class BotSeat(TypedDict):
    """A seat of a bot."""

    kind: Literal["bot"]
    level: NotRequired[Level]
    manner: NotRequired[Manner | None]
    """A taste of its own; then it plays at the highest level."""
    name: NotRequired[Name | None]


@closed
class OpenSeat(TypedDict):
    """A seat that anyone may take."""

    kind: Literal["open"]


@closed
class NoClockOrder(TypedDict):
    """Nobody is to hurry."""

    kind: Literal["none"]


@closed
class MoveClockOrder(TypedDict):
    """So much for each move."""

    kind: Literal["move"]
    seconds: Annotated[float, Limits(ge=5, le=86_400)]


@closed
class BankClockOrder(TypedDict):
    """So much for the match, and more with each move."""

    kind: Literal["bank"]
    seconds: Annotated[float, Limits(ge=10, le=86_400)]
    increment: NotRequired[Annotated[float, Limits(ge=0, le=3_600)]]


@closed
class DaysClockOrder(TypedDict):
    """Days for each move."""

    kind: Literal["days"]
    days: Annotated[float, Limits(ge=0.5, le=60)]


@closed
class Origin(TypedDict):
    """A position of another table."""

    table: TableId
    seq: Number


Continuation = TypedDict("Continuation", {"from": NotRequired[Origin | None]})
"""`from`: the position at which a match goes on; of a match that is over, or without secrets."""


@closed
class Order(Continuation):
    """A new table."""

    game: Annotated[str, Limits(max_length=40)]
    seats: Annotated[list[Annotated[MySeat | BotSeat | OpenSeat, Tagged("kind")]], Limits(min_length=1, max_length=8)]
    options: NotRequired[dict[Annotated[str, Limits(max_length=40)], Word]]
    clock: NotRequired[Annotated[NoClockOrder | MoveClockOrder | BankClockOrder | DaysClockOrder, Tagged("kind")]]
    private: NotRequired[Annotated[bool, Limits(strict=True)]]
    sand: NotRequired[Sand | None]
    """Seconds of sand in a race; null: as many as the game has."""
    standin: NotRequired[Level | None]
    """The level of the bot that plays for the absent; null: wait for them."""
    commitment: NotRequired[Commitment | None]
    """The SHA-256 of a salt, for all my seats: the match waits until I reveal it."""
    edition: NotRequired[dict[str, Any] | None]
    """What is in the box, if it is not the game's own: as JSON at most LONGEST_EDITION characters."""


@closed
class EditionDraft(TypedDict):
    """An edition that is being written."""

    edition: dict[str, Any]
    """As JSON at most LONGEST_EDITION characters."""
    seats: NotRequired[Annotated[int, Limits(strict=True, ge=1, le=8)]]
    """For how many it is drawn."""
    language: NotRequired[Literal["en", "ru"]]


@closed
class VariantOrder(TypedDict):
    """A variant to study."""

    name: NotRequired[Annotated[str, Limits(strict=True, max_length=80)]]
    edition: NotRequired[dict[str, Any] | None]
    options: NotRequired[dict[Annotated[str, Limits(max_length=40)], Word]]


StudyBot = Annotated[str, Limits(pattern=r"^(uniform|level:[1-8]|best:[1-9][0-9]{1,2}n|net)$")]
"""At random, a level, the strongest search with so many simulations for a decision, or the game's own network."""


@closed
class StudyOrder(TypedDict):
    """A study: variants are compared with the game as it is."""

    game: Annotated[str, Limits(max_length=40)]
    seats: Annotated[int, Limits(strict=True, ge=1, le=8)]
    variants: Annotated[list[VariantOrder], Limits(max_length=2)]
    bots: NotRequired[Annotated[list[StudyBot], Limits(min_length=1, max_length=2)]]
    """Who plays; the report has both kinds of players side by side if there are two."""
    num: NotRequired[Annotated[int, Limits(strict=True, ge=10, le=200_000)] | None]
    """Random matches of each."""
    thoughtful: NotRequired[Annotated[int, Limits(strict=True, ge=10, le=2_000)] | None]
    """Matches of each between bots that think."""
    sharp: NotRequired[Annotated[float, Limits(ge=0.05, le=50)] | None]
    """The study ends when the first seat's win share is known to within so many points of a hundred."""
    language: NotRequired[Literal["en", "ru"]]


@closed
class Sitting(TypedDict):
    """Which seat I take; without one, those that are reserved for me."""

    seat: NotRequired[Number | None]
    commitment: NotRequired[Commitment | None]
    """The SHA-256 of a salt that I reveal when the table awaits it."""
    name: NotRequired[Name | None]


@closed
class Salting(TypedDict):
    """The salt that I committed to."""

    salt: Salt


@closed
class Again(TypedDict):
    """A rematch."""

    commitment: NotRequired[Commitment | None]
    """The SHA-256 of a salt that I reveal when the table awaits it."""


@closed
class Leaving(TypedDict):
    """Which seat I mean; without one, all of mine."""

    seat: NotRequired[Number | None]


@closed
class Starting(TypedDict):
    """Of which level the bots are in seats that nobody has taken."""

    level: NotRequired[Level]


@closed
class Action(TypedDict):
    """A move."""

    seat: Number
    seq: Number
    """Where I looked."""
    action: Move


@closed
class OneSeat(TypedDict):
    """A seat of mine."""

    seat: Number


@closed
class TakingBack(TypedDict):
    """A seat of mine, whose last move I take back."""

    seat: Number
    since: NotRequired[Number | None]
    """Against bots alone: take back my moves from this position on, and all that came after them."""


@closed
class Saying(TypedDict):
    """A line of chat."""

    text: Annotated[str, Limits(strict=True, min_length=1, max_length=2000)]


@closed
class RecordText(TypedDict):
    """A record to look at."""

    text: Annotated[str, Limits(strict=True, min_length=1, max_length=LONGEST_RECORD)]
    alone: NotRequired[Annotated[bool, Limits(strict=True)]]
    """Whether I played it without a server; only a match that is over."""


@closed
class Joining(TypedDict):
    """The code of an evening at home."""

    code: Annotated[str, Limits(strict=True, max_length=LONGEST_CODE)]
    ticket: NotRequired[Annotated[str, Limits(strict=True, max_length=LONGEST_CODE)] | None]
    """A way back to a seat: who has it becomes its guest again."""


@closed
class LostSeat(TypedDict):
    """A seat whose player's browser has forgotten them."""

    table: TableId
    seat: Number


@closed
class Trial(TypedDict):
    """A script to execute without a table, and a move to try after it."""

    game: Annotated[str, Limits(max_length=40)]
    lines: Annotated[
        list[Annotated[str, Limits(strict=True, max_length=LONGEST_SCRIPT_LINE)]], Limits(max_length=MOST_SCRIPT_LINES)
    ]
    """As in the examples of the rulebooks: `at POSITION` or `start SEATS`, then `play MOVE`, `chance OUTCOME`."""
    seat: NotRequired[Annotated[int, Limits(strict=True, ge=-2, le=7)] | None]
    """Who looks and moves: -1 is a spectator, -2 somebody who sees everything, null whoever is to act."""
    move: NotRequired[Move | None]
    seed: NotRequired[Annotated[int, Limits(strict=True, ge=0, le=2**53 - 1)] | None]
    """Draws what chance has to do; without it, chance waits for a line of the script."""
    since: NotRequired[Annotated[int, Limits(strict=True, ge=0, le=MOST_SCRIPT_LINES)]]
    """How many lines are known already: their positions are not told."""
    why: NotRequired[Annotated[bool, Limits(strict=True)]]
    """Whether to tell what speaks for and against the move."""


@closed
class Hello(TypedDict):
    """First; again to look from another seat of mine."""

    type: Literal["hello"]
    since: NotRequired[Number | None]
    """The `seq` last seen: what has happened since then is told."""
    seat: NotRequired[Number | None]
    """Null: the first seat of mine, or -1."""
    role: NotRequired[Literal["table"] | None]
    """The screen of a room, which everyone there sees: it is nobody's, and shows what all may know."""


@closed
class Act(Action):
    """A move, through the socket."""

    type: Literal["act"]
    id: Annotated[str, Limits(max_length=64)] | Annotated[int, Limits(strict=True, ge=-(2**63), le=2**63 - 1)]
    """The client's own, which the answer repeats."""
    shown: NotRequired[Annotated[float, Limits(ge=0, le=1e9)] | None]
    """In a race: milliseconds since this screen showed the dice."""


@closed
class Talk(Saying):
    """A line of chat, through the socket."""

    type: Literal["chat"]


@closed
class Pong(TypedDict):
    """The answer to a ping, at once."""

    type: Literal["pong"]
    mark: Annotated[int, Limits(strict=True, ge=0, le=1_000_000_000)]


ToServer = TypeAliasType("ToServer", Annotated[Hello | Act | Talk | Pong, Tagged("type")])
"""Every message to the server through the socket."""
