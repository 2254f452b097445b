"""The finder: plays matches between strong bots and keeps the positions that are puzzles.

Each position is looked at cheaply first: a puzzle's best choice is one that a low level does not see. What remains is
verified with ten times the usual budget, then graded. The same seed gives the same puzzles, so a run that was stopped
goes on where its last puzzle was found.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing
from math import ceil

from sunduk.bots import bot
from sunduk.bots.arena.match_job import bot_seed
from sunduk.bots.arena.schedule import play_on
from sunduk.core.match.game import Game
from sunduk.core.match.match import Match
from sunduk.core.rules.contract import CHANCE
from sunduk.core.rules.rng import join

from . import grading
from .puzzle import Origin, Puzzle
from .race import RaceVerifier
from .verifier import Verifier

PLAYERS = "best:2000n"
"""Who plays the matches."""
MOST_OF_A_MATCH = 2
"""More puzzles than this from one match are too much alike."""
MOST_OF_A_GRADE = 0.7
"""The largest share of the puzzles that are of one grade."""
FEWEST_CHOICES = 3
GLANCES = (1 / 8, 1 / 2, 2.0)
"""Shares of the usual budget that a position is looked at with before it is measured."""


def find(
    game: Game,
    seed: int,
    num: int,
    known: Sequence[Puzzle] = (),
    watch: Callable[[int], None] | None = None,
) -> Iterator[Puzzle]:
    """Find puzzles until there are `num` with those already known, of the same seed.

    `watch` is told the number of each match that is looked at.
    """
    grades = Counter(puzzle.grade for puzzle in known)
    positions = {puzzle.position for puzzle in known}
    number = max((puzzle.origin.match for puzzle in known), default=0)
    while grades.total() < num:
        if watch:
            watch(number)
        taken = sum(puzzle.origin.match == number for puzzle in known)
        for puzzle in _in_match(game, seed, number):
            if taken == MOST_OF_A_MATCH or grades.total() == num:
                break
            if puzzle.position in positions or grades[puzzle.grade] >= ceil(MOST_OF_A_GRADE * num):
                continue
            positions.add(puzzle.position)
            grades[puzzle.grade] += 1
            taken += 1
            yield puzzle
        number += 1


def _in_match(game: Game, seed: int, number: int) -> Iterator[Puzzle]:
    """The puzzles of one match."""
    seats = game.seats[number % len(game.seats)]
    match = _played(game, seats, join(seed, number))
    verifier = RaceVerifier() if game.race else Verifier(game, seats, seed)
    for at, seat in _decisions(match):
        if puzzle := examined(match.rewound(at), seat, verifier, Origin(seed, number, at)):
            yield puzzle


def _decisions(match: Match) -> Iterator[tuple[int, int]]:
    """After how many actions there is something to decide, and whose it is; in a race, at each start of a round."""
    for at, (who, _) in enumerate(match.log):
        among = match.actors_at(at)
        if match.game.race and at and match.log[at - 1].who == CHANCE and len(among) > 1:
            yield at, among[0]
        elif not match.game.race and who < CHANCE and len(match.rewound(at).ids(who)) >= FEWEST_CHOICES:
            yield at, who


def _played(game: Game, seats: int, seed: int) -> Match:
    match = Match(game, seats, seed=seed, backend="cpu")
    with ExitStack() as stack:
        bots = {seat: stack.enter_context(closing(bot(PLAYERS, bot_seed(seed, seat)))) for seat in range(seats)}
        play_on(match, bots)
    return match


def examined(match: Match, seat: int, verifier: Verifier | RaceVerifier, origin: Origin) -> Puzzle | None:
    """The puzzle that a position is, if it is one. It is looked at as its text describes it, cheaply first."""
    now = Match.at(match.position, auto=False, backend="cpu")
    view, key, seed = now.view(seat), origin.match * match.game.longest + origin.at, join(origin.seed, origin.at)
    seen = -1
    for share in GLANCES:
        looked = verifier.glance(now, seat, key, share)
        if looked is None or (looked != seen and grading.is_easy(view, looked, seed)):
            return None
        seen = looked
    if grading.is_doubtful(view, seen, seed):
        return None
    found = verifier.measure(now, seat, key)
    if found is None or found.action != seen:
        return None
    levels = grading.rates(view, found.action, seed)
    if levels[-1] < grading.HALF:
        return None
    return Puzzle(
        position=now.position,
        seat=seat,
        lead=round(found.lead, 4),
        error=round(found.error, 5),
        grade=grading.grade(levels),
        levels=levels,
        options=tuple(found.options),
        origin=origin,
        seconds=found.seconds,
    )
