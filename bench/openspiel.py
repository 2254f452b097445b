"""Sunduk's search beside OpenSpiel's own MCTS bot (Python), which plays the same rules through our adapter.

    pip install -r requirements-peers.lock && pip install -e .
    python bench/openspiel.py --processes 16

First, simulations per second of processor time on the same positions. OpenSpiel plays every simulation to the end of
the match; our bot judges the position some plies below the tree. So it is measured twice: as it plays, and playing to
the end like OpenSpiel, which compares the machinery alone.

Then matches: each side thinks on one thread and OpenSpiel's for `--handicap` times as long. OpenSpiel's bot counts
simulations, not time; here its own unchanged loop is stopped by the clock. Every two matches have the same luck, and
the bots change seats between them. A forced move is made without thought.
"""

from __future__ import annotations

import logging
import math
import random
import statistics
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from datetime import date
from importlib.metadata import PackageNotFoundError, version
from multiprocessing import get_context
from types import ModuleType
from typing import Annotated, Any

import numpy as np
import pyspiel
import typer
from rich.console import Console
from rich.progress import track
from rich.table import Table

import sunduk.adapters.openspiel  # noqa: F401  registers the games
from contest import describe_machine, notes
from sunduk import CHANCE, Match
from sunduk.bots import Budget, bot
from sunduk.bots.compiled.tree import manner_of
from sunduk.bots.kinds.search import Search
from sunduk.core.rules import rng

try:
    import absl.logging  # noqa: F401
except ImportError:
    # OpenSpiel's search uses absl only to log: replace it if it is not installed.
    sys.modules["absl"] = ModuleType("absl")
    sys.modules["absl"].logging = logging  # type: ignore[attr-defined]

from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator, SearchNode

TO_THE_END = 1 << 30
"""More plies than any match has."""


class TimeUp(Exception):
    """Raised to stop a search when its time is up; carries the tree."""

    def __init__(self, root: SearchNode) -> None:
        super().__init__()
        self.root = root


class Timed(MCTSBot):  # type: ignore[misc]
    """OpenSpiel's own search, until the clock is up."""

    def __init__(self, game: pyspiel.Game, uct_c: float, seconds: float, seed: int) -> None:
        luck = np.random.RandomState(seed)
        super().__init__(game, uct_c, sys.maxsize, RandomRolloutEvaluator(1, luck), solve=False, random_state=luck)
        self._seconds = seconds
        self._end = 0.0

    def mcts_search(self, state: pyspiel.State) -> SearchNode:
        self._end = time.perf_counter() + self._seconds
        try:
            return super().mcts_search(state)
        except TimeUp as up:
            return up.root

    def _apply_tree_policy(self, root: SearchNode, state: pyspiel.State) -> Any:
        if root.children and time.perf_counter() >= self._end:
            raise TimeUp(root)
        return super()._apply_tree_policy(root, state)


class Board:
    """A match of two seats in both libraries."""

    def __init__(self, game: str, seed: int) -> None:
        self.match = Match(game, 2, seed=seed, auto=False, backend="cpu")
        self.spiel = load(game)
        self.state = self.spiel.new_initial_state()
        self._draw()

    def act(self, action: int) -> None:
        self.match.act(action)
        self.state.apply_action(action)
        self._draw()

    def _draw(self) -> None:
        while CHANCE in self.match.actors:
            self.match.chance()
            self.state.apply_action(self.match.log[-1].action)


def load(game: str) -> pyspiel.Game:
    return pyspiel.load_game(f"python_sunduk_{game}(seats=2)")


def explored(board: Board, uct_c: float, seconds: float) -> float:
    """Simulations per second of OpenSpiel's bot."""
    began = time.process_time()
    root = Timed(board.spiel, uct_c, seconds, 1).mcts_search(board.state)
    return float(root.explore_count / (time.process_time() - began))


def searched(board: Board, seconds: float, to_the_end: bool) -> float:
    """Simulations per second of our bot."""
    manner = manner_of(board.match.game, board.match.seats)
    player = Search(1, manner=manner._replace(plies=TO_THE_END) if to_the_end else manner)
    view = board.match.view(board.match.seat or 0)
    began = time.process_time()
    decision = player.choose(view, Budget(seconds=seconds), explain=True)
    return float(sum(estimate.visits for estimate in decision.estimates) / (time.process_time() - began))


def positions(game: str, number: int) -> Iterator[Board]:
    """Decisions spread over matches that are played at random."""
    for index in range(number):
        chooser = random.Random(index)
        while True:
            board = Board(game, chooser.getrandbits(64))
            for _ in range(5 + 50 * index // number):
                if not board.match.over:
                    board.act(chooser.choice(board.match.ids()))
            if len(board.match.ids()) > 1:
                break
        yield board


@dataclass(frozen=True)
class Setting:
    """The settings of a series of matches."""

    game: str
    bot: str
    seconds: float
    handicap: float
    uct_c: float


@dataclass(frozen=True)
class Outcome:
    """One match, seen from our side."""

    setting: Setting
    result: float
    """1 for a win, 0 for a draw, -1 for a loss."""
    spent: tuple[list[float], list[float]]
    """Seconds of each decision: of our bot, and of OpenSpiel's."""


def play(setting: Setting, number: int) -> Outcome:
    """Play match number `number`: matches 2k and 2k + 1 have the same chance, with the seats swapped."""
    luck, seat = divmod(number, 2)
    board = Board(setting.game, rng.join(2026, luck))
    our = bot(f"{setting.bot}:{setting.seconds:g}" if setting.bot != "uniform" else setting.bot, number)
    their = Timed(board.spiel, setting.uct_c, setting.seconds * setting.handicap, number)
    spent: tuple[list[float], list[float]] = [], []
    while not board.match.over:
        ids, ours = board.match.ids(), board.match.seat == seat
        action = ids[0]
        if len(ids) > 1:
            began = time.perf_counter()
            if ours:
                action = our.choose(board.match.view(seat)).action
            else:
                action = int(their.mcts_search(board.state).best_child().action)
            spent[0 if ours else 1].append(time.perf_counter() - began)
        board.act(action)
    our.close()
    return Outcome(setting, board.state.returns()[seat], spent)


def wilson(won: int, number: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    z, share = 1.959964, won / number
    middle = (share + z * z / (2 * number)) / (1 + z * z / number)
    half = z / (1 + z * z / number) * math.sqrt(share * (1 - share) / number + z * z / (4 * number * number))
    return middle - half, middle + half


Grid = list[tuple[str, ...]]
"""Rows of cells; the first row is the heading."""


def rates(games: Sequence[str], number: int, uct_c: float, seconds: float) -> Grid:
    """Measure simulations per second: medians over positions."""
    grid: Grid = [("game", "simulations", "OpenSpiel", "Sunduk", "ratio", "low–high")]
    for game in games:
        found = []
        for board in track(positions(game, number), f"Counting in {game} …", number, console=notes, transient=True):
            ours = (searched(board, seconds, to_the_end) for to_the_end in (False, True))
            found.append((explored(board, uct_c, seconds), *ours))
        theirs, *both = zip(*found, strict=True)
        for kind, mine in zip(("as each plays", "to the end"), both, strict=True):
            ratios = [our / their for our, their in zip(mine, theirs, strict=True)]
            speeds = tuple(f"{statistics.median(column):,.0f}" for column in (theirs, mine, ratios))
            grid.append((game, kind, *speeds, f"{min(ratios):.0f}–{max(ratios):.0f}"))
    return grid


def duels(settings: Sequence[Setting], number: int, processes: int) -> Grid:
    """Play all matches of all settings, the longest first."""
    found: dict[Setting, list[Outcome]] = {setting: [] for setting in settings}
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        slow_first = sorted(settings, key=lambda setting: -setting.handicap)
        jobs = [pool.submit(play, setting, index) for setting in slow_first for index in range(number)]
        for job in track(as_completed(jobs), "Matches …", len(jobs), console=notes, transient=True):
            found[job.result().setting].append(job.result())
    grid: Grid = [("game", "their time", "uct_c", "won", "drawn", "lost", "% won", "95 %", "s/move", "theirs")]
    for setting, outcomes in found.items():
        results = [outcome.result for outcome in outcomes]
        won = results.count(1)
        counts = (str(won), str(results.count(0)), str(results.count(-1)), f"{100 * won / number:.0f}")
        interval = "–".join(f"{100 * share:.0f}" for share in wilson(won, number))
        spent = (statistics.fmean(s for outcome in outcomes for s in outcome.spent[side]) for side in (0, 1))
        times = tuple(f"{seconds:.3f}" for seconds in spent)
        grid.append((setting.game, f"× {setting.handicap:g}", f"{setting.uct_c:g}", *counts, interval, *times))
    return grid


def show(title: str, grid: Grid, as_markdown: bool) -> None:
    if as_markdown:
        rule = ("---", *("---:" for _ in grid[0][1:]))
        print("\n".join([f"{title}\n", *(f"| {' | '.join(cells)} |" for cells in (grid[0], rule, *grid[1:])), ""]))
        return
    drawn = Table(title=title, padding=0)
    for heading in grid[0]:
        drawn.add_column(heading, justify="left" if heading == "game" else "right", no_wrap=True)
    for cells in grid[1:]:
        drawn.add_row(*cells)
    Console().print(drawn)


def describe_libraries() -> str:
    known = []
    for distribution in ("open_spiel", "numpy", "numba"):
        try:
            known.append(f"{distribution} {version(distribution)}")
        except PackageNotFoundError:
            known.append(distribution)
    return ", ".join(known)


def main(
    games: Annotated[list[str] | None, typer.Argument(help="marrakech and farlander if none is named.")] = None,
    name: Annotated[str, typer.Option("--bot", help="Ours, without its time.")] = "mcts",
    places: Annotated[int, typer.Option("--positions", min=0, help="On which simulations are counted.")] = 9,
    matches: Annotated[int, typer.Option(min=0, help="Of each setting; an even number.")] = 100,
    seconds: Annotated[float, typer.Option(min=0.001, help="Our time for a move.")] = 0.1,
    handicap: Annotated[list[float] | None, typer.Option(help="Their time, in ours: 1 and 10 if not given.")] = None,
    uct_c: Annotated[list[float] | None, typer.Option("--uct-c", help="Theirs: 1 and 2 if not given.")] = None,
    processes: Annotated[int, typer.Option(min=1, help="Matches at a time; at most one a core is fair.")] = 1,
    as_markdown: Annotated[bool, typer.Option("--markdown", help="Tables for bench/results.md.")] = False,
) -> None:
    """Measure our search beside OpenSpiel's."""
    if matches % 2:
        raise typer.BadParameter("An odd number of matches is unfair to one seat.")
    games, constants = games or ["marrakech", "farlander"], uct_c or [1.0, 2.0]
    for game in games:
        with notes.status(f"Compiling {game} …"):
            play(Setting(game, name, 0.001, 1, 1), 0)
    if as_markdown:
        print(f"{date.today()}. {describe_machine()}. {describe_libraries()}.\n")
    if places:
        grid = rates(games, places, constants[0], 1.0)
        show(f"Simulations per second of processor time, median of {places} positions", grid, as_markdown)
    if matches:
        settings = [
            Setting(game, name, seconds, times, constant)
            for game in games
            for times in handicap or [1.0, 10.0]
            for constant in constants
        ]
        title = f"{name}:{seconds:g} against OpenSpiel's MCTS, {matches} matches each"
        show(title, duels(settings, matches, processes), as_markdown)


if __name__ == "__main__":
    typer.run(main)
