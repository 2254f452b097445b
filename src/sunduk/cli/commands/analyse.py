"""`sunduk analyse`: the ledger of a match, with luck told from skill."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markdown import Markdown

from sunduk.analysis import Bands
from sunduk.analysis import analyse as make_ledger
from sunduk.analysis.card import card, most_turning
from sunduk.analysis.evaluator import KINDS
from sunduk.analysis.html_report import html
from sunduk.analysis.report import Report, analysis_words
from sunduk.core.errors import BadOption
from sunduk.core.match.match import Match
from sunduk.core.rules.rng import WORD

from ..common import Language, console, language, read_text
from ..progress import INTERRUPTED, progress, say_how_to_go_on


def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A match record; - reads it from a pipe.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print the whole ledger as one JSON object.")] = False,
    as_markdown: Annotated[bool, typer.Option("--markdown", help="Print a report in Markdown.")] = False,
    as_html: Annotated[bool, typer.Option("--html", help="Print a report as a page of its own.")] = False,
    as_card: Annotated[bool, typer.Option("--card", help="Print the end card of the match as SVG.")] = False,
    budget: Annotated[
        str,
        typer.Option(
            "--budget",
            metavar="quick|standard|deep|Nn",
            help="How much work: by name, or how often each choice is evaluated, such as 500n.",
        ),
    ] = "standard",
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same ledger.", min=0, max=WORD)] = 0,
    evaluator: Annotated[str, typer.Option("--evaluator", metavar="|".join(KINDS), help="What values come from.")] = (
        "playouts"
    ),
    bands: Annotated[
        str | None,
        typer.Option("--bands", metavar="2,5,10", help="From how many points on a loss is marked: three bands."),
    ] = None,
    keep: Annotated[
        Path | None, typer.Option("--keep", metavar="FILE", help="Keep what is done there; go on from there.")
    ] = None,
    lang: Language = None,
) -> None:
    """Say what luck brought each player in a match, what their choices cost, and where the match turned.

    Numbers are points of win share: of 100, how many such matches a player wins. What the values cannot explain is
    shown, so that the books close.

    Example: [bold]sunduk analyse marrakech.sunduk --budget quick[/]
    """
    if as_json + as_markdown + as_html + as_card > 1:
        raise BadOption("An analysis is printed one way: --json, --markdown, --html or --card.")
    spoken = language(lang)
    match = Match.load(read_text(file), backend="cpu")
    watch = Watch(analysis_words(spoken).name("analysis", "looking"))
    try:
        with watch:
            ledger = make_ledger(
                match,
                budget=budget,
                seed=seed,
                evaluator=evaluator,
                bands=Bands.read(bands) if bands else None,
                progress=watch,
                keep=keep,
            )
    except KeyboardInterrupt:
        stopped = f"Stopped. {watch.done} of {watch.total} events are analysed."
        say_how_to_go_on(stopped, keep is not None, "--keep FILE")
        raise typer.Exit(INTERRUPTED) from None
    report = Report(match, ledger, spoken)
    if as_json:
        print(json.dumps(ledger.data(), ensure_ascii=False))  # noqa: T201
    elif as_card:
        data = ledger.data()
        print(card(match, data, most_turning(data), spoken))  # noqa: T201
    elif as_html:
        print(html(report))  # noqa: T201
    elif as_markdown:
        print(report.markdown())  # noqa: T201
    else:
        console.print(Markdown(report.markdown()), soft_wrap=False)


class Watch:
    """A progress bar that appears once there is progress."""

    def __init__(self, title: str) -> None:
        self.done = self.total = 0
        self._title = title
        self._stack = ExitStack()
        self._advance: Callable[[int], None] | None = None

    def __enter__(self) -> None:
        self._stack.__enter__()

    def __exit__(self, *error: Any) -> None:
        self._stack.__exit__(*error)

    def __call__(self, done: int, total: int) -> None:
        """Show how many events are done, and of how many."""
        self._advance = self._advance or self._stack.enter_context(progress(self._title, total))
        self._advance(done - self.done)
        self.done, self.total = done, total
