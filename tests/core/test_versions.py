"""Older rules versions: their matches replay and continue, and no new match begins with one."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

import sunduk
from sunduk import BadOption, Game, Match, UnknownVersion, conform

OLDER = [game.of_version(version) for game in sunduk.games() for version in game.older]
NAMES = [f"{game.id}-{game.version}" for game in OLDER]
GOLDEN = Path(__file__).parent.parent / "golden"


@pytest.mark.parametrize("game", OLDER, ids=NAMES)
def test_an_older_version_conforms(game: Game) -> None:
    conform.examine(game, (game.seats[0], {}), seed=1)


@pytest.mark.parametrize("game", OLDER, ids=NAMES)
def test_an_older_version_is_never_chosen(game: Game) -> None:
    """The fields that select a version are not options, and a new match has the newest version."""
    for name, value in game.older[game.version].items():
        assert getattr(Match(game, auto=False).plain, name) == value
        with pytest.raises(BadOption, match="has no option"):
            Match(game.id, options={name: value})
    assert Match(game.id).game.version == game.of_version(max(game.older) + 1).version > game.version


@pytest.mark.parametrize("game", OLDER, ids=NAMES)
def test_an_older_version_keeps_its_number_and_shares_what_is_compiled(game: Game) -> None:
    newest = sunduk.game(game.id)
    assert newest.of_version(game.version) is game
    assert game.of_version(newest.version) is newest
    assert game.linker("cpu") is newest.linker("cpu")
    assert pickle.loads(pickle.dumps(game)) is game
    boxed = game.with_edition(game.folder / "edition.toml")
    assert boxed.version == game.version
    assert boxed.of_version(newest.version).edition is boxed.edition


def test_a_match_that_began_by_an_older_version_goes_on_by_it() -> None:
    """A version 1 record that breaks off, and a version 1 position text."""
    text = (GOLDEN / "pharaoh-2-2026-1.sunduk").read_text("utf-8")
    whole = Match.load(text)
    cut = Match.load(whole.rewound(40).dump())
    assert cut.dump().splitlines()[1] == '[Version "1"]'
    assert cut.position.startswith("pharaoh 2 | "), "a text without a version is of version 1"
    for match in (cut, Match.at(cut.position, auto=False), pickle.loads(pickle.dumps(cut))):
        for who, action in whole.log[40:]:
            match.do(who, action)
        assert match.position == whole.position
        assert match.scores == whole.scores


@pytest.mark.parametrize("version", [0, 99, 10**30])
def test_versions_that_nobody_knows(version: int) -> None:
    with pytest.raises(UnknownVersion, match="of the rules of pharaoh; this program knows version 1 and 2"):
        sunduk.game("pharaoh").of_version(version)
