"""`make run` and `make test` need only Python and make."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TOOLS = ("sh", "find", "awk", "touch", "echo")


def make(folder: Path, path: Path, *arguments: str) -> tuple[int, str]:
    """Run the Makefile with only the programs in `path`, as if nothing had been built."""
    program = shutil.which("make")
    assert program
    for tool in TOOLS:
        found = shutil.which(tool)
        assert found
        (path / tool).symlink_to(found)
    command = [program, "--no-print-directory", "-f", str(ROOT / "Makefile"), *arguments]
    environment = {**os.environ, "PATH": str(path), "MAKEFLAGS": ""}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def program(path: Path, text: str) -> Path:
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)
    return path


@pytest.mark.parametrize("node", [None, "exit 1"], ids=["no Node", "a Node that is too old"])
def test_a_page_is_built_with_node_from_pypi_where_there_is_none(tmp_path: Path, node: str | None) -> None:
    if node:
        program(tmp_path / "node", node)
        program(tmp_path / "npm", "exit 0")
    code, said = make(ROOT, tmp_path, "--dry-run", "--always-make", "web", "PYTHON=python3")
    assert code == 0, said
    assert "requirements-node.lock" in said
    assert said.index("requirements-node.lock") < said.index("npm ci") < said.index("vite build")


def test_the_machines_own_node_is_used_where_vite_runs_on_it(tmp_path: Path) -> None:
    # The Node that runs these tests can build the page.
    node = shutil.which("node")
    assert node
    (tmp_path / "node").symlink_to(node)
    program(tmp_path / "npm", "exit 0")
    code, said = make(ROOT, tmp_path, "--dry-run", "--always-make", "web", "PYTHON=python3")
    assert code == 0, said
    assert "requirements-node.lock" not in said


def test_the_client_is_tested_and_linted_on_every_machine(tmp_path: Path) -> None:
    code, said = make(ROOT, tmp_path, "--dry-run", "--always-make", "check", "PYTHON=python3")
    assert code == 0, said
    for script in ("lint", "test", "browser"):
        assert f"npm run --silent {script}" in said
    assert "command -v npm" not in said


def test_a_page_is_built_anew_when_anything_changes_that_is_packed_for_it(tmp_path: Path) -> None:
    (rooms,) = re.findall(r"^ROOMS = \((.*)\)$", (ROOT / "web/build/python/pack.py").read_text("utf-8"), re.MULTILINE)
    code, said = make(ROOT, tmp_path, "--dry-run", "--print-data-base", "web", "PYTHON=python3")
    assert code == 0, said
    (sources,) = re.findall(r"^src/sunduk/server/web/index.html: (.*)$", said, re.MULTILINE)
    for room in re.findall(r"\w+", rooms):
        assert f" src/sunduk/{room}/__init__.py " in sources, room


def test_a_python_without_venv_is_told_what_to_install(tmp_path: Path) -> None:
    path = tmp_path / "bin"
    path.mkdir()
    python = program(path / "python3", 'case "$*" in *ensurepip*) exit 1;; esac')
    code, said = make(tmp_path, path, ".venv/pyvenv.cfg", f"PYTHON={python}")
    assert code == 2
    assert "apt install python3-venv" in said
    assert "Traceback" not in said
    assert not (tmp_path / ".venv").exists()
