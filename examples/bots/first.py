#!/usr/bin/env python3
"""A bot in thirty lines: it makes the first of its moves whose text it has not used in this match.

sunduk arena marrakech uniform "exec:python3 examples/bots/first.py" --num 10
"""

import json
import sys
from typing import Any


def choose(request: dict[str, Any], used: set[str]) -> dict[str, Any]:
    """One of `request["view"]["choices"]`: each has an `id`, a `text` and what it is as data."""
    choices = request["view"]["choices"]
    fresh: dict[str, Any] = next((choice for choice in choices if choice["text"] not in used), choices[0])
    return fresh


def main() -> None:
    used: set[str] = set()
    for line in sys.stdin:
        request = json.loads(line)
        choice = choose(request, used)
        used.add(choice["text"])
        print(json.dumps({"id": request["id"], "action": choice["id"]}), flush=True)


if __name__ == "__main__":
    main()
