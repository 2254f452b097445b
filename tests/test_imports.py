"""The import rule: imports point one way."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import sunduk

SOURCE = Path(sunduk.__file__).parent
FILES = sorted(SOURCE.rglob("*.py"))

ALLOWED = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "bots"},
    "analysis": {"core", "bots", "analysis"},
    "adapters": {"core", "games", "bots", "adapters"},
    "table": {"core", "bots", "table"},
    "server": {"core", "games", "bots", "analysis", "table", "server"},
    "cli": {"core", "games", "bots", "analysis", "adapters", "table", "server", "cli", "__init__"},
    "__init__": {"core", "games", "analysis"},
    "__main__": {"cli"},
}
"""What each part of the package may import."""

RULES_MAY_IMPORT = {
    "core.rules.bits",
    "core.rules.contract",
    "core.rules.record",
    "core.rules.rng",
    "core.rules.seats",
    "board",
    "state",
}
"""What a game's rules.py may import: its own tables and these."""


def imported(path: Path) -> set[str]:
    """The modules of ours that a file imports, as dotted paths inside the package."""
    return set(_imported(path.read_text("utf-8"), path.relative_to(SOURCE).with_suffix("").parts))


def _imported(text: str, here: tuple[str, ...]) -> Iterator[str]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
            yield from (name.partition(".")[2] or "__init__" for name in names if name.split(".")[0] == "sunduk")
        elif isinstance(node, ast.ImportFrom):
            base = ("sunduk", *here[: len(here) - node.level]) if node.level else ()
            parts = (*base, *(node.module.split(".") if node.module else ()))
            if parts == ("sunduk",):
                yield from (alias.name if (SOURCE / alias.name).exists() else "__init__" for alias in node.names)
            elif parts[0] == "sunduk":
                yield ".".join(parts[1:])


def layer(module: str) -> str:
    return module.split(".")[0]


@pytest.mark.parametrize("path", FILES, ids=[str(path.relative_to(SOURCE)) for path in FILES])
def test_imports_point_one_way(path: Path) -> None:
    mine = path.relative_to(SOURCE).with_suffix("").parts[0]
    assert {layer(module) for module in imported(path)} - ALLOWED[mine] == set()


@pytest.mark.parametrize("game", [game.id for game in sunduk.games()])
def test_rules_import_only_their_tables(game: str) -> None:
    own = f"games.{game}."
    found = {module.removeprefix(own) for module in imported(SOURCE / "games" / game / "rules.py")}
    assert found - RULES_MAY_IMPORT == set()


@pytest.mark.parametrize("game", [game.id for game in sunduk.games()])
def test_games_do_not_know_each_other(game: str) -> None:
    for path in (SOURCE / "games" / game).glob("*.py"):
        others = {module for module in imported(path) if layer(module) == "games"}
        assert all(module.startswith(f"games.{game}") for module in others), path


def test_every_form_of_import_is_seen() -> None:
    text = "import sunduk.cli.main\nfrom sunduk.bots import bot\nfrom ..games import marrakech\nfrom . import rng\n"
    assert set(_imported(text, ("core", "probe"))) == {"cli.main", "bots", "games", "core"}
    assert set(_imported("from sunduk import Match, cli\nimport numpy", ("core", "probe"))) == {"__init__", "cli"}


@pytest.mark.parametrize("room", ["table", "server.live"])
def test_modules_of_a_room_do_not_import_each_other_in_a_circle(room: str) -> None:
    """Imports for the type checker alone count, too."""
    modules = {".".join(path.relative_to(SOURCE).with_suffix("").parts): path for path in FILES}
    inside = {name: path for name, path in modules.items() if name.startswith(f"{room}.")}
    TopologicalSorter({name: imported(path) & inside.keys() for name, path in inside.items()}).prepare()
