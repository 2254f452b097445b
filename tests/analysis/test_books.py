"""The books close: every entry sums to 0, and for every seat start + gains + unexplained = end."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import pytest

import sunduk
from sunduk import BadOption, Match
from sunduk.analysis.entries import Entry

from .matches import SETTINGS, ending, random_match

BUDGET = "8n"


def closes(data: dict[str, Any]) -> None:
    for seat in range(data["seats"]):
        gains = math.fsum(entry["gain"][seat] for entry in data["entries"])
        assert data["start"][seat] + gains + data["unexplained"][seat] == pytest.approx(data["end"][seat], abs=1e-9)
        total = data["totals"][seat]
        assert data["start"][seat] + math.fsum(total.values()) == pytest.approx(data["end"][seat], abs=1e-9)
    for entry in data["entries"]:
        assert sum(entry["gain"]) == pytest.approx(0, abs=1e-9)
        assert sum(entry["shares"]) == pytest.approx(1, abs=1e-9)
    for name in ("start", "end"):
        assert sum(data[name]) == pytest.approx(1, abs=1e-9)


@pytest.mark.parametrize(("game", "seats"), SETTINGS)
def test_books_close(game: str, seats: int) -> None:
    match = random_match(game, seats)
    data = json.loads(json.dumps(sunduk.analyse(match, budget="2n").data()))
    closes(data)
    winners = [place == 1 for place in match.placings]
    assert data["end"] == pytest.approx([won / sum(winners) for won in winners])
    decided = [at for at, (who, _) in enumerate(match.log) if who < sunduk.CHANCE]
    assert [entry["at"] for entry in data["entries"] if entry["kind"] == "choice"] == decided


def test_what_an_entry_tells() -> None:
    data = sunduk.analyse(random_match("marrakech", 3), budget=BUDGET).data()
    choice = next(entry for entry in data["entries"] if entry["kind"] == "choice" and len(entry["choices"]) > 3)
    assert choice["seat"] in range(3)
    texts = [each["text"] for each in choice["choices"]]
    shares = dict(zip(texts, (each["share"] for each in choice["choices"]), strict=True))
    assert choice["text"] in texts
    assert choice["loss"] == pytest.approx(shares[choice["best"]] - shares[choice["text"]])
    assert choice["loss"] == pytest.approx(-choice["gain"][choice["seat"]])
    assert all(entry["loss"] >= 0 for entry in data["entries"] if entry["kind"] == "choice")
    rolls = [entry for entry in data["entries"] if entry["kind"] == "luck" and entry["seat"] is not None]
    assert len(rolls) == sum(entry["text"] in ("L", "A", "R") for entry in data["entries"])
    for roll in rolls:
        assert sum(each["odds"] for each in roll["outcomes"]) == pytest.approx(1)
        fell = [each for each in roll["outcomes"] if each["fell"]]
        assert [each["text"] for each in fell] == [roll["text"]]
        assert fell[0]["gain"] == pytest.approx(roll["gain"])
        for seat in range(3):
            assert sum(each["odds"] * each["gain"][seat] for each in roll["outcomes"]) == pytest.approx(0, abs=1e-9)


def test_the_same_seed_gives_the_same_ledger_and_another_seed_another() -> None:
    match = ending("marrakech", 3, 2, 40)
    first, again, other = (sunduk.analyse(match, budget=BUDGET, seed=seed).data() for seed in (5, 5, 6))
    assert first == again
    assert first["entries"] != other["entries"]


def test_the_match_is_left_as_it_is_and_either_backend_will_do() -> None:
    match = Match.load(ending("fortune", 2, 1, 30).dump())
    before = match.dump()
    interpreted = sunduk.analyse(match, budget=BUDGET).data()
    assert (match.dump(), match.backend) == (before, "interp")
    assert interpreted == sunduk.analyse(Match.load(before, backend="cpu"), budget=BUDGET).data()


def test_a_match_that_goes_on_is_evaluated_where_it_stands() -> None:
    data = sunduk.analyse(random_match("marrakech", 2).rewound(40), budget=BUDGET).data()
    closes(data)
    assert 0 < data["end"][0] < 1


def test_an_interrupted_analysis_goes_on(tmp_path: Path) -> None:
    match, kept = ending("marrakech", 3, 2, 30), tmp_path / "kept"
    whole = sunduk.analyse(match, budget=BUDGET).data()

    def stop(done: int, total: int) -> None:
        if done == total // 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        sunduk.analyse(match, budget=BUDGET, progress=stop, keep=kept)
    lines = kept.read_bytes()
    kept.write_bytes(lines[:-10])
    done = lines[:-10].count(b"\n") - 1
    told: list[int] = []
    assert sunduk.analyse(match, budget=BUDGET, keep=kept, progress=lambda at, _: told.append(at)).data() == whole
    assert told == list(range(len(whole["entries"]) + 1))
    assert done > 0
    assert kept.read_bytes().startswith(lines[:-10][: lines[:-10].rfind(b"\n")])
    with pytest.raises(BadOption, match="with another seed"):
        sunduk.analyse(match, budget=BUDGET, seed=9, keep=kept)
    (tmp_path / "other").write_text("garbage\n")
    with pytest.raises(BadOption, match="is not an unfinished analysis"):
        sunduk.analyse(match, budget=BUDGET, keep=tmp_path / "other")
    with pytest.raises(BadOption, match="Cannot keep"):
        sunduk.analyse(match, budget=BUDGET, keep=tmp_path / "none" / "file")


@pytest.mark.parametrize("game", ["marrakech", "fortune"])
def test_entries_read_back(game: str) -> None:
    for entry in sunduk.analyse(ending(game, 2, 1, 20), budget=BUDGET).entries:
        assert Entry.restored(json.loads(json.dumps(entry.data()))) == entry


@pytest.mark.parametrize("budget", ["", "0n", "1n", "-5", "fast", "1e9n", "99999999999999n", "0.5"])
def test_a_bad_budget_is_refused(budget: str) -> None:
    with pytest.raises(BadOption, match="budget of an analysis"):
        sunduk.analyse(random_match("marrakech", 2), budget=budget)


def test_a_bad_evaluator_is_refused() -> None:
    with pytest.raises(BadOption, match="no evaluator called 'oracle'"):
        sunduk.analyse(random_match("marrakech", 2), evaluator="oracle")
