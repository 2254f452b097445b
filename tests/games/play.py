"""Helpers for tests of all games: random matches, observations by name, and editions with errors."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from pathlib import Path

import numpy as np
import pytest

from sunduk import BadEdition, Game, Match
from sunduk.core.rules.observation import offsets

Block = np.ndarray[tuple[int, ...], np.dtype[np.float32]]


def random_match(game: Game, seats: int, options: Mapping[str, object], seed: int) -> Iterator[Match]:
    """Yield a random match after each of its actions."""
    match = Match(game, seats, options, seed=seed, auto=False)
    chooser = random.Random(seed)
    yield match
    while not match.over:
        who = chooser.choice(match.actors)
        match.do(who, chooser.choice(match.ids(who)))
        yield match


def blocks(match: Match, seat: int) -> dict[str, Block]:
    """A seat's observation as a dict, by the names of the layout."""
    layout = match.game.observation_layout
    row = match.view(seat).observation()
    *starts, size = offsets(layout)
    assert size == len(row)
    return {block.name: row[at:][: block.size].reshape(block.shape) for block, at in zip(layout, starts, strict=True)}


def wrong_box(game: Game, folder: Path, old: str, new: str) -> str:
    """The error for the game's own edition file with one text replaced."""
    text = (game.folder / "edition.toml").read_text("utf-8")
    assert old in text
    path = folder / "box.toml"
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(BadEdition) as error:
        game.with_edition(path)
    return str(error.value).removeprefix(f"{path}")


def line_of(game: Game, start: str) -> int:
    """The number of the line in the game's edition file that starts with a text."""
    text = (game.folder / "edition.toml").read_text("utf-8")
    return next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith(start))
