"""Packs Python for the page, inside Pyodide at build time: our package and the part of the standard library it needs.

Both become archives of bytecode for exactly this interpreter, which starts several times as fast as source does.
"""

import ast
import importlib
import importlib.util
import io
import marshal
import sys
import zipfile
from pathlib import Path
from types import CodeType

ROOMS = ("core", "games", "bots", "analysis", "study", "table", "page")
"""The parts of our package that a page needs."""
ELSEWHERE = (
    *("core/backends/cuda.py", "core/backends/devices.py", "core/backends/dlpack.py", "core/backends/batch.py"),
    "core/backends/inlining.py",
    *("core/conform/", "core/backends/wasm/", "bots/arena/", "bots/compilation.py", "bots/level_estimate.py"),
    *("bots/networks/", "bots/advice_svg.py", "bots/kinds/net.py", "bots/kinds/pipes.py", "bots/kinds/program.py"),
    *("bots/kinds/imported.py", "bots/kinds/manners.py", "bots/module.py"),
    *("bots/compiled/exports.py", "bots/compiled/leanings.py", "bots/compiled/network_values.py"),
    *("bots/compiled/network_exports.py", "bots/compiled/ending_exports.py"),
    *("analysis/adjusted.py", "analysis/analyse.py", "analysis/compilation.py", "analysis/compiled/"),
    *("analysis/evaluator.py", "analysis/module.py", "analysis/native.py", "analysis/resume.py", "analysis/trial.py"),
    *("study/chronicles.py", "study/compiled/exports.py", "study/fast_distributions.py", "study/kept.py"),
    *("study/module.py", "study/moments.py", "study/parquet.py", "study/skill.py", "study/study.py", "study/tune/"),
)
"""Files and folders in these parts that need compiled code or other programs."""
DATA = (".toml", ".md", ".svg")
LIBRARY = "/lib/python314.zip"
UNUSED = ("importlib/_bootstrap", "zipimport", "pyodide/console", "pyodide/http", "pyodide/_nodesock")
"""Beginnings of the names of modules that are frozen into the interpreter, or that nothing here calls."""
ALWAYS = ("pyodide", "_pyodide", "encodings.ascii", "encodings.latin_1", "encodings.utf_8", "encodings.idna")
"""Modules of the standard library that are loaded by name, or in a browser only."""
LATER = ("importlib.readers", "importlib.resources._adapters")
"""Modules of the standard library that are loaded when the first picture is drawn."""


def needed(source: Path) -> list[Path]:
    """The files of our package that a page needs."""
    files = [source / "__init__.py", *(path for room in ROOMS for path in (source / room).rglob("*"))]
    names = [(path, path.relative_to(source).as_posix()) for path in files if path.is_file()]
    return sorted(path for path, name in names if path.suffix in (".py", *DATA) and not name.startswith(ELSEWHERE))


def bytecode(text: bytes, name: str) -> bytes:
    """A module as the content of a `.pyc` file that is never checked against its source, without docstrings."""
    code = compile(text, name, "exec", dont_inherit=True, optimize=2)
    return importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8) + marshal.dumps(lean(code))


def lean(code: CodeType) -> CodeType:
    """Code without the table of line numbers, a third of its size: tracebacks in a page name functions only."""
    inner = tuple(lean(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=inner)


def archive(files: dict[str, bytes]) -> bytes:
    """A zip file, not compressed, since it is compressed as a whole; equal content gives equal bytes."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as packed:
        for name, data in sorted(files.items()):
            packed.writestr(zipfile.ZipInfo(name), data)
    return out.getvalue()


def pack_sunduk(source: Path) -> bytes:
    """Our package: modules without their docstrings, and the texts of the games."""
    files = {}
    for path in needed(source):
        name = f"sunduk/{path.relative_to(source).as_posix()}"
        if path.suffix == ".py":
            files[f"{name}c"] = bytecode(path.read_bytes(), name)
        else:
            files[name] = path.read_bytes()
    return archive(files)


def pack_library(source: Path) -> bytes:
    """The modules of the standard library that are loaded once all of ours are, and those that ours may load later."""
    sys.path.insert(0, str(source.parent))
    wanted = set(ALWAYS)
    for path in needed(source):
        if path.suffix == ".py":
            importlib.import_module(
                ".".join(path.relative_to(source.parent).with_suffix("").parts).removesuffix(".__init__")
            )
            wanted |= set(_imported(path))
    for name in (*sorted(wanted & sys.stdlib_module_names), *LATER):
        importlib.import_module(name)
    with zipfile.ZipFile(LIBRARY) as library:
        loaded = {name.replace(".", "/") for name in sys.modules}
        files = {}
        for name in library.namelist():
            module = name.removesuffix(".py").removesuffix("/__init__")
            if name.startswith(UNUSED):
                continue
            if name.endswith(".py") and (module in loaded or module.startswith(("pyodide", "_pyodide"))):
                files[f"{name}c"] = bytecode(library.read(name), name)
        return archive(files)


def _imported(path: Path) -> list[str]:
    """The modules that a file of ours imports anywhere in it, by their first name."""
    tree = ast.walk(ast.parse(path.read_text("utf-8")))
    found = [node for node in tree if isinstance(node, ast.Import | ast.ImportFrom)]
    names = [alias.name for node in found if isinstance(node, ast.Import) for alias in node.names]
    return names + [str(node.module) for node in found if isinstance(node, ast.ImportFrom) and not node.level]
