"""`sunduk study`: what many matches say about a game and its variants."""

from __future__ import annotations

import json
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Group
from rich.live import Live
from rich.markdown import Markdown
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from sunduk.core.errors import BadOption
from sunduk.core.match.registry import game as find_game
from sunduk.core.rules.rng import WORD
from sunduk.study.asked import MOST, RANDOM
from sunduk.study.figures import pictures as drawn
from sunduk.study.html_report import html as page
from sunduk.study.metrics import metrics_for
from sunduk.study.parquet import rows_file
from sunduk.study.report import Report
from sunduk.study.results import Results
from sunduk.study.skill import LADDER, skill_depth
from sunduk.study.study import Keep, Study
from sunduk.study.told import objects_of
from sunduk.study.variant import Variant

from ..common import GameName, Language, OptionList, console, language, options, read_text, warnings, write_text

DEFAULT = 10_000
"""Random matches of each variant, if nothing is said."""


def study(
    game: GameName,
    variant: Annotated[
        list[Path] | None,
        typer.Option("--variant", metavar="FILE", help="An edition file, also with options; may be repeated."),
    ] = None,
    option: OptionList = None,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            "--bots", metavar="BOT", help="Who plays, in all seats: uniform, level:3, best:0.1; may be repeated."
        ),
    ] = None,
    seats: Annotated[int | None, typer.Option("--seats", help="How many play; the fewest otherwise.")] = None,
    num: Annotated[int | None, typer.Option("--num", help="Matches of each variant.", min=2)] = None,
    sharp: Annotated[
        str | None,
        typer.Option(
            "--sharp",
            metavar="POINTS",
            help="Stop when the first seat's win share is known to within so many points; or METRIC=REACH,….",
        ),
    ] = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed deals the same matches.", min=0, max=WORD)] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print a list with one object for each variant.")] = False,
    as_markdown: Annotated[bool, typer.Option("--markdown", help="Print the report in Markdown.")] = False,
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE", help="Write the report as a page.")] = None,
    parquet: Annotated[
        Path | None, typer.Option("--parquet", metavar="FILE", help="Write what was counted, one row a match.")
    ] = None,
    pictures: Annotated[
        Path | None, typer.Option("--pictures", metavar="FOLDER", help="Write every chart and map as SVG.")
    ] = None,
    skill: Annotated[
        int | None,
        typer.Option("--skill", metavar="DEALS", help="Also measure skill depth: bots of five strengths meet.", min=2),
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option(
            "--resume", metavar="FILE", help="Keep the study there and, if it was kept before, go on where it ended."
        ),
    ] = None,
    refused: Annotated[
        Path | None,
        typer.Option("--refused", metavar="FILE", help='How often clauses refused people, as JSON: {"6.2": 17}.'),
    ] = None,
    device: Annotated[
        str, typer.Option("--device", metavar="cpu|cuda", help="Where random matches are played.")
    ] = "cpu",
    threads: Annotated[int | None, typer.Option("--threads", help="Cores to use; all otherwise.", min=1)] = None,
    ray: Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help="Let a Ray cluster play bots.")] = None,
    lang: Language = None,
) -> None:
    """Play many matches of a game and its variants with the same luck, and say what changes: every number comes with
    its 95 % interval, and only changes that are real are called so.

    The game as it is comes first; each --variant is compared with it.

    Example: [bold]sunduk study marrakech --variant poorer.toml --sharp 0.5 --html report.html[/]
    """
    spoken = language(lang)
    found = find_game(game)
    variants = (Variant(game, options={}), *(Variant.read(game, path) for path in variant or ()))
    if given := options(option):
        variants += (Variant(game, None, given, " ".join(option or ())),)
    limits = read_sharp(sharp) if sharp else {}
    count = num if num or limits else DEFAULT
    asked = [Study(variants, seats or found.seats[0], name, seed, count, limits) for name in (bots or [RANDOM])]
    if as_json and as_markdown:
        raise BadOption("A study is printed one way: --json or --markdown.")
    if resume and (len(asked) > 1 or parquet):
        raise BadOption("--resume keeps the study of one kind of bots, and no --parquet: what is in it was written.")
    counts = read_refused(refused) if refused else {}
    with rows_file(parquet, asked[0].seats) as write:
        results = [watched(each, device, threads, ray, partial(write, each), resume) for each in asked]
    depths = (
        [skill_depth(each, asked[0].seats, skill, seed, LADDER, threads, ray) for each in variants] if skill else []
    )
    report = Report(results, spoken, counts, depths)
    if html:
        write_text(html, page(report))
        warnings.print(f"[green]✓[/] {html}")
    if pictures:
        pictures.mkdir(parents=True, exist_ok=True)
        for name, svg in drawn(report):
            write_text(pictures / name, svg)
        warnings.print(f"[green]✓[/] {pictures}")
    if as_json:
        print(json.dumps(objects_of(results), ensure_ascii=False))  # noqa: T201
        return
    if as_markdown:
        print(report.markdown())  # noqa: T201
    else:
        console.print(Markdown(report.markdown()))


def read_sharp(text: str) -> dict[str, float]:
    """How sharp an answer is asked for: `0.5`, points of the first seat's win share, or `length=1,ties=0.01`."""
    try:
        if "=" not in text:
            return {"first_seat": float(text) / 100}
        return {name.strip(): float(reach) for name, _, reach in (part.partition("=") for part in text.split(","))}
    except ValueError:
        raise BadOption(f"{text!r} is not a sharpness: write 0.5, or length=1,ties=0.01.") from None


def read_refused(path: Path) -> dict[str, int]:
    """How often each clause refused people at tables."""
    try:
        data = json.loads(read_text(path))
        return {str(rule): int(count) for rule, count in data.items()}
    except (ValueError, TypeError, AttributeError):
        raise BadOption(f'{path} is not a JSON object of clauses and counts, such as {{"6.2": 17}}.') from None


def watched(
    asked: Study, device: str, threads: int | None, ray: str | None, keep: Keep, resume: Path | None
) -> Results:
    """Run a study, with its results so far on the screen."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    progress = Progress(*columns, console=warnings)
    bar = progress.add_task(asked.bots, total=asked.num if asked.most < MOST else None)
    results = None
    with (
        Live(progress, console=warnings, transient=True, refresh_per_second=4) as live,
        closing(asked.run(device=device, threads=threads, ray=ray, keep=keep, resume=resume)) as running,
    ):
        for results in running:
            progress.update(bar, completed=results.matches)
            live.update(Group(progress, _so_far(results)))
    assert results is not None
    return results


def _so_far(results: Results) -> Table:
    table = Table("", *(variant.name or variant.game for variant in results.study.variants), box=None)
    for metric in metrics_for(results.study.seats):
        cells = []
        for each in results.estimates:
            found = each[metric.name]
            scale = 100 if metric.share else 1
            reach = (found.high - found.low) / 2 if found else 0
            cells.append(f"{scale * found.value:.2f} ± {scale * reach:.2f}" if found else "–")
        table.add_row(metric.name, *cells)
    return table
