"""The arena as a person runs it: tables, folders, interruptions."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

import sunduk
from sunduk import Match
from sunduk.bots import bot
from sunduk.bots.arena import arena as domain
from sunduk.bots.arena.match_job import Setting
from sunduk.cli.commands.arena import MOST_NAMED, show
from sunduk.cli.common import console
from sunduk.cli.main import main

FIRST = f"exec:{sys.executable} -S {Path(__file__).parents[2] / 'examples' / 'bots' / 'first.py'}"
QUICK = ["marrakech", "uniform", FIRST, "--seed", "5"]


class Heard(NamedTuple):
    code: int
    output: str
    errors: str


Arena = Callable[..., Heard]


@pytest.fixture
def arena(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Arena:
    """Runs the command in this process, which is faster, in a folder of its own."""
    monkeypatch.chdir(tmp_path)

    def run(*arguments: str) -> Heard:
        monkeypatch.setattr(sys, "argv", ["sunduk", "arena", *arguments, "--processes", "1"])
        with pytest.raises(SystemExit) as ended:
            main()
        return Heard(int(ended.value.code or 0), *capfd.readouterr())

    return run


def test_tables_and_folder(arena: Arena, tmp_path: Path) -> None:
    output = arena(*QUICK, "--num", "3", "--output", "here").output
    assert "marrakech, 2 seats: 3 deals, 6 matches" in output
    assert "95 % interval" in output
    assert "what the row takes off the column" in output
    rows = [json.loads(line) for line in (tmp_path / "here" / "results.jsonl").read_text().splitlines()]
    assert [row["seed"] >> 32 for row in rows] == [0, 0, 1, 1, 2, 2]
    assert {tuple(row["players"]) for row in rows} == {("uniform", FIRST), (FIRST, "uniform")}
    assert Match.load((tmp_path / "here" / "records" / "000005.sunduk").read_text()).scores == rows[5]["scores"]


def test_json(arena: Arena) -> None:
    found = json.loads(arena(*QUICK, "--num", "2", "--json").output)
    assert found["deals"] == 2
    assert [bot["matches"] for bot in found["bots"]] == [4, 4]
    assert all(bot["low"] <= bot["elo"] <= bot["high"] for bot in found["bots"])
    (pair,) = found["pairs"]
    assert pair["bots"] == ["uniform", FIRST]
    assert {bot["name"]: bot["score"] for bot in found["bots"]}["uniform"] == pair["share"]


def test_options_reach_the_table(arena: Arena, tmp_path: Path) -> None:
    arena(*QUICK, "--num", "1", "--seats", "3", "-o", "own_rug=coverable", "--output", "x")
    match = Match.load((tmp_path / "x" / "records" / "000000.sunduk").read_text())
    assert match.seats == 3
    assert match.options["own_rug"] == "coverable"


def test_the_same_command_goes_on(arena: Arena, tmp_path: Path) -> None:
    """A killed run that left half a line is continued, with more deals."""
    arena(*QUICK, "--num", "2", "--output", "x")
    results = tmp_path / "x" / "results.jsonl"
    whole = results.read_bytes()
    results.write_bytes(whole[:-30])
    (tmp_path / "x" / "records" / "000000.sunduk").unlink()
    assert "2 deals, 4 matches" in arena(*QUICK, "--num", "2", "--output", "x").output
    assert results.read_bytes() == whole
    assert not (tmp_path / "x" / "records" / "000000.sunduk").exists(), "nothing is played twice"
    assert "3 deals, 6 matches" in arena(*QUICK, "--num", "3", "--output", "x").output
    assert "1 deal, 2 matches" in arena(*QUICK, "--num", "1", "--output", "x").output
    code, _, errors = arena(*QUICK, "--num", "2", "--output", "x", "--time", "3")
    assert code == 2
    assert "there time is 0.1, here it is 3.0. Choose another folder" in errors


@pytest.mark.parametrize("processes", ["1", "2"])
def test_ctrl_c_keeps_what_is_done(tmp_path: Path, processes: str) -> None:
    """Results so far are kept, and no process is left running."""
    text = Path(FIRST.split()[-1]).read_text().replace("import sys", "import sys\nimport time")
    (tmp_path / "slow.py").write_text(text.replace("choice = ", "time.sleep(0.01)\n        choice = "))
    sunduk = str(Path(sys.executable).with_name("sunduk"))
    bots = ["uniform", f"exec:{sys.executable} -S slow.py"]
    process = subprocess.Popen(
        [sunduk, "arena", "marrakech", *bots, "--num", "1000", "--output", "x", "--processes", processes],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=os.environ | {"LC_ALL": "C.UTF-8"},
        start_new_session=True,
        # If the tests were started in the background, SIGINT may be ignored.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    results = tmp_path / "x" / "results.jsonl"
    deadline = time.monotonic() + 120
    while not results.exists() or results.read_bytes().count(b"\n") < 4:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    output, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "what the row takes off the column" in output
    assert re.search(r"Stopped\. \d+ of 2000 matches are played\.", errors)
    assert "Go on with: " in errors
    assert "Traceback" not in errors
    deadline = time.monotonic() + 10
    while any(_leads_to(path, tmp_path) for path in Path("/proc").glob("[0-9]*/cwd")):
        assert time.monotonic() < deadline, "something is left running"
        time.sleep(0.05)


def _leads_to(link: Path, folder: Path) -> bool:
    try:
        return link.readlink() == folder
    except OSError:
        return False


def test_notes_of_programs_are_shown(arena: Arena) -> None:
    errors = arena("marrakech", "uniform", "exec:false", "--num", "1").errors
    ended = "exec:false: the program ended with code 1; a random move was made for it."
    assert f"6 × {ended}\n" in errors
    assert f"2 × {ended} It was started 4 times and is not started again" in errors


def test_many_bots_fit_on_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sunduk.bots.arena.arena.bot", lambda _, seed: bot("uniform", seed))
    for number in (MOST_NAMED, MOST_NAMED + 1):
        names = tuple(f"mcts:{number}000n" for number in range(number))
        played = domain.Arena(Setting.of(sunduk.game("marrakech"), 2, {}), names, 0)
        standings = played.standings({number: [1, 2] for number in range(played.matches_a_deal)})
        with console.capture() as captured:
            show(played, standings)
        assert max(map(len, captured.get().splitlines())) <= 100
        assert all(captured.get().count(name) >= 2 for name in names)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["chess", "uniform", "exec:true"], "There is no game called 'chess'"),
        (["marrakech", "uniform"], "two bots or more"),
        (["marrakech", "uniform", "uniform"], "The bot uniform is named twice"),
        (["marrakech", "uniform", "human"], "no bot called 'human'"),
        (["marrakech", "uniform", "exec:nowhere"], "There is no program nowhere"),
        (["marrakech", "uniform", "exec:true", "--seats", "9"], "played by 2 or 3 or 4, not by 9"),
        (["marrakech", "uniform", "exec:true", "-o", "frob=1"], "has no option 'frob'"),
        (["marrakech", "uniform", "exec:true", "--time", "0"], "--time"),
        (["marrakech", "uniform", "exec:true", "--ray", "auto"], 'pip install "sunduk[ray]"'),
    ],
)
def test_errors_are_one_sentence(arena: Arena, tmp_path: Path, arguments: list[str], message: str) -> None:
    code, _, errors = arena(*arguments, "--output", "x")
    assert code == 2
    assert message in errors
    assert errors.startswith("sunduk: ")
    assert errors.count("\n") == 1, "one line"
    assert list(tmp_path.iterdir()) == [], "a failed command leaves nothing behind"


def test_luck_is_taken_out(arena: Arena) -> None:
    plain = json.loads(arena(*QUICK, "--num", "4", "--json", "--output", "kept").output)
    assert "adjusted" not in plain
    # The matches are not played again: their luck is found in their records.
    found = json.loads(arena(*QUICK, "--num", "4", "--json", "--output", "kept", "--adjusted").output)
    assert 0 <= found["adjusted"]["variance_left"] <= 1
    assert found["bots"] != plain["bots"]
    assert "of the variance of results is left" in arena(*QUICK, "--num", "4", "--output", "kept", "--adjusted").output
