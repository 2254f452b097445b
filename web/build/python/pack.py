"""Packs Python for the page, inside Pyodide at build time: our package and the part of the standard library it needs.

Both become archives of bytecode for exactly this interpreter, which starts several times as fast as source does. The
archive with our package is compressed here, by Zstandard, which the interpreter in the page unpacks itself; the other
must be there before the interpreter runs, so it is compressed like the other files of the page.
"""

import ast
import importlib
import importlib.util
import io
import marshal
import sys
import zipfile
from functools import cache
from pathlib import Path
from types import CodeType
from typing import NamedTuple

AT_START = frozenset(sys.modules)
"""What the interpreter has loaded before it loads anything of ours."""

ROOMS = ("core", "games", "bots", "analysis", "study", "table", "page")
"""The parts of our package that a page needs."""
ELSEWHERE = (
    *("core/backends/cuda.py", "core/backends/gpu_code.py", "core/backends/launch.py", "core/backends/dlpack.py"),
    *("core/backends/batch.py", "core/backends/devices.py", "core/backends/outputs.py", "core/backends/formats.py"),
    *("core/backends/inlining.py", "core/book/illustrated.py"),
    *("core/conform/", "core/backends/wasm/", "bots/arena/", "bots/compilation.py", "bots/level_estimate.py"),
    *("bots/networks/", "bots/advice_svg.py", "bots/kinds/net.py", "bots/kinds/pipes.py", "bots/kinds/program.py"),
    *("bots/kinds/imported.py", "bots/kinds/manners.py", "bots/module.py"),
    *("bots/compiled/exports.py", "bots/compiled/leanings.py", "bots/compiled/network_values.py"),
    *("bots/compiled/network_exports.py", "bots/compiled/ending_exports.py"),
    *("analysis/adjusted.py", "analysis/analyse.py", "analysis/compilation.py", "analysis/compiled/"),
    *("analysis/evaluator.py", "analysis/module.py", "analysis/native.py", "analysis/resume.py", "analysis/trial.py"),
    *("study/chronicles.py", "study/compiled/exports.py", "study/fast_distributions.py", "study/kept.py"),
    *("study/module.py", "study/moments.py", "study/parquet.py", "study/skill.py", "study/study.py", "study/tune/"),
    *("core/backends/kernels.py", "core/backends/perft.py", "core/extras.py", "core/picture/observed.py"),
    "table/proof.py",
)
"""Files and folders in these parts that need compiled code or other programs, or are for those only."""
STUDIES = ("study/", "page/studying.py", "page/replaying.py", "analysis/html_report.py", "core/picture/areas.py")
"""What studies alone need, besides the `areas.py` of each game: an archive of its own, since few visitors make any."""
DATA = (".toml", ".md", ".svg")
HINTED = "table/requests/"
"""The folder whose functions say in their annotations what they ask for, while the page runs."""
LIBRARY = "/lib/python314.zip"
UNUSED = ("importlib/_bootstrap", "zipimport", "pyodide/console", "pyodide/http", "pyodide/_nodesock", "ssl.")
"""Beginnings of the names of files that are frozen into the interpreter, or that nothing here calls: without `ssl`
asyncio has no encrypted sockets, and a page has no sockets at all."""
ALWAYS = (
    *("pyodide", "_pyodide", "encodings.ascii", "encodings.latin_1", "encodings.utf_8", "encodings.idna"),
    "encodings.cp437",
)
"""Modules of the standard library that are loaded by name, such as the code page of archives, or in a browser only."""
LATER = ("importlib.readers", "importlib.resources._adapters")
"""Modules of the standard library that are loaded when the first picture is drawn."""


def needed(source: Path, *, studies: bool) -> list[Path]:
    """The files of our package that a page needs; those for studies, or all others."""
    files = [source / "__init__.py", *(path for room in ROOMS for path in (source / room).rglob("*"))]
    names = [(path, path.relative_to(source).as_posix()) for path in files if path.is_file()]
    wanted = [(path, name) for path, name in names if path.suffix in (".py", *DATA) and not name.startswith(ELSEWHERE)]
    return sorted(path for path, name in wanted if studies == (name.startswith(STUDIES) or name.endswith("/areas.py")))


def bytecode(text: bytes, name: str, *, hinted: bool = True) -> bytes:
    """A module as the content of a `.pyc` file that is never checked against its source, without docstrings.

    `hinted`: with the annotations of its functions.
    """
    tree = ast.parse(text)
    code = compile(tree if hinted else Unhinted().visit(tree), name, "exec", dont_inherit=True, optimize=2)
    return importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8) + marshal.dumps(lean(code))


class Unhinted(ast.NodeTransformer):
    """Takes the annotations off functions. Those of classes stay: dataclasses and the checks of requests read them."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        _unhint(node)
        return self.generic_visit(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        _unhint(node)
        return self.generic_visit(node)


def _unhint(node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
    node.returns = None
    given = node.args
    for each in (*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg):
        if each:
            each.annotation = None


def lean(code: CodeType) -> CodeType:
    """Code without the table of line numbers, a third of its size: tracebacks in a page name functions only."""
    inner = tuple(lean(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    return code.replace(co_linetable=nowhere(len(code.co_code) // 2), co_consts=inner)


def nowhere(units: int) -> bytes:
    """The shortest table of line numbers for so many units of code that a traceback can still be written with.

    Each byte says of up to eight units that they are in no line; see `Objects/locations.md` of CPython.
    """
    whole, rest = divmod(units, 8)
    return b"\xff" * whole + (bytes([0xF8 | rest - 1]) if rest else b"")


def archive(files: dict[str, bytes]) -> bytes:
    """A zip file, not compressed, since it is compressed as a whole; equal content gives equal bytes."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as packed:
        for name, data in sorted(files.items()):
            packed.writestr(zipfile.ZipInfo(name), data)
    return out.getvalue()


def pack_sunduk(source: Path) -> bytes:
    """Our package and what it needs of the standard library beyond what every start loads, but for studies."""
    return _packed(source, needed(source, studies=False), _loaded(source).always)


def pack_studies(source: Path) -> bytes:
    """What studies need besides."""
    return _packed(source, needed(source, studies=True), _loaded(source).studies)


def _packed(source: Path, paths: list[Path], modules: frozenset[str]) -> bytes:
    """Files of ours, modules without their docstrings, and of the standard library; compressed."""
    files = {}
    for path in paths:
        name = path.relative_to(source).as_posix()
        if path.suffix == ".py":
            files[f"sunduk/{name}c"] = bytecode(path.read_bytes(), f"sunduk/{name}", hinted=name.startswith(HINTED))
        else:
            files[f"sunduk/{name}"] = path.read_bytes()
    packed = archive(files | _library(frozenset(name for name in modules if not _at_start(name))))
    # The Python that checks this file may be older than the one that runs it, which has Zstandard.
    zstd = importlib.import_module("compression.zstd")
    best = {zstd.CompressionParameter.compression_level: 22, zstd.CompressionParameter.window_log: 23}
    return bytes(zstd.compress(packed, options=best))


def pack_library(source: Path) -> bytes:
    """What every start loads of the standard library, all that is needed of its packages, and Pyodide's own modules."""
    loaded = _loaded(source)
    return archive(_library(frozenset(name for name in loaded.always | loaded.studies if _at_start(name))))


def _at_start(module: str) -> bool:
    """Whether a module is loaded at every start, or lies in a package that is: a package lies in one archive."""
    return module in ALWAYS or module.partition(".")[0] in AT_START


class Loaded(NamedTuple):
    """The modules that are loaded once all of ours are, and those that ours may load later."""

    always: frozenset[str]
    studies: frozenset[str]
    """Those that only studies load."""


@cache
def _loaded(source: Path) -> Loaded:
    sys.path.insert(0, str(source.parent))
    found = []
    for studies in (False, True):
        wanted = {*ALWAYS, *LATER}
        for path in needed(source, studies=studies):
            if path.suffix == ".py":
                importlib.import_module(
                    ".".join(path.relative_to(source.parent).with_suffix("").parts).removesuffix(".__init__")
                )
                wanted |= set(_imported(path)) & sys.stdlib_module_names
        for name in sorted(wanted):
            importlib.import_module(name)
        found.append(frozenset(sys.modules))
    always, all_ = found
    return Loaded(always, all_ - always)


def _library(modules: frozenset[str]) -> dict[str, bytes]:
    """The modules of the standard library among these, and with the first of them all of Pyodide's."""
    wanted = {name.replace(".", "/") for name in modules}
    files = {}
    with zipfile.ZipFile(LIBRARY) as library:
        for name in library.namelist():
            module = name.removesuffix(".py").removesuffix("/__init__")
            always = "pyodide" in wanted and module.startswith(("pyodide", "_pyodide"))
            if name.endswith(".py") and (module in wanted or always) and not name.startswith(UNUSED):
                # Some modules of the standard library read the annotations of their functions, Pyodide's do not.
                hinted = not name.startswith(("pyodide", "_pyodide"))
                files[f"{name}c"] = bytecode(library.read(name), name, hinted=hinted)
    return files


def _imported(path: Path) -> list[str]:
    """The modules that a file of ours imports anywhere in it, by their first name."""
    tree = ast.walk(ast.parse(path.read_text("utf-8")))
    found = [node for node in tree if isinstance(node, ast.Import | ast.ImportFrom)]
    names = [alias.name for node in found if isinstance(node, ast.Import) for alias in node.names]
    return names + [str(node.module) for node in found if isinstance(node, ast.ImportFrom) and not node.level]
