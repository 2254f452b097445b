"""The sandbox: scripts are executed without a table, and answered by the frames that a table would show."""

from __future__ import annotations

from typing import Any, cast

import pytest
from pydantic import TypeAdapter

import sunduk
from sunduk.core.match.game import Game
from sunduk.table import sandbox
from sunduk.table.faults import Fault
from sunduk.table.lengths import LONGEST_SCRIPT_LINE, MOST_SCRIPT_LINES
from sunduk.table.wire.sandbox import TrialOutcomeJson

MARRAKECH = sunduk.game("marrakech")
START = "at marrakech 3 | 7/7/7/7/7/7/7 d4N 30,30,30 15,15,15 turn 0"
FORTUNE = sunduk.game("fortune")
HANDS = "at fortune 2 | -,-/- +30F/-20F 00000000000 - 0,0 play 1 0"
OUTCOME = TypeAdapter(TrialOutcomeJson)


@pytest.mark.parametrize("game", sunduk.games(), ids=lambda game: game.id)
def test_every_example_of_a_rulebook_is_played(game: Game) -> None:
    for example in game.rulebook().examples:
        told = OUTCOME.validate_python(sandbox.play(game, example.lines, seat=sandbox.ALL), strict=True)
        assert [stage["line"] for stage in told["stages"]] == list(example.lines)
        refused = [stage["refused"]["rule"] for stage in told["stages"] if stage["refused"]]
        assert refused == [line.split()[-1] for line in example.lines if line.startswith("refuse ")]


def test_a_move_is_added_to_the_script_with_what_chance_did() -> None:
    told = sandbox.play(MARRAKECH, [START], move="L", seed=7, since=1)
    assert told["refused"] is None
    assert told["lines"][:2] == [START, "play 0:L"]
    assert told["lines"][2].startswith("chance *")
    assert [stage["line"] for stage in told["stages"]] == told["lines"][1:]
    assert told["stages"][-1]["frame"]["view"]["choices"][0]["move"] == "lay"
    # What was told can be sent again.
    assert sandbox.play(MARRAKECH, told["lines"])["stages"][1:] == told["stages"]


def test_reasons_of_a_move_are_told_where_asked_for() -> None:
    assert sandbox.play(MARRAKECH, [START], move="A")["reasons"] == []
    told = sandbox.play(MARRAKECH, [START], move="A", why=True)
    assert all("reason" in reason for reason in told["reasons"])
    assert told["reasons"]
    assert told["lines"] == [START, "play 0:A"], "the move is made, too"
    assert sandbox.play(MARRAKECH, [START], move="c4c5", why=True)["reasons"] == []


def test_without_a_seed_chance_waits() -> None:
    told = sandbox.play(MARRAKECH, [START], move={"move": "turn", "turn": "right"})
    assert told["lines"] == [START, "play 0:R"]
    assert told["stages"][-1]["frame"]["acting"] == [8]


def test_a_refused_move_names_its_rule_and_changes_nothing() -> None:
    told = sandbox.play(MARRAKECH, [START], move="c4c5")
    assert told["refused"] is not None
    assert told["refused"]["rule"] == "3.2"
    assert told["lines"] == [START]


def test_a_seat_sees_only_what_it_may() -> None:
    def seen(seat: int | None) -> dict[str, Any]:
        frame = sandbox.play(FORTUNE, [HANDS], seat=seat)["stages"][0]["frame"]
        return {"seat": frame["seat"], **cast(dict[str, Any], frame["view"])}

    assert seen(0)["seats"][1] != seen(1)["seats"][1]
    assert seen(None) == seen(0)
    assert seen(sandbox.ALL)["seats"] != seen(-1)["seats"]


def test_a_later_position_begins_anew() -> None:
    stages = sandbox.play(MARRAKECH, [START, "play L", "chance *2", START])["stages"]
    assert [stage["frame"]["seq"] for stage in stages] == [0, 1, 2, 0]
    assert stages[-1]["frame"]["events"] == []


@pytest.mark.parametrize(
    "lines",
    [
        [],
        ["play L"],
        ["start"],
        ["start x"],
        ["start 3 own_rug"],
        ["start 99"],
        ["start ²"],
        ["at nonsense"],
        [HANDS],
        [START, "play"[:3]],
        [START, "chance *1"],
        [START, "play B9"],
        [START, "play 0:c4c5"],
        [START, "play x:L"],
        [START, "clock sand"],
        [START, "expect __class__ 1"],
        [START, "expect purse one"],
        [START, "sees"],
        [START, "sees 9 x"],
        [START, "points a"],
        [START, "refuse L"],
        [START] * (MOST_SCRIPT_LINES + 1),
        [START, "play " + "L " * LONGEST_SCRIPT_LINE],
        [START] + ["chance " + "1 " * 250] * 20,
    ],
)
def test_a_script_that_cannot_be_played_gets_a_sentence(lines: list[str]) -> None:
    with pytest.raises(Fault) as told:
        sandbox.play(MARRAKECH, lines)
    assert str(told.value).endswith((".", "]"))
    assert told.value.status in (413, 422)


def test_nobody_moves_where_nobody_is_to() -> None:
    over = "at marrakech 3 | rrryyyb/7/7/7/7/7/7 d4N 31,29,30 0,0,0 over 0"
    with pytest.raises(Fault, match="Nobody is to move"):
        sandbox.play(MARRAKECH, [over], move="L")
