"""What is told of a match: positions, events, hints, chat and refusals."""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from .marks import TypedDict, deferred, extensible


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
    record: str
    """The state in base64, blanked like the rest of the view, for the game's WebAssembly module."""
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


class ReasonsJson(TypedDict):
    """Reasons for and against several choices, in the order in which they were asked for."""

    reasons: list[list[ReasonJson]]


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


class SequelJson(TypedDict):
    """What a seat sees of its own choice before chance or anybody else acts."""

    id: int
    """The choice."""
    acting: list[int]
    """Who may act then."""
    changes: dict[str, Any]
    """What differs in the view, but for its choices: by field or index either `[value]` or what differs within."""
    events: list[HappeningJson]


class SequelsJson(TypedDict):
    """What a seat would see of its choices; those are missing whose sequel depends on what it does not know."""

    seq: int
    """The position they were told for."""
    sequels: list[SequelJson]


class MomentJson(TypedDict):
    """A position of a match, and what led to it."""

    seq: int
    view: ViewJson
    events: list[HappeningJson]


class LogJson(TypedDict):
    """What happened in a match."""

    seq: int
    events: list[HappeningJson]


class MissedTileJson(TypedDict):
    """Something that could have been found in a round."""

    round: int
    dice: list[int]
    number: int
    written: str
    """The shortest equation for it, as people write it."""


class MissedJson(TypedDict):
    """What nobody found."""

    missed: list[MissedTileJson]


class MadeJson(TypedDict):
    """A move was made or taken back."""

    seq: int
    """How many actions the log has now."""


class PublicKeyJson(TypedDict):
    """What the records of finished matches are signed with."""

    algorithm: Literal["Ed25519"]
    key: str
    """In hexadecimal digits."""
