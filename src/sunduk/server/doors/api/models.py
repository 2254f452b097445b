"""What the server is asked, by HTTP and by socket; what it says is in `table/wire.py`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr
from typing_extensions import TypeAliasType

from sunduk.table.sandbox import LONGEST_LINE, MOST_LINES

from ..lengths import LONGEST_RECORD, LONGEST_SALT

Number = Annotated[int, Field(strict=True, ge=-1, le=10_000_000)]
Level = Annotated[int, Field(strict=True, ge=1, le=8)]
Name = Annotated[str, Field(strict=True, min_length=1, max_length=200)]
Salt = Annotated[str, Field(strict=True, max_length=LONGEST_SALT, pattern=r"^[\x20-\x7e]*$")]
Commitment = Annotated[str, Field(strict=True, pattern=r"^[0-9a-f]{64}$")]
"""The SHA-256 of a salt."""
Word = StrictStr | StrictInt
Move = TypeAliasType("Move", StrictInt | Annotated[str, Field(strict=True, max_length=200)] | dict[str, Any])
"""A move as an action id, a text, or an object like a choice's."""


class Asked(BaseModel):
    """A request; what it does not know is refused."""

    model_config = ConfigDict(extra="forbid")


class Introduction(Asked):
    """My name."""

    name: Name
    language: Literal["en", "ru"] = "en"


class MySeat(Asked):
    """A seat that I take; several are played on one screen, each under a name of its own."""

    kind: Literal["me"]
    name: Name | None = None


class BotSeat(Asked):
    """A seat of a bot."""

    kind: Literal["bot"]
    level: Level = 3
    name: Name | None = None


class OpenSeat(Asked):
    """A seat that anyone may take."""

    kind: Literal["open"]


class NoClockOrder(Asked):
    """Nobody is to hurry."""

    kind: Literal["none"] = "none"


class MoveClockOrder(Asked):
    """So much for each move."""

    kind: Literal["move"]
    seconds: Annotated[float, Field(ge=5, le=86_400)]


class BankClockOrder(Asked):
    """So much for the match, and more with each move."""

    kind: Literal["bank"]
    seconds: Annotated[float, Field(ge=10, le=86_400)]
    increment: Annotated[float, Field(ge=0, le=3_600)] = 0


class DaysClockOrder(Asked):
    """Days for each move."""

    kind: Literal["days"]
    days: Annotated[float, Field(ge=0.5, le=60)]


class Origin(Asked):
    """A position of another table."""

    table: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
    seq: Number


class Order(Asked):
    """A new table."""

    game: Annotated[str, Field(max_length=40)]
    seats: Annotated[
        list[Annotated[MySeat | BotSeat | OpenSeat, Field(discriminator="kind")]], Field(min_length=1, max_length=8)
    ]
    options: dict[Annotated[str, Field(max_length=40)], Word] = {}
    clock: Annotated[NoClockOrder | MoveClockOrder | BankClockOrder | DaysClockOrder, Field(discriminator="kind")] = (
        NoClockOrder()
    )
    private: StrictBool = False
    standin: Level | None = 3
    """The level of the bot that plays for the absent; null: wait for them."""
    commitment: Commitment | None = None
    """The SHA-256 of a salt, for all my seats: the match waits until I reveal it."""
    from_: Annotated[Origin | None, Field(alias="from")] = None
    """Continue from there: a match that is over, or without secrets."""


class Sitting(Asked):
    """Which seat I take; without one, those that are reserved for me."""

    seat: Number | None = None
    commitment: Commitment | None = None
    """The SHA-256 of a salt that I reveal when the table awaits it."""
    name: Name | None = None


class Salting(Asked):
    """The salt that I committed to."""

    salt: Salt


class Again(Asked):
    """A rematch."""

    commitment: Commitment | None = None
    """The SHA-256 of a salt that I reveal when the table awaits it."""


class Leaving(Asked):
    """Which seat I mean; without one, all of mine."""

    seat: Number | None = None


class Starting(Asked):
    """Of which level the bots are in seats that nobody has taken."""

    level: Level = 3


class Action(Asked):
    """A move."""

    seat: Number
    seq: Number
    """Where I looked."""
    action: Move


class OneSeat(Asked):
    """A seat of mine."""

    seat: Number


class Saying(Asked):
    """A line of chat."""

    text: Annotated[str, Field(strict=True, min_length=1, max_length=2000)]


class RecordText(Asked):
    """A record to look at."""

    text: Annotated[str, Field(strict=True, min_length=1, max_length=LONGEST_RECORD)]


class Trial(Asked):
    """A script to execute without a table, and a move to try after it."""

    game: Annotated[str, Field(max_length=40)]
    lines: Annotated[list[Annotated[str, Field(strict=True, max_length=LONGEST_LINE)]], Field(max_length=MOST_LINES)]
    """As in the examples of the rulebooks: `at POSITION` or `start SEATS`, then `play MOVE`, `chance OUTCOME`."""
    seat: Annotated[int, Field(strict=True, ge=-2, le=7)] | None = None
    """Who looks and moves: -1 is a spectator, -2 somebody who sees everything, null whoever is to act."""
    move: Move | None = None
    seed: Annotated[int, Field(strict=True, ge=0, lt=2**53)] | None = None
    """Draws what chance has to do; without it, chance waits for a line of the script."""
    since: Annotated[int, Field(strict=True, ge=0, le=MOST_LINES)] = 0
    """How many lines are known already: their positions are not told."""


class Hello(Asked):
    """First; again to look from another seat of mine."""

    type: Literal["hello"]
    since: Number | None = None
    """The `seq` last seen: what has happened since then is told."""
    seat: Number | None = None
    """Null: the first seat of mine, or -1."""


class Act(Action):
    """A move, through the socket."""

    type: Literal["act"]
    id: Annotated[str, Field(max_length=64)] | Annotated[int, Field(strict=True, ge=-(2**63), lt=2**63)]
    """The client's own, which the answer repeats."""
    shown: Annotated[float, Field(ge=0, le=1e9)] | None = None
    """In a race: milliseconds since this screen showed the dice."""


class Talk(Saying):
    """A line of chat, through the socket."""

    type: Literal["chat"]


class Pong(Asked):
    """The answer to a ping, at once."""

    type: Literal["pong"]
    mark: Annotated[int, Field(strict=True, ge=0, le=1_000_000_000)]


ToServer = TypeAliasType("ToServer", Annotated[Hello | Act | Talk | Pong, Field(discriminator="type")])
"""Every message to the server through the socket."""
