"""Building the modules: what is missing or cannot be linked is said in a sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from llvmlite import binding as llvm

import sunduk
from sunduk import Game
from sunduk.analysis.module import MODULE as ANALYSIS
from sunduk.bots.module import MODULE as RULES_AND_BOTS
from sunduk.core.backends.wasm import toolchain
from sunduk.core.backends.wasm.compiler import TRIPLE
from sunduk.core.backends.wasm.module import Module, build, digest
from sunduk.core.errors import MissingTool, Unlinkable
from sunduk.study.module import MODULE as STUDY

from .engines import MODULES


@pytest.mark.parametrize("module", [RULES_AND_BOTS, ANALYSIS, STUDY], ids=["rules", "analysis", "study"])
@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in sunduk.games()])
def test_modules_are_built_from_the_present_sources(game: Game, module: Module) -> None:
    """And then they are not built again. 60 kB is the limit for a download that nobody waits for, not compressed."""
    file = module.file(game.id)
    described = json.loads((MODULES / f"{file}.json").read_text("utf-8"))
    assert described["sources"] == digest(module, game), "The sources have changed: run make wasm."
    before = (MODULES / f"{file}.wasm").stat()
    assert build(module, game, MODULES).stat().st_mtime_ns == before.st_mtime_ns
    assert before.st_size < 60_000


def test_an_edition_has_other_sources() -> None:
    """A module has the tables of the game's own box: another edition would need a module of its own."""
    game = sunduk.game("facir")
    edition = game.with_edition(Path(__file__).parents[1] / "boxes" / "facir.toml")
    assert digest(RULES_AND_BOTS, edition) != digest(RULES_AND_BOTS, game)


def test_a_function_that_browsers_lack_is_named() -> None:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine()
    text = """
        declare double @exp(double)
        define double @twice(double %x) { %y = call double @exp(double %x) ret double %y }
    """
    code = machine.emit_object(llvm.parse_assembly(f'target triple = "{TRIPLE}"\n{text}'))
    with pytest.raises(Unlinkable, match=r"calls exp, which no browser has"):
        toolchain.link(code, ["twice"])


def test_a_missing_linker_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(toolchain, "find_spec", lambda _: None)
    with pytest.raises(MissingTool, match="pip install ziglang"):
        toolchain.linker_command()
