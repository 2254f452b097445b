"""`sunduk analyse`: the ledger in every form, and errors of one sentence."""

from __future__ import annotations

import json
import math
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from sunduk.cli.main import app
from tests.analysis.matches import ending

from .command import run, succeed


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    path: Path = tmp_path_factory.mktemp("analyse") / "match.sunduk"
    path.write_text(ending("marrakech", 3, 2, 30).dump(), "utf-8")
    return str(path)


def test_json(record: str) -> None:
    data = json.loads(succeed("analyse", record, "--json", "--budget", "4n", "--seed", "3"))
    assert data == json.loads(succeed("analyse", record, "--json", "--budget", "4n", "--seed", "3"))
    assert (data["seats"], data["evaluations"]) == (3, 4)
    for seat in range(3):
        gains = math.fsum(entry["gain"][seat] for entry in data["entries"])
        assert data["start"][seat] + gains + data["unexplained"][seat] == pytest.approx(data["end"][seat], abs=1e-9)
    assert {"at", "kind", "seat", "gain"} <= data["entries"][0].keys()


def test_reports_in_both_languages(record: str) -> None:
    english = succeed("analyse", record, "--markdown", "--budget", "2n", "--lang", "en")
    assert english.startswith("# Marrakech: luck and skill\n")
    assert "| own choices |" in english
    assert "## Откуда что взялось" in succeed("analyse", record, "--markdown", "--budget", "2n", "--lang", "ru")
    assert "Turning points" in succeed("analyse", record, "--budget", "2n", "--lang", "en")


def test_a_page_of_its_own(record: str) -> None:
    page = succeed("analyse", record, "--html", "--budget", "2n", "--lang", "ru")
    assert page.startswith("<!doctype html>")
    start, end = page.index("<svg"), page.index("</svg>") + len("</svg>")
    lines = ElementTree.fromstring(page[start:end]).findall("{http://www.w3.org/2000/svg}polyline")
    assert len(lines) == 3
    # The names stand above the lines, and the same numbers in a table for those who cannot see them.
    shown = ElementTree.fromstring(page[start:end])
    names = [each for each in shown.iter("{http://www.w3.org/2000/svg}text") if each.text in ("Красный", "решение")]
    assert len(names) == 2
    assert all(float(each.get("y", "")) < 0 for each in names)
    table = ElementTree.fromstring(page[page.index("<details>") : page.index("</details>") + len("</details>")])
    data = json.loads(succeed("analyse", record, "--json", "--budget", "2n"))
    rows = table.findall(".//tr")[1:]
    assert [row[0].text for row in rows] == [str(entry["at"]) for entry in data["entries"]]
    assert [float((cell.text or "").replace(",", ".")) for cell in rows[5][1:4]] == pytest.approx(
        [100 * share for share in data["entries"][5]["shares"]], abs=0.051
    )


def test_what_is_kept_is_not_done_again(record: str, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    first = succeed("analyse", record, "--json", "--budget", "4n", "--keep", str(kept))
    lines = kept.read_bytes().splitlines(keepends=True)
    kept.write_bytes(b"".join(lines[:4]))
    assert succeed("analyse", record, "--json", "--budget", "4n", "--keep", str(kept)) == first
    assert kept.read_bytes() == b"".join(lines)


def test_ctrl_c_says_how_to_go_on(record: str, tmp_path: Path) -> None:
    """What is done is kept."""
    command = [str(Path(sys.executable).with_name("sunduk")), "analyse", record, "--json", "--budget", "20000n"]
    keep = tmp_path / "it is kept"
    process = subprocess.Popen(
        [*command, "--keep", str(keep)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=os.environ | {"LC_ALL": "C.UTF-8"},
        # If the tests were started in the background, SIGINT may be ignored.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    deadline = time.monotonic() + 120
    while not keep.exists() or keep.read_bytes().count(b"\n") < 3:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    output, errors = process.communicate(timeout=120)
    assert process.returncode == 130
    assert output == ""
    assert "Traceback" not in errors
    assert re.search(r"Stopped\. \d+ of \d+ events are analysed\.", errors)
    assert f"--keep '{keep}'" in errors


def test_ctrl_c_says_that_nothing_is_kept(record: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_: object, progress: Callable[[int, int], None], **__: object) -> None:
        progress(0, 30)
        progress(7, 30)
        raise KeyboardInterrupt

    monkeypatch.setattr("sunduk.cli.commands.analyse.make_ledger", stopped)
    found = CliRunner().invoke(app, ["analyse", record, "--json"])
    assert (found.exit_code, found.stdout) == (130, "")
    assert "Stopped. 7 of 30 events are analysed." in found.stderr
    assert "Nothing is kept; with --keep FILE the same command goes on where it stopped." in found.stderr


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--json", "--html"), "printed one way"),
        (("--budget", "soon"), "budget of an analysis"),
        (("--evaluator", "oracle"), "no evaluator called"),
        (("--bands", "3,2,1"), "Bands are"),
    ],
)
def test_errors_are_one_sentence(record: str, arguments: tuple[str, ...], message: str) -> None:
    code, _, errors = run("analyse", record, *arguments)
    assert code == 2
    assert message in errors
    assert errors.count("\n") == 1
