"""The documentation is true: its Python runs, its commands work, and its links have targets."""

from __future__ import annotations

import doctest
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import typer

import sunduk
from sunduk.bots.kinds import program
from sunduk.cli.main import app

ROOT = Path(__file__).parent.parent
PAGES = [
    "README.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "CODE_OF_CONDUCT.md",
    "SECURITY.md",
    "docs/analysis.md",
    "docs/architecture.md",
    "docs/bots.md",
    "docs/environments.md",
    "docs/games.md",
    "docs/luck.md",
    "docs/index.md",
    "docs/releasing.md",
    "docs/server.md",
    "docs/studies.md",
    "docs/tutorials/add-a-game.md",
    "docs/tutorials/change-a-rule.md",
    "docs/tutorials/first-bot.md",
    "docs/tutorials/play.md",
    "docs/versioning.md",
    "docs/web.md",
    "docs/wire.md",
    "bench/results.md",
]


def blocks(page: str, kind: str) -> list[str]:
    text = (ROOT / page).read_text("utf-8")
    return [
        re.sub(r"^ {3,4}", "", body, flags=re.MULTILINE) if indent else body
        for indent, body in re.findall(rf"^( *)```{kind}\n(.*?)^ *```", text, re.DOTALL | re.MULTILINE)
    ]


def commands(page: str) -> list[str]:
    return [line for block in blocks(page, "sh") for line in block.splitlines() if line]


def examples(page: str) -> int:
    """Run the Python of a page, all blocks in order; return how many examples there are."""
    found = doctest.DocTestParser().get_doctest("\n".join(blocks(page, "python")), {}, page, page, 0)
    runner = doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS)
    runner.run(found)
    assert runner.failures == 0
    return len(found.examples)


def test_the_python_of_the_readme() -> None:
    (block,) = blocks("README.md", "python")
    assert examples("README.md") > 5
    assert sum(">>> " in line for line in block.splitlines()) <= 15


def test_the_python_of_the_analysis_page() -> None:
    assert examples("docs/analysis.md") >= 6


def test_the_python_of_the_studies_page() -> None:
    assert examples("docs/studies.md") >= 5


def test_the_python_of_the_environments_page() -> None:
    assert examples("docs/environments.md") > 20


@pytest.mark.parametrize("page", ["docs/tutorials/first-bot.md", "docs/tutorials/change-a-rule.md"])
def test_the_python_of_the_tutorials(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert examples(page) > 5


@pytest.mark.parametrize("page", [page for page in PAGES if page.startswith("docs/tutorials/")])
def test_the_commands_of_the_tutorials(page: str, tmp_path: Path) -> None:
    """Run in one shell, in which an exported variable stays."""
    assert commands(page)
    done = run("\n".join(["set -ex", *commands(page)]), tmp_path)
    assert done.returncode == 0, done.stderr


def run(command: str, folder: Path) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    return subprocess.run(
        command,
        shell=True,
        stdin=subprocess.DEVNULL,
        cwd=folder,
        env=os.environ | {"PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )


def rooms() -> dict[str, str]:
    """The folders that `docs/architecture.md` draws as a tree, each with what is said beside and below its name."""
    (tree,) = re.findall(r"^src/sunduk/\n(.*?)^```$", (ROOT / "docs/architecture.md").read_text("utf-8"), re.M | re.S)
    found: dict[str, str] = {}
    path: list[str] = []
    for line in tree.splitlines():
        drawn, said = re.findall(r"^([│├└─ ]*)(.*)$", line)[0]
        if "─" in drawn:
            depth = len(drawn) // 4 - 1
            name = re.match(r"(\w+)/ ", said)
            path = [*path[:depth], name[1]] if name else path[:depth]
        found["/".join(path)] = f"{found.get('/'.join(path), '')} {said}"
    return found


EACH_ONE_FILE = {"cli/commands", "server/doors/api", "server/storage/migrations", "server/storage/migrations/versions"}
"""Folders with many files of one kind."""


def test_the_tree_of_the_architecture_names_every_file() -> None:
    source, told = ROOT / "src/sunduk", rooms()
    folders = [path.parent.relative_to(source) for path in source.rglob("__init__.py") if path.parent != source]
    missing = []
    for folder in folders:
        name = folder.as_posix()
        if folder.parts[0] == "games" or name in EACH_ONE_FILE:
            continue
        if name not in told:
            missing.append(f"{name}/")
            continue
        files = (path.stem for path in (source / folder).glob("*.py") if path.stem != "__init__")
        missing += [f"{name}/{file}.py" for file in files if not re.search(rf"\b{file}\b", told[name])]
    assert missing == []
    assert [name for name in told if name and not (source / name).is_dir()] == []


def test_the_path_of_an_action_has_the_functions_that_the_architecture_names() -> None:
    """Those it names exist, in the files it names; and as many are called as it says."""
    text = (ROOT / "docs/architecture.md").read_text("utf-8").partition("### The path of an action")[2]
    steps = re.findall(r"^\d\. (.*?)(?=^\d\. |\n\n)", text, re.MULTILINE | re.DOTALL)
    assert len(steps) == 9
    source = "\n".join(path.read_text("utf-8") for path in (ROOT / "src/sunduk").rglob("*.py"))
    for owner, name in re.findall(r"`(\w+)\.(_?[a-z]\w+)`", " ".join(steps)):
        if owner[0].isupper():  # The others are files.
            bodies = re.findall(rf"^class {owner}\b.*?(?=^\S|\Z)", source, re.MULTILINE | re.DOTALL)
            assert any(re.search(rf"^    (async )?def {name}\(", body, re.MULTILINE) for body in bodies), (
                f"{owner}.{name}"
            )
    command = [sys.executable, str(ROOT / "bench/hall.py"), "--functions"]
    counted = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()[-1]
    said = re.findall(r"`python bench/hall.py --functions` counts (\d+)", text)
    assert [counted] == [f"{number} functions" for number in said]


def test_the_commands_of_the_readme(tmp_path: Path) -> None:
    """Run in order: one command replays what another has dealt."""
    for command in commands("README.md"):
        done = run(command, tmp_path)
        assert done.returncode == 0, f"{command}: {done.stderr}"
        assert done.stdout.strip()


def test_the_commands_of_contributing(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    (tmp_path / ".venv").symlink_to(sys.prefix)
    for command in commands("CONTRIBUTING.md"):
        if command == "make check":
            continue  # it runs these tests
        done = run(command, tmp_path)
        assert done.returncode == 0, f"{command}: {done.stderr}"


def test_the_commands_of_the_bots_page(tmp_path: Path) -> None:
    """Run in order: one command advises on what another has dealt."""
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    for command in commands("docs/bots.md"):
        done = run(command, tmp_path)
        assert done.returncode == 0, f"{command}: {done.stderr}"
        assert "random move" not in done.stderr


def test_the_requests_of_the_bots_page() -> None:
    """A program's requests have the documented keys, and the documented answers are accepted."""
    request, *answers = (json.loads(block) for block in blocks("docs/bots.md", "json"))
    match = sunduk.Match.at(request["position"])
    view = match.view(request["seat"])
    assert set(program.Program([], 0)._request(view, 0.1)) == set(request)
    assert set(request["view"]) < set(view.json())
    assert request["view"]["choices"][0] in view.json()["choices"]
    for answer in answers:
        assert program._action(view, answer, "") == request["view"]["choices"][0]["id"]


@pytest.mark.parametrize("page", PAGES)
def test_commands_that_are_not_run_have_these_options(page: str) -> None:
    """Commands that start a server or wait for a person are not run; their names and options exist."""
    known = typer.main.get_command(app).commands  # type: ignore[attr-defined]
    text = (ROOT / page).read_text("utf-8")
    for name, rest in re.findall(r"^(?: {4}|\$ )*(?:PYTHONPATH=\S+ )?sunduk ([a-z]+)(.*)", text, re.MULTILINE):
        options = {
            option for parameter in known[name].params for option in (*parameter.opts, *parameter.secondary_opts)
        }
        assert set(re.findall(r"(?<=\s)--?[a-z][a-z-]*", rest)) <= {*options, "--help"}, f"sunduk {name}{rest}"


@pytest.mark.parametrize("page", PAGES)
def test_npm_scripts_exist(page: str) -> None:
    scripts = json.loads((ROOT / "web/package.json").read_text("utf-8"))["scripts"]
    assert set(re.findall(r"npm run (?:--silent )?(\w+)", (ROOT / page).read_text("utf-8"))) <= set(scripts)


@pytest.mark.parametrize("page", PAGES)
def test_make_targets_exist(page: str) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    assert set(re.findall(r"\bmake ([a-z-]+)`", (ROOT / page).read_text("utf-8"))) <= targets


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", (ROOT / page).read_text("utf-8")):
        if "://" not in target:
            assert ((ROOT / page).parent / target).exists(), target


def test_the_table_of_games_is_complete() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    for game in sunduk.games():
        row = next(line for line in text.splitlines() if f"games/{game.id}/RULES.en.md" in line and "|" in line)
        assert f"{game.seats[0]}–{game.seats[-1]}" in row
        assert all(f"`{option.name}`" in row for option in game.options)
