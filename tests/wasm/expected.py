"""What the CPU makes of golden matches, perft, random matches and searches, as JSON, for the browser to compare.

`web/tests/browser/engine.test.ts` runs `python -m tests.wasm.expected GAME`.
"""

from __future__ import annotations

import base64
import hashlib
import json
import sys
from typing import Any

import sunduk
from sunduk import Match
from sunduk.bots import Budget
from sunduk.bots.native import NATIVE
from sunduk.bots.networks.shipped import shipped_file
from sunduk.bots.thinker import Plan, settled
from sunduk.core.match.view import View

from ..games.golden import RECORDS
from ..perft.test_perft import entries, position
from .random_matches import played
from .test_rules import MATCHES
from .test_search import KEY, NODES, views

STATES = 2000
"""The most states of an ending that is solved."""


def expected(name: str) -> dict[str, Any]:
    game = sunduk.game(name)
    share = MATCHES // len(game.seats)
    randoms = []
    for seats in game.seats:
        fresh = game.record(seats)
        lengths, ends = played(game, game.state.restored(fresh), 99, share)
        told = {"fresh": text(fresh), "key": 99, "number": share, "steps": sum(lengths), "ends": digest(ends)}
        randoms.append(told)
    searches, looks, races = [], [], []
    for seats in game.seats:
        for seat, trail, ids in views(game, seats, 3):
            seen = [View(game, packed, seat, ids) for packed in trail]
            asked = {"trail": [text(packed) for packed in trail], "seat": seat, "key": KEY, "choices": len(ids)}
            if game.race:
                gains, efforts = settled(NATIVE.weigh(seen[-1]))
                races.append({**asked, "gains": gains, "efforts": efforts})
                continue
            for shipped in (False, True):
                visits, outlook = settled(NATIVE.search(Plan(seen, [KEY], Budget(nodes=NODES), False, shipped)))
                found = {"nodes": NODES, "shipped": shipped, "visits": visits, "outlook": flat(outlook)}
                searches.append(asked | found)
            looks.append({**asked, "worlds": 8, "outlook": flat(settled(NATIVE.look(seen[-1], KEY, 8)))})
    endings = []
    for seats in () if game.secrets or game.race else game.seats:
        for seat, trail, ids in views(game, seats, 10_000)[-2:]:
            visited, values = settled(NATIVE.solve(View(game, trail[-1], seat, ids), STATES)) or (0, [])
            asked = {"trail": [text(trail[-1])], "seat": seat, "key": KEY, "choices": len(ids)}
            endings.append({**asked, "most": STATES, "visited": visited, "outlook": flat(values)})
    file = shipped_file(game)
    return {
        "golden": [golden(path.read_text("utf-8")) for path in RECORDS if path.stem.startswith(f"{name}-")],
        "perft": [perft(each.values[0]) for each in entries() if each.values[0]["game"] == name],
        "random": randoms,
        "searches": searches,
        "looks": looks,
        "races": races,
        "endings": endings,
        "networks": text(file.read_bytes()) if file.is_file() else "",
    }


def golden(record: str) -> dict[str, Any]:
    """A match: where it begins, every action, and a digest of all records and choices on the way."""
    match = Match.load(record, backend="cpu")
    states, choices = [], []
    for step, (who, _) in enumerate(match.log):
        choices.append(list(match.rewound(step).ids(who)))
        states.append(match.rewound(step + 1).records.tobytes())
    start = match.rewound(0).records.tobytes()
    return {"start": text(start), "log": match.log, "states": digest(b"".join(states)), "choices": choices}


def perft(entry: dict[str, Any]) -> dict[str, Any]:
    return {"record": text(position(entry).records.tobytes()), "counts": entry["counts"]}


def flat(rows: list[list[float]]) -> list[float]:
    return [number for row in rows for number in row]


def text(data: bytes) -> str:
    return base64.b64encode(data).decode()


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


if __name__ == "__main__":
    json.dump(expected(sys.argv[1]), sys.stdout)
