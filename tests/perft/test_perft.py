"""Perft: how many sequences of actions there are from a position, counted by the compiled rules.

Every `.toml` file of this folder lists positions as moves from the start, and the right counts for depths 1, 2, 3 …
An action is anything that anyone can do, chance included, whatever its weight. A sequence that ends the match
before the full depth counts as one. `version` names an older version of the rules.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import sunduk
from sunduk import CHANCE, CLOCK, Match
from sunduk.core.backends.perft import ANYONE, leaves


def entries() -> list[Any]:
    return [
        pytest.param(entry, id=f"{file.stem}-{entry['name']}")
        for file in sorted(Path(__file__).parent.glob("*.toml"))
        for entry in tomllib.loads(file.read_text("utf-8"))["perft"]
    ]


@pytest.mark.parametrize("entry", entries())
def test_perft(entry: dict[str, Any]) -> None:
    match = position(entry)
    for depth, expected in enumerate(entry["counts"], 1):
        found = count(match, depth)
        assert found == expected, f"{found} at depth {depth}, not {expected}\n{match.position}\n{divide(match, depth)}"


def position(entry: dict[str, Any]) -> Match:
    """The position that an entry counts from."""
    game = sunduk.game(entry["game"])
    match = Match(game.of_version(entry.get("version", game.version)), entry["seats"], entry["options"], auto=False)
    for token in entry["moves"].split():
        play(match, token)
    return match


def play(match: Match, token: str) -> None:
    """Make a move, prefixed with who makes it, as in `2:33`, where several could."""
    who, colon, move = token.rpartition(":")
    match.do(actor := int(who) if colon else match.actors[0], match.read(actor, move))


def divide(match: Match, depth: int) -> str:
    """The count below each first action, one per line."""
    lines = []
    for who in match.actors:
        for action in match.ids(who):
            then = match.rewound(len(match.log))
            then.do(who, action)
            name = "chance" if who == CHANCE else "clock" if who == CLOCK else f"seat {who}"
            lines.append(f"{name} {match.write(who, action)}: {count(then, depth - 1)}")
    return "\n".join(lines)


def count(match: Match, depth: int) -> int:
    """The number of sequences of `depth` actions from where the match stands."""
    width = match.game.most_choices * ANYONE
    desk = np.repeat(match.records, depth + 1)
    out = np.zeros(match.game.most_choices, np.int32)
    ids, doers = np.zeros((2, depth + 1, width), np.int32)
    return int(match.game.linker("cpu")(leaves)(desk, out, ids, doers, np.zeros(depth + 1, np.int32), depth))
