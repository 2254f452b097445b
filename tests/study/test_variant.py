"""Variants are edition files with options; what is wrong with one is said."""

from __future__ import annotations

import tomllib

import pytest

import sunduk
from sunduk.core.errors import BadEdition, BadOption
from sunduk.study.variant import Variant

BOX = (sunduk.game("marrakech").folder / "edition.toml").read_text("utf-8")


def test_a_file_with_options_alone_keeps_the_box() -> None:
    found = Variant.parsed("marrakech", '[options]\nown_rug = "coverable"\n', "rugs")
    assert (found.edition, found.options, found.name) == (None, {"own_rug": "coverable"}, "rugs")
    assert found.played is sunduk.game("marrakech")


def test_an_edition_file_is_a_variant() -> None:
    found = Variant.parsed("marrakech", BOX.replace("dirhams = 30", "dirhams = 20"), "poorer")
    assert sunduk.Match(found.played, 2).scores == [20, 20]
    assert found.name == "poorer"
    assert Variant.parsed("marrakech", BOX.replace('"Marrakech"', '"Poor"')).name == "Poor"


def test_a_variant_reads_back_from_its_text_and_its_data() -> None:
    text = BOX.replace("dirhams = 30", "dirhams = 20") + '\n[options]\nown_rug = "coverable"\n'
    found = Variant.parsed("marrakech", text, "poorer")
    assert Variant.restored(found.data()) == found
    again = Variant.parsed("marrakech", found.toml())
    assert again.name == "poorer"
    assert tomllib.loads(again.toml()) == tomllib.loads(found.toml())


def test_keys_that_are_not_words_are_quoted() -> None:
    box = (sunduk.game("fortune").folder / "edition.toml").read_text("utf-8")
    found = Variant.parsed("fortune", box, "as it is")
    assert tomllib.loads(found.toml())["characters"] == tomllib.loads(box)["characters"]


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(BadEdition, match=r"my\.toml, line \d+: purse\.dirhams"):
        Variant.parsed("marrakech", BOX.replace("dirhams = 30", "dirhams = -1"), source="my.toml")
    with pytest.raises(BadOption, match="own_rug cannot be 'shredded'"):
        Variant.parsed("marrakech", '[options]\nown_rug = "shredded"\n')
    with pytest.raises(BadEdition, match="table of lines"):
        Variant.parsed("marrakech", "options = 3\n")
    with pytest.raises(BadEdition, match="not valid TOML"):
        Variant.parsed("marrakech", "= 3\n")
