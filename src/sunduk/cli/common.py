"""What several commands share: the console, option parsing, and how errors end a command."""

from __future__ import annotations

import locale
import os
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console

from sunduk.core.book.files import package_text
from sunduk.core.book.words import Words
from sunduk.core.errors import BadOption
from sunduk.core.match.game import LANGUAGES, Game
from sunduk.core.match.notation import read_options
from sunduk.core.match.registry import VARIABLE, register_package
from sunduk.core.match.registry import game as find_game

console = Console(highlight=False, soft_wrap=not sys.stdout.isatty())
warnings = Console(stderr=True, highlight=False, soft_wrap=True)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game, such as marrakech.", show_default=False)]
Language = Annotated[str | None, typer.Option("--lang", metavar="|".join(LANGUAGES), help="The language to speak.")]
OptionList = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]
EditionFile = Annotated[
    Path | None, typer.Option("--edition", metavar="FILE", help="A component file of your own instead of the game's.")
]


def fail(message: str) -> NoReturn:
    """End the command with one sentence and exit code 2."""
    warnings.print(f"[bold red]sunduk:[/] {message.replace('[', chr(92) + '[')}")
    raise typer.Exit(2)


def program() -> str:
    """The command by which this program was started."""
    name = Path(sys.argv[0])
    on_path = shutil.which(name.name)
    return name.name if on_path and Path(on_path).samefile(name) else os.path.relpath(name)


def language(asked: str | None) -> str:
    """The language asked for, or else the one of the environment."""
    if asked is not None:
        if asked not in LANGUAGES:
            raise BadOption(f"The language {asked!r} is not spoken here; there are {' and '.join(LANGUAGES)}.")
        return asked
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
    spoken = spoken or locale.getlocale()[0] or ""
    return "ru" if spoken.lower().startswith("ru") else "en"


def own_words(spoken: str) -> Words:
    """The words of the command line itself in a language."""
    return Words.parsed(package_text("sunduk.cli", f"words.{spoken}.toml"), spoken)


def load_game(name: str, edition: Path | None) -> Game:
    """The game of this name, with the user's own edition if one is given."""
    game = find_game(name)
    return game.with_edition(edition) if edition else game


def add_package(package: str) -> str:
    """Make the game of a package known, also to the processes that this one starts; returns the game's id."""
    id = register_package(package)
    folder = Path(package)
    name = str(folder.resolve()) if folder.is_dir() else package
    os.environ[VARIABLE] = ",".join(filter(None, (os.environ.get(VARIABLE), name)))
    return id


def options(given: Sequence[str] | None) -> dict[str, object]:
    """Options written as name=value."""
    return read_options(given or ())


def read_text(path: Path) -> str:
    """The text of a file, or of standard input for `-`."""
    if str(path) == "-":
        return sys.stdin.read()
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadOption(f"Cannot read {path}: {error}.") from None


def write_text(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise BadOption(f"Cannot write {path}: {error}.") from None
