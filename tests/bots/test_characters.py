"""Characters: every level and manner has names and talk in both languages, and no two bots at a table share a name."""

from __future__ import annotations

import re

import pytest

from sunduk.bots.characters import LEVELS, OCCASIONS, characters, name_of
from sunduk.bots.kinds.manners import MANNERS

MOST_BOTS = 5
LONGEST = 90


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_level_and_manner_has_a_character(language: str) -> None:
    told = characters(language)
    assert list(told) == [*LEVELS, *MANNERS]
    for who, words in told.items():
        assert set(words) == {"names", *OCCASIONS}, who
        assert len(set(words["names"])) >= MOST_BOTS, who
        for occasion in OCCASIONS:
            assert len(words[occasion]) > 1, (who, occasion)
            assert all(0 < len(line) <= LONGEST for line in words[occasion]), (who, occasion)


def test_names_are_different_throughout_and_pair_up() -> None:
    english, russian = characters("en"), characters("ru")
    for told in (english, russian):
        names = [name for words in told.values() for name in words["names"]]
        assert len(set(names)) == len(names)
    assert all(len(english[who]["names"]) == len(russian[who]["names"]) for who in english)
    assert not re.search("[a-z]", "".join(line for words in russian.values() for line in words["names"]), re.IGNORECASE)


def test_bots_of_one_kind_at_a_table_have_different_names() -> None:
    taken: list[str] = []
    for _ in range(MOST_BOTS):
        taken.append(name_of(3, None, taken))
    assert len(set(taken)) == MOST_BOTS
    assert name_of(8, "miser", taken) in characters("en")["miser"]["names"]
