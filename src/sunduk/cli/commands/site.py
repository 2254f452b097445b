"""`sunduk site`: the page as a folder of files, which needs no server of ours."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Annotated

import typer

from sunduk.core.errors import BadOption

from ..common import console

PAGE = Path(__file__).parents[2] / "server" / "web"
MARK = '<meta name="sunduk-site" content="" />'
"""By this the page knows that there is no server, and that addresses stand after the `#`."""
PYTHON = ("*.wasm", "*.zip", "*.mjs", "*.sdnn")
"""Large files that are kept compressed, since not every file server compresses them: `NAME.bin`, in gzip."""


def site(
    folder: Annotated[Path, typer.Argument(help="Where to write it; it must not exist, or be empty.")],
) -> None:
    """Write the page as a folder that any file server can serve, under any path: play alone or at one screen.

    Example: [bold]sunduk site public && python -m http.server --directory public[/]
    """
    if not (PAGE / "index.html").is_file():
        raise BadOption("The page has not been built here: make web builds it.")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadOption(f"{folder} is not an empty folder: name another, or empty it first.")
    write_site(PAGE, folder)
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    console.print(f"[bold]{folder}[/] holds the page ({size / 1e6:.1f} MB). Serve it from anywhere.")


def write_site(page: Path, folder: Path) -> None:
    """Copy the built page so that it works without a server, under any path."""
    shutil.copytree(page, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("*.br", "*.gz", *PYTHON))
    for path in (path for pattern in PYTHON for path in page.rglob(pattern)):
        shutil.copyfile(f"{path}.gz", folder / f"{path.relative_to(page)}.bin")
    worker = folder / "sw.js"
    worker.write_text(re.sub(r'(\.wasm|\.zip|\.mjs|\.sdnn)"', r'\1.bin"', worker.read_text("utf-8")), "utf-8")
    index = folder / "index.html"
    text = re.sub(r'(href|src)="/', r'\1="./', index.read_text("utf-8"))
    index.write_text(text.replace("<head>", f"<head>\n    {MARK}"), "utf-8")
