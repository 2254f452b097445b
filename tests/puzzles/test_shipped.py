"""The puzzles that come with each game: enough of them, as the rules have it, and as clear as a puzzle must be."""

from __future__ import annotations

import pytest

import sunduk
from sunduk.bots.kinds.levels import NAMES
from sunduk.core.match.match import Match
from sunduk.puzzles import Puzzle, grading, shipped
from sunduk.puzzles.race import LEAST_LEAD as LEAST_POINTS
from sunduk.puzzles.race import RaceVerifier
from sunduk.puzzles.verifier import LEAST_ERRORS, LEAST_LEAD, Verifier

GAMES = [game.id for game in sunduk.games()]
PLAIN = [game.id for game in sunduk.games() if not game.race]
RACES = [game.id for game in sunduk.games() if game.race]
ENOUGH = 60
OTHER_SEED = 2027
"""Not the seed by which the shipped puzzles were found."""


def puzzles(game: str) -> list[Puzzle]:
    return shipped(sunduk.game(game))


def is_confirmed(puzzle: Puzzle) -> bool:
    """Whether fresh evaluations find the same best choice, clearly ahead."""
    match = Match.at(puzzle.position, auto=False, backend="cpu")
    found = Verifier(match.game, match.seats, OTHER_SEED).lead(match, puzzle.seat, 0)
    near = abs(found.lead - puzzle.lead) <= 5 * (found.error**2 + puzzle.error**2) ** 0.5
    return found.options[0].text == puzzle.best.text and found.lead > LEAST_LEAD / 2 and near


@pytest.mark.parametrize("game", GAMES)
def test_there_are_enough_and_all_are_different(game: str) -> None:
    found = puzzles(game)
    assert len(found) >= ENOUGH
    assert len({(puzzle.position, puzzle.seat) for puzzle in found}) == len(found)
    assert len({puzzle.grade for puzzle in found}) > 1
    assert {Match.at(puzzle.position).seats for puzzle in found} == set(sunduk.game(game).seats)


@pytest.mark.parametrize("game", GAMES)
def test_positions_and_choices_are_those_of_the_rules(game: str) -> None:
    for puzzle in puzzles(game):
        match = Match.at(puzzle.position, auto=False)
        assert match.game.id == game
        assert puzzle.seat in match.actors
        assert sorted(match.choices(puzzle.seat)) == sorted(option.text for option in puzzle.options)
        assert len(puzzle.options) > 2, "no forced choice"


@pytest.mark.parametrize("game", GAMES)
def test_grades_follow_from_who_finds_the_answer(game: str) -> None:
    for puzzle in puzzles(game):
        assert len(puzzle.levels) == len(NAMES)
        assert puzzle.levels[grading.TOO_EASY - 1] < grading.HALF <= puzzle.levels[-1]
        assert puzzle.grade == grading.grade(puzzle.levels)


@pytest.mark.parametrize("game", PLAIN)
def test_the_best_choice_is_clearly_best(game: str) -> None:
    for puzzle in puzzles(game):
        values = [option.value for option in puzzle.options]
        assert values == [values[0], *sorted(values[1:], reverse=True)]
        assert puzzle.lead == pytest.approx(values[0] - values[1], abs=2e-4)
        assert puzzle.lead >= LEAST_LEAD - 1e-4
        assert puzzle.lead >= LEAST_ERRORS * puzzle.error - 1e-4


@pytest.mark.parametrize("game", PLAIN)
def test_fresh_evaluations_agree(game: str) -> None:
    """Of one puzzle; tests/soak looks at all."""
    found = puzzles(game)
    assert is_confirmed(found[len(found) // 3])


@pytest.mark.parametrize("game", RACES)
def test_what_is_to_be_found_in_a_race_is_exact(game: str) -> None:
    for puzzle in puzzles(game):
        match = Match.at(puzzle.position, auto=False, backend="cpu")
        found = RaceVerifier().measure(match, puzzle.seat, 0)
        assert found is not None
        assert (tuple(found.options), found.lead, found.seconds) == (puzzle.options, puzzle.lead, puzzle.seconds)
        assert puzzle.lead >= LEAST_POINTS


@pytest.mark.parametrize("game", RACES)
def test_the_solution_of_a_race_brings_its_points(game: str) -> None:
    for puzzle in puzzles(game)[::10]:
        match = Match.at(puzzle.position, auto=False)
        before = match.scores[puzzle.seat]
        match.act(puzzle.best.text, puzzle.seat)
        for seat in [seat for seat in match.actors if seat < match.seats and seat != puzzle.seat]:
            match.act("pass", seat)
        match.act(puzzle.best.solution, puzzle.seat)
        assert match.scores[puzzle.seat] - before == puzzle.best.value
