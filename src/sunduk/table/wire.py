"""The types of everything the server says, by socket and by HTTP; what it is asked is in `server/doors/api/models.py`.

`make wire` writes `web/src/wire/` and `docs/wire.md` from both, dropping the suffix `Json`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NotRequired, TypeVar

from typing_extensions import TypeAliasType, TypedDict

T = TypeVar("T")
SeatKind = Literal["open", "reserved", "person", "bot"]
TableState = Literal["waiting", "running", "over", "record", "closed"]


def extensible(indexed: bool = True) -> Callable[[type[T]], type[T]]:
    """Mark a type that has further fields, which are the game's.

    `indexed`: TypeScript may read them by name; otherwise each game declares a type that extends this one.
    """

    def mark(given: type[T]) -> type[T]:
        given.__pydantic_config__ = {"extra": "allow"}  # type: ignore[attr-defined]
        given.__indexed__ = indexed  # type: ignore[attr-defined]
        return given

    return mark


def deferred(given: type[T]) -> type[T]:
    """Let pydantic compile a type when it is first used, not once for each request that declares it.

    Measured: a server starts 20 ms sooner.
    """
    given.__pydantic_config__ = {"defer_build": True}  # type: ignore[attr-defined]
    return given


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


class RulesJson(TypedDict):
    """The rules of a game."""

    text: str
    """Markdown."""
    clauses: dict[str, str]
    """By number, such as 6.2."""


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


@deferred
class TableJson(TypedDict):
    """A table, as the asker may see it."""

    id: str
    game: str
    version: int
    options: dict[str, str | int]
    seats: list[SeatJson]
    clock: ClockJson
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
    host: bool
    """Whether the asker made the table."""
    first: int | None
    """The seat that begins, where chance does not draw it."""
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
    created: str
    """ISO 8601."""


@extensible()
class ChoiceJson(TypedDict):
    """Something a seat may do now, and what else the game tells of it."""

    id: int
    text: str
    """The short notation."""
    move: str
    """Which kind of move it is."""


@extensible(indexed=False)
class ViewJson(TypedDict):
    """What a seat may know: `View.json()` in Python. A game's own `view.ts` says what else is in it."""

    game: str
    version: int
    options: dict[str, str | int]
    view: int
    """Who looks; -1 is a spectator, -2 somebody who sees everything."""
    choices: list[ChoiceJson]


@extensible()
class HappeningJson(TypedDict):
    """Something that happened: an item of `Match.events()` in Python, with what else the game tells of it."""

    seq: int
    """The number of the action that brought it."""
    event: str
    """Its sentence is under `[events]` in the game's words."""
    only: NotRequired[list[int]]
    """The seats that are told of it, where not all are."""


@extensible()
class ReasonJson(TypedDict):
    """What speaks for a choice or against it, and the fields of its sentence."""

    reason: str
    """Its sentence is under `[reasons]` in the game's words."""


class TimesJson(TypedDict):
    """How much time there is."""

    left: list[float | None]
    """Seconds on each seat's clock, or for the answer it owes, as of now."""
    running: list[int]
    """Seats whose clock runs."""
    sand: float | None
    """Seconds until the sand runs out, once it runs."""


class ProblemJson(TypedDict):
    """Why something was refused."""

    code: str
    message: str
    rule: NotRequired[str]
    """The clause that forbids a move."""


@deferred
class RefusalJson(TypedDict):
    """The body of every answer whose status is an error."""

    error: ProblemJson


class ChatJson(TypedDict):
    """Something said at a table."""

    number: int
    """Lines are numbered from 0 on."""
    seat: int
    """Of whoever says it; -1 is a spectator."""
    name: str
    text: str
    at: int
    """Milliseconds since 1970."""


class HintJson(TypedDict):
    """What a bot thinks of a choice."""

    id: int
    text: str
    visits: int
    """How many simulations it is based on."""
    win: float
    """The chance to be first, from 0 to 1."""
    place: float
    """The place it expects."""
    error: float | None
    """The standard error of `win`; null where the bot gave the choice up early."""
    equal: bool
    """Whether it cannot be told from the best."""
    reasons: list[ReasonJson]


class HintsJson(TypedDict):
    """Every choice, the best first."""

    choices: list[HintJson]


class ProspectJson(TypedDict):
    """One way in which things may go on after a choice."""

    share: float
    """How likely it is, from 0 to 1."""
    outcomes: list[ChoiceJson]
    """What chance would do."""
    events: list[HappeningJson]


class ProspectsJson(TypedDict):
    """What a choice would bring."""

    seq: int
    prospects: list[ProspectJson]


class MomentJson(TypedDict):
    """A position of a match, and what led to it."""

    seq: int
    view: ViewJson
    events: list[HappeningJson]


class LogJson(TypedDict):
    """What happened in a match."""

    seq: int
    events: list[HappeningJson]


class MadeJson(TypedDict):
    """A move was made or taken back."""

    seq: int
    """How many actions the log has now."""


class PublicKeyJson(TypedDict):
    """What the records of finished matches are signed with."""

    algorithm: Literal["Ed25519"]
    key: str
    """In hexadecimal digits."""


class TableFrame(TypedDict):
    """After hello, and whenever something other than the position changes."""

    type: Literal["table"]
    table: TableJson


class ViewFrame(TypedDict):
    """The position: after hello if the match has started, and after every change."""

    type: Literal["view"]
    seat: int
    """Whose view it is."""
    seq: int
    since: int
    """The first action whose events are told."""
    acting: list[int]
    """Who may act: seats, 8 is chance, 9 the clock."""
    view: ViewJson
    events: list[HappeningJson]
    times: TimesJson
    takeback: bool
    """Whether the seat may take its last move back."""


class DoneFrame(TypedDict):
    """The action is stored for good."""

    type: Literal["done"]
    id: str | int
    seq: int


class RefusedFrame(TypedDict):
    """Nothing has changed."""

    type: Literal["refused"]
    id: str | int | None
    """Null for a message that is no action."""
    error: ProblemJson


class ChatFrame(ChatJson):
    """After hello the last fifty lines, then each new one."""

    type: Literal["chat"]


class PingFrame(TypedDict):
    """Measures the line at tables of a race; answered at once."""

    type: Literal["ping"]
    mark: int


class WarmingFrame(TypedDict):
    """Bots at this table play more simply until their game is compiled."""

    type: Literal["warming"]
    game: str
    share: float
    """How much of it is compiled, from 0 to 1."""


FromServer = TypeAliasType(
    "FromServer", TableFrame | ViewFrame | DoneFrame | RefusedFrame | ChatFrame | PingFrame | WarmingFrame
)
"""Every message of the server through the socket."""


class ValuedChoiceJson(TypedDict):
    """What a choice was worth to the seat that had it."""

    action: int
    text: str
    share: float
    """Its win share after it."""
    error: float
    """The standard error of that."""


class VerdictJson(TypedDict):
    """What a decision was worth, seen by one of two eyes."""

    loss: float
    """In win share, against the best choice."""
    error: float
    mark: str | None
    """Inaccuracy, mistake, blunder, or only."""
    best: str
    choices: list[ValuedChoiceJson]
    real: bool
    """Whether there was anything to decide."""


class OutcomeJson(TypedDict):
    """Something that chance might have brought."""

    text: str
    odds: float
    gain: list[float]
    fell: bool
    """Whether it did."""


class LedgerEntryJson(TypedDict):
    """One event of an analysed match; the gains of all seats sum to 0."""

    at: int
    """How many actions there were before it, counted from the start of the match."""
    until: int
    kind: Literal["luck", "choice"]
    seat: int | None
    """The seat that chose or rolled; null where chance dealt to all."""
    text: str
    gain: list[float]
    error: float
    shares: list[float]
    """The win shares after it."""
    quality: str
    """What gave these values."""
    mark: str | None
    marked: NotRequired[int | None]
    """The seat whom a mark of luck is about."""
    outcomes: NotRequired[list[OutcomeJson]]
    """Of luck, where all that might have fallen is few."""
    loss: NotRequired[float]
    best: NotRequired[str]
    choices: NotRequired[list[ValuedChoiceJson]]
    real: NotRequired[bool]
    open: NotRequired[VerdictJson]
    """With everything open, where the game has secrets; the verdict beside it is by what the seat knew."""
    options: NotRequired[list[ChoiceJson]]
    """What the seat could choose, for the board."""


class TotalJson(TypedDict):
    """Where the change of a seat's win share came from."""

    own_luck: float
    others_luck: float
    deal: float
    own_choices: float
    others_choices: float
    unexplained: float


class AccuracyJson(TypedDict):
    """How well a seat chose."""

    seat: int
    decisions: int
    accuracy: float | None
    """From 0 to 100."""
    average_loss: float | None
    """Points of win share."""
    marks: dict[str, int]


class FindJson(TypedDict):
    """Something that could be found in one round of a race."""

    text: str
    solution: str
    worth: int
    levels: list[float]
    """For each level of bots, the seconds after which it usually has found it."""
    seat: int | None
    call: int | None
    seconds: float | None
    level: int | None


class RaceFaultJson(TypedDict):
    """A call of a race that could not be made good."""

    at: int
    seat: int
    text: str
    stated: str | None
    solution: str | None


class RoundJson(TypedDict):
    """One round of a race."""

    at: int
    finds: list[FindJson]
    faults: list[RaceFaultJson]


class RaceJson(TypedDict):
    """All rounds of a race."""

    rounds: list[RoundJson]
    quickness: list[float]


class LedgerJson(TypedDict):
    """The books of an analysed match: for every seat, start + all gains + unexplained = end."""

    version: int
    game: str
    seats: int
    names: list[str]
    evaluator: str
    budget: str
    evaluations: int
    seed: int
    start: list[float]
    end: list[float]
    unexplained: list[float]
    totals: list[TotalJson]
    accuracy: list[AccuracyJson]
    turning_points: list[int]
    """Places among the entries."""
    race: RaceJson | None


class AnalysisBegunJson(TypedDict):
    """The first line of an analysis."""

    type: Literal["begun"]
    base: int
    """The `seq` at which the match starts."""
    total: int
    """How many entries come."""
    budget: str


class AnalysisEntryJson(TypedDict):
    """An entry, as soon as it is known."""

    type: Literal["entry"]
    entry: LedgerEntryJson


class AnalysisDoneJson(TypedDict):
    """The last line of an analysis."""

    type: Literal["done"]
    ledger: LedgerJson


AnalysisLineJson = TypeAliasType("AnalysisLineJson", AnalysisBegunJson | AnalysisEntryJson | AnalysisDoneJson)
"""A line of an analysis."""


class MeasureJson(TypedDict):
    """A number with the bounds of its 95 % interval."""

    mean: float
    low: float
    high: float


class GameRecordJson(TypedDict):
    """What the analysed matches of one game say of a player; null where they are too few to say anything."""

    game: str
    matches: int
    accuracy: MeasureJson | None
    average_loss: MeasureJson | None
    """Points of win share a decision."""
    luck: MeasureJson | None
    """The sum over all matches; its interval is what chance alone would bring."""
    phases: list[float | None]
    """The average loss in the opening, the middle and the end."""
