"""Runs a game's module outside of a browser, with `wasmtime`: for tests and measurements.

The client's `web/src/engine/engine.ts` does in the page what this does here.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

import wasmtime

from .layout import LayoutJson

PAGE = 1 << 16
"""Bytes by which memory grows."""


class Engine:
    """One instance of a game's module, with its memory."""

    def __init__(self, folder: Path, file: str) -> None:
        self.layout: LayoutJson = json.loads((folder / f"{file}.json").read_text("utf-8"))
        self._store = wasmtime.Store()
        module = wasmtime.Module.from_file(self._store.engine, str(folder / f"{file}.wasm"))
        self._exports = wasmtime.Instance(self._store, module, []).exports(self._store)
        self._memory = cast(wasmtime.Memory, self._exports["memory"])
        self._end: int = cast(Any, self._exports["__heap_base"]).value(self._store)
        self.state = self.room(self.layout["record"])
        """The address of a record, for functions that work on one."""
        self.out = self.room(2 * self.layout["most_choices"])
        """The address of the row that choices are written to."""
        self._scratch = self._end

    @property
    def names(self) -> set[str]:
        """The names of the module's functions."""
        return {name for name in self._exports if isinstance(self._exports[name], wasmtime.Func)}

    def call(self, name: str, *given: float) -> Any:
        """Call a function of the module. Words up to 2³² - 1 may be given where it takes an integer."""
        signed = (each - (1 << 32) if isinstance(each, int) and each >= 1 << 31 else each for each in given)
        return cast(wasmtime.Func, self._exports[name])(self._store, *signed)

    def room(self, size: int) -> int:
        """Reserve zeros of memory; returns their address, a multiple of 8."""
        address = (self._end + 7) // 8 * 8
        self._end = address + size
        if (short := self._end - self._memory.data_len(self._store)) > 0:
            self._memory.grow(self._store, -(-short // PAGE))
        self.write(address, bytes(size))
        return address

    def free(self) -> None:
        """Give back all memory that was reserved."""
        self._end = self._scratch

    def read(self, address: int, size: int) -> bytes:
        return bytes(self._memory.read(self._store, address, address + size))

    def write(self, address: int, data: bytes) -> None:
        self._memory.write(self._store, data, address)

    def load(self, record: bytes) -> None:
        """Put the bytes of a record to where functions of one record find it."""
        self.write(self.state, record)

    @property
    def record(self) -> bytes:
        return self.read(self.state, self.layout["record"])

    def choices(self, who: int) -> list[int]:
        """What an actor may do in the record that is loaded."""
        number = self.call("choices", self.state, who, self.out)
        return self.numbers(self.out, number, 2)

    def numbers(self, address: int, count: int, size: int) -> list[int]:
        """Signed integers of `size` bytes each."""
        data = self.read(address, count * size)
        return [int.from_bytes(data[at : at + size], "little", signed=True) for at in range(0, len(data), size)]

    def play(self, fresh: bytes, key: int, first: int, number: int) -> tuple[bytes, list[int]]:
        """Play random matches; returns their last records, one after another, and how many steps each took."""
        self.free()
        self.load(fresh)
        ends, lengths = self.room(number * self.layout["record"]), self.room(4 * number)
        dues = self.room(4 * self.layout["dues"])
        self.call("play", self.state, key, first, number, ends, lengths, dues, self.out)
        return self.read(ends, number * self.layout["record"]), self.numbers(lengths, number, 4)

    def perft(self, record: bytes, depth: int) -> int:
        """How many sequences of `depth` actions there are from a record."""
        self.free()
        states = self.room((depth + 1) * self.layout["record"])
        self.write(states, record)
        width = self.layout["most_choices"] * self.layout["anyone"]
        ids, doers = (self.room(4 * width * (depth + 1)) for _ in range(2))
        return cast(int, self.call("perft", states, depth, ids, doers, self.room(4 * (depth + 1)), self.out))

    def outcomes(self, record: bytes, most: int) -> list[tuple[bytes, int, int]]:
        """What chance may make of a record: each result with its probability as a fraction. Empty if over `most`."""
        self.free()
        size = self.layout["record"]
        states, shares = self.room(most * size), self.room(8 * most)
        self.write(states, record)
        number = self.call("outcomes", states, shares, most, self.out)
        parts = self.numbers(shares, 2 * number, 4)
        return [(self.read(states + at * size, size), *parts[2 * at : 2 * at + 2]) for at in range(number)]  # type: ignore[misc]

    def search(
        self,
        trail: Sequence[bytes],
        manner: Sequence[float],
        seat: int,
        key: int,
        nodes: int,
        edges: int,
        network: int = 0,
    ) -> Search:
        """Prepare a search from the views of a seat; `manner` holds what `sunduk.bots.compiled.tree.Manner` does.

        `network` is the address of a network that judges positions, or 0.
        """
        return Search(self, trail, manner, seat, key, nodes, edges, network)

    def add_network(self, network: Mapping[str, Any], file: bytes) -> int:
        """Take a network from the file of networks of the game, as `layout` describes it; returns its address.

        It stays in memory.
        """
        self.free()
        sizes = [network["shape"][name] for name in ("seats", "views", "width", "inner")]
        at = self.room(self.call("network_room", *sizes))
        self.call("network_begin", at, *sizes)
        self._scratch = self._end
        held, to = self.room(len(file)), self.call("network_weights", at)
        self.write(held, file)
        for kind, count, begin in network["arrays"]:
            if kind == "float16":
                self.call("network_widen", held + begin, to, count)
            else:
                self.write(to, file[begin : begin + 4 * count])
            to += 4 * count
        return at

    def judge(self, network: int, record: bytes, who: int) -> tuple[bytes, bytes]:
        """What a network says of a position: results and wins of seats, and priors of choices.

        The former are 64-bit floats, the latter 32-bit ones.
        """
        self.free()
        self.load(record)
        seats = record[self.layout["fields"]["seats"]["offset"]]
        outlook, priors = self.room(16 * seats), self.room(4 * self.layout["most_choices"])
        number = self.call("network_judge", network, self.state, who, outlook, priors, self.out)
        return self.read(outlook, 16 * seats), self.read(priors, 4 * number)

    def task(self, name: str, numbers: Sequence[int], given: bytes, steps: int, read: int) -> list[float]:
        """Do a task in one block of memory: its numbers, 64 bits each, what it is given, and what else it needs.

        The module exports `NAME_room`, `NAME_run` and `NAME_output` of a task. Returns `read` 64-bit floats.
        """
        self.free()
        head = struct.pack(f"<{len(numbers)}q", *numbers)
        at = self.room(len(head))
        self.write(at, head)
        self.room(self.call(f"{name}_room", at) - len(head))
        self.write(at + len(head), given)
        self.call(f"{name}_run", at, 0, steps)
        return list(struct.unpack(f"<{read}d", self.read(self.call(f"{name}_output", at), 8 * read)))

    def look(self, record: bytes, seat: int, key: int, worlds: int) -> bytes:
        """For each choice and seat the sums of results and wins one ply on, as 64-bit floats."""
        self.free()
        self.load(record)
        seats = record[self.layout["fields"]["seats"]["offset"]]
        size = 16 * seats * self.layout["most_choices"]
        scratch, outlook = self.room(self.call("look_room", seats)), self.room(size)
        self.call("look", scratch, self.state, seat, key, 0, worlds, outlook)
        return self.read(outlook, size)

    def solve(self, record: bytes, nodes: int) -> tuple[int, bytes]:
        """How many states the rest of a match has, 0 if more than `nodes`, and its exact outlook as 64-bit floats."""
        self.free()
        self.load(record)
        seats = record[self.layout["fields"]["seats"]["offset"]]
        scratch = self.room(self.call("solve_room", seats))
        return self.call("solve", scratch, self.state, nodes), self.read(scratch, 16 * seats)

    def weigh(self, record: bytes, seat: int, choices: int) -> tuple[list[int], list[int]]:
        """For each choice of a race, how much it gains, and the effort to find it."""
        self.free()
        self.load(record)
        scratch = self.room(self.call("look_room", record[self.layout["fields"]["seats"]["offset"]]))
        gains, efforts = (self.room(8 * self.layout["most_choices"]) for _ in range(2))
        self.call("race_values", scratch, self.state, seat, gains, efforts)
        return self.numbers(gains, choices, 8), self.numbers(efforts, choices, 8)


class Search:
    """A search in the memory of an engine."""

    def __init__(
        self,
        engine: Engine,
        trail: Sequence[bytes],
        manner: Sequence[float],
        seat: int,
        key: int,
        nodes: int,
        edges: int,
        network: int,
    ) -> None:
        engine.free()
        secret, plies, exploration, trust, worlds, *_ = manner
        seats = trail[-1][engine.layout["fields"]["seats"]["offset"]]
        self._engine, self._seats = engine, seats
        self._at = engine.room(engine.call("search_room", seats, nodes, edges, worlds, len(trail), int(network != 0)))
        given = seats, nodes, edges, int(secret), plies, float(exploration), float(trust), worlds, len(trail), seat, key
        engine.call("search_begin", self._at, *given, network)
        engine.write(engine.call("search_trail", self._at), b"".join(trail))

    def run(self, first: int, number: int) -> None:
        self._engine.call("search_run", self._at, first, number)

    def visits(self, count: int) -> list[int]:
        """How often each of the first `count` choices was taken."""
        return self._engine.numbers(self._engine.call("search_visits", self._at), count, 4)

    def outlook(self, count: int) -> bytes:
        """The sums of results and wins of each choice, as 64-bit floats."""
        return self._engine.read(self._engine.call("search_outlook", self._at), 16 * self._seats * count)
