"""The SVG of a position, parsed: everything visible is drawn once in its place."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from itertools import product
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

import sunduk
from sunduk.core.backends.linker import Linker, interpreted
from sunduk.core.book.words import Words
from sunduk.core.rules.contract import CHANCE
from sunduk.games.marrakech import GAME, picture, rules
from sunduk.games.marrakech.board import CELLS, COLOURS, EAST, HEADINGS, NORTH, SIDE, SOUTH, STEP, WEST, cell_name
from sunduk.games.marrakech.state import FORGIVEN, LOTS, OVER, TURN, State

NOUNS = {noun: {"one": f"{{n}} {noun}", "other": f"{{n}} {noun}"} for noun in ("dirhams", "rugs", "points")}
WORDS = Words(
    {
        "title": "A <market> & more",
        "colour": {colour: f"<{colour}>" for colour in COLOURS},
        "heading": {heading: f"towards {heading}" for heading in HEADINGS},
        "plurals": NOUNS,
        "picture": {
            "assam": "Assam on {cell} {heading}.",
            "seat": "{colours}: {dirhams}, {rugs}, {points}.",
            **{key: f"word {key}" for key in ("you", "turn", "out", "won", "top")},
        },
    },
    "en",
)
START, MIDDLE, END = 0, 18, 99
POSITIONS = list(product((2, 3, 4), (START, MIDDLE, END)))
JOINED = """
a1N-b1N c1N-d1N e1N-f1N g1N-g1E g2E-g3E g4E-g5E g6E-g7E
b7S-c7S d7S-e7S f7S-g7S a7S-a7W a1W-a2W a3W-a4W a5W-a6W
"""
"""Pairs of exits that a mosaic of the printed board joins."""


def position(seats: int, laid: int, seed: int = 5) -> State:
    """A position after some random rugs."""
    chance = random.Random(seed)
    s = State.checked(State.blank())
    s.seats, s.insolvency = seats, FORGIVEN
    played = GAME.functions()
    played.start(s)
    dealt = sum(s.stock)
    while played.actors(s) and dealt - sum(s.stock) < laid:
        who = played.actors(s).bit_length() - 1
        found = [0] * GAME.actions
        legal = found[: played.choices(s, who, found)]
        played.apply(s, who, chance.choices(legal, [played.weight(s, a) if who == CHANCE else 1 for a in legal])[0])
    return s


def drawn(s: State, seat: int = -1, step: tuple[int, ...] = STEP) -> Element:
    svg = Linker(interpreted, {}, {"STEP": step}, "sunduk.games.marrakech")(picture.svg)
    return ElementTree.fromstring(svg(s, seat, WORDS))


def marked(root: Element, mark: str) -> Iterator[Element]:
    return (element for element in root.iter() if f"data-{mark}" in element.attrib)


def tag(element: Element) -> str:
    return element.tag.removeprefix("{http://www.w3.org/2000/svg}")


def moved(transform: str, point: complex) -> complex:
    """Apply a transform to a point."""
    kind, numbers = re.fullmatch(r"(\w+)\((.*)\)", transform).groups()  # type: ignore[union-attr]
    values = [float(number) for number in numbers.split()]
    if kind == "rotate":
        centre = complex(*values[1:])
        return (point - centre) * 1j ** (values[0] / 90) + centre
    a, b, c, d, e, f = values if kind == "matrix" else (1, 0, 0, 1, *values)
    return complex(a * point.real + c * point.imag + e, b * point.real + d * point.imag + f)


def middle(cell: int) -> complex:
    return complex(cell % SIDE * 100 + 50, cell // SIDE * 100 + 50)


def exit_point(name: str) -> complex:
    """The midpoint of the edge at which an exit such as `a1N` leaves the square."""
    cell = next(cell for cell in range(CELLS) if cell_name(cell) == name[:2])
    return middle(cell) + 50 * (-1j, 1, 1j, -1)[HEADINGS.index(name[2])]


@pytest.mark.parametrize(("seats", "laid"), POSITIONS)
def test_is_a_self_contained_document(seats: int, laid: int) -> None:
    s = position(seats, laid)
    assert s.phase == {START: LOTS, MIDDLE: TURN, END: OVER}[laid]
    root = drawn(s, 0)
    assert (tag(root), root.get("role"), root.get("lang")) == ("svg", "img", "en")
    assert root.get("viewBox") == f"0 0 {root.get('width')} {root.get('height')}"
    assert [tag(child) for child in root][:2] == ["title", "desc"]
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert all(id.startswith("mk-") for id in ids)
    assert len(set(ids)) == len(ids)
    used = {element.attrib["href"] for element in root.iter() if "href" in element.attrib}
    assert used <= {f"#{id}" for id in ids}
    assert not {"script", "style", "image", "foreignObject"} & {tag(element) for element in root.iter()}
    assert len(picture.svg(s, 0, WORDS).encode()) < 60_000


@pytest.mark.parametrize(("seats", "laid"), POSITIONS)
def test_every_half_in_sight_is_drawn_once(seats: int, laid: int) -> None:
    s = position(seats, laid)
    halves: Counter[tuple[str, str]] = Counter()
    pairs = set()
    for rug in marked(drawn(s), "cells"):
        kind, colour = rug.attrib["href"].removeprefix("#mk-").split("-")
        cells = rug.attrib["data-cells"].split()
        assert kind == ("rug" if len(cells) == 2 else "half")
        halves.update((colour, cell) for cell in cells)
        pairs |= {tuple(cells)} if len(cells) == 2 else set()
        assert [cell_name(cell) for cell in rug_cells(rug, len(cells))] == cells
    sight = {(COLOURS[c], cell_name(cell)) for c in range(4) for cell in range(CELLS) if s.rugs[c] >> cell & 1}
    assert halves == Counter(sight)
    assert pairs == {
        (cell_name(cell), cell_name(cell + onward))
        for marks, onward in ((s.whole_east, 1), (s.whole_south, SIDE))
        for cell in range(CELLS)
        if marks >> cell & 1
    }
    assert bool(sight) == (laid > START)


def rug_cells(rug: Element, count: int) -> list[int]:
    """The cells on which a rug's halves are drawn."""
    places = [moved(rug.attrib["transform"], complex(50 + 100 * half, 50)) for half in range(count)]
    return [next(cell for cell in range(CELLS) if middle(cell) == place) for place in places]


def test_a_lone_half_goes_on_under_a_neighbour() -> None:
    s = position(4, END)
    lone = [rug for rug in marked(drawn(s), "cells") if " " not in rug.attrib["data-cells"]]
    assert len(lone) > 5
    for rug in lone:
        beyond = moved(rug.attrib["transform"], 150 + 50j)
        neighbour = next(cell for cell in range(CELLS) if middle(cell) == beyond)
        assert rules.colour_on(s, neighbour) >= 0


def test_mosaics_join_the_exits_that_the_board_joins() -> None:
    arcs = [arc.attrib["data-exits"].split() for arc in marked(drawn(position(3, START)), "exits")]
    assert Counter(exit for arc in arcs for exit in arc) == Counter(JOINED.replace("-", " ").split())
    assert {frozenset(arc) for arc in arcs} == {frozenset(pair.split("-")) for pair in JOINED.split()}


def test_mosaics_follow_the_edition() -> None:
    mirror = {NORTH: NORTH, EAST: WEST, SOUTH: SOUTH, WEST: EAST}
    step = [0] * len(STEP)
    for index, there in enumerate(STEP):
        (heading, cell), (inward, partner) = divmod(index, CELLS), divmod(there, CELLS)
        step[mirror[heading] * CELLS + flipped(cell)] = mirror[inward] * CELLS + flipped(partner)
    arcs = {arc.attrib["data-exits"] for arc in marked(drawn(position(3, START), -1, tuple(step)), "exits")}
    assert {"b1N c1N", "a1N a1W", "g7E g7S"} <= arcs
    assert len(arcs) == 14
    arcs_lie_at_their_exits(drawn(position(3, START), -1, tuple(step)))


def flipped(cell: int) -> int:
    return cell // SIDE * SIDE + SIDE - 1 - cell % SIDE


def test_mosaics_lie_at_their_exits() -> None:
    arcs_lie_at_their_exits(drawn(position(3, START)))


def arcs_lie_at_their_exits(root: Element) -> None:
    ends = {"#mk-arch": (50 + 90j, 150 + 90j), "#mk-loop": (50 + 90j, 100 + 140j)}
    for arc in marked(root, "exits"):
        corner = complex(float(arc.attrib["x"]), float(arc.attrib["y"]))
        places = {moved(arc.attrib["transform"], corner + end) for end in ends[arc.attrib["href"]]}
        assert places == {exit_point(exit) for exit in arc.attrib["data-exits"].split()}


@pytest.mark.parametrize("heading", [NORTH, EAST, SOUTH, WEST])
def test_assam_stands_on_his_cell_and_faces_his_heading(heading: int) -> None:
    s = position(2, START)
    s.assam, s.heading = 16, heading
    root = drawn(s)
    [assam] = marked(root, "assam")
    base, figure = assam
    assert moved(assam.attrib["transform"], 50 + 50j) == middle(16)
    assert moved(base.attrib["transform"], 50 + 0j) == 50 + 50j + 50 * (-1j, 1, 1j, -1)[heading]
    assert figure.attrib["href"] == f"#mk-assam-{('north', 'east', 'south', 'east')[heading]}"
    assert ("transform" in figure.attrib) == (heading == WEST)
    assert f"Assam on c3 towards {HEADINGS[heading]}." in str(root[1].text)


def said(root: Element, seat: int) -> list[str]:
    """The text of a seat's panel, without tooltips."""
    [panel] = (panel for panel in marked(root, "seat") if panel.attrib["data-seat"] == str(seat))
    return [str(element.text) for element in panel.iter() if tag(element) == "text"]


def test_panels_count_what_seats_have() -> None:
    s = position(2, MIDDLE)
    s.seat, s.purse[1], s.top[0], s.top[1] = 0, 17, 3, 0
    root = drawn(s)
    rugs = s.stock[1] + s.stock[3]
    assert said(root, 1) == ["<yellow>, <brown>", str(rules.points(s, 1)), "17", str(rugs)]
    assert "word top" in said(root, 0)
    piles = [[rug.get("href") for rug in panel.iter() if rug.get("width") == "120"] for panel in marked(root, "seat")]
    assert piles == [["#mk-rug-back"] * 3 + ["#mk-rug-blue"], ["#mk-rug-back"] * 4]
    assert f"<yellow>, <brown>: 17 dirhams, {rugs} rugs, {rules.points(s, 1)} points." in str(root[1].text)


def test_panels_mark_who_looks_who_acts_and_who_is_out() -> None:
    s = position(4, MIDDLE)
    s.seat, s.out[3] = 2, 1
    marks = [[word for word in said(drawn(s, 1), seat) if word.startswith("word")] for seat in range(4)]
    assert marks == [[], ["word you"], ["word turn"], ["word out"]]
    assert not any("word you" in said(drawn(s), seat) for seat in range(4))


def test_nobody_acts_before_the_first_seat_is_drawn() -> None:
    assert not any("word turn" in said(drawn(position(4, START)), seat) for seat in range(4))


def test_panels_mark_the_winners_at_the_end() -> None:
    s = position(3, END)
    places = [0] * 3
    sunduk.game("marrakech").functions().placings(s, places)
    assert [place == 1 for place in places] == ["word won" in said(drawn(s), seat) for seat in range(3)]
    assert not any("word turn" in said(drawn(s), seat) for seat in range(3))
