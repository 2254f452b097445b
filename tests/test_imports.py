"""The import rule: which packages may import which."""

from __future__ import annotations

import ast
import sys
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
    "puzzles": {"core", "bots", "analysis", "puzzles"},
    "adapters": {"core", "games", "bots", "adapters"},
    "training": {"core", "bots", "training", "__init__"},
    "study": {"core", "bots", "analysis", "study"},
    "table": {"core", "bots", "analysis", "table"},
    "page": {"core", "bots", "analysis", "study", "table", "page"},
    "server": {"core", "games", "bots", "analysis", "study", "table", "server"},
    "cli": {
        *("core", "games", "bots", "analysis", "adapters", "training", "study", "puzzles"),
        *("table", "server", "cli", "__init__"),
    },
    "__init__": {"core", "games", "analysis"},
    "__main__": {"cli"},
}
"""What each package may import."""

RULES_APART = ("arithmetic", "strength")
"""Parts of the rules that some games have in files of their own, beside rules.py."""

RULES_MAY_IMPORT = {
    "core.rules.bits",
    "core.rules.contract",
    "core.rules.record",
    "core.rules.rng",
    "core.rules.seats",
    "board",
    "state",
    *RULES_APART,
}
"""What a game's rules.py may import: its own tables, the parts of the rules that have files of their own, and these."""


def imported(path: Path) -> set[str]:
    """The modules of this package that a file imports, as dotted paths."""
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
    for path in (SOURCE / "games" / game / f"{name}.py" for name in ("rules", *RULES_APART)):
        found = {module.removeprefix(own) for module in imported(path)} if path.exists() else set()
        assert found - RULES_MAY_IMPORT == set(), path.name


@pytest.mark.parametrize("game", [game.id for game in sunduk.games()])
def test_games_do_not_know_each_other(game: str) -> None:
    for path in (SOURCE / "games" / game).glob("*.py"):
        others = {module for module in imported(path) if layer(module) == "games"}
        assert all(module.startswith(f"games.{game}") for module in others), path


def test_every_form_of_import_is_seen() -> None:
    text = "import sunduk.cli.main\nfrom sunduk.bots import bot\nfrom ..games import marrakech\nfrom . import rng\n"
    assert set(_imported(text, ("core", "probe"))) == {"cli.main", "bots", "games", "core"}
    assert set(_imported("from sunduk import Match, cli\nimport numpy", ("core", "probe"))) == {"__init__", "cli"}


def foreign(path: Path) -> set[str]:
    """The packages outside ours and the standard library that a file imports, anywhere in it.

    An import for Python below 3.12 alone does not count.
    """
    tree = ast.parse(path.read_text("utf-8"))
    old = {
        inner
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and ast.unparse(node.test) == "sys.version_info >= (3, 12)"
        for branch in node.orelse
        for inner in ast.walk(branch)
    }
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import) and node not in old:
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level and node not in old:
            found.add(str(node.module).split(".")[0])
    return found - sys.stdlib_module_names - {"sunduk"}


IN_PAGE = [path for path in FILES if path.relative_to(SOURCE).parts[0] in ("table", "page")]


@pytest.mark.parametrize("path", IN_PAGE, ids=[str(path.relative_to(SOURCE)) for path in IN_PAGE])
def test_what_runs_in_a_page_needs_the_standard_library_only_and_no_thread(path: Path) -> None:
    assert foreign(path) == set()
    assert "to_thread" not in path.read_text("utf-8"), "threads come from the executor"
    assert not {"threading", "multiprocessing", "subprocess", "concurrent"} & standard(path)


def standard(path: Path) -> set[str]:
    """The modules of the standard library that a file imports."""
    names = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Import)]
    modules = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.ImportFrom)]
    found = {alias.name.split(".")[0] for node in names for alias in node.names}
    return found | {str(node.module).split(".")[0] for node in modules if not node.level}


def test_foreign_imports_are_seen_wherever_they_hide(tmp_path: Path) -> None:
    hidden = tmp_path / "hidden.py"
    hidden.write_text(
        "import sys, numpy.random\nif sys.version_info >= (3, 12):\n    import typing\nelse:\n    import old\n"
        "def f():\n    from orjson import dumps\n    from . import near\n"
    )
    assert foreign(hidden) == {"numpy", "orjson"}


@pytest.mark.parametrize("room", ["table", "table.live", "table.requests", "table.wire", "page", "server.process"])
def test_modules_of_a_room_do_not_import_each_other_in_a_circle(room: str) -> None:
    """Imports under `TYPE_CHECKING` count, too."""
    modules = {".".join(path.relative_to(SOURCE).with_suffix("").parts): path for path in FILES}
    inside = {name: path for name, path in modules.items() if name.startswith(f"{room}.")}
    TopologicalSorter({name: imported(path) & inside.keys() for name, path in inside.items()}).prepare()
