"""`sunduk`: all commands. Errors are one sentence and exit code 2."""

from __future__ import annotations

import sys

import typer

from sunduk import __version__
from sunduk.core.errors import SundukError

from .commands import admin as keep
from .commands import (
    advise,
    analyse,
    arena,
    bench,
    build_wasm,
    compile_games,
    fuzz,
    games,
    level,
    new,
    play,
    puzzles,
    replay,
    rules,
    serve,
    show,
    simulate,
    site,
    study,
    train,
    tune,
    verify,
)
from .common import fail

app = typer.Typer(
    help="Five tabletop games in one chest: play them, simulate them, look at them.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)

for _command in (
    games.games,
    rules.rules,
    play.play,
    serve.serve,
    site.site,
    advise.advise,
    analyse.analyse,
    puzzles.puzzles,
    simulate.simulate,
    study.study,
    tune.tune,
    arena.arena,
    bench.bench,
    replay.replay,
    show.show,
    fuzz.fuzz,
    level.level,
    train.train,
    train.net,
    verify.verify,
    keep.export,
    keep.undo,
    keep.patch,
    keep.stumbles,
    new.new,
):
    app.command()(_command)
app.command("import")(keep.import_record)
app.command("compile")(compile_games.compile_games)
app.command("build-wasm")(build_wasm.build_wasm)


@app.callback(invoke_without_command=True)
def root(version: bool = typer.Option(False, "--version", help="Say which version this is.")) -> None:
    if version:
        typer.echo(f"sunduk {__version__}")
        raise typer.Exit


def main() -> None:
    try:
        sys.exit(app(standalone_mode=False))
    except SundukError as error:
        _end(str(error))
    except typer.Abort:
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(141)
    except typer.Exit as exit:
        sys.exit(exit.exit_code)
    except Exception as error:
        if hasattr(error, "format_message") and hasattr(error, "exit_code"):
            _end(str(error.format_message()))
        raise


def _end(message: str) -> None:
    try:
        fail(message)
    except typer.Exit as exit:
        sys.exit(exit.exit_code)
