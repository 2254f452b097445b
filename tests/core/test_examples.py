"""The example language of the rulebooks, and the settings that `conform` tries."""

from __future__ import annotations

from dataclasses import replace

import pytest

import sunduk
from sunduk import conform
from sunduk.core.book import examples
from sunduk.core.book.rulebook import Example
from sunduk.core.errors import NotConform
from sunduk.core.match.game import Option

FORTUNE = sunduk.game("fortune")
POSITION = "fortune 2 | -,-/- +30F/-20F 00000000000 - 0,0 play 1 0"


def test_an_example_says_what_a_seat_sees() -> None:
    seen = POSITION.replace("-20F", "?1F")
    examples.run(FORTUNE, Example("2.6", (f"at {POSITION}", f"sees 0 {seen}")))
    with pytest.raises(NotConform, match=r"Rule 2\.6, example line 'sees 1 .*the view is .*\?1F/-20F"):
        examples.run(FORTUNE, Example("2.6", (f"at {POSITION}", f"sees 1 {seen}")))


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ((), "Rule 4.1 has an empty example"),
        (("play F",), "'play F': not understood"),
        ((f"at {POSITION}", "dance"), "'dance': not understood"),
        ((f"at {POSITION}", "refuse +30>mid 4.1"), "was done|not refused"),
        ((f"at {POSITION}", "refuse -50>mid 9.9"), r"refused by rule \d"),
    ],
)
def test_an_example_that_is_wrong_says_so(lines: tuple[str, ...], message: str) -> None:
    with pytest.raises(NotConform, match=message):
        examples.run(FORTUNE, Example("4.1", lines))


@pytest.mark.parametrize(
    ("values", "default", "tried"),
    [
        (("yes", "no"), "yes", ["yes", "no"]),
        (range(1, 10), 4, [1, 4, 9]),
        (range(1, 10), 1, [1, 9]),
        (("all", *range(1, 11)), "all", ["all", 1, 10]),
    ],
)
def test_all_words_and_the_ends_of_numbers_are_tried(
    values: tuple[str | int, ...], default: str | int, tried: list[str | int]
) -> None:
    game = replace(FORTUNE, seats=(2,), options=(Option("rounds", values, default),))
    assert [options["rounds"] for _, options in conform.settings(game)] == tried
