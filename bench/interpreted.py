"""Interpreted and compiled matches, beside those of another version of the source.

python bench/interpreted.py                     how fast this source is
python bench/interpreted.py OTHER/src           the same, and how many times as fast as the other one
git archive COMMIT src | tar -x -C OTHER        makes the other one

Both versions take turns in new processes; a figure is the median of their runs, in CPU time.
"""

from __future__ import annotations

import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sunduk import Game

ROUNDS = 3
SECONDS = 0.3
SOURCE = Path(__file__).parents[1] / "src"


def rate(run: Callable[[int], int]) -> float:
    """How many steps a second of CPU time a function makes that returns how many it made, called with 0, 1, …"""
    run(0)
    steps, number, began = 0, 1, time.process_time()
    while (took := time.process_time() - began) < SECONDS:
        steps += run(number)
        number += 1
    return steps / took


def figures() -> Iterator[tuple[str, float]]:
    """What is measured in one process."""
    began = time.process_time()
    import sunduk

    yield "import sunduk (ms)", 1000 * (time.process_time() - began)
    began = time.process_time()
    match = sunduk.Match("marrakech", 3, seed=1)
    _ = match.view(0).json(), match.choices(), match.story()
    yield "the first match and view after it (ms)", 1000 * (time.process_time() - began)
    for game in sunduk.games():
        for what, run in runs(game).items():
            yield f"{game.id}: {what} (steps/s)", rate(run)


def runs(game: Game) -> dict[str, Callable[[int], int]]:
    """What is timed in each game: functions that play a match of some number and return how many steps it took."""
    from sunduk import Batch

    batch = Batch(game, 1 << 12, seats=game.seats[-1], threads=1)
    return {
        "interpreted rules": partial(play_out, game),
        "interpreted match": partial(play, game, "interp", False),
        "interpreted match, told": partial(play, game, "interp", True),
        "interpreted table and frames": partial(host, game, "interp"),
        "compiled match": partial(play, game, "cpu", False),
        "compiled match, told": partial(play, game, "cpu", True),
        "compiled table and frames": partial(host, game, "cpu"),
        "batch": lambda key: int(batch.play(key).lengths.sum()),
    }


def play_out(game: Game, number: int) -> int:
    """Play at random by the rules alone."""
    from sunduk.core.backends import play
    from sunduk.core.rules.race import DUES

    record: Any = game.record(game.seats[-1])
    state = game.state.checked(bytearray(record) if isinstance(record, bytes) else record)
    linked = game.linker("interp")(play.play_out)
    return int(linked(state, 0, number, [0] * game.most_choices, [0] * DUES, 1000 * game.sand_seconds))


def play(game: Game, backend: str, told: bool, seed: int) -> int:
    """Play a match at random; if it is told, with the view, the moves and the story at every step."""
    from sunduk import Match

    chooser = random.Random(seed)
    match = Match(game, game.seats[-1], seed=seed, backend=backend)
    while not match.over:
        who = match.actors[0]
        if told:
            _ = match.view(who).json(), match.choices(who), match.story(since=max(0, match.length - 1))
        match.act(chooser.choice(match.ids(who)), who)
    return match.length


def host(game: Game, backend: str, seed: int) -> int:
    """Play a match of two at a table at random, and make the frame of each seat and of a spectator at every step."""
    from sunduk.table import decisions
    from sunduk.table.entries import Create
    from sunduk.table.frames import Position
    from sunduk.table.luck import Luck
    from sunduk.table.seats import Seat, seat_plan
    from sunduk.table.table import Table

    chooser, luck, names = random.Random(seed), Luck("table", bytes(32)), ("Ann", "Bob")
    plans = [seat_plan(Seat("person", name, guest=name, salt="")) for name in names]
    order: Any = {"clock": {"kind": "none"}, "standin": 2, "private": False, "options": {}}
    create = Create(0, game.id, game.version, seats=plans, host="Ann", commitment=luck.commitment, **order)
    table = decisions.start(Table("table", create), "Ann", 1, luck, 0, backend).table
    steps = 0
    while table.state == "running":
        match = decisions.running(table)
        seat = chooser.choice([who for who in table.acting if who < len(names)])
        table = decisions.act(table, seat, table.seq, chooser.choice(match.ids(seat)), luck, steps).table
        position = Position(table, steps)
        _ = [position.frame(each, table.seq - 1) for each in (-1, 0, 1)]
        steps += 1
    return steps


def measured(source: str) -> dict[str, float]:
    """The figures of one version, from a new process."""
    environment = os.environ | {"PYTHONPATH": source}
    command = [sys.executable, __file__, "--figures"]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def main() -> None:
    if sys.argv[1:] == ["--figures"]:
        print(json.dumps(dict(figures())))
        return
    other = sys.argv[1] if sys.argv[1:] else None
    mine, theirs = [], []
    for _ in range(ROUNDS):
        mine.append(measured(str(SOURCE)))
        if other:
            theirs.append(measured(other))
    for what in mine[0]:
        here = statistics.median(run[what] for run in mine)
        line: dict[str, object] = {"what": what, "here": round(here, 1)}
        if other:
            there = statistics.median(run[what] for run in theirs)
            line |= {"there": round(there, 1), "ratio": round(here / there, 2)}
        print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
