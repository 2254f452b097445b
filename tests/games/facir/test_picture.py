"""The SVG of a position, parsed: everything visible is drawn once in its place, and nothing hidden is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from sunduk import SPECTATOR, Match

from .play import GAME, HOLES

POSITIONS = {
    "lots": "facir 3 | 7/7/7/7/7/7/7 lots 0 0 0 -,-,- -,-,- - main",
    "set": "facir 2 | 7/7/7/7/7/7/7 set 0 0 0 a,b2 cd,efgh ij main",
    "turn": "facir 4 | ry1b3/1w1r3/2y4/r1b2r1/b1w1y2/2y1r2/1w3b1 turn 0 0 14 a0,b0,k1,w2 -,-,-,- - main",
    "move": "facir 3 | 2r4/1y1r3/2y4/r1b4/b3y2/2y1r2/5b1 move-d4 1 1 14 a0,b0,k1 mnopqr,hij,- def main",
    "deciding": "facir 3 | 7/7/2rrr2/7/7/7/6b turn 0 2 6 c0,-,x1 abcdef,ghi,mnovwx pqr deciding",
    "over": "facir 4 | 7/7/7/7/7/7/7 over 0 3 0 -,-,-,- abcdefghijkl,mnop,qrst,- uvwx main",
}


def at(name: str) -> Match:
    return Match.at(POSITIONS[name], auto=False)


def drawn(match: Match, seat: int = SPECTATOR, language: str = "en") -> Element:
    return ElementTree.fromstring(match.view(seat).svg(language))


def tag(element: Element) -> str:
    return element.tag.removeprefix("{http://www.w3.org/2000/svg}")


def marked(root: Element, mark: str) -> Iterator[Element]:
    return (element for element in root.iter() if f"data-{mark}" in element.attrib)


def panel(root: Element, seat: int) -> Element:
    (found,) = (element for element in marked(root, "seat") if element.attrib["data-seat"] == str(seat))
    return found


def said(element: Element) -> list[str]:
    return [str(part.text) for part in element.iter() if tag(part) == "text"]


@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_is_a_self_contained_document(name: str, language: str) -> None:
    match = at(name)
    root = drawn(match, 0, language)
    assert (tag(root), root.get("role"), root.get("lang")) == ("svg", "img", language)
    assert root.get("viewBox") == f"0 0 {root.get('width')} {root.get('height')}"
    assert [tag(child) for child in root][:2] == ["title", "desc"]
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert all(id.startswith("fc-") for id in ids)
    assert len(set(ids)) == len(ids)
    used = {element.attrib["href"] for element in root.iter() if "href" in element.attrib}
    assert used <= {f"#{id}" for id in ids}
    assert not {"script", "style", "image", "foreignObject"} & {tag(element) for element in root.iter()}
    assert len(match.svg(language).encode()) < 60_000


@pytest.mark.parametrize("name", POSITIONS)
def test_every_nail_is_drawn_once_in_its_hole(name: str) -> None:
    match = at(name)
    found = {}
    for nail in marked(drawn(match), "nail"):
        (image,) = (part for part in nail if tag(part) == "use")
        x, y = (float(image.attrib[key]) + float(image.attrib["width"]) / 2 for key in ("x", "y"))
        assert HOLES[int(y) // 100 * 7 + int(x) // 100] == nail.attrib["data-nail"]
        assert (x % 100, y % 100) == (50, 50)
        colour = ("red", "yellow", "blue", "white")[int(nail.attrib["data-owner"])]
        assert image.attrib["href"] == f"#fc-nail-{colour}"
        assert nail.attrib["data-nail"] not in found
        found[nail.attrib["data-nail"]] = int(nail.attrib["data-owner"])
    nails = match.state.nails
    assert found == {HOLES[hole]: seat for seat in range(4) for hole in range(49) if nails[seat] >> hole & 1}


def test_a_lifted_nail_leaves_a_ring() -> None:
    assert [ring.attrib["data-lifted"] for ring in marked(drawn(at("move")), "lifted")] == ["d4"]
    assert not list(marked(drawn(at("turn")), "lifted"))


@pytest.mark.parametrize("name", POSITIONS)
def test_panels_show_what_the_json_says(name: str) -> None:
    match = at(name)
    for viewer in range(-1, match.seats):
        root, told = drawn(match, viewer), match.view(viewer).json()
        for seat, belongings in enumerate(told["seats"]):
            part = panel(root, seat)
            (stock,) = marked(part, "stock")
            assert int(stock.attrib["data-stock"]) == belongings["stock"]
            assert len([nail for nail in stock if tag(nail) == "use"]) == belongings["stock"]
            (won,) = marked(part, "won")
            assert list(won.attrib["data-won"]) == belongings["won"]
            cards = [card.attrib["data-card"] for card in marked(part, "card")]
            assert cards == ([belongings["card"]["name"]] if belongings["card"] else [])
            sides = [side.attrib["data-side"] for side in marked(part, "side")]
            assert sides == ([belongings["side"]] if belongings["side"] else [])
            cuts = [use for use in part.iter() if use.get("href") == "#fc-cut"]
            assert len(cuts) == (belongings["side"] or "").count("o")
        aside = [part.attrib["data-aside"] for part in marked(root, "aside")]
        assert aside == (["".join(told["aside"])] if told["aside"] else [])


def test_cuts_stand_where_the_others_see_them() -> None:
    """Card k, o../o.o/.o., a quarter turned: `.oo` to its owner, `oo.` from behind."""
    cuts = [use for use in panel(drawn(at("turn")), 2).iter() if use.get("href") == "#fc-cut"]
    assert [float(cut.attrib["x"]) for cut in cuts] == [20, 50]


def test_ones_own_card_is_turned_as_it_stands() -> None:
    (card,) = marked(drawn(at("turn"), 3), "card")
    assert card.attrib["href"] == "#fc-card-w"
    assert card.attrib["transform"].startswith("rotate(180 ")


def test_panels_mark_who_looks_and_who_acts() -> None:
    root = drawn(at("turn"), 1)
    assert [panel(root, seat).get("data-status") for seat in range(4)] == ["turn", None, None, None]
    assert ["you" in said(panel(root, seat)) for seat in range(4)] == [False, True, False, False]
    root = drawn(at("set"))
    assert [panel(root, seat).get("data-status") for seat in range(2)] == ["sets", None]
    root = drawn(at("over"))
    assert [panel(root, seat).get("data-status") for seat in range(4)] == ["won", None, None, None]
    assert not any("you" in said(panel(root, seat)) for seat in range(4))


@pytest.mark.parametrize(
    ("name", "line"),
    [("turn", "Round 1 of 6"), ("move", "Round 5 of 6"), ("deciding", "Deciding round"), ("over", "The match is over")],
)
def test_the_round_is_named(name: str, line: str) -> None:
    match = at(name)
    assert line in said(drawn(match))
    assert line in match.text()


def test_the_description_tells_sides_and_ones_own_card() -> None:
    described = str(drawn(at("turn"), 3)[1].text)
    assert "blue shows holes on the left and in the middle." in described
    assert (
        "Your card, row by row: holes on the left and on the right; holes on the left and in the middle; " in described
    )
    assert "Your card" not in str(drawn(at("turn"))[1].text)


def test_the_terminal_shows_nails_sides_and_ones_own_card() -> None:
    lines = at("turn").view(2).text().splitlines()
    assert lines[1].split()[:8] == ["1", "r●", "y▲", "∘", "b■", "∘", "∘", "∘"]
    assert "blue ★" in lines[9]
    assert "◯◯·" in lines[9]
    assert [line[-40:].strip()[:5] for line in (lines[9][72:], lines[10][72:], lines[11][72:])] == [
        "· ◯ ◯",
        "◯ · ·",
        "· ◯ ·",
    ]
    assert "card w" not in "\n".join(lines)
    assert "card w" in at("turn").text()
    assert GAME.words("ru").name("picture", "hand") in at("move").text("ru")
