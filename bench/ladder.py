"""How much stronger each bot is than the one before it, in any games and numbers of seats.

    python bench/ladder.py --num 50             uniform, greedy and best at 0.1 s: every game, all numbers of seats
    python bench/ladder.py --levels --num 100   the eight levels with two seats
    python bench/ladder.py marrakech --seats 2 --num 20 greedy mcts:500n mcts:5000n

Neighbours play the same deals in all seatings, as in `sunduk arena`; the interval is that of their difference. With
`--adjusted` luck is taken out of the results.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import pairwise
from typing import Annotated, NamedTuple

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import sunduk
from sunduk import Match
from sunduk.analysis.adjusted import luck_of
from sunduk.analysis.entries import Row
from sunduk.bots.arena.arena import Arena
from sunduk.bots.arena.match_job import Setting
from sunduk.bots.arena.pool import crew
from sunduk.bots.kinds.levels import NAMES

notes = Console(stderr=True)

STEPS = ("uniform", "greedy", "best:0.1")
LEVELS = tuple(f"level:{number}" for number in range(1, len(NAMES) + 1))

HEADINGS = ("game", "seats", "bot", "against", "takes", "Elo more", "95 %", "matches")


class Step(NamedTuple):
    """Two neighbours on the ladder."""

    game: str
    seats: int
    bot: str
    against: str


def main(
    words: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME…] [BOT BOT…]", help="Games, then bots from weak to strong.")
    ] = None,
    num: Annotated[int, typer.Option(min=1, help="Deals; each is played in all seatings.")] = 50,
    seats: Annotated[list[int] | None, typer.Option(help="Numbers of seats; all that a game has otherwise.")] = None,
    levels: Annotated[bool, typer.Option("--levels", help="The eight levels, with two seats.")] = False,
    matches: Annotated[int, typer.Option(min=2, help="Stop a step after about so many matches.")] = 10**9,
    processes: Annotated[int | None, typer.Option(min=1, help="Matches at once; one a core otherwise.")] = None,
    adjusted: Annotated[bool, typer.Option("--adjusted", help="Take the luck of the matches out of results.")] = False,
) -> None:
    """Measure every step of a ladder of bots."""
    ids = [game.id for game in sunduk.games()]
    games = [word for word in words or () if word in ids] or ids
    bots = [word for word in words or () if word not in ids] or (LEVELS if levels else STEPS)
    counts = seats or ([2] if levels else None)
    print(" | ".join(("", *HEADINGS, "")).strip())
    print(
        "| "
        + " | ".join("---:" if heading in ("takes", "Elo more", "95 %", "matches") else "---" for heading in HEADINGS)
        + " |"
    )
    for step in steps(games, bots, counts):
        print(" | ".join(("", *measured(step, num, matches, processes, adjusted), "")).strip(), flush=True)


def steps(games: Sequence[str], bots: Sequence[str], counts: Sequence[int] | None) -> Iterator[Step]:
    for id in games:
        for seats in sunduk.game(id).seats:
            if counts is None or seats in counts:
                for weaker, stronger in pairwise(bots):
                    yield Step(id, seats, stronger, weaker)


def measured(
    step: Step, deals: int, most: int, processes: int | None = None, adjusted: bool = False
) -> tuple[str, ...]:
    """Play a step; a row of the table."""
    arena = Arena(Setting.of(sunduk.game(step.game), step.seats, {}), (step.bot, step.against), seed=2026)
    deals = min(deals, -(-most // arena.matches_a_deal))
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    placings: dict[int, list[int]] = {}
    lucky: dict[int, Row] = {}
    fixtures = list(arena.fixtures(deals))
    with Progress(*columns, console=notes, transient=True) as progress:
        bar = progress.add_task(f"{step.game} {step.seats}: {step.bot} – {step.against}", total=len(fixtures))
        with closing(crew(processes)(arena.setting, fixtures)) as played:
            for match in played:
                placings[match.fixture.number] = match.placings
                if adjusted:
                    lucky[match.fixture.number] = luck_of(Match.load(match.record, backend="cpu"))
                progress.advance(bar)
    standings = arena.standings(placings, lucky if adjusted else None)
    # The mean of two ratings is 0, so their difference is twice the first.
    gap, low, high = (2 * float(row[0]) for row in standings.ratings)
    names = step.game, str(step.seats), step.bot, step.against
    return *names, f"{standings.shares[0, 1]:.1%}", f"{gap:+.0f}", f"{low:+.0f} … {high:+.0f}", f"{len(fixtures)}"


if __name__ == "__main__":
    typer.run(main)
