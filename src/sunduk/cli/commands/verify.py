"""`sunduk verify`: what a record proves about the luck of its match."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from sunduk.core.match.match import Match

from ..common import console, read_text

MARKS = {True: "[green]✓[/]", False: "[bold red]✕[/]", None: "[yellow]?[/]"}
PROVED = "Proved: the record is the server's, and its luck follows from what it shows."
UNPROVED = "Nothing here is false, but that the record is the server's is not proved."
FALSE = "The record is false."


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a match played on a table server.")],
    key: Annotated[
        str | None,
        typer.Option("--key", metavar="PUBLICKEY", help="The server's public key, which it tells at /api/key."),
    ] = None,
    commitment: Annotated[
        list[str] | None,
        typer.Option(
            "--commitment",
            metavar="HASH",
            help="A commitment that you saw before the match: the server's, or one to a salt; may be repeated.",
        ),
    ] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="As JSON, with every draw: what other programs need to check it, too.")
    ] = False,
) -> None:
    """Check the luck of a match: what its record proves, and what it cannot prove.

    Ends with 0 if nothing is false and the record is signed by the key you gave, with 1 if nothing is false but anyone
    could have written it, and with 2 if something is false.

    Example: [bold]sunduk verify match.sunduk --key 3f…c1 --commitment 9a…07[/]
    """
    from sunduk.server.keys import verify as verify_signature
    from sunduk.table import proof

    text = read_text(file)
    found = proof.check(text, verify_signature, key, commitment or ())
    if as_json:
        findings = [asdict(finding) for finding in found.findings]
        drawn = [asdict(draw) for draw in proof.draws(Match.load(text))]
        print(json.dumps({"proved": found.proved, "findings": findings, "draws": drawn}))  # noqa: T201
    else:
        for finding in found.findings:
            console.print(MARKS[finding.holds], end=" ")
            console.print(finding.says, markup=False)
        console.print(PROVED if found.proved else FALSE if found.false else UNPROVED)
    if not found.proved:
        raise typer.Exit(2 if found.false else 1)
