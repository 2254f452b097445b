"""A sandbox: positions to try moves on without a table, for rulebooks, lessons and puzzles.

A sandbox keeps nothing. Whoever asks sends a script in the language of `core/book/examples.py`, which begins with a
position or a new match and lists what has happened since. The answer is the frames that a table would show, so the same
boards draw them. A move that is tried after the script is added to it, or refused by its rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from sunduk.core.book import examples
from sunduk.core.book.rulebook import Example
from sunduk.core.errors import BadMove, NotConform, SundukError
from sunduk.core.match.game import Game
from sunduk.core.match.match import Match, Move
from sunduk.core.match.reasons import Reason, reasons
from sunduk.core.match.view import SPECTATOR, encoded
from sunduk.core.rules.contract import CHANCE

from .faults import Fault, fault_of
from .lengths import LONGEST_SCRIPT_LINE, MOST_SCRIPT_LINES
from .wire.frames import ViewFrame
from .wire.play import HappeningJson, ReasonJson, ViewJson
from .wire.sandbox import StageJson, TrialOutcomeJson

ALL = -2
"""Looks at everything, hidden or not."""
MOST_MOVES = 600
"""Moves of all lines together: each takes up to a few milliseconds."""


def play(
    game: Game,
    lines: Sequence[str],
    *,
    seat: int | None = None,
    move: Move | None = None,
    seed: int | None = None,
    since: int = 0,
    why: bool = False,
) -> TrialOutcomeJson:
    """Execute a script, then try a move of a seat.

    `seat` looks and moves: a seat, SPECTATOR, ALL, or None for whoever is to act. `seed` draws what chance has to do
    after the script and after the move; without it chance waits for a line of the script. The stages of the first
    `since` lines are not told. With `why`, what speaks for and against the move is told.
    """
    _check_size(lines)
    stages: list[StageJson] = []
    told = list(lines)
    shown: tuple[Match | None, int] = None, 0

    def watch(match: Match) -> None:
        nonlocal shown
        # A later `at` or `start` begins another match.
        before = shown[1] if shown[0] is match else 0
        stages.append(_stage(match, told[len(stages)], seat, before))
        shown = match, match.length

    match = _run(game, lines, watch)
    if match.game.id != game.id:
        raise Fault("invalid", f"This is a position of {match.game.id}, not of {game.id}.")

    def add(line: str) -> None:
        told.append(line)
        watch(match)

    _draw(match, seed, add)
    refused = None
    told_why: list[Reason] = []
    if move is not None:
        who = _mover(match, seat)
        try:
            action = match.action_of(who, move)
            text = match.write(who, action)
            match.check(who, action)
            told_why = reasons(match.view(who), action) if why else []
            match.act(text, who)
        except BadMove as error:
            refused = fault_of(error).json()
        else:
            add(f"play {who}:{text}")
            _draw(match, seed, add)
    return {
        "lines": told,
        "stages": stages[since:],
        "refused": refused,
        "reasons": cast(list[ReasonJson], told_why),
    }


def _check_size(lines: Sequence[str]) -> None:
    if not lines:
        raise Fault("invalid", "A script begins with a line such as `start 2` or `at POSITION`.")
    if len(lines) > MOST_SCRIPT_LINES or any(len(line) > LONGEST_SCRIPT_LINE for line in lines):
        raise Fault("large", f"A script has at most {MOST_SCRIPT_LINES} lines of {LONGEST_SCRIPT_LINE} characters.")
    if sum(len(line.split()) for line in lines) > MOST_MOVES + 3 * len(lines):
        raise Fault("large", f"A script has at most {MOST_MOVES} moves.")


def _run(game: Game, lines: Sequence[str], watch: examples.Watch) -> Match:
    try:
        return examples.run(game, Example("", tuple(lines)), watch)
    except NotConform as error:
        raise Fault("invalid", str(error)) from None
    except SundukError as error:
        raise fault_of(error) from None


def _draw(match: Match, seed: int | None, add: examples.Say) -> None:
    """Let chance act, by the seed, for as long as it is to."""
    while seed is not None and CHANCE in match.actors:
        match.seed = seed
        match.chance()
        _, action = match.log[match.length - 1]
        add(f"chance {match.rewound(match.length - 1).write(CHANCE, action)}")


def _mover(match: Match, seat: int | None) -> int:
    """The seat that a move is tried for."""
    acting = [who for who in match.actors if who < CHANCE]
    if seat is not None and seat >= 0:
        return seat
    if not acting:
        raise Fault("conflict", "Nobody is to move in this position.")
    return acting[0]


def _looker(match: Match, line: str, seat: int | None) -> int:
    """Whose view is shown after a line: the one it speaks of, the one who asks, or whoever is to act."""
    verb, _, rest = line.partition(" ")
    if verb == "sees":
        return int(rest.split()[0])
    if seat is not None:
        return seat
    return next((who for who in match.actors if who < CHANCE), ALL if match.over else SPECTATOR)


def _stage(match: Match, line: str, seat: int | None, since: int) -> StageJson:
    looker = _looker(match, line, seat)
    rule = line.split()[-1] if line.startswith("refuse ") else None
    clause = match.game.rulebook().clauses.get(rule, "") if rule else ""
    return {
        "line": line,
        "frame": _frame(match, looker, since),
        "refused": {"code": "refused", "message": clause, "rule": rule} if rule else None,
        "points": list(match.scores),
        "placings": list(match.placings) if match.over else None,
    }


def _frame(match: Match, looker: int, since: int) -> ViewFrame:
    """The frame that a table would show, without clocks."""
    view = match.whole() if looker == ALL else match.view(looker)
    return {
        "type": "view",
        "seat": looker,
        "seq": match.length,
        "since": since,
        "acting": list(match.actors),
        "view": cast(ViewJson, view.json() | {"record": encoded(view.packed)}),
        "events": cast(list[HappeningJson], match.events(since, None if looker == ALL else looker)),
        "times": {"left": [None] * match.seats, "running": [], "sand": None},
        "takeback": False,
    }
