"""Pages of the documentation site that are made of files elsewhere: rulebooks with pictures, results, changelog.

Run by the plugin gen-files of MkDocs. Every example of a rulebook is executed, and drawn before and after.
"""

from __future__ import annotations

import hashlib
import os
import re
from pathlib import Path

import mkdocs_gen_files

from sunduk import games
from sunduk.core.book.illustrated import illustrated
from sunduk.core.match.game import LANGUAGES

ROOT = Path(__file__).parents[2]
PAGES = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
    "bench/results.md": "results.md",
}
"""Files that are pages as they are, and where they stand on the site."""

_LINK = re.compile(r"\]\(([^)#\s]+)(#[^)]*)?\)")


def on_site(text: str, source: str, page: str) -> str:
    """The text of a file, its links leading to pages of the site; what is not on it leads home."""

    def link(found: re.Match[str]) -> str:
        target, anchor = found[1], found[2] or ""
        if "://" in target:
            return found[0]
        path = ((ROOT / source).parent / target).resolve().relative_to(ROOT).as_posix()
        rules = re.fullmatch(r"src/sunduk/games/(\w+)/RULES\.(\w+)\.md", path)
        if path in PAGES:
            there = PAGES[path]
        elif rules:
            there = f"rules/{rules[1]}.{rules[2]}.md"
        elif path.startswith("docs/"):
            there = path.removeprefix("docs/")
        else:
            there, anchor = "index.md", ""
        return f"]({os.path.relpath(there, Path(page).parent)}{anchor})"

    return _LINK.sub(link, text)


def picture(svg: str) -> str:
    """Where a picture lies, seen from a page of rules; equal ones are kept once."""
    name = f"rules/pictures/{hashlib.sha256(svg.encode()).hexdigest()[:16]}.svg"
    with mkdocs_gen_files.open(name, "w") as file:
        file.write(svg)
    return f"../{name.removeprefix('rules/')}"


def write(page: str, text: str) -> None:
    with mkdocs_gen_files.open(page, "w") as file:
        file.write(text)


for source, page in PAGES.items():
    write(page, on_site((ROOT / source).read_text("utf-8"), source, page))
for path in sorted((ROOT / "docs").glob("**/*.md")):
    name = path.relative_to(ROOT).as_posix()
    write(name.removeprefix("docs/"), on_site(path.read_text("utf-8"), name, name.removeprefix("docs/")))
for each in games():
    for spoken in LANGUAGES:
        write(f"rules/{each.id}.{spoken}.md", illustrated(each, spoken, picture))
write("site-logo.svg", (ROOT / "web/public/chest.svg").read_text("utf-8"))
