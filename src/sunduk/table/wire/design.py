"""What the designer's workbench is told: fields of editions, checks of variants, rules that people stumble on."""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from .marks import TypeAliasType, TypedDict

FieldKind = Literal["number", "list", "faces", "seats", "tiles", "cards", "map"]


class FieldJson(TypedDict):
    """A field of a game's edition, and what it may be."""

    key: str
    """Its tables and its name, with dots between them."""
    kind: FieldKind
    rule: str
    """The clause that speaks of it."""
    low: int | None
    """The least that a number may be; null for texts."""
    high: int | None
    count: int | None
    """How many items a list has; null if that is free."""
    least: int
    """How many items a list has at least."""
    rows: list[int]
    """Of texts that are drawn as rows of marks: the length of each row."""
    marks: list[str]
    """Of texts: the characters they are made of, by the number of the item; the last holds for all further ones."""
    beside: str
    """The key of another list, each item of which has one item here; or nothing."""


class EditionJson(TypedDict):
    """What the edition of a game says."""

    fields: list[FieldJson]
    original: dict[str, Any]
    """The game's own edition."""
    meanings: dict[str, dict[str, str]]
    """By language and key: what a field means."""
    networks: list[int]
    """With how many seats a network plays the game as it is."""


class EditionProblemJson(TypedDict):
    """Why an edition cannot be played with."""

    key: str
    """The field that is wrong; empty if it is the whole."""
    problem: str
    """A template for `fields`, by which the sentence is found in other languages."""
    fields: dict[str, str | int]
    message: str
    """The sentence in English."""
    rule: str | None


class EditionCheckJson(TypedDict):
    """What is said of a draft of an edition."""

    problem: EditionProblemJson | None
    changed: bool
    """Whether it differs from the game's own in more than its title."""
    digest: str | None
    """A short name for its contents."""
    picture: str | None
    """The game as it is set up with it, as SVG."""


class StumbleJson(TypedDict):
    """How often a rule refused moves of people."""

    rule: str
    count: int


class StumblesJson(TypedDict):
    """The rules that people stumble on, the most frequent first."""

    days: int
    """Over how many days they were counted."""
    rules: list[StumbleJson]


class PictureJson(TypedDict):
    """A position as a picture and in characters."""

    svg: str
    text: str


class BoundsJson(TypedDict):
    """A metric with its 95 % interval."""

    value: float
    low: float
    high: float


class DifferenceJson(BoundsJson):
    """How a metric differs from the original's."""

    p: float
    real: bool
    """Whether the change is real: significant together with all others."""


class VariantResultsJson(TypedDict):
    """What is known of one variant so far."""

    variant: str
    matches: int
    metrics: dict[str, BoundsJson]
    changes: NotRequired[dict[str, DifferenceJson]]


class StudyWaitingJson(TypedDict):
    """Another study runs first."""

    type: Literal["waiting"]


class StudyProgressJson(TypedDict):
    """What is known so far."""

    type: Literal["progress"]
    bots: str
    """Who plays now."""
    num: int
    """How many matches of each variant they play at most."""
    matches: int
    variants: list[VariantResultsJson]


class SentencesJson(TypedDict):
    """What there is to say of a variant."""

    name: str
    lines: list[str]


class ChartJson(TypedDict):
    """A chart; links in it name matches of the report."""

    group: Literal["fans", "histograms", "heat"]
    caption: str
    svg: str


class GridJson(TypedDict):
    """A table."""

    headings: list[str]
    rows: list[list[str]]


class StudyPartJson(TypedDict):
    """What a report says of matches between one kind of players."""

    players: str
    scale: str
    sentences: list[SentencesJson]
    table: GridJson
    """All metrics of each variant."""
    order: GridJson
    """What each seat in turn order wins."""
    charts: list[ChartJson]


class StudyReportJson(TypedDict):
    """The report of a study."""

    title: str
    parts: list[StudyPartJson]
    """One for each kind of players."""
    beside: GridJson | None
    """The metrics of the game as it is, for both kinds of players side by side."""
    groups: dict[str, str]
    """What each group of charts is called."""
    grounds: str
    """A hidden picture with the boards that heat maps lie on."""
    matches: dict[str, str]
    """The records that charts lead to: their links are `#`, the key, and perhaps `@` and a position in the log."""
    html: str
    """The whole report as a page of its own."""
    markdown: str
    """Its sentences and tables as a text."""
    json: str
    """All its numbers: a list with one object for each variant and kind of players."""


class StudyDoneJson(TypedDict):
    """The study is over."""

    type: Literal["done"]
    report: StudyReportJson


class StudyStopJson(TypedDict):
    """What became of the wish to end a study."""

    stopped: bool
    """Whether one of mine was running."""


class StudyFailedJson(TypedDict):
    """The study has failed."""

    type: Literal["failed"]
    message: str


StudyLineJson = TypeAliasType("StudyLineJson", StudyWaitingJson | StudyProgressJson | StudyDoneJson | StudyFailedJson)
"""A line of the answer to a study."""
