"""Heat maps on the board itself: where seats act, how often, and how often those win who do.

A game whose module `areas` says where an action lies on its picture has heat maps, one pair for each kind of action.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from sunduk.core.book.words import Words
from sunduk.core.match.match import Match
from sunduk.core.picture.areas import Area
from sunduk.core.picture.svg import Picture, element, text, title

from .charts import Link, linked
from .intervals import Interval
from .variant import Variant

Colour = tuple[int, int, int]
OFTEN: tuple[Colour, ...] = ((0, 34, 78), (61, 81, 119), (124, 123, 120), (187, 173, 108), (254, 232, 56))
"""From seldom to often: blue to yellow, which everybody tells apart, and ever brighter."""
WINNING: tuple[Colour, ...] = ((33, 102, 172), (146, 197, 222), (247, 247, 247), (244, 165, 90), (179, 88, 6))
"""From less than an equal share of wins to more: blue, white, orange."""
LEAST_REACH = 0.05
"""Differences from an equal share that are smaller than this never get the strongest colour."""
FOOT = 76
"""How high the scale below a map is."""
_VIEW = re.compile(r'<svg[^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"[^>]*>(.*)</svg>', re.DOTALL)


@dataclass
class Place:
    """All that was done at one place."""

    area: Area
    uses: float
    """How often a match."""
    users: int
    """How many seats did it, counted in each match."""
    wins: Interval
    match: int
    """A match in which it was done."""
    most: float
    """How often the action was done there for which that match stands."""

    def add(self, other: Place) -> None:
        """Count another action at the same place; what users won is weighed by how many they are."""
        users = self.users + other.users
        self.wins = Interval(
            *((self.users * one + other.users * two) / users for one, two in zip(self.wins, other.wins, strict=True))
        )
        self.uses, self.users = self.uses + other.uses, users
        if other.uses > self.most:
            self.match, self.most = other.match, other.uses


class Say(NamedTuple):
    """The words of a map."""

    number: Callable[[float, int], str]
    """A number with so many digits after the point."""
    uses: str
    """What follows how often something is done."""
    wins: str
    """What stands before how often those win who did it."""
    won: str
    """What the scale of winning measures, in short."""
    often: str
    share: str
    """What the two maps show."""


class HeatMaps:
    """The heat maps of one variant."""

    def __init__(self, variant: Variant, seats: int, used: Sequence[Mapping[str, Any]], example: str, language: str):
        """`used` is what `Distributions.used` lists, `example` the record of any match."""
        self._game, self._seats, self._used, self._example = variant.played, seats, used, example
        self._words: Words = self._game.words(language)
        self._language = language

    @cached_property
    def _match(self) -> Match:
        """A match before its first decision: the board is laid out, and nobody has done anything."""
        match = Match.load(self._example)
        first = next((at for at, (who, _) in enumerate(match.log) if who < self._seats), match.length)
        return match.rewound(first)

    @cached_property
    def kinds(self) -> dict[str, list[Place]]:
        """All places by the kind of what is done there."""
        found: dict[str, dict[str, Place]] = {}
        if not self._game.has("areas"):
            return {}
        areas, state = self._game.text_function("areas", "areas"), self._match.plain
        for each in self._used:
            for area in areas(state, each["action"], self._words):
                place = Place(area, each["uses"], each["users"], Interval(**each["wins"]), each["match"], each["uses"])
                there = found.setdefault(area.kind, {})
                if area.name in there:
                    there[area.name].add(place)
                else:
                    there[area.name] = place
        order = self._words.data["areas"]
        return {kind: list(found[kind].values()) for kind in order if kind in found}

    def caption(self, kind: str) -> str:
        return self._words.name("areas", kind)

    def ground(self, kind: str) -> tuple[float, float, str]:
        """The picture that the places of a kind lie on: its width, its height and what is drawn."""
        if hasattr(self._game.part("areas"), "ground"):
            svg = self._game.text_function("areas", "ground")(self._match.plain, kind, self._words)
        else:
            svg = self._match.svg(self._language)
        found = _VIEW.search(svg)
        assert found is not None
        return float(found[1]), float(found[2]), found[3]

    @property
    def grounds(self) -> tuple[str, ...]:
        """The kinds whose grounds differ: all of them, or the first alone."""
        kinds = tuple(self.kinds)
        return kinds if kinds and hasattr(self._game.part("areas"), "ground") else kinds[:1]

    def symbols(self, name: str) -> dict[str, str]:
        """The grounds as symbols by their ids, for one hidden picture of a page: maps of it refer to them."""
        found = {}
        for kind in self.grounds:
            width, height, drawn = self.ground(kind)
            id = f"{name}-{kind}"
            found[id] = element("symbol", drawn, id=id, viewBox=f"0 0 {width:g} {height:g}")
        return found

    def draw(self, kind: str, winning: bool, say: Say, link: Link, name: str = "") -> Picture:
        """A map of how often something is done, or of how often those win who do it.

        With a `name`, the ground is the symbol of `symbols(name)`.
        """
        places = self.kinds[kind]
        width, height, drawn = self.ground(kind)
        if name:
            shown = kind if kind in self.grounds else self.grounds[0]
            drawn = element("use", href=f"#{name}-{shown}", width=width, height=height)
        colours = WINNING if winning else OFTEN
        scale = _winning(places, 1 / self._seats) if winning else _often(places)
        parts = [_place(place, winning, scale, colours, say, link) for place in places]
        veil = element("rect", width=width, height=height, fill="#fff", opacity=0.22)
        caption = f"{self.caption(kind)}: {say.share if winning else say.often}"
        return Picture(
            element(
                "svg",
                title(caption),
                element("g", drawn, veil, aria_hidden="true"),
                *parts,
                _legend(scale, width, height, colours, winning, say),
                xmlns="http://www.w3.org/2000/svg",
                viewBox=f"0 0 {width:g} {height + FOOT:g}",
                role="group",
                font_family="system-ui, sans-serif",
            )
        )


class Scale(NamedTuple):
    """The values at both ends of the colours."""

    low: float
    high: float

    def share(self, value: float) -> float:
        return min(1.0, max(0.0, (value - self.low) / ((self.high - self.low) or 1.0)))


def _often(places: Iterable[Place]) -> Scale:
    return Scale(0.0, max(place.uses for place in places))


def _winning(places: Iterable[Place], equal: float) -> Scale:
    """How far the colours reach, equally to both sides of an equal share."""
    reach = max(LEAST_REACH, *(abs(_surely(place.wins, equal) - equal) for place in places))
    return Scale(equal - reach, equal + reach)


def _surely(wins: Interval, equal: float) -> float:
    """A share of wins; an equal one if it may be that as well."""
    return equal if wins.low <= equal <= wins.high else wins.value


def _place(place: Place, winning: bool, scale: Scale, colours: Sequence[Colour], say: Say, link: Link) -> str:
    area = place.area
    middle = (scale.low + scale.high) / 2
    share = scale.share(_surely(place.wins, middle) if winning else place.uses)
    colour = between(colours, share)
    # What is read aloud has the very number that is drawn.
    if winning:
        reach = 50 * (place.wins.high - place.wins.low)
        digits = 0 if reach >= 1 else 1
        number = say.number(100 * place.wins.value, digits)
        told = f"{area.name}: {say.wins} {number} ± {say.number(reach, digits)} %"
    else:
        number = say.number(place.uses, 0 if place.uses >= 10 else 1 if place.uses >= 1 else 2)
        told = f"{area.name}: {number} {say.uses}"
    bright = 0.299 * colour[0] + 0.587 * colour[1] + 0.114 * colour[2] > 140
    x, y = area.shift
    outline = element(
        "path",
        d=area.outline,
        transform=f"translate({x:g} {y:g})" if x or y else None,
        fill=_hex(colour),
        fill_opacity=0.74,
        stroke="#fff",
        stroke_width=1.5,
    )
    label = text(
        area.x + x,
        area.y + y + area.size * 0.35,
        number,
        font_size=area.size if len(number) < 4 else 0.85 * area.size,
        font_weight="bold",
        text_anchor="middle",
        fill="#111" if bright else "#fff",
        stroke="#fff" if bright else "#111",
        stroke_width=area.size / 8,
        stroke_opacity=0.45,
        paint_order="stroke",
        aria_hidden="true",
    )
    return linked(outline + label, link(place.match), told)


def _legend(scale: Scale, width: float, height: float, colours: Sequence[Colour], winning: bool, say: Say) -> str:
    """The colours in a row with the values that they stand for, and what these are."""
    steps, wide, left = 48, width * 0.5 / 48, width * 0.25
    bars = [
        element(
            "rect", x=left + wide * at, y=height + 12, width=wide + 0.5, height=20,
            fill=_hex(between(colours, at / (steps - 1))),
        )
        for at in range(steps)
    ]  # fmt: skip
    unit, factor, digits = (" %", 100, 0) if winning else ("", 1, 2)
    ends = [say.number(factor * value, digits) + unit for value in scale]
    label: dict[str, str | float | None] = {"font_size": 30, "fill": "#888"}
    return element(
        "g",
        *bars,
        text(left - 10, height + 30, ends[0], text_anchor="end", **label),
        text(width - left + 10, height + 30, ends[1], **label),
        text(width / 2, height + 62, say.won if winning else say.often, text_anchor="middle", **label),
        aria_hidden="true",
    )


def between(colours: Sequence[Colour], share: float) -> Colour:
    """The colour at some part of the way through several."""
    place = share * (len(colours) - 1)
    first = min(int(place), len(colours) - 2)
    red, green, blue = (
        round(one + (place - first) * (two - one)) for one, two in zip(colours[first], colours[first + 1], strict=True)
    )
    return red, green, blue


def _hex(colour: Colour) -> str:
    return "#" + "".join(f"{part:02x}" for part in colour)
