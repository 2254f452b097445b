"""The conformance suite finds faults: each test breaks one part of the contract in a copy of Heap."""

from __future__ import annotations

import shutil
import sys
from importlib import import_module
from pathlib import Path
from typing import cast

import pytest
from typer.testing import CliRunner

from sunduk import Game, conform
from sunduk.cli.main import app
from sunduk.core.errors import NotConform
from sunduk.core.match import registry

HEAP = Path(__file__).parents[2] / "examples" / "heap"
FAULTS = [
    ("rules.py", "action < s.most and", "action <= s.most and", r"choices and refusal of \d do not agree"),
    ("rules.py", "s.left -= action + 1", "s.left -= action + 1\n    s.left += 0 if s.left else 1", "longer than"),
    ("moves.py", "return str(action + 1)", "return '1'", "two moves are written 1"),
    ("moves.py", "return str(action + 1)", "return 'two sticks'", "'two sticks' cannot stand in a record"),
    ("moves.py", "return int(text) - 1", "return (int(text) - 2) % 3", "reads back as another move"),
    ("events.py", "return [", "return [][:0] and [", "an action has no event"),
    ("position.py", "def write", "def write_", "AttributeError"),
]


def broken(folder: Path, number: int) -> Game:
    """Heap with a fault, as a package of its own."""
    file, old, new, _ = FAULTS[number]
    name = f"faulty_heap_{number}"
    shutil.copytree(HEAP, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    source = (folder / name / file).read_text("utf-8")
    assert old in source
    (folder / name / file).write_text(source.replace(old, new, 1), "utf-8")
    sys.path.insert(0, str(folder))
    try:
        game = cast(Game, import_module(name).GAME)
        for part in ("rules", "moves", "events", "position", "state", "board"):
            import_module(f"{name}.{part}")
    finally:
        sys.path.remove(str(folder))
    return game


@pytest.mark.parametrize("number", range(len(FAULTS)), ids=[message for *_, message in FAULTS])
def test_a_fault_is_found_and_the_match_is_kept(tmp_path: Path, number: int) -> None:
    game = broken(tmp_path, number)
    with pytest.raises(NotConform, match=FAULTS[number][-1]):
        conform.examine(game, (2, {"most": 3}), seed=1)


def test_fuzzing_saves_the_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = broken(tmp_path, 0)
    monkeypatch.setitem(registry._packages, "faulty", game.package)
    words = ["fuzz", "faulty", "--seconds", "0", "--seed", "1", "--output", str(tmp_path)]
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 2
    assert "1 of 1 matches failed; each is saved as a record." in " ".join(done.output.split())
    assert (tmp_path / "fuzz-faulty-1.sunduk").read_text("utf-8").startswith('[Game "heap"]')
