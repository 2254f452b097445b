"""Finding puzzles: reproducible, resumable, and nothing that is easy or doubtful."""

from __future__ import annotations

from pathlib import Path

import pytest

import sunduk
from sunduk.core.errors import BadOption
from sunduk.core.match.match import Match
from sunduk.puzzles import Option, Origin, Puzzle, find, grading
from sunduk.puzzles.finder import MOST_OF_A_MATCH, examined
from sunduk.puzzles.store import Collection
from sunduk.puzzles.verifier import Verifier


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    game = sunduk.game("pharaoh")
    whole = list(find(game, 5, 4))
    assert len({puzzle.position for puzzle in whole}) == 4
    matches = [puzzle.origin.match for puzzle in whole]
    assert max(matches.count(match) for match in matches) <= MOST_OF_A_MATCH
    path = tmp_path / "found.jsonl"
    path.write_text("".join(f"{puzzle.line}\n" for puzzle in whole[:3]) + whole[3].line[:40], "utf-8")
    kept = Collection(path)
    assert kept.puzzles == whole[:3], "a line that was cut off is dropped"
    for puzzle in find(game, 5, 4, tuple(kept.puzzles)):
        kept.add(puzzle)
    assert Collection(path).puzzles == whole


@pytest.mark.parametrize("game", ["marrakech", "facir"])
def test_an_opening_in_which_nothing_matters_is_no_puzzle(game: str) -> None:
    match = Match(game, 2, seed=3, backend="cpu")
    seat = match.actors[0]
    assert examined(match, seat, Verifier(match.game, 2, 1), Origin(1, 0, match.length)) is None


def test_the_grade_is_the_level_from_which_on_all_find_it() -> None:
    assert grading.grade((0, 0, 0, 1, 1, 1, 1, 1)) == 4
    assert grading.grade((0, 0, 0, 1, 0.4, 0.5, 1, 1)) == 6
    assert grading.grade((0, 0, 0, 0, 0, 0, 0.4, 1)) == 8


def test_a_puzzle_is_one_line_and_back() -> None:
    options = (Option("a", 0.5, 0.01), Option("b", 0.25, 0.02), Option("63", 6, 0.0, "(10-1)*7"), Option("pass", 0))
    puzzle = Puzzle("marrakech 2 | …", 1, 0.25, 0.003, 5, (0.0, 0.5), options, Origin(1, 2, 3), (4.5, 2.0))
    assert "\n" not in puzzle.line
    assert Puzzle.read(puzzle.line) == puzzle
    for line in ("", "[]", '{"position": "x"}', puzzle.line[:-1]):
        with pytest.raises(BadOption, match="does not describe a puzzle"):
            Puzzle.read(line)
