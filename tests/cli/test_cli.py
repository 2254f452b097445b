"""The command line, run as a person would: exit codes, output, and errors of one sentence."""

from __future__ import annotations

import csv
import json
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pyarrow.parquet
import pytest

import sunduk
from sunduk import Batch, Match
from sunduk.bots import bot
from sunduk.core.match.account import sentences

from .command import run, succeed

POSITION = "marrakech 3 | 7/7/2r>r3/7/7/7/7 d4N 30,30,30 14,15,15 turn 1"


def test_games() -> None:
    assert "Marrakech" in succeed("games")
    assert "Марракеш" in succeed("games", "--lang", "ru")
    (entry,) = (entry for entry in json.loads(succeed("games", "--json")) if entry["id"] == "marrakech")
    assert entry["seats"] == [2, 3, 4]
    assert entry["version"] == 1
    assert entry["options"]["own_rug"] == {"values": ["protected", "coverable"], "default": "protected"}


def test_rules_for_paper(tmp_path: Path) -> None:
    file = tmp_path / "rules.html"
    succeed("rules", "fortune", "--lang", "ru", "--html", str(file))
    page = file.read_text("utf-8")
    assert '<html lang="ru">' in page
    assert "<blockquote>" in page
    assert page.count("<figure>") > 60
    assert "```" not in page
    assert "art/" not in page


def test_rules() -> None:
    assert "Marrakech" in succeed("rules", "marrakech")
    assert "Марракеш" in succeed("rules", "marrakech", "--lang", "ru")
    assert "Марракеш" in succeed("rules", "marrakech", LC_ALL="ru_RU.UTF-8")
    assert "example" not in succeed("rules", "marrakech")
    assert succeed("rules", "marrakech", "6.3").strip() == "6.3 No half lies under Assam."


def test_show(tmp_path: Path) -> None:
    assert "r════r" in succeed("show", POSITION)
    assert "\x1b" not in succeed("show", POSITION), "no colours where there is no terminal"
    succeed("show", POSITION, "--svg", "board.svg", folder=tmp_path)
    assert ElementTree.parse(tmp_path / "board.svg").getroot().tag.endswith("svg")


def test_replay(tmp_path: Path) -> None:
    record = Batch("marrakech", 1, seats=3).match(1, 0)
    (tmp_path / "match.sunduk").write_text(record.dump())
    told = succeed("replay", "match.sunduk", "--no-boards", folder=tmp_path)
    assert told.splitlines() == record.story() + sentences(record, record.game.words())
    russian = succeed("replay", "-", "--no-boards", "--lang", "ru", typed=record.dump())
    assert russian.splitlines() == record.story("ru") + sentences(record, record.game.words("ru"))
    assert succeed("replay", "match.sunduk", "--at", "0", folder=tmp_path).rstrip() == str(record.rewound(0)).rstrip()


@pytest.mark.parametrize("suffix", ["jsonl", "csv", "parquet"])
def test_simulate(tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"rows.{suffix}"
    seats = "uniform,uniform,uniform"
    summary = succeed("simulate", "marrakech", "--seats", seats, "--num", "70", "--seed", "5", "--output", str(path))
    assert "70 matches" in summary
    expected = Batch("marrakech", 70, seats=3).play(5)
    if suffix == "jsonl":
        rows = [json.loads(line) for line in path.read_text().splitlines()]
        assert [row["scores"] for row in rows] == expected.scores.tolist()
        assert [row["placings"] for row in rows] == expected.placings.tolist()
        assert [row["match"] for row in rows] == list(range(70))
    elif suffix == "csv":
        with path.open() as file:
            rows = list(csv.DictReader(file))
        assert [int(row["score_2"]) for row in rows] == expected.scores[:, 2].tolist()
    else:
        table = pyarrow.parquet.read_table(path)
        assert table["length"].to_pylist() == expected.lengths.tolist()
        assert table["place_1"].to_pylist() == expected.placings[:, 1].tolist()


def test_simulated_matches_can_be_dumped(tmp_path: Path) -> None:
    succeed("simulate", "marrakech", "--num", "10", "--seed", "3", "--dump", "7", "--dump", "2", folder=tmp_path)
    for number in (7, 2):
        match = Match.load((tmp_path / f"marrakech-3-{number}.sunduk").read_text())
        assert match.scores == Batch("marrakech", 10).play(3).scores[number].tolist()


def test_simulate_between_bots(tmp_path: Path) -> None:
    """One process and two play the same matches, and a dumped record is that of its row."""
    rows = []
    for threads in ("1", "2"):
        arguments = ["--seats", "greedy,mcts:20n", "--num", "4", "--seed", "3", "--threads", threads, "--dump", "2"]
        assert "4 matches" in succeed("simulate", "marrakech", *arguments, "--output", "x.jsonl", folder=tmp_path)
        rows.append([json.loads(line) for line in (tmp_path / "x.jsonl").read_text().splitlines()])
        match = Match.load((tmp_path / "marrakech-3-2.sunduk").read_text())
        assert match.scores == rows[-1][2]["scores"]
        assert match.names == ("greedy", "mcts:20n")
    assert rows[0] == rows[1]
    assert [row["match"] for row in rows[0]] == list(range(4))


def test_advise(tmp_path: Path) -> None:
    lines = succeed("advise", POSITION, "--bot", "mcts:300n").splitlines()
    assert lines[0].split() == ["move", "visits", "win", "place"]
    assert {line.split()[0] for line in lines[1:]} == {"L", "A", "R"}
    assert sum(int(line.split()[1]) for line in lines[1:]) == 300
    assert "победа" in succeed("advise", POSITION, "--bot", "mcts:300n", "--lang", "ru")
    assert "would play" in succeed("advise", POSITION, "--bot", "uniform")
    match = Match("marrakech", 2, seed=1)
    match.act("L")
    (tmp_path / "match.sunduk").write_text(match.dump())
    told = succeed("advise", "match.sunduk", "--bot", "mcts:300n", folder=tmp_path)
    assert set(match.choices()) >= {line.split()[0] for line in told.splitlines()[1:] if "more" not in line}
    begin = len(match.log) - 2
    assert "L" in succeed("advise", "-", "--at", str(begin), "--bot", "mcts:300n", typed=match.dump())


def test_a_finished_match_needs_no_advice() -> None:
    code, _, errors = run("advise", "-", typed=Batch("marrakech", 1).match(1, 0).dump())
    assert code == 2
    assert "The match is over; --at N asks about an earlier point" in errors


def test_hints_and_notes_at_the_table(tmp_path: Path) -> None:
    _, output, errors = run("play", "--seats", "human,exec:false", "--seed", "1", typed="hint\nL\n", folder=tmp_path)
    assert "visits" in output
    assert "Yellow: the program ended with code 1; a random move was made for it." in errors


def test_simulate_options_and_edition(tmp_path: Path) -> None:
    text = (sunduk.game("marrakech").folder / "edition.toml").read_text("utf-8")
    (tmp_path / "box.toml").write_text(text.replace("dealt = [12, 15, 12]", "dealt = [1, 15, 12]"))
    arguments = ["--option", "insolvency=forgiven", "--edition", "box.toml", "--output", "x.jsonl", "--num", "5"]
    succeed("simulate", "marrakech", *arguments, folder=tmp_path)
    lengths = {json.loads(line)["length"] for line in (tmp_path / "x.jsonl").read_text().splitlines()}
    assert lengths == {1 + 2 + 4 * 3 + 2}


def test_stats() -> None:
    lines = succeed("simulate", "marrakech", "--stats", "--num", "300", "--seed", "2", "--markdown").splitlines()
    assert len(lines) == 2 + 3
    cells = [cell.strip() for cell in lines[2].strip("|").split("|")]
    lengths = Batch("marrakech", 300, seats=2).play(2).lengths
    assert cells[:3] == ["marrakech", "2", f"{lengths.mean():.1f} ± {lengths.std():.1f}"]
    assert "300 random matches each" in succeed("simulate", "marrakech", "--stats", "--num", "300")


@pytest.mark.parametrize("backend", ["interp", "cpu"])
def test_bench(backend: str) -> None:
    lines = succeed("bench", "marrakech", "--backend", backend, "--seconds", "0.05", "--json").splitlines()
    rows = [json.loads(line) for line in lines]
    assert [row["seats"] for row in rows] == [2, 3, 4]
    for row in rows:
        assert set(row) == {"game", "seats", "backend", "threads", "steps_per_second", "matches_per_second"}
        assert row["steps_per_second"] > 100 * row["matches_per_second"] > 0
    assert "steps/s" in succeed("bench", "marrakech", "--backend", backend, "--seconds", "0.05")


def test_fuzz() -> None:
    assert "nothing found" in succeed("fuzz", "marrakech", "--seconds", "0", "--seed", "3")


def test_a_match_against_bots(tmp_path: Path) -> None:
    """A player who tries every command gets through a whole match."""
    typed = "help\nback\nfrob\nrules 6.5\nrules 99.9\nmoves\nboard\nsave first.sunduk\nundo\n"
    code, output, _ = run("play", "--seed", "4", typed=typed, folder=tmp_path)
    assert code == 0
    assert "You play Red" in output
    assert "Your moves: L  A  R" in output
    assert "back: rule 4.1 forbids it. Before the roll" in output
    assert "'frob' is not a move of Marrakech" in output
    assert "There is no rule 99.9" in output
    assert "There is no move of yours to take back" in output
    assert "Saved as first.sunduk" in output
    assert Match.load((tmp_path / "first.sunduk").read_text()).seats == 3


def test_leaving_saves_and_resuming_goes_on(tmp_path: Path) -> None:
    output = succeed("play", "--seats", "human,uniform", "--seed", "1", typed="L\nquit\n", folder=tmp_path)
    assert "Saved as marrakech.sunduk" in output
    saved = Match.load((tmp_path / "marrakech.sunduk").read_text())
    assert any(entry.who == 0 for entry in saved.log)
    arguments = ["--resume", "marrakech.sunduk", "--seats", "uniform,uniform"]
    assert "The match is over." in succeed("play", "marrakech", *arguments, folder=tmp_path)
    assert not (tmp_path / "marrakech1.sunduk").exists(), "a finished match need not be saved"


def test_a_match_that_cannot_be_saved_says_so(tmp_path: Path) -> None:
    code, output, errors = run(
        "play", "--seats", "human,uniform", typed=f"L\nsave {tmp_path}/none/x.sunduk\n", folder=tmp_path
    )
    assert code == 0, errors
    assert "Cannot write" in output + errors


def test_secret_hands_are_hidden_between_players(tmp_path: Path) -> None:
    """When the other player at this screen is to act, the hand is shown only after Enter."""
    move = Match("fortune", 2, seed=1).choices()[0]
    output = succeed("play", "fortune", "--seats", "human,human", "--seed", "1", typed=f"{move}\n\n", folder=tmp_path)
    assert re.search(r"The screen is for \w+ now: press Enter\.", output)


def test_a_reader_who_closes_the_pipe_gets_no_traceback() -> None:
    command = f"{Path(sys.executable).with_name('sunduk')} rules marrakech | head -c 10"
    done = subprocess.run(["bash", "-o", "pipefail", "-c", command], capture_output=True, text=True, check=False)
    assert "Traceback" not in done.stderr


def test_undo_at_the_table(tmp_path: Path) -> None:
    output = succeed("play", "--seats", "human,human", "--seed", "1", typed="L\nundo\nR\n", folder=tmp_path)
    assert "Taken back." in output
    turns = [entry.action for entry in Match.load((tmp_path / "marrakech.sunduk").read_text()).log if entry.who < 2]
    assert turns == [2], "only R should be left"


def test_russian_table(tmp_path: Path) -> None:
    output = succeed("play", "--lang", "ru", "--seed", "4", typed="назад\nл\n", folder=tmp_path)
    assert "запрещает правило 4.1" in output
    assert "Вы поворачиваете Ассама налево." in output


def test_bots_alone(tmp_path: Path) -> None:
    output = succeed("play", "--seats", "uniform,uniform,uniform", "--seed", "4", folder=tmp_path)
    assert "The match is over." in output
    assert "1. " in output


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["frobnicate"], "No such command"),
        (["rules", "chess"], "There is no game called 'chess'"),
        (["rules", "marrakech", "12.1"], "marrakech has no rule 12.1"),
        (["rules", "marrakech", "--lang", "fr"], "The language 'fr' is not spoken here"),
        (["play", "marrakech", "--seats", "human"], "played by 2 or 3 or 4, not by 1"),
        (["play", "marrakech", "--seats", "human,deepblue"], "no bot called 'deepblue'"),
        (["play", "--resume", "nowhere.sunduk"], "Cannot read nowhere.sunduk"),
        (["simulate", "marrakech", "--seats", "uniform,human"], "no bot called 'human'"),
        (["simulate", "marrakech", "--num", "0"], "--num"),
        (["simulate", "marrakech", "--output", "x.txt"], "*.jsonl, *.csv or *.parquet, not to 'x.txt'"),
        (["simulate", "marrakech", "--output", "no/such/folder/x.csv"], "Cannot write no/such/folder/x.csv"),
        (["simulate", "marrakech", "--output", "no/such/folder/x.parquet"], "Cannot write no/such/folder/x.parquet"),
        (["simulate", "marrakech", "-o", "own_rug"], "An option looks like name=value, not 'own_rug'"),
        (["simulate", "marrakech", "--edition", "none.toml"], "Cannot read the edition file none.toml"),
        (["bench", "--backend", "abacus"], "The backend 'abacus' does not exist"),
        (["show", "marrakech"], "A position text begins with"),
        (["show", POSITION.replace("d4N", "z9N")], "'z9N' is not where Assam stands"),
        (["show", POSITION, "--svg", "no/such/x.svg"], "Cannot write no/such/x.svg"),
        (["replay", "nowhere.sunduk"], "Cannot read nowhere.sunduk"),
        (["replay", "-"], "no header Game"),
        (["simulate", "marrakech", "--seats", "uniform,exec:"], "The bot exec needs a program"),
        (["advise", "nowhere.sunduk"], "Cannot read nowhere.sunduk"),
        (["advise", POSITION, "--at", "3"], "--at is for records"),
        (["advise", POSITION, "--seat", "2"], "Seat 2 is not to act here; --seat 1 is"),
        (["advise", POSITION, "--bot", "deepblue"], "no bot called 'deepblue'"),
        (["advise", "marrakech 3 | 7/7/7/7/7/7/7 g1N 30,30,30 15,15,15 roll 0"], "Chance is to act here"),
        (
            ["advise", "pharaoh 3 version=2 | 64/33,50/22,45,27/3,18,24,40 90,80,72,30 2,5,11 race 0 . . ././. 0"],
            "with --seat 0|1|2",
        ),
        (["fuzz", "chess"], "There is no game called 'chess'"),
    ],
)
def test_errors_are_one_sentence(tmp_path: Path, arguments: list[str], message: str) -> None:
    code, output, errors = run(*arguments, folder=tmp_path)
    assert code == 2
    assert message in errors
    assert errors.startswith("sunduk: ")
    assert errors.count("\n") == 1, "one line"
    assert "Traceback" not in output + errors
    assert list(tmp_path.iterdir()) == [], "a failed command leaves nothing behind"


COMMANDS = ["games", "rules", "play", "advise", "simulate", "arena", "bench", "replay", "show", "fuzz", "level"]


@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_an_example(command: str) -> None:
    assert f"Example: sunduk {command}" in succeed(command, "--help", COLUMNS="200")


def test_help_lists_every_command() -> None:
    output = succeed("--help")
    assert all(command in output for command in COMMANDS)
    assert succeed("--version").strip() == f"sunduk {sunduk.__version__}"


def test_level_says_how_well_somebody_plays(tmp_path: Path) -> None:
    succeed("simulate", "marrakech", "--seats", "level:2,level:6", "--num", "1", "--dump", "0", folder=tmp_path)
    weak = succeed("level", "marrakech-0-0.sunduk", folder=tmp_path)
    strong = succeed("level", "marrakech-0-0.sunduk", "--seat", "1", "--lang", "ru", folder=tmp_path)
    assert re.search(r"Plays like level \d\.\d ± \d\.\d, most likely the \w+: \d+ decisions, 1 result against a", weak)
    assert re.search(r"уровень \d\.\d ± \d\.\d, вероятнее всего «\w+»: \d+ решени", strong)
    code, _, errors = run("level", "marrakech-0-0.sunduk", "--seat", "2", folder=tmp_path)
    assert (code, errors) == (2, "sunduk: marrakech-0-0.sunduk has no seat 2: its seats go from 0 to 1.\n")


def test_a_finished_match_is_kept(tmp_path: Path) -> None:
    """A player who always takes the first choice, against a uniform bot with a fixed seed."""
    match = Match("marrakech", 2, seed=4)
    other, typed = bot("uniform", 4 + 1), []
    while not match.over:
        if match.seat == 0:
            typed.append(match.choices()[0])
            match.act(typed[-1])
        else:
            match.act(other.choose(match.view(1)).action)
    said = succeed("play", "--seats", "human,uniform", "--seed", "4", typed="\n".join([*typed, ""]), folder=tmp_path)
    assert "The record is marrakech.sunduk." in said
    kept = Match.load((tmp_path / "marrakech.sunduk").read_text("utf-8"))
    assert kept.log == match.log
    assert kept.headers == {"Players": "human uniform"}
