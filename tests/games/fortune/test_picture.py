"""The SVG of a Fortune position, parsed: everything visible is drawn once, and nothing hidden is drawn."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

import sunduk
import sunduk.core.match.notation
from sunduk import Match

GAME = sunduk.game("fortune")
MOMENTS = [(seats, turns) for seats in GAME.seats for turns in (0, 11, 17, 999)]


def position(seats: int, turns: int, seed: int = 5) -> Match:
    """A position after some random turns."""
    chooser = random.Random(seed)
    match = Match(GAME, seats, seed=seed)
    while not match.over and turns:
        match.act(chooser.choice(match.choices()))
        turns -= 1
    return match


def drawn(match: Match, seat: int = -1, language: str = "en") -> Element:
    return ElementTree.fromstring(match.view(seat).svg(language))


def marked(root: Element, mark: str) -> Iterator[Element]:
    return (element for element in root.iter() if f"data-{mark}" in element.attrib)


def tag(element: Element) -> str:
    return element.tag.removeprefix("{http://www.w3.org/2000/svg}")


def said(element: Element) -> list[str]:
    return [str(part.text) for part in element.iter() if tag(part) == "text"]


@pytest.mark.parametrize(("seats", "turns"), MOMENTS)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_is_a_self_contained_document(seats: int, turns: int, language: str) -> None:
    match = position(seats, turns)
    root = drawn(match, 0, language)
    assert (tag(root), root.get("role"), root.get("lang")) == ("svg", "img", language)
    assert root.get("viewBox") == f"0 0 {root.get('width')} {root.get('height')}"
    assert [tag(child) for child in root][:2] == ["title", "desc"]
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert all(id.startswith("fo-") for id in ids)
    assert len(set(ids)) == len(ids)
    used = {element.attrib["href"] for element in root.iter() if "href" in element.attrib}
    assert used <= {f"#{id}" for id in ids}
    assert not {"script", "style", "image", "foreignObject"} & {tag(element) for element in root.iter()}
    assert len(match.view(0).svg(language).encode()) < 80_000


@pytest.mark.parametrize(("seats", "turns"), MOMENTS)
def test_piles_sum_and_played_cards_are_in_sight(seats: int, turns: int) -> None:
    match = position(seats, turns)
    root, told = drawn(match), match.view().json()
    tops: dict[str, str | None] = {}
    for pile in marked(root, "pile"):
        cards = [card.attrib["data-card"] for card in marked(pile, "card")]
        assert len(cards) <= 1
        tops[pile.attrib["data-pile"]] = cards[0] if cards else None
    assert tops == {"middle": told["middle"], **{str(n): seat["top"] for n, seat in enumerate(told["seats"])}}
    [plaque] = marked(root, "sum")
    assert int(plaque.attrib["data-sum"]) == told["sum"]
    assert said(plaque)[1].replace("−", "-") == (f"{told['sum']:+d}" if told["sum"] else "0")
    played = dict(chip.attrib["data-played"].split() for chip in marked(root, "played"))
    assert played == {card: str(count) for card, count in told["played"].items()}


@pytest.mark.parametrize(("seats", "turns"), MOMENTS)
def test_panels_show_what_seats_have(seats: int, turns: int) -> None:
    match = position(seats, turns)
    told = match.view().json()
    for number, panel in enumerate(marked(drawn(match), "seat")):
        seat = told["seats"][number]
        backs = [element for element in panel.iter() if element.get("href") == "#fo-back"]
        assert len(backs) == seat["characters"]
        left = [element.attrib["data-left"] for element in marked(panel, "left")]
        assert left == ["F"] * seat["fortunes"] + ["B"] * seat["big_fortunes"]
        money = [tuple(map(int, stack.attrib["data-money"].split())) for stack in marked(panel, "money")]
        assert sum(number * worth for number, worth in money) == seat["points"]
        assert f"{seat['points']} points" in [words.replace("1 point", "1 points") for words in said(panel)]


def test_large_sums_are_ingots_and_notes() -> None:
    match = Match.at("fortune 2 rounds=1 | -,-/- -/- 00000000000 - 6880,0 over 1 0")
    stacks = [stack.attrib["data-money"] for stack in marked(drawn(match), "money")]
    assert stacks == ["6 1000", "1 500", "3 100", "1 50", "3 10"]


def test_each_note_can_be_seen() -> None:
    """Up to four cards of a kind are drawn at separate places, all within the panel."""
    match = Match.at("fortune 5 rounds=1 | -,-,-,-,-/- -/-/-/-/- 00000000000 - 30,140,4990,17490,10 over 1 0")
    for stack in marked(drawn(match), "money"):
        number, _ = map(int, stack.attrib["data-money"].split())
        places = [float(piece.attrib["x"]) for piece in stack if piece.tag.endswith("use")]
        assert len(places) == min(number, 4)
        assert all(right - left > 4 for left, right in itertools.pairwise(places))
        assert min(places) >= 8


@pytest.mark.parametrize("seats", [2, 5])
def test_only_ones_own_hand_is_spread(seats: int) -> None:
    match = position(seats, 11)
    assert not list(marked(drawn(match), "hand"))
    for seat in range(seats):
        [fan] = marked(drawn(match, seat), "hand")
        mine = match.view(seat).json()["seats"][seat]
        cards = [card.attrib["data-card"] for card in marked(fan, "card")]
        assert cards == mine["hand"] + ["F"] * mine["fortunes"] + ["B"] * mine["big_fortunes"]
        world = match.view(seat).records
        GAME.functions().guess(GAME.state.checked(world), seat, 77)
        other = Match.at(sunduk.core.match.notation.write_position(GAME, GAME.state.checked(world)))
        assert other.records.tobytes() != match.records.tobytes()
        assert other.view(seat).svg() == match.view(seat).svg()


def test_panels_mark_who_looks_who_acts_and_who_won() -> None:
    match = position(4, 11)
    marks = [panel.get("data-status") for panel in marked(drawn(match), "seat")]
    assert marks == ["turn" if seat == match.seat else None for seat in range(4)]
    panels = list(marked(drawn(match, 2), "seat"))
    assert ["you" in said(panel) for panel in panels] == [False, False, True, False]
    end = position(4, 999)
    marks = [panel.get("data-status") for panel in marked(drawn(end), "seat")]
    assert marks == ["won" if place == 1 else None for place in end.placings]


def test_the_description_says_it_in_words() -> None:
    match = Match.at("fortune 2 | +30,-/S -20F/-10F 00000100100 - 50,0 play 1 0")
    told = str(drawn(match)[1].text)
    assert told.startswith("On the table: sum +30, in the middle Student. Ruby: Merchant's Wife +30 on the pile")
    assert "Emerald: empty on the pile, 1 character, 1 Fortune and 0 Big Fortunes in hand, 0 points." in told


def test_the_terminal_shows_the_same() -> None:
    match = Match.at("fortune 2 | +30,F/-20 -20+10F/-10S 00010000100 - 50,0 play 1 0")
    text = match.view(0).text()
    assert "sum of the tops:  +10" in text
    assert "▲▲▲" in text
    assert "▼▼" in text
    assert "your hand:    −20   +10   F" in text
    assert "−10   S" not in text, "the other's hand is hidden"
    assert "ваши карты" in match.view(0).text("ru")
