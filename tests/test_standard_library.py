"""A match needs nothing but the standard library, and what is imported for it is little."""

from __future__ import annotations

import json
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import sunduk

from .standalone import digest

SOURCE = Path(sunduk.__file__).parent
COMPILED = {
    "sunduk.core.backends.batch",
    "sunduk.core.backends.cuda",
    "sunduk.core.backends.devices",
    "sunduk.core.backends.dlpack",
    "sunduk.core.backends.formats",
    "sunduk.core.backends.gpu_code",
    "sunduk.core.backends.inlining",
    "sunduk.core.backends.launch",
    "sunduk.core.backends.outputs",
    "sunduk.core.conform.conform",
    "sunduk.core.conform.examine",
    "sunduk.core.backends.wasm.compiler",
    "sunduk.core.backends.wasm.engine",
    "sunduk.core.backends.wasm.exports",
    "sunduk.core.backends.wasm.layout",
    "sunduk.core.backends.wasm.memory",
    "sunduk.core.backends.wasm.module",
    "sunduk.core.backends.wasm.toolchain",
    "sunduk.bots.compilation",
    "sunduk.bots.compiled.ending_exports",
    "sunduk.bots.compiled.exports",
    "sunduk.bots.compiled.network_exports",
    "sunduk.bots.kinds.manners",
    "sunduk.bots.kinds.net",
    "sunduk.bots.module",
    "sunduk.bots.networks.described",
    "sunduk.bots.networks.evaluator",
    "sunduk.bots.networks.net_file",
    "sunduk.bots.networks.network",
    "sunduk.bots.networks.onnx",
    "sunduk.bots.networks.shipped",
}
"""The modules that exist for compiled code or for NumPy's arrays, and may import them."""

MODULES = sorted(
    ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts).removesuffix(".__init__")
    for room in ("core", "games", "bots")
    for path in (SOURCE / room).rglob("*.py")
    if "arena" not in path.parts
)

BLOCKER = """
import sys
class Blocker:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] not in {*sys.stdlib_module_names, "sunduk"}:
            raise ImportError(f"{name} is not of the standard library")
sys.meta_path.insert(0, Blocker())
"""


def python(code: str, *options: str) -> str:
    """What a new process prints that runs this code."""
    command = [sys.executable, *options, "-c", f"import sys\nsys.path.insert(0, {str(SOURCE.parent)!r})\n{code}"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


@pytest.fixture(scope="module")
def expected() -> dict[str, str]:
    return {game.id: digest(game.id) for game in sunduk.games()}


def alone(folder: Path) -> dict[str, str]:
    """The digests of all games from a process without any package but ours, which is in this folder or archive."""
    command = [sys.executable, "-I", "-S", str(Path(__file__).with_name("standalone.py")), str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, str] = json.loads(done.stdout)
    return found


def test_all_games_are_played_without_other_packages(expected: dict[str, str]) -> None:
    assert alone(SOURCE.parent) == expected


def test_all_games_are_played_from_an_archive(expected: dict[str, str], tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "sunduk.zip", "w") as archive:
        for path in SOURCE.rglob("*"):
            if path.is_file() and path.suffix in (".py", ".toml", ".md", ".svg"):
                archive.write(path, path.relative_to(SOURCE.parent))
    assert alone(tmp_path / "sunduk.zip") == expected


def test_only_compiled_code_needs_other_packages() -> None:
    names = [name for name in MODULES if name not in COMPILED]
    assert {"sunduk.core.match.match", "sunduk.bots.kinds.levels", "sunduk.bots.compiled.tree"} <= set(names)
    python(f"{BLOCKER}\nfrom importlib import import_module\nfor name in {names}: import_module(name)")


def test_all_that_a_page_is_packed_with_needs_the_standard_library_only() -> None:
    """But for types of Python 3.12, where Python is older than that of pages."""
    pack = SOURCE.parents[1] / "web" / "build" / "python"
    code = f"""
sys.path.insert(0, {str(pack)!r})
import pack
from importlib import import_module
source = pack.Path({str(SOURCE)!r})
if sys.version_info < (3, 12):
    import typing_extensions
{BLOCKER}
for path in pack.needed(source, studies=False) + pack.needed(source, studies=True):
    if path.suffix == ".py":
        import_module(".".join(path.relative_to(source.parent).with_suffix("").parts).removesuffix(".__init__"))
print("sunduk.page.studying" in sys.modules, "sunduk.study.study" in sys.modules)
"""
    assert python(code).split() == ["True", "False"]


def test_bots_are_made_without_numpy() -> None:
    names = ["uniform", "greedy", "mcts:100n", "ismcts:0.1", "solver", "best", "level:1", "level:sultan", "glance:2"]
    python(f"{BLOCKER}\nfrom sunduk.bots import bot\nfor name in {names}: bot(name, 1)")


def test_the_import_is_small() -> None:
    """By the number of modules, as times vary: `bench/startup.py` measures them."""
    loaded = "known = set(sys.modules)\n{}\nprint(*sorted(set(sys.modules) - known))"
    imported = python(loaded.format("import sunduk"), "-I", "-S").split()
    assert [name for name in imported if name.startswith("sunduk")] == [
        "sunduk",
        "sunduk.core",
        "sunduk.core.errors",
        "sunduk.core.match",
        "sunduk.core.match.registry",
        "sunduk.games",
    ]
    assert len(imported) < 50
    for_a_match = python(loaded.format("import sunduk; sunduk.Match('marrakech').view(0).json()"), "-I", "-S").split()
    assert len(for_a_match) < 130
    slow = {"importlib.resources", "pathlib", "random", "secrets", "statistics", "tempfile", "urllib", "zipfile"}
    assert slow.isdisjoint(for_a_match)


def test_what_is_imported_later_has_its_name() -> None:
    code = """
import sunduk
for name in sunduk.__all__:
    assert getattr(sunduk, name) is getattr(sunduk, name), name
assert set(sunduk.__all__) <= set(dir(sunduk))
assert callable(sunduk.games) and sunduk.conform.check.__module__ == 'sunduk.core.conform.conform'
"""
    python(code)
    with pytest.raises(AttributeError, match="has no attribute 'Mtach'"):
        _ = sunduk.Mtach  # type: ignore[attr-defined]
