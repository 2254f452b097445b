"""`sunduk puzzles`: lists what is shipped, finds more, and asks."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .command import run, succeed


def test_shipped_puzzles_are_listed() -> None:
    listed = json.loads(succeed("puzzles", "pharaoh", "--json"))
    assert [puzzle["number"] for puzzle in listed] == list(range(1, len(listed) + 1))
    assert {"position", "seat", "options", "lead", "error", "grade", "levels", "origin"} <= listed[0].keys()


def test_more_are_found_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "more.jsonl"
    succeed("puzzles", "pharaoh", "--num", "2", "--seed", "9", "--output", str(file))
    two = set(file.read_text("utf-8").splitlines())
    assert len(two) == 2
    succeed("puzzles", "pharaoh", "--num", "3", "--seed", "9", "--output", str(file))
    assert two < set(file.read_text("utf-8").splitlines())
    code, _, errors = run("puzzles", "pharaoh", "--num", "4", "--output", str(file))
    assert (code, "another seed" in errors) == (2, True)


def test_what_is_found_is_told_in_words() -> None:
    assert "; находит уровень" in succeed("puzzles", "pharaoh", "--num", "1", "--seed", "9", "--lang", "ru")


def test_a_puzzle_is_solved_by_typing() -> None:
    puzzle = json.loads(succeed("puzzles", "pharaoh", "--json"))[0]
    answers = "\n".join(["nonsense", puzzle["options"][1][0], puzzle["options"][0][0]]) + "\n"
    told = succeed("puzzles", "pharaoh", "--solve", "1", "--lang", "en", typed=answers)
    assert "not one of your choices" in told
    assert f"costs {puzzle['lead']} points" in told
    assert f"Right: {puzzle['options'][0][0]} {puzzle['options'][0][3]}." in told


@pytest.mark.parametrize(
    ("arguments", "message"),
    [(["nothing"], "There is no game"), (["pharaoh", "--solve", "9999"], "there is no number 9999")],
)
def test_errors_are_one_sentence(arguments: list[str], message: str) -> None:
    code, _, errors = run("puzzles", *arguments)
    assert code == 2
    assert message in errors
    assert "Traceback" not in errors
