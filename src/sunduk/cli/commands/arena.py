"""`sunduk arena`: how strong bots are, from many matches against each other."""

from __future__ import annotations

import json
from collections import Counter
from contextlib import closing, nullcontext
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from sunduk.analysis.adjusted import luck_of
from sunduk.analysis.entries import Row
from sunduk.bots.arena.arena import Arena, Standings
from sunduk.bots.arena.match_job import Setting
from sunduk.bots.arena.pool import Crew, crew
from sunduk.bots.arena.results import Ledger
from sunduk.core.errors import WorkerLost
from sunduk.core.match.match import Match
from sunduk.core.rules.rng import WORD

from ..common import EditionFile, GameName, OptionList, console, load_game, options, warnings
from ..progress import INTERRUPTED, progress, say_how_to_go_on, show_notes

MOST_NAMED = 8
"""With more bots than this the table of pairs becomes a list."""


def arena(
    game: GameName,
    bots: Annotated[list[str], typer.Argument(metavar="BOT BOT…", help="Two bots or more.", show_default=False)],
    num: Annotated[
        int, typer.Option("--num", help="How many deals each pair plays, each deal in all seatings.", min=1)
    ] = 100,
    time: Annotated[
        float, typer.Option("--time", help="Seconds a decision, for bots whose names do not say.", min=0.001)
    ] = 0.1,
    seats: Annotated[int | None, typer.Option("--seats", metavar="K", help="Seats; the fewest otherwise.")] = None,
    processes: Annotated[
        int | None,
        typer.Option("--processes", metavar="P", help="Matches played at once; one a core otherwise.", min=1),
    ] = None,
    ray: Annotated[
        str | None, typer.Option("--ray", metavar="ADDRESS", help="Play on a Ray cluster: its address, or auto.")
    ] = None,
    output: Annotated[
        Path | None, typer.Option("--output", metavar="FOLDER", help="Keep results and records; go on from there.")
    ] = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed deals the same luck.", min=0, max=WORD)] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print the standings as one JSON object.")] = False,
    adjusted: Annotated[bool, typer.Option("--adjusted", help="Take the luck of the matches out of results.")] = False,
    option: OptionList = None,
    edition: EditionFile = None,
) -> None:
    """Let bots play each other and say how strong they are.

    Every two bots play the same deals in all seatings. Elo comes with its 95 % interval; the mean of all bots is 0.

    Example: [bold]sunduk arena marrakech uniform greedy mcts:500n --num 50 --output marrakech-arena[/]
    """
    played = load_game(game, edition)
    setting = Setting.of(played, played.seats[0] if seats is None else seats, options(option), time)
    asked = Arena(setting, tuple(bots), seed)
    players = crew(processes, ray)
    with closing(Ledger(output, asked, num)) if output else nullcontext() as ledger:
        placings = dict(ledger.placings) if ledger else {}
        lucky: dict[int, Row] = {}
        if ledger and adjusted:
            lucky = {number: _luck(ledger.record(number)) for number in placings}
        stopped = _play(asked, num, players, placings, ledger, lucky if adjusted else None)
    total = num * asked.matches_a_deal
    counted = {number: row for number, row in placings.items() if number < total}
    standings = asked.standings(counted, lucky if adjusted else None)
    if as_json:
        print(json.dumps(_data(asked, standings), ensure_ascii=False))  # noqa: T201
    else:
        show(asked, standings)
    if stopped:
        say_how_to_go_on(stopped, output is not None, "--output FOLDER")
        raise typer.Exit(INTERRUPTED)
    if output:
        warnings.print(f"[green]✓[/] {output}")


def _luck(record: str) -> Row:
    """What chance brought each seat of a match."""
    return luck_of(Match.load(record, backend="cpu"))


def _play(
    arena: Arena,
    deals: int,
    players: Crew,
    placings: dict[int, list[int]],
    ledger: Ledger | None,
    lucky: dict[int, Row] | None,
) -> str:
    """Play the matches whose placings are not known yet and add them; returns why it was stopped, if it was.

    With `lucky`, the luck of each match is added there.
    """
    fixtures = list(arena.fixtures(deals))
    todo = [fixture for fixture in fixtures if fixture.number not in placings]
    done, stopped = len(fixtures) - len(todo), ""
    notes: Counter[str] = Counter()
    try:
        with (
            progress(arena.setting.game.id, len(fixtures), done) as advance,
            closing(players(arena.setting, todo)) as matches,
        ):
            for match in matches:
                if ledger:
                    ledger.add(match)
                placings[match.fixture.number] = match.placings
                if lucky is not None:
                    lucky[match.fixture.number] = _luck(match.record)
                notes.update(f"{match.fixture.players[seat]}: {text}" for seat, text in match.notices)
                done += 1
                advance(1)
    except KeyboardInterrupt:
        stopped = f"Stopped. {done} of {len(fixtures)} matches are played."
    except WorkerLost as lost:
        stopped = f"{lost} {done} of {len(fixtures)} matches are played."
    show_notes(notes)
    return stopped


def show(arena: Arena, standings: Standings) -> None:
    """Print the bots, and the score of each against each other."""
    if not standings.deals:
        console.print("No deal has been played to its end in all seatings yet.")
        return
    console.print(_bots(arena, standings))
    if standings.adjustment:
        _, coefficient, left = standings.adjustment
        console.print(
            f"Luck is taken out (coefficient {coefficient:.2f}): {left:.0%} of the variance of results is left."
        )
    console.print()
    console.print(_pairs(standings) if len(standings.bots) <= MOST_NAMED else _list_of_pairs(standings))


def _bots(arena: Arena, standings: Standings) -> Table:
    setting = arena.setting
    deals = f"{standings.deals} deal{'s' * (standings.deals > 1)}"
    matches = f"{standings.deals * arena.matches_a_deal:,} matches"
    table = Table(title=f"{setting.game.id}, {setting.seats} seats: {deals}, {matches}", box=None)
    table.add_column("")
    table.add_column("bot", overflow="fold")
    for heading in ("Elo", "95 % interval", "score", "matches"):
        table.add_column(heading, justify="right", no_wrap=True)
    for place, index in enumerate(standings.order, 1):
        rating, low, high = (round(float(row[index])) for row in standings.ratings)
        table.add_row(
            str(place),
            escape(standings.bots[index]),
            f"[bold]{rating:+}[/]",
            f"{low:+} … {high:+}",
            f"{standings.scores[index]:.1%}",
            f"{standings.matches * (len(standings.bots) - 1):,}",
        )
    return table


def _pairs(standings: Standings) -> Table:
    """The table of scores: rows have the names of bots, columns their numbers."""
    table = Table(title="what the row takes off the column", box=None)
    table.add_column("")
    table.add_column("", overflow="fold")
    for place in range(1, len(standings.bots) + 1):
        table.add_column(str(place), justify="right", no_wrap=True)
    for place, row in enumerate(standings.order, 1):
        cells = ["–" if row == column else _coloured(standings.shares[row, column]) for column in standings.order]
        table.add_row(str(place), escape(standings.bots[row]), *cells)
    return table


def _list_of_pairs(standings: Standings) -> Table:
    table = Table("bot", "against", "takes", title="pairs", box=None)
    for place, row in enumerate(standings.order):
        for column in standings.order[place + 1 :]:
            names = escape(standings.bots[row]), escape(standings.bots[column])
            table.add_row(*names, _coloured(standings.shares[row, column]))
    return table


def _coloured(share: float) -> str:
    colour = "green" if share > 0.5 else "red" if share < 0.5 else "default"
    return f"[{colour}]{share:.1%}[/]"


def _data(arena: Arena, standings: Standings) -> dict[str, object]:
    def rounded(value: float) -> float:
        return round(float(value), 4)

    bots = [
        {
            "name": standings.bots[index],
            **{key: rounded(row[index]) for key, row in standings.ratings._asdict().items()},
            "score": rounded(standings.scores[index]),
            "matches": standings.matches * (len(standings.bots) - 1),
        }
        for index in standings.order
    ]
    pairs = [
        {
            "bots": [standings.bots[one], standings.bots[other]],
            "share": rounded(standings.shares[one, other]),
            "matches": standings.matches,
        }
        for one, other in arena.pairs
    ]
    found: dict[str, object] = {**arena.question, "deals": standings.deals, "bots": bots, "pairs": pairs}
    if standings.adjustment:
        _, coefficient, left = standings.adjustment
        found["adjusted"] = {"coefficient": rounded(coefficient), "variance_left": rounded(left)}
    return found
