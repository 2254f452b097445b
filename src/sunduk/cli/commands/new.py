"""`sunduk new`: the smallest working game, to be changed into another."""

from __future__ import annotations

import keyword
import re
import sys
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from sunduk.core.errors import BadOption
from sunduk.core.match.registry import known

from ..common import console, program

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

TEMPLATE, TITLES = "heap", ("Heap", "Кучка")
"""The game that new ones are made from, and what it is called in English and in Russian."""
NAMED = re.compile(rf'(?<=\bat ){TEMPLATE}\b|(?<=\bthen ){TEMPLATE}\b|(?<="){TEMPLATE}\b')
"""Where a text names the template: positions and its id. Elsewhere it is the word for the heap of sticks."""


def new(
    game: Annotated[str, typer.Argument(metavar="GAME", help="What it is called in code: letters and digits.")],
    title: Annotated[str | None, typer.Option("--title", help="What players call it.")] = None,
    into: Annotated[Path, typer.Option("--into", metavar="FOLDER", help="Where its folder is made.")] = Path(),
) -> None:
    """Write the smallest working game: rules, rulebooks, words, tests and a cover, to change into your own.

    Example: [bold]sunduk new mygame --title "My Game"[/]
    """
    folder = into / game
    check_name(game, folder)
    for path, text in written(game, title or game.capitalize()):
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, "utf-8")
    command = program()
    console.print(f"[green]✓[/] {folder}", highlight=False)
    console.print(f"  {command} serve --game {folder} --open", markup=False)
    console.print(f"  pytest {folder}", markup=False)


def check_name(game: str, folder: Path) -> None:
    """Refuse a name that no package can have, and a folder that is there already."""
    if not re.fullmatch(r"[a-z][a-z0-9_]{1,39}", game) or keyword.iskeyword(game):
        raise BadOption(f"{game!r} cannot name a game: use small letters, digits and _, with a letter first.")
    if game in known() or game in sys.stdlib_module_names:
        raise BadOption(f"{game} is taken: there is a game or a module of Python with this name.")
    if folder.exists():
        raise BadOption(f"{folder} exists already: nothing was written.")


def template() -> Traversable:
    """The folder of the template: part of an installed Sunduk, or an example of a checkout."""
    packed = files("sunduk") / "templates" / TEMPLATE
    return packed if packed.is_dir() else Path(__file__).parents[4] / "examples" / TEMPLATE


def written(game: str, title: str) -> list[tuple[str, str]]:
    """The files of a new game: their paths below its folder, and their texts."""
    found = []
    for path, text in _texts(template(), ""):
        text = NAMED.sub(game, text)
        for name in TITLES:
            text = re.sub(rf"\b{name}\b", lambda _: title, text)
        found.append((path.replace(TEMPLATE, game), text))
    return found


def _texts(folder: Traversable, prefix: str) -> list[tuple[str, str]]:
    found = []
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        if each.is_dir() and each.name != "__pycache__":
            found += _texts(each, f"{prefix}{each.name}/")
        elif each.is_file() and not each.name.endswith((".pyc", ".nbi", ".nbc")):
            found.append((prefix + each.name, each.read_text("utf-8")))
    return found
