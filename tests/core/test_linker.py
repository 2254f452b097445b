"""The linker: the compiler's disk cache notices every source it should, and rules use the edition's tables."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path
from types import FunctionType

import sunduk
from sunduk.core.backends.linker import Linker
from sunduk.core.match.match import Match
from sunduk.core.rules.bits import count, lowest
from sunduk.core.rules.contract import points

CALLEE = "FACTOR = ({factor},)\ndef inner(x):\n    return x * FACTOR[0]\n"
CALLER = "from inner import inner\ndef outer(x):\n    return inner(x) + 1\n"
MAIN = """
import sys
sys.path.insert(0, {folder!r})
from outer import outer
from sunduk.core.backends.linker import Linker, on_cpu
linked = Linker(on_cpu, {{}}, {{}}, "outer")(outer)
print(linked(5), sum(linked.stats.cache_hits.values()))
"""


def test_cache_notices_an_edit_in_another_file(tmp_path: Path) -> None:
    """Numba checks only the file of the cached function; this one calls a function of another file."""

    def run(factor: int) -> str:
        (tmp_path / "inner.py").write_text(CALLEE.format(factor=factor))
        command = [sys.executable, "-B", "-c", MAIN.format(folder=str(tmp_path))]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()

    (tmp_path / "outer.py").write_text(CALLER)
    assert run(2) == "11 0"
    assert run(2) == "11 1", "the second run should come from the cache"
    assert run(3) == "16 0", "an edit of the callee should be noticed"


def test_a_function_may_be_named_like_the_field_it_reads() -> None:
    s = Match.at("fortune 2 rounds=1 | -,-/- +50/-10 00000000000 - 70,20 play 1 0").records
    for backend, state in (("interp", sunduk.game("fortune").state.checked(s)), ("cpu", s[0])):
        assert sunduk.game("fortune").linker(backend)(points)(state, 0) == 70


def test_import_does_not_load_the_compiler() -> None:
    code = "import sys, sunduk; sunduk.Match('marrakech').choices(); print('numba' in sys.modules)"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert found.strip() == "False"


def test_sets_are_counted_alike_on_every_backend() -> None:
    dice = random.Random(1)
    sets = [0, 1, 1 << 61, (1 << 62) - 1, *(dice.getrandbits(dice.randrange(1, 63)) for _ in range(500))]
    for backend in ("interp", "cpu"):
        counted, first = (sunduk.game("marrakech").linker(backend)(each) for each in (count, lowest))
        assert [counted(each) for each in sets] == [count(each) for each in sets] == [each.bit_count() for each in sets]
        assert [first(each) for each in sets if each] == [lowest(each) for each in sets if each]


def test_editions_reach_the_rules_on_every_backend(tmp_path: Path) -> None:
    game = sunduk.game("marrakech")
    text = (game.folder / "edition.toml").read_text("utf-8").replace("dirhams = 30", "dirhams = 44")
    (tmp_path / "box.toml").write_text(text, "utf-8")
    rich = game.with_edition(tmp_path / "box.toml")
    for backend in ("interp", "cpu"):
        assert Match(rich, 3, backend=backend).state.purse[0] == 44
        assert Match(game, 3, backend=backend).state.purse[0] == 30


def test_cache_notices_that_a_module_has_moved() -> None:
    """A cached function refers to the modules of what it calls, so it must be compiled again when one has moved."""

    def marked(module: str) -> str:
        helper = FunctionType(lowest.__code__, lowest.__globals__, "lowest")
        helper.__module__ = module
        linked = Linker(lambda function, _: function, {}, {}, "none")(helper)
        return str(linked.__qualname__)

    assert marked("sunduk.core.rules.bits") == marked("sunduk.core.rules.bits") != marked("sunduk.core.bits")
