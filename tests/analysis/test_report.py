"""The report of a ledger tells what happened, and what was better, in sentences that name each player."""

from __future__ import annotations

import pytest

import sunduk
from sunduk.analysis.report import Report, analysis_words, decimal, told_apart

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


def test_numbers_have_one_decimal_and_nothing_has_no_sign() -> None:
    assert [decimal(value, "en", "+") for value in (1.25, -1.26, 0.04, -0.04, 0.0)] == [
        "+1.2",
        "−1.3",
        "0.0",
        "0.0",
        "0.0",
    ]
    assert [decimal(value, "ru") for value in (1.26, -0.01)] == ["1,3", "0,0"]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_result_says_what_luck_and_choices_brought_each_player(language: str) -> None:
    match = random_match("marrakech", 3)
    report = Report(match, sunduk.analyse(match, budget="2n"), language)
    told = report.result()[-3:]
    assert [line.split(":")[0] for line in told] == [
        report.names[seat] for seat in sorted(range(3), key=lambda seat: match.placings[seat])
    ]
    for seat, total in enumerate(report.ledger.totals):
        (line,) = (line for line in told if line.startswith(report.names[seat]))
        luck = decimal(100 * (total.own_luck + total.others_luck + total.deal), language, "+")
        assert luck in line
        assert decimal(100 * total.own_choices, language, "+") in line
    assert report.legend in report.markdown()


def test_errors_are_told_only_where_there_are_any() -> None:
    """Judgement is evaluated once; the rest of a match that is solved is known."""
    race = Report(random_match("pharaoh", 2), sunduk.analyse(random_match("pharaoh", 2), budget="8n"), "en")
    assert "±" not in race.markdown()
    assert "evaluations" not in race.scale
    match = ending("marrakech", 3, 6, 8)
    report = Report(match, sunduk.analyse(match, budget="8n"), "en")
    lines = [report.line(entry) for entry in report.ledger.entries if entry.quality == "exact"]
    assert lines
    assert all("±" not in line and "(solved to the end)" in line for line in lines)
    assert "8 evaluations of each choice or more; ± is twice the standard error" in report.scale
    noisy = next(entry for entry in report.ledger.entries if entry.error)
    assert f" ± {200 * noisy.error:.1f}" in report.line(noisy)


def test_who_decides_among_others_is_told_for_whom() -> None:
    match = ending("marrakech", 3, 6, 4)
    report = Report(match, sunduk.analyse(match, budget="2n"), "en")
    entry = next(
        each for each in report.ledger.entries if each.kind == "choice" and max(each.gain) > 0.1 and not each.error
    )
    assert entry.verdict
    assert entry.verdict.loss == 0
    most = max(range(3), key=lambda seat: abs(entry.gain[seat]))
    told = decimal(100 * entry.gain[most], "en", "+")
    assert f" 0.0 (solved to the end), {report.names[most]} {told}." in report.line(entry)
    assert "Better" not in report.line(entry)


def test_open_cards_are_told_only_where_they_make_a_difference() -> None:
    match = random_match("fortune", 2)
    report = Report(match, sunduk.analyse(match, budget="16n"), "en")
    choices = [entry for entry in report.ledger.entries if entry.opened and entry.verdict]
    told = {"with open cards" in report.line(entry) for entry in choices}
    assert told == {True, False}
    for entry in choices:
        differs = abs(entry.opened.loss - entry.verdict.loss) >= 0.02 if entry.opened and entry.verdict else False
        assert ("with open cards" in report.line(entry)) == differs


def test_what_went_wrong_in_a_race_is_told_with_its_round() -> None:
    match = random_match("pharaoh", 3)
    report = Report(match, sunduk.analyse(match, budget="2n"), "en")
    assert report.ledger.race
    rounds = [number for number, each in enumerate(report.ledger.race.rounds, 1) for _ in each.faults]
    assert rounds
    assert [line.split(":")[0] for line in report.faults()] == [f"Round {number}" for number in rounds]
