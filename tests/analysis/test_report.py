"""The report of a ledger tells what happened, and what was better, in sentences that name each player."""

from __future__ import annotations

import pytest

import sunduk
from sunduk.analysis.report import Report, analysis_words, told_apart

from .matches import ending, random_match


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_marked_choice_is_told_in_sentences_with_what_was_better(language: str) -> None:
    match = random_match("marrakech", 3)
    report = Report(match, sunduk.analyse(match, budget="4n"), language)
    entry = next(each for each in report.ledger.entries if each.mark == "blunder" and each.verdict)
    assert entry.verdict
    done, better = match.rewound(entry.at), match.rewound(entry.at)
    done.act(entry.text, entry.seat)
    better.act(entry.verdict.best, entry.seat)
    line = report.line(entry)
    assert line.startswith(f"{entry.at} · {done.story(language, entry.at)[0]}")
    assert line.endswith(better.story(language, entry.at)[0])
    assert analysis_words(language).name("mark", "blunder") in line


def test_players_of_one_name_are_told_apart_by_their_seats() -> None:
    assert told_apart(("Ann", "Bo", "Ann"), ("Red", "Yellow", "Blue", "Green")) == ["Ann (Red)", "Bo", "Ann (Blue)"]
    match = ending("marrakech", 2, 1, 12)
    match.names = ("level:3", "level:3")
    told = Report(match, sunduk.analyse(match, budget="2n"), "en").markdown()
    assert "| level:3 (Red) | level:3 (Yellow) |" in told
    assert "- level:3 (Yellow): " in told
    assert match.names == ("level:3", "level:3")


def test_a_stroke_of_luck_names_whom_it_meant_most_for() -> None:
    match = random_match("marrakech", 3)
    ledger = sunduk.analyse(match, budget="4n")
    report = Report(match, ledger, "en")
    entry = next(
        each
        for each in ledger.entries
        if each.kind == "luck" and each.seat is not None and max(map(abs, each.gain)) > abs(each.gain[each.seat])
    )
    seat = entry.seat or 0
    most = max(range(3), key=lambda each: abs(entry.gain[each]))
    line = report.line(entry)
    assert line.index(f"{report.names[seat]} {100 * entry.gain[seat]:+.1f}".replace("-", "−")) < line.index(
        f"{report.names[most]} {100 * entry.gain[most]:+.1f}".replace("-", "−")
    )


def test_a_race_tells_when_each_tile_was_called() -> None:
    match = random_match("pharaoh", 3)
    places = [at for at in range(match.length) if len(match.actors_at(at)) > 1]
    ledger = sunduk.analyse(match, budget="2n", times=dict.fromkeys(places, 2.5))
    report = Report(match, ledger, "ru")
    headings, rows = report.race()
    assert headings[0] == "раунд"
    assert {len(row) for row in rows} == {len(headings)}
    assert any("2,5 с" in row[headings.index("кто взял")] for row in rows)
    quicker = [find for each in ledger.race.rounds for find in each.finds if find.level] if ledger.race else []
    assert quicker
    assert any(f"быстрее уровня {quicker[0].level}" in cell for row in rows for cell in row)
