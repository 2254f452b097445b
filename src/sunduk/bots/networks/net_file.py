"""The file of networks: those of one game, one for each number of seats.

    8 bytes   SUNDUKNN
    4 bytes   the length of the header, little-endian
    header    JSON in UTF-8: format, game, version, what the networks were trained for, and where each array begins
    arrays    little-endian float16 or float32, each beginning at a multiple of 16 bytes after the header

It holds numbers and texts only; reading it runs no code, and any language can read it in a page of code.
"""

from __future__ import annotations

import hashlib
import json
import math
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from sunduk.core.errors import BadOption
from sunduk.core.match.game import Game
from sunduk.core.rules.record import Record

from .network import LANES, Network, Shape

MAGIC = b"SUNDUKNN"
FORMAT = 1
"""Version of the file format; it rises when older files can no longer be read correctly."""
_ALIGNMENT = 16
_KINDS: dict[str, np.dtype[Any]] = {"float16": np.dtype("<f2"), "float32": np.dtype("<f4")}
_CALIBRATION = "calibration"


@dataclass(frozen=True)
class NetFile:
    """The networks in a file, and what they were trained for."""

    game: str
    version: int
    networks: Mapping[int, Network]
    """A network for each number of seats."""
    options: Mapping[str, str | int] = field(default_factory=dict)
    """The options of the matches it was trained on."""
    edition: str = ""
    """The fingerprint of the edition, if it is not the game's own; see `fingerprint`."""
    notes: Mapping[str, Any] = field(default_factory=dict)
    """How it was trained: seed, time, machine."""

    def refusal(self, game: Game, s: Record) -> str:
        """Why these networks cannot judge positions of the match of a state; empty if they can."""
        seats = s.seats
        if self.game != game.id:
            return f"it was trained for {self.game}, not for {game.id}"
        if self.version != game.version:
            return f"it was trained for version {self.version} of {game.id}, and this is version {game.version}"
        if self.edition != fingerprint(game):
            return "it was trained for another edition"
        if seats not in self.networks:
            return f"it was trained for {_listed(self.networks)} seats, not for {seats}"
        if self.networks[seats].shape[2:4] != (game.observation_size, game.seat_actions):
            return "observations or actions of the game have changed since it was trained"
        for name, value in game.options_of(s).items():
            if value != self.options.get(name, value):
                return f"it was trained with {name}={self.options[name]}, not with {name}={value}"
        return ""

    def save(self, path: Path, kind: str = "float16") -> None:
        """Write the file atomically. Half precision is enough for weights."""
        arrays: dict[str, dict[str, list[Any]]] = {}
        blob = bytearray()
        for seats, network in sorted(self.networks.items()):
            places: dict[str, list[Any]] = {}
            for name, array in {**network.arrays, _CALIBRATION: network.calibration}.items():
                blob += bytes(-len(blob) % _ALIGNMENT)
                stored = "float32" if name == _CALIBRATION else kind
                places[name] = [stored, list(array.shape), len(blob)]
                blob += np.ascontiguousarray(array, _KINDS[stored]).tobytes()
            arrays[str(seats)] = places
        facts = {"format": FORMAT, "game": self.game, "version": self.version, "edition": self.edition}
        facts |= {"options": dict(self.options), "notes": dict(self.notes)}
        facts["shapes"] = {str(seats): network.shape._asdict() for seats, network in sorted(self.networks.items())}
        header = json.dumps(facts | {"arrays": arrays}).encode()
        header += b" " * (-(len(MAGIC) + 4 + len(header)) % _ALIGNMENT)
        part = path.with_name(f"{path.name}.part")
        part.write_bytes(MAGIC + len(header).to_bytes(4, "little") + header + blob)
        os.replace(part, path)


def fingerprint(game: Game) -> str:
    """A short digest of an edition's tables; empty for the game's own edition."""
    if game.edition is None:
        return ""
    return hashlib.sha256(repr(sorted(game.tables.items())).encode()).hexdigest()[:16]


def read(path: Path) -> NetFile:
    """The networks in a file. Cached until the file changes."""
    try:
        known = path.stat()
    except OSError:
        raise BadOption(f"There is no file {str(path)!r} with networks.") from None
    return _read(path.resolve(), known.st_mtime_ns, known.st_size)


@lru_cache(maxsize=16)
def _read(path: Path, changed: int, size: int) -> NetFile:
    try:
        whole = path.read_bytes()
    except OSError:
        whole = b""
    return parse(whole, path.name)


def parse(whole: bytes, name: str) -> NetFile:
    """The networks in the contents of a file; `name` is what errors call it."""
    try:
        facts, begin = header(whole)
        if facts["format"] != FORMAT:
            raise BadOption(f"{name} has format {facts['format']}; this version of Sunduk reads {FORMAT}.")
        networks = {
            int(seats): _network(Shape(**facts["shapes"][seats]), places, memoryview(whole)[begin:])
            for seats, places in facts["arrays"].items()
        }
        if not networks or any(network.shape.seats != seats for seats, network in networks.items()):
            raise ValueError("Every network belongs to one number of seats.")
        return NetFile(
            str(facts["game"]), int(facts["version"]), networks, dict(facts["options"]), str(facts["edition"]),
            dict(facts["notes"]),
        )  # fmt: skip
    except (AttributeError, KeyError, RecursionError, TypeError, ValueError):
        raise BadOption(
            f"{name} does not hold the networks of a game, or is damaged; `sunduk train` writes such files."
        ) from None


def header(whole: bytes) -> tuple[dict[str, Any], int]:
    """The header of a file, and where its arrays begin."""
    begin = len(MAGIC) + 4
    if not whole.startswith(MAGIC):
        raise ValueError("The file does not begin as it should.")
    length = int.from_bytes(whole[len(MAGIC) : begin], "little")
    return json.loads(whole[begin : begin + length]), begin + length


def _network(shape: Shape, places: Mapping[str, Any], blob: memoryview) -> Network:
    """One network of a file; an error if anything is missing or does not fit."""
    if shape.width % LANES or shape.inner % LANES or min(shape) < 1:
        raise ValueError("The sizes of the layers are wrong.")
    found = {}
    for name, (kind, size, at) in places.items():
        held = np.frombuffer(blob, _KINDS[kind], math.prod(size), at).reshape(size)
        found[name] = held.astype(np.float32)
        if not np.isfinite(held).all():
            raise ValueError("Some weights are no numbers.")
    calibration = found.pop(_CALIBRATION)
    if {name: array.shape for name, array in found.items()} != shape.arrays:
        raise ValueError("The layers do not fit each other.")
    if calibration.ndim != 2 or len(calibration) != 2 or (np.diff(calibration, axis=1) < 0).any():
        raise ValueError("The calibration does not rise.")
    return Network(shape, found, calibration)


def _listed(numbers: Mapping[int, Any]) -> str:
    return " or ".join(map(str, sorted(numbers)))
