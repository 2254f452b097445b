"""Races in the terminal: with a simulated clock, and with real pipes."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sunduk import CLOCK, Match
from sunduk.bots.reaction import Paced
from sunduk.cli.commands.play import Table
from sunduk.cli.race import Race, TypedLines

RACING = "pharaoh 3 version=2 | 64/33,50/22,45,27/3,18,24,40 90,80,72,30 2,5,11 race 0 . . ././. 0"


class Typist:
    """Types lines at given times of a simulated clock, which only this class advances."""

    def __init__(self, *lines: tuple[float, str]) -> None:
        self.lines = list(lines)
        self.time = 0.0

    def now(self) -> float:
        return self.time

    def read(self, seconds: float | None) -> str | None:
        if not self.lines:
            if seconds is None:
                raise EOFError
            self.time += seconds
            return None
        at, line = self.lines[0]
        if seconds is not None and self.time + seconds < at:
            self.time += seconds
            return None
        self.time = max(self.time, at)
        del self.lines[0]
        return line


def table(typist: Typist, *players: str, position: str = RACING) -> Table:
    """A table in a race whose people are a `Typist`."""
    made = Table(Match.at(position, seed=5), list(players), "en")
    made.race = Race(made, typist, typist.now)
    return made


def moves(match: Match) -> list[tuple[int, str]]:
    return [(who, now.write(who, action)) for (who, action), now in zip(match.log, match.replay(), strict=False)]


def test_bots_act_in_their_own_time_while_a_person_thinks() -> None:
    typist = Typist()
    made = table(typist, "human", "uniform", "uniform")
    assert made.race
    made.race.turn()
    assert [who for who, _ in moves(made.match)] in ([1], [2])
    assert 3 < typist.time < 60
    first = typist.time
    while made.match.actors and made.match.state.phase == 3:
        made.race.turn()
    assert made.match.log[-1].who == CLOCK, "the sand runs out on someone who types nothing"
    claim = next(who for who, text in moves(made.match) if text.isdigit())
    assert claim in (1, 2)
    assert typist.time >= first


def test_the_sand_runs_for_its_seconds_after_the_first_tile() -> None:
    typist = Typist((2.0, "33"))
    made = table(typist, "human", "human", "human")
    assert made.race
    while made.match.state.phase == 3:
        made.race.turn()
    assert moves(made.match) == [(0, "33"), (CLOCK, "sand")]
    assert typist.time == pytest.approx(32)


def test_people_say_who_they_are_and_can_be_faster_than_bots() -> None:
    typist = Typist((0.5, "1:22"), (0.6, "9:18"), (0.7, "33"))
    made = table(typist, "human", "human", "uniform")
    assert made.race
    for _ in range(3):
        made.race.turn()
    assert moves(made.match) == [(1, "22"), (0, "33")]
    made.race.turn()
    assert made.match.log[2].who == 2, "nobody is waited for, so the time of the bot has come"
    assert typist.time == 0.7


def test_nothing_is_taken_back_in_a_race() -> None:
    made = table(Typist((0.1, "33"), (0.2, "1:undo")), "human", "human", "human")
    assert made.race
    made.race.turn()
    made.race.turn()
    assert len(made.match.log) == 1


def test_reaction_times_are_those_of_people() -> None:
    view = Match.at(RACING).view(0)
    times = [Paced(seed).reaction(view, 0) for seed in range(2000)]
    assert 11 < sorted(times)[1000] < 14
    assert sum(8 < seconds < 20 for seconds in times) > 1500
    assert min(times) > 2


def test_lines_come_from_pipes_in_pieces() -> None:
    source, sink = os.pipe()
    lines = TypedLines(source)
    assert lines.read(0.01) is None
    os.write(sink, b"3")
    assert lines.read(0.01) is None
    os.write(sink, "3\nпас\nlast".encode())
    assert lines.read(0.01) == "33"
    assert lines.read(None) == "пас"
    assert lines.read(0.01) is None
    os.close(sink)
    assert lines.read(None) == "last"
    with pytest.raises(EOFError):
        lines.read(None)
    os.close(source)


def sunduk(folder: Path, *arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [str(Path(sys.executable).with_name("sunduk")), "play", "pharaoh", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=folder,
        env=os.environ | {"LC_ALL": "C.UTF-8"},
        encoding="utf-8",
    )


def test_a_real_clock(tmp_path: Path) -> None:
    """With sand of one second: a player who takes a tile and waits is told that time is up and asked for the
    equation.
    """
    import sunduk as package

    text = (package.game("pharaoh").folder / "edition.toml").read_text("utf-8")
    (tmp_path / "box.toml").write_text(text.replace("seconds = 30", "seconds = 1"))
    with sunduk(tmp_path, "--seats", "human,human", "--seed", "4", "--edition", "box.toml") as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write("8\n")
        process.stdin.flush()
        heard = ""
        while "The sand has run out." not in heard:
            heard += process.stdout.read(1)
        began = time.monotonic()
        output, _ = process.communicate("moves\n4-1+5\nquit\n", timeout=60)
        assert time.monotonic() - began < 30
    assert "starts 1 seconds of sand" in heard
    assert "Ibis calls 8 and takes the tile." in heard
    assert "You have 217 moves" in output
    assert "Ibis says 4 − 1 + 5 = 8. Right: 1 scarab." in output
    assert Match.load((tmp_path / "pharaoh.sunduk").read_text()).scores == [1, 0]


def test_bots_alone_need_no_time(tmp_path: Path) -> None:
    with sunduk(tmp_path, "--seats", "uniform,uniform,uniform", "--seed", "4") as process:
        output, _ = process.communicate(timeout=60)
    assert process.returncode == 0
    assert "The match is over." in output
