"""`sunduk train`: a network for a game, an option of it or an edition of one's own. `sunduk net`: what a file holds."""

from __future__ import annotations

import shutil
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeElapsedColumn
from rich.table import Table

from sunduk.bots.networks.net_file import read
from sunduk.bots.networks.onnx import export
from sunduk.core.backends.devices import cores
from sunduk.core.errors import BadOption
from sunduk.core.extras import extra

from ..common import EditionFile, GameName, OptionList, console, load_game, options, warnings
from ..progress import wake


def train(
    game: GameName,
    seats: Annotated[list[int] | None, typer.Option("--seats", help="Numbers of seats; all otherwise.")] = None,
    minutes: Annotated[float, typer.Option("--minutes", help="How long, for each number of seats.", min=0.01)] = 10,
    positions: Annotated[
        int | None,
        typer.Option("--positions", help="Learn from so many positions instead, however long it takes.", min=1),
    ] = None,
    output: Annotated[Path | None, typer.Option("--output", metavar="FOLDER", help="GAME-net otherwise.")] = None,
    device: Annotated[str, typer.Option("--device", help="cpu or cuda.")] = "cpu",
    teacher: Annotated[
        float | None,
        typer.Option("--teacher", help="The share of the time for a teacher by PPO; 0.6 with cuda.", min=0, max=1),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Go on from the networks in a file.")
    ] = None,
    width: Annotated[int, typer.Option("--width", help="Of the first layer; a multiple of 4.", min=4)] = 64,
    seed: Annotated[int, typer.Option("--seed", min=0)] = 0,
    threads: Annotated[int | None, typer.Option("--threads", help="Cores to use; all otherwise.", min=1)] = None,
    option: OptionList = None,
    edition: EditionFile = None,
) -> None:
    """Train networks that judge positions, by self-play. After Ctrl-C the last one is kept; the same command goes on.

    The folder gets GAME.sdnn, and the curves as a table and as pictures. A bot plays by the file:
    [bold]mcts:0.1@FOLDER/GAME.sdnn[/].

    Example: [bold]sunduk train fortune --seats 2 --minutes 10[/]
    """
    with extra("train", "Training"):
        from sunduk.training.curves import draw
        from sunduk.training.curves import read as read_curves
        from sunduk.training.settings import Settings
        from sunduk.training.trainer import train as begin

    played = load_game(game, edition)
    if played.race:
        raise BadOption(f"{played.id} is a race: its bots are solvers, which no network makes better.")
    if device not in ("cpu", "cuda"):
        raise BadOption(f"A network is trained on cpu or cuda, not on {device!r}.")
    if width % 4:
        raise BadOption(f"The width of the first layer is a multiple of 4, not {width}.")
    wake(played, "Compiling")
    folder = output or Path(f"{played.id}-net")
    file = folder / f"{played.id}.sdnn"
    if resume is not None:
        read(resume)
        folder.mkdir(parents=True, exist_ok=True)
        if not (file.exists() and file.samefile(resume)):
            shutil.copyfile(resume, file)
    share = teacher if teacher is not None else 0.6 if device == "cuda" else 0.0
    columns = (
        TextColumn("{task.fields[seats]} seats"),
        BarColumn(),
        TimeElapsedColumn(),
        TextColumn("{task.description}"),
    )
    with Progress(*columns, console=warnings) as shown:
        for count in seats or played.seats:
            settings = Settings(
                played, count, minutes, folder, options(option), device, share, width,
                seed=seed, threads=threads or cores(), positions=positions or 0,
            )  # fmt: skip
            bar = shown.add_task("getting ready …", total=1.0, seats=count)
            begin(settings, partial(_tell, shown, bar))
            points = [point for point in read_curves(settings.curves) if point.seats == count]
            draw(points, folder / f"curves-{count}.svg", f"{played.id}, {count} seats")
    console.print(f"[green]✓[/] {file}")


def _tell(shown: Progress, bar: TaskID, passed: float, said: str) -> None:
    shown.update(bar, completed=passed, description=said)


def net(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Networks that sunduk train wrote.")],
    onnx: Annotated[
        Path | None, typer.Option("--onnx", metavar="FILE", help="Write one of them as an ONNX model.")
    ] = None,
    seats: Annotated[int | None, typer.Option("--seats", help="With --onnx: for how many seats.")] = None,
) -> None:
    """Say what a file of networks holds, or export one of them.

    Example: [bold]sunduk net fortune-net/fortune.sdnn --onnx fortune-2.onnx --seats 2[/]
    """
    held = read(file)
    if onnx is None:
        table = Table("seats", "width", "inner", "weights", "trained", box=None)
        for count, network in sorted(held.networks.items()):
            weights = sum(array.size for array in network.arrays.values())
            told = ", ".join(f"{name} {value}" for name, value in held.notes.get(str(count), {}).items())
            table.add_row(str(count), str(network.shape.width), str(network.shape.inner), f"{weights:,}", told)
        console.print(f"{held.game}, version {held.version} of the rules", table)
        return
    if seats is None and len(held.networks) == 1:
        (seats,) = held.networks
    if seats is None or seats not in held.networks:
        raise BadOption(f"Say for how many seats with --seats: {file} has {', '.join(map(str, held.networks))}.")
    export(held.networks[seats], onnx)
    console.print(f"[green]✓[/] {onnx}")
