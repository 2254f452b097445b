"""Races on the simulated clock: who is first, when the sand runs out, and reproducibility."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from statistics import median

import numpy as np
import pytest
from typer.testing import CliRunner

import sunduk
from sunduk import CLOCK, Batch, Game, Match
from sunduk.cli.main import app
from sunduk.core.rules.contract import CHANCE
from sunduk.core.rules.race import DUES, MEDIAN, NOW, REACTIONS, first
from sunduk.core.rules.rng import another, words

SAND = 30_000
RACES = [game for game in sunduk.games() if game.race]


def random_word(number: int) -> int:
    return words(1, number, 0)[1]


def everyone(seats: int) -> int:
    return (1 << seats) - 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_seat_reacts_as_people_do(seats: int) -> None:
    """One random word is drawn for all seats; each seat's reaction times must still have the right distribution."""
    times = np.zeros((2000, seats))
    wins = np.zeros(seats)
    for number, row in enumerate(times):
        due = [0] * DUES
        who = first(everyone(seats), due, SAND, random_word(number))
        row[:] = due[:seats]
        row[who] = due[NOW]
        assert row[who] == row.min()
        wins[who] += 1
    for column in times.T:
        assert median(column) == pytest.approx(1000 * MEDIAN, rel=0.04)
        assert len(set(column)) > 200
    assert np.abs(np.corrcoef(times.T) - np.eye(seats)).max() < 0.08
    assert wins / len(times) == pytest.approx(np.full(seats, 1 / seats), abs=0.04)


def test_the_usual_reaction() -> None:
    assert median(REACTIONS) == pytest.approx(1000 * MEDIAN, rel=0.001)
    assert sum(9_000 < reaction < 17_400 for reaction in REACTIONS) == pytest.approx(2 / 3 * len(REACTIONS), rel=0.03)
    assert min(REACTIONS) > 0


def test_words_after_words_do_not_repeat() -> None:
    word, seen = 0, set()
    for _ in range(1000):
        word = another(word)
        seen.add(word)
        assert 0 <= word < 2**32
    assert len(seen) == 1000


def test_the_clock_acts_exactly_when_the_sand_has_run_out() -> None:
    """The clock may act from the moment the first tile is taken."""
    due = [0] * DUES
    sand_began = None
    among = everyone(3)
    for number in range(50):
        who = first(among, due, SAND, random_word(number))
        if who == CLOCK:
            assert due[NOW] == sand_began + SAND  # type: ignore[operator]
            break
        if sand_began is None:
            sand_began = due[NOW]
            among |= 1 << CLOCK
    else:
        raise AssertionError("the sand never ran out")


def test_time_goes_on_and_appointments_are_kept() -> None:
    """A seat that has not acted keeps its time; one that has acted gets a new, later one."""
    due = [0] * DUES
    now = 0
    first(everyone(4), due, 10**9, random_word(0))
    for number in range(1, 200):
        before = list(due)
        who = first(everyone(4), due, 10**9, random_word(number))
        assert due[NOW] >= now
        now = due[NOW]
        assert due[who] == 0
        assert all(due[other] == before[other] for other in range(4) if other != who and before[other])
        assert all(due[other] >= now for other in range(4) if other != who)


def test_who_is_alone_has_all_the_time_in_the_world() -> None:
    due = [5, 6, 7, 8, 9, 0, 0, 0, 0, 11, 12]
    assert first(1 << 2, due, SAND, 0) == 2
    assert due == [0] * DUES


def test_interpreted_is_compiled() -> None:
    for game in RACES:
        fast = game.linker("cpu")(first)
        ours, theirs = [0] * DUES, np.zeros(DUES, np.int32)
        among = everyone(5)
        for number in range(300):
            drawn = random_word(number)
            assert first(among, ours, SAND, drawn) == fast(among, theirs, SAND, drawn)
            assert ours == theirs.tolist()
            among = (among * 5 + number) % 31 + 1 | (number % 3 == 0) << CLOCK


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_batches_play_by_the_clock(seats: int) -> None:
    """In whole random matches the clock acts exactly the sand's duration after the first tile."""
    batch = Batch("pharaoh", 1, seats=seats, options={"tiles_per_round": "many"})
    assert batch.game.sand_seconds == SAND // 1000
    ran_out = 0
    for number in range(20):
        began = None
        for moment, who, match in timed(batch.match(5, number)):
            sand_runs = CLOCK in match.actors
            if who == CLOCK:
                assert began is not None
                assert moment == began + SAND
                ran_out += 1
            began = None if not sand_runs else moment if began is None else began
    assert ran_out > 20


def timed(match: Match) -> Iterator[tuple[int, int, Match]]:
    """Yield the match after each action, the seat, and the millisecond of its race."""
    due = [0] * DUES
    key, number = match.seed & 0xFFFFFFFF, match.seed >> 32
    for step, before in enumerate(match.replay()):
        if before.over:
            return
        drawn = words(key, number, step)[1]
        who = first(sum(1 << actor for actor in before.actors), due, SAND, drawn)
        assert who == match.log[step].who
        yield due[NOW], who, match.rewound(step + 1)


@pytest.mark.parametrize("game", RACES, ids=repr)
def test_a_dumped_match_is_the_row_of_the_batch(game: Game, tmp_path: Path) -> None:
    arguments = [
        "simulate",
        game.id,
        "--seats",
        "uniform,uniform,uniform",
        "--num",
        "30",
        "--seed",
        "6",
        "--dump",
        "17",
    ]
    output = tmp_path / "matches.csv"
    assert CliRunner().invoke(app, [*arguments, "--output", str(output)]).exit_code == 0
    match = Match.load((tmp_path / f"{game.id}-6-17.sunduk").read_text("utf-8"))
    names, *rows = [line.split(",") for line in output.read_text("utf-8").splitlines()]
    row = dict(zip(names, rows[17], strict=True))
    results = Batch(game, 30, seats=3).play(6)
    assert match.scores == results.scores[17].tolist()
    assert match.placings == results.placings[17].tolist()
    assert len(match.log) == results.lengths[17]
    assert int(row["length"]) == len(match.log)
    assert CHANCE in {entry.who for entry in match.log}
