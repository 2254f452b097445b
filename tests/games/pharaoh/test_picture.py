"""The SVG of a position, parsed: every tile, die and number in sight is drawn once in its place."""

from __future__ import annotations

from collections import Counter
from itertools import product
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

import sunduk
from sunduk import Match
from sunduk.games.pharaoh import picture
from sunduk.games.pharaoh.board import ROWS

GAME = sunduk.game("pharaoh")
RACING = "pharaoh 3 version=2 | 64/33',50/22,45,27/3,18,24,40 90,70,72,30 2,5,11 race 1 02 2=33 +7+19/-80-4/. 0"
STATING = "pharaoh 3 version=2 | 64/33',50/22,45,27/3,18,.,40 90,70,72,30 2,5,11 state 1 . 2=33 +7+19/-80-4/+24 0"
OVER = "pharaoh 2 version=2 | ./33,50/22,45,27/3,18,24,40 .,80,72,30 .,.,. over 0 . . +49+90/+64-84 0"
START = "pharaoh 5 version=2 | ./.,./.,.,./.,.,.,. .,.,.,. .,.,. lots 0 . . ././././. 0"
FULL = "pharaoh 5 version=2 | ./33,50/22,45,27/3,18,24,40 .,.,.,4 .,.,. over 0 . . {}/././. 0".format(
    "+5+6+7+8+9+10+11+12+13+14+15+16+17+20+21+30+36+19+25+28+32+35+42+48+56+60+72+23+26+44+54+63+70+80+49+64+84/+90"
)
POSITIONS = [RACING, STATING, OVER, START, FULL]


def drawn(position: str, seat: int = -1, language: str = "en") -> Element:
    return ElementTree.fromstring(Match.at(position, auto=False).view(seat).svg(language))


def tag(element: Element) -> str:
    return element.tag.removeprefix("{http://www.w3.org/2000/svg}")


def marked(root: Element, mark: str) -> list[Element]:
    return [element for element in root.iter() if f"data-{mark}" in element.attrib]


def said(element: Element) -> list[str]:
    return [str(part.text) for part in element.iter() if tag(part) == "text"]


def panel(root: Element, seat: int) -> Element:
    (found,) = (panel for panel in marked(root, "seat") if panel.attrib["data-seat"] == str(seat))
    return found


@pytest.mark.parametrize(("position", "language"), list(product(POSITIONS, ["en", "ru"])))
def test_is_a_self_contained_document(position: str, language: str) -> None:
    root = drawn(position, 0, language)
    assert (tag(root), root.get("role"), root.get("lang")) == ("svg", "img", language)
    assert root.get("viewBox") == f"0 0 {root.get('width')} {root.get('height')}"
    assert [tag(child) for child in root][:2] == ["title", "desc"]
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert all(id.startswith("ph-") for id in ids)
    assert len(set(ids)) == len(ids)
    used = {element.attrib["href"] for element in root.iter() if "href" in element.attrib}
    assert used <= {f"#{id}" for id in ids}
    assert not {"script", "style", "image", "foreignObject"} & {tag(element) for element in root.iter()}
    assert len(ElementTree.tostring(root)) < 80_000


def test_tiles_lie_on_their_cells() -> None:
    root = drawn(RACING)
    tiles = {int(tile.attrib["data-cell"]): tile for tile in marked(root, "cell")}
    assert {cell: int(tile.attrib["data-number"]) for cell, tile in tiles.items()} == {
        0: 64, 2: 50, 3: 22, 4: 45, 5: 27, 6: 3, 7: 18, 8: 24, 9: 40,
    }  # fmt: skip
    middles = {cell: float(said_at(tile).attrib["x"]) for cell, tile in tiles.items()}
    heights = {cell: float(said_at(tile).attrib["y"]) for cell, tile in tiles.items()}
    assert middles[0] == middles[4] == picture.MIDDLE
    assert middles[6] < middles[3] < middles[7] < middles[4] < middles[8] < middles[5] < middles[9]
    rows = [{heights[cell] for cell in row if cell in heights} for row in ROWS]
    assert [len(row) for row in rows] == [1, 1, 1, 1]
    assert rows == sorted(rows, key=min)


def said_at(tile: Element) -> Element:
    return next(part for part in tile.iter() if tag(part) == "text")


def test_tiles_show_their_colour_and_scarabs() -> None:
    for tile in marked(drawn(RACING), "cell"):
        symbols = Counter(part.attrib["href"] for part in tile.iter() if "href" in part.attrib)
        colour = {0: "black", 2: "red"}.get(int(tile.attrib["data-cell"]))
        if colour:
            assert symbols == {f"#ph-tile-{colour}": 1, "#ph-scarab": {"black": 7, "red": 5}[colour]}


def test_dice_and_glass() -> None:
    assert [said(die) for die in marked(drawn(RACING), "die")] == [["2"], ["5"], ["11"]]
    assert [said(die) for die in marked(drawn(OVER), "die")] == [[], [], []]
    for position, glass in ((RACING, "runs"), (STATING, "still"), (START, "still")):
        assert [mark.attrib["data-glass"] for mark in marked(drawn(position), "glass")] == [glass]


def test_panels_hold_the_tiles_of_their_seats() -> None:
    root = drawn(RACING, 1)
    assert said(panel(root, 0)) == ["Ibis", "4", "done", "7", "19"]
    assert said(panel(root, 1)) == ["Jackal", "-6", "−1", "−5", "you", "leads"]
    assert said(panel(root, 2)) == ["Falcon", "0", "has 33"]
    assert said(panel(drawn(STATING), 2)) == ["Falcon", "1", "33 = ?", "24"]
    assert said(panel(drawn(OVER), 0)) == ["Ibis", "14", "49", "90", "winner"]


@pytest.mark.parametrize("position", POSITIONS)
def test_everything_stays_inside_its_panel(position: str) -> None:
    root = drawn(position)
    for owner in marked(root, "seat"):
        frame = next(part for part in owner if tag(part) == "rect")
        wide, high = float(frame.attrib["width"]), float(frame.attrib["height"])
        for tile in owner.iter():
            if tile.attrib.get("href", "").startswith("#ph-tile"):
                x, y, width, height = (float(tile.attrib[name]) for name in ("x", "y", "width", "height"))
                assert 0 <= x <= x + width <= wide
                assert 0 <= y <= y + height <= high


def test_stacks_show_what_is_next_and_count_what_is_to_come() -> None:
    counts = {stack.attrib["data-stack"]: said(stack) for stack in marked(drawn(OVER), "stack")}
    assert counts == {"yellow": ["30", "18"], "blue": ["72", "10"], "red": ["80", "7"], "black": ["0"]}
    old = RACING.replace("version=2 ", "").replace("90,70,72,30 ", "")
    hidden = {stack.attrib["data-stack"]: said(stack) for stack in marked(drawn(old), "stack")}
    assert hidden == {"yellow": ["16"], "blue": ["9"], "red": ["6"], "black": ["3"]}


def test_the_description_tells_it_all() -> None:
    told = str(drawn(RACING)[1].text)
    assert told.startswith("On the pyramid lie 64, 50, 22, 45, 27, 3, 18, 24, 40. Next in the stacks come 90,")
    assert "70, 72, 30. The dice show 2, 5, 11. The sand is running." in told
    assert "Jackal: −6 points, 0 tiles face up, 2 tiles face down." in told
