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
    matches: int
    variants: list[VariantResultsJson]


class SentencesJson(TypedDict):
    """What there is to say of a variant."""

    name: str
    lines: list[str]


class ChartJson(TypedDict):
    """A chart; links in it name matches of the report."""

    caption: str
    svg: str


class StudyReportJson(TypedDict):
    """The report of a study."""

    title: str
    scale: str
    sentences: list[SentencesJson]
    headings: list[str]
    rows: list[list[str]]
    charts: list[ChartJson]
    matches: dict[str, str]
    """The records that charts lead to, by the fragment of their links."""
    html: str
    """The whole report as a page of its own."""


class StudyDoneJson(TypedDict):
    """The study is over."""

    type: Literal["done"]
    report: StudyReportJson


class StudyFailedJson(TypedDict):
    """The study has failed."""

    type: Literal["failed"]
    message: str


StudyLineJson = TypeAliasType("StudyLineJson", StudyWaitingJson | StudyProgressJson | StudyDoneJson | StudyFailedJson)
"""A line of the answer to a study."""
