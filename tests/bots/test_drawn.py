"""Advice drawn on the board: each choice is marked at its place, and the best one is highlighted."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from sunduk import Game, Match
from sunduk.bots import Decision, Estimate
from sunduk.bots import advice_svg as drawn

SVG = "{http://www.w3.org/2000/svg}"


def decided(match: Match, seat: int) -> Decision:
    """Made-up estimates in which the first choice is the best."""
    ids = match.ids(seat)
    wins = [0.5 - rank / (4 * len(ids)) for rank in range(len(ids))]
    found = [
        Estimate(action, 10, tuple(win if other == seat else 0.0 for other in range(match.seats)), (1.0,) * match.seats)
        for action, win in zip(ids, wins, strict=True)
    ]
    return Decision(ids[0], tuple(found))


def strokes(root: ElementTree.Element) -> dict[int, ElementTree.Element]:
    return {int(group.attrib["data-action"]): group for group in root.iter(f"{SVG}g") if "data-action" in group.attrib}


def test_every_game_can_be_drawn(game: Game) -> None:
    match = Match(game, seed=3)
    seat = match.actors[0]
    decision = decided(match, seat)
    root = ElementTree.fromstring(drawn.draw(match.view(seat), decision))
    words = [element.text for element in root.iter(f"{SVG}text")]
    assert match.view(seat).choices[decision.action] in words
    assert "50.0%" in words
    assert drawn.draw(match.view(seat), decision)._repr_svg_().startswith("<svg")
    ElementTree.fromstring(drawn.draw(match.view(seat), Decision(decision.action)))


@pytest.mark.parametrize("heading", "NESW")
def test_where_assam_may_turn(heading: str) -> None:
    match = Match.at(f"marrakech 3 | 7/7/7/7/7/7/7 d4{heading} 30,30,30 15,15,15 turn 1")
    root = ElementTree.fromstring(drawn.draw(match.view(1), decided(match, 1)))
    ends = {}
    for action, group in strokes(root).items():
        line = next(group.iter(f"{SVG}line"))
        ends["LAR"[action]] = float(line.attrib["x2"]) - 486, float(line.attrib["y2"]) - 486
    ahead = {"N": (0, -100), "E": (100, 0), "S": (0, 100), "W": (-100, 0)}[heading]
    x, y = ahead
    assert ends == {"L": (y, -x), "A": ahead, "R": (-y, x)}


def test_where_rugs_may_lie() -> None:
    """The centre of a1 is at (186, 186); the next cell is 100 units further."""
    match = Match.at("marrakech 3 | 7/7/7/7/7/7/7 d4N 30,30,30 15,15,15 lay 0")
    decision = decided(match, 0)
    found = strokes(ElementTree.fromstring(drawn.draw(match.view(0), decision)))
    choices = match.view(0).choices
    assert set(found) == set(choices)
    for action, text in choices.items():
        line = next(found[action].iter(f"{SVG}line")).attrib
        cells = [("abcdefg".index(text[at]), int(text[at + 1]) - 1) for at in (0, 2)]
        ends = [(float(line[f"x{end}"]), float(line[f"y{end}"])) for end in (1, 2)]
        assert ends == [(186 + 100 * column, 186 + 100 * row) for column, row in cells]
    colours = {action: [line.attrib["stroke"] for line in group.iter(f"{SVG}line")] for action, group in found.items()}
    edges = {edge for action, (edge, _) in colours.items() if action != decision.action}
    assert colours[decision.action][0] not in edges
    assert len({inner for _, inner in colours.values()}) == len(choices)
