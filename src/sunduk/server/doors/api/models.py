"""What requests and answers hold."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr
from typing_extensions import TypedDict

Number = Annotated[int, Field(strict=True, ge=-1, le=10_000_000)]
Level = Annotated[int, Field(strict=True, ge=1, le=8)]
Name = Annotated[str, Field(strict=True, min_length=1, max_length=200)]
Salt = Annotated[str, Field(strict=True, max_length=64, pattern=r"^[\x20-\x7e]*$")]
Commitment = Annotated[str, Field(strict=True, pattern=r"^[0-9a-f]{64}$")]
"""The SHA-256 of a salt."""
Word = StrictStr | StrictInt


class Asked(BaseModel):
    """A request; what it does not know is refused."""

    model_config = ConfigDict(extra="forbid")


class Introduction(Asked):
    name: Name
    language: Literal["en", "ru"] = "en"


class MySeat(Asked):
    kind: Literal["me"]
    name: Name | None = None


class BotSeat(Asked):
    kind: Literal["bot"]
    level: Level = 3
    name: Name | None = None


class OpenSeat(Asked):
    kind: Literal["open"]


class NoClock(Asked):
    kind: Literal["none"] = "none"


class MoveClock(Asked):
    kind: Literal["move"]
    seconds: Annotated[float, Field(ge=5, le=86_400)]


class BankClock(Asked):
    kind: Literal["bank"]
    seconds: Annotated[float, Field(ge=10, le=86_400)]
    increment: Annotated[float, Field(ge=0, le=3_600)] = 0


class DaysClock(Asked):
    kind: Literal["days"]
    days: Annotated[float, Field(ge=0.5, le=60)]


class Place(Asked):
    table: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
    seq: Number


class Order(Asked):
    """A new table."""

    game: Annotated[str, Field(max_length=40)]
    seats: Annotated[
        list[Annotated[MySeat | BotSeat | OpenSeat, Field(discriminator="kind")]], Field(min_length=1, max_length=8)
    ]
    options: dict[Annotated[str, Field(max_length=40)], Word] = {}
    clock: Annotated[NoClock | MoveClock | BankClock | DaysClock, Field(discriminator="kind")] = NoClock()
    private: StrictBool = False
    standin: Level | None = 3
    commitment: Commitment | None = None
    """To the salt that I shall reveal when the table awaits it."""
    from_: Annotated[Place | None, Field(alias="from")] = None


class Sitting(Asked):
    seat: Number | None = None
    commitment: Commitment | None = None
    name: Name | None = None


class Salting(Asked):
    salt: Salt


class Again(Asked):
    commitment: Commitment | None = None


class Leaving(Asked):
    seat: Number | None = None


class Starting(Asked):
    level: Level = 3


class Action(Asked):
    seat: Number
    seq: Number
    action: StrictInt | Annotated[str, Field(strict=True, max_length=200)] | dict[str, Any]


class OneSeat(Asked):
    seat: Number


class Saying(Asked):
    text: Annotated[str, Field(strict=True, min_length=1, max_length=2000)]


class Record(Asked):
    text: Annotated[str, Field(strict=True, min_length=1, max_length=400_000)]


class OptionAnswer(TypedDict):
    name: str
    values: list[str | int]
    range: list[int] | None
    default: str | int
    seats: list[int] | None


class GameAnswer(TypedDict):
    id: str
    version: int
    seats: list[int]
    secrets: bool
    race: bool
    sand: int
    options: list[OptionAnswer]
    warm: bool


class RulesAnswer(TypedDict):
    text: str
    clauses: dict[str, str]


class Me(TypedDict):
    name: str
    language: str


class SeatAnswer(TypedDict):
    kind: str
    name: str
    level: int | None
    online: bool
    standin: bool
    resigned: bool
    resigned_at: int | None
    declined: str | None
    salt: str | None


class LuckAnswer(TypedDict):
    commitment: str
    commitments: list[str | None]
    awaited: list[int]
    salts: list[str | None]
    secret: str | None


class TableAnswer(TypedDict):
    id: str
    game: str
    version: int
    options: dict[str, str | int]
    seats: list[SeatAnswer]
    clock: dict[str, Any]
    standin: int | None
    private: bool
    state: str
    seq: int
    opened: int
    acting: list[int]
    you: list[int]
    reserved: list[int]
    reserved_until: str | None
    host: bool
    first: int | None
    rematch_of: str | None
    rematch: str | None
    luck: LuckAnswer
    scores: list[int] | None
    placings: list[int] | None
    created: str


class PublicKey(TypedDict):
    algorithm: str
    key: str


class Done(TypedDict):
    seq: int


class ChatAnswer(TypedDict):
    number: int
    seat: int
    name: str
    text: str
    at: int


class Thought(TypedDict):
    id: int
    text: str
    visits: int
    win: float
    place: float
    error: float | None
    equal: bool
    reasons: list[dict[str, Any]]


class Hint(TypedDict):
    choices: list[Thought]


class Prospect(TypedDict):
    share: float
    outcomes: list[dict[str, Any]]
    events: list[dict[str, Any]]


class Prospects(TypedDict):
    seq: int
    prospects: list[Prospect]


class ViewAnswer(TypedDict):
    seq: int
    view: dict[str, Any]
    events: list[dict[str, Any]]


class LogAnswer(TypedDict):
    seq: int
    events: list[dict[str, Any]]
