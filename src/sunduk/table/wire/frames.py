"""Messages of the server through the socket of a table."""

from __future__ import annotations

from typing import Literal

from .marks import TypeAliasType, TypedDict
from .play import ChatJson, HappeningJson, ProblemJson, TimesJson, ViewJson
from .tables import TableJson


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
