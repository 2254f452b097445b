"""The modules of games in wasmtime, for bots of a page: what a worker does with them in a browser."""

from __future__ import annotations

import asyncio
import json
import math
import struct
from base64 import b64decode
from functools import cache
from typing import Any

import sunduk
from sunduk.bots.networks.shipped import shipped_file
from sunduk.core.backends.wasm.engine import Engine
from sunduk.core.match.registry import game as find_game

from .engines import MODULES, engine


@cache
def opened(game: str) -> tuple[Engine, dict[int, int]]:
    """An engine with all networks of the game, and their addresses by the number of seats."""
    engine = Engine(MODULES, game)
    networks: dict[str, Any] = dict(engine.layout)["networks"]  # type: ignore[assignment]
    file = shipped_file(find_game(game)).read_bytes() if networks else b""
    return engine, {int(seats): engine.add_network(each, file) for seats, each in networks.items()}


class Wasmtime:
    """`sunduk.page.thinking.Modules` without a browser."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        """The kinds of all jobs so far."""
        self.broken = False
        self.missing = False
        self.arrives: asyncio.Event | None = None
        """If there is one, modules are loaded when it is set."""

    async def load(self, game: str) -> bool:
        if self.arrives:
            await self.arrives.wait()
        return not self.missing and game in [known.id for known in sunduk.games()]

    async def think(self, game: str, job: str) -> str:
        if self.broken:
            raise OSError("RangeError: WebAssembly.Memory.grow(): Maximum memory size exceeded")
        said = json.loads(job)
        self.asked.append(said["kind"])
        return json.dumps(self._done(game, said))

    def _solved(self, engine: Engine, record: bytes, job: dict[str, Any]) -> Any:
        left, outlook = job["most"], b""
        for after in _choices(engine, record, job["seat"]):
            visited, row = engine.solve(after, left)
            if not visited:
                return {"visited": 0, "outlook": []}
            left -= visited
            outlook += row
        return {"visited": job["most"] - left, "outlook": _floats(outlook, record, job, engine)}

    def _done(self, game: str, job: dict[str, Any]) -> Any:
        if job["kind"] == "task":
            asked = engine(f"{game}.{job['module']}")
            return asked.task(job["name"], job["numbers"], b64decode(job["given"]), job["steps"], job["read"])
        run, networks = opened(game)
        if job["kind"] == "weigh":
            gains, efforts = run.weigh(b64decode(job["record"]), job["seat"], job["choices"])
            return {"gains": gains, "efforts": efforts}
        if job["kind"] == "solve":
            return self._solved(run, b64decode(job["record"]), job)
        if job["kind"] == "look":
            record = b64decode(job["record"])
            return _floats(run.look(record, job["seat"], job["key"], job["worlds"]), record, job, run)
        trail = [b64decode(view) for view in job["trail"]]
        described = _network(run, trail[-1]) if job["shipped"] else None
        seats = trail[-1][run.layout["fields"]["seats"]["offset"]]
        layout: Any = run.layout
        manner = (described or {}).get("manner") or layout["search"][str(seats)]
        nodes = min(1 << 18, (job["nodes"] or math.inf) + 1)
        used = {**manner, "worlds": manner["worlds"] if len(trail) > 1 else 0}
        room = int(nodes), min(1 << 23, int(nodes) * layout["most_choices"])
        network = networks[seats] if described else 0
        search = run.search(trail, list(used.values()), job["seat"], job["key"], *room, network)
        search.run(0, job["nodes"] or 1000)
        visits = search.visits(job["choices"])
        return {"visits": visits, "outlook": _floats(search.outlook(job["choices"]), trail[-1], job, run)}


def _choices(engine: Engine, record: bytes, seat: int) -> list[bytes]:
    """The records after each choice."""
    found = []
    engine.load(record)
    for action in engine.choices(seat):
        engine.load(record)
        engine.call("apply", engine.state, seat, action)
        found.append(engine.record)
    return found


def _network(engine: Engine, record: bytes) -> dict[str, Any] | None:
    """The network for the match of a record, if there is one; `networkOf` in web/src/engine/engine.ts."""
    fields, layout = engine.layout["fields"], engine.layout
    found: dict[str, Any] | None = dict(layout)["networks"].get(str(record[fields["seats"]["offset"]]))  # type: ignore[attr-defined]
    if found is None:
        return None
    sizes = {name: (fields[name]["offset"], int(fields[name]["kind"][1])) for name in found["fields"]}
    held = {name: int.from_bytes(record[at : at + size], "little", signed=True) for name, (at, size) in sizes.items()}
    return found if held == found["fields"] else None


def _floats(data: bytes, record: bytes, job: dict[str, Any], engine: Engine) -> list[float]:
    number = 2 * record[engine.layout["fields"]["seats"]["offset"]] * job["choices"]
    return list(struct.unpack_from(f"<{number}d", data))
