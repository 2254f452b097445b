"""What one move costs the hall, without sockets and HTTP: decided, stored in SQLite, and told to two screens.

python bench/hall.py [--game marrakech] [--tables 20] [--moves 300] [--json standard] [--functions]

Prints the time of the event loop's thread per move, in microseconds: the median of rounds, one per table at once.
`--functions` instead counts the functions of `sunduk/server` and `sunduk/table` that one move calls.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from sunduk.server.app import make_app
from sunduk.server.config import Settings
from sunduk.table import compact_json
from sunduk.table.entries import Create
from sunduk.table.guests import Guest
from sunduk.table.live.hall import Hall
from sunduk.table.live.live_table import Listener, Live
from sunduk.table.race import Link
from sunduk.table.seats import Seat, seat_plan

PARTS = (f"sunduk{os.sep}server{os.sep}", f"sunduk{os.sep}table{os.sep}")


class Eyes(Listener):
    """A screen that throws away what it is told."""

    def __init__(self, seat: int) -> None:
        self.guest = "ann"
        self.is_table = False
        self.seat = seat
        self.seq: int | None = None
        self.link = Link()

    def push(self, frame: bytes) -> None:
        """Nothing is sent."""


async def run(game: str, tables: int, moves: int, codec: str, functions: bool) -> None:
    with tempfile.TemporaryDirectory() as folder:
        app = make_app(Settings(database=f"sqlite:///{folder}/tables.sqlite", limits=False))
        async with app.router.lifespan_context(app):
            hall: Hall = app.state.hall
            if codec == "standard":
                compact_json.use(compact_json.STANDARD)
            if functions:
                # Interpreted rules call the same functions of the server.
                await count(hall, await new_table(hall, game))
                return
            hall.warming.ask(game)
            while not hall.warming.is_warm(game):
                await asyncio.sleep(0.2)
            lives = [await new_table(hall, game) for _ in range(tables)]
            costs = []
            for _ in range(moves):
                asked = []
                for live in lives:
                    match = live.table.match
                    if match and not match.over:
                        seat = next(who for who in match.actors if who < len(live.table.seats))
                        asked.append((live, seat, live.table.seq, match.ids(seat)[0]))
                if len(asked) < tables:
                    lives = [await new_table(hall, game) for _ in range(tables)]
                    continue
                began = time.thread_time()
                await asyncio.gather(*(wait(hall, *each) for each in asked))
                costs.append((time.thread_time() - began) / len(asked) * 1e6)
            half = statistics.median(costs)
            sys.stdout.write(f"{game}: {half:.1f} µs a move ({len(costs)} rounds of {tables} tables)\n")


async def new_table(hall: Hall, game: str) -> Live:
    """A table of two seats that one guest plays, with a screen at each."""
    seats = [seat_plan(Seat("person", name, guest="ann")) for name in ("Ann", "Bob")]

    def order(_: str, commitment: str) -> Create:
        return Create(hall.now(), game, 1, {}, seats, {"kind": "none"}, None, True, "ann", commitment)

    live = await hall.create(Guest("ann", "Ann", "en"), order)
    for seat in range(2):
        await hall.presence.arrive(live, Eyes(seat))
    return live


async def wait(hall: Hall, live: Live, seat: int, seq: int, action: int) -> None:
    await hall.act(live, "ann", seat, seq, action)


async def count(hall: Hall, live: Live) -> None:
    """Play some moves, and list the functions that the one with the fewest calls."""
    best: set[str] | None = None
    for _ in range(10):
        match = live.table.match
        assert match
        seat = next(who for who in match.actors if who < 2)
        with called() as found:
            await hall.act(live, "ann", seat, live.table.seq, match.ids(seat)[0])
        best = found if best is None or len(found) < len(best) else best
    assert best is not None
    sys.stdout.write("\n".join([*sorted(best), f"{len(best)} functions", ""]))


@contextmanager
def called() -> Iterator[set[str]]:
    """The functions of ours that are called meanwhile; no properties, comprehensions or local functions."""
    found: set[str] = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event == "call" and any(part in code.co_filename for part in PARTS) and "<" not in code.co_qualname:
            owner = type(frame.f_locals.get("self"))
            if not isinstance(getattr(owner, code.co_name, None), property):
                found.add(f"{code.co_filename.partition('sunduk' + os.sep)[2]} {code.co_qualname}")

    sys.setprofile(note)
    try:
        yield found
    finally:
        sys.setprofile(None)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="marrakech")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--moves", type=int, default=300)
    parser.add_argument("--json", choices=["server", "standard"], default="server")
    parser.add_argument("--functions", action="store_true")
    given = parser.parse_args()
    asyncio.run(run(given.game, given.tables, given.moves, given.json, given.functions))
