"""The tests of every game with more matches and all settings."""

from __future__ import annotations

from pathlib import Path

import pytest

import sunduk
from sunduk import Game, conform
from sunduk.core.backends.formats import FORMATS, Format
from tests.cli.command import succeed
from tests.games.test_every_game import compare

BOXES = Path(__file__).parents[1] / "boxes"
MATCHES = 1000
MATCHES_EXAMINED = 3


def test_interpreted_is_compiled(game: Game) -> None:
    settings = list(conform.settings(game))
    for setting in settings:
        compare(game, setting, -(-MATCHES // len(settings)))


def test_conforms(game: Game) -> None:
    conform.check(game, MATCHES_EXAMINED, seed=100)


@pytest.mark.parametrize("format", FORMATS.values(), ids=FORMATS)
def test_steps_compile_for_the_gpu_in_all_formats(game: Game, format: Format) -> None:
    """Needs no GPU: only its code is generated."""
    cuda = pytest.importorskip("sunduk.core.backends.cuda")
    assert all(".visible .entry" in code for code in cuda.stepping_ptx(game, format))


@pytest.mark.parametrize("path", sorted(BOXES.glob("*.toml")), ids=lambda path: path.stem)
def test_boxes_of_ones_own_conform(path: Path) -> None:
    conform.check(sunduk.game(path.stem).with_edition(path), 1, seed=100)


def test_stats_of_all_games() -> None:
    told = succeed("simulate", "all", "--stats", "--num", "300")
    assert "300 random matches each" in told
    assert all(game.id in told for game in sunduk.games())
