"""`sunduk puzzles`: positions with one clearly best choice, found by self-play; or those that come with a game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from sunduk.bots.kinds.levels import NAMES
from sunduk.core.book.words import Words
from sunduk.core.errors import BadOption
from sunduk.core.match.match import Match
from sunduk.core.match.registry import game as find_game
from sunduk.core.rules.rng import WORD
from sunduk.puzzles import Puzzle, find, shipped
from sunduk.puzzles.store import Collection

from ..common import GameName, Language, console, language, own_words
from ..progress import progress, wake


def puzzles(
    game: GameName,
    as_json: Annotated[bool, typer.Option("--json", help="List the puzzles that come with the game.")] = False,
    num: Annotated[int, typer.Option("--num", help="How many to find.", min=1, max=10_000)] = 10,
    seed: Annotated[int, typer.Option("--seed", help="The same seed finds the same puzzles.", min=0, max=WORD)] = 1,
    output: Annotated[
        Path | None,
        typer.Option("--output", metavar="FILE", help="Keep what is found there, a puzzle a line; go on from there."),
    ] = None,
    solve: Annotated[
        int | None, typer.Option("--solve", metavar="N", help="Solve one that comes with the game, here.", min=1)
    ] = None,
    lang: Language = None,
) -> None:
    """Find puzzles: positions of strong self-play in which one choice is clearly best and a shopkeeper errs.

    Example: [bold]sunduk puzzles marrakech --num 20 --seed 7 --output more.jsonl[/]
    """
    played = find_game(game)
    if as_json:
        listed = [{"number": number, **json.loads(each.line)} for number, each in enumerate(shipped(played), 1)]
        print(json.dumps(listed, ensure_ascii=False))  # noqa: T201
        return
    words = own_words(language(lang))
    if solve is not None:
        _solve(played.id, solve, words)
        return
    wake(played, words.name("play", "waking"))
    collection = Collection(output) if output else None
    known = collection.puzzles if collection else []
    if any(puzzle.origin.seed != seed for puzzle in known):
        raise BadOption(f"{output} holds puzzles of another seed: give that seed, or another file.")
    with progress(words.name("puzzles", "looking"), num, len(known)) as advance:
        for puzzle in find(played, seed, num, tuple(known)):
            if collection:
                collection.add(puzzle)
            console.print(_summary(puzzle, words), markup=False)
            advance(1)
    if collection:
        collection.sort()


def _summary(puzzle: Puzzle, words: Words) -> str:
    """A puzzle in two lines: its position, then the answer and how hard it is."""
    answer = f"{puzzle.best.text} {puzzle.best.solution}".rstrip()
    return f"{puzzle.position}\n  " + words.name("puzzles", "found").format(
        answer=answer, level=puzzle.grade, name=words.name("levels", NAMES[puzzle.grade - 1])
    )


def _solve(game: str, number: int, words: Words) -> None:
    """Ask for the best choice of a puzzle until it is found."""
    known = shipped(find_game(game))
    if number > len(known):
        raise BadOption(f"{game} comes with {len(known)} puzzles: there is no number {number}.")
    puzzle = known[number - 1]
    match = Match.at(puzzle.position, auto=False)
    console.print(match.view(puzzle.seat).text(words.language), markup=False)
    values = {option.text: option for option in puzzle.options}
    while True:
        tried = typer.prompt(words.name("puzzles", "ask")).strip()
        if tried == puzzle.best.text:
            answer = f"{puzzle.best.text} {puzzle.best.solution}".rstrip()
            console.print(words.name("puzzles", "right").format(answer=answer), markup=False)
            return
        if tried not in values:
            listed = ", ".join(sorted(values))
            console.print(words.name("puzzles", "unknown").format(listed=listed), markup=False)
            continue
        lost = puzzle.best.value - values[tried].value
        cost = f"{lost:g}" if match.game.race else f"{100 * lost:.0f}"
        console.print(words.name("puzzles", "wrong").format(move=tried, cost=cost), markup=False)
