"""How fast the WebAssembly modules of `make wasm` are beside the code for this processor, and how large they are.

    .venv/bin/python bench/wasm.py

The modules run in Node, whose V8 is that of Chromium. Both sides play the same random matches of two seats and run the
same search from the first decision of a match. The best of several rounds counts, in processor time: a machine that is
busy otherwise slows down neither more than the other.
"""

from __future__ import annotations

import json
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import sunduk
from sunduk import Game, Match
from sunduk.bots.compiled.belief import new_belief
from sunduk.bots.compiled.network import no_activations, no_weights
from sunduk.bots.compiled.tree import Tree, manner_of, new_desk, new_tree, search
from sunduk.core.backends.devices import Threads
from sunduk.core.backends.kernels import finish
from sunduk.core.rules.race import DUES

MODULES = Path(__file__).parent.parent / "web" / "engine"
ROUNDS = 7
MATCHES = 5000
NODES = 20_000


def main() -> None:
    jobs = [job(game) for game in sunduk.games()]
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(jobs, file)
        file.flush()
        command = ["node", str(Path(__file__).with_suffix(".mjs")), str(MODULES), file.name, str(ROUNDS)]
        there = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    print("| game | kB | brotli | matches/s | native | share | simulations/s | native | share |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for game in sunduk.games():
        found = there[game.id]
        sizes = f"{found['size'] / 1000:.1f} | {found['compressed'] / 1000:.1f}"
        played = compared(MATCHES, found["played"], best(*play(game)))
        searched = "" if game.race else compared(NODES, found["searched"], best(*searching(game)))
        print(f"| {game.id} | {sizes} | {played} | {searched or '– | – | –'} |", flush=True)


def compared(number: int, there: float, here: float) -> str:
    return f"{number / there:,.0f} | {number / here:,.0f} | {here / there:.2f}"


def best(prepare: Callable[[], Any], run: Callable[[Any], None]) -> float:
    """The least processor seconds that a function took, once it is compiled, without its preparations."""
    run(prepare())
    took = []
    for _ in range(ROUNDS):
        prepared = prepare()
        began = time.process_time()
        run(prepared)
        took.append(time.process_time() - began)
    return min(took)


def first_decision(game: Game) -> tuple[int, Any]:
    match = Match(game, game.seats[0], seed=3)
    return match.actors[0], match.view(match.actors[0]).records


def job(game: Game) -> dict[str, Any]:
    """What the modules are to do, for bench/wasm.mjs."""
    seat, records = first_decision(game)
    seats = game.seats[0]
    manner = None if game.race else manner_of(game, seats)._asdict()
    told = {"game": game.id, "fresh": game.record(seats).hex(), "record": records.tobytes().hex()}
    return told | {"seat": seat, "seats": seats, "manner": manner, "matches": MATCHES, "nodes": NODES}


def play(game: Game) -> tuple[Callable[[], Any], Callable[[Any], None]]:
    """Random matches on this processor."""
    seats = game.seats[0]
    device, dues = Threads(game, 1), np.zeros((MATCHES, DUES), np.int32)
    points, places = (device.room(MATCHES, seats) for _ in range(2))
    match: tuple[Any, ...] = (
        game.state.restored(game.record(seats)),
        dues,
        1000 * game.sand_seconds,
        1,
        0,
        device.room(MATCHES),
    )

    return lambda: dues.fill(0), lambda _: device.sweep(finish, MATCHES, *match, points, places)


def searching(game: Game) -> tuple[Callable[[], Any], Callable[[Any], None]]:
    """A search on this processor."""
    seat, records = first_decision(game)
    seats = game.seats[0]
    manner, linked = manner_of(game, seats)._replace(worlds=0), game.linker("cpu")(search)
    edges = (NODES + 1) * game.most_choices

    def prepare() -> Tree:
        tree = new_tree(NODES + 1, edges, game.most_choices, seats)
        for array in tree:
            # The first write to memory is slow: modules have written to theirs, too.
            array.fill(0)
        return tree

    def run(tree: Tree) -> None:
        nobody = no_weights(), no_activations()
        linked(manner, *nobody, tree, new_desk(game, seats), new_belief(game, 0), records, seat, 7, 0, NODES)

    return prepare, run


if __name__ == "__main__":
    main()
