"""The linker `wasm-ld`, which makes a module of an object file.

`wasm-opt` of Binaryen is not used: it made modules smaller by 4 % only.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

from ...errors import MissingTool, Unlinkable

_STACK = 1 << 16
"""Bytes of stack. It lies below all data, so that code which uses more is stopped instead of overwriting them."""


def linker_command() -> list[str]:
    """The command that runs `wasm-ld`; raises `MissingTool` if there is none."""
    if found := shutil.which("wasm-ld"):
        return [found]
    if find_spec("ziglang"):
        return [sys.executable, "-m", "ziglang", "wasm-ld"]
    raise MissingTool(
        "A linker for WebAssembly is missing: pip install ziglang brings one, and so does LLVM's lld (wasm-ld)."
    )


def link(code: bytes, names: Iterable[str]) -> bytes:
    """The module of an object file, which exports its memory, `__heap_base`, and these functions."""
    exported = [f"--export={name}" for name in ("__heap_base", *names)]
    options = ["--no-entry", "--gc-sections", "--strip-all", "--stack-first", "-z", f"stack-size={_STACK}"]
    with tempfile.TemporaryDirectory() as folder:
        given, made = Path(folder, "game.o"), Path(folder, "game.wasm")
        given.write_bytes(code)
        command = [*linker_command(), *options, *exported, str(given), "-o", str(made)]
        done = subprocess.run(command, capture_output=True, text=True)  # noqa: S603
        if missing := re.findall(r"undefined symbol: (\S+)", done.stderr):
            raise Unlinkable(
                f"Compiled code calls {', '.join(sorted(set(missing)))}, which no browser has: use the functions of "
                "sunduk.core.rules.elementary, whose results are equal everywhere."
            )
        if done.returncode:
            raise MissingTool(f"wasm-ld does not link: {done.stderr.strip()}")
        return made.read_bytes()
