"""Records and position texts: they read back exactly, and bad ones are refused with a sentence."""

from __future__ import annotations

import random
import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sunduk
from sunduk import BadPosition, BadRecord, Match, SundukError, conform
from sunduk.core.book.edition import Edition

RECORD = """\
[Game "marrakech"]
[Version "1"]
[Seats "3"]
[Options "own_rug=coverable insolvency=eliminated turn_assam=before"]
[Names "[\\"Ann\\", \\"Bob\\", \\"Ева\\"]"]
[Date "2026-11-15"]

0. @1
1. R *3 {towards the edge} f3f4
2. A *2
*
"""


@given(st.data())
def test_records_read_back(data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(sunduk.games()))
    seats, options = data.draw(st.sampled_from(list(conform.settings(game))))
    match = Match(game, seats, options, seed=data.draw(st.integers(0, 2**64 - 1)), auto=data.draw(st.booleans()))
    chooser = random.Random(data.draw(st.integers(0, 2**32)))
    for _ in range(data.draw(st.integers(0, 250))):
        if match.over:
            break
        who = chooser.choice(match.actors)
        match.do(who, chooser.choice(match.ids(who)))
        if chooser.random() < 0.1:
            match.comment(data.draw(st.text(max_size=20)))
    match.resume(match.auto)
    match.names = tuple(data.draw(st.lists(st.text(max_size=12), min_size=seats, max_size=seats)))
    text = match.dump()
    loaded = Match.load(text)
    assert loaded.dump() == text
    assert loaded.records.tobytes() == match.records.tobytes()
    assert loaded.log == match.log


def test_a_record_in_full() -> None:
    match = Match.load(RECORD)
    assert match.names == ("Ann", "Bob", "Ева")
    assert match.headers == {"Date": "2026-11-15"}
    assert match.comments == {3: "towards the edge"}
    assert match.options["own_rug"] == "coverable"
    assert match.seat == 2
    assert not match.auto
    assert match.dump() == RECORD


def test_a_record_may_begin_anywhere() -> None:
    match = Match.at("marrakech 3 | 7/7/2y>y3/7/7/7/7 d4N 30,30,30 15,14,15 lay 0", seed=3)
    match.act("d3e3")
    loaded = Match.load(match.dump())
    assert loaded.start == match.start
    assert loaded.position == match.position


def test_a_record_brings_its_edition() -> None:
    text = (sunduk.game("marrakech").folder / "edition.toml").read_text("utf-8")
    data = tomllib.loads(text.replace("dirhams = 30", "dirhams = 10"))
    match = Match(sunduk.game("marrakech").with_edition(Edition(data, "here")), 4, seed=1)
    loaded = Match.load(match.dump())
    assert loaded.state.purse[0] == 10
    assert loaded.dump() == match.dump()


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('[Game "marrakech"]\n', "", "no header Game"),
        ('"marrakech"', '"chess"', "no game called 'chess'"),
        ('[Version "1"]', '[Version "2"]', "version 2 of the rules of marrakech; this program knows version 1"),
        ('[Seats "3"]', '[Seats "7"]', "played by 2 or 3 or 4, not by 7"),
        ('[Seats "3"]', '[Seats "many"]', "Seats: 'many' is not a whole number"),
        ("own_rug=coverable", "own_rug=perhaps", "own_rug cannot be 'perhaps'"),
        ("own_rug=coverable", "own_rug", "An option looks like name=value, not 'own_rug'"),
        ('[Date "2026-11-15"]', "[Date 2026-11-15]", "Line 6: a header looks like"),
        ('[Date "2026-11-15"]', '[Game "marrakech"]', "Line 6: the header Game stands here a second time"),
        ("Bob", 'Bob\\", \\"Cid', "Names is not a JSON list of 3 names"),
        ('[Date "2026-11-15"]', '[Edition "[1]"]', "The header Edition is not a JSON object"),
        ('[Date "2026-11-15"]', '[Edition "{"]', "The header Edition is not a JSON object"),
        ('[Names "[', '[Names "', "Names is not a JSON list of 3 names"),
        (
            '[Date "2026-11-15"]',
            '[Position "marrakech 2 | 7/7/7/7/7/7/7 d4N 30,30 12,12,12,12 turn 0 by"]',
            "The position has 2 seats, the header Seats says 3",
        ),
        ("@1", "@7", "Line 8: '@7' cannot be played"),
        ("f3f4", "f1f2", r"Line 9: 'f1f2' cannot be played: f1f2 is refused by rule 6\.2"),
        ("f3f4", "9:f3f4", "Line 9: '9:f3f4' cannot be played: .*rule 3.1"),
        ("f3f4", "me:f3f4", "'me' is nobody"),
        ("edge}", "edge", "Line 9: a comment is not closed"),
        ("*2\n*", "*2\n", "The record has been cut off"),
        ("*2\n*", "*2\n= 30 30 30", "has a result, but the match is not over"),
        ("*2\n*", "*2\n* R", r"Line 11: '\*' cannot be played"),
        ("*2\n*", "*2\n*\nR", "Line 12: 'R' stands after the end"),
    ],
)
def test_what_is_wrong_and_where(old: str, new: str, message: str) -> None:
    assert old in RECORD
    with pytest.raises(SundukError, match=message):
        Match.load(RECORD.replace(old, new, 1))


def test_a_position_of_another_game_is_refused() -> None:
    with pytest.raises(BadPosition, match="This is a position of marrakech, not of fortune"):
        Match.at("marrakech 2 | 7/7/7/7/7/7/7 d4N 30,30 12,12,12,12 turn 0 by", game=sunduk.game("fortune"))


def test_a_million_random_bytes() -> None:
    noise = random.Random(1).randbytes(1_000_000)
    with pytest.raises(BadRecord, match="not UTF-8"):
        Match.load(noise)
    with pytest.raises(SundukError):
        Match.load(noise.decode("latin-1"))
    with pytest.raises(BadRecord, match="longer than"):
        Match.load("x" * 5_000_000)


@given(st.binary(max_size=400) | st.text(max_size=400))
def test_random_input_is_refused(data: bytes | str) -> None:
    with pytest.raises(SundukError):
        Match.load(data)
