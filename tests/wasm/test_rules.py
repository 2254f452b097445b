"""The WebAssembly modules play by the rules that the CPU plays by, byte for byte."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import sunduk
from sunduk import Game, Match
from sunduk.core.match.prospects import MOST, prospects
from sunduk.core.rules.contract import CHANCE, conclude, points, promise, spread, standing

from ..games.golden import RECORDS
from ..perft.test_perft import entries, position
from .engines import MODULES, engine
from .random_matches import compare

GAMES = [pytest.param(game, id=game.id) for game in sunduk.games()]
MATCHES = 100_000
"""Random matches of each game."""


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_golden_match(path: Path) -> None:
    """Every action of the record is a choice, all other answers agree, and each state is equal byte for byte."""
    match = Match.load(path.read_text("utf-8"), backend="cpu")
    run = engine(match.game.id)
    known = match.game.functions("cpu")
    values = {name: match.game.linker("cpu")(function) for name, function in VALUES.items()}
    for step, (who, action) in enumerate(match.log):
        before = match.rewound(step)
        s = before.records[0]
        run.load(before.records.tobytes())
        assert run.call("actors", run.state) == known.actors(s)
        assert run.choices(who) == list(before.ids(who))
        assert run.call("refusal", run.state, who, action) == 0
        if who != CHANCE:
            other = (action + 1) % match.game.seat_actions
            assert run.call("refusal", run.state, who, other) == known.refusal(s, who, other)
        else:
            assert run.call("weight", run.state, action) == known.weight(s, action)
        for seat in range(match.seats):
            for name, function in values.items():
                assert run.call(name, run.state, seat) == function(s, seat), name
        run.call("apply", run.state, who, action)
        assert run.record == match.rewound(step + 1).records.tobytes()
    run.free()
    row = run.room(4 * match.seats)
    run.call("scores", run.state, row)
    assert run.numbers(row, match.seats, 4) == list(match.scores)
    run.call("placings", run.state, row)
    assert run.numbers(row, match.seats, 4) == list(match.placings)


VALUES: dict[str, Any] = {"points": points, "standing": standing, "promise": promise}


@pytest.mark.parametrize("entry", entries())
def test_perft(entry: dict[str, Any]) -> None:
    match = position(entry)
    record = match.records.tobytes()
    found = [engine(match.game.id).perft(record, depth) for depth in range(1, len(entry["counts"]) + 1)]
    assert found == entry["counts"]


@pytest.mark.parametrize("game", GAMES)
def test_random_matches(game: Game) -> None:
    for seats in game.seats:
        compare(game, seats, 2026 + seats, MATCHES // len(game.seats))


@pytest.mark.parametrize("game", GAMES)
def test_start_views_guesses_and_observations(game: Game) -> None:
    """What a seat may know, the worlds it considers possible, and what it observes."""
    run, known = engine(game.id), game.functions("cpu")
    concluded, width = game.linker("cpu")(conclude), game.linker("cpu")(spread)
    for seats in game.seats:
        run.load(bytes(game.unstarted(seats)))
        run.call("start", run.state)
        assert run.record == game.record(seats)
        match = Match(game, seats, seed=seats, backend="cpu")
        for _ in range(30):
            if match.over:
                break
            who = match.actors[0]
            for seat in range(seats):
                records = match.records.copy()
                run.load(records.tobytes())
                assert run.call("spread", run.state) == width(records[0])
                known.hide(records[0], seat)
                run.call("hide", run.state, seat)
                assert run.record == records.tobytes()
                run.free()
                row, seen = run.room(4 * game.observation_size), np.zeros(game.observation_size, np.float32)
                known.observe(records[0], seat, seen)
                run.call("observe", run.state, seat, row)
                assert run.read(row, 4 * game.observation_size) == seen.tobytes()
                known.guess(records[0], seat, 0xFFFFFF00 + seat)
                run.call("guess", run.state, seat, 0xFFFFFF00 + seat)
                assert run.record == records.tobytes()
                concluded(records[0])
                run.call("conclude", run.state)
                assert run.record == records.tobytes()
            match.do(who, match.ids(who)[-1])


@pytest.mark.parametrize("name", ["marrakech", "farlander"])
def test_outcomes_are_the_prospects(name: str) -> None:
    """What chance may make of a choice, and how likely each is."""
    match, run = Match(name, 2, seed=5, backend="cpu"), engine(name)
    compared = 0
    for _ in range(12):
        who = match.actors[0]
        for action in match.ids(who)[:4]:
            run.load(match.records.tobytes())
            run.call("apply", run.state, who, action)
            found = run.outcomes(run.record, MOST)
            told = prospects(match, who, action)
            assert [record for record, _, _ in found] == [each.match.records.tobytes() for each in told]
            assert [Fraction(part, whole) for _, part, whole in found] == [each.share for each in told]
            compared += len(found) > 1
        match.act(match.ids(who)[0])
    assert compared or name == "farlander"


def test_more_outcomes_than_there_is_room_for_are_none() -> None:
    match, run = Match("marrakech", 2, seed=5, backend="cpu"), engine("marrakech")
    run.load(match.records.tobytes())
    run.call("apply", run.state, match.actors[0], match.ids(match.actors[0])[0])
    assert run.outcomes(run.record, 2) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_module_is_small_and_needs_nothing_from_outside(game: Game) -> None:
    """60 kB is the limit for a download that nobody waits for; it is checked without compression here."""
    assert (MODULES / f"{game.id}.wasm").stat().st_size < 60_000
