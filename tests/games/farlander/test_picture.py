"""The SVG of a position, parsed: every state, knight and fortress is drawn once in its place."""

from __future__ import annotations

import random
import re
from itertools import product
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

import sunduk
from sunduk import Match
from sunduk.games.farlander.board import NAMES
from sunduk.games.farlander.chart import spot
from sunduk.games.farlander.map import corners, land
from sunduk.games.farlander.picture import MIDDLE

TABLES = sunduk.game("farlander").tables
START, PARTLY, SETTLING, WAR, END = 0, 7, 50, 95, 9999
POSITIONS = list(product((2, 3, 4), (START, PARTLY, SETTLING, WAR, END)))


def position(seats: int, steps: int, seed: int = 5, **options: str) -> Match:
    chooser = random.Random(seed)
    match = Match("farlander", seats, options, auto=False)
    while not match.over and len(match.log) < steps:
        (who,) = match.actors
        match.do(who, chooser.choice(match.ids()))
    return match


def drawn(match: Match, seat: int = -1) -> Element:
    return ElementTree.fromstring(match.view(seat).svg())


def tag(element: Element) -> str:
    return element.tag.removeprefix("{http://www.w3.org/2000/svg}")


def marked(root: Element, mark: str) -> list[Element]:
    return [element for element in root.iter() if f"data-{mark}" in element.attrib]


@pytest.mark.parametrize(("seats", "steps"), POSITIONS)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_is_a_self_contained_document(seats: int, steps: int, language: str) -> None:
    text = position(seats, steps).view(0).svg(language)
    root = ElementTree.fromstring(text)
    assert (tag(root), root.get("role"), root.get("lang")) == ("svg", "img", language)
    assert root.get("viewBox") == f"0 0 {root.get('width')} {root.get('height')}"
    assert [tag(child) for child in root][:2] == ["title", "desc"]
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert all(id.startswith("fl-") for id in ids)
    assert len(set(ids)) == len(ids)
    used = {element.attrib["href"] for element in root.iter() if "href" in element.attrib}
    used |= {f"#{id}" for id in re.findall(r"url\(#([\w-]+)\)", text)}
    assert used <= {f"#{id}" for id in ids}
    assert not {"script", "style", "image", "foreignObject"} & {tag(element) for element in root.iter()}
    assert len(text.encode()) < 80_000


@pytest.mark.parametrize(("seats", "steps"), POSITIONS)
def test_states_and_knights_are_drawn_once_and_in_their_owners_colours(seats: int, steps: int) -> None:
    match = position(seats, steps)
    root, states = drawn(match), {state["state"]: state for state in match.view().json()["states"]}
    laid = {str(match.state.tile[place] + 1) for place in range(match.state.laid)}
    shown = marked(root, "state")
    assert sorted(element.attrib["data-state"] for element in shown) == [name for name in NAMES if name[0] in laid]
    for element in shown:
        owner = states[element.attrib["data-state"]]["owner"]
        assert element.get("data-owner") == (None if owner is None else str(owner))
    knights = {element.attrib["data-knights"]: "".join(element.itertext()) for element in marked(root, "knights")}
    assert knights == {name: str(state["knights"]) for name, state in states.items() if state["knights"]}
    assert bool(knights) == (steps >= SETTLING)


@pytest.mark.parametrize("seed", range(4))
def test_outlines_pass_the_corners_of_their_triangles(seed: int) -> None:
    """The straight segments, along the edges of tiles, end exactly on lattice points."""
    match = position(3, 14, seed)
    s = match.state
    triangles = land(list(s.tile), list(s.turn), TABLES["STATE_OF"])  # type: ignore[arg-type]
    for element in marked(drawn(match), "state"):
        state = NAMES.index(element.attrib["data-state"])
        lattice = {
            spot(corner) for triangle, owner in triangles.items() if owner == state for corner in corners(triangle)
        }
        path = next(child.attrib["d"] for child in element if tag(child) == "path")
        ends = [tuple(map(float, pair.split(","))) for pair in re.findall(r"L([\d.,-]+)", path)]
        assert ends
        for x, y in ends:
            assert any(abs(x - p) < 0.06 and abs(y - q) < 0.06 for p, q in lattice)


def test_fortresses_are_drawn_only_where_they_count() -> None:
    with_them = position(3, WAR, fortresses="yes")
    assert [element.attrib["data-fortress"] for element in marked(drawn(with_them), "fortress")] == [
        f"{tile}B" for tile in range(1, 8)
    ]
    assert not marked(drawn(position(3, WAR)), "fortress")


def test_war_is_marked() -> None:
    match = Match.at("farlander 3 | 10,20,30,40,50,60,70 r3b1-/---/---/---/----/----/---- 0,0,0 attack 0")
    assert not marked(drawn(match), "war")
    match.act(">1B")
    assert [element.attrib["data-war"] for element in marked(drawn(match), "war")] == ["target"]
    match.act("1A")
    root = drawn(match)
    outlines = {state.attrib["data-state"]: state.find("./{*}path").attrib["d"] for state in marked(root, "state")}  # type: ignore[union-attr]
    war = {element.attrib["data-war"]: element.attrib["d"] for element in marked(root, "war")}
    assert war == {"source": outlines["1A"], "target": outlines["1B"]}
    assert "1B is under attack." in str(root[1].text)


def test_panels_say_what_seats_have() -> None:
    match = position(4, WAR, fortresses="yes")
    root, view = drawn(match, 1), match.view(1).json()
    for panel, belongings in zip(marked(root, "seat"), view["seats"], strict=True):
        counts = {count.attrib["data-count"]: count[-1].text for count in marked(panel, "count")}
        assert counts == {thing: str(belongings[thing]) for thing in ("points", "knights", "stock")}
    said = [[str(text.text) for text in panel.iter() if tag(text) == "text"] for panel in marked(root, "seat")]
    assert [index for index, words in enumerate(said) if "you" in words] == [1]
    assert [index for index, words in enumerate(said) if "turn" in words] == [view["seat"]]
    assert not any("you" in str(text.text) for text in drawn(match).iter() if tag(text) == "text")


def test_panels_mark_the_winners_at_the_end() -> None:
    match = position(3, END)
    statuses = [panel.get("data-status") for panel in marked(drawn(match), "seat")]
    assert statuses == ["won" if place == 1 else None for place in match.placings]


def test_nobody_acts_while_the_map_is_laid() -> None:
    assert [panel.get("data-status") for panel in marked(drawn(position(3, PARTLY)), "seat")] == [None] * 3


def test_the_map_lies_in_the_frame() -> None:
    root = drawn(position(2, 14))
    points = [
        tuple(map(float, pair.split(",")))
        for element in marked(root, "state")
        for pair in re.findall(r"-?[\d.]+,-?[\d.]+", element.find("./{*}path").attrib["d"])  # type: ignore[union-attr]
    ]
    assert all(40 < x + MIDDLE[0] < 960 and 40 < y + MIDDLE[1] < 990 for x, y in points)


@pytest.mark.parametrize(("seats", "steps"), POSITIONS)
def test_the_terminal_names_every_state_and_its_knights(seats: int, steps: int) -> None:
    match = position(seats, steps)
    lines = match.text().splitlines()
    found = {}
    for y, line in enumerate(lines):
        for name in re.finditer(r"\d[A-D]", line):
            below = lines[y + 1].ljust(200)[name.start() : name.start() + 2]
            found[name[0]] = below
    laid = {str(match.state.tile[place] + 1) for place in range(match.state.laid)}
    assert sorted(found) == [name for name in NAMES if name[0] in laid]
    for state in match.view().json()["states"]:
        if state["knights"]:
            assert found[state["state"]] == f"{'rbgk'[state['owner']]}{state['knights']}"
    assert max(map(len, lines)) < 110
