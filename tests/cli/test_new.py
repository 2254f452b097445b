"""`sunduk new`, and the tutorial that follows it to a played match."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from sunduk.cli.commands.new import check_name, template
from sunduk.cli.main import app
from sunduk.core.errors import BadOption

ROOT = Path(__file__).parents[2]
TUTORIAL = (ROOT / "docs/tutorials/add-a-game.md").read_text("utf-8")
BIN = Path(sys.executable).parent


def shell(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    path = {"PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}"}
    return subprocess.run(
        command, shell=True, cwd=folder, env={**os.environ, **path}, capture_output=True, text=True, timeout=300
    )


def commands() -> list[str]:
    return [line for block in re.findall(r"```sh\n(.*?)```", TUTORIAL, re.DOTALL) for line in block.splitlines()]


def test_the_tutorial_leads_to_a_played_match(tmp_path: Path) -> None:
    first, *others = commands()
    assert shell(first, tmp_path).returncode == 0
    exported = next(line for line in others if line.startswith("export"))
    # Arenas and studies compile more of the game, which takes long.
    for command in ("sunduk games", "sunduk simulate nim --num 2000 --seed 1"):
        assert command in others
        ended = shell(f"{exported} && {command}", tmp_path)
        assert ended.returncode == 0, ended.stderr
    assert "Nim" in shell(f"{exported} && sunduk games", tmp_path).stdout

    rules, changed = tmp_path / "nim" / "rules.py", re.search(r"```python\n(.*?)```", TUTORIAL, re.DOTALL)
    assert changed
    new = changed[1].strip()
    text = rules.read_text("utf-8")
    old = next(line.strip() for line in text.splitlines() if "s.left == 0 and s.seat == seat + 1" in line)
    rules.write_text(text.replace(old, new), "utf-8")
    played = shell(
        'SUNDUK_GAMES=nim python -c "import sunduk; '
        "m = sunduk.Match.at('nim 2 | 1 0'); m.act('1'); print(m.placings, m.game.words('ru').title)\"",
        tmp_path,
    )
    assert played.stdout.strip() == "[2, 1] Nim", played.stderr


def test_the_tests_of_a_new_game_pass(tmp_path: Path) -> None:
    assert shell("sunduk new nim --title Nim", tmp_path).returncode == 0
    ended = shell("python -m pytest -q -p no:cacheprovider nim -k 'stick or allowed'", tmp_path)
    assert ended.returncode == 0, ended.stdout
    assert "2 passed" in ended.stdout


def test_a_server_serves_a_new_game(tmp_path: Path) -> None:
    assert shell("sunduk new nim --title Nim", tmp_path).returncode == 0
    script = f"""
import sunduk
from sunduk.cli.common import add_package
add_package({str(tmp_path / "nim")!r})
from tests.server.conftest import settings
from tests.server.house import House
from pathlib import Path
with House(settings(Path({str(tmp_path)!r}))) as house:
    ann = house.person("Ann")
    (about,) = [game for game in ann.get("/games") if game["id"] == "nim"]
    assert about["title"] == {{"en": "Nim", "ru": "Nim"}}
    assert ann.get("/games/nim/words")["cover"].startswith("<svg")
    edition = {{"title": "Nim", "sticks": 5}}
    assert ann.post("/games/nim/edition", edition=edition)["problem"] is None
    id = ann.table("nim", "me", "me", edition=edition)["id"]
    for _ in range(9):
        table = ann.get("/tables/" + id)
        if table["state"] == "over":
            break
        ann.post(f"/tables/{{id}}/actions", seat=table["acting"][0], seq=table["seq"], action="1")
    assert ann.get("/tables/" + id)["placings"] in ([1, 2], [2, 1])
    assert ann.get(f"/tables/{{id}}/pictures/{{table['seq']}}?seat=all")["svg"].startswith("<svg")
print("served")
"""
    ended = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, timeout=120, env=dict(os.environ)
    )
    assert ended.stdout.strip().endswith("served"), ended.stderr


@pytest.mark.parametrize("name", ["Nim", "1nim", "json", "marrakech", "class", "a-b"])
def test_a_name_that_cannot_be_used_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadOption):
        check_name(name, tmp_path / name)


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "nim").mkdir()
    told = CliRunner().invoke(app, ["new", "nim", "--into", str(tmp_path)])
    assert told.exit_code
    assert not list((tmp_path / "nim").iterdir())


def test_the_template_is_the_example() -> None:
    assert (template() / "rules.py").is_file()
