"""Tests that every game must pass, parametrised by its manifest. No test here names a game."""

from __future__ import annotations

import re
import sys

import numpy as np
import pytest

import sunduk
from sunduk import Game, conform
from sunduk.core.backends.play import play_out
from sunduk.core.book import examples
from sunduk.core.book.rulebook import Example
from sunduk.core.rules.race import DUES

MATCHES = 240
"""The number of random matches compared, over all settings of a game; `make soak` compares more."""

GAMES = sunduk.games()


def ordinary(game: Game, setting: conform.Setting) -> bool:
    """Whether a setting is tried here: at most one option is unusual, and numbers only with the fewest seats.

    `make soak` tries all.
    """
    seats, values = setting
    unusual = [value for option in game.options if (value := values[option.name]) != option.default]
    return not unusual or (len(unusual) == 1 and (isinstance(unusual[0], str) or seats == game.seats[0]))


SETTINGS = [(game, setting) for game in GAMES for setting in conform.settings(game) if ordinary(game, setting)]
EXAMPLES = [(game, example) for game in GAMES for example in game.rulebook().examples]


def name(setting: conform.Setting) -> str:
    return "-".join(map(str, (setting[0], *setting[1].values())))


@pytest.mark.parametrize(("game", "example"), EXAMPLES, ids=[f"{g.id}-{e.rule}" for g, e in EXAMPLES])
def test_rule(game: Game, example: Example) -> None:
    examples.run(game, example)


def test_every_rule_has_an_example(game: Game) -> None:
    book = game.rulebook()
    assert set(book.clauses) - {example.rule for example in book.examples} == set()


def test_manifest(game: Game) -> None:
    conform.check_manifest(game)


def test_everything_sees_the_edition(game: Game) -> None:
    conform.check_links(game)


def test_texts(game: Game) -> None:
    conform.check_texts(game)


@pytest.mark.skipif(sys.platform != "linux", reason="the compiler for the GPU is packaged for Linux")
def test_gpu_code_compiles_without_a_gpu(game: Game) -> None:
    from sunduk.core.backends.cuda import ptx, stepping_ptx
    from sunduk.core.backends.formats import FLOAT32

    check, turn = stepping_ptx(game, FLOAT32)
    for code in ptx(game), check, turn:
        assert ".visible .entry" in code
    # NVIDIA's compiler once multiplied two indices of an observation in place of an index and the step between numbers.
    distances = re.findall(r"st\.global\.[fu]32\s+\[%\w+\+(\d+)]", turn)
    assert all(int(distance) % 4 == 0 for distance in distances)


@pytest.mark.parametrize(("game", "setting"), SETTINGS, ids=[f"{g.id}-{name(s)}" for g, s in SETTINGS])
def test_conforms(game: Game, setting: conform.Setting) -> None:
    conform.examine(game, setting, seed=1)


@pytest.mark.parametrize(("game", "setting"), SETTINGS, ids=[f"{g.id}-{name(s)}" for g, s in SETTINGS])
def test_interpreted_is_compiled(game: Game, setting: conform.Setting) -> None:
    compare(game, setting, -(-MATCHES // sum(each is game for each, _ in SETTINGS)))


def compare(game: Game, setting: conform.Setting, count: int) -> None:
    """States are equal byte for byte after whole random matches; `examine` compares single steps."""
    slow, fast = game.linker("interp")(play_out), game.linker("cpu")(play_out)
    out, sand = np.zeros(game.most_choices, np.int32), 1000 * game.sand_seconds
    for number in range(count):
        ours, theirs = bytearray(game.record(*setting)), game.state.restored(game.record(*setting))
        length = slow(game.state.checked(ours), 11, number, [0] * game.most_choices, [0] * DUES, sand)
        assert fast(theirs[0], 11, number, out, np.zeros(DUES, np.int32), sand) == length
        assert ours == theirs.tobytes(), f"match {number} of key 11"
