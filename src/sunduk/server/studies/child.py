"""The process in which one study runs: it reads what is asked from its input, as JSON, and writes lines of JSON.

Compiled code of an edition is never freed, and compiling holds the GIL: in a process of its own a study does no harm to
a server, and can be ended at any moment. A line `stop` ends it early, with a report of what was played; it ends without
one when its input is closed.
"""

from __future__ import annotations

import json
import os
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from typing import Any

from sunduk.core.errors import SundukError
from sunduk.study.asked import RANDOM
from sunduk.study.results import Results
from sunduk.study.study import Study
from sunduk.study.told import progress_of, report_of
from sunduk.study.variant import Variant

PATIENCE = 240.0
"""Seconds after which no more matches between one kind of players are begun, however many were asked for."""

stopped = threading.Event()
"""Set when somebody has seen enough."""


def main() -> None:
    asked = json.loads(sys.stdin.readline())
    threading.Thread(target=_listen, daemon=True).start()
    try:
        for line in lines(asked):
            tell(line)
    except SundukError as error:
        tell({"type": "failed", "message": str(error)})


def _listen() -> None:
    for line in sys.stdin:
        if line.strip() == "stop":
            stopped.set()
    os._exit(0)


def tell(line: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(line, ensure_ascii=False) + "\n")
    sys.stdout.flush()


def lines(asked: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """What is told of a study: results as they come, and the report."""
    found: list[Results] = []
    for study in studies_of(asked):
        if found and stopped.is_set():
            break
        end, results = time.monotonic() + PATIENCE, None
        with closing(study.run(threads=1)) as running:
            for results in running:
                yield progress_of(results)
                if stopped.is_set() or time.monotonic() > end:
                    break
        assert results is not None
        if stopped.is_set():
            # Who stops after a look at the results needs intervals that hold at all times.
            results = results.at_any_time()
        found.append(results)
    yield {"type": "done", "report": report_of(found, asked["language"], asked["refused"])}


def studies_of(asked: dict[str, Any]) -> list[Study]:
    """A study for each kind of players."""
    variants = tuple(
        Variant(asked["game"], each["edition"], each["options"], each["name"]) for each in asked["variants"]
    )
    for variant in variants:
        variant.check()
    return [
        Study(variants, asked["seats"], bots, 0, asked["num" if bots == RANDOM else "thoughtful"], asked["sharp"])
        for bots in asked["bots"]
    ]


if __name__ == "__main__":
    main()
